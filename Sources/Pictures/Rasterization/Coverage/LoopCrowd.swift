import CPixelKernels
import Foundation
import Geometry

/// Finds which of many equal small loops on top of each other are invisible, such as the points of a chart.
///
/// If all loops of a path have the same direction, none can undo another's coverage. So pixels completely
/// inside one of them are covered, whatever else crosses them, and a loop that touches no other pixels
/// changes nothing: its pieces do not count for pixels that it does not touch either, since its heights on
/// their left add up to zero. The remaining loops are drawn as usual, with the same result for every pixel.
final class LoopCrowd {
  /// Fewer loops are drawn faster than analysed.
  private static let fewest = 64
  /// The longest loop, in steps.
  private static let mostSteps = 64
  /// The largest loop, in pixels.
  private static let largest = 256
  /// The maximum difference of equal loops, in pixels: far less than the rounding of coordinates.
  private static let tolerance = 1e-4

  /// The pixels that all loops together may touch, within the clip.
  private(set) var bounds = PixelBounds.empty
  /// The number of words in a row of the bounds.
  private(set) var words = 0
  /// A bit for each pixel of the bounds that is completely inside a loop.
  var covered: UnsafePointer<UInt64> { UnsafePointer(bits) }
  /// The steps of the path.
  private(set) var elements: [Path.Element] = []
  /// The steps of a loop.
  private(set) var stepCount = 0
  /// The first steps of the loops that may be visible.
  private(set) var shown: [Int] = []

