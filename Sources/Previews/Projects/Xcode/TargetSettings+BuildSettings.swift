extension TargetSettings {
  /// The compilation settings in Xcode's build settings.
  ///
  /// - Parameter folder: the base of relative paths in them.
  init(_ settings: BuildSettings, folder: String) {
    self.init()
    swiftVersion = settings["SWIFT_VERSION"].flatMap(Self.language)
    defaultIsolation = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"].flatMap(Isolation.init(rawValue:))
    var defines = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    var upcoming = Self.upcoming.filter { settings.isOn("SWIFT_UPCOMING_FEATURE_\($0.key)") == true }.map(
      \.value)
    var experimental: [String] = []
    // Xcode 26's “approachable concurrency”.
    if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") == true { upcoming += Self.approachable }
    // Xcode 14 and later read `/…/` as a regular expression by default.
    if settings.isOn("SWIFT_ENABLE_BARE_SLASH_REGEX") != false { upcoming.append("BareSlashRegexLiterals") }
    read(
      flags: settings.words("OTHER_SWIFT_FLAGS"), defines: &defines, upcoming: &upcoming,
      experimental: &experimental)
    self.defines = Set(defines).sorted()
    upcomingFeatures = Set(upcoming).sorted()
    experimentalFeatures = Set(experimental).sorted()
    func path(_ name: String) -> String? {
      settings[name].flatMap { $0.isEmpty ? nil : FilePath.standard($0, from: folder) }
    }
    bridgingHeader = path("SWIFT_OBJC_BRIDGING_HEADER")
    infoPlist = path("INFOPLIST_FILE")
    // Xcode 15 and later generate the symbols by default.
    generatesAssetSymbols = settings.isOn("ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS") ?? true
    generatesStringSymbols = settings.isOn("STRING_CATALOG_GENERATE_SYMBOLS") ?? false
    developmentAssets = settings.words("DEVELOPMENT_ASSET_PATHS").map { FilePath.standard($0, from: folder) }
    deviceFamilies = (settings["TARGETED_DEVICE_FAMILY"] ?? "").split { $0 == "," || $0 == " " }
      .compactMap { Int($0) }
    deploymentTarget = ProjectPlatform(sdk: settings.sdk).flatMap { settings[Self.deployment($0)] }
  }

  /// The compiler flags among the build settings.
  mutating func read(
    flags: [String], defines: inout [String], upcoming: inout [String], experimental: inout [String]
  ) {
    var flags = flags.filter { $0 != "-Xfrontend" }[...]
    while let flag = flags.popFirst() {
      switch flag {
      case "-D": if let name = flags.popFirst() { defines.append(name) }
      case "-enable-upcoming-feature": if let name = flags.popFirst() { upcoming.append(name) }
      case "-enable-experimental-feature": if let name = flags.popFirst() { experimental.append(name) }
      case "-default-isolation":
        if let name = flags.popFirst() { defaultIsolation = Isolation(rawValue: name) ?? defaultIsolation }
      case "-swift-version":
        if let name = flags.popFirst() { swiftVersion = Self.language(name) ?? swiftVersion }
      default: if flag.hasPrefix("-D"), flag.count > 2 { defines.append(String(flag.dropFirst(2))) }
      }
    }
  }

  /// The language mode of a version: 4.2 and similar are compiled as 5.
  static func language(_ version: String) -> Int? {
    guard let major = Int(version.prefix { $0.isASCII && $0.isNumber }) else { return nil }
    return major >= 6 ? 6 : 5
  }

  private static func deployment(_ platform: ProjectPlatform) -> String {
    switch platform {
    case .ios: "IPHONEOS_DEPLOYMENT_TARGET"
    case .macos: "MACOSX_DEPLOYMENT_TARGET"
    case .watchos: "WATCHOS_DEPLOYMENT_TARGET"
    case .tvos: "TVOS_DEPLOYMENT_TARGET"
    case .visionos: "XROS_DEPLOYMENT_TARGET"
    }
  }

  private static let approachable = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
    "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  /// Xcode's names of upcoming features and the compiler's.
  private static let upcoming = [
    "CONCISE_MAGIC_FILE": "ConciseMagicFile",
    "DEPRECATE_APPLICATION_MAIN": "DeprecateApplicationMain",
    "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
    "DYNAMIC_ACTOR_ISOLATION": "DynamicActorIsolation",
    "EXISTENTIAL_ANY": "ExistentialAny",
    "FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
    "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
    "GLOBAL_CONCURRENCY": "GlobalConcurrency",
    "IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials",
    "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations",
    "INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
    "INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
    "INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault",
    "ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues",
    "MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility",
    "NONFROZEN_ENUM_EXHAUSTIVITY": "NonfrozenEnumExhaustivity",
    "NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
    "REGION_BASED_ISOLATION": "RegionBasedIsolation",
  ]
}
