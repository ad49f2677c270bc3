internal import OperatingSystem

/// All projects of a folder, as far as they have previews: a repository may hold several apps, packages with tools beside an app, and
/// apps whose build system is not read here.
package struct FolderProjects {
  /// The folder's own project, and those below it that hold files with previews which it does not.
  package private(set) var projects: [Project]
  /// Files with previews that the project around them does not build.
  package private(set) var unbuilt: [String] = []
  private let folder: String
  private let manifests: ManifestReading
  private let packages: [String]?
  /// What the folders' projects are; nil for those that cannot be read.
  private var read: [String: Project?] = [:]

  /// - Parameters:
  ///   - path: the folder.
  ///   - project: what was read for it.
  ///   - manifests: how package manifests are read.
  ///   - packages: as of `ProjectReader.read`.
  ///   - hasPreviews: whether a file has previews.
  package init(
    _ path: String, project: Project, manifests: ManifestReading, packages: [String]?,
    hasPreviews: (String) -> Bool
  ) {
    folder = FilePath.standard(path)
    (projects, self.manifests, self.packages) = ([project], manifests, packages)
    if project.kind == .folder { projects = [] }
    var walk = FolderWalk(around: folder)
    let sources = walk.files(below: folder) { ProjectFinder.isForeign(FileSystem.name(of: $0)) }
      .filter { Self.isSource($0) }.map { "\(folder)/\($0)" }
    var built: Set<String> = []
    func add(_ project: Project) {
      for target in project.targets { built.formUnion(target.sources.map { FileSystem.resolve($0) ?? $0 }) }
    }
    for project in projects { add(project) }
    func isBuilt(_ source: String) -> Bool { built.contains(FileSystem.resolve(source) ?? source) }
    var loose: Set<String> = []
    for source in sources where !isBuilt(source) && hasPreviews(source) {
      let around = projectsAround(source)
      if let holding = around.first(where: { $0.holds(source) }) {
        projects.append(holding)
        add(holding)
      } else if around.isEmpty {
        loose.insert(looseFolder(of: source))
      } else {
        unbuilt.append(source)
      }
    }
    if projects.isEmpty, loose.isEmpty || loose == [folder] {
      // What was read is all that there is.
      projects = [project]
    } else if !loose.isEmpty {
      let rest = sources.filter { !isBuilt($0) && !unbuilt.contains($0) }
      addLoose(Dictionary(grouping: rest, by: looseFolder).filter { loose.contains($0.key) })
    }
    if projects.count > 1 { sayWhatIsRead() }
  }

  /// Replaces the note of one of them that others could be named instead.
  private mutating func sayWhatIsRead() {
    for number in projects.indices { projects[number].notes.removeAll { $0.contains(ProjectFinder.isTaken) } }
    let names = projects.map {
      $0.path == folder ? FileSystem.name(of: folder) : ProjectFinder.relative($0.path, to: folder)
    }
    projects[0].notes.insert(
      "\(projects.count) projects are read: \(names.joined(separator: ", ")).", at: 0)
  }

  /// The folders around a file, from its own to the one that is shown.
  private func folders(around source: String) -> [String] {
    sequence(first: FileSystem.folder(of: source)) { $0 == folder ? nil : FileSystem.folder(of: $0) }
      .prefix { FilePath.isBelow($0, folder) }
  }

  /// The projects in the folders around a file, the outermost first.
  private mutating func projectsAround(_ source: String) -> [Project] {
    folders(around: source).reversed().compactMap { project(in: $0) }
  }

  private mutating func project(in folder: String) -> Project? {
    if let known = read[folder] { return known }
    var new: Project?
    if let found = ProjectFinder.inFolder(folder) {
      new = try? ProjectReader.read(found, manifests, packages)
      // What cannot be read builds nothing, and is a project nevertheless.
      if new == nil { new = Project(root: folder, path: found.paths[0], kind: found.kind) }
    }
    read[folder] = new
    return new
  }

  /// The folder whose files are one module where no project is read: the nearest with a description for another build system.
  private func looseFolder(of source: String) -> String {
    folders(around: source).first { above in
      Self.descriptions.contains { FileSystem.exists("\(above)/\($0)") }
    } ?? folder
  }

  /// Tuist's and Bazel's.
  private static let descriptions = ["Project.swift", "BUILD", "BUILD.bazel"]

  private mutating func addLoose(_ sources: [String: [String]]) {
    if sources.isEmpty { return }
    var loose = Project(root: folder, path: folder, kind: .folder)
    loose.targets = sources.sorted { $0.key < $1.key }.map { place, files in
      var target = ProjectTarget(name: FileSystem.name(of: place), kind: .library, folder: place)
      target.sources = files
      return target
    }
    let names = loose.targets.map { "“\($0.name)”" }.joined(separator: ", ")
    loose.notes.append(
      "Swift files that no project of Xcode's, XcodeGen's or SwiftPM's builds are taken as they are: \(names)."
    )
    if FileSystem.exists("\(folder)/Project.swift") || FileSystem.exists("\(folder)/Tuist") {
      loose.notes.append("“tuist generate” makes an Xcode project of Tuist's, which is read exactly.")
    }
    // They may import what the projects build.
    loose.targets += projects.flatMap(\.targets).filter { $0.kind == .library || $0.kind == .macro }
    projects.append(loose)
  }

  private static func isSource(_ path: String) -> Bool {
    let name = FileSystem.name(of: path)
    return FileRole(of: path) == .source && name != "Project.swift" && name != "Workspace.swift"
      && name != "Package.swift" && !name.hasPrefix("Package@") && !FilePath.stem(path).hasSuffix("Tests")
  }
}

extension Project {
  fileprivate func holds(_ source: String) -> Bool {
    let resolved = FileSystem.resolve(source) ?? source
    return (targets(holding: source) + targets(holding: resolved)).contains(where: \.canHavePreviews)
  }
}
