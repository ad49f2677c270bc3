import Drawing
import Fonts
import Foundation
import Geometry
import LayoutEngine
import Typesetting

/// A text on its way from what it was to what it is.
struct TextPassage {
  /// A text with its lines.
  struct Content {
    let leaf: TextLeaf
    let layout: TextLayout
  }

  enum Style {
    case fades
    /// The same letters go from one size and place to the other.
    case interpolates
    /// Letters that change roll, the others go to their places.
    case rolls(isDownwards: Bool)
  }

  let old: Content
  let style: Style
  /// 0 at the beginning and 1 at the end; springs go beyond.
  var progress = 0.0

  /// The share of the new text that shows.
  private var share: Double { min(max(progress, 0), 1) }

  /// How far letters roll, in parts of their line's height, and the deviation of their blur at the far end, in parts of the
  /// font's size. Neither is measured.
  private static let travel: CGFloat = 0.6
  private static let blur: CGFloat = 0.15

  /// Draws the text with the top left corner of its box at a point.
  func draw(
    to new: Content, at origin: CGPoint, foreground: _StylePaint.Paint?, in context: inout DrawingContext
  ) {
    // At the beginning it is what it was, to the pixel.
    if share == 0 {
      old.leaf.draw(old.layout, at: origin, foreground: foreground, in: &context)
      return
    }
    let drawing = Drawing(passage: self, new: new, origin: origin, foreground: foreground)
    switch style {
    case .fades: drawing.fade(in: &context)
    case .interpolates: drawing.interpolate(in: &context)
    case .rolls(let isDownwards): drawing.roll(isDownwards: isDownwards, in: &context)
    }
  }

  /// One letter of a text.
  private struct Piece {
    let content: Content
    /// A run of this letter alone, at the origin of its baseline.
    let run: TextLayout.Run
    /// Where that stands in the text's box.
    var place: CGPoint
    let lineHeight: CGFloat

    var font: FontInstance { run.glyphs.font }
    var glyph: UInt32 { run.glyphs.glyphs[0].id }
    /// The text's box, from the letter's origin.
    var bounds: CGRect {
      CGRect(origin: CGPoint(x: -place.x, y: -place.y), size: content.layout.size)
    }
  }

  /// The letters of a text from the first line to the last; nil where it has more than letters.
  private static func pieces(of content: Content) -> [Piece]? {
    var pieces: [Piece] = []
    for line in content.layout.lines {
      if !line.decorations.isEmpty { return nil }
      for run in line.runs {
        if run.attachment != nil || content.leaf.hasBackground(run.tag) { return nil }
        for glyph in run.glyphs.glyphs {
          var single = run
          single.glyphs.glyphs = [GlyphRun.Glyph(id: glyph.id, x: 0, y: 0)]
          single.origin = .zero
          pieces.append(
            Piece(
              content: content, run: single,
              place: CGPoint(x: run.origin.x + CGFloat(glyph.x), y: run.origin.y + CGFloat(glyph.y)),
              lineHeight: line.frame.height))
        }
      }
    }
    return pieces
  }

  /// The passage at one moment, in one place.
  private struct Drawing {
    let passage: TextPassage
    let new: Content
    let origin: CGPoint
    let foreground: _StylePaint.Paint?

    private var old: Content { passage.old }
    private var progress: CGFloat { CGFloat(passage.progress) }
    private var share: Double { passage.share }

    // MARK: Fading

    func fade(in context: inout DrawingContext) {
      layer(opacity: 1 - share, in: &context) {
        old.leaf.draw(old.layout, at: origin, foreground: foreground, in: &$0)
      }
      layer(opacity: share, in: &context) {
        new.leaf.draw(new.layout, at: origin, foreground: foreground, in: &$0)
      }
    }

    private func layer(
      opacity: Double, blur: CGFloat = 0, in context: inout DrawingContext,
      _ body: (inout DrawingContext) -> Void
    ) {
      if opacity <= 0 { return }
      let items = context.collecting(body)
      if items.isEmpty { return }
      if opacity >= 1, blur <= 0 {
        for item in items { context.add(item) }
        return
      }
      context.add(
        .layer(
          DisplayItem.Layer(
            items: items, opacity: Float(opacity),
            filters: blur > 0 ? [.blur(radius: Double(blur * context.scale), isOpaque: false)] : [])))
    }

    // MARK: Interpolating

