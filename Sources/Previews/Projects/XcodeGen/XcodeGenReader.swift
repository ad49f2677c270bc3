internal import OperatingSystem
internal import YAMLDocuments

/// Reads XcodeGen's `project.yml` (https://github.com/yonaskolb/XcodeGen, Docs/ProjectSpec.md).
struct XcodeGenReader {
  private let specification: YAMLValue
  private let folder: String
  private let path: String
  private var walk: FolderWalk
  private var content = ProjectContent()

  static func read(_ path: String) throws(ProjectError) -> ProjectContent {
    var reader = try XcodeGenReader(path)
    return reader.read()
  }

  private init(_ path: String) throws(ProjectError) {
    let whole = try XcodeGenSpecification(path)
    (specification, folder, self.path) = (whole.value, whole.folder, path)
    walk = FolderWalk(around: whole.folder)
    guard let targets = specification["targets"], targets.isMapping else {
      throw .malformed(
        path: path, line: nil, reason: "it is not a specification of XcodeGen's: it has no “targets”")
    }
  }

  private mutating func read() -> ProjectContent {
    readPackages()
    // The names of targets in the specification that are expanded for each platform.
    var parts: [String: String] = [:]
    for (key, value) in specification["targets"]?.members ?? [] {
      guard let name = key.string else { continue }
      let whole = templated(value, name: name, within: [])
      // A target for several platforms becomes one per platform.
      let platforms = whole["platform"]?.list?.compactMap(\.string)
      for platform in platforms ?? [whole["platform"]?.string ?? "auto"] {
        let suffix = platforms == nil ? "" : whole["platformSuffix"]?.string ?? "_\(platform)"
        let prefix = platforms == nil ? "" : whole["platformPrefix"]?.string ?? ""
        let replaced = whole.replacing([
          "platform": platform, "target_name": prefix + name + suffix, "target": name,
        ])
        if platforms != nil { parts[prefix + name + suffix] = name }
        content.targets.append(
          target(prefix + name + suffix, replaced, platform: platform, product: platforms == nil ? nil : name)
        )
      }
    }
    let targets = content.targets
    for index in targets.indices {
      let platform = targets[index].platforms.first
      content.targets[index].dependencies = targets[index].dependencies.map { dependency in
        // For a target with several platforms, the one for the same platform is meant.
        guard case .target(let name) = dependency, !targets.contains(where: { $0.name == name }),
          let meant = targets.first(where: { parts[$0.name] == name && $0.platforms.first == platform })
        else { return dependency }
        return .target(meant.name)
      }
    }
    for (_, reference) in specification["projectReferences"]?.members ?? [] {
      if let path = reference["path"]?.string {
        content.projects.append(FilePath.standard(path, from: folder))
      }
    }
    content.notes += walk.notes
    return content
  }

  private mutating func readPackages() {
    for (_, package) in specification["packages"]?.members ?? [] {
      if let path = package["path"]?.string {
        content.localPackages.append(FilePath.standard(path, from: folder))
      } else if let url = package["url"]?.string
        ?? package["github"]?.string.map({ "https://github.com/\($0)" })
      {
        let kinds: [(String, (String) -> PackageRequirement)] = [
          ("from", { .from($0) }), ("majorVersion", { .from($0) }), ("minorVersion", { .upToNextMinor($0) }),
          ("exactVersion", { .exactly($0) }), ("version", { .exactly($0) }), ("branch", { .branch($0) }),
          ("revision", { .revision($0) }),
        ]
        let requirement = kinds.lazy.compactMap { key, kind in package[key]?.string.map(kind) }.first
        content.remotePackages.append(RemotePackage(url: url, requirement: requirement))
      }
    }
    for path in specification["localPackages"]?.strings ?? [] {
      content.localPackages.append(FilePath.standard(path, from: folder))
    }
    content.localPackages = Set(content.localPackages).sorted()
  }

