/// Says which previews a class of tests takes.
public protocol PreviewFilters {
  /// Regular expressions of which one has to be found in a preview's name: "Module.Card_Previews" of a provider,
  /// "Module/Card.swift:Dark" of `#Preview`. Nil takes all.
  static func snapshotPreviews() -> [String]?

  /// Regular expressions of which none may be found in a preview's name; nil leaves none out.
  static func excludedSnapshotPreviews() -> [String]?

  /// The names of the modules whose previews are taken; nil takes those of all.
  static func snapshotPreviewModules() -> [String]?

  /// The names of modules whose previews are not taken; nil leaves none out.
  static func excludedSnapshotPreviewModules() -> [String]?
}
