internal import OperatingSystem
internal import Reports

#if canImport(Glibc)
  internal import Glibc
#endif

/// The served folder and its files.
package struct PreviewProject: Sendable {
  /// The folder's path, with symbolic links resolved.
  package let root: String
  /// The served file, if the project is only a single file.
  package let onlyFile: String?

  /// Folders with copies or third-party code.
  private static let skipped: Set<String> = [
    "node_modules", "Pods", "Carthage", "DerivedData", "build", "checkouts",
  ]
  /// What describes the project of the folder that it is in.
  private static let projectFiles: Set<String> = ["Package.swift", "project.yml"]
  private static let projectBundles = [".xcodeproj", ".xcworkspace"]
  /// The maximum number of files and folders to search.
  private static let limit = 50_000

  /// - Parameter path: a folder, or a file, whose folder it then is; of a project's own file or bundle
  ///   (`App.xcodeproj`, `Package.swift`) it is the project's folder.
  package init(_ path: String) throws(ServiceError) {
    guard var resolved = FileSystem.resolve(path) else {
      throw ServiceError("\(path) is not there; name a Swift file or the folder of a project")
    }
    let name = FileSystem.name(of: resolved)
    if Self.projectFiles.contains(name) || Self.projectBundles.contains(where: name.hasSuffix) {
      resolved = FileSystem.folder(of: resolved)
    }
    let isFolder = FileSystem.isFolder(resolved)
    onlyFile = isFolder ? nil : resolved
    root = isFolder ? resolved : FileSystem.folder(of: resolved)
  }

  /// The project's name as in Xcode.
  package var name: String { FileSystem.name(of: root) }

  /// A path from the root.
  package func relative(_ path: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.utf8.count + 1)) : path
  }

  /// The files with the given extensions, relative to the root, sorted.
  package func files(endings: [String]) -> [String] {
    if let onlyFile { return endings.contains(where: onlyFile.hasSuffix) ? [relative(onlyFile)] : [] }
    var found: [String] = []
    var pending = [""]
    var seen = 0
    while let folder = pending.popLast() {
      guard let names = try? FileSystem.names(in: folder.isEmpty ? root : "\(root)/\(folder)") else {
        continue
      }
      for name in names where !name.hasPrefix(".") && !Self.skipped.contains(name) {
        seen += 1
        if seen > Self.limit { return found.sorted() }
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        let place = "\(root)/\(path)"
        if FileSystem.isFolder(place) {
          if !FileSystem.isLink(place) { pending.append(path) }
        } else if endings.contains(where: name.hasSuffix) {
          found.append(path)
        }
      }
    }
    return found.sorted()
  }

  /// When a file was changed last, in seconds since 1970; 0 if it does not exist.
  package func modificationTime(of path: String) -> Double {
    var status = stat()
    guard stat("\(root)/\(path)", &status) == 0 else { return 0 }
    return Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
  }

  /// The file for a path: a file system path, relative to the root or absolute, or a path in Xcode's project
  /// organization, which may start with the project's name and omit folders.
  ///
  /// - Throws: an error with suggestions.
  package func file(_ path: String) throws(ServiceError) -> String {
    if path.isEmpty { throw ServiceError("the path of a file is missing") }
    // A zero byte ends a path for the system and would hide the rest.
    if path.utf8.contains(0) { throw ServiceError("the path of a file holds a zero") }
    let whole = path.hasPrefix("/") ? path : "\(root)/\(path)"
    if let resolved = FileSystem.resolve(whole) {
      guard resolved.hasPrefix(root + "/") else {
        throw ServiceError("“\(path)” is outside of the project “\(root)”")
      }
      guard !FileSystem.isFolder(resolved) else {
        throw ServiceError("“\(path)” is a folder; name a file in it")
      }
      return resolved
    }
    var parts = path.split(separator: "/").map(String.init)
    if parts.contains("..") { throw ServiceError("“\(path)” is outside of the project “\(root)”") }
    let known = files(endings: [FileSystem.name(of: path)])
    while !parts.isEmpty {
      let tail = parts.joined(separator: "/")
      let found = known.filter { $0 == tail || $0.hasSuffix("/" + tail) }
      if found.count == 1 { return "\(root)/\(found[0])" }
      if found.count > 1 {
        throw ServiceError("“\(path)” may be any of: \(found.prefix(10).joined(separator: ", "))")
      }
      parts.removeFirst()
    }
    let sources = files(endings: [".swift"])
    let nearest = NearestName.question(
      FileSystem.name(of: path), in: sources.map { FileSystem.name(of: $0) })
    let some = sources.prefix(20).joined(separator: ", ") + (sources.count > 20 ? ", …" : "")
    throw ServiceError(
      "“\(path)” is not a file of the project\(nearest.isEmpty ? ";" : nearest) there are: \(some)")
  }

  /// The other Swift files that are compiled with one if it does not compile alone and no project describes its
  /// target: those of its target by the folders of Swift packages, or of the topmost folder that it is in.
  package func companions(of file: String) -> [String] {
    if onlyFile != nil { return [] }
    let parts = relative(file).split(separator: "/").map(String.init)
    let depth = (parts.lastIndex(of: "Sources") ?? parts.lastIndex(of: "Tests")).map { $0 + 2 } ?? 1
    let folder = parts.dropLast().prefix(depth).joined(separator: "/")
    let others = files(endings: [".swift"]).filter { path in
      path != relative(file) && path != "Package.swift"
        && (folder.isEmpty ? !path.contains("/") : path.hasPrefix(folder + "/"))
    }
    return others.count > Self.largestModule ? [] : others.map { "\(root)/\($0)" }
  }

  /// A module with more files is not compiled as a whole in the foreground.
  private static let largestModule = 400
}
