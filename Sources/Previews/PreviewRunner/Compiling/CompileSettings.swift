/// How sources are compiled, beside what is the same for all.
package struct CompileSettings: Sendable, Equatable {
  /// The platform whose branches of conditions are taken.
  package var platform = ApplePlatform.ios
  /// The version of the language: 5 or 6.
  package var swiftVersion = 5
  /// What isolates declarations that do not say it; nil asks their project.
  package var defaultIsolation: DefaultIsolation?
  /// Names that conditions find defined, beside DEBUG.
  package var defines: [String] = []

  /// Upcoming and experimental features of the language that are switched on.
  package var upcomingFeatures: [String] = []
  package var experimentalFeatures: [String] = []
  /// Folders with stand-ins, beside those of the program and the project's own `FittingRoomStandIns`.
  package var standIns: [String] = []

  /// What views find in the dictionary of their bundle beside what every app has there (`FoundationLookups.bundleTexts`).
  package var bundleTexts: [String: String] = [:]

  /// How long compiling may take, in seconds. It does not change what comes of it.
  package var timeLimit = 60

  package init() {}

  /// The frontend's arguments for conditions and features of the language.
  var conditionArguments: [String] {
    defines.flatMap { ["-D", $0] } + upcomingFeatures.flatMap { ["-enable-upcoming-feature", $0] }
      + experimentalFeatures.flatMap { ["-enable-experimental-feature", $0] }
  }

  /// Modules that files find without importing them, as they do Foundation's names and Combine's through what they import
  /// on Apple's systems.
  var implicitImports: [String] { ["FoundationAdditions", "CombineShim", "Observation"] }
}
