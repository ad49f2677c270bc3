import Foundation

/// How the bundled fonts imitate Apple's: glyph scale, optical size, tracking by size, and adjustments of
/// single letters.
///
/// The numbers were fitted to published tracking tables and to widths of labels measured in Apple's pictures.
struct MetricsRecipe: Decodable {
  var appleTracking: [String: [String: Double]]
  var system: System

  /// Values for the system font only.
  struct System: Decodable {
    /// Scale from the nominal size to the glyphs' size.
    var glyphScale: Double
    /// What is added to a character's advance in 1/1000 of the nominal size: at regular weight, and beyond it at
    /// semibold.
    var advances: [String: [Double]]
    /// What is added to the advance of digits and the pound sign at semibold and 48 points, beside `advances`
    /// and in their unit; it starts at 28 points.
    var boldDisplayDigits: Double
    /// Two characters each, which are not kerned.
    var unkernedPairs: [String]
    /// What is added to the tracking of bold letters up to 17 points, in em; it goes with the optical size and is gone at 28.
    var boldTextTracking: Double
    /// The substitute's position on the weight axis, by nominal weight.
    var wght: [String: Double]

    /// What is added to the tracking at a nominal weight, in em: nothing up to semibold.
    func boldTracking(nominalWeight: Double) -> Double {
      boldTextTracking * min(max((nominalWeight - 600) / 100, 0), 1)
    }

    /// The position on the weight axis for a nominal weight, both from 100 to 900.
    func axisWeight(_ nominal: Double) -> Double {
      let stops = wght.compactMap { key, value in Double(key).map { (nominal: $0, axis: value) } }
        .sorted { $0.nominal < $1.nominal }
      guard let first = stops.first, nominal > first.nominal else { return nominal }
      for (low, high) in zip(stops, stops.dropFirst()) where nominal <= high.nominal {
        return low.axis + (high.axis - low.axis) * (nominal - low.nominal) / (high.nominal - low.nominal)
      }
      return stops.last?.axis ?? nominal
    }

    /// What is added to the advances of characters at a nominal weight, in em of the glyphs' size.
    ///
    /// - Parameter displaySize: 0 for text of up to 28 points to 1 from 48 points.
    func advances(nominalWeight: Double, displaySize: Double) -> [Unicode.Scalar: Double] {
      // Semibold is where most heavy labels were measured; beyond bold nothing was.
      let boldness = min(max((nominalWeight - 400) / 200, 0), 1.4)
      var result: [Unicode.Scalar: Double] = [:]
      for (character, numbers) in advances {
        guard let scalar = character.unicodeScalars.first, numbers.count == 2 else { continue }
        let digits = "0"..."9" ~= scalar || scalar == "£" ? boldDisplayDigits * boldness * displaySize : 0
        result[scalar] = (numbers[0] + numbers[1] * boldness + digits) / 1000 / glyphScale
      }
      return result
    }
  }

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
