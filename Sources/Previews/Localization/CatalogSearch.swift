import Foundation
package import StringCatalogs

/// Finds the string catalogs that belong to source files.
package enum CatalogSearch {
  /// Folders that hold no sources of the project, or copies of them.
  private static let skipped: Set<String> = ["node_modules", "Pods", "Carthage", "DerivedData", "build"]
  /// How deep a project is searched.
  private static let deepest = 8

  /// The catalogs of the project that a source file is part of: the nearest folder around it with a package, an
  /// Xcode project or a repository; without one, the file's own folder and its `Resources`.
  package static func catalogs(near source: String) -> [String] {
    let folder = URL(fileURLWithPath: source).standardizedFileURL.deletingLastPathComponent()
    if let root = projectRoot(around: folder) { return catalogs(in: root, depth: 0).map(\.path) }
    return (own(folder) + own(folder.appendingPathComponent("Resources"))).map(\.path)
  }

  /// The catalogs of the projects that some sources are part of, each once; each folder is looked into once.
  package static func catalogs(near sources: [String]) -> [String] {
    var found: [String] = []
    var roots: Set<String> = []
    for source in oneOfEachFolder(sources) {
      let folder = URL(fileURLWithPath: source).standardizedFileURL.deletingLastPathComponent()
      if let root = projectRoot(around: folder), !roots.insert(root.path).inserted { continue }
      for catalog in catalogs(near: source) where !found.contains(catalog) { found.append(catalog) }
    }
    return found
  }

  /// The first of the sources of each folder: what surrounds the others is the same.
  package static func oneOfEachFolder(_ sources: [String]) -> [String] {
    var folders: Set<Substring> = []
    return sources.filter { source in
      folders.insert(source.lastIndex(of: "/").map { source[..<$0] } ?? "").inserted
    }
  }

  /// The folders of the projects that some sources are part of, each once.
  package static func projects(of sources: [String]) -> [String] {
    var found: [String] = []
    for source in oneOfEachFolder(sources) {
      let folder = project(of: source)
      if !found.contains(folder) { found.append(folder) }
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

  private static func projectRoot(around folder: URL) -> URL? {
    var folder = folder
    while folder.path != "/" {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      if names.contains(where: { $0 == "Package.swift" || $0 == ".git" || $0.hasSuffix(".xcodeproj") }) {
        return folder
      }
      folder.deleteLastPathComponent()
    }
    return nil
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
