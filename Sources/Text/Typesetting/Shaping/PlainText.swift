import Fonts

/// Finds the runs of a text without Unicode's full algorithms, if the characters alone determine their
/// result.
///
/// Most labels run in one direction and contain neither controls nor pictograms. Texts that this cannot
/// handle it rejects, and `Itemizer` uses the slow path; otherwise the results are the same.
final class PlainText {
  /// A run in one script and face.
  struct Segment {
    var range: Range<Int>
    var face: FontFace
    /// Whether the face is the font's own.
    var isPrimary: Bool
    /// ICU's code.
    var script: Int32

    fileprivate func isLike(_ other: Segment) -> Bool { face === other.face && script == other.script }
  }

  /// ICU's code of the Latin script, which neutral characters before any letter adopt.
  private static let latin: Int32 = 25

  let font: ResolvedFont
  private let weight: Double
  private let fonts: FontLibrary
  private let isRightToLeft: Bool
  /// The fallback faces that were found last, by the low bits of their characters and the script.
  @exclusivity(unchecked) private var found: [(unit: UInt16, script: Int32, face: FontFace)?] = []

  /// - Parameters:
  ///   - font: the text's font, for characters that it has.
  ///   - weight: how bold fallback faces are to be, on the scale of OpenType.
  ///   - isRightToLeft: the direction of a paragraph without letters.
  init(font: ResolvedFont, weight: Double, fonts: FontLibrary, isRightToLeft: Bool) {
    self.font = font
    self.weight = weight
    self.fonts = fonts
    self.isRightToLeft = isRightToLeft
  }

  /// The embedding level that all of the text has (UAX #9), or nil if that is not trivial.
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
    // The first letter decides the direction of the paragraph (rules P2 and P3); between letters of one
    // direction everything follows them (rules W7 and N1), as does everything around them.
    if hasLeftToRight { return hasRightToLeft ? nil : 0 }
    if hasDigit && (hasRightToLeft || isRightToLeft) { return nil }
    return hasRightToLeft || isRightToLeft ? 1 : 0
  }

  /// Passes on the runs of a text with a known level, in order.
  ///
  /// - Returns: whether it succeeded; if not, discard what was passed on.
  func forEachSegment(of units: UnsafeBufferPointer<UInt16>, _ body: (Segment) -> Void) -> Bool {
    var current: Segment?
    var script = Self.latin
    var index = 0
    while index < units.count {
      if let current { index = end(of: current, in: units, from: index) }
      guard index < units.count else { break }
      defer { index += 1 }
      let unit = units[index]
      let traits = CharacterTraits[unit]
      if traits.attaches {
        // A mark follows its base; if it would not, the slow path handles it.
        guard let current, current.face.covers(unit), traits.hasNeutralScript || traits.script == script
        else { return false }
        continue
      }
      if !traits.hasNeutralScript { script = traits.script }
      guard let choice = choose(unit, traits, script: script, current: current, at: index)
      else { return false }
      if let previous = current {
        if previous.isLike(choice) { continue }
        // After a mark the character may still belong to the cluster (rule GB9c).
        if CharacterTraits[units[index - 1]].attaches { return false }
        body(Segment(previous, endingAt: index))
      }
      current = choice
    }
    if let current { body(Segment(current, endingAt: units.count)) }
    return true
  }

  /// Where characters begin that may not belong to a segment; all up to there are in its script and face.
  ///
  /// It decides what `choose` would, for characters whose fonts are known, without reference counting: most texts have one segment.
  private func end(of segment: Segment, in units: UnsafeBufferPointer<UInt16>, from start: Int) -> Int {
    let (own, first, isPrimary) = (segment.face.knownCoverage, font.face.knownCoverage, segment.isPrimary)
    let script = segment.script
    var end = start
    while end < units.count {
      let unit = units[end]
      let traits = CharacterTraits[unit]
      guard !traits.attaches, traits.hasNeutralScript || traits.script == script, own.contains(unit) == true,
        isPrimary || traits.hasNeutralScript || first.contains(unit) == false
      else { break }
      end += 1
    }
    return end
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
