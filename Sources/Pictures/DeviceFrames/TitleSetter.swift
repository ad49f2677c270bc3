import Drawing
import Fonts
import Foundation
import Geometry
import Imaging
import Typesetting

/// Sets a title in lines.
struct TitleSetter {
  let typesetter: Typesetter

  /// A title that is set.
  struct Lines {
    var layout: TextLayout

    var width: Double { Double(layout.size.width) }
    var height: Double { Double(layout.size.height) }

    /// What is drawn with the lines' box at a place.
    func items(top: Double, left: Double, color: RGBAColor) -> [DisplayItem] {
      layout.lines.flatMap(\.runs).map { run in
        .glyphs(
          .init(
            run: run.glyphs, origin: run.origin, paint: .color(color),
            transform: CGAffineTransform(translationX: left, y: top)))
      }
    }
  }

  /// Sets a title in at most three lines, smaller where it would not fit.
  ///
  /// - Parameters:
  ///   - size: of the font in pixels.
  ///   - width: the room for the lines.
  func set(_ title: FrameTitle, size: Double, width: Double) throws -> Lines {
    var font = FontRequest(size: size)
    font.weight = 0.4
    var attributes = TextAttributes(font: font)
    attributes.language = title.language
    var style = ParagraphStyle()
    style.alignment = .center
    style.isRightToLeft = title.isRightToLeft
    style.lineLimit = 3
    style.minimumScaleFactor = 0.5
    style.pixelLength = 1
    style.language = title.language
    let prepared = try typesetter.prepare(StyledText(title.text, attributes: attributes), style: style)
    let widest = prepared.layout(width: width, height: nil)
    if widest.scale < 1 || widest.isTruncated { return Lines(layout: widest) }
    // Lines of about the same length, rather than one word alone on the last.
    let count = prepared.lineCount(width: width)
    var (narrow, wide) = (0, Int(width))
    while wide - narrow > 1 {
      let middle = (narrow + wide) / 2
      let wrapping = prepared.wrapping(width: CGFloat(middle))
      if wrapping.lineCount <= count && !wrapping.breaksWord { wide = middle } else { narrow = middle }
    }
    return Lines(layout: prepared.layout(width: CGFloat(wide), height: nil))
  }
}
