internal import CHarfBuzz
import Fonts
import Synchronization

/// Everything but the text that shaping depends on, with the words that were shaped in it.
///
/// Texts of an interface are made of the same words over and over. A run is taken apart at its spaces, each word is
/// shaped once, and the glyphs are put together again. That gives what shaping the whole run gives unless the font
/// has rules that look at spaces: which words those may concern is read from the font's tables. Words that may be
/// kerned with the space beside them are shaped together with it, and a run with a word whose context may matter is
/// shaped as a whole.
final class ShapingContext: Sendable {
  let face: FontFace
  let isRightToLeft: Bool
  private let script: hb_script_t
  private nonisolated(unsafe) let language: OpaquePointer?
  private let switched: [hb_feature_t]
  private let lock = Mutex(())
  /// Used under the lock only, which is why a pointer will do: access to it is not checked again.
  private nonisolated(unsafe) let words: UnsafeMutablePointer<WordTable>
  private nonisolated(unsafe) let buffer: OpaquePointer
  /// How each glyph depends on spaces; nil where words must stay together.
  private let dependences: [SpaceRules.Dependence]?
  private let hasDependences: Bool
  /// Whether letters take their forms from what stands outside the run, as in Arabic.
  let looksAround: Bool

  /// An OpenType feature to switch.
  struct Feature: Hashable, Sendable {
    var tag: UInt32
    var value: UInt32

    init(_ tag: String, _ value: UInt32) {
      self.tag = tag.utf8.reduce(0) { $0 << 8 | UInt32($1) }
      self.value = value
    }

    /// The features that a font brings along.
    static func own(of font: ResolvedFont) -> [Feature] {
      font.features.map { Feature($0.tag, $0.value) }
    }

    /// What keeps letters apart in tracked text.
    static let noLigatures = [Feature("liga", 0), Feature("clig", 0)]
  }

  /// Longer stretches that have to be shaped in one go are not worth remembering.
  static let longestPiece = 256

  init(
    face: FontFace, isRightToLeft: Bool, script: String, language: String?, features: [Feature],
    capacity: Int
  ) {
    self.face = face
    self.isRightToLeft = isRightToLeft
    self.script = hb_script_from_string(script, 4)
    self.language = language.flatMap { hb_language_from_string($0, -1) }
    switched = Self.hbFeatures(features)
    looksAround = Self.joiningScripts.contains(script)
    buffer = hb_buffer_create()
    words = .allocate(capacity: 1)
    words.initialize(to: WordTable(capacity: capacity))
    let rules = SpaceRules.Plan(
      isRightToLeft: isRightToLeft, script: script, language: language,
      features: features.map { SpaceRules.Plan.Feature(tag: $0.tag, value: $0.value) })
    dependences = face.dependenceOnSpaces(rules)
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

  private static func hbFeatures(_ features: [Feature]) -> [hb_feature_t] {
    features.map { hb_feature_t(tag: $0.tag, value: $0.value, start: 0, end: UInt32.max) }
  }

  // MARK: Measuring

  /// The sum of a run's advances in font units, and how many of its clusters get space added where it is tracked.
  ///
  /// - Parameter units: the run's code units; what lies around it has no influence on it.
  /// - Returns: nil where the run is long and has to be shaped in one go.
  func measure(_ units: UnsafeBufferPointer<UInt16>) -> (advance: Int, spacedClusters: Int)? {
    lock.withLock { _ in
      var advance = 0
      var spacedClusters = 0
      let isWhole = forEachPiece(of: units) { _, word in
        advance += word.advance
        spacedClusters += word.spacedClusters
      }
      return isWhole ? (advance, spacedClusters) : nil
    }
  }

  /// Hands over the glyphs of a run in visual order, their clusters counted from its beginning.
  ///
  /// - Returns: false, and nothing handed over, where the run is long and has to be shaped in one go.
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

  /// Finds the pieces that a run can be put together from, and hands them over in order.
  ///
  /// - Returns: false where it is to be shaped in one go but too long to be remembered.
  @inline(__always)
  private func forEachPiece(
    of units: UnsafeBufferPointer<UInt16>, _ body: (Int, WordTable.Word) -> Void
  ) -> Bool {
    var needsContext = dependences == nil
    var start = 0
    var hasKerning = false
    // A first look, because what was handed over cannot be taken back.
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

  /// Where the piece ends that begins at a code unit: a word with the spaces that it may be kerned with.
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

  /// Where the word or the run of spaces that begins at a code unit ends.
  @inline(__always)
  private static func wordEnd(in units: UnsafeBufferPointer<UInt16>, from start: Int) -> Int {
    let isSpace = units[start] == 0x20
    var end = start + 1
    while end < units.count && (units[end] == 0x20) == isSpace { end += 1 }
    return end
  }

  private func word(_ units: UnsafeBufferPointer<UInt16>) -> WordTable.Word {
    let hash = WordTable.hash(units)
    return words.pointee.find(units, hash: hash) ?? shape(units, hash: hash)
  }

  private func shape(_ units: UnsafeBufferPointer<UInt16>, hash: UInt64) -> WordTable.Word {
    hb_buffer_clear_contents(buffer)
    hb_buffer_add_utf16(buffer, units.baseAddress, Int32(units.count), 0, Int32(units.count))
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, script)
    if let language { hb_buffer_set_language(buffer, language) }
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
    hb_shape(face.shaper, buffer, switched, UInt32(switched.count))
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let positions = hb_buffer_get_glyph_positions(buffer, &count)
    guard let infos, let positions else {
      return words.pointee.insert(units, hash: hash, glyphCount: 0, spaces: []) { _ in
        WordTable.Glyph(id: 0, cluster: 0, advance: 0, xOffset: 0, yOffset: 0, isSafeToBreak: true)
      }
    }
    let spaces = dependence(units, UnsafeBufferPointer(start: infos, count: Int(count)))
    return words.pointee.insert(units, hash: hash, glyphCount: Int(count), spaces: spaces) {
      index in
      let flags = hb_glyph_info_get_glyph_flags(infos + index)
      return WordTable.Glyph(
        id: infos[index].codepoint, cluster: Int32(infos[index].cluster), advance: positions[index].x_advance,
        xOffset: positions[index].x_offset, yOffset: positions[index].y_offset,
        isSafeToBreak: flags.rawValue & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue == 0)
    }
  }

  /// How a shaped word depends on the spaces around it.
  private func dependence(
    _ units: UnsafeBufferPointer<UInt16>, _ glyphs: UnsafeBufferPointer<hb_glyph_info_t>
  ) -> WordTable.SpaceDependence {
    guard let first = units.first, let last = units.last, first != 0x20 else { return [] }
    // A mark at the beginning of a word belongs to the space in front of it.
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
    // Marks are skipped by kerning, so behind one any letter may be the one beside the space.
    let isOpen = CharacterTraits[last].attaches || CharacterTraits[last].isSpecial
    for (index, unit) in units.enumerated() {
      note(face.glyph(unit: unit), isFirst: index == 0, isLast: index == units.count - 1 || isOpen)
    }
    for (index, glyph) in glyphs.enumerated() {
      let (isLeft, isRight) = (index == 0 || isOpen, index == glyphs.count - 1 || isOpen)
      note(
        glyph.codepoint, isFirst: isRightToLeft ? isRight : isLeft, isLast: isRightToLeft ? isLeft : isRight)
    }
    return result
  }
}
