internal import CHarfBuzz
import Fonts
import Synchronization

/// Everything but the text that shaping depends on, with the words that were shaped in it.
///
/// Texts of an interface are made of the same words over and over. A run is taken apart at its spaces, each word is
/// shaped once, and the glyphs are put together again. That gives what shaping the whole run gives unless the font
/// has rules that look across a space: which words those may concern is read from the font's tables, and a run with
/// such a word is shaped as a whole.
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
  /// The glyphs that rules which involve the space may change, by glyph; nil where words must stay together.
  private let sensitiveGlyphs: [Bool]?
  private let hasSensitiveGlyphs: Bool
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

  /// Longer runs are not worth remembering.
  static let longestRun = 512

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
    sensitiveGlyphs = face.glyphsThatDependOnSpaces(rules)
    hasSensitiveGlyphs = sensitiveGlyphs?.contains(true) ?? false
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
  func measure(_ units: UnsafeBufferPointer<UInt16>) -> (advance: Int, spacedClusters: Int) {
    lock.withLock { _ in
      var advance = 0
      var spacedClusters = 0
      var start = 0
      while start < units.count {
        let end = Self.wordEnd(in: units, from: start)
        let word = self.word(UnsafeBufferPointer(rebasing: units[start..<end]))
        if end - start < units.count && (sensitiveGlyphs == nil || word.dependsOnSpaces) {
          let whole = self.word(units)
          return (whole.advance, whole.spacedClusters)
        }
        advance += word.advance
        spacedClusters += word.spacedClusters
        start = end
      }
      return (advance, spacedClusters)
    }
  }

  /// Hands over the glyphs of a run in visual order, their clusters counted from its beginning.
  func forEachGlyph(of units: UnsafeBufferPointer<UInt16>, _ body: (WordTable.Glyph) -> Void) {
    lock.withLock { _ in
      var pieces: [(start: Int, glyphs: ArraySlice<WordTable.Glyph>)] = []
      var start = 0
      while start < units.count {
        let end = Self.wordEnd(in: units, from: start)
        let word = self.word(UnsafeBufferPointer(rebasing: units[start..<end]))
        if end - start < units.count && (sensitiveGlyphs == nil || word.dependsOnSpaces) {
          let whole = self.word(units)
          pieces = [(0, words.pointee.glyphs(of: whole))]
          break
        }
        pieces.append((start, words.pointee.glyphs(of: word)))
        start = end
      }
      for index in pieces.indices {
        let (start, glyphs) = pieces[isRightToLeft ? pieces.count - 1 - index : index]
        for var glyph in glyphs {
          glyph.cluster += Int32(start)
          body(glyph)
        }
      }
    }
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
      return words.pointee.insert(units, hash: hash, glyphCount: 0, dependsOnSpaces: false) { _ in
        WordTable.Glyph(id: 0, cluster: 0, advance: 0, xOffset: 0, yOffset: 0, isSafeToBreak: true)
      }
    }
    // A mark at the beginning of a word belongs to the space in front of it.
    let attaches = units.first.map { CharacterTraits[$0].attaches || CharacterTraits[$0].isSpecial } ?? false
    let depends =
      attaches
      || hasSensitiveGlyphs
        && ((0..<Int(count)).contains { isSensitive(infos[$0].codepoint) }
          || units.contains { isSensitive(face.glyph(unit: $0)) })
    return words.pointee.insert(units, hash: hash, glyphCount: Int(count), dependsOnSpaces: depends) {
      index in
      let flags = hb_glyph_info_get_glyph_flags(infos + index)
      return WordTable.Glyph(
        id: infos[index].codepoint, cluster: Int32(infos[index].cluster), advance: positions[index].x_advance,
        xOffset: positions[index].x_offset, yOffset: positions[index].y_offset,
        isSafeToBreak: flags.rawValue & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue == 0)
    }
  }

  private func isSensitive(_ glyph: UInt32) -> Bool {
    guard let sensitiveGlyphs, Int(glyph) < sensitiveGlyphs.count else { return false }
    return sensitiveGlyphs[Int(glyph)]
  }
}
