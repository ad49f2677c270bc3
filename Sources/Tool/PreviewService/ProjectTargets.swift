internal import OperatingSystem
internal import PreviewRunner
internal import Projects

/// The targets that the served files are in, as their projects describe them.
final class ProjectTargets {
  private let packages: [String]
  /// The projects that have been read.
  private var projects: [Known] = []
  /// The files that were in no target, with what described projects then.
  private var withoutTarget: [String: [String?]] = [:]

  private struct Known {
    var folder: PreviewProject
    /// Its sources, and the version marks of what describes it.
    var state: [String?]
    var targets: [ProjectTarget]
  }

  /// The ends of the names of files that describe a project.
  private static let descriptions = ["Package.swift", ".pbxproj", "project.yml"]

  /// - Parameter packages: folders with fetched packages, besides the usual ones.
  init(packages: [String]) { self.packages = packages }

  /// The target that a file is in, and all of its project; nil if it is in none, or its project cannot be read.
  func target(of file: String, in served: PreviewProject) -> (target: ProjectTarget, all: [ProjectTarget])? {
    for known in projects {
      guard let found = Self.target(of: file, in: known.targets) else { continue }
      if Self.state(of: known.folder) == known.state { return (found, known.targets) }
    }
    let described = Self.marks(served)
    if withoutTarget[file] == described { return nil }
    let manifests = ManifestReading(cache: (try? PreviewCompiler())?.cache)
    guard let read = try? ProjectReader.read(file, manifests: manifests, packages: packages),
      read.kind != .files,
      let found = Self.target(of: file, in: read.targets), let folder = try? PreviewProject(read.root)
    else {
      withoutTarget[file] = described
      return nil
    }
    projects.removeAll { $0.folder.root == folder.root }
    projects.append(Known(folder: folder, state: Self.state(of: folder), targets: read.targets))
    return (found, read.targets)
  }

  private static func target(of file: String, in targets: [ProjectTarget]) -> ProjectTarget? {
    targets.first { $0.canHavePreviews && !$0.isFetched && $0.sources.contains(file) }
  }

  /// What a project is read from: which sources there are, and what describes it.
  private static func state(of folder: PreviewProject) -> [String?] {
    folder.files(endings: [".swift"]) + marks(folder)
  }

  private static func marks(_ folder: PreviewProject) -> [String?] {
    folder.files(endings: descriptions).map { FileSystem.signature(of: "\(folder.root)/\($0)") }
  }
}
