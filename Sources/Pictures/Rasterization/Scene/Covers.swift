import Drawing
import Foundation
import Geometry
import Imaging

/// The opaque rectangles among some items: content completely beneath one of them need not be drawn.
struct Covers {
  private struct Cover {
    var index: Int
    var rect: PixelBounds
    /// Items up to this one are visible to a material between them and the cover.
    var barrier: Int
  }

  /// Possible covers, for any part of the canvas.
  struct Candidates {
    fileprivate var rects: [(index: Int, rect: PixelBounds)] = []
    /// The layers that read the picture beneath them.
    fileprivate var readers: [Int] = []

    /// Opaque rectangles smaller than this, in pixels, hide less than the comparison costs.
    private static let smallest = 1024

    init(_ items: [DisplayItem]) {
      if items.count < 2 { return }
      for index in items.indices {
        if case .layer(let layer) = items[index] {
          if layer.readsBackdrop { readers.append(index) }
        } else if let rect = Covers.opaqueRect(items[index]), !rect.isEmpty,
          rect.width * rect.height >= Self.smallest
        {
          rects.append((index, rect))
        }
      }
    }
  }

  private let covers: [Cover]
  private let area: PixelBounds

  /// More than a few large ones hide nothing more.
  private static let limit = 4

  init(_ candidates: Candidates, in area: PixelBounds) {
    self.area = area
    var covers: [Cover] = []
    for (index, opaque) in candidates.rects.reversed() {
      if covers.count == Self.limit { break }
      let rect = opaque.intersection(area)
      // Smaller ones seldom hide anything.
      if rect.isEmpty || rect.width * rect.height * 8 < area.width * area.height { continue }
      let barrier = candidates.readers.last { $0 < index } ?? -1
      covers.append(Cover(index: index, rect: rect, barrier: barrier))
    }
    self.covers = covers
  }

  /// Whether an item of the list is beneath an opaque one.
  func hide(_ item: DisplayItem, at index: Int) -> Bool {
    if covers.isEmpty { return false }
    var bounds: PixelBounds?
    for cover in covers where cover.barrier < index && index < cover.index {
      let own = bounds ?? ItemBounds.bounds(of: item).intersection(area)
      bounds = own
      if own.isEmpty || cover.rect.contains(own) { return true }
    }
    return false
  }

  /// The whole pixels that a plain opaque fill certainly covers.
  private static func opaqueRect(_ item: DisplayItem) -> PixelBounds? {
    guard case .fill(let fill) = item, case .color(let color) = fill.paint, color.alpha >= 1,
      let figure = fill.path.figure, fill.transform.b == 0, fill.transform.c == 0
    else { return nil }
    if let rect = ScenePainter.wholePixelRect(fill.path, fill.transform) { return rect }
    let inner: CGRect
    switch figure {
    case .rect(let rect): inner = rect
    case .roundedRect(let rect, let cornerSize, _):
      // Continuous corners begin at one and a half times the radius from the corner.
      inner = rect.standardized.insetBy(dx: 0, dy: min(cornerSize.height * 1.6, abs(rect.height) / 2))
    case .ellipse: return nil
    }
    let device = inner.applying(fill.transform)
    let limit: CGFloat = 1e7
    guard abs(device.minX) < limit, abs(device.minY) < limit, device.width < limit, device.height < limit
    else { return nil }
    return PixelBounds(
      minX: Int(device.minX.rounded(.up)), minY: Int(device.minY.rounded(.up)),
      maxX: Int(device.maxX.rounded(.down)), maxY: Int(device.maxY.rounded(.down)))
  }
}

extension DisplayItem.Layer {
  /// Whether the layer, or one in it, reads the picture beneath around its own pixels.
  var readsBackdrop: Bool {
    if backdrop != nil { return true }
    return items.contains {
      if case .layer(let layer) = $0 { return layer.readsBackdrop }
      return false
    }
  }
}
