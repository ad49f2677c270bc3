import Drawing
import Fonts
import Foundation
import Geometry

/// The pixels that display items can touch.
enum ItemBounds {
  static func bounds(of items: [DisplayItem]) -> PixelBounds {
    items.reduce(.empty) { $0.union(bounds(of: $1)) }
  }

  static func bounds(of item: DisplayItem) -> PixelBounds {
    switch item {
    case .fill(let fill):
      return PixelBounds(covering: fill.path.boundingRect.applying(fill.transform)).outset(1)
    case .stroke(let stroke):
      let style = stroke.style
      // Square caps reach √2 half widths, mitres up to their limit.
      let reach = style.lineWidth / 2 * max(1.5, style.lineJoin == .miter ? style.miterLimit : 1)
      let rect = stroke.path.boundingRect
      if rect.isNull { return .empty }
      return PixelBounds(covering: rect.insetBy(dx: -reach, dy: -reach).applying(stroke.transform)).outset(1)
    case .glyphs(let glyphs):
      // Every glyph is within two ems of its origin, except decorations of scripts that stack high.
      let em = CGFloat(glyphs.run.font.size) * 2.5
      var rect = CGRect.null
      for glyph in glyphs.run.glyphs {
        let point = CGPoint(x: glyphs.origin.x + CGFloat(glyph.x), y: glyphs.origin.y + CGFloat(glyph.y))
        rect = rect.union(CGRect(x: point.x - em, y: point.y - em, width: 2 * em, height: 2 * em))
      }
      return rect.isNull ? .empty : PixelBounds(covering: rect.applying(glyphs.transform))
    case .image(let image):
      return PixelBounds(covering: image.rect.applying(image.transform)).outset(1)
    case .layer(let layer):
      return bounds(of: layer)
    }
  }

  static func bounds(of layer: DisplayItem.Layer) -> PixelBounds {
    var result = bounds(of: layer.items)
    for filter in layer.filters {
      switch filter {
      case .blur(let radius, _):
        result = result.outset(GaussianBlur.reach(radius))
      case .shadow(_, let radius, let dx, let dy):
        let reach = GaussianBlur.reach(radius / 2)
        func whole(_ value: Double) -> Int {
          value.isFinite ? Int(min(max(value, -1e6), 1e6).rounded(.awayFromZero)) : 0
        }
        var shadow = result.outset(reach)
        shadow.minX += whole(dx)
        shadow.maxX += whole(dx)
        shadow.minY += whole(dy)
        shadow.maxY += whole(dy)
        result = result.union(shadow)
      case .colorMatrix, .luminanceToAlpha, .alphaThreshold:
        break
      }
    }
    if layer.backdrop != nil || layer.blendMode.keepsBackdropUnderNothing == false {
      result = PixelBounds(minX: -1_000_000, minY: -1_000_000, maxX: 1_000_000, maxY: 1_000_000)
    }
    for clip in layer.clips {
      result = result.intersection(
        PixelBounds(covering: clip.path.boundingRect.applying(clip.transform)).outset(1))
    }
    if let projection = layer.projection, !result.isEmpty {
      let rect = CGRect(x: result.minX, y: result.minY, width: result.width, height: result.height)
      let corners = [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
      ].map { $0.applying(projection) }
      result = PixelBounds(
        covering: corners.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
      ).outset(1)
    }
    return result
  }
}