  /// A target merged over its templates.
  private func templated(_ value: YAMLValue, name: String, within: [String]) -> YAMLValue {
    var whole = YAMLValue(.mapping([]))
    for template in value["templates"]?.strings ?? [] where !within.contains(template) && within.count < 16 {
      guard let described = specification["targetTemplates"]?[template] else { continue }
      whole = whole.merging(templated(described, name: name, within: within + [template]))
    }
    whole = whole.merging(value)
    var words: [String: String] = [:]
    for (key, attribute) in whole["templateAttributes"]?.members ?? [] {
      if let key = key.string, let text = attribute.string { words[key] = text }
    }
    return words.isEmpty ? whole : whole.replacing(words)
  }

  // MARK: Targets

  private mutating func target(
    _ name: String, _ value: YAMLValue, platform: String, product: String?
  ) -> ProjectTarget {
    let destinations = value["supportedDestinations"]?.strings.compactMap { ProjectPlatform(name: $0) } ?? []
    var platforms: [ProjectPlatform] = []
    for next in [ProjectPlatform(name: platform)].compactMap({ $0 }) + destinations
    where !platforms.contains(next) {
      platforms.append(next)
    }
    var settings = settings(of: value, name: name, product: product, platform: platforms.first)
    if platforms.isEmpty { platforms = XcodeProjectReader.platforms(settings) }
    if let first = platforms.first { settings.sdk = first.sdk }
    var target = ProjectTarget(
      name: name, moduleName: settings["PRODUCT_MODULE_NAME"].flatMap { $0.isEmpty ? nil : $0 },
      kind: ProjectTarget.Kind(productType: value["type"]?.string ?? ""), folder: folder)
    target.platforms = platforms
    target.settings = TargetSettings(settings, folder: folder)
    let propertyList = (target.settings.infoPlist ?? value["info"]?["path"]?.string).map {
      FilePath.standard($0, from: folder)
    }.flatMap { walk.mayFollow($0) ? $0 : nil }
    target.settings.bundleTexts = BundleTexts.read(settings, propertyList: propertyList)
    for (key, text) in value["info"]?["properties"]?.members ?? [] {
      if let key = key.string, let text = text.string {
        target.settings.bundleTexts[key] = settings.expanded(text)
      }
    }
    target.settings.developmentLanguage = specification["options"]?["developmentLanguage"]?.string ?? "en"
    if let version = value["deploymentTarget"]?.string ?? deploymentTarget(platforms.first) {
      target.settings.deploymentTarget = version
    }
    readSources(of: value, into: &target)
    target.dependencies = dependencies(of: value)
    if target.sources.isEmpty, target.kind != .test { target.kind = .other }
    return target
  }

  private func deploymentTarget(_ platform: ProjectPlatform?) -> String? {
    (specification["options"]?["deploymentTarget"]?.members ?? []).first { key, _ in
      key.string.flatMap { ProjectPlatform(name: $0) } == platform
    }?.value.string
  }

  private mutating func readSources(of value: YAMLValue, into target: inout ProjectTarget) {
    var (sources, resources) = (Set<String>(), Set<String>())
    let entries = value["sources"]
    for entry in entries?.list ?? entries.map({ [$0] }) ?? [] {
      guard let name = entry.string ?? entry["path"]?.string else { continue }
      if let filters = entry["destinationFilters"]?.strings, let platform = target.platforms.first,
        !filters.contains(where: { ProjectPlatform(name: $0) == platform })
      {
        continue
      }
      let phase = entry["buildPhase"]?.string
      if phase == "none" || entry["buildPhase"]?["copyFiles"] != nil { continue }
      let path = FilePath.standard(name, from: folder)
      guard FileSystem.exists(path) else {
        if !(entry["optional"]?.bool ?? false) {
          content.notes.append("\(target.name): its sources \(path) are not there.")
        }
        continue
      }
      guard walk.mayFollow(path) else { continue }
      if entry["type"]?.string == "folder" || FileRole.isOpaque(path) {
        if FileRole(of: path) == .resource { resources.insert(path) }
        continue
      }
      let excludes = entry["excludes"]?.strings ?? []
      let includes = entry["includes"]?.strings ?? []
      let files =
        FileSystem.isFolder(path)
        ? walk.files(below: path) { FileSystem.exists("\(path)/\($0)/Package.swift") }.filter { file in
          !excludes.contains { SourceGlob.names(file, $0) }
            && (includes.isEmpty || includes.contains { SourceGlob.names(file, $0) })
        }.map { "\(path)/\($0)" } : [path]
      for file in files {
        switch FileRole(of: file) {
        case .source: if phase == "resources" { resources.insert(file) } else { sources.insert(file) }
        case .resource: resources.insert(file)
        case .foreignSource, .ignored: break
        }
      }
    }
    if let plist = target.settings.infoPlist ?? value["info"]?["path"]?.string {
      resources.remove(FilePath.standard(plist, from: folder))
    }
    target.sources = sources.sorted()
    target.resources = resources.sorted()
  }

