import Foundation
package import Reports
package import StringCatalogs

/// Finds the string catalogs that belong to source files.
package enum CatalogSearch {
  /// Folders that hold no sources of the project, or copies of them.
  private static let skipped: Set<String> = ["node_modules", "Pods", "Carthage", "DerivedData", "build"]
  /// How deep a project is searched.
  private static let deepest = 8

  /// The first of the sources of each folder: what surrounds the others is the same.
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
  /// Each project is looked through once, however many of its files there are.
  package static func catalogs(near sources: [String]) -> [String] {
    let folders = sources.map { URL(fileURLWithPath: $0).standardizedFileURL.deletingLastPathComponent() }
    var found: [String] = []
    var searched: Set<String> = []
    for folder in folders where searched.insert(folder.path).inserted {
      let roots = projectRoots(around: folder)
      for root in roots where searched.insert("\(root.path)/").inserted {
        var links: Set<String> = []
        found += catalogs(in: root, depth: 0, of: resolved(root), &links).map(\.path)
          .filter { !found.contains($0) }
      }
      if roots.isEmpty {
        found += [folder, folder.appendingPathComponent("Resources")].flatMap {
          own($0, of: resolved(folder))
        }
        .map(\.path)
        .filter { !found.contains($0) }
      }
    }
    return found
  }

  /// Reads catalogs into one; of several texts for a key the first counts.
  package static func read(_ paths: [String]) throws(LocatedError) -> StringCatalog? {
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
  /// project or a repository, unless the home folder lies in it; else the file's own.
  package static func project(of source: String) -> String {
    let folder = URL(fileURLWithPath: source).standardizedFileURL.deletingLastPathComponent()
    return (projectRoot(around: folder) ?? folder).path
  }

  /// Whether a source file is part of a project, rather than a file of its own.
  package static func isInProject(_ source: String) -> Bool {
    projectRoot(around: URL(fileURLWithPath: source).standardizedFileURL.deletingLastPathComponent()) != nil
  }

  /// The folders of the projects that a source file is part of, the nearest first: a package's own, and that of the app or the
  /// repository that it lies in, where views find what the app has. Empty for a file of its own.
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
        if holdsHome(resolved(folder)) { break }
        roots.append(folder)
      }
      if isWhole { break }
      folder.deleteLastPathComponent()
    }
    return roots
  }

  /// Whether a folder is the user's home, or holds it: what the environment says of it, or the system's list of users. A
  /// repository of one's settings makes no project of everything that one has, and root has no business in the home of the one
  /// whom the folder belongs to either.
  private static func holdsHome(_ folder: String) -> Bool {
    var homes = [NSHomeDirectory()]
    var status = stat()
    for user in [geteuid()] + (stat(folder, &status) == 0 ? [status.st_uid] : []) {
      if let entry = getpwuid(user), let home = entry.pointee.pw_dir { homes.append(String(cString: home)) }
    }
    // By itself: a copy of the whole environment would stay in the memory that views are started with.
    if let home = getenv("HOME").map({ String(cString: $0) }), !home.isEmpty { homes.append(home) }
    return homes.contains { home in isInside(resolved(URL(fileURLWithPath: home)), folder) }
  }

  /// Whether a path without links is a folder or lies in it.
  private static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder + "/") || folder == "/"
  }

  /// The path without links; of what is not there, the path itself.
  private static func resolved(_ url: URL) -> String {
    guard let path = realpath(url.path, nil) else { return url.path }
    defer { free(path) }
    return String(cString: path)
  }

  private static func isCatalog(_ url: URL) -> Bool {
    ["xcstrings", "lproj"].contains(url.pathExtension)
  }

  /// What is in a folder, without links that lead out of the project.
  ///
  /// - Parameter root: the project's folder without links.
  private static func entries(of folder: URL, in root: String) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }.filter {
      !isLink($0) || isInside(resolved($0), root)
    }
  }

  private static func isLink(_ url: URL) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil
  }

  private static func own(_ folder: URL, of root: String) -> [URL] {
    entries(of: folder, in: root).filter { isCatalog($0) && hasTexts($0, root) }
  }

  /// Whether an `.lproj` folder has texts at all; it may hold only pictures.
  private static func hasTexts(_ url: URL, _ root: String) -> Bool {
    guard url.pathExtension == "lproj" else { return true }
    return entries(of: url, in: root).contains { ["strings", "stringsdict"].contains($0.pathExtension) }
  }

  /// - Parameter links: where the links lead that have been followed: each folder is looked through once.
  private static func catalogs(in folder: URL, depth: Int, of root: String, _ links: inout Set<String>)
    -> [URL]
  {
    var found = own(folder, of: root)
    guard depth < deepest else { return found }
    for entry in entries(of: folder, in: root) where !isCatalog(entry) {
      let name = entry.lastPathComponent
      var isFolder: ObjCBool = false
      guard !name.hasPrefix("."), !skipped.contains(name),
        FileManager.default.fileExists(atPath: entry.path, isDirectory: &isFolder), isFolder.boolValue
      else { continue }
      if isLink(entry) {
        let target = resolved(entry)
        guard !isInside(resolved(folder), target), links.insert(target).inserted else { continue }
      }
      found += catalogs(in: entry, depth: depth + 1, of: root, &links)
    }
    return found
  }
}
