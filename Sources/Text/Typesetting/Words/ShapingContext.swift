internal import CHarfBuzz
import Fonts
import Synchronization

/// Everything but the text that shaping depends on, with the words that were shaped in it.
///
/// Texts of an interface repeat the same words. A run is split at its spaces, each word is shaped once, and
/// the glyphs are recombined. The result equals that of shaping the whole run unless the font has rules that
/// examine spaces: which words those may concern is read from the font's tables. Words that may be kerned
/// with the space beside them are shaped together with it, and a run with a word whose context may matter is
/// shaped as a whole.
final class ShapingContext: Sendable {
  let face: FontFace
  let isRightToLeft: Bool
  private let script: hb_script_t
  private nonisolated(unsafe) let language: OpaquePointer?
  private let switched: [hb_feature_t]
  private let lock = Mutex(())
  /// Only used under the lock, so a pointer suffices, which avoids exclusivity checks.
  private nonisolated(unsafe) let words: UnsafeMutablePointer<WordTable>
  private nonisolated(unsafe) let buffer: OpaquePointer
  /// How each glyph depends on spaces; nil if words must stay together.
  private let dependences: [SpaceRules.Dependence]?
  private let hasDependences: Bool
  /// The font's rules, where words can be put together from pairs of letters.
  private let pairRules: SpaceRules.Findings?
  /// Whether the forms of letters depend on what is outside the run, as in Arabic.
  let looksAround: Bool

  /// Longer runs that must be shaped in one go are not worth caching.
  static let longestPiece = 256

  init(face: FontFace, plan: ShapingPlan, capacity: Int) {
    self.face = face
    isRightToLeft = plan.isRightToLeft
    script = hb_script_from_string(plan.script, 4)
    language = plan.language.flatMap { hb_language_from_string($0, -1) }
    switched = HarfBuzzFeatures.all(plan.features)
    looksAround = Self.joiningScripts.contains(plan.script)
    buffer = hb_buffer_create()
    words = .allocate(capacity: 1)
    words.initialize(to: WordTable(capacity: capacity))
    let findings = face.rules(plan)
    dependences = findings?.dependences
    let isPaired = Self.pairedScripts.contains(plan.script) && !isRightToLeft && findings?.isCrowded == false
    pairRules = isPaired ? findings : nil
    hasDependences = dependences?.contains { $0 != .none } ?? false
  }

  deinit {
    hb_buffer_destroy(buffer)
    words.deinitialize(count: 1)
    words.deallocate()
  }

  /// The scripts whose letters join (Unicode's ArabicShaping.txt).
  private static let joiningScripts: Set<String> = [
    "Arab", "Syrc", "Mong", "Nkoo", "Phag", "Mand", "Mani", "Phlp", "Rohg", "Sogd", "Adlm", "Ougr", "Chrs",
  ]

  /// Scripts whose letters HarfBuzz handles one by one, without syllables, joining or reordering.
  private static let pairedScripts: Set<String> = ["Latn", "Cyrl", "Grek", "Hani", "Hira", "Kana", "Bopo"]

  /// Whether a range of a text is shaped as it would be without its context.
  func shapes(_ range: Range<Int>, of text: [UInt16]) -> Bool {
    !looksAround
      || (range.lowerBound == 0 || text[range.lowerBound - 1] == 0x20)
        && (range.upperBound == text.count || text[range.upperBound] == 0x20)
  }

  // MARK: Measuring

  /// The sum of a run's advances in font units, and how many of its clusters get space added where it is tracked.
  ///
  /// - Parameter units: the run's code units; what lies around it has no influence on it.
  /// - Returns: nil if the run is long and has to be shaped in one go.
  func measure(_ units: UnsafeBufferPointer<UInt16>) -> (advance: Int, spacedClusters: Int)? {
    lock.withLock { _ in
      if let sum = independentSum(of: units) { return sum }
      var advance = 0
      var spacedClusters = 0
      let isWhole = forEachPiece(of: units) { _, word in
        advance += word.advance
        spacedClusters += word.spacedClusters
      }
      return isWhole ? (advance, spacedClusters) : nil
    }
  }

  /// The sums of a run whose words are all independent of their context; nil for any other.
  private func independentSum(
    of units: UnsafeBufferPointer<UInt16>
  ) -> (advance: Int, spacedClusters: Int)? {
    if dependences == nil { return nil }
    var (advance, spacedClusters) = (0, 0)
    var start = 0
    while start < units.count {
      let end = Self.wordEnd(in: units, from: start)
      if end - start > Self.longestPiece { return nil }
      let word = word(UnsafeBufferPointer(rebasing: units[start..<end]))
      guard word.spaces.isEmpty else { return nil }
      advance += word.advance
      spacedClusters += word.spacedClusters
      start = end
    }
    return (advance, spacedClusters)
  }

