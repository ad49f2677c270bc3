/// Whether and how each pixel differs.
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
  /// For each row from the first stored one on, where its states start, or -1 if all are the same, as they
  /// are in the rows after these.
  private var starts: [Int] = []
  /// The raw values of the states of the stored rows.
  private var states: [UInt8] = []

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The state of the pixel in column `x` and row `y`.
  public subscript(x: Int, y: Int) -> State {
    guard let start = start(ofRow: y) else { return .same }
    return State(rawValue: states[start + x]) ?? .same
  }

  /// Where the states of a row begin; `nil` for a row whose pixels are all the same.
  @inline(__always)
  private func start(ofRow y: Int) -> Int? {
    let row = y - firstRow
    guard row >= 0, row < starts.count, starts[row] >= 0 else { return nil }
    return starts[row]
  }

  /// The raw values of a row's states; `nil` for a row whose pixels are all the same.
  func row(_ y: Int) -> ArraySlice<UInt8>? {
    start(ofRow: y).map { states[$0..<$0 + width] }
  }

  /// Stores the raw values of the states of a row, of which some are not the same; rows come from top to bottom.
  ///
  /// Most images differ in few rows, so only those take memory.
  mutating func append(_ row: UnsafeBufferPointer<UInt8>, y: Int) {
    if starts.isEmpty { firstRow = y }
    starts.append(contentsOf: repeatElement(-1, count: y - firstRow - starts.count))
    starts.append(states.count)
    states.append(contentsOf: row)
  }

  /// The largest number of counted pixels in any square of the given side, which is clipped to the image.
  public func largestWindowCount(side: Int) -> Int {
    let (windowWidth, windowHeight) = (max(1, min(side, width)), max(1, min(side, height)))
    var columnSums = [Int](repeating: 0, count: width)
    var largest = 0
    for y in 0..<height {
      let (entering, leaving) = (row(y), row(y - windowHeight))
      if let entering { add(1, entering, to: &columnSums) }
      if let leaving { add(-1, leaving, to: &columnSums) }
      guard y >= windowHeight - 1, entering != nil || y == windowHeight - 1 else { continue }
      var sum = 0
      for x in 0..<width {
        sum += columnSums[x]
        if x >= windowWidth { sum -= columnSums[x - windowWidth] }
        largest = max(largest, sum)
      }
    }
    return largest
  }

  private func add(_ amount: Int, _ row: ArraySlice<UInt8>, to sums: inout [Int]) {
    for (x, state) in row.enumerated() where Self.counts(state) { sums[x] += amount }
  }

  /// Whether the pixel with this raw value counts as different: states 1 and 2 do.
  @inline(__always)
  static func counts(_ state: UInt8) -> Bool { state &- 1 < 2 }
}
