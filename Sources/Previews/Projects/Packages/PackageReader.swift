internal import OperatingSystem

/// Makes targets from a package's manifest by SwiftPM's rules for file locations.
struct PackageReader {
  private let manifest: PackageManifest
  private let folder: String
  private let platform: ProjectPlatform
  private var walk: FolderWalk
  private(set) var notes: [String] = []

  /// - Parameters:
  ///   - folder: the absolute path of the package's folder.
  ///   - preferred: the platform of the app that uses it; nil for the package's first.
  init(_ manifest: PackageManifest, folder: String, preferred: ProjectPlatform?) {
    self.manifest = manifest
    self.folder = folder
    let own = Self.platforms(of: manifest)
    platform = preferred ?? (own.contains(.ios) ? .ios : own.first) ?? .ios
    walk = FolderWalk(around: folder)
  }

  /// The platforms that a manifest names, iOS first; all of them if it declares none, because then any can be
  /// built for.
  private static func platforms(of manifest: PackageManifest) -> [ProjectPlatform] {
    let named = manifest.platforms.compactMap { ProjectPlatform(name: $0.name) }
    return named.isEmpty ? ProjectPlatform.allCases : ProjectPlatform.allCases.filter(named.contains)
  }

  /// The package's products.
  var products: [ProjectProduct] {
    manifest.products.map {
      ProjectProduct(
        name: $0.name, package: manifest.name, identity: FileSystem.name(of: folder).lowercased(),
        targets: $0.targets)
    }
  }

  /// The package's targets in its order.
  mutating func targets() -> [ProjectTarget] {
    var targets: [ProjectTarget] = []
    for described in manifest.targets {
      guard described.type != "plugin" else { continue }
      var target = ProjectTarget(
        name: described.name, kind: Self.kind(of: described.type), package: manifest.name, folder: folder)
      let own = Self.platforms(of: manifest)
      let platform = own.first { described.name.lowercased().hasSuffix("-\($0.rawValue)") } ?? platform
      target.platforms = [platform].filter(own.contains) + own.filter { $0 != platform }
      target.settings = settings(of: described)
      target.dependencies = dependencies(of: described)
      if let root = root(of: described) {
        readFiles(of: described, below: root, into: &target)
      } else if described.type != "binary", described.type != "system" {
        notes.append(
          "The target “\(described.name)” of the package “\(manifest.name)” has no folder\(described.path.map { " \($0)" } ?? "") and is empty."
        )
      }
      targets.append(target)
    }
    notes += walk.notes
    return targets
  }

  private static func kind(of type: String) -> ProjectTarget.Kind {
    switch type {
    case "regular": .library
    case "executable", "snippet": .executable
    case "test": .test
    case "macro": .macro
    default: .other
    }
  }

  // MARK: Folders

  /// Where SwiftPM looks for a target without an explicit path
  /// (`PackageBuilder.predefinedSourceDirectories`).
  private func root(of target: PackageManifest.Target) -> String? {
    if let path = target.path {
      let root = FilePath.standard(path, from: folder)
      // Paths in manifests may not leave the package.
      return FilePath.isBelow(root, folder) && FileSystem.isFolder(root) ? root : nil
    }
    let parents =
      switch target.type {
      case "test": ["Tests", "Sources", "Source", "src", "srcs"]
      case "plugin": ["Plugins"]
      default: ["Sources", "Source", "src", "srcs"]
      }
    for parent in parents where FileSystem.isFolder("\(folder)/\(parent)/\(target.name)") {
      return "\(folder)/\(parent)/\(target.name)"
    }
    // Since 5.9 a single target may be in Sources itself.
    let others = manifest.targets.filter { $0.type == target.type }
    guard manifest.toolsVersion >= (5, 9), others.count == 1 else { return nil }
    return parents.map { "\(folder)/\($0)" }.first(where: FileSystem.isFolder)
  }