  /// Passes on the glyphs of a run in visual order, their clusters counted from its beginning.
  ///
  /// - Returns: false, without passing on anything, if the run is long and must be shaped in one go.
  func forEachGlyph(of units: UnsafeBufferPointer<UInt16>, _ body: (WordTable.Glyph) -> Void) -> Bool {
    lock.withLock { _ in
      var pieces: [(start: Int, glyphs: ArraySlice<WordTable.Glyph>)] = []
      let isWhole = forEachPiece(of: units) { start, word in
        pieces.append((start, words.pointee.glyphs(of: word)))
      }
      guard isWhole else { return false }
      for index in pieces.indices {
        let (start, glyphs) = pieces[isRightToLeft ? pieces.count - 1 - index : index]
        for var glyph in glyphs {
          glyph.cluster += Int32(start)
          body(glyph)
        }
      }
      return true
    }
  }

  /// Finds the pieces that a run can be composed of, and passes them on in order.
  ///
  /// - Returns: false if it must be shaped in one go but is too long to cache.
  @inline(__always)
  private func forEachPiece(
    of units: UnsafeBufferPointer<UInt16>, _ body: (Int, WordTable.Word) -> Void
  ) -> Bool {
    var needsContext = dependences == nil
    var start = 0
    var hasKerning = false
    // Checked first, because what has been passed on cannot be undone.
    if hasDependences || units.count > 1 {
      while start < units.count, !needsContext {
        let end = Self.wordEnd(in: units, from: start)
        if end - start > Self.longestPiece { return false }
        let spaces = word(UnsafeBufferPointer(rebasing: units[start..<end])).spaces
        if spaces.contains(.context) { needsContext = end - start < units.count }
        if !spaces.isEmpty { hasKerning = true }
        start = end
      }
    }
    if needsContext {
      if units.count > Self.longestPiece { return false }
      body(0, word(units))
      return true
    }
    start = 0
    while start < units.count {
      let end = hasKerning ? pieceEnd(in: units, from: start) : Self.wordEnd(in: units, from: start)
      if end - start > Self.longestPiece { return false }
      body(start, word(UnsafeBufferPointer(rebasing: units[start..<end])))
      start = end
    }
    return true
  }

  /// The end of the piece that starts at a code unit: a word with the spaces that it may be kerned with.
  private func pieceEnd(in units: UnsafeBufferPointer<UInt16>, from start: Int) -> Int {
    func spaces(_ range: Range<Int>) -> WordTable.SpaceDependence {
      word(UnsafeBufferPointer(rebasing: units[range])).spaces
    }
    var end = Self.wordEnd(in: units, from: start)
    var last = start..<end
    while end < units.count {
      let next = end..<Self.wordEnd(in: units, from: end)
      let isKerned =
        units[end] == 0x20 ? spaces(last).contains(.after) : spaces(next).contains(.before)
      if !isKerned { break }
      last = next
      end = next.upperBound
    }
    return end
  }

  /// The end of the word or the run of spaces that starts at a code unit.
  @inline(__always)
  private static func wordEnd(in units: UnsafeBufferPointer<UInt16>, from start: Int) -> Int {
    let isSpace = units[start] == 0x20
    var end = start + 1
    while end < units.count && (units[end] == 0x20) == isSpace { end += 1 }
    return end
  }

  private func word(_ units: UnsafeBufferPointer<UInt16>) -> WordTable.Word {
    let hash = WordTable.hash(units)
    return words.pointee.find(units, hash: hash) ?? pairedWord(units, hash: hash) ?? shape(units, hash: hash)
  }

