import ComparisonRuns
import Foundation

/// A branch that holds nothing but references, with a folder for each branch of the code: pictures do not
/// bloat the history that everyone fetches, and two branches do not conflict.
///
/// The working tree, its index and the branch that is checked out are never touched.
package struct BaselineBranch: Sendable {
  /// The branch's name.
  package let name: String
  /// The folder of the references.
  package let folder: String
  private let repository: GitRepository

  /// - Parameters:
  ///   - name: the branch of the references.
  ///   - folder: the folder for references in the working tree; it is created if it does not exist.
  /// - Throws: `GitRepository.Failure` if the folder is not in a repository, or the code's own branch has
  ///   files in it.
  package init(_ name: String, folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    repository = try GitRepository(folder: folder)
    self.name = name
    self.folder = folder
    guard (try? repository.git(["check-ref-format", "--branch", name])) != nil else {
      throw GitRepository.Failure(description: "\(name) is not a name for a branch")
    }
    guard try repository.git(["ls-files", "-z", "--", "."]).isEmpty else {
      throw GitRepository.Failure(
        description:
          "\(folder) holds files of the branch that is checked out, which \(name) would take the place of; "
          + "git rm -r --cached \(folder) takes them out")
    }
  }

  /// The branch of the code that is checked out; nil for a commit without one, as in continuous integration.
  package var current: String? {
    guard let text = try? repository.git(["symbolic-ref", "--quiet", "--short", "HEAD"]) else { return nil }
    return Self.line(text)
  }

  /// The newest commit of the branch: the local one, or else that of the remote.
  private var tip: String? {
    for reference in ["refs/heads/\(name)", "refs/remotes/origin/\(name)"] {
      if let text = try? repository.git(["rev-parse", "--verify", "--quiet", "\(reference)^{commit}"]) {
        return Self.line(text)
      }
    }
    return nil
  }

  /// The path of the references of a branch of the code.
  private static func path(of branch: String) -> String { "branches/\(branch)" }

  /// Replaces the folder's content with the references of the first of the given branches that has any.
  ///
  /// - Returns: the branch; nil if none of them has references, and the folder is empty.
  package func checkOut(_ branches: [String]) throws -> String? {
    try clear()
    guard let tip else { return nil }
    for branch in branches {
      guard
        let tree = try? repository.git(
          ["rev-parse", "--verify", "--quiet", "\(tip):\(Self.path(of: branch))"])
      else { continue }
      try withIndex { index in
        _ = try repository.git(["read-tree", Self.line(tree)], index: index)
        _ = try repository.git(
          ["checkout-index", "--all", "--force", "--prefix=\(Self.absolute(folder))/"], index: index,
          atTop: true)
      }
      return branch
    }
    return nil
  }

  /// Removes the references from the folder.
  ///
  /// - Throws: `GitRepository.Failure` if it contains anything else, so that a folder named by mistake keeps
  ///   its content.
  private func clear() throws {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    var isFolder: ObjCBool = false
    for path in paths.sorted() {
      let exists = FileManager.default.fileExists(atPath: "\(folder)/\(path)", isDirectory: &isFolder)
      let name = path.split(separator: "/").last ?? ""
      if !exists || isFolder.boolValue || name.hasPrefix(".") || Self.isReference(name) { continue }
      throw GitRepository.Failure(
        description:
          "\(folder) holds \(path), which is not a reference; the references of \(self.name) would take its place"
      )
    }
    for file in try FileManager.default.contentsOfDirectory(atPath: folder) {
      try FileManager.default.removeItem(atPath: "\(folder)/\(file)")
    }
  }

  private static func isReference(_ name: some StringProtocol) -> Bool {
    name.hasSuffix(".png") || name.hasSuffix(AccessibilityTexts.ending) || name == "snapshots.json"
  }

  /// Commits the folder as the references of a branch of the code.
  ///
  /// - Returns: whether anything has changed.
  package func publish(as branch: String) throws -> Bool {
    let references = try withIndex { index in
      _ = try repository.git(
        ["--work-tree=\(Self.absolute(folder))", "add", "--all", "--force", "."], index: index)
      return Self.line(try repository.git(["write-tree"], index: index))
    }
    let old = tip
    let tree = try withIndex { index in
      let path = Self.path(of: branch)
      if let old {
        _ = try repository.git(["read-tree", old], index: index)
        _ = try repository.git(
          ["rm", "-r", "--cached", "--quiet", "--ignore-unmatch", "--", path], index: index, atTop: true)
      }
      _ = try repository.git(["read-tree", "--prefix=\(path)/", references], index: index, atTop: true)
      return Self.line(try repository.git(["write-tree"], index: index))
    }
    if let old, Self.line(try repository.git(["rev-parse", "\(old)^{tree}"])) == tree { return false }
    let parents = old.map { ["-p", $0] } ?? []
    let commit = Self.line(
      try repository.git(
        identity + ["commit-tree", tree] + parents + ["-m", "References of \(branch)"]))
    // If someone else was quicker, nothing is lost.
    let known = (try? repository.git(["rev-parse", "--verify", "--quiet", "refs/heads/\(name)"])).map(
      Self.line)
    _ = try repository.git(
      ["update-ref", "refs/heads/\(name)", commit, known ?? String(repeating: "0", count: 40)])
    return true
  }

  /// The committer's identity if git has none configured, as in continuous integration.
  private var identity: [String] {
    if (try? repository.git(["var", "GIT_COMMITTER_IDENT"])) != nil { return [] }
    return ["-c", "user.name=FittingRoom", "-c", "user.email=fittingroom@localhost"]
  }

  /// Runs a closure with a separate, empty index.
  private func withIndex<Result>(_ body: (String) throws -> Result) throws -> Result {
    let index = NSTemporaryDirectory() + "/fittingroom-index-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: index) }
    return try body(index)
  }

  private static func line(_ output: [UInt8]) -> String {
    String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
  }
}
