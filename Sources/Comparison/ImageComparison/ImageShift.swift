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

  /// Whether content was added or removed with the lines, or none moved; only known for images of the same
  /// size.
  package var changesContent = false

  package init(axis: Axis, runs: [Run]) {
    self.axis = axis
    self.runs = runs
  }

  /// The total number of inserted or of deleted lines, whichever is larger.
  public var count: Int { max(runs.reduce(0) { $0 + $1.inserted }, runs.reduce(0) { $0 + $1.deleted }) }

  /// Whether lines were only inserted and deleted, none was replaced by another, and, in images of the same
  /// size, the content only moved, with identical pixels.
  public var explainsEverything: Bool {
    !changesContent && runs.allSatisfy { $0.inserted == 0 || $0.deleted == 0 }
  }

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
  /// For images of the same size, lines outside their unequal area are not examined.
  package static func find(
    _ first: PixelGrid, _ second: PixelGrid, unequal: UnequalArea? = nil
  ) -> ImageShift? {
    var partial: ImageShift?
    for axis in [Axis.rows, .columns] {
      let found: [Run]?
      if let unequal {
        found = runs(along: axis, first, second, unequal)
      } else {
        found = runs(alongWhole: axis, first, second)
      }
      guard let found else { continue }
      var shift = ImageShift(axis: axis, runs: found)
      if unequal != nil, shift.explainsEverything {
        shift.changesContent = !ShiftedContent(first, second, shift).isTheSame
      }
      if shift.explainsEverything { return shift }
      if partial == nil && shift.movesSomething { partial = shift }
    }
    return partial
  }

  /// The alignment of the lines of images of unequal sizes.
  private static func runs(
    alongWhole axis: Axis, _ first: PixelGrid, _ second: PixelGrid
  ) -> [Run]? {
    // Lines of unequal length cannot be equal.
    guard axis == .rows ? first.width == second.width : first.height == second.height else { return nil }
    let hashes = LineHashes(of: axis, first, second)
    return LineAlignment.align(hashes.first, hashes.second, before: 0, after: 0, limit: largestShift)
  }

  /// The alignment of the lines that cross an unequal area.
  ///
  /// If not even the parts of the lines inside the area are found elsewhere, whole lines are not either.
  /// Outside the area, and in rows that are equal in place, both images are the same.
  private static func runs(
    along axis: Axis, _ first: PixelGrid, _ second: PixelGrid, _ unequal: UnequalArea
  ) -> [Run]? {
    let bounds = unequal.bounds
    let before: Int
    let after: Int
    var hashes: LineHashes
    switch axis {
    case .rows:
      (before, after) = (bounds.y, first.height - bounds.maxY)
      hashes = LineHashes(rowsIn: unequal, first, second)
    case .columns:
      (before, after) = (bounds.x, first.width - bounds.maxX)
      hashes = LineHashes(columnsInUnequalRowsOf: unequal, first, second)
      // The first and the last column are unequal, so the search cannot skip any: if fewer than half of the
      // columns are found again by their unequal rows, then no more are found as a whole.
      guard LineAlignment.mayAlign(hashes.first, hashes.second) else { return nil }
      hashes.append(first.columnHashes(bounds.x..<bounds.maxX, rows: unequal.equalRows))
    }
    func align() -> [Run]? {
      LineAlignment.align(hashes.first, hashes.second, before: before, after: after, limit: largestShift)
    }
    guard hashes.haveMovedLine, let parts = align(), parts.contains(where: { $0.inserted != $0.deleted })
    else { return nil }
    switch axis {
    case .rows:
      hashes.append((bounds.y..<bounds.maxY).map { first.rowHash($0, 0..<bounds.x) })
      hashes.append((bounds.y..<bounds.maxY).map { first.rowHash($0, bounds.maxX..<first.width) })
    case .columns:
      hashes.append(first.columnHashes(bounds.x..<bounds.maxX, rows: 0..<bounds.y))
      hashes.append(first.columnHashes(bounds.x..<bounds.maxX, rows: bounds.maxY..<first.height))
    }
    return align()
  }

  /// Lines that may be inserted and deleted together before the images count as different altogether.
  private static let largestShift = 512

  /// Whether some run changes the position of what follows; runs that replace lines in place do not.
  private var movesSomething: Bool { runs.contains { $0.inserted != $0.deleted } }
}
