/// For each pixel whether and how it differs.
public struct DifferenceMap: Hashable, Sendable {
  /// What a comparison found out about one pixel.
  public enum State: UInt8, Sendable {
    /// Equal, or within the metric's threshold.
    case same = 0
    /// Different; not darker in the second image.
    case brighter = 1
    /// Different and darker in the second image.
    case darker = 2
    /// Different, but excused as the smoothing of an edge.
    case antiAliased = 3
    /// Unequal inside an ignored region.
    case ignored = 4

    /// Whether the pixel counts as different.
    public var counts: Bool { self == .brighter || self == .darker }
  }

  /// Width in pixels.
  public let width: Int
  /// Height in pixels.
  public let height: Int
  /// The first row that is stored; those before it are all the same.
  private var firstRow = 0
  /// The raw values of the states of the stored rows; those after them are all the same.
  private var states: [UInt8] = []

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The state of the pixel in column `x` and row `y`.
  public subscript(x: Int, y: Int) -> State {
    let index = (y - firstRow) * width + x
    return states.indices.contains(index) ? State(rawValue: states[index]) ?? .same : .same
  }

  /// Sets the state of a pixel; rows must be visited from top to bottom.
  ///
  /// Most images differ in few rows, so only those from the first to the last one visited take memory.
  @inline(__always)
  package mutating func set(_ state: State, x: Int, y: Int) {
    if states.isEmpty { firstRow = y }
    let needed = (y - firstRow + 1) * width
    if states.count < needed { states.append(contentsOf: repeatElement(0, count: needed - states.count)) }
    states[(y - firstRow) * width + x] = state.rawValue
  }

  /// The largest number of counted pixels in any square of the given side, which is clipped to the image.
  public func largestWindowCount(side: Int) -> Int {
    let (windowWidth, windowHeight) = (max(1, min(side, width)), max(1, min(side, height)))
    var columnSums = [Int](repeating: 0, count: width)
    var largest = 0
    for y in 0..<height {
      for x in 0..<width {
        columnSums[x] += counts(x, y)
        if y >= windowHeight { columnSums[x] -= counts(x, y - windowHeight) }
      }
      guard y >= windowHeight - 1 else { continue }
      var sum = 0
      for x in 0..<width {
        sum += columnSums[x]
        if x >= windowWidth { sum -= columnSums[x - windowWidth] }
        largest = max(largest, sum)
      }
    }
    return largest
  }

  /// 1 for a pixel that counts as different, 0 for others: states 1 and 2 count.
  @inline(__always)
  package func counts(_ x: Int, _ y: Int) -> Int {
    let index = (y - firstRow) * width + x
    return index >= 0 && index < states.count && states[index] &- 1 < 2 ? 1 : 0
  }
}
