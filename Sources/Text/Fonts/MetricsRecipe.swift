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
    /// What is added to characters' advances from 28 points on, beside `advances` and in their unit; it starts at 20 points, and
    /// a digit's is gone at semibold.
    var displayAdvances: [String: Double]
    /// What is added to each letter's advance by size, in the same unit; between the sizes, it is interpolated.
    var letterSpacing: [String: Double]
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
      let least = wght.keys.compactMap(Double.init).min() ?? .infinity
      return nominal > least ? interpolated(wght, at: nominal) : nominal
    }

    /// What is added to the advances of characters at a nominal weight, in em of the glyphs' size.
    ///
    /// - Parameter size: The size in points.
    func advances(nominalWeight: Double, size: Double) -> [Unicode.Scalar: Double] {
      // Semibold is where most heavy labels were measured; beyond bold nothing was.
      let boldness = min(max((nominalWeight - 400) / 200, 0), 1.4)
      let display = min(max((size - 20) / 8, 0), 1)
      let boldDigits = boldDisplayDigits * boldness * min(max((size - 28) / 20, 0), 1)
      let letters = interpolated(letterSpacing, at: size)
      var result: [Unicode.Scalar: Double] = [:]
      for (character, numbers) in advances {
        guard let scalar = character.unicodeScalars.first, numbers.count == 2 else { continue }
        let isDigit = "0"..."9" ~= scalar
        var addition = numbers[0] + numbers[1] * boldness
        if isDigit || scalar == "£" { addition += boldDigits }
        if scalar.properties.isAlphabetic { addition += letters }
        addition += (displayAdvances[character] ?? 0) * display * (isDigit ? max(1 - boldness, 0) : 1)
        result[scalar] = addition / 1000 / glyphScale
      }
      return result
    }

    /// A table's value between two of its keys; beyond them, that of the nearest one.
    private func interpolated(_ table: [String: Double], at place: Double) -> Double {
      let stops = table.compactMap { key, value in Double(key).map { (place: $0, value: value) } }
        .sorted { $0.place < $1.place }
      guard let first = stops.first, place > first.place else { return stops.first?.value ?? 0 }
      for (low, high) in zip(stops, stops.dropFirst()) where place <= high.place {
        return low.value + (high.value - low.value) * (place - low.place) / (high.place - low.place)
      }
      return stops.last?.value ?? 0
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
