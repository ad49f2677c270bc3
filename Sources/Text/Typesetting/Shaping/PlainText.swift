import Fonts

/// Finds the runs of a text without Unicode's full algorithms, where characters alone show what these would say.
///
/// Most labels run in one direction and hold neither controls nor pictograms. What this cannot tell it refuses, and
/// `Itemizer` takes the text the long way; where it answers, it answers the same.
final class PlainText {
  /// A stretch in one script and face.
  struct Segment {
    var range: Range<Int>
    var face: FontFace
    /// Whether the face is the font's own.
    var isPrimary: Bool
    /// ICU's code.
    var script: Int32

    fileprivate func isLike(_ other: Segment) -> Bool { face === other.face && script == other.script }
  }

  /// ICU's code of the Latin script, which neutral characters in front of any letter take.
  private static let latin: Int32 = 25

  let font: ResolvedFont
  private let weight: Double
  private let fonts: FontLibrary
  private let isRightToLeft: Bool
  /// The fallback faces that were found last, by the low bits of their characters and the script.
  @exclusivity(unchecked) private var found: [(unit: UInt16, script: Int32, face: FontFace)?] = []

  /// - Parameters:
  ///   - font: what the text is set in where it has the characters.
  ///   - weight: how bold fallback faces are to be, on the scale of OpenType.
  ///   - isRightToLeft: the direction of a paragraph without letters.
  init(font: ResolvedFont, weight: Double, fonts: FontLibrary, isRightToLeft: Bool) {
    self.font = font
    self.weight = weight
    self.fonts = fonts
    self.isRightToLeft = isRightToLeft
  }

  /// The embedding level that all of the text has (UAX #9), or nil if that takes more than a look.
  func level(of units: UnsafeBufferPointer<UInt16>) -> UInt8? {
    var (hasLeftToRight, hasRightToLeft, hasDigit) = (false, false, false)
    var mayAttach = false
    for unit in units {
      let traits = CharacterTraits[unit]
      if traits.isSpecial { return nil }
      if traits.attaches {
        if !mayAttach { return nil }
        continue
      }
      mayAttach = !traits.isSpace
      if traits.isLeftToRight { hasLeftToRight = true }
      if traits.isRightToLeft { hasRightToLeft = true }
      if traits.isDigit { hasDigit = true }
    }
    // The first letter decides the direction of the paragraph (rules P2 and P3); between letters of one direction
    // everything follows them (rules W7 and N1), and so does what stands around them.
    if hasLeftToRight { return hasRightToLeft ? nil : 0 }
    if hasDigit && (hasRightToLeft || isRightToLeft) { return nil }
    return hasRightToLeft || isRightToLeft ? 1 : 0
  }

  /// Hands over the stretches of a text that has a level, in order.
  ///
  /// - Returns: whether it could tell them; if not, what was handed over is not to be used.
  func forEachSegment(of units: UnsafeBufferPointer<UInt16>, _ body: (Segment) -> Void) -> Bool {
    var current: Segment?
    var script = Self.latin
    for index in units.indices {
      let unit = units[index]
      let traits = CharacterTraits[unit]
      if traits.attaches {
        // A mark decides with its base; where it would decide otherwise, that is for the long way.
        guard let current, current.face.covers(unit), traits.hasNeutralScript || traits.script == script
        else { return false }
        continue
      }
      if !traits.hasNeutralScript { script = traits.script }
      guard let choice = choose(unit, traits, script: script, current: current, at: index)
      else { return false }
      if let previous = current {
        if previous.isLike(choice) { continue }
        // Behind a mark the character may still belong to the cluster (rule GB9c).
        if CharacterTraits[units[index - 1]].attaches { return false }
        body(Segment(previous, endingAt: index))
      }
      current = choice
    }
    if let current { body(Segment(current, endingAt: units.count)) }
    return true
  }

  private func choose(
    _ unit: UInt16, _ traits: CharacterTraits, script: Int32, current: Segment?, at index: Int
  ) -> Segment? {
    if traits.hasNeutralScript, let current, !current.isPrimary, current.face.covers(unit) { return current }
    let start = index..<index
    if font.face.covers(unit) {
      return Segment(range: start, face: font.face, isPrimary: true, script: script)
    }
    if let current, !current.isPrimary, current.script == script, current.face.covers(unit) { return current }
    guard let face = fallback(for: unit, script: script) else { return nil }
    return Segment(range: start, face: face, isPrimary: false, script: script)
  }

  private func fallback(for unit: UInt16, script: Int32) -> FontFace? {
    let slot = Int(unit) & 63
    if found.isEmpty { found = Array(repeating: nil, count: 64) }
    if let known = found[slot], known.unit == unit, known.script == script { return known.face }
    guard let scalar = Unicode.Scalar(unit),
      let face = fonts.fallbackFace(
        for: scalar, script: TextAnalysis.name(ofScript: script), weight: weight, isEmoji: false),
      face.covers(unit), !face.hasPictures
    else { return nil }
    found[slot] = (unit, script, face)
    return face
  }
}

extension PlainText.Segment {
  fileprivate init(_ segment: PlainText.Segment, endingAt end: Int) {
    self = segment
    range = segment.range.lowerBound..<end
  }
}
