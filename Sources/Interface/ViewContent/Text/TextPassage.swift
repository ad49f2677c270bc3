import Drawing
import Fonts
import Foundation
import Geometry
import LayoutEngine
import Typesetting

/// A text that animates from its old to its new content.
struct TextPassage {
  /// A text with its lines.
  struct Content {
    let leaf: TextLeaf
    let layout: TextLayout
  }

  enum Style {
    case fades
    /// Shared letters interpolate between their sizes and positions.
    case interpolates
    /// Letters that change roll; the others move to their positions.
    case rolls(isDownwards: Bool)
  }

  /// A transition that another change has interrupted, as it looked then.
  final class Interrupted {
    let passage: TextPassage
    /// The content that it led to; if it was reversing, that is not where it would have ended.
    let new: Content

    init(_ passage: TextPassage, to new: Content) {
      self.passage = passage
      self.new = new
    }
  }

  let old: Content
  let style: Style
  /// What is visible at the beginning instead of the old text.
  var interrupted: Interrupted?
  /// What the transition led to, while it reverses to the old text.
  var left: Content?
  /// 0 at the beginning and 1 at the end; springs go beyond.
  var progress = 0.0

  /// The share of the new text that is visible.
  private var share: Double { min(max(progress, 0), 1) }

  /// How far letters roll, in multiples of their line's height, and the deviation of their blur at the far
  /// end, in multiples of the font's size. Neither is measured.
  private static let travel: CGFloat = 0.6
  private static let blur: CGFloat = 0.15

  /// Draws the text with the top left corner of its box at a point.
  func draw(
    to new: Content, at origin: CGPoint, foreground: _StylePaint.Paint?, in context: inout DrawingContext
  ) {
    // At the beginning it equals the old text, to the pixel.
    if share == 0 {
      drawBeginning(at: origin, foreground: foreground, in: &context)
      return
    }
    let drawing = Drawing(passage: self, new: left ?? new, origin: origin, foreground: foreground)
    switch style {
    case .fades: drawing.fade(in: &context)
    case .interpolates, .rolls: drawing.drawLetters(in: &context)
    }
  }

  /// Draws what was visible before.
  private func drawBeginning(
    at origin: CGPoint, foreground: _StylePaint.Paint?, in context: inout DrawingContext
  ) {
    if let interrupted {
      interrupted.passage.draw(to: interrupted.new, at: origin, foreground: foreground, in: &context)
    } else {
      old.leaf.draw(old.layout, at: origin, foreground: foreground, in: &context)
    }
  }

  /// One letter of a text.
  private struct Piece {
    let content: Content
    /// A run of only this letter, at the origin of its baseline.
    let run: TextLayout.Run
    /// Its position in the text's box.
    var place: CGPoint
    let lineHeight: CGFloat

    var font: FontInstance { run.glyphs.font }
    var glyph: UInt32 { run.glyphs.glyphs[0].id }
    /// The text's box, from the letter's origin.
    var bounds: CGRect {
      CGRect(origin: CGPoint(x: -place.x, y: -place.y), size: content.layout.size)
    }
  }

  /// A letter's appearance at a moment.
  private struct Sight {
    var piece: Piece
    var place: CGPoint
    /// The font's size.
    var size: CGFloat
    var opacity = 1.0
    /// In points.
    var blur: CGFloat = 0
    /// The letter's index in the old and in the new text.
    var oldNumber: Int?
    var newNumber: Int?
  }

  /// The letters of a text from the first line to the last; nil if it contains anything but letters.
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

  /// The transition at one moment, at one position.
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
        passage.drawBeginning(at: origin, foreground: foreground, in: &$0)
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

    // MARK: Animating letters

    /// Draws the letters at their current positions; a text without known letter positions fades.
    func drawLetters(in context: inout DrawingContext) {
      guard let sights = sights(context) else {
        fade(in: &context)
        return
      }
      for sight in sights {
        layer(opacity: sight.opacity, blur: sight.blur, in: &context) { draw(sight, in: &$0) }
      }
    }

    /// The current appearance of every letter; nil if the texts contain anything but letters.
    func sights(_ context: DrawingContext) -> [Sight]? {
      guard let beginning = beginning(context) else { return nil }
      switch passage.style {
      case .fades: return nil
      case .interpolates: return interpolated(beginning, context)
      case .rolls(let isDownwards): return rolled(beginning, isDownwards: isDownwards, context)
      }
    }

    /// What was visible before: the letters of the old text in order, and those that had not disappeared yet.
    private func beginning(_ context: DrawingContext) -> (letters: [Sight], rest: [Sight])? {
      guard let interrupted = passage.interrupted else {
        return pieces(of: old, context).map { pieces in
          (pieces.map { Sight(piece: $0, place: $0.place, size: CGFloat($0.font.size)) }, [])
        }
      }
      let goesBack = interrupted.passage.left != nil
      let inner = Drawing(
        passage: interrupted.passage, new: interrupted.passage.left ?? interrupted.new, origin: origin,
        foreground: foreground)
      guard let sights = inner.sights(context) else { return nil }
      func number(_ sight: Sight) -> Int? { goesBack ? sight.oldNumber : sight.newNumber }
      let letters = sights.filter { number($0) != nil }.sorted { number($0)! < number($1)! }
      return (letters, sights.filter { number($0) == nil })
    }

