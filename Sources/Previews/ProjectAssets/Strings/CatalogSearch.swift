import Foundation
import OperatingSystem
package import Reports
package import StringCatalogs

/// Finds the string catalogs that belong to source files.
package enum CatalogSearch {
  /// Folders that contain no sources of the project, or only copies of them.
  private static let skipped: Set<String> = ["node_modules", "Pods", "Carthage", "DerivedData", "build"]
  /// How deep a project is searched.
  private static let deepest = 8

  /// The first of the sources of each folder: the others have the same surroundings.
  package static func oneOfEachFolder(_ sources: [String]) -> [String] {
    var folders: Set<Substring> = []
    return sources.filter { source in
      folders.insert(source.lastIndex(of: "/").map { source[..<$0] } ?? "").inserted
    }
  }

  /// The catalogs of the projects that source files are part of: the nearest folder around each with a package, an
  /// Xcode project or a repository, and for a package those of the project that it lies in; without one, the file's own folder
  /// and its `Resources`.
  ///
  /// Each project is searched once, regardless of the number of its files.
  package static func catalogs(near sources: [String]) -> [String] {
    let folders = sources.map { URL(fileURLWithPath: $0).standardizedFileURL.deletingLastPathComponent() }
    var found: [String] = []
    var searched: Set<String> = []
    for folder in folders where searched.insert(folder.path).inserted {
      let roots = projectRoots(around: folder)
      for root in roots where searched.insert("\(root.path)/").inserted {
        var links = ProjectLinks(root: root.path)
        found += catalogs(in: root.path, depth: 0, &links).filter { !found.contains($0) }
      }
      if roots.isEmpty {
        found += [folder.path, "\(folder.path)/Resources"].flatMap {
          own($0, ProjectLinks(root: folder.path))
        }
        .filter { !found.contains($0) }
      }
    }
    return found
  }

  /// Reads catalogs into one; for duplicate keys the first text wins.
  ///
  /// - Parameter damaged: called with the reason why one cannot be read; unless it throws, the others are
  ///   used without it.
  package static func read(
    _ paths: [String],
    damaged: (LocatedError) throws(LocatedError) -> Void = { error throws(LocatedError) in throw error }
  ) throws(LocatedError) -> StringCatalog? {
    var whole: StringCatalog?
    for path in paths.reversed() {
      let catalog: StringCatalog
      do throws(LocatedError) {
        catalog = try CatalogReader.read(path)
      } catch {
        try damaged(error)
        continue
      }
      if var merged = whole {
        merged.merge(catalog)
        if path.hasSuffix(".xcstrings") { merged.sourceLanguage = catalog.sourceLanguage }
        whole = merged
      } else {
        whole = catalog
      }
    }
    // A file with one language is its own source only if there is no other.
    if let catalog = whole, !catalog.isSourceDeclared, catalog.sourceLanguage != "en",
      catalog.entries.contains(where: { $0.localizations["en"] != nil })
    {
      whole?.sourceLanguage = "en"
    }
    return whole
  }

  /// The folder of the project that a source file is part of: the nearest one around it with a package, an Xcode
  /// project or a repository, unless the home folder lies in it; else the file's own.
  package static func project(of source: String) -> String {
    let folder = URL(fileURLWithPath: source).standardizedFileURL.deletingLastPathComponent()
    return (projectRoot(around: folder) ?? folder).path
  }

  /// Whether a source file is part of a project, rather than a standalone file.
  package static func isInProject(_ source: String) -> Bool {
    projectRoot(around: URL(fileURLWithPath: source).standardizedFileURL.deletingLastPathComponent()) != nil
  }

  /// The folders of the projects that a source file is part of, the nearest first: a package's own, and that
  /// of the app or the repository that it lies in, where views find the app's resources. Empty for a
  /// standalone file.
  package static func projects(of source: String) -> [String] {
    let folder = URL(fileURLWithPath: source).standardizedFileURL.deletingLastPathComponent()
    return projectRoots(around: folder).map(\.path)
  }

  private static func projectRoot(around folder: URL) -> URL? { projectRoots(around: folder).first }

  /// The nearest folder with a package, an Xcode project, what XcodeGen makes one of, or a repository, and after a package or a
  /// specification of XcodeGen's the next such one around it.
  private static func projectRoots(around folder: URL) -> [URL] {
    var folder = folder
    var roots: [URL] = []
    while folder.path != "/" {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let isWhole = names.contains { $0 == ".git" || $0.hasSuffix(".xcodeproj") }
      if isWhole || names.contains("Package.swift") || names.contains("project.yml") {
        if FileSystem.holdsHome(folder.path) { break }
        roots.append(folder)
      }
      if isWhole { break }
      folder.deleteLastPathComponent()
    }
    return roots
  }

  private static func isCatalog(_ name: String) -> Bool {
    name.hasSuffix(".xcstrings") || name.hasSuffix(".lproj")
  }

  /// The content of a folder, in the order of its names, without symbolic links that lead out of the project.
  private static func entries(
    of folder: String, _ links: ProjectLinks
  ) -> [(name: String, kind: FileSystem.EntryKind)] {
    FileSystem.entries(of: folder)
      .filter { $0.kind != .link || links.staysInside("\(folder)/\($0.name)") }
      .sorted { $0.name < $1.name }
  }

  /// The catalogs in a folder itself.
  private static func own(_ folder: String, _ links: ProjectLinks) -> [String] {
    catalogs(among: entries(of: folder, links), of: folder, links)
  }

  private static func catalogs(
    among entries: [(name: String, kind: FileSystem.EntryKind)], of folder: String, _ links: ProjectLinks
  ) -> [String] {
    entries.filter { isCatalog($0.name) }.map { "\(folder)/\($0.name)" }.filter { hasTexts($0, links) }
  }

  /// Whether an `.lproj` folder has texts at all; it may hold only pictures.
  private static func hasTexts(_ path: String, _ links: ProjectLinks) -> Bool {
    guard path.hasSuffix(".lproj") else { return true }
    return entries(of: path, links).contains { entry in
      [".strings", ".stringsdict"].contains(where: entry.name.hasSuffix)
    }
  }

  private static func catalogs(in folder: String, depth: Int, _ links: inout ProjectLinks) -> [String] {
    let entries = entries(of: folder, links)
    var found = catalogs(among: entries, of: folder, links)
    guard depth < deepest else { return found }
    for entry in entries where entry.kind == .folder || entry.kind == .link {
      let path = "\(folder)/\(entry.name)"
      guard !isCatalog(entry.name), !entry.name.hasPrefix("."), !skipped.contains(entry.name),
        entry.kind == .folder || FileSystem.isFolder(path) && links.mayFollow(path)
      else { continue }
      found += catalogs(in: path, depth: depth + 1, &links)
    }
    return found
  }
}
