import Drawing
import Foundation
import Geometry
import Synchronization

/// Which rows of the canvas the items of a list can touch, for the bands of one drawing, which pass over the others.
///
/// What an item touches is found out by the first band that comes to it, from what it really draws: the others only
/// look it up. All bands come to the same, so that it does not matter which is first.
final class ItemRows: Sendable {
  /// Minimum and maximum of each item's rows as two 32-bit numbers; `unknown` before anyone has come to it.
  nonisolated(unsafe) private let rows: UnsafeMutablePointer<Atomic<UInt64>>
  private let count: Int
  /// The same for what layers hold that are drawn straight onto the surface beneath them.
  private let layers: [Int: ItemRows]

  private static let unknown = UInt64.max

  init(_ items: [DisplayItem]) {
    count = items.count
    rows = .allocate(capacity: max(count, 1))
    var layers: [Int: ItemRows] = [:]
    for (index, item) in items.enumerated() {
      (rows + index).initialize(to: Atomic(Self.unknown))
      if case .layer(let layer) = item { layers[index] = ItemRows(layer.items) }
    }
    self.layers = layers
  }

  deinit {
    rows.deinitialize(count: count)
    rows.deallocate()
  }

  /// The rows of the items in a layer.
  func layer(at index: Int) -> ItemRows? { layers[index] }

  /// Whether an item is known to touch none of some rows.
  @inline(__always)
  func misses(_ index: Int, _ minY: Int, _ maxY: Int) -> Bool {
    let bits = rows[index].load(ordering: .relaxed)
    if bits == Self.unknown { return false }
    let low = Int(Int32(truncatingIfNeeded: bits))
    let high = Int(Int32(truncatingIfNeeded: bits &>> 32))
    return high <= minY || low >= maxY
  }

  /// Every row that there can be.
  static let all = Int(Int32.min)..<Int(Int32.max)

  /// Finds out what an item touches, unless it is known or shows only in drawing, as with glyphs.
  func find(_ index: Int, _ item: DisplayItem) {
    if rows[index].load(ordering: .relaxed) != Self.unknown { return }
    var touched = Self.all
    switch item {
    case .glyphs:
      return
    case .fill(let fill):
      if Self.hasPlace(fill.path, fill.transform) { touched = Self.rows(ItemBounds.bounds(of: item)) }
    case .stroke(let stroke):
      let style = stroke.style
      let isUsual = (0..<Self.farthest).contains(style.lineWidth) && style.miterLimit < Self.farthest
      if isUsual && Self.hasPlace(stroke.path, stroke.transform) {
        touched = Self.rows(ItemBounds.bounds(of: item))
      }
    case .image(let image):
      if Self.hasPlace(Path(image.rect), image.transform) { touched = Self.rows(ItemBounds.bounds(of: item)) }
    case .layer(let layer):
      // Others reach as far as their items, which are asked one by one.
      if layer.needsSurface && layer.projection == nil { touched = Self.rows(ItemBounds.bounds(of: layer)) }
    }
    note(index, minY: touched.lowerBound, maxY: touched.upperBound)
  }

  private static func rows(_ bounds: PixelRect) -> Range<Int> {
    bounds.isEmpty ? 0..<0 : bounds.minY..<bounds.maxY
  }

  /// Coordinates beyond this are brought nearer when they are drawn, and curves then take other ways.
  private static let farthest: CGFloat = 1e8

  /// Whether bounds say where a path is drawn. Numbers that are none have a defined result, but no place.
  private static func hasPlace(_ path: Path, _ transform: CGAffineTransform) -> Bool {
    let rect = path.boundingRect.applying(transform)
    return [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy { abs($0) < farthest }
  }

  /// Notes the rows that an item touches at most; none where the minimum is not below the maximum.
  func note(_ index: Int, minY: Int, maxY: Int) {
    func limited(_ value: Int) -> UInt64 {
      UInt64(UInt32(bitPattern: Int32(clamping: value)))
    }
    let bits = minY < maxY ? limited(minY) | limited(maxY) &<< 32 : 0
    rows[index].store(bits, ordering: .relaxed)
  }
}
