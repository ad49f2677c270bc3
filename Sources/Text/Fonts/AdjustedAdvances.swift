internal import CHarfBuzz
import Foundation

/// A HarfBuzz font that delegates to another one and adjusts some glyphs' advances.
///
/// So everything that is shaped with it (words, pairs and whole runs) gets the same advances.
final class AdjustedAdvances {
  /// What is added to each glyph's advance, in font units.
  private let additions: [Int32]

  private init(additions: [Int32]) {
    self.additions = additions
  }

  /// A font over another; the caller owns it.
  static func shaper(over parent: OpaquePointer, spacing: LetterSpacing) -> OpaquePointer {
    let font: OpaquePointer = hb_font_create_sub_font(parent)
    let adjusted = AdjustedAdvances(additions: additions(of: spacing, in: parent))
    hb_font_set_funcs(font, functions, Unmanaged.passRetained(adjusted).toOpaque()) { data in
      guard let data else { return }
      Unmanaged<AdjustedAdvances>.fromOpaque(data).release()
    }
    hb_font_make_immutable(font)
    return font
  }

  /// The additions by glyph: letters with marks use that of their base letter.
  private static func additions(of spacing: LetterSpacing, in font: OpaquePointer) -> [Int32] {
    guard let face = hb_font_get_face(font) else { return [] }
    let unitsPerEm = Double(hb_face_get_upem(face))
    var additions = [Int32](repeating: 0, count: Int(hb_face_get_glyph_count(face)))
    for character in characters {
      guard let addition = spacing.advances[character.base] else { continue }
      var glyph: hb_codepoint_t = 0
      guard hb_font_get_nominal_glyph(font, character.scalar.value, &glyph) != 0,
        Int(glyph) < additions.count
      else { continue }
      additions[Int(glyph)] = Int32((addition * unitsPerEm).rounded())
    }
    return additions
  }

  /// The characters of the blocks from Basic Latin to Latin Extended-B, of Latin Extended Additional and of General
  /// Punctuation, with the characters that their canonical decompositions begin with.
  private static let characters: [(scalar: Unicode.Scalar, base: Unicode.Scalar)] =
    [0x20..<0x250, 0x1e00..<0x1f00, 0x2000..<0x2070].flatMap { (range: Range<UInt32>) in
      range.compactMap { number in
        Unicode.Scalar(number).map { scalar in
          (scalar, String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first ?? scalar)
        }
      }
    }

  private nonisolated(unsafe) static let functions: OpaquePointer = {
    let functions: OpaquePointer = hb_font_funcs_create()
    hb_font_funcs_set_glyph_h_advance_func(
      functions,
      { font, data, glyph, _ in
        guard let font, let data, let parent = hb_font_get_parent(font) else { return 0 }
        return hb_font_get_glyph_h_advance(parent, glyph)
          + Unmanaged<AdjustedAdvances>.fromOpaque(data).takeUnretainedValue().addition(to: glyph)
      }, nil, nil)
    hb_font_funcs_set_glyph_h_advances_func(
      functions,
      { font, data, count, glyphs, glyphStride, advances, advanceStride, _ in
        guard let font, let data, let glyphs, let advances, let parent = hb_font_get_parent(font) else {
          return
        }
        hb_font_get_glyph_h_advances(parent, count, glyphs, glyphStride, advances, advanceStride)
        let adjusted = Unmanaged<AdjustedAdvances>.fromOpaque(data).takeUnretainedValue()
        var glyph = UnsafeRawPointer(glyphs)
        var advance = UnsafeMutableRawPointer(advances)
        for _ in 0..<count {
          let addition = adjusted.addition(to: glyph.load(as: UInt32.self))
          advance.storeBytes(of: advance.load(as: Int32.self) + addition, as: Int32.self)
          glyph += Int(glyphStride)
          advance += Int(advanceStride)
        }
      }, nil, nil)
    hb_font_funcs_make_immutable(functions)
    return functions
  }()

  private func addition(to glyph: UInt32) -> Int32 {
    glyph < additions.count ? additions[Int(glyph)] : 0
  }
}
