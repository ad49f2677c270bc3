/// How a face's letters are spaced otherwise than its own tables say, so that it is as wide as the font it stands for.
package struct LetterSpacing: Hashable, Sendable {
  /// What is added to the advance of a character's glyph, in em; of a letter with marks the base letter counts.
  var advances: [Unicode.Scalar: Double] = [:]
  /// Pairs of UTF-16 code units that are not kerned.
  var unkernedPairs: [SIMD2<UInt16>] = []

  /// Where kerning is switched off in a text: the positions of the first characters of pairs.
  package func unkernedPositions(in units: UnsafeBufferPointer<UInt16>) -> [Int] {
    guard !unkernedPairs.isEmpty, units.count > 1 else { return [] }
    var positions: [Int] = []
    for index in 0..<units.count - 1
    where unkernedPairs.contains(SIMD2(units[index], units[index + 1])) {
      positions.append(index)
    }
    return positions
  }

  static let none = LetterSpacing()
}
