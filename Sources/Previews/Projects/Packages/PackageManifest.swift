internal import Reports

/// The parts of a package's manifest that previews need.
struct PackageManifest: Equatable {
  enum Dependency: Equatable {
    case local(path: String, identity: String)
    case remote(RemotePackage)
  }

  struct Resource: Equatable {
    var path: String
  }

  /// A value with a condition on platforms and configurations.
  struct Conditioned<Value: Equatable>: Equatable {
    var value: Value
    /// Nil for all.
    var platforms: [String]?
    var configuration: String?

    /// Whether it holds for a build for debugging.
    func holds(on platform: ProjectPlatform) -> Bool {
      if let configuration, configuration.lowercased() != "debug" { return false }
      guard let platforms else { return true }
      return platforms.contains { ProjectPlatform(name: $0) == platform && $0.lowercased() != "maccatalyst" }
    }
  }

  enum TargetDependency: Equatable {
    case target(String)
    case product(String, package: String?)
    /// A target of the package or, if it has none with that name, a product.
    case byName(String)
  }

  enum Setting: Equatable {
    case define(String)
    case upcomingFeature(String)
    case experimentalFeature(String)
    case defaultIsolation(String)
    case languageMode(String)
    case flags([String])
  }

  struct Target: Equatable {
    var name: String
    /// The type in manifests: `regular`, `executable`, `test`, `macro`, `plugin`, `system`, `binary`.
    var type: String
    var path: String?
    /// Nil for all.
    var sources: [String]?
    var exclude: [String] = []
    var resources: [Resource] = []
    var dependencies: [Conditioned<TargetDependency>] = []
    var settings: [Conditioned<Setting>] = []
  }

  struct Product: Equatable {
    var name: String
    var targets: [String]
  }

  var name: String
  var defaultLocalization: String?
  /// The platforms with a minimum version, and that version.
  var platforms: [(name: String, version: String)] = []
  var dependencies: [Dependency] = []
  var products: [Product] = []
  var targets: [Target] = []
  /// The major and minor version of its format.
  var toolsVersion = (major: 5, minor: 5)
  /// The declared language versions; nil if it names none.
  var languageModes: [String]?

  static func == (first: PackageManifest, second: PackageManifest) -> Bool {
    first.name == second.name && first.targets == second.targets && first.products == second.products
      && first.dependencies == second.dependencies
  }

  init(name: String) { self.name = name }

  /// Parses the output of `swift package dump-package`; nil if it is invalid.
  init?(dump: JSONValue) {
    guard let name = dump["name"]?.string, let targets = dump["targets"]?.array else { return nil }
    self.name = name
    defaultLocalization = dump["defaultLocalization"]?.string
    platforms = (dump["platforms"]?.array ?? []).compactMap { platform in
      platform["platformName"]?.string.map { ($0, platform["version"]?.string ?? "") }
    }
    dependencies = (dump["dependencies"]?.array ?? []).compactMap(Self.dependency)
    products = (dump["products"]?.array ?? []).compactMap { product in
      product["name"]?.string.map { Product(name: $0, targets: Self.strings(product["targets"])) }
    }
    self.targets = targets.compactMap(Self.target)
    let version = (dump["toolsVersion"]?["_version"]?.string ?? "5.5").split(separator: ".").map {
      Int($0) ?? 0
    }
    toolsVersion = (version.first ?? 5, version.count > 1 ? version[1] : 0)
    languageModes = dump["swiftLanguageVersions"]?.array.map { $0.compactMap(\.string) }
  }

  private static func strings(_ value: JSONValue?) -> [String] { value?.array?.compactMap(\.string) ?? [] }

  private static func dependency(_ value: JSONValue) -> Dependency? {
    if let local = value["fileSystem"]?.array?.first, let path = local["path"]?.string {
      return .local(path: path, identity: local["identity"]?.string ?? "")
    }
    if let remote = value["sourceControl"]?.array?.first {
      if let path = remote["location"]?["local"]?.array?.first?.string {
        return .local(path: path, identity: remote["identity"]?.string ?? "")
      }
      guard let url = remote["location"]?["remote"]?.array?.first?["urlString"]?.string else { return nil }
      return .remote(RemotePackage(url: url, requirement: requirement(remote["requirement"])))
    }
    if let registry = value["registry"]?.array?.first, let identity = registry["identity"]?.string {
      return .remote(RemotePackage(url: identity, requirement: requirement(registry["requirement"])))
    }
    return nil
  }

  private static func requirement(_ value: JSONValue?) -> PackageRequirement? {
    if let range = value?["range"]?.array?.first {
      return .range(from: range["lowerBound"]?.string ?? "", below: range["upperBound"]?.string ?? "")
    }
    let kinds: [(String, (String) -> PackageRequirement)] = [
      ("exact", { .exactly($0) }), ("branch", { .branch($0) }), ("revision", { .revision($0) }),
    ]
    for (key, kind) in kinds {
      if let text = value?[key]?.array?.first?.string { return kind(text) }
    }
    return nil
  }

  private static func target(_ value: JSONValue) -> Target? {
    guard let name = value["name"]?.string else { return nil }
    var target = Target(name: name, type: value["type"]?.string ?? "regular")
    target.path = value["path"]?.string
    target.sources = value["sources"]?.array.map { $0.compactMap(\.string) }
    target.exclude = strings(value["exclude"])
    target.resources = (value["resources"]?.array ?? []).compactMap { $0["path"]?.string.map(Resource.init) }
    target.dependencies = (value["dependencies"]?.array ?? []).compactMap(targetDependency)
    target.settings = (value["settings"]?.array ?? []).compactMap(setting)
    return target
  }

  private static func targetDependency(_ value: JSONValue) -> Conditioned<TargetDependency>? {
    for key in ["target", "product", "byName"] {
      guard let parts = value[key]?.array, let name = parts.first?.string else { continue }
      let dependency: TargetDependency =
        switch key {
        case "target": .target(name)
        case "product": .product(name, package: parts.count > 1 ? parts[1].string : nil)
        default: .byName(name)
        }
      return conditioned(dependency, by: parts.last)
    }
    return nil
  }

  private static func setting(_ value: JSONValue) -> Conditioned<Setting>? {
    guard value["tool"]?.string == "swift", let kind = value["kind"] else { return nil }
    func text(_ key: String) -> String? { kind[key]?["_0"]?.string }
    let setting: Setting
    if let name = text("define") {
      setting = .define(name)
    } else if let name = text("enableUpcomingFeature") {
      setting = .upcomingFeature(name)
    } else if let name = text("enableExperimentalFeature") {
      setting = .experimentalFeature(name)
    } else if let name = text("defaultIsolation") {
      setting = .defaultIsolation(name)
    } else if let version = text("swiftLanguageMode") ?? text("swiftLanguageVersion") {
      setting = .languageMode(version)
    } else if let flags = kind["unsafeFlags"]?["_0"]?.array {
      setting = .flags(flags.compactMap(\.string))
    } else {
      return nil
    }
    return conditioned(setting, by: value["condition"])
  }

  private static func conditioned<Value>(_ value: Value, by condition: JSONValue?) -> Conditioned<Value> {
    let platforms = strings(condition?["platformNames"])
    return Conditioned(
      value: value, platforms: platforms.isEmpty ? nil : platforms,
      configuration: condition?["config"]?.string)
  }
}
