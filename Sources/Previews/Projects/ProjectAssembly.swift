internal import OperatingSystem

/// Combines projects with their local packages.
struct ProjectAssembly {
  let manifests: ManifestReading
  private(set) var targets: [ProjectTarget] = []
  private(set) var products: [ProjectProduct] = []
  private(set) var notes: [String] = []
  private var remotes: Set<RemotePackage> = []
  /// Whether the package being read was fetched from elsewhere.
  private var isFetching = false
  /// Folders of packages and projects that have been read.
  private var visited: Set<FileIdentity> = []

  /// The maximum number of projects and packages.
  private static let limit = 500

  init(manifests: ManifestReading) { self.manifests = manifests }

  /// The packages that are to be fetched, one per identity, except those that are already here.
  var remotePackages: [RemotePackage] {
    let local = Set(products.map(\.identity))
    var kept: [String: RemotePackage] = [:]
    for remote in remotes.sorted(by: { ($0.identity, $0.url) < ($1.identity, $1.url) })
    where !local.contains(remote.identity) && kept[remote.identity] == nil {
      kept[remote.identity] = remote
    }
    return kept.values.sorted { $0.identity < $1.identity }
  }

  private mutating func isNew(_ path: String) -> Bool {
    guard visited.count < Self.limit, let identity = FileIdentity(existing: path) else { return false }
    return visited.insert(identity).inserted
  }

  // MARK: Xcode

  /// - Parameter package: the owner of the targets if the project is part of another.
  mutating func addProject(_ path: String, package: String? = nil) throws(ProjectError) {
    guard isNew(path) else { return }
    let content = try XcodeProjectReader.read(path, package: package)
    // Missing dependencies of libraries are reported where the libraries are used.
    if package == nil { notes += content.notes }
    targets += content.targets
    remotes.formUnion(content.remotePackages)
    for inner in content.projects {
      guard FileSystem.exists(inner) else {
        notes.append("The project \(inner) is not there, and its targets are left out.")
        continue
      }
      addInner(inner)
    }
    addPackages(content.localPackages)
  }

  private mutating func addInner(_ path: String) {
    do throws(ProjectError) {
      try addProject(path, package: FilePath.stem(path))
    } catch {
      notes.append("The project \(path) is left out: \(error).")
    }
  }

  /// The platform that packages are read for: that of the apps, of which one for iOS comes first.
  private var platform: ProjectPlatform? {
    let apps = targets.filter { $0.kind == .application }
    return
      (apps.first { $0.platforms.first == .ios } ?? apps.first ?? targets.first { $0.kind != .test })?
      .platforms
      .first
  }

  private mutating func addPackages(_ folders: [String]) {
    let preferred = platform
    for folder in folders {
      guard FileSystem.exists("\(folder)/Package.swift") else {
        notes.append("The package \(folder) is not there, and its targets are left out.")
        continue
      }
      addPackage(folder, preferred: preferred)
    }
  }

  mutating func addWorkspace(_ path: String) throws(ProjectError) {
    var packages: [String] = []
    var isFirst = true
    for entry in try WorkspaceReader.entries(path) {
      let isProject = FilePath.ending(entry) == "xcodeproj"
      if !isProject {
        if FileSystem.exists("\(entry)/Package.swift") { packages.append(entry) }
        continue
      }
      guard FileSystem.exists(entry) else {
        notes.append("The project \(entry) of the workspace is not there, and its targets are left out.")
        continue
      }
      // CocoaPods puts the libraries that it fetched into a project of their own.
      if FilePath.stem(entry) == "Pods" {
        addInner(entry)
      } else if isFirst {
        try addProject(entry)
        isFirst = false
      } else {
        do throws(ProjectError) { try addProject(entry) } catch {
          notes.append("The project \(entry) is left out: \(error).")
        }
      }
    }
    addPackages(packages)
    // The app's own come first, wherever the libraries are listed.
    targets = targets.filter { $0.package == nil } + targets.filter { $0.package != nil }
  }

  mutating func addXcodeGen(_ path: String) throws(ProjectError) {
    let content = try XcodeGenReader.read(path)
    notes += content.notes
    targets += content.targets
    remotes.formUnion(content.remotePackages)
    addPackages(content.localPackages)
  }

