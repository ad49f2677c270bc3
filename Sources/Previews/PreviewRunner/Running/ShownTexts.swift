package import Rendering

/// The texts of the catalogs that one render shows.
package struct ShownTexts: Codable, Equatable, Sendable {
  /// The preview's name.
  package var preview: String
  /// The source file of the preview, as the user wrote its path.
  package var file: String
  /// The device that it was to be shown on, if one was named.
  package var device: String?
  /// Each with the path of its file as the user wrote it.
  package var places: [TextPlace]

  package init(preview: String, file: String, device: String? = nil, places: [TextPlace]) {
    self.preview = preview
    self.file = file
    self.device = device
    self.places = places
  }
}
