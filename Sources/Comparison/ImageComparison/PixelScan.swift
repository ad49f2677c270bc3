/// One pass over two images of equal size, and what it counted.
package struct PixelScan {
  /// Pixels that count as different.
  package private(set) var counted = 0
  /// Different pixels excused as the smoothing of an edge, or as a caret.
  package private(set) var excused = 0
  /// Unequal pixels in ignored regions.
  package private(set) var ignored = 0
  /// Unequal pixels within the metric's threshold.
  package private(set) var within = 0
  /// The largest difference of each channel.
  private var largestDifferences = SIMD4<UInt8>(repeating: 0)
  package private(set) var map: DifferenceMap

  private let flags: [Bool]?
  private var caret: CaretDetector?
  private var countedExtent = Extent()
  private var unequalExtent = Extent()
  private var unequalRows: [Int] = []

  package init(width: Int, height: Int, caretWidth: Int? = nil, ignored: [Bool]? = nil) {
    map = DifferenceMap(width: width, height: height)
    flags = ignored
    caret = caretWidth.map(CaretDetector.init)
  }

  package var largestChannelDifference: Int { Int(largestDifferences.max()) }

  /// The smallest rectangle around the pixels that count.
  package var bounds: PixelRect? { countedExtent.rect }

  /// Where the pixels are unequal, counted or not.
  package var unequal: UnequalArea? { unequalExtent.rect.map { UnequalArea(bounds: $0, rows: unequalRows) } }

  /// Compares all rows from the given one on; rows before it are equal.
  ///
  /// Rows are compared as memory first, because in screens that are expected to be equal nearly all of them
  /// are.
  package mutating func run(
    _ first: PixelGrid, _ second: PixelGrid, from start: Int, _ metric: some PixelMetric,
    _ detector: some AntiAliasingDetector
  ) {
    let width = first.width
    // The states of a row's pixels, reset after each row.
    var states = [UInt8](repeating: DifferenceMap.State.same.rawValue, count: width)
    states.withUnsafeMutableBufferPointer { states in
      for y in start..<first.height where !first.hasEqualRow(y, to: second) {
        let (a, b) = (first.row(y), second.row(y))
        var (left, right) = (width, -1)
        var (countedLeft, countedRight) = (width, -1)
        var hasStates = false
        for x in 0..<width where a[x] != b[x] {
          left = min(left, x)
          right = x
          let state = compare(a[x], b[x], x, y, first, second, metric, detector)
          guard state != .same else { continue }
          hasStates = true
          states[x] = state.rawValue
          guard state.counts else { continue }
          counted += 1
          countedLeft = min(countedLeft, x)
          countedRight = x
        }
        unequalRows.append(y)
        unequalExtent.include(left...right, y)
        if countedRight >= 0 { countedExtent.include(countedLeft...countedRight, y) }
        if hasStates {
          map.append(UnsafeBufferPointer(states), y: y)
          states[left...right].update(repeating: DifferenceMap.State.same.rawValue)
        }
      }
    }
  }

  /// The state of a pixel that is unequal.
  @inline(__always)
  private mutating func compare(
    _ a: UInt32, _ b: UInt32, _ x: Int, _ y: Int, _ first: PixelGrid, _ second: PixelGrid,
    _ metric: some PixelMetric, _ detector: some AntiAliasingDetector
  ) -> DifferenceMap.State {
    let index = y * first.width + x
    if let flags, flags[index] {
      ignored += 1
      return .ignored
    }
    let (aBytes, bBytes) = (unsafeBitCast(a, to: SIMD4<UInt8>.self), unsafeBitCast(b, to: SIMD4<UInt8>.self))
    largestDifferences = pointwiseMax(
      largestDifferences, pointwiseMax(aBytes, bBytes) &- pointwiseMin(aBytes, bBytes))
    let difference = metric.compare(a, b, at: index)
    if difference == .within {
      within += 1
      return .same
    }
    if detector.excuses(x: x, y: y) || caret?.excuses(x: x, y: y, first, second) == true {
      excused += 1
      return .antiAliased
    }
    return difference == .darker ? .darker : .brighter
  }

  /// A rectangle that grows row by row.
  private struct Extent {
    private var left = Int.max
    private var right = -1
    private var top = Int.max
    private var bottom = -1

    mutating func include(_ columns: ClosedRange<Int>, _ y: Int) {
      left = min(left, columns.lowerBound)
      right = max(right, columns.upperBound)
      top = min(top, y)
      bottom = y
    }

    var rect: PixelRect? {
      guard right >= 0 else { return nil }
      return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
  }
}

/// Finds a blinking text caret: a vertical run of unequal pixels, exactly as wide as given and more than one
/// pixel high. Only the first is excused.
private struct CaretDetector {
  let width: Int
  private var found: PixelRect?

  init(width: Int) { self.width = width }

  mutating func excuses(x: Int, y: Int, _ first: PixelGrid, _ second: PixelGrid) -> Bool {
    if let found {
      return x >= found.x && x < found.maxX && y >= found.y && y < found.maxY
    }
    // Pixels are followed from left to right over the caret's width, then in the next row, while they are unequal.
    var last = (x: x, y: y)
    while true {
      let next = last.x + 1 < x + width ? (x: last.x + 1, y: last.y) : (x: x, y: last.y + 1)
      guard next.x < first.width, next.y < first.height,
        (first[next.x, next.y] ^ second[next.x, next.y]) & 0xff_ffff != 0
      else { break }
      last = next
    }
    guard last.y > y, last.x - x + 1 == width else { return false }
    found = PixelRect(x: x, y: y, width: width, height: last.y - y + 1)
    return true
  }
}