  // MARK: Packages

  /// A package, after the local ones that it needs.
  mutating func addPackage(_ folder: String, preferred: ProjectPlatform?) {
    guard isNew(folder) else { return }
    let manifest: PackageManifest
    switch manifests.manifest(of: folder) {
    case .success(let read): manifest = read
    case .failure(let reason):
      notes.append(
        "The manifest of \(folder) was not read: \(reason.text); the folders of its Sources are taken for its targets."
      )
      manifest = PackageConvention.manifest(of: folder)
    }
    var own = PackageReader(manifest, folder: folder, preferred: preferred)
    let read = own.targets()
    let platform = preferred ?? read.first?.platforms.first
    for dependency in manifest.dependencies {
      switch dependency {
      case .remote(let remote): remotes.insert(remote)
      case .local(let path, _):
        guard FileSystem.exists("\(path)/Package.swift") else {
          notes.append("The package \(path), which \(manifest.name) needs, is not there.")
          continue
        }
        addPackage(path, preferred: platform)
      }
    }
    targets += isFetching ? read.map(Self.fetched) : read
    products += own.products
    // Notes on other people's packages are not actionable here.
    if !isFetching { notes += own.notes }
  }

  private static func fetched(_ target: ProjectTarget) -> ProjectTarget {
    var target = target
    target.isFetched = true
    return target
  }

  // MARK: Fetched packages

  /// Adds the packages that were fetched before, with those that they depend on, if sources import them:
  /// reading a manifest runs a program, which takes a second.
  mutating func addFetched(_ search: PackageSearch) {
    if search.isEmpty { return }
    isFetching = true
    defer { isFetching = false }
    let platform = platform
    var read = 0
    var imported: Set<String> = []
    var manifests: [String: String] = [:]
    while true {
      for target in targets[read...] where target.kind != .test && target.kind != .macro {
        for source in target.sources { imported.formUnion(ImportScan.modules(of: source)) }
      }
      read = targets.count
      imported.subtract(targets.map(\.moduleName))
      let waiting = remotePackages.compactMap(search.folder).filter { folder in
        let text = manifests[folder] ?? Self.manifestText(in: folder)
        manifests[folder] = text
        let isNew = FileIdentity(existing: folder).map { !visited.contains($0) } ?? false
        return isNew && imported.contains { text.contains("\"\($0)\"") }
      }
      if waiting.isEmpty { return }
      for folder in waiting { addPackage(folder, preferred: platform) }
    }
  }

  private static func manifestText(in folder: String) -> String {
    String(decoding: (try? FileSystem.read("\(folder)/Package.swift")) ?? [], as: UTF8.self)
  }

  // MARK: Folders

  /// All Swift files of a folder except tests, as one target.
  mutating func addFolder(_ folder: String) {
    var walk = FolderWalk(around: folder)
    let files = walk.files(below: folder) { ProjectFinder.isForeign(FileSystem.name(of: $0)) }
    var target = ProjectTarget(name: FileSystem.name(of: folder), kind: .library, folder: folder)
    for file in files {
      let name = FilePath.stem(file)
      switch FileRole(of: file) {
      case .source:
        let isTest = name.hasSuffix("Tests") || name.hasSuffix("Test") || name.hasSuffix("Spec")
        if !isTest, name != "Package", !name.hasPrefix("Package@") {
          target.sources.append("\(folder)/\(file)")
        }
      case .resource: if Self.isResource(file) { target.resources.append("\(folder)/\(file)") }
      case .foreignSource, .ignored: break
      }
    }
    targets.append(target)
    notes += walk.notes
  }

  /// Whether a file is a resource for views.
  private static func isResource(_ path: String) -> Bool {
    [
      "xcassets", "xcstrings", "lproj", "strings", "stringsdict", "ttf", "otf", "ttc", "png", "jpg", "jpeg",
      "heic",
      "gif", "svg", "pdf", "json", "xcdatamodeld", "bundle", "mlmodel", "mlpackage", "usdz",
    ].contains(FilePath.ending(path))
  }
}
