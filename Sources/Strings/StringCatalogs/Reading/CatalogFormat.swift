internal import Foundation

/// The formats of files with texts.
package enum CatalogFormat: String, Sendable, CaseIterable {
  /// Xcode's string catalogs.
  case xcstrings
  case strings
  case stringsdict
  case xliff
  /// Android's string resources.
  case android
  /// Application Resource Bundles.
  case arb
  /// Catalogs and templates of gettext.
  case po
  /// Flat and nested JSON.
  case json

  /// A description of the formats' files.
  static let names =
    ".xcstrings, .strings, .stringsdict, .lproj, .xliff, .xcloc, Android's strings.xml, .arb, .po, .pot and .json"

  /// Whether a file has texts in more than one language, so that its comments apply to all of them.
  var hasSeveralLanguages: Bool {
    switch self {
    case .xcstrings, .xliff, .po: true
    case .strings, .stringsdict, .android, .arb, .json: false
    }
  }

  /// The format of a file by its name.
  package init?(path: String) {
    switch URL(fileURLWithPath: path).pathExtension.lowercased() {
    case "xcstrings": self = .xcstrings
    case "strings": self = .strings
    case "stringsdict": self = .stringsdict
    case "xliff", "xlf": self = .xliff
    case "xml": self = .android
    case "arb": self = .arb
    case "po", "pot": self = .po
    case "json": self = .json
    default: return nil
    }
  }
}
