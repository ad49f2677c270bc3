internal import Foundation
internal import OperatingSystem

/// The texts of a product's `Info.plist` by key, for views that read them from their bundle: name,
/// identifier, version.
///
/// They come from the target's property list, whose `$(NAME)`s are build settings, and from the settings from
/// which Xcode generates one if there is none (`GENERATE_INFOPLIST_FILE`, `INFOPLIST_KEY_…`).
enum BundleTexts {
  /// The maximum size of a property list, in bytes.
  private static let largest = 1 << 20

  static func read(_ settings: BuildSettings, propertyList: String?) -> [String: String] {
    var texts: [String: String] = [:]
    for (key, setting) in usual {
      if let value = settings[setting], !value.isEmpty { texts[key] = value }
    }
    guard let propertyList, let file = try? FileSystem.read(propertyList), file.count <= largest,
      let list = try? PropertyListSerialization.propertyList(from: Data(file), format: nil) as? [String: Any]
    else { return texts }
    for (key, value) in list {
      guard let text = value as? String else { continue }
      let expanded = settings.expanded(text)
      if !expanded.isEmpty || texts[key] == nil { texts[key] = expanded }
    }
    return texts
  }

  /// Xcode's settings for the values that “about” views usually show.
  private static let usual = [
    ("CFBundleName", "PRODUCT_NAME"), ("CFBundleExecutable", "PRODUCT_NAME"),
    ("CFBundleDisplayName", "INFOPLIST_KEY_CFBundleDisplayName"),
    ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"),
    ("CFBundleShortVersionString", "MARKETING_VERSION"), ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
    ("NSHumanReadableCopyright", "INFOPLIST_KEY_NSHumanReadableCopyright"),
  ]
}