  private mutating func readFiles(
    of described: PackageManifest.Target, below root: String, into target: inout ProjectTarget
  ) {
    func normal(_ path: String) -> String {
      String(FilePath.standard(path, from: root).dropFirst(root == "/" ? 1 : root.count + 1))
    }
    func names(_ paths: [String], _ file: String) -> Bool {
      paths.contains { $0.isEmpty || FilePath.isBelow(file, $0) }
    }
    let excluded = described.exclude.map(normal)
    let taken = described.sources.map { $0.map(normal) }
    let declared = described.resources.map { normal($0.path) }
    // Other targets may be inside this one's folder.
    let others = Set(
      manifest.targets.filter { $0.name != described.name }.compactMap { self.root(of: $0) }.filter {
        $0 != root
      })
    let files = walk.files(below: root) { relative in
      excluded.contains(relative) || others.contains("\(root)/\(relative)")
        || FileSystem.exists("\(root)/\(relative)/Package.swift")
    }
    var foreign = 0
    for file in files where !names(excluded, file) {
      let path = "\(root)/\(file)"
      if names(declared, file) {
        target.resources.append(Self.resource(path))
        continue
      }
      switch FileRole(of: file) {
      case .source where FileSystem.name(of: file) == "Package.swift" && root == folder: break
      case .source: if taken.map({ names($0, file) }) ?? true { target.sources.append(path) }
      case .resource: if Self.isKnownResource(file) { target.resources.append(path) }
      case .foreignSource: foreign += 1
      case .ignored: break
      }
    }
    // A declared resource may not be found by walking the folder, such as an empty folder.
    target.sources = Set(target.sources).sorted()
    target.resources = Set(target.resources).sorted()
    if target.sources.isEmpty, foreign > 0, target.kind != .test {
      target.kind = .other
      notes.append("\(target.name) has no Swift files and is listed as “other”: C is not compiled.")
    }
  }

  private static func resource(_ path: String) -> String {
    guard let range = path.ranges(of: ".lproj/").last else { return path }
    return String(path[..<range.upperBound].dropLast())
  }

  /// Whether a file is a resource without being declared as one (`TargetSourcesBuilder`, since 5.3).
  private static func isKnownResource(_ path: String) -> Bool {
    [
      "xcassets", "xcstrings", "lproj", "strings", "stringsdict", "storyboard", "xib", "nib", "xcdatamodeld",
      "xcdatamodel", "xcmappingmodel", "icon",
    ].contains(FilePath.ending(path))
  }

  // MARK: Settings

  private func settings(of target: PackageManifest.Target) -> TargetSettings {
    var settings = TargetSettings()
    let modes = (manifest.languageModes ?? []).compactMap(TargetSettings.language)
    settings.swiftVersion = modes.max() ?? (manifest.toolsVersion >= (6, 0) ? 6 : 5)
    // SwiftPM defines both in builds for debugging.
    var (defines, upcoming, experimental) = (["DEBUG", "SWIFT_PACKAGE"], [String](), [String]())
    for setting in target.settings where setting.holds(on: platform) {
      switch setting.value {
      case .define(let name): defines.append(name)
      case .upcomingFeature(let name): upcoming.append(name)
      case .experimentalFeature(let name): experimental.append(name)
      case .defaultIsolation(let name): settings.defaultIsolation = .init(rawValue: name)
      case .languageMode(let version): settings.swiftVersion = TargetSettings.language(version)
      case .flags(let flags):
        settings.read(flags: flags, defines: &defines, upcoming: &upcoming, experimental: &experimental)
      }
    }
    settings.defines = Set(defines).sorted()
    settings.upcomingFeatures = Set(upcoming).sorted()
    settings.experimentalFeatures = Set(experimental).sorted()
    settings.developmentLanguage = manifest.defaultLocalization
    // SwiftPM generates neither; Xcode, in which packages with views are usually developed, generates those
    // of asset catalogs.
    settings.deploymentTarget =
      manifest.platforms.first { ProjectPlatform(name: $0.name) == platform }?.version
    return settings
  }

  private func dependencies(of target: PackageManifest.Target) -> [ProjectDependency] {
    let names = Set(manifest.targets.map(\.name))
    return target.dependencies.filter { $0.holds(on: platform) }.map { dependency in
      switch dependency.value {
      case .target(let name): .target(name)
      case .product(let name, let package): .product(name, package: package)
      case .byName(let name): names.contains(name) ? .target(name) : .product(name, package: nil)
      }
    }
  }
}
