import Drawing
import Foundation
import Geometry
import Synchronization

/// Data about the items of a list that the bands of one drawing share: which rows of the canvas they can
/// touch, so that other bands skip them, the outlines of strokes that several bands draw, and the opaque
/// rectangles.
///
/// The first band that reaches an item determines what it touches, from what it really draws; the others only
/// look it up. All bands arrive at the same result, so it does not matter which is first.
final class ItemRows: Sendable {
  /// Minimum and maximum of each item's rows as two 32-bit numbers; `unknown` until the first band reaches
  /// it.
  nonisolated(unsafe) private let rows: UnsafeMutablePointer<Atomic<UInt64>>
  private let count: Int
  /// The same for the content of layers that are drawn straight onto the surface beneath them.
  private let layers: [Int: ItemRows]
  /// Items that may hide others.
  let covers: Covers.Candidates
  /// The outlines of strokes, which take longer to compute than to fill.
  private let outlines = Mutex<[Int: Path]>([:])

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
    covers = Covers.Candidates(items)
  }

  deinit {
    rows.deinitialize(count: count)
    rows.deallocate()
  }

  /// The rows of the items in a layer.
  func layer(at index: Int) -> ItemRows? { layers[index] }

  /// The outline of a stroke, which is computed once for all bands if it is visible in rows beyond these.
  func outline(of index: Int, beyond minY: Int, _ maxY: Int, _ find: () -> Path) -> Path {
    let bits = rows[index].load(ordering: .relaxed)
    let low = Int(Int32(truncatingIfNeeded: bits))
    let high = Int(Int32(truncatingIfNeeded: bits &>> 32))
    if bits != Self.unknown && low >= minY && high <= maxY { return find() }
    return outlines.withLock { outlines in
      if let outline = outlines[index] { return outline }
      let outline = find()
      outlines[index] = outline
      return outline
    }
  }

  /// Whether an item is known to touch none of some rows.
  @inline(__always)
  func misses(_ index: Int, _ minY: Int, _ maxY: Int) -> Bool {
    let bits = rows[index].load(ordering: .relaxed)
    if bits == Self.unknown { return false }
    let low = Int(Int32(truncatingIfNeeded: bits))
    let high = Int(Int32(truncatingIfNeeded: bits &>> 32))
    return high <= minY || low >= maxY
  }

  /// All possible rows.
  static let all = Int(Int32.min)..<Int(Int32.max)

  /// Determines the rows that an item touches, unless they are known or only become known by drawing, as with
  /// glyphs.
  func find(_ index: Int, _ item: DisplayItem) {
    if rows[index].load(ordering: .relaxed) != Self.unknown { return }
    var touched = Self.all
    switch item {
    case .glyphs:
      return
    case .fill(let fill):
      touched = Self.rows(of: fill.path, fill.transform)
    case .stroke(let stroke):
      let style = stroke.style
      // Square caps reach √2 half widths, mitres up to their limit.
      let reach = style.lineWidth / 2 * max(1.5, style.miterLimit)
      if style.lineWidth >= 0 { touched = Self.rows(of: stroke.path, stroke.transform, reach: reach) }
    case .image(let image):
      touched = Self.rows(of: Path(image.rect), image.transform)
    case .layer(let layer):
      // Others extend as far as their items, which are checked one by one.
      if layer.needsSurface && layer.projection == nil {
        let bounds = ItemBounds.bounds(of: layer)
        touched = bounds.isEmpty ? 0..<0 : bounds.minY..<bounds.maxY
      }
    }
    note(index, minY: touched.lowerBound, maxY: touched.upperBound)
  }

  /// Coordinates beyond this are clamped when they are drawn, which changes the path of curves.
  private static let farthest: CGFloat = 1e8

  /// The rows between the highest and the lowest point of a path; curves stay within them, too.
  ///
  /// - Parameter reach: how far beyond the path something is drawn, in its own coordinates.
  private static func rows(of path: Path, _ t: CGAffineTransform, reach: CGFloat = 0) -> Range<Int> {
    var (low, high) = (CGFloat.infinity, -CGFloat.infinity)
    var isNumber = true
    func add(_ point: CGPoint) {
      let y = t.b * point.x + t.d * point.y + t.ty
      if y.isNaN { isNumber = false }
      low = min(low, y)
      high = max(high, y)
    }
    switch path.figure {
    case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect):
      add(CGPoint(x: rect.minX, y: rect.minY))
      add(CGPoint(x: rect.maxX, y: rect.minY))
      add(CGPoint(x: rect.minX, y: rect.maxY))
      add(CGPoint(x: rect.maxX, y: rect.maxY))
    case nil:
      let elements = path.elements
      guard case .move? = elements.first else { return all }
      for element in elements {
        switch element {
        case .move(let end), .line(let end):
          add(end)
        case .quadCurve(let end, let control):
          add(control)
          add(end)
        case .curve(let end, let control1, let control2):
          add(control1)
          add(control2)
          add(end)
        case .closeSubpath:
          break
        }
      }
    }
    let beyond = reach * (abs(t.b) + abs(t.d))
    low -= beyond
    high += beyond
    // Values that are not numbers have a defined result, but no position.
    guard isNumber, abs(low) < farthest, abs(high) < farthest else { return all }
    return Int(low.rounded(.down)) - 1..<Int(high.rounded(.up)) + 1
  }

  /// Records the maximum rows that an item touches; none if the minimum is not below the maximum.
  func note(_ index: Int, minY: Int, maxY: Int) {
    func limited(_ value: Int) -> UInt64 {
      UInt64(UInt32(bitPattern: Int32(clamping: value)))
    }
    let bits = minY < maxY ? limited(minY) | limited(maxY) &<< 32 : 0
    rows[index].store(bits, ordering: .relaxed)
  }
}
