internal import OperatingSystem

/// Reads what a path means: a folder, a package, an Xcode or XcodeGen project, or a source file.
package enum ProjectReader {
  /// Reads a project.
  ///
  /// - Parameters:
  ///   - path: a folder, `Package.swift`, `.xcodeproj`, `.xcworkspace`, `project.yml` or a Swift file, whose
  ///     project is searched for; without a path the current folder.
  ///   - manifests: how package manifests are read.
  ///   - packages: additional folders of fetched packages besides the default ones; nil leaves fetched
  ///     packages out.
  package static func read(
    _ path: String = ".", manifests: ManifestReading, packages: [String]? = []
  ) throws(ProjectError) -> Project {
    let path = FilePath.standard(path)
    guard FileSystem.exists(path) else { throw .missing(path: path) }
    if FilePath.ending(path) == "swift", FileSystem.name(of: path) != "Package.swift",
      !FileSystem.isFolder(path)
    {
      return try around(source: path, manifests, packages)
    }
    guard let found = try ProjectFinder.find(path) else { throw .nothing(path: path) }
    return try read(found, manifests, packages)
  }

  /// Whether a path is, or directly contains, a project, a workspace, a specification or a package.
  package static func holdsProject(_ folder: String) -> Bool {
    let path = FilePath.standard(folder)
    return ["xcodeproj", "xcworkspace"].contains(FilePath.ending(path)) || ProjectFinder.inFolder(path) != nil
  }

  /// The project around a source file that lists it, from the nearest folder up to the repository's; or else
  /// only the file.
  private static func around(
    source: String, _ manifests: ManifestReading, _ packages: [String]?
  ) throws(ProjectError) -> Project {
    let resolved = FileSystem.resolve(source) ?? source
    var folder = FileSystem.folder(of: source)
    var passed: [String] = []
    while !folder.isEmpty, folder != FileSystem.homeFolder {
      if let found = ProjectFinder.inFolder(folder) {
        // An unreadable project should not prevent drawing the file.
        if let project = try? read(found, manifests, packages) {
          if !project.targets(holding: source).isEmpty || !project.targets(holding: resolved).isEmpty {
            return project
          }
          passed.append(found.paths[0])
        }
      }
      if FileSystem.exists("\(folder)/.git") { break }
      folder = FileSystem.folder(of: folder)
    }
    var project = Project(root: FileSystem.folder(of: source), path: source, kind: .files)
    var target = ProjectTarget(
      name: FilePath.stem(source), kind: .library, folder: FileSystem.folder(of: source))
    target.sources = [source]
    project.targets = [target]
    if let first = passed.first {
      project.notes.append(
        "No target of \(first) holds \(FileSystem.name(of: source)), which is taken by itself.")
    }
    return project
  }

  static func read(
    _ found: ProjectFinder.Finding, _ manifests: ManifestReading, _ packages: [String]?
  ) throws(ProjectError) -> Project {
    var assembly = ProjectAssembly(manifests: manifests)
    let first = found.paths[0]
    let root = found.kind == .folder || found.kind == .swiftPackage ? first : FileSystem.folder(of: first)
    var project = Project(root: found.paths.count > 1 ? found.folder : root, path: first, kind: found.kind)
    switch found.kind {
    case .swiftPackage:
      project.path = "\(first)/Package.swift"
      for path in found.paths { assembly.addPackage(path, preferred: nil) }
    case .xcodeProject: try assembly.addProject(first)
    case .xcodeWorkspace: try assembly.addWorkspace(first)
    case .xcodeGen: try assembly.addXcodeGen(first)
    case .folder, .files: assembly.addFolder(first)
    }
    if let packages { assembly.addFetched(try PackageSearch(root: project.root, given: packages)) }
    // A package's own targets come after those that they need.
    let isOwn = { (target: ProjectTarget) in
      found.kind == .swiftPackage && found.paths.contains(target.folder)
    }
    project.targets = assembly.targets.filter(isOwn) + assembly.targets.filter { !isOwn($0) }
    project.products = assembly.products
    project.remotePackages = assembly.remotePackages
    var said: Set<String> = []
    project.notes = (found.notes + assembly.notes).filter { said.insert($0).inserted }
    if project.targets.allSatisfy(\.sources.isEmpty), found.kind == .folder { throw .nothing(path: first) }
    return project
  }
}
