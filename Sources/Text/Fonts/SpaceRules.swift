internal import CHarfBuzz
import Synchronization

/// Which glyphs a font's rules may change because of a space near them.
///
/// Where no rule does, words may be shaped one by one; where a rule only kerns pairs, words that have such a
/// glyph beside the space are shaped together with it. What rules examine is read from the tables GSUB and
/// GPOS with HarfBuzz's `hb_ot_layout_lookup_collect_glyphs`.
package final class SpaceRules: Sendable {
  /// How a glyph depends on spaces.
  package enum Dependence: UInt8, Sendable {
    case none
    /// Only on a space right beside it.
    case beside
    /// In a way that involves its context, perhaps beyond the space.
    case context
  }

  /// What a font's rules examine and change, for one plan.
  package struct Findings: Sendable {
    /// How each glyph depends on spaces.
    package var dependences: [Dependence]
    /// For each glyph a bit for each rule that it may be changed by; all bits if there are too many rules.
    package var inputs: [UInt64]
    /// For each glyph a bit for each rule that examines it without changing it.
    package var contexts: [UInt64]
    /// The rules of GSUB, by their bits.
    package var substitutions: [UInt32] = []
    /// Whether there are too many rules to distinguish them by bits.
    package var isCrowded = false

    /// Whether no rule changes or moves one of two neighbouring glyphs because of the other one, as far as rules for two glyphs go.
    ///
    /// A rule for pairs by class may concern every second glyph, and lists only those of classes: only its first glyphs are certain.
    package func areIndependent(_ first: UInt32, _ second: UInt32) -> Bool {
      let rules = inputs[Int(first)]
      return rules & inputs[Int(second)] == 0 && rules >> UInt64(substitutions.count) == 0
    }
  }

  private let known = Mutex<[ShapingPlan: Findings?]>([:])
  private static let capacity = 256
  private static let substitution = FontFeature.number("GSUB")
  private static let positioning = FontFeature.number("GPOS")

  /// The rules of a plan; nil if unknown.
  func findings(for plan: ShapingPlan, font: OpaquePointer) -> Findings? {
    if let findings = known.withLock({ $0[plan] }) { return findings }
    let findings = Self.find(plan, font: font)
    known.withLock { known in
      if known.count >= Self.capacity { known.removeAll() }
      known[plan] = .some(findings)
    }
    return findings
  }

  private static func find(_ plan: ShapingPlan, font: OpaquePointer) -> Findings? {
    guard let face = hb_font_get_face(font) else { return nil }
    var space: hb_codepoint_t = 0
    // No rule is about a space that the font lacks, as some fonts for Chinese and Japanese do.
    if hb_font_get_nominal_glyph(font, 0x20, &space) == 0 { space = .max }
    // Tables other than OpenType's do not reveal which glyphs they examine.
    for table in ["morx", "mort", "kerx", "kern"] {
      let blob = hb_face_reference_table(face, FontFeature.number(table))
      let isThere = hb_blob_get_length(blob) > 0
      hb_blob_destroy(blob)
      if isThere { return nil }
    }
    var properties = hb_segment_properties_t()
    properties.direction = plan.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
    properties.script = hb_script_from_string(plan.script, 4)
    properties.language = plan.language.flatMap { hb_language_from_string($0, -1) }
    let features = plan.features.map { hb_feature_t(tag: $0.tag, value: $0.value, start: 0, end: UInt32.max) }
    let shapePlan = hb_shape_plan_create_cached(face, &properties, features, UInt32(features.count), nil)
    defer { hb_shape_plan_destroy(shapePlan) }
    let count = Int(hb_face_get_glyph_count(face))
    var result = Findings(
      dependences: Array(repeating: .none, count: count), inputs: Array(repeating: 0, count: count),
      contexts: Array(repeating: 0, count: count))
    var number = 0
    let lookups: OpaquePointer = hb_set_create()
    defer { hb_set_destroy(lookups) }
    for table in [substitution, positioning] {
      hb_set_clear(lookups)
      hb_ot_shape_plan_collect_lookups(shapePlan, table, lookups)
      var lookup = hb_codepoint_t.max
      while hb_set_next(lookups, &lookup) != 0 {
        if table == substitution { result.substitutions.append(lookup) }
        if number >= UInt64.bitWidth { result.isCrowded = true }
        mark(
          &result, lookup: lookup, table: table, bit: 1 << UInt64(min(number, 63)), face: face, space: space)
        number += 1
      }
    }
    return result
  }

  private static func mark(
    _ result: inout Findings, lookup: UInt32, table: hb_tag_t, bit: UInt64, face: OpaquePointer, space: UInt32
  ) {
    let sets = (0..<4).map { _ -> OpaquePointer in hb_set_create() }
    defer { for set in sets { hb_set_destroy(set) } }
    hb_ot_layout_lookup_collect_glyphs(face, table, lookup, sets[0], sets[1], sets[2], sets[3])
    let involvesSpace = sets[0..<3].contains { hb_set_has($0, space) != 0 }
    // Positioning without a context is kerning of pairs, or marks on bases.
    let isPair =
      table == positioning && hb_set_is_empty(sets[0]) != 0 && hb_set_is_empty(sets[2]) != 0
    for context in [sets[0], sets[2]] {
      var glyph = hb_codepoint_t.max
      while hb_set_next(context, &glyph) != 0 {
        if Int(glyph) < result.contexts.count { result.contexts[Int(glyph)] |= bit }
      }
    }
    // A rule changes nothing but the glyphs of its input sequence.
    var glyph = hb_codepoint_t.max
    while hb_set_next(sets[1], &glyph) != 0 {
      let index = Int(glyph)
      guard index < result.inputs.count else { continue }
      result.inputs[index] |= bit
      guard involvesSpace, glyph != space else { continue }
      if !isPair {
        result.dependences[index] = .context
      } else if result.dependences[index] == .none {
        result.dependences[index] = .beside
      }
    }
  }
}