    func interpolate(in context: inout DrawingContext) {
      guard old.leaf.string == new.leaf.string, let from = pieces(of: old, context),
        let to = pieces(of: new, context), from.count == to.count
      else {
        fade(in: &context)
        return
      }
      for (from, to) in zip(from, to) {
        let place = CGPoint(x: mix(from.place.x, to.place.x), y: mix(from.place.y, to.place.y))
        let size = max(mix(CGFloat(from.font.size), CGFloat(to.font.size)), 0)
        if from.font.key == to.font.key, from.glyph == to.glyph {
          draw(to, at: place, size: size, in: &context)
        } else {
          layer(opacity: 1 - share, in: &context) { draw(from, at: place, size: size, in: &$0) }
          layer(opacity: share, in: &context) { draw(to, at: place, size: size, in: &$0) }
        }
      }
    }

    // MARK: Rolling

    func roll(isDownwards: Bool, in context: inout DrawingContext) {
      guard old.layout.lines.count == 1, new.layout.lines.count == 1, let from = pieces(of: old, context),
        let to = pieces(of: new, context)
      else {
        fade(in: &context)
        return
      }
      let direction: CGFloat = isDownwards ? -1 : 1
      let (start, end) = Self.commonEnds(from, to)
      for (index, piece) in from.enumerated() where index >= start && index < from.count - end {
        let height = piece.lineHeight * TextPassage.travel
        layer(
          opacity: 1 - share, blur: blur(piece, share), in: &context
        ) { draw(piece, at: moved(piece.place, by: -direction * height * progress), in: &$0) }
      }
      for (index, piece) in to.enumerated() {
        if index < start || index >= to.count - end {
          let other = from[index < start ? index : index - to.count + from.count]
          draw(
            piece, at: CGPoint(x: mix(other.place.x, piece.place.x), y: mix(other.place.y, piece.place.y)),
            in: &context)
          continue
        }
        let height = piece.lineHeight * TextPassage.travel
        layer(
          opacity: share, blur: blur(piece, 1 - share), in: &context
        ) { draw(piece, at: moved(piece.place, by: direction * height * (1 - progress)), in: &$0) }
      }
    }

    /// How many letters the texts share at their beginnings and at their ends.
    private static func commonEnds(_ from: [Piece], _ to: [Piece]) -> (start: Int, end: Int) {
      func isSame(_ a: Piece, _ b: Piece) -> Bool { a.glyph == b.glyph && a.font == b.font }
      let limit = min(from.count, to.count)
      var (start, end) = (0, 0)
      while start < limit, isSame(from[start], to[start]) { start += 1 }
      while end < limit - start, isSame(from[from.count - 1 - end], to[to.count - 1 - end]) { end += 1 }
      return (start, end)
    }

    private func blur(_ piece: Piece, _ share: Double) -> CGFloat {
      CGFloat(piece.font.size) * TextPassage.blur * CGFloat(share)
    }

    private func moved(_ place: CGPoint, by distance: CGFloat) -> CGPoint {
      CGPoint(x: place.x, y: place.y + distance)
    }

    // MARK: Letters

    /// The letters of a text, their baselines on pixels as those of texts at rest are.
    private func pieces(of content: Content, _ context: DrawingContext) -> [Piece]? {
      TextPassage.pieces(of: content)?.map { piece in
        var piece = piece
        piece.place.y = context.snapped(CGPoint(x: 0, y: origin.y + piece.place.y)).y - origin.y
        return piece
      }
    }

    private func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }

    /// Draws a letter with its baseline's origin at a place in the text's box, in another size where one is given.
    private func draw(
      _ piece: Piece, at place: CGPoint, size: CGFloat? = nil, in context: inout DrawingContext
    ) {
      let own = CGFloat(piece.font.size)
      let scale = size.map { own > 0 ? $0 / own : 1 } ?? 1
      let transform = CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: origin.x + place.x, ty: origin.y + place.y)
      let items = context.collecting(under: transform) {
        piece.content.leaf.draw(piece.run, at: .zero, bounds: piece.bounds, foreground: foreground, in: &$0)
      }
      for item in items { context.add(item) }
    }
  }
}

extension TextLeaf {
  /// What the text says.
  fileprivate var string: String? { prepared?.text.string }

  fileprivate func hasBackground(_ tag: Int) -> Bool {
    runs.indices.contains(tag) && runs[tag].background != nil
  }
}
