internal import OperatingSystem

/// Reads one `.xcodeproj`.
struct XcodeProjectReader {
  private let objects: XcodeObjects
  private let paths: XcodePaths
  private let project: String
  private let folder: String
  private var walk: FolderWalk
  private var synchronized: SynchronizedFolders
  private var content = ProjectContent()
  /// The project's headers by name, once a target has a bridging header.
  private lazy var headers: [String: String] = {
    var headers: [String: String] = [:]
    for file in objects.all("PBXFileReference") {
      guard let path = paths.path(of: file), FilePath.ending(path) == "h" else { continue }
      headers[FileSystem.name(of: path)] = path
    }
    return headers
  }()
  /// The settings of configuration files by path; targets share them.
  private var configurations: [String: [(name: String, value: String)]] = [:]

  /// - Parameter package: the owner of the targets if the project is not the requested one.
  static func read(_ project: String, package: String? = nil) throws(ProjectError) -> ProjectContent {
    var reader = try XcodeProjectReader(project)
    return reader.read(package: package)
  }

  private init(_ project: String) throws(ProjectError) {
    self.project = project
    folder = FileSystem.folder(of: project)
    objects = try XcodeObjects("\(project)/project.pbxproj")
    paths = XcodePaths(objects, folder: folder)
    walk = FolderWalk(around: folder)
    synchronized = SynchronizedFolders(objects, paths: paths)
  }

  private mutating func read(package: String?) -> ProjectContent {
    readPackages()
    var seen: Set<String> = []
    for target in objects.strings(objects.root, "targets") where seen.insert(target).inserted {
      if let read = self.target(target, package: package) { content.targets.append(read) }
    }
    for reference in objects.value(objects.root, "projectReferences")?.array ?? [] {
      if let id = reference.dictionary?["ProjectRef"]?.string, let path = paths.path(of: id) {
        content.projects.append(path)
      }
    }
    content.localPackages = synchronized.packages.union(content.localPackages).sorted()
    content.notes += walk.notes
    return content
  }

  // MARK: Packages

  private mutating func readPackages() {
    for reference in objects.all("XCLocalSwiftPackageReference") {
      guard let path = objects.string(reference, "relativePath") ?? objects.string(reference, "path") else {
        continue
      }
      content.localPackages.append(FilePath.standard(path, from: paths.root))
    }
    // Before Xcode 15, and if a package is dragged into the project, there is only a reference to its folder.
    for file in objects.all("PBXFileReference") {
      let type = objects.string(file, "lastKnownFileType") ?? objects.string(file, "explicitFileType") ?? ""
      guard ["wrapper", "folder", "text"].contains(type), let path = paths.path(of: file),
        FileSystem.exists("\(path)/Package.swift")
      else { continue }
      content.localPackages.append(path)
    }
    for reference in objects.all("XCRemoteSwiftPackageReference") {
      guard let url = objects.string(reference, "repositoryURL") else { continue }
      content.remotePackages.append(
        RemotePackage(url: url, requirement: requirement(objects.value(reference, "requirement"))))
    }
  }

  private func requirement(_ value: PropertyList?) -> PackageRequirement? {
    guard let members = value?.dictionary, let kind = members["kind"]?.string else { return nil }
    func text(_ key: String) -> String { members[key]?.string ?? "" }
    return switch kind {
    case "upToNextMajorVersion": .from(text("minimumVersion"))
    case "upToNextMinorVersion": .upToNextMinor(text("minimumVersion"))
    case "exactVersion": .exactly(text("version"))
    case "versionRange": .range(from: text("minimumVersion"), below: text("maximumVersion"))
    case "branch": .branch(text("branch"))
    case "revision": .revision(text("revision"))
    default: nil
    }
  }

  // MARK: Targets

  private mutating func target(_ id: String, package: String?) -> ProjectTarget? {
    guard let name = objects.string(id, "name") else { return nil }
    var settings = settings(of: id, name: name)
    let platforms = Self.platforms(settings)
    if let first = platforms.first { settings.sdk = first.sdk }
    var target = ProjectTarget(
      name: name,
      moduleName: settings["PRODUCT_MODULE_NAME"].flatMap { $0.isEmpty ? nil : $0 },
      kind: kind(of: id), package: package, folder: folder)
    target.platforms = platforms
    target.settings = TargetSettings(settings, folder: paths.root)
    if let header = target.settings.bridgingHeader {
      target.settings.bridgedModules = BridgingHeader(header, headers: headers).modules
    }
    let propertyList = target.settings.infoPlist.flatMap { walk.mayFollow($0) ? $0 : nil }
    target.settings.bundleTexts = BundleTexts.read(settings, propertyList: propertyList)
    target.settings.developmentLanguage = objects.string(objects.root, "developmentRegion")
    readFiles(of: id, into: &target, platform: platforms.first)
    target.dependencies = dependencies(of: id)
    return target
  }

