import CFreeType
import Drawing
import Fonts
import Foundation
import Geometry
import Imaging

extension CairoPeer {
  private typealias Plain = @convention(c) (OpaquePointer) -> Void
  private typealias Numbers1 = @convention(c) (OpaquePointer, Double) -> Void
  private typealias Numbers2 = @convention(c) (OpaquePointer, Double, Double) -> Void
  private typealias Numbers6 =
    @convention(c) (OpaquePointer, Double, Double, Double, Double, Double, Double) -> Void
  private typealias SetFace = @convention(c) (OpaquePointer, OpaquePointer) -> Void
  private typealias MakeFace = @convention(c) (FT_Face, Int32) -> OpaquePointer
  private typealias Show = @convention(c) (OpaquePointer, UnsafeRawPointer, Int32) -> Void

  /// The work of drawing what the rasterizer draws: paths and cached glyphs of plain colours.
  ///
  /// - Returns: nil if the list holds anything else, or fonts that Cairo does not open as they are.
  func work(for list: DisplayList) -> (() -> Void)? {
    var steps: [() -> Void] = []
    var faces: [String: OpaquePointer] = [:]
    for item in list.items {
      switch item {
      case .fill(let fill):
        guard case .color(let color) = fill.paint, fill.rule == .nonZero else { return nil }
        steps.append(fillStep(fill.path.applying(fill.transform), color))
      case .glyphs(let glyphs):
        let t = glyphs.transform
        guard case .color(let color) = glyphs.paint, t.b == 0, t.c == 0, t.a == t.d,
          let source = glyphs.run.font.source as? FontFace, source.synthesizedSlant == 0,
          source.synthesizedBoldness == 0, !source.hasPictures,
          let face = faces[source.key] ?? fontFace(source)
        else { return nil }
        faces[source.key] = face
        steps.append(glyphStep(glyphs, color, face))
      case .stroke, .image, .layer:
        return nil
      }
    }
    return { for step in steps { step() } }
  }

  private func fillStep(_ path: Path, _ color: RGBAColor) -> () -> Void {
    let (move, line) = (function("cairo_move_to", Numbers2.self), function("cairo_line_to", Numbers2.self))
    let curve = function("cairo_curve_to", Numbers6.self)
    let (close, fill) = (
      function("cairo_close_path", Plain.self), function("cairo_fill", Plain.self)
    )
    let context = context
    return { [self] in
      setColor(color)
      var last = CGPoint.zero
      func add(_ element: Path.Element) {
        switch element {
        case .move(let to):
          move(context, Double(to.x), Double(to.y))
          last = to
        case .line(let to):
          line(context, Double(to.x), Double(to.y))
          last = to
        case .quadCurve(let to, let control):
          // The cubic curve that is the same.
          func third(_ from: CGFloat, _ control: CGFloat) -> Double {
            Double(from + (control - from) * 2 / 3)
          }
          curve(
            context, third(last.x, control.x), third(last.y, control.y), third(to.x, control.x),
            third(to.y, control.y), Double(to.x), Double(to.y))
          last = to
        case .curve(let to, let control1, let control2):
          curve(
            context, Double(control1.x), Double(control1.y), Double(control2.x), Double(control2.y),
            Double(to.x), Double(to.y))
          last = to
        case .closeSubpath:
          close(context)
        }
      }
      path.forEach(add)
      fill(context)
    }
  }

  private func glyphStep(
    _ item: DisplayItem.Glyphs, _ color: RGBAColor, _ face: OpaquePointer
  ) -> () -> Void {
    let glyphs = item.run.glyphs.map { glyph in
      let place = CGPoint(x: item.origin.x + CGFloat(glyph.x), y: item.origin.y + CGFloat(glyph.y))
        .applying(item.transform)
      return Glyph(index: UInt(glyph.id), x: Double(place.x), y: Double(place.y))
    }
    let size = item.run.font.size * Double(item.transform.a)
    let (setFace, setSize) = (
      function("cairo_set_font_face", SetFace.self), function("cairo_set_font_size", Numbers1.self)
    )
    let (show, context) = (function("cairo_show_glyphs", Show.self), context)
    return { [self] in
      setColor(color)
      setFace(context, face)
      setSize(context, size)
      glyphs.withUnsafeBytes { bytes in
        if let start = bytes.baseAddress { show(context, start, Int32(glyphs.count)) }
      }
    }
  }

  /// The face at its place on the axes of variation, kept for as long as the benchmark runs.
  private func fontFace(_ source: FontFace) -> OpaquePointer? {
    var library: FT_Library?
    var opened: FT_Face?
    guard FT_Init_FreeType(&library) == 0, FT_New_Face(library, source.path, 0, &opened) == 0,
      let face = opened
    else { return nil }
    if !source.coordinates.isEmpty {
      var variations: UnsafeMutablePointer<FT_MM_Var>?
      guard FT_Get_MM_Var(face, &variations) == 0, let axes = variations?.pointee else { return nil }
      var values = (0..<Int(axes.num_axis)).map { index in
        let axis = axes.axis[index]
        let value = source.coordinates.first { coordinate in
          coordinate.tag.utf8.reduce(0) { $0 << 8 | UInt($1) } == UInt(axis.tag)
        }
        return value.map { FT_Fixed(($0.value * 65536).rounded()) } ?? axis.def
      }
      FT_Set_Var_Design_Coordinates(face, FT_UInt(values.count), &values)
    }
    // 2 is FT_LOAD_NO_HINTING: outlines as they are, like our own.
    return function("cairo_ft_font_face_create_for_ft_face", MakeFace.self)(face, 2)
  }
}
