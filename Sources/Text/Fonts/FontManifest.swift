import Foundation

/// The list of bundled fonts that lies beside them.
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

/// How the bundled fonts stand in for Apple's: glyph scale, optical size and tracking by size.
///
/// The numbers were fitted to published tracking tables and to label widths measured on devices.
struct MetricsRecipe: Decodable {
  var appleTracking: [String: [String: Double]]

  /// Apple's tracking at a size, in em; the table is a step function.
  func tracking(_ family: String, size: Double) -> Double {
    guard let table = appleTracking[family] else { return 0 }
    var best: (size: Double, value: Double)?
    var least: (size: Double, value: Double)?
    for (key, value) in table {
      guard let step = Double(key) else { continue }
      if step <= size, step > best?.size ?? -1 { best = (step, value) }
      if step < least?.size ?? .infinity { least = (step, value) }
    }
    return (best ?? least)?.value ?? 0
  }
}