  private func dependencies(of value: YAMLValue) -> [ProjectDependency] {
    (value["dependencies"]?.list ?? []).flatMap { dependency -> [ProjectDependency] in
      if let name = dependency["target"]?.string {
        // “Project/Target” refers to another project.
        return [.target(name.split(separator: "/").last.map(String.init) ?? name)]
      }
      guard let package = dependency["package"]?.string else { return [] }
      let products = dependency["products"]?.strings ?? [dependency["product"]?.string ?? package]
      return products.map { .product($0, package: identity(of: package)) }
    }
  }

  /// The identity of a package by the name that the specification gives it.
  private func identity(of package: String) -> String {
    let described = specification["packages"]?[package]
    if let url = described?["url"]?.string ?? described?["github"]?.string {
      return RemotePackage(url: url).identity
    }
    if let path = described?["path"]?.string {
      return FileSystem.name(of: FilePath.standard(path, from: folder)).lowercased()
    }
    return package
  }

  // MARK: Settings

  private mutating func settings(
    of value: YAMLValue, name: String, product: String?, platform: ProjectPlatform?
  ) -> BuildSettings {
    var settings = BuildSettings()
    settings.configuration = configuration
    if let platform { settings.sdk = platform.sdk }
    settings.add([
      ("TARGET_NAME", name), ("PROJECT_NAME", specification["name"]?.string ?? ""), ("SRCROOT", folder),
      ("SOURCE_ROOT", folder), ("PROJECT_DIR", folder), ("CONFIGURATION", configuration),
      ("PRODUCT_NAME", value["productName"]?.string ?? product ?? "$(TARGET_NAME)"),
      ("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"),
      // XcodeGen's presets for configurations of the kind debug.
      ("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "DEBUG"),
    ])
    for layer in [specification, value] {
      if let file = layer["configFiles"]?[configuration]?.string {
        settings.add(
          XCConfigFile.settings(FilePath.standard(file, from: folder), root: folder, notes: &content.notes))
      }
      if let described = layer["settings"] { add(described, to: &settings, within: []) }
    }
    return settings
  }

  /// The configuration for debugging.
  private var configuration: String {
    let configurations = specification["configs"]?.members ?? []
    let debug = configurations.filter { $0.value.string == "debug" }.compactMap(\.key.string)
    return debug.contains("Debug") ? "Debug" : debug.first ?? "Debug"
  }

  private func add(_ value: YAMLValue, to settings: inout BuildSettings, within groups: [String]) {
    let isStructured = value["base"] != nil || value["configs"] != nil || value["groups"] != nil
    for group in value["groups"]?.strings ?? [] where !groups.contains(group) && groups.count < 16 {
      if let described = specification["settingGroups"]?[group] {
        add(described, to: &settings, within: groups + [group])
      }
    }
    func assignments(_ value: YAMLValue?) -> [(name: String, value: String)] {
      (value?.members ?? []).compactMap { key, value in
        guard let name = key.string else { return nil }
        return (name, value.string.map(Self.word) ?? value.strings.joined(separator: " "))
      }
    }
    guard isStructured else {
      settings.add(assignments(value))
      return
    }
    settings.add(assignments(value["base"]))
    for (name, described) in value["configs"]?.members ?? [] {
      // A configuration may be given by part of its name.
      guard let name = name.string, configuration.lowercased().contains(name.lowercased()) else { continue }
      settings.add(assignments(described))
    }
  }

  /// Truth values as Xcode writes them.
  private static func word(_ text: String) -> String {
    switch text.lowercased() {
    case "true": "YES"
    case "false": "NO"
    default: text
    }
  }
}
