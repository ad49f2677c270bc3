internal import CFreeType
import Foundation
import Geometry

/// FreeType's face; not safe to use from several threads at once.
final class FreeTypeFace {
  private let library: FT_Library
  private let face: FT_Face
  private let data: Data
  let metrics: FontFile.Metrics
  private var unitsPerEm: Double { metrics.unitsPerEm }

  /// - Parameter index: the index in a collection; 0 in a file with one face.
  /// - Throws: `FontError` if FreeType rejects the data.
  init(path: String, data: Data, index: Int, coordinates: [FontFace.Coordinate]) throws {
    self.data = data
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else {
      throw FontError.corruptFont(path, reason: "FreeType does not start")
    }
    var face: FT_Face?
    let error = data.withUnsafeBytes { bytes in
      FT_New_Memory_Face(
        library, bytes.bindMemory(to: UInt8.self).baseAddress, FT_Long(bytes.count), FT_Long(index), &face)
    }
    guard error == 0, let face else {
      FT_Done_FreeType(library)
      throw FontError.corruptFont(path, reason: "FreeType refuses it (error \(error))")
    }
    self.library = library
    self.face = face
    let unitsPerEm = Double(max(face.pointee.units_per_EM, 1))
    let ascent = Double(face.pointee.ascender) / unitsPerEm
    let descent = -Double(face.pointee.descender) / unitsPerEm
    metrics = FontFile.Metrics(
      unitsPerEm: unitsPerEm, ascent: ascent, descent: descent,
      lineGap: max(Double(face.pointee.height) / unitsPerEm - ascent - descent, 0))
    if !coordinates.isEmpty { setCoordinates(coordinates) }
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
    guard FT_Load_Glyph(face, glyph, fr_load_outline) == 0 else { return Path() }
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
