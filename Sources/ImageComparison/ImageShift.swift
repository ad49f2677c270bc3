/// Rows or columns that were inserted or deleted between two images.
public struct ImageShift: Hashable, Sendable {
  /// Whether rows or columns were inserted or deleted.
  public enum Axis: String, Hashable, Sendable {
    case rows
    case columns
  }

  /// One run of inserted, deleted or replaced lines.
  public struct Run: Hashable, Sendable {
    /// The line of the first image at which the run begins.
    public var firstLine: Int
    /// The line of the second image at which the run begins.
    public var secondLine: Int
    /// Lines that only the first image has.
    public var deleted: Int
    /// Lines that only the second image has.
    public var inserted: Int

    public init(firstLine: Int, secondLine: Int, deleted: Int, inserted: Int) {
      self.firstLine = firstLine
      self.secondLine = secondLine
      self.deleted = deleted
      self.inserted = inserted
    }
  }

  public var axis: Axis
  /// The runs from the top, or from the left.
  public var runs: [Run]

  /// The number of lines inserted or deleted at the first run, which is how far what follows has moved.
  public var count: Int { runs.map { max($0.inserted, $0.deleted) }.max() ?? 0 }

  /// Whether lines were only inserted and deleted, and none was replaced by another.
  public var explainsEverything: Bool { runs.allSatisfy { $0.inserted == 0 || $0.deleted == 0 } }

  /// A sentence such as "3 rows inserted at y=390, 3 rows deleted at y=840, nothing else changed".
  public var description: String {
    let letter = axis == .rows ? "y" : "x"
    func lines(_ count: Int) -> String {
      "\(count) \(count == 1 ? String(axis.rawValue.dropLast()) : axis.rawValue)"
    }
    let parts = runs.prefix(4).map { run in
      switch (run.inserted, run.deleted) {
      case (let inserted, 0): "\(lines(inserted)) inserted at \(letter)=\(run.secondLine)"
      case (0, let deleted): "\(lines(deleted)) deleted at \(letter)=\(run.firstLine)"
      case (let inserted, let deleted):
        "\(lines(deleted)) replaced by \(inserted) at \(letter)=\(run.secondLine)"
      }
    }
    let more = runs.count > 4 ? ", \(runs.count - 4) further runs" : ""
    return parts.joined(separator: ", ") + more + (explainsEverything ? ", nothing else changed" : "")
  }
}

extension ImageShift {
  /// The alignment of two images' rows, or else of their columns; `nil` when neither explains the difference better
  /// than comparing in place does.
  ///
  /// Lines outside `unequal`, the rectangle around all unequal pixels of images of the same size, are not looked at.
  package static func find(_ first: PixelGrid, _ second: PixelGrid, unequal: PixelRect? = nil) -> ImageShift?
  {
    var partial: ImageShift?
    for axis in [Axis.rows, .columns] {
      guard let runs = runs(along: axis, first, second, unequal) else { continue }
      let shift = ImageShift(axis: axis, runs: runs)
      if shift.explainsEverything { return shift }
      if partial == nil && shift.movesSomething { partial = shift }
    }
    return partial
  }

  private static func runs(
    along axis: Axis, _ first: PixelGrid, _ second: PixelGrid, _ unequal: PixelRect?
  ) -> [Run]? {
    // Lines of unequal length cannot be equal.
    let isComparable = axis == .rows ? first.width == second.width : first.height == second.height
    guard isComparable else { return nil }
    func align(hashing part: PixelRect?) -> [Run]? {
      let (a, b) = (unequal ?? first.bounds, unequal ?? second.bounds)
      switch axis {
      case .rows:
        let columns = part.map { $0.x..<$0.maxX } ?? 0..<first.width
        return LineAlignment.align(
          first.rowHashes(a.y..<a.maxY, columns), second.rowHashes(b.y..<b.maxY, columns), before: a.y,
          after: first.height - a.maxY, limit: largestShift)
      case .columns:
        let rows = part.map { $0.y..<$0.maxY } ?? 0..<first.height
        return LineAlignment.align(
          first.columnHashes(a.x..<a.maxX, rows), second.columnHashes(b.x..<b.maxX, rows), before: a.x,
          after: first.width - a.maxX, limit: largestShift)
      }
    }
    // Where not even the parts of the lines inside the unequal area are found elsewhere, whole lines are not.
    if let unequal {
      guard let parts = align(hashing: unequal), parts.contains(where: { $0.inserted != $0.deleted }) else {
        return nil
      }
    }
    return align(hashing: nil)
  }

  /// Lines that may be inserted and deleted together before the images count as different altogether.
  private static let largestShift = 512

  /// Whether some run changes the position of what follows; runs that replace lines in place do not.
  private var movesSomething: Bool { runs.contains { $0.inserted != $0.deleted } }
}

extension PixelGrid {
  /// A hash of each of some rows, between two columns.
  fileprivate func rowHashes(_ rows: Range<Int>, _ columns: Range<Int>) -> [UInt64] {
    rows.map { y in
      let row = row(y)
      var hash: UInt64 = 0
      for x in columns { hash = Self.mixed(hash, row[x]) }
      return hash
    }
  }

  /// A hash of each of some columns, between two rows; they advance together, because memory is laid out in rows.
  fileprivate func columnHashes(_ columns: Range<Int>, _ rows: Range<Int>) -> [UInt64] {
    var hashes = [UInt64](repeating: 0, count: columns.count)
    for y in rows {
      let row = row(y) + columns.lowerBound
      for x in 0..<columns.count { hashes[x] = Self.mixed(hashes[x], row[x]) }
    }
    return hashes
  }

  /// A step of a multiplicative hash with an odd constant (2^64 divided by the golden ratio) and a rotation.
  @inline(__always)
  private static func mixed(_ hash: UInt64, _ word: UInt32) -> UInt64 {
    let mixed = (hash ^ UInt64(word)) &* 0x9e37_79b9_7f4a_7c15
    return mixed << 29 | mixed >> 35
  }
}