  private func kind(of target: String) -> ProjectTarget.Kind {
    guard objects.isa(target) == "PBXNativeTarget" else { return .other }
    return ProjectTarget.Kind(productType: objects.string(target, "productType") ?? "")
  }

  /// The files of a target's build phases and of its synchronized folders.
  private mutating func readFiles(
    of id: String, into target: inout ProjectTarget, platform: ProjectPlatform?
  ) {
    var sources: Set<String> = []
    var resources: Set<String> = []
    var foreign = 0
    var missing: [String] = []
    func add(_ path: String) {
      switch FileRole(of: path) {
      case .source: sources.insert(path)
      case .resource: resources.insert(Self.localized(path))
      case .foreignSource: foreign += 1
      case .ignored: break
      }
    }
    for phase in objects.strings(id, "buildPhases") {
      let isa = objects.isa(phase)
      guard isa == "PBXSourcesBuildPhase" || isa == "PBXResourcesBuildPhase" else { continue }
      for file in objects.strings(phase, "files") where isFor(platform, file) {
        guard let reference = objects.string(file, "fileRef") else { continue }
        for path in files(of: reference) {
          guard FileSystem.exists(path) else {
            if FilePath.ending(path) == "swift" { missing.append(path) }
            continue
          }
          if isa == "PBXResourcesBuildPhase" {
            // A folder among the resources is copied as it is, and so is a Swift file.
            if walk.mayFollow(path) { resources.insert(Self.localized(path)) }
          } else if walk.mayFollow(path) {
            add(path)
          }
        }
      }
    }
    for path in synchronized.files(of: id, &walk) { add(path) }
    if let plist = target.settings.infoPlist { resources.remove(plist) }
    target.sources = sources.sorted()
    target.resources = resources.sorted()
    if let first = missing.first {
      let count = missing.count
      content.notes.append(
        "\(target.name): \(count) Swift \(count == 1 ? "file" : "files") of the project \(count == 1 ? "is" : "are") not there, such as \(first); tools that make files may have to run first."
      )
    }
    if foreign > 0 {
      content.notes.append(
        "\(target.name): \(foreign) \(foreign == 1 ? "file" : "files") in C, Objective-C or Metal \(foreign == 1 ? "is" : "are") left out."
      )
    }
    if sources.isEmpty, target.kind != .test, target.kind != .other { target.kind = .other }
  }

  /// The files of a reference: one, or those of a localization group.
  private func files(of reference: String) -> [String] {
    switch objects.isa(reference) {
    case "PBXVariantGroup": objects.strings(reference, "children").compactMap { paths.path(of: $0) }
    default: paths.path(of: reference).map { [$0] } ?? []
    }
  }

  /// The `.lproj` folder of a translated file, which contains all of the language's files; or else the file.
  private static func localized(_ path: String) -> String {
    guard let range = path.ranges(of: ".lproj/").last else { return path }
    return String(path[..<range.upperBound].dropLast())
  }

  /// Whether a file of a build phase, or a target's dependency, belongs to a platform.
  private func isFor(_ platform: ProjectPlatform?, _ file: String) -> Bool {
    let filters = objects.strings(file, "platformFilters") + objects.strings(file, "platformFilter")
    guard let platform, !filters.isEmpty else { return true }
    return filters.contains {
      ProjectPlatform(name: $0 == "xros" ? "visionOS" : $0) == platform && $0 != "maccatalyst"
    }
  }

  private func dependencies(of id: String) -> [ProjectDependency] {
    var found: [ProjectDependency] = []
    for dependency in objects.strings(id, "dependencies") {
      if let target = objects.string(dependency, "target") {
        if let name = objects.string(target, "name") { found.append(.target(name)) }
      } else if let product = objects.string(dependency, "productRef") {
        if let name = packageProduct(product) { found.append(name) }
      } else if let proxy = objects.string(dependency, "targetProxy"),
        let name = objects.string(proxy, "remoteInfo")
      {
        found.append(.target(name))
      }
    }
    for dependency in objects.strings(id, "packageProductDependencies") {
      if let product = packageProduct(dependency) { found.append(product) }
    }
    // Linked products that are not declared as dependencies.
    let products = ownProducts
    for phase in objects.strings(id, "buildPhases") where objects.isa(phase) == "PBXFrameworksBuildPhase" {
      for file in objects.strings(phase, "files") {
        if let reference = objects.string(file, "productRef") {
          if let product = packageProduct(reference) { found.append(product) }
        } else if let reference = objects.string(file, "fileRef"), let name = products[reference] {
          found.append(.target(name))
        }
      }
    }
    var seen: Set<ProjectDependency> = []
    return found.filter { seen.insert($0).inserted }
  }

