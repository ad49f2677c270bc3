import Foundation

/// The list of bundled fonts, stored beside them.
struct FontManifest: Decodable {
  /// One font file.
  struct Entry: Decodable {
    var family: String
    var style: String
    var role: String
    var tier: String
    var file: String
    var scripts: [String]?
    var weightClass: Double?
    var axes: [Axis]?

    /// One axis of variation.
    struct Axis: Decodable {
      var tag: String
      var min: Double
      var max: Double
    }
  }

  var fonts: [Entry]
}