  /// A word composed of pairs of letters, if the font has no rules for more than two letters.
  ///
  /// A language has many words but few pairs, and a variable font's kerning is slow to look up. Letters without rules, as most Chinese
  /// characters are, need not be known as pairs.
  private func pairedWord(_ units: UnsafeBufferPointer<UInt16>, hash: UInt64) -> WordTable.Word? {
    guard let pairRules, units.count > 1, units.count <= 32 else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: units.count) { ids in
      guard arePairs(units, pairRules, ids: ids) else { return nil }
      return pairs(units, UnsafeBufferPointer(ids), pairRules, hash: hash)
    }
  }

  /// Whether the font has no rules for more than two of a word's letters.
  ///
  /// - Parameter ids: room for the letters' glyphs.
  private func arePairs(
    _ units: UnsafeBufferPointer<UInt16>, _ rules: SpaceRules.Findings,
    ids: UnsafeMutableBufferPointer<UInt32>
  ) -> Bool {
    var (inputs, contexts): (UInt64, UInt64) = (0, 0)
    for (index, unit) in units.enumerated() {
      let glyph = face.glyph(unit: unit)
      let traits = CharacterTraits[unit]
      guard glyph != 0, Int(glyph) < rules.inputs.count, !traits.attaches, !traits.isSpecial else {
        return false
      }
      inputs |= rules.inputs[Int(glyph)]
      contexts |= rules.contexts[Int(glyph)]
      ids[index] = glyph
    }
    // A rule that may change one letter and examines another one of the word.
    if inputs & contexts != 0 { return false }
    // A pair is shaped if it cannot be put together from its letters.
    if ids.count == 2 { return rules.areIndependent(ids[0], ids[1]) }
    for start in 0..<ids.count - 2 {
      // Rules for three letters and more; those for two are seen in the pairs.
      var shared = rules.inputs[Int(ids[start])] & rules.inputs[Int(ids[start + 1])]
      for end in start + 2..<ids.count {
        shared &= rules.inputs[Int(ids[end])]
        if shared == 0 { break }
        for (number, lookup) in rules.substitutions.enumerated() where shared >> UInt64(number) & 1 != 0 {
          if face.substitutes(Array(ids[start...end]), lookup: lookup) { return false }
        }
      }
    }
    return true
  }

  private func pairs(
    _ units: UnsafeBufferPointer<UInt16>, _ ids: UnsafeBufferPointer<UInt32>, _ rules: SpaceRules.Findings,
    hash: UInt64
  ) -> WordTable.Word? {
    withUnsafeTemporaryAllocation(of: WordTable.Glyph.self, capacity: units.count) { glyphs in
      var spaces: WordTable.SpaceDependence = []
      for index in units.indices {
        let own = word(UnsafeBufferPointer(rebasing: units[index..<index + 1]))
        guard own.glyphCount == 1, var glyph = words.pointee.glyph(0, of: own), glyph.id == ids[index],
          !glyph.hasOffset, !own.spaces.contains(.context)
        else { return nil }
        if index == 0, own.spaces.contains(.before) { spaces.insert(.before) }
        if index == units.count - 1, own.spaces.contains(.after) { spaces.insert(.after) }
        if index > 0, !rules.areIndependent(ids[index - 1], ids[index]) {
          let pair = word(UnsafeBufferPointer(rebasing: units[index - 1..<index + 1]))
          guard pair.glyphCount == 2, let first = words.pointee.glyph(0, of: pair),
            let second = words.pointee.glyph(1, of: pair), first.id == ids[index - 1],
            second.id == ids[index],
            !first.hasOffset, !second.hasOffset, second.advance == glyph.advance
          else { return nil }
          glyphs[index - 1].advance = first.advance
          glyph.isSafeToBreak = second.isSafeToBreak
        }
        glyph.cluster = Int32(index)
        glyphs.initializeElement(at: index, to: glyph)
      }
      return words.pointee.insert(units, hash: hash, glyphCount: units.count, spaces: spaces) { glyphs[$0] }
    }
  }

  private func shape(_ units: UnsafeBufferPointer<UInt16>, hash: UInt64) -> WordTable.Word {
    let parts = face.spacing.parts(of: units, units.indices)
    // In visual order.
    let glyphs = (isRightToLeft ? parts.reversed() : parts).flatMap { shaped(units, $0) }
    let spaces = dependence(units, glyphs)
    return words.pointee.insert(units, hash: hash, glyphCount: glyphs.count, spaces: spaces) { glyphs[$0] }
  }

  /// The glyphs of a part of a word, in visual order.
  private func shaped(_ units: UnsafeBufferPointer<UInt16>, _ part: Range<Int>) -> [WordTable.Glyph] {
    hb_buffer_clear_contents(buffer)
    hb_buffer_add_utf16(
      buffer, units.baseAddress, Int32(units.count), UInt32(part.lowerBound), Int32(part.count))
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, script)
    if let language { hb_buffer_set_language(buffer, language) }
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
    hb_shape(face.shaper, buffer, switched, UInt32(switched.count))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { index in
      let flags = hb_glyph_info_get_glyph_flags(infos + index)
      return WordTable.Glyph(
        id: infos[index].codepoint, cluster: Int32(infos[index].cluster), advance: positions[index].x_advance,
        xOffset: positions[index].x_offset, yOffset: positions[index].y_offset,
        isSafeToBreak: flags.rawValue & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue == 0)
    }
  }

  /// How a shaped word depends on the spaces around it.
  private func dependence(
    _ units: UnsafeBufferPointer<UInt16>, _ glyphs: [WordTable.Glyph]
  ) -> WordTable.SpaceDependence {
    guard let first = units.first, let last = units.last, first != 0x20 else { return [] }
    // A mark at the beginning of a word belongs to the preceding space.
    if CharacterTraits[first].attaches || CharacterTraits[first].isSpecial { return .context }
    guard hasDependences else { return [] }
    var result: WordTable.SpaceDependence = []
    func note(_ glyph: UInt32, isFirst: Bool, isLast: Bool) {
      guard let dependences, Int(glyph) < dependences.count else { return }
      switch dependences[Int(glyph)] {
      case .none: break
      case .context: result.insert(.context)
      case .beside:
        if isFirst { result.insert(.before) }
        if isLast { result.insert(.after) }
      }
    }
    // Marks are skipped by kerning, so after one any letter may be adjacent to the space.
    let isOpen = CharacterTraits[last].attaches || CharacterTraits[last].isSpecial
    for (index, unit) in units.enumerated() {
      note(face.glyph(unit: unit), isFirst: index == 0, isLast: index == units.count - 1 || isOpen)
    }
    for (index, glyph) in glyphs.enumerated() {
      let (isLeft, isRight) = (index == 0 || isOpen, index == glyphs.count - 1 || isOpen)
      note(
        glyph.id, isFirst: isRightToLeft ? isRight : isLeft, isLast: isRightToLeft ? isLeft : isRight)
    }
    return result
  }
}
