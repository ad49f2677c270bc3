import Drawing
import Fonts
import Foundation
import Geometry
import Imaging

extension RasterScene {
  /// The scene for our own rasterizer.
  func displayList(font: FontFace) -> DisplayList {
    DisplayList(width: Self.width, height: Self.height, items: items(font: font))
  }

  private func items(font: FontFace) -> [DisplayItem] {
    let screen = Path(CGRect(x: 0, y: 0, width: Self.width, height: Self.height))
    func fill(_ path: Path, _ paint: Paint) -> DisplayItem {
      .fill(.init(path: path, paint: paint, transform: .identity))
    }
    func gradient(_ stops: [(Double, RGBAColor)]) -> Paint.Gradient {
      Paint.Gradient(stops: stops.map { .init(color: $0.1, location: $0.0) })
    }
    func card(_ card: Card) -> DisplayItem {
      fill(
        Path(roundedRect: card.rect, cornerRadius: CGFloat(card.radius), style: .circular),
        .color(card.color))
    }
    switch content {
    case .fill(let color):
      return [fill(screen, .color(color))]
    case .cards(let cards):
      return cards.map(card)
    case .linearGradient(let stops, let from, let to):
      return [fill(screen, .linearGradient(gradient(stops), start: from, end: to))]
    case .radialGradient(let stops, let center, let radius):
      return [
        fill(screen, .radialGradient(gradient(stops), center: center, startRadius: 0, endRadius: radius))
      ]
    case .shadow(let one, let radius):
      let shadow = DisplayItem.Filter.shadow(
        color: RGBAColor.black.opacity(0.4), radius: radius, dx: 0, dy: 4)
      return [.layer(.init(items: [card(one)], filters: [shadow]))]
    case .blur(let cards, let deviation):
      return [
        .layer(.init(items: cards.map(card), filters: [.blur(radius: deviation, isOpaque: false)]))
      ]
    case .glyphs(let letters, let size):
      let instance = FontInstance(source: font, size: size, key: font.key)
      // As many runs as a screen has lines.
      return stride(from: 0, to: letters.count, by: 56).map { start in
        let glyphs = letters[start..<min(start + 56, letters.count)].map {
          GlyphRun.Glyph(id: $0.glyph, x: Float($0.x), y: Float($0.y))
        }
        return .glyphs(
          .init(
            run: GlyphRun(font: instance, glyphs: glyphs), origin: .zero, paint: .color(.black),
            transform: .identity))
      }
    case .blobs(let blobs):
      return blobs.map { blob in
        var path = Path()
        path.move(to: blob.points[0])
        for index in stride(from: 1, to: blob.points.count, by: 3) {
          path.addCurve(
            to: blob.points[index + 2], control1: blob.points[index], control2: blob.points[index + 1])
        }
        path.closeSubpath()
        return fill(path, .color(blob.color))
      }
    case .polygon(let points, let color):
      var path = Path()
      path.addLines(points)
      path.closeSubpath()
      return [fill(path, .color(color))]
    case .image(let bitmap, let angle):
      let middle = CGPoint(x: Self.width / 2, y: Self.height / 2)
      return [
        .image(
          .init(
            bitmap: bitmap, rect: CGRect(x: 0, y: 0, width: Self.width, height: Self.height),
            transform: CGAffineTransform(translationX: -middle.x, y: -middle.y)
              .concatenating(CGAffineTransform(rotationAngle: CGFloat(angle)))
              .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))))
      ]
    }
  }
}
