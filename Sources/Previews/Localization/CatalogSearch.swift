import Foundation
package import StringCatalogs

/// Finds the string catalogs that belong to source files.
package enum CatalogSearch {
  /// Folders that hold no sources of the project, or copies of them.
  private static let skipped: Set<String> = ["node_modules", "Pods", "Carthage", "DerivedData", "build"]
  /// How deep a project is searched.
  private static let deepest = 8

  /// The catalogs of the projects that source files are part of: the nearest folder around each with a package, an
  /// Xcode project or a repository, and for a package those of the project that it lies in; without one, the file's own folder
  /// and its `Resources`.
  ///
  /// Each project is looked through once, however many of its files there are.
  package static func catalogs(near sources: [String]) -> [String] {
    let folders = sources.map { URL(fileURLWithPath: $0).standardizedFileURL.deletingLastPathComponent() }
    var found: [String] = []
    var searched: Set<String> = []
    for folder in folders where searched.insert(folder.path).inserted {
      let roots = projectRoots(around: folder)
      for root in roots where searched.insert("\(root.path)/").inserted {
        found += catalogs(in: root, depth: 0).map(\.path).filter { !found.contains($0) }
      }
      if roots.isEmpty {
        found += (own(folder) + own(folder.appendingPathComponent("Resources"))).map(\.path)
          .filter { !found.contains($0) }
      }
    }
    return found
  }

  /// Reads catalogs into one; of several texts for a key the first counts.
  package static func read(_ paths: [String]) throws(CatalogError) -> StringCatalog? {
    var whole: StringCatalog?
    for path in paths.reversed() {
      let catalog = try CatalogReader.read(path)
      if var merged = whole {
        merged.merge(catalog)
        if path.hasSuffix(".xcstrings") { merged.sourceLanguage = catalog.sourceLanguage }
        whole = merged
      } else {
        whole = catalog
      }
    }
    return whole
  }

  /// The folder of the project that a source file is part of: the nearest one around it with a package, an Xcode
  /// project or a repository, unless that is the home folder; else the file's own.
  package static func project(of source: String) -> String {
    let folder = URL(fileURLWithPath: source).standardizedFileURL.deletingLastPathComponent()
    guard let root = projectRoot(around: folder), root.path != NSHomeDirectory() else { return folder.path }
    return root.path
  }

  /// Whether a source file is part of a project, rather than a file of its own.
  package static func isInProject(_ source: String) -> Bool {
    let folder = URL(fileURLWithPath: source).standardizedFileURL.deletingLastPathComponent()
    return projectRoot(around: folder).map { $0.path != NSHomeDirectory() } ?? false
  }

  /// The folders of the projects that a source file is part of, the nearest first: a package's own, and that of the app or the
  /// repository that it lies in, where views find what the app has. Empty for a file of its own.
  package static func projects(of source: String) -> [String] {
    let folder = URL(fileURLWithPath: source).standardizedFileURL.deletingLastPathComponent()
    return projectRoots(around: folder).map(\.path).filter { $0 != NSHomeDirectory() }
  }

  private static func projectRoot(around folder: URL) -> URL? { projectRoots(around: folder).first }

  /// The nearest folder with a package, an Xcode project or a repository, and after a package the next such one around it.
  private static func projectRoots(around folder: URL) -> [URL] {
    var folder = folder
    var roots: [URL] = []
    while folder.path != "/", roots.isEmpty || folder.path != NSHomeDirectory() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let isWhole = names.contains { $0 == ".git" || $0.hasSuffix(".xcodeproj") }
      if isWhole || names.contains("Package.swift") { roots.append(folder) }
      if isWhole { break }
      folder.deleteLastPathComponent()
    }
    return roots
  }

  private static func isCatalog(_ url: URL) -> Bool {
    ["xcstrings", "lproj"].contains(url.pathExtension)
  }

  private static func entries(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }
  }

  private static func own(_ folder: URL) -> [URL] {
    entries(of: folder).filter { isCatalog($0) && hasTexts($0) }
  }

  /// Whether an `.lproj` folder has texts at all; it may hold only pictures.
  private static func hasTexts(_ url: URL) -> Bool {
    guard url.pathExtension == "lproj" else { return true }
    return entries(of: url).contains { ["strings", "stringsdict"].contains($0.pathExtension) }
  }

  private static func catalogs(in folder: URL, depth: Int) -> [URL] {
    var found = own(folder)
    guard depth < deepest else { return found }
    for entry in entries(of: folder) where !isCatalog(entry) {
      let name = entry.lastPathComponent
      var isFolder: ObjCBool = false
      guard !name.hasPrefix("."), !skipped.contains(name),
        FileManager.default.fileExists(atPath: entry.path, isDirectory: &isFolder), isFolder.boolValue
      else { continue }
      found += catalogs(in: entry, depth: depth + 1)
    }
    return found
  }
}
