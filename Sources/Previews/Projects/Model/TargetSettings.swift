/// How a target's sources are to be compiled, as far as its project says it.
package struct TargetSettings: Sendable, Equatable {
  /// What isolates declarations that do not say it.
  package enum Isolation: String, Sendable {
    case mainActor = "MainActor"
    case nonisolated
  }

  /// The version of the language: 5 or 6; nil if nothing says it.
  package var swiftVersion: Int?
  package var defaultIsolation: Isolation?
  /// Names that `#if` finds defined, sorted; `DEBUG` is one of them where the project says so.
  package var defines: [String] = []
  /// Names as `-enable-upcoming-feature` takes them, sorted.
  package var upcomingFeatures: [String] = []
  /// Names as `-enable-experimental-feature` takes them, sorted.
  package var experimentalFeatures: [String] = []
  /// The absolute path of a header whose declarations the sources find.
  package var bridgingHeader: String?
  /// Whether the names of pictures and colours in asset catalogs are declared for the sources.
  package var generatesAssetSymbols = true
  /// Whether the texts of string catalogs are declared for the sources.
  package var generatesStringSymbols = false
  /// The absolute path of the property list of the product, whose values views may ask for.
  package var infoPlist: String?
  /// The texts of that list by their keys, as `Bundle.infoDictionary` has them: `CFBundleShortVersionString` and others.
  package var bundleTexts: [String: String] = [:]
  /// The absolute paths of what is there for previews alone.
  package var developmentAssets: [String] = []
  /// `1` for iPhones, `2` for iPads and so on; empty if nothing says it.
  package var deviceFamilies: [Int] = []
  /// The system's earliest version that it runs on.
  package var deploymentTarget: String?
  /// The language that the project's texts are written in.
  package var developmentLanguage: String?

  package init() {}
}
