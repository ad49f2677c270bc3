import Foundation
import OperatingSystem

/// A folder inside a git working tree, queried through the program `git`.
package struct GitRepository: Sendable {
  /// The folder that paths are relative to.
  package let folder: String
  /// The folder's path below the top of the working tree, with a slash at its end; empty at the top.
  private let prefix: String

  /// Why a git command failed, as a sentence.
  package struct Failure: Error, Hashable, CustomStringConvertible {
    package let description: String
  }

  /// - Throws: `Failure` if the folder is not in a repository, or git is not installed.
  package init(folder: String) throws {
    self.folder = folder
    prefix = try Self.text(folder, ["rev-parse", "--show-prefix"])
      .trimmingCharacters(in: .newlines)
  }

  /// Whether the clone is shallow, as is common in continuous integration.
  package var isShallow: Bool {
    get throws {
      try Self.text(folder, ["rev-parse", "--is-shallow-repository"]).hasPrefix("true")
    }
  }

  /// One committed version of a file.
  package struct Version: Hashable, Sendable {
    /// The commit's full name.
    package var commit: String
    /// The day of the commit where it was made, such as `2026-01-31`.
    package var date: String
    /// The name of the file's content.
    package var blob: String
  }

  /// The committed versions of all files below the folder, by their paths, the newest first.
  ///
  /// - Parameters:
  ///   - ending: the extension of the files' names.
  ///   - start: limits the result to this commit's descendants; nil for all.
  package func versions(ending: String, since start: String? = nil) throws -> [String: [Version]] {
    // Commits start with a mark that no path contains; paths are terminated by zeros, so that none is quoted.
    var arguments = ["log", "--format=%x01%H %cs", "--raw", "--no-abbrev", "--no-renames", "-z", "-m"]
    arguments += ["--first-parent", "--diff-filter=AM", "--relative"]
    if let start {
      _ = try Self.text(
        folder, ["rev-parse", "--verify", "--quiet", "--end-of-options", start + "^{commit}"]
      ) {
        "\(start) is not a commit of the repository of \(folder)"
      }
      arguments.append(start + "..HEAD")
    }
    let output = try Self.run(folder, arguments + ["--", "."])
    var versions: [String: [Version]] = [:]
    var commit = (name: "", date: "")
    var blob: String?
    for field in output.split(separator: 0) {
      var text = String(decoding: field, as: UTF8.self)
      if let path = blob {
        if text.hasSuffix(ending) {
          versions[text, default: []].append(Version(commit: commit.name, date: commit.date, blob: path))
        }
        blob = nil
        continue
      }
      if text.hasPrefix("\n") { text.removeFirst() }
      if text.hasPrefix("\u{1}") {
        let words = text.dropFirst().split(separator: " ")
        if words.count == 2 { commit = (String(words[0]), String(words[1])) }
      } else if text.hasPrefix(":") {
        // ":oldmode newmode oldblob newblob status"
        let words = text.split(separator: " ")
        if words.count == 5 { blob = String(words[3]) }
      }
    }
    return versions
  }

  /// Makes sure that there is a commit.
  ///
  /// - Throws: `Failure` if there is none with that name.
  package func check(_ commit: String) throws {
    _ = try Self.text(
      folder, ["rev-parse", "--verify", "--quiet", "--end-of-options", commit + "^{commit}"]
    ) {
      "\(commit) is not a commit of the repository of \(folder)"
    }
  }

  /// The files of the repository that differ from a commit, as paths from the root: changed, new or gone, and
  /// untracked ones.
  package func files(changedSince commit: String) throws -> [(path: String, isGone: Bool)] {
    try check(commit)
    let top = try Self.text(folder, ["rev-parse", "--show-toplevel"]).trimmingCharacters(in: .newlines)
    func paths(_ arguments: [String]) throws -> [String] {
      try Self.run(top, arguments).split(separator: 0).map { "\(top)/\(String(decoding: $0, as: UTF8.self))" }
    }
    let changed = try paths(["diff", "--name-only", "--no-renames", "-z", "--end-of-options", commit, "--"])
    let new = try paths(["ls-files", "--others", "--exclude-standard", "-z"])
    return (changed + new).map { ($0, !FileManager.default.fileExists(atPath: $0)) }
  }

  /// The content of a file at a commit, with filters such as git-lfs applied.
  package func content(of path: String, at commit: String) throws -> [UInt8] {
    try Self.run(folder, ["cat-file", "--filters", "\(commit):\(prefix)\(path)"])
  }

  /// The sizes in bytes of stored contents.
  package func storedSizes(of blobs: [String]) throws -> [String: Int] {
    guard !blobs.isEmpty else { return [:] }
    let input = Array((blobs.joined(separator: "\n") + "\n").utf8)
    let output = try Self.run(
      folder, ["cat-file", "--batch-check=%(objectname) %(objectsize:disk)"], input: input)
    var sizes: [String: Int] = [:]
    for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 2, let size = Int(words[1]) { sizes[String(words[0])] = size }
    }
    return sizes
  }

  // MARK: The program

  /// Runs git and returns what it printed.
  ///
  /// - Parameters:
  ///   - index: a file used instead of the working tree's index.
  ///   - atTop: whether it runs at the top of the working tree, to which paths are then relative.
  func git(_ arguments: [String], index: String? = nil, atTop: Bool = false) throws -> [UInt8] {
    let place =
      atTop
      ? try Self.text(folder, ["rev-parse", "--show-toplevel"]).trimmingCharacters(in: .newlines) : folder
    return try Self.run(place, arguments, environment: index.map { ["GIT_INDEX_FILE": $0] } ?? [:])
  }

  private static func text(
    _ folder: String, _ arguments: [String], otherwise: (() -> String)? = nil
  ) throws -> String {
    String(decoding: try run(folder, arguments, otherwise: otherwise), as: UTF8.self)
  }

  /// Runs git in a folder and returns what it printed.
  ///
  /// - Parameter environment: additional environment variables for git.
  private static func run(
    _ folder: String, _ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:],
    otherwise: (() -> String)? = nil
  ) throws -> [UInt8] {
    let process = try ChildProcess(
      "/usr/bin/env", arguments: ["git", "-C", folder] + arguments,
      variables: ["LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0"].merging(environment) { $1 }, input: input)
    guard process.exitCode == 0 else {
      if let otherwise { throw Failure(description: otherwise()) }
      let text = String(decoding: process.errors, as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
      let reason = text.split(separator: "\n").last?.replacing("fatal: ", with: "") ?? "it gives no reason"
      throw Failure(description: "git knows nothing of \(folder): \(reason)")
    }
    return process.output
  }
}