  /// A product of a package; nil for plug-ins, which are not imported.
  private func packageProduct(_ id: String) -> ProjectDependency? {
    guard let name = objects.string(id, "productName"), !name.hasPrefix("plugin:") else { return nil }
    var package: String?
    if let reference = objects.string(id, "package") {
      if let url = objects.string(reference, "repositoryURL") {
        package = RemotePackage(url: url).identity
      } else if let path = objects.string(reference, "relativePath") {
        package = FileSystem.name(of: FilePath.standard(path, from: paths.root)).lowercased()
      }
    }
    return .product(name, package: package)
  }

  /// The names of the targets by their product references.
  private var ownProducts: [String: String] {
    var names: [String: String] = [:]
    for target in objects.strings(objects.root, "targets") {
      if let product = objects.string(target, "productReference"), let name = objects.string(target, "name") {
        names[product] = name
      }
    }
    return names
  }

  // MARK: Settings

  private mutating func settings(of target: String, name: String) -> BuildSettings {
    var settings = BuildSettings()
    let projectName = FilePath.stem(project)
    settings.add([
      ("TARGET_NAME", name), ("TARGETNAME", name), ("PROJECT_NAME", projectName), ("PROJECT", projectName),
      ("SRCROOT", paths.root), ("SOURCE_ROOT", paths.root), ("PROJECT_DIR", paths.root),
      ("PROJECT_FILE_PATH", project), ("PRODUCT_NAME", "$(TARGET_NAME)"),
      ("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"),
    ])
    let layers = [objects.root, target].map { configuration(of: $0) }
    if let name = layers.compactMap({ $0 }).last.flatMap({ objects.string($0, "name") }) {
      settings.configuration = name
      settings.add([("CONFIGURATION", name)])
    }
    for layer in layers.compactMap({ $0 }) {
      if let path = configurationFile(of: layer) { settings.add(self.configurationSettings(path)) }
      settings.add(
        (objects.value(layer, "buildSettings")?.dictionary ?? [:]).sorted { $0.key < $1.key }.map {
          ($0.key, $0.value.string ?? Self.joined($0.value.strings))
        })
    }
    return settings
  }

  /// Words as one text, those with spaces in quotation marks.
  private static func joined(_ words: [String]) -> String {
    words.map { $0.contains(" ") && !$0.contains("\"") ? "\"\($0)\"" : $0 }.joined(separator: " ")
  }

  /// The configuration Debug of a project or target, or else the default one, or else the first.
  private func configuration(of id: String) -> String? {
    guard let list = objects.string(id, "buildConfigurationList") else { return nil }
    let configurations = objects.strings(list, "buildConfigurations")
    func named(_ name: String?) -> String? { configurations.first { objects.string($0, "name") == name } }
    return named("Debug") ?? configurations.first {
      (objects.string($0, "name") ?? "").lowercased().contains("debug")
    }
      ?? named(objects.string(list, "defaultConfigurationName")) ?? configurations.first
  }

  private func configurationFile(of configuration: String) -> String? {
    if let file = objects.string(configuration, "baseConfigurationReference") { return paths.path(of: file) }
    guard let anchor = objects.string(configuration, "baseConfigurationReferenceAnchor"),
      let relative = objects.string(configuration, "baseConfigurationReferenceRelativePath"),
      let folder = paths.path(of: anchor)
    else { return nil }
    return FilePath.standard(relative, from: folder)
  }

  private mutating func configurationSettings(_ path: String) -> [(name: String, value: String)] {
    if let known = configurations[path] { return known }
    let read = XCConfigFile.settings(path, root: paths.root, notes: &content.notes)
    configurations[path] = read
    return read
  }

  /// The platforms that settings name, that of the SDK first.
  static func platforms(_ settings: BuildSettings) -> [ProjectPlatform] {
    var found: [ProjectPlatform] = []
    func add(_ platform: ProjectPlatform?) {
      if let platform, !found.contains(platform) { found.append(platform) }
    }
    add(settings["SDKROOT"].flatMap { ProjectPlatform(sdk: FileSystem.name(of: $0)) })
    let supported = settings.words("SUPPORTED_PLATFORMS").compactMap { ProjectPlatform(sdk: $0) }
    for platform in ProjectPlatform.allCases where supported.contains(platform) { add(platform) }
    return supported.isEmpty ? found : found.filter(supported.contains)
  }
}
