/// Adjustments of a face's letter spacing that make it as wide as the font that it replaces.
package struct LetterSpacing: Hashable, Sendable {
  /// The addition to the advance of a character's glyph, in em; letters with marks use that of their base
  /// letter.
  var advances: [Unicode.Scalar: Double] = [:]
  /// Pairs of UTF-16 code units that are not kerned.
  var unkernedPairs: [SIMD2<UInt16>] = []

  /// The parts of a text that are shaped one by one, so that no pair at their seams is kerned.
  ///
  /// Switching the feature off for a character would take the kerning of the pair before it as well.
  package func parts(of units: UnsafeBufferPointer<UInt16>, _ range: Range<Int>) -> [Range<Int>] {
    guard !unkernedPairs.isEmpty, range.count > 1 else { return [range] }
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    for index in range.lowerBound + 1..<range.upperBound
    where unkernedPairs.contains(SIMD2(units[index - 1], units[index])) {
      parts.append(start..<index)
      start = index
    }
    return parts + [start..<range.upperBound]
  }

  static let none = LetterSpacing()
}
