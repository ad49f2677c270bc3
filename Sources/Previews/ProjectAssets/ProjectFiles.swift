import Foundation
import Glibc

/// The files of a project that its views may refer to: asset catalogs, pictures, fonts and others.
package struct ProjectFiles: Sendable {
  /// Asset catalogs, the nearest to the sources first.
  package private(set) var catalogs: [String] = []
  /// All other files, the nearest to the sources first.
  package private(set) var files: [String] = []

  /// The project's Swift files, in the order of their paths.
  package private(set) var swiftFiles: [String] = []

  /// Folders that contain no resources of the project, or only copies of them.
  private static let skipped: Set<String> = [
    "node_modules", "Pods", "Carthage", "DerivedData", "build", "Preview Content.xcassets",
  ]
  /// The limits on search depth and on the number of files of a project.
  private static let deepest = 10
  private static let fileLimit = 100_000
  /// Extensions of files for compilers and tools.
  private static let notResources: Set<String> = [
    "swift", "m", "mm", "h", "c", "cpp", "o", "d", "swiftmodule", "pbxproj", "so", "a", "dylib",
  ]

  /// Searches the projects of some sources, in the same folders as for string catalogs, so that a package's
  /// view finds the resources of the surrounding app. Without a project, the sources' own folders and their
  /// `Resources` folders are used.
  package init(near sources: [String]) {
    var roots: [(path: String, depth: Int)] = []
    var folders: Set<String> = []
    for source in sources {
      let folder = URL(fileURLWithPath: source).standardizedFileURL.deletingLastPathComponent().path
      if !folders.insert(folder).inserted { continue }
      // The outermost project contains the others.
      let project = CatalogSearch.projects(of: source).last
      for root in project.map({ [($0, Self.deepest)] })
        ?? [(folder, 0), ("\(folder)/Resources", Self.deepest)]
      where !roots.contains(where: { $0.0 == root.0 }) {
        roots.append(root)
      }
    }
    for root in roots { walk(root.path, depth: root.depth) }
    let near = sources.first.map { Self.parts(of: URL(fileURLWithPath: $0).standardizedFileURL.path) } ?? []
    swiftFiles.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    catalogs = Self.sorted(catalogs, near: near)
    files = Self.sorted(files, near: near)
  }

  private mutating func walk(_ folder: String, depth: Int) {
    guard let stream = opendir(folder) else { return }
    var folders: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      let path = "\(folder)/\(name)"
      var isFolder = entry.pointee.d_type == UInt8(DT_DIR)
      if entry.pointee.d_type == UInt8(DT_UNKNOWN) {
        // As if the kind were known: symbolic links are not followed.
        var status = stat()
        isFolder = lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      }
      let ending =
        name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last.map(String.init) ?? ""
      if isFolder {
        if ending == "xcassets" {
          catalogs.append(path)
        } else if !Self.skipped.contains(name), ending != "xcodeproj", ending != "xcworkspace" {
          folders.append(path)
        }
      } else if ending == "swift" {
        swiftFiles.append(path)
      } else if !Self.notResources.contains(ending) {
        files.append(path)
      }
    }
    closedir(stream)
    if depth > 0, files.count < Self.fileLimit {
      for folder in folders { walk(folder, depth: depth - 1) }
    }
  }

  private static func parts(of path: String) -> [Substring] { path.split(separator: "/") }

  /// Paths, sorted by the number of folders shared with the first source, then by depth, then by name.
  private static func sorted(_ paths: [String], near: [Substring]) -> [String] {
    paths.map { path -> (shared: Int, depth: Int, path: String) in
      let parts = parts(of: path)
      return (zip(parts, near).prefix { $0 == $1 }.count, parts.count, path)
    }
    .sorted { ($1.shared, $0.depth, $0.path) < ($0.shared, $1.depth, $1.path) }
    .map(\.path)
  }

  /// The project's fonts.
  package var fonts: [String] { files(endings: ["ttf", "otf", "ttc"]) }

  /// The files with given extensions.
  func files(endings: Set<String>) -> [String] {
    files.filter { path in
      guard let dot = path.lastIndex(of: ".") else { return false }
      return endings.contains(path[path.index(after: dot)...].lowercased())
    }
  }
}