  private let scratch = EdgeList()
  private var bits = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)
  private var capacity = 1

  /// A loop's position: that of its profile, and its offset to the right and down.
  private struct Place {
    var step: Int
    var phase: Int
    var x: Double
    var row: Int
  }
  private var places: [Place] = []

  deinit { bits.deallocate() }

  /// Analyses a path.
  ///
  /// - Returns: whether it is such a crowd, so that `shown` and `covered` contain what has to be drawn.
  func find(_ path: Path, transform: CGAffineTransform, clip: PixelBounds) -> Bool {
    // Cheap, and for nearly every path the analysis ends here.
    guard path.figure == nil, !clip.isEmpty else { return false }
    elements = path.elements
    bounds = .empty
    shown.removeAll(keepingCapacity: true)
    if look(transform, clip) { return true }
    forget()
    return false
  }

  private func look(_ transform: CGAffineTransform, _ clip: PixelBounds) -> Bool {
    guard elements.count >= 3 * Self.fewest, case .move(let start) = elements[0],
      let count = elements.prefix(Self.mostSteps + 1).dropFirst().firstIndex(where: \.isMove),
      elements.count % count == 0, elements.count / count >= Self.fewest
    else { return false }
    stepCount = count
    guard let isClockwise = edges(start, transform) else { return false }
    guard findPlaces(start, transform, clip) else { return false }
    var profiles = [LoopProfile?](repeating: nil, count: LoopProfile.phases)
    for phase in Set(places.map(\.phase)) {
      guard let profile = LoopProfile(scratch.edges, phase: phase, isClockwise: isClockwise) else {
        return false
      }
      profiles[phase] = profile
    }
    return profiles.withUnsafeBufferPointer { profiles in
      measure(clip)
      cover(profiles)
      show(profiles)
      return true
    }
  }

  /// Releases the path.
  func forget() { elements = [] }

  /// Makes edges of the first loop, as if it began at 0.
  ///
  /// - Returns: whether it runs clockwise; nil if it is too large, or runs as much one way as the other.
  private func edges(_ start: CGPoint, _ transform: CGAffineTransform) -> Bool? {
    let origin = start.applying(transform)
    guard origin.x.isFinite, origin.y.isFinite else { return nil }
    let toOrigin = transform.concatenating(CGAffineTransform(translationX: -origin.x, y: -origin.y))
    scratch.set(
      Path(elements: Array(elements[0..<stepCount])), transform: toOrigin,
      clip: PixelBounds(
        minX: -2 * Self.largest, minY: -2 * Self.largest, maxX: 2 * Self.largest, maxY: 2 * Self.largest))
    let box = scratch.bounds
    guard !box.isEmpty, max(box.width, box.height) <= Self.largest,
      min(box.minX, box.minY) > -Self.largest, max(box.maxX, box.maxY) < Self.largest
    else { return nil }
    var area = 0
    for edge in scratch.edges {
      area &+= Int(edge.x0) &* Int(edge.y1) &- Int(edge.x1) &* Int(edge.y0)
    }
    return area == 0 ? nil : area > 0
  }

  /// Finds the positions of the loops that may touch the clip, and checks that all are equal.
  private func findPlaces(_ start: CGPoint, _ t: CGAffineTransform, _ clip: PixelBounds) -> Bool {
    places.removeAll(keepingCapacity: true)
    let scale = max(abs(t.a), abs(t.b), abs(t.c), abs(t.d))
    guard scale > 0, scale.isFinite else { return false }
    let tolerance = CGFloat(Self.tolerance) / scale
    let box = scratch.bounds.outset(1)
    let farthest = 1e5
    let count = stepCount
    var area = 0
    let areEqual = elements.withUnsafeBufferPointer { elements in
      for step in stride(from: 0, to: elements.count, by: count) {
        guard case .move(let point) = elements[step] else { return false }
        for index in 1..<count
        where !elements[step &+ index].isEqual(
          to: elements[index], movedBy: point.x - start.x, point.y - start.y, within: tolerance)
        {
          return false
        }
        let place = point.applying(t)
        let (x, y) = (Double(place.x), Double(place.y))
        guard abs(x) < farthest, abs(y) < farthest else { return false }
        let row = roundedDown(y)
        if row &+ box.maxY <= clip.minY || row &+ box.minY >= clip.maxY { continue }
        let phase = min(Int((y - Double(row)) * Double(LoopProfile.phases)), LoopProfile.phases - 1)
        places.append(Place(step: step, phase: phase, x: x, row: row))
        area &+= box.width &* box.height
      }
      return true
    }
    // If loops hardly meet, nothing is hidden.
    return areEqual && area > clip.width * clip.height / 2
  }

  /// Calls a body with each row of a loop within some rows.
  @inline(__always)
  private func forEachRow(
    _ place: Place, _ profiles: UnsafeBufferPointer<LoopProfile?>, _ minY: Int, _ maxY: Int,
    _ body: (_ y: Int, LoopProfile.Row) -> Bool
  ) {
    guard let profile = profiles[place.phase] else { return }
    let top = place.row &+ profile.firstRow
    profile.rows.withUnsafeBufferPointer { rows in
      for index in max(minY &- top, 0)..<max(min(rows.count, maxY &- top), max(minY &- top, 0)) {
        if !body(top &+ index, rows[index]) { return }
      }
    }
  }

  /// Finds the bounds, and clears what was noted about their pixels.
  private func measure(_ clip: PixelBounds) {
    var extent = PixelBounds(minX: .max, minY: .max, maxX: .min, maxY: .min)
    let box = scratch.bounds.outset(2)
    for place in places {
      let column = roundedDown(place.x)
      extent.minX = min(extent.minX, column &+ box.minX)
      extent.maxX = max(extent.maxX, column &+ box.maxX)
      extent.minY = min(extent.minY, place.row &+ box.minY)
      extent.maxY = max(extent.maxY, place.row &+ box.maxY)
    }
    bounds = extent.intersection(clip)
    if bounds.isEmpty { bounds = .empty }
    words = (bounds.width + 63) / 64
    let count = words * bounds.height
    if count > capacity {
      bits.deallocate()
      bits = .allocate(capacity: count)
      capacity = count
    }
    bits.update(repeating: 0, count: count)
  }

  /// The bits of a word from one position up to another; all positions are counted from the row's start.
  @inline(__always)
  private static func mask(_ word: Int, _ minX: Int, _ maxX: Int) -> UInt64 {
    let low = max(minX &- word << 6, 0)
    let high = min(maxX &- word << 6, 64)
    return (UInt64.max &<< UInt64(truncatingIfNeeded: low))
      & (UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- high))
  }

  /// Marks the pixels completely inside a loop.
  private func cover(_ profiles: UnsafeBufferPointer<LoopProfile?>) {
    let (bounds, words, bits) = (bounds, words, bits)
    for place in places {
      forEachRow(place, profiles, bounds.minY, bounds.maxY) { y, row in
        let minX = max(-roundedDown(-(place.x + row.inner.min)) &- bounds.minX, 0)
        let maxX = min(roundedDown(place.x + row.inner.max) &- bounds.minX, bounds.width)
        if minX >= maxX { return true }
        let start = bits + (y &- bounds.minY) &* words
        for word in (minX >> 6)...((maxX &- 1) >> 6) { start[word] |= Self.mask(word, minX, maxX) }
        return true
      }
    }
  }

  /// Finds the loops that touch pixels that are not completely covered.
  private func show(_ profiles: UnsafeBufferPointer<LoopProfile?>) {
    let (bounds, words, bits) = (bounds, words, bits)
    for place in places {
      var isHidden = true
      forEachRow(place, profiles, bounds.minY, bounds.maxY) { y, row in
        let minX = max(roundedDown(place.x + row.outer.min) &- bounds.minX, 0)
        let maxX = min(roundedDown(place.x + row.outer.max) &+ 1 &- bounds.minX, bounds.width)
        if minX >= maxX { return true }
        let start = bits + (y &- bounds.minY) &* words
        for word in (minX >> 6)...((maxX &- 1) >> 6) where ~start[word] & Self.mask(word, minX, maxX) != 0 {
          isHidden = false
        }
        return isHidden
      }
      if !isHidden { shown.append(place.step) }
    }
  }
}

extension Path.Element {
  var isMove: Bool {
    if case .move = self { return true }
    return false
  }

  /// Whether a step equals another one with an offset.
  @inline(__always)
  func isEqual(to other: Self, movedBy dx: CGFloat, _ dy: CGFloat, within tolerance: CGFloat) -> Bool {
    func isMoved(_ a: CGPoint, _ b: CGPoint) -> Bool {
      abs(a.x - b.x - dx) <= tolerance && abs(a.y - b.y - dy) <= tolerance
    }
    switch (self, other) {
    case (.move(let a), .move(let b)), (.line(let a), .line(let b)):
      return isMoved(a, b)
    case (.quadCurve(let a, let a1), .quadCurve(let b, let b1)):
      return isMoved(a, b) && isMoved(a1, b1)
    case (.curve(let a, let a1, let a2), .curve(let b, let b1, let b2)):
      return isMoved(a, b) && isMoved(a1, b1) && isMoved(a2, b2)
    case (.closeSubpath, .closeSubpath):
      return true
    default:
      return false
    }
  }
}
