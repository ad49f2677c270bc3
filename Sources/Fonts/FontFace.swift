internal import CFreeType
internal import CHarfBuzz
import Foundation
package import Geometry
import Imaging
import Synchronization

/// A font file in memory, and the faces made from it.
final class FontFile: Sendable {
  let path: String
  let data: Data
  /// Which characters the file has; the same for all faces made from it.
  let coverage = CharacterCoverage()
  let spaceRules = SpaceRules()

  init(path: String) throws {
    guard FileManager.default.fileExists(atPath: path) else { throw FontError.missingFile(path) }
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    } catch {
      throw FontError.corruptFont(path, reason: "it cannot be read")
    }
    self.path = path
  }
}

/// One face of a font file at one place on its axes of variation, ready to shape and to draw.
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
  /// How far glyphs lean, as a shear; 0 where the face is used as it is.
  package let synthesizedSlant: Double
  /// How much strokes are widened, in em; 0 where the face is used as it is.
  package let synthesizedBoldness: Double
  /// Whether the face has every printing character of ASCII.
  package let hasASCII: Bool
  /// Whether glyphs are pictures (emoji) rather than outlines.
  package let hasPictures: Bool
  /// Names the face and everything that changes its glyphs.
  package let key: String

  private let file: FontFile
  nonisolated(unsafe) private let hbFont: OpaquePointer
  private let freeType: Mutex<FreeTypeFace>
  private let outlines = Mutex<[UInt32: Path]>([:])

  init(file: FontFile, coordinates: [Coordinate], slant: Double = 0, boldness: Double = 0) throws {
    self.file = file
    path = file.path
    self.coordinates = coordinates
    synthesizedSlant = slant
    synthesizedBoldness = boldness
    let axes = coordinates.map { "\($0.tag)=\($0.value)" }.joined(separator: ",")
    let name = URL(fileURLWithPath: file.path).lastPathComponent
    key = "\(name)|\(axes)|\(slant)|\(boldness)"

    let face = try FreeTypeFace(file: file, coordinates: coordinates)
    unitsPerEm = face.unitsPerEm
    ascent = face.ascent
    descent = face.descent
    lineGap = face.lineGap
    hbFont = Self.makeShaper(file: file, coordinates: coordinates, unitsPerEm: unitsPerEm)
    var position: hb_position_t = 0
    capHeight =
      hb_ot_metrics_get_position(hbFont, HB_OT_METRICS_TAG_CAP_HEIGHT, &position) != 0
      ? Double(position) / unitsPerEm : 0.7
    xHeight =
      hb_ot_metrics_get_position(hbFont, HB_OT_METRICS_TAG_X_HEIGHT, &position) != 0
      ? Double(position) / unitsPerEm : 0.5
    let shaper = hbFont
    hasASCII = (0x20..<0x7F).allSatisfy { code in
      var glyph: hb_codepoint_t = 0
      return hb_font_get_nominal_glyph(shaper, hb_codepoint_t(code), &glyph) != 0 && glyph != 0
    }
    hasPictures = face.hasPictures
    freeType = Mutex(face)
  }

  deinit {
    hb_font_destroy(hbFont)
  }

  private static func makeShaper(
    file: FontFile, coordinates: [Coordinate], unitsPerEm: Double
  ) -> OpaquePointer {
    let blob = file.data.withUnsafeBytes { bytes in
      // The file's bytes stay mapped as long as the face holds the file.
      hb_blob_create(
        bytes.bindMemory(to: CChar.self).baseAddress, UInt32(bytes.count), HB_MEMORY_MODE_READONLY, nil, nil)
    }
    let face = hb_face_create(blob, 0)
    hb_blob_destroy(blob)
    let font: OpaquePointer = hb_font_create(face)
    hb_face_destroy(face)
    hb_ot_font_set_funcs(font)
    hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    var variations = coordinates.map { coordinate in
      hb_variation_t(tag: hbTag(coordinate.tag), value: Float(coordinate.value))
    }
    if !variations.isEmpty {
      hb_font_set_variations(font, &variations, UInt32(variations.count))
    }
    hb_font_make_immutable(font)
    return font
  }

  private static func hbTag(_ tag: String) -> hb_tag_t {
    tag.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) }
  }

  /// HarfBuzz's font, for whoever shapes with it.
  package var shaper: OpaquePointer { hbFont }

  /// The glyph of a character; nil where the face has none.
  package func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(hbFont, scalar.value, &glyph) != 0, glyph != 0 else { return nil }
    return glyph
  }

  /// Whether the face has a glyph for a character of the Basic Multilingual Plane.
  package func covers(_ unit: UInt16) -> Bool {
    file.coverage.contains(unit) { glyph(unit: $0) != 0 }
  }

  /// The glyph of a character of the Basic Multilingual Plane; 0 where the face has none.
  package func glyph(unit: UInt16) -> UInt32 {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(hbFont, hb_codepoint_t(unit), &glyph) != 0 ? glyph : 0
  }

  /// The glyphs that stand otherwise beside a space, by glyph; nil where the font does not tell.
  package func glyphsThatDependOnSpaces(_ plan: SpaceRules.Plan) -> [Bool]? {
    file.spaceRules.glyphs(for: plan, font: hbFont)
  }

  /// A glyph's advance in em units.
  package func advance(of glyph: UInt32) -> Double {
    Double(hb_font_get_glyph_h_advance(hbFont, glyph)) / unitsPerEm
  }

  package func outline(of glyph: UInt32) -> Path {
    if let path = outlines.withLock({ $0[glyph] }) { return path }
    let slant = synthesizedSlant
    let boldness = synthesizedBoldness
    var path = freeType.withLock { $0.outline(of: glyph, boldness: boldness) }
    if slant != 0 {
      path = path.applying(CGAffineTransform(a: 1, b: 0, c: -slant, d: 1, tx: 0, ty: 0))
    }
    outlines.withLock { cache in
      // Bounded: a picture rarely shows more glyphs of one face.
      if cache.count >= 4096 { cache.removeAll() }
      cache[glyph] = path
    }
    return path
  }

  package func picture(of glyph: UInt32) -> GlyphPicture? {
    freeType.withLock { $0.picture(of: glyph) }
  }

}

