internal import Fonts
internal import Foundation
internal import Geometry
internal import PNGCodec
internal import Reports
internal import Synchronization
internal import Typesetting

/// Draws texts as SVG from the glyphs' outlines; each glyph's outline is stored once for the whole page.
final class TextPicture: Sendable {
  private let typesetter: Typesetter
  /// The definitions of glyphs by their ids.
  private let glyphs = Mutex<[String: String]>([:])

  init(fonts: FontLibrary) {
    typesetter = Typesetter(fonts: fonts, capacity: 64)
  }

  /// Outlines are written in thousandths of the em.
  private static let unitsPerEm = 1000.0

  /// A text as shown in a slot: truncated if it is too long, with the slot's edges marked.
  func svg(_ text: String, locale: String, slot: TextSlot, typeSize: Int) throws -> String {
    let gauge = TextGauge(typesetter: typesetter)
    let sample = TextGauge.Sample(text: text, language: try MeasuredLanguage(locale))
    let request = slot.font.request(typeSize: typeSize)
    let prepared = try gauge.prepare(sample, request: request, lines: slot.lines, scale: slot.scale)
    let layout = prepared.layout(width: slot.room.map { CGFloat($0) }, height: nil)
    let width = slot.width ?? Double(layout.size.width)
    let height = Double(layout.size.height)
    // A right-to-left text starts at the slot's right edge.
    let shift = sample.language.isRightToLeft ? width - Double(layout.size.width) : 0
    var runs = ""
    for line in layout.lines {
      for run in line.runs where !run.glyphs.glyphs.isEmpty {
        runs += self.run(run, shift: shift)
      }
    }
    let (boxWidth, boxHeight) = (Decimals.text(width + 2), Decimals.text(height + 2))
    return "<svg width=\"\(boxWidth)\" height=\"\(boxHeight)\" viewBox=\"-1 -1 \(boxWidth) \(boxHeight)\" "
      + "role=\"img\" aria-label=\"\(MarkupText.escaped(layout.lines.map(\.string).joined(separator: " ")))\">"
      + "<rect width=\"\(Decimals.text(width))\" height=\"\(Decimals.text(height))\"/>\(runs)</svg>"
  }

  private func run(_ run: TextLayout.Run, shift: Double) -> String {
    let size = run.glyphs.font.size
    let scale = size / Self.unitsPerEm
    let uses = run.glyphs.glyphs.map { glyph in
      let id = define(glyph.id, of: run.glyphs.font)
      let x = Decimals.text(Double(glyph.x) / scale, digits: 0)
      let y = glyph.y == 0 ? "" : " y=\"\(Decimals.text(Double(glyph.y) / scale, digits: 0))\""
      return "<use href=\"#\(id)\" x=\"\(x)\"\(y)/>"
    }
    let origin = "\(Decimals.text(Double(run.origin.x) + shift)) \(Decimals.text(Double(run.origin.y)))"
    return "<g transform=\"translate(\(origin)) scale(\(Decimals.text(scale, digits: 5)))\">"
      + uses.joined() + "</g>"
  }

  /// The id of a glyph, which is the same in every run, because it is derived from the font's name.
  private func define(_ glyph: UInt32, of font: FontInstance) -> String {
    var hash: UInt32 = 0x811c_9dc5
    for byte in font.key.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    let id = "g\(String(hash, radix: 36))-\(glyph)"
    if glyphs.withLock({ $0[id] != nil }) { return id }
    let definition: String
    if let picture = font.source.picture(of: glyph),
      let bytes = try? PNGEncoder.encode(picture.bitmap)
    {
      let box = [
        ("x", picture.x), ("y", picture.y), ("width", picture.width), ("height", picture.height),
      ].map { "\($0)=\"\(Decimals.text($1 * Self.unitsPerEm))\"" }.joined(separator: " ")
      definition =
        "<image id=\"\(id)\" \(box) href=\"data:image/png;base64,\(Data(bytes).base64EncodedString())\"/>"
    } else {
      definition = "<path id=\"\(id)\" d=\"\(Self.data(font.source.outline(of: glyph)))\"/>"
    }
    glyphs.withLock { $0[id] = definition }
    return id
  }

  /// Every glyph that was drawn, in the order of their ids.
  var definitions: String {
    glyphs.withLock { $0.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n") }
  }

  private static func data(_ path: Path) -> String {
    func number(_ value: CGFloat) -> String { Decimals.text(Double(value) * unitsPerEm, digits: 0) }
    func point(_ point: CGPoint) -> String { "\(number(point.x)) \(number(point.y))" }
    return path.elements.map { element in
      switch element {
      case .move(let to): "M\(point(to))"
      case .line(let to): "L\(point(to))"
      case .quadCurve(let to, let control): "Q\(point(control)) \(point(to))"
      case .curve(let to, let control1, let control2): "C\(point(control1)) \(point(control2)) \(point(to))"
      case .closeSubpath: "Z"
      }
    }.joined()
  }
}
