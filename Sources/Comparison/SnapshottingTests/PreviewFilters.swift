/// The previews that a test class includes.
public protocol PreviewFilters {
  /// Regular expressions, one of which must match a preview's name: "Module.Card_Previews" for a provider,
  /// "Module/Card.swift:Dark" of `#Preview`. Nil includes all.
  static func snapshotPreviews() -> [String]?

  /// Regular expressions that must not match a preview's name; nil excludes none.
  static func excludedSnapshotPreviews() -> [String]?

  /// The names of the modules whose previews are included; nil includes all.
  static func snapshotPreviewModules() -> [String]?

  /// The names of modules whose previews are excluded; nil excludes none.
  static func excludedSnapshotPreviewModules() -> [String]?
}