/// FreeType's face; not safe to use from several threads at once.
private final class FreeTypeFace {
  private let library: FT_Library
  private let face: FT_Face
  private let file: FontFile
  let unitsPerEm: Double
  let ascent: Double
  let descent: Double
  let lineGap: Double
  let hasPictures: Bool
  private var pictures: [UInt32: GlyphPicture] = [:]

  init(file: FontFile, coordinates: [FontFace.Coordinate]) throws {
    self.file = file
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else {
      throw FontError.corruptFont(file.path, reason: "FreeType does not start")
    }
    var face: FT_Face?
    let error = file.data.withUnsafeBytes { bytes in
      FT_New_Memory_Face(
        library, bytes.bindMemory(to: UInt8.self).baseAddress, FT_Long(bytes.count), 0, &face)
    }
    guard error == 0, let face else {
      FT_Done_FreeType(library)
      throw FontError.corruptFont(file.path, reason: "FreeType refuses it (error \(error))")
    }
    self.library = library
    self.face = face
    hasPictures = face.pointee.num_fixed_sizes > 0 && face.pointee.face_flags & (1 << 14) != 0
    unitsPerEm = Double(max(face.pointee.units_per_EM, 1))
    ascent = Double(face.pointee.ascender) / unitsPerEm
    descent = -Double(face.pointee.descender) / unitsPerEm
    lineGap = max(Double(face.pointee.height) / unitsPerEm - ascent - descent, 0)
    if !coordinates.isEmpty { setCoordinates(coordinates) }
    if hasPictures { FT_Select_Size(face, 0) }
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }

  private func setCoordinates(_ coordinates: [FontFace.Coordinate]) {
    var master: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(face, &master) == 0, let master else { return }
    defer { FT_Done_MM_Var(library, master) }
    var values: [FT_Fixed] = (0..<Int(master.pointee.num_axis)).map { index in
      let axis = master.pointee.axis[index]
      let tag = (0..<4).map { String(UnicodeScalar(UInt8(axis.tag >> (24 - 8 * $0) & 0xFF))) }.joined()
      let value = coordinates.first { $0.tag == tag }?.value
      return value.map { FT_Fixed(($0 * 65536).rounded()) } ?? axis.def
    }
    FT_Set_Var_Design_Coordinates(face, FT_UInt(values.count), &values)
  }