    /// Letters that had not disappeared yet continue to fade.
    private func fading(_ rest: [Sight]) -> [Sight] {
      rest.map { sight in
        var sight = sight
        sight.opacity *= 1 - share
        (sight.oldNumber, sight.newNumber) = (nil, nil)
        return sight
      }
    }

    private func interpolated(
      _ beginning: (letters: [Sight], rest: [Sight]), _ context: DrawingContext
    ) -> [Sight]? {
      guard old.leaf.string == new.leaf.string, let to = pieces(of: new, context),
        beginning.letters.count == to.count
      else { return nil }
      var sights = fading(beginning.rest)
      for (number, (from, to)) in zip(beginning.letters, to).enumerated() {
        var going = from
        going.place = CGPoint(x: mix(from.place.x, to.place.x), y: mix(from.place.y, to.place.y))
        going.size = max(mix(from.size, CGFloat(to.font.size)), 0)
        (going.oldNumber, going.newNumber) = (number, nil)
        var coming = going
        coming.piece = to
        (coming.oldNumber, coming.newNumber) = (nil, number)
        if from.piece.font.key == to.font.key, from.piece.glyph == to.glyph {
          coming.opacity = from.opacity + (1 - from.opacity) * share
          coming.oldNumber = number
          sights.append(coming)
        } else {
          going.opacity = from.opacity * (1 - share)
          coming.opacity = share
          sights += [going, coming]
        }
      }
      return sights
    }

    private func rolled(
      _ beginning: (letters: [Sight], rest: [Sight]), isDownwards: Bool, _ context: DrawingContext
    ) -> [Sight]? {
      guard old.layout.lines.count == 1, new.layout.lines.count == 1, let to = pieces(of: new, context) else {
        return nil
      }
      let from = beginning.letters
      let direction: CGFloat = isDownwards ? -1 : 1
      let (start, end) = Self.commonEnds(from.map(\.piece), to)
      var sights = fading(beginning.rest)
      for (number, letter) in from.enumerated() where number >= start && number < from.count - end {
        var going = letter
        going.place.y -= direction * letter.piece.lineHeight * TextPassage.travel * progress
        going.opacity *= 1 - share
        going.blur = max(letter.blur, blur(letter.piece, share))
        (going.oldNumber, going.newNumber) = (number, nil)
        sights.append(going)
      }
      for (number, piece) in to.enumerated() {
        if number < start || number >= to.count - end {
          let place = number < start ? number : number - to.count + from.count
          var sight = from[place]
          sight.piece = piece
          sight.place = CGPoint(x: mix(sight.place.x, piece.place.x), y: mix(sight.place.y, piece.place.y))
          sight.size = CGFloat(piece.font.size)
          sight.opacity += (1 - sight.opacity) * share
          sight.blur *= CGFloat(1 - share)
          (sight.oldNumber, sight.newNumber) = (place, number)
          sights.append(sight)
          continue
        }
        var coming = Sight(piece: piece, place: piece.place, size: CGFloat(piece.font.size))
        coming.place.y += direction * piece.lineHeight * TextPassage.travel * (1 - progress)
        coming.opacity = share
        coming.blur = blur(piece, 1 - share)
        coming.newNumber = number
        sights.append(coming)
      }
      return sights
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

    // MARK: Letters

    /// The letters of a text, with baselines snapped to pixels as in texts at rest.
    private func pieces(of content: Content, _ context: DrawingContext) -> [Piece]? {
      TextPassage.pieces(of: content)?.map { piece in
        var piece = piece
        piece.place.y = context.snapped(CGPoint(x: 0, y: origin.y + piece.place.y)).y - origin.y
        return piece
      }
    }

    private func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }

    /// Draws a letter with its baseline's origin at its position in the text's box.
    private func draw(_ sight: Sight, in context: inout DrawingContext) {
      let piece = sight.piece
      let own = CGFloat(piece.font.size)
      let scale = own > 0 ? sight.size / own : 1
      let transform = CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: origin.x + sight.place.x, ty: origin.y + sight.place.y)
      let items = context.collecting(under: transform) {
        piece.content.leaf.draw(piece.run, at: .zero, bounds: piece.bounds, foreground: foreground, in: &$0)
      }
      for item in items { context.add(item) }
    }
  }
}

extension TextLeaf {
  /// The text's string.
  fileprivate var string: String? { prepared?.text.string }

  fileprivate func hasBackground(_ tag: Int) -> Bool {
    runs.indices.contains(tag) && runs[tag].background != nil
  }
}
