internal import CHarfBuzz
import Foundation
package import Geometry
import Imaging
import Synchronization

/// One face of a font file at one position on its variation axes, ready for shaping and drawing.
///
/// The one owner of FreeType's and HarfBuzz's objects: FreeType is called under a lock, HarfBuzz's font is
/// immutable and shared.
package final class FontFace: GlyphSource {
  /// A position on an axis of variation.
  package struct Coordinate: Hashable, Sendable {
    package var tag: String
    package var value: Double
  }

  package let path: String
  package let coordinates: [Coordinate]
  package let unitsPerEm: Double
  /// Heights in em units, from the font's own tables.
  package let ascent: Double
  package let descent: Double
  package let lineGap: Double
  package let capHeight: Double
  package let xHeight: Double
  /// How far glyphs lean, as a shear; 0 if the face is used as it is.
  package let synthesizedSlant: Double
  /// How much strokes are widened, in em; 0 if the face is used as it is.
  package let synthesizedBoldness: Double
  /// Whether the face has every printing character of ASCII.
  package let hasASCII: Bool
  /// Whether the face has Chinese characters, as those for Chinese, Japanese and Korean do.
  package let hasIdeographs: Bool
  /// Whether glyphs are pictures (emoji) rather than outlines.
  package let hasPictures: Bool
  /// Names the face and everything that changes its glyphs.
  package let key: String

  /// How letter spacing differs from the file's own.
  package let spacing: LetterSpacing

  private let file: FontFile
  nonisolated(unsafe) private let hbFont: OpaquePointer
  /// Opened for the first glyph that is drawn; not needed for measuring.
  private let freeType = Mutex<FreeTypeFace?>(nil)
  private let outlines = Mutex<[UInt32: Path]>([:])
  private let outlineCapacity: Int
  /// Decoded pictures; nil for glyphs that have none.
  private let pictures = Mutex<[UInt32: GlyphPicture?]>([:])
  private static let pictureCapacity = 512

  init(
    file: FontFile, coordinates: [Coordinate], slant: Double = 0, boldness: Double = 0,
    spacing: LetterSpacing = .none, outlineCapacity: Int = 1024
  ) {
    self.file = file
    self.spacing = spacing
    self.outlineCapacity = max(outlineCapacity, 1)
    path = file.path
    self.coordinates = coordinates
    synthesizedSlant = slant
    synthesizedBoldness = boldness
    let axes = coordinates.map { "\($0.tag)=\($0.value)" }.joined(separator: ",")
    let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
    let place = file.index == 0 ? name : "\(name)#\(file.index)"
    key = "\(place)|\(axes)|\(slant)|\(boldness)"
    unitsPerEm = Double(file.shapingUnitsPerEm)
    ascent = file.metrics.ascent
    descent = file.metrics.descent
    lineGap = file.metrics.lineGap
    hasPictures = file.colorBitmaps != nil
    hbFont = Self.makeShaper(file: file, coordinates: coordinates, spacing: spacing)
    var position: hb_position_t = 0
    capHeight =
      hb_ot_metrics_get_position(hbFont, HB_OT_METRICS_TAG_CAP_HEIGHT, &position) != 0
      ? Double(position) / unitsPerEm : 0.7
    xHeight =
      hb_ot_metrics_get_position(hbFont, HB_OT_METRICS_TAG_X_HEIGHT, &position) != 0
      ? Double(position) / unitsPerEm : 0.5
    let shaper = hbFont
    hasIdeographs = file.coverage.contains(0x4E00) { Self.nominalGlyph(UInt32($0), in: shaper) != 0 }
    hasASCII = (0x20..<0x7F).allSatisfy { unit in
      file.coverage.contains(unit) { Self.nominalGlyph(UInt32($0), in: shaper) != 0 }
    }
  }

  deinit {
    hb_font_destroy(hbFont)
  }

  private static func makeShaper(
    file: FontFile, coordinates: [Coordinate], spacing: LetterSpacing
  ) -> OpaquePointer {
    let font: OpaquePointer = hb_font_create(file.shapingFace)
    hb_ot_font_set_funcs(font)
    let unitsPerEm = Int32(file.shapingUnitsPerEm)
    hb_font_set_scale(font, unitsPerEm, unitsPerEm)
    if !coordinates.isEmpty {
      let places = file.axes.normalized(coordinates)
      hb_font_set_var_coords_normalized(font, places, UInt32(places.count))
    }
    hb_font_make_immutable(font)
    if spacing.advances.isEmpty { return font }
    defer { hb_font_destroy(font) }
    return AdjustedAdvances.shaper(over: font, spacing: spacing)
  }

  /// HarfBuzz's font, for shaping.
  package var shaper: OpaquePointer { hbFont }

  /// The glyph of a character; nil if the face has none.
  package func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    let glyph = Self.nominalGlyph(scalar.value, in: hbFont)
    return glyph == 0 ? nil : glyph
  }

  /// The glyph of a character of the Basic Multilingual Plane; 0 if the face has none.
  package func glyph(unit: UInt16) -> UInt32 { Self.nominalGlyph(UInt32(unit), in: hbFont) }

  /// Whether the face has a glyph for a character of the Basic Multilingual Plane.
  package func covers(_ unit: UInt16) -> Bool {
    file.coverage.contains(unit) { glyph(unit: $0) != 0 }
  }

  /// Which characters the face is known to have; valid only while the face exists.
  package var knownCoverage: CharacterCoverage.Known { file.coverage.known }

  private static func nominalGlyph(_ character: UInt32, in font: OpaquePointer) -> UInt32 {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, character, &glyph) != 0 ? glyph : 0
  }

  /// What the face's rules examine and change; nil if unknown.
  package func rules(_ plan: ShapingPlan) -> SpaceRules.Findings? {
    file.spaceRules.findings(for: plan, font: hbFont)
  }

  private static func hasTable(_ name: String, in face: OpaquePointer) -> Bool {
    let table: OpaquePointer = hb_face_reference_table(face, FontFeature.number(name))
    defer { hb_blob_destroy(table) }
    return hb_blob_get_length(table) > 0
  }

  /// Whether the font has rules for a language that differ from those for any other.
  ///
  /// - Parameters:
  ///   - language: a BCP 47 tag.
  ///   - script: the ISO 15924 code.
  package func hasRules(forLanguage language: String, script: String) -> Bool {
    // Tags may name OpenType's script or language system themselves; AAT tables are not examined.
    guard let face = hb_font_get_face(hbFont), !language.contains("-x-"),
      !Self.hasTable("morx", in: face), !Self.hasTable("kerx", in: face)
    else {
      return true
    }
    let tag = hb_language_from_string(language, -1)
    var (scriptCount, languageCount): (UInt32, UInt32) = (8, 8)
    var scripts = [hb_tag_t](repeating: 0, count: 8)
    var languages = [hb_tag_t](repeating: 0, count: 8)
    hb_ot_tags_from_script_and_language(
      hb_script_from_string(script, 4), tag, &scriptCount, &scripts, &languageCount, &languages)
    for table in [FontFeature.number("GSUB"), FontFeature.number("GPOS")] {
      var (scriptIndex, languageIndex): (UInt32, UInt32) = (0, 0)
      hb_ot_layout_table_select_script(face, table, scriptCount, scripts, &scriptIndex, nil)
      if hb_ot_layout_script_select_language(
        face, table, scriptIndex, languageCount, languages, &languageIndex) != 0
      {
        return true
      }
    }
    return false
  }

  /// Whether a GSUB rule replaces a whole sequence of glyphs, regardless of its context.
  package func substitutes(_ glyphs: [UInt32], lookup: UInt32) -> Bool {
    guard let face = hb_font_get_face(hbFont) else { return true }
    return hb_ot_layout_lookup_would_substitute(face, lookup, glyphs, UInt32(glyphs.count), 0) != 0
  }

  /// Whether the face has an OpenType substitution feature.
  package func hasSubstitution(_ tag: String) -> Bool { file.substitutions.contains(tag) }

  /// A glyph's advance in em units.
  package func advance(of glyph: UInt32) -> Double {
    Double(hb_font_get_glyph_h_advance(hbFont, glyph)) / unitsPerEm
  }

  package func outline(of glyph: UInt32) -> Path {
    if let path = outlines.withLock({ $0[glyph] }) { return path }
    if hasPictures { return Path() }
    let slant = synthesizedSlant
    let boldness = synthesizedBoldness
    var path = freeType.withLock { face in
      if face == nil { face = makeFreeType() }
      return face?.outline(of: glyph, boldness: boldness) ?? Path()
    }
    if slant != 0 {
      path = path.applying(CGAffineTransform(a: 1, b: 0, c: -slant, d: 1, tx: 0, ty: 0))
    }
    outlines.withLock { cache in
      // Bounded: a picture rarely shows more glyphs of one face.
      if cache.count >= outlineCapacity { cache.removeAll() }
      cache[glyph] = path
    }
    return path
  }

  package func picture(of glyph: UInt32) -> GlyphPicture? {
    guard let bitmaps = file.colorBitmaps else { return nil }
    if let picture = pictures.withLock({ $0[glyph] }) { return picture }
    let picture = bitmaps.picture(of: glyph)
    pictures.withLock { cache in
      if cache.count >= Self.pictureCapacity { cache.removeAll() }
      cache[glyph] = .some(picture)
    }
    return picture
  }

  /// Nil if FreeType, which has read the file before, cannot reopen it.
  private func makeFreeType() -> sending FreeTypeFace? {
    try? FreeTypeFace(path: path, data: file.data, index: file.index, coordinates: coordinates)
  }
}