  func outline(of glyph: UInt32, boldness: Double) -> Path {
    guard !hasPictures, FT_Load_Glyph(face, glyph, fr_load_outline) == 0 else { return Path() }
    if boldness > 0 {
      FT_Outline_Embolden(&face.pointee.glyph.pointee.outline, FT_Pos(boldness * unitsPerEm))
    }
    var builder = OutlineBuilder(scale: 1 / unitsPerEm)
    var functions = FT_Outline_Funcs(
      move_to: { point, user in
        guard let point, let user else { return 1 }
        user.assumingMemoryBound(to: OutlineBuilder.self).pointee.move(point.pointee)
        return 0
      },
      line_to: { point, user in
        guard let point, let user else { return 1 }
        user.assumingMemoryBound(to: OutlineBuilder.self).pointee.line(point.pointee)
        return 0
      },
      conic_to: { control, point, user in
        guard let control, let point, let user else { return 1 }
        user.assumingMemoryBound(to: OutlineBuilder.self).pointee.quadratic(control.pointee, point.pointee)
        return 0
      },
      cubic_to: { first, second, point, user in
        guard let first, let second, let point, let user else { return 1 }
        user.assumingMemoryBound(to: OutlineBuilder.self).pointee
          .cubic(first.pointee, second.pointee, point.pointee)
        return 0
      }, shift: 0, delta: 0)
    withUnsafeMutablePointer(to: &builder) { builder in
      _ = FT_Outline_Decompose(&face.pointee.glyph.pointee.outline, &functions, builder)
    }
    return builder.finished
  }

  func picture(of glyph: UInt32) -> GlyphPicture? {
    if let picture = pictures[glyph] { return picture }
    guard hasPictures, FT_Load_Glyph(face, glyph, fr_load_color) == 0, let slot = face.pointee.glyph else {
      return nil
    }
    let source = slot.pointee.bitmap
    guard source.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), source.width > 0, source.rows > 0,
      let buffer = source.buffer
    else { return nil }
    var bitmap = Bitmap(width: Int(source.width), height: Int(source.rows))
    for y in 0..<bitmap.height {
      let row = buffer + y * Int(source.pitch)
      for x in 0..<bitmap.width {
        bitmap[x, y] = Bitmap.Pixel(
          red: row[4 * x + 2], green: row[4 * x + 1], blue: row[4 * x], alpha: row[4 * x + 3])
      }
    }
    let strike = face.pointee.available_sizes[0]
    let pixelsPerEm = Double(strike.y_ppem) / 64
    let picture = GlyphPicture(
      bitmap: bitmap, x: Double(slot.pointee.bitmap_left) / pixelsPerEm,
      y: -Double(slot.pointee.bitmap_top) / pixelsPerEm, width: Double(bitmap.width) / pixelsPerEm,
      height: Double(bitmap.height) / pixelsPerEm)
    if pictures.count >= 512 { pictures.removeAll() }
    pictures[glyph] = picture
    return picture
  }
}

/// Collects FreeType's outline as a path in em units, y down.
private struct OutlineBuilder {
  let scale: Double
  private var path = Path()
  private var isOpen = false

  init(scale: Double) {
    self.scale = scale
  }

  private func point(_ vector: FT_Vector) -> CGPoint {
    CGPoint(x: Double(vector.x) * scale, y: -Double(vector.y) * scale)
  }

  mutating func move(_ to: FT_Vector) {
    if isOpen { path.closeSubpath() }
    isOpen = true
    path.move(to: point(to))
  }

  mutating func line(_ to: FT_Vector) {
    path.addLine(to: point(to))
  }

  mutating func quadratic(_ control: FT_Vector, _ to: FT_Vector) {
    path.addQuadCurve(to: point(to), control: point(control))
  }

  mutating func cubic(_ first: FT_Vector, _ second: FT_Vector, _ to: FT_Vector) {
    path.addCurve(to: point(to), control1: point(first), control2: point(second))
  }

  var finished: Path {
    var path = path
    if isOpen { path.closeSubpath() }
    return path
  }
}
