/// How sources are compiled, apart from what is the same for all.
package struct CompileSettings: Sendable, Equatable {
  /// The platform that conditions are evaluated for.
  package var platform = ApplePlatform.ios
  /// The language version: 5 or 6.
  package var swiftVersion = 5
  /// The default actor isolation; nil uses that of the project.
  package var defaultIsolation: DefaultIsolation?
  /// Names that are defined for conditions, besides DEBUG.
  package var defines: [String] = []

  /// Upcoming and experimental language features that are enabled. Sources without a project are compiled as Xcode compiles an app:
  /// `/…/` is a regular expression.
  package var upcomingFeatures: [String] = ["BareSlashRegexLiterals"]
  package var experimentalFeatures: [String] = []
  /// Folders with stand-ins, in addition to the program's and the project's own `FittingRoomStandIns`.
  package var standIns: [String] = []

  /// The entries of the bundle's dictionary besides those that every app has (`FoundationLookups.bundleTexts`).
  package var bundleTexts: [String: String] = [:]

  /// Modules that the project's bridging header imports, which files find without importing them; others than Apple's are
  /// disregarded.
  package var bridgedModules: [String] = []

  /// The time limit for compiling, in seconds. It does not affect the output.
  package var timeLimit = 60

  package init() {}

  /// The frontend's arguments for conditions and language features.
  var conditionArguments: [String] {
    defines.flatMap { ["-D", $0] } + enabledFeatures.flatMap { ["-enable-upcoming-feature", $0] }
      + experimentalFeatures.flatMap { ["-enable-experimental-feature", $0] }
  }

  /// The upcoming features, without the one that the compiler would say is no longer upcoming.
  private var enabledFeatures: [String] {
    upcomingFeatures.filter { swiftVersion < 6 || $0 != "BareSlashRegexLiterals" }
  }

  /// Modules that files find without importing them, as Apple's systems re-export Foundation and Combine through other
  /// modules.
  var implicitImports: [String] { ["FoundationAdditions", "CombineShim", "Observation"] }
}
