/// The settings for compiling a target's sources, as specified by its project.
package struct TargetSettings: Sendable, Equatable {
  /// The default actor isolation.
  package enum Isolation: String, Sendable {
    case mainActor = "MainActor"
    case nonisolated
  }

  /// The version of the language: 5 or 6; nil if unspecified.
  package var swiftVersion: Int?
  package var defaultIsolation: Isolation?
  /// Names that `#if` finds defined, sorted; including `DEBUG` if the project defines it.
  package var defines: [String] = []
  /// Names as `-enable-upcoming-feature` takes them, sorted.
  package var upcomingFeatures: [String] = []
  /// Names as `-enable-experimental-feature` takes them, sorted.
  package var experimentalFeatures: [String] = []
  /// The absolute path of a header whose declarations are visible to the sources.
  package var bridgingHeader: String?
  /// The modules that this header imports, which the sources find without importing them.
  package var bridgedModules: [String] = []
  /// Whether the names of pictures and colours in asset catalogs are declared for the sources.
  package var generatesAssetSymbols = true
  /// Whether the texts of string catalogs are declared for the sources.
  package var generatesStringSymbols = false
  /// The absolute path of the property list of the product, whose values views may read.
  package var infoPlist: String?
  /// The texts of that list by key, as `Bundle.infoDictionary` has them: `CFBundleShortVersionString` and
  /// others.
  package var bundleTexts: [String: String] = [:]
  /// The absolute paths of resources that are only for previews.
  package var developmentAssets: [String] = []
  /// `1` for iPhones, `2` for iPads and so on; empty if unspecified.
  package var deviceFamilies: [Int] = []
  /// The deployment target.
  package var deploymentTarget: String?
  /// The project's development language.
  package var developmentLanguage: String?

  package init() {}
}
