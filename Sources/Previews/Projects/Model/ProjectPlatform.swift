/// An Apple platform that targets are built for; raw values are the names that `--platform` takes.
package enum ProjectPlatform: String, CaseIterable, Sendable, Hashable {
  case ios
  case macos
  case watchos
  case tvos
  case visionos

  /// The platform of an SDK or of a word of `SUPPORTED_PLATFORMS`, such as `iphonesimulator` or `macosx15.0`.
  init?(sdk: some StringProtocol) {
    let name = sdk.lowercased()
    guard let found = Self.sdks.first(where: { name.hasPrefix($0.prefix) }) else { return nil }
    self = found.platform
  }

  private static let sdks: [(prefix: String, platform: ProjectPlatform)] = [
    ("iphone", .ios), ("macos", .macos), ("watch", .watchos), ("appletv", .tvos), ("xr", .visionos),
  ]

  /// The platform by its name in manifests and XcodeGen, such as `iOS`, ignoring case.
  init?(name: some StringProtocol) {
    switch name.lowercased() {
    case "ios", "maccatalyst": self = .ios
    case "macos": self = .macos
    case "watchos": self = .watchos
    case "tvos": self = .tvos
    case "visionos", "xros": self = .visionos
    default: return nil
    }
  }

  /// The SDK with which previews are built.
  var sdk: String {
    switch self {
    case .ios: "iphonesimulator"
    case .macos: "macosx"
    case .watchos: "watchsimulator"
    case .tvos: "appletvsimulator"
    case .visionos: "xrsimulator"
    }
  }
}
