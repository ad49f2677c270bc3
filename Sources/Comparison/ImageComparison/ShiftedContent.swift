/// Whether content only moved where lines were inserted and deleted.
///
/// A yellow square here and a red one there, each on white, are also a run of deleted and one of inserted
/// columns; but one thing was removed and another added. Content moved if
/// - every line that stays has the same pixels at its new position,
/// - lines that were inserted or deleted are space that grew or shrank, repeating the adjacent line, or are
///   also inserted or deleted elsewhere in the other image,
/// - and some line looks different from the one that was at its new position.
struct ShiftedContent {
  private let first: PixelGrid
  private let second: PixelGrid
  private let shift: ImageShift

  /// - Parameters:
  ///   - first: an image of the second's size.
  ///   - shift: runs that only insert or only delete.
  init(_ first: PixelGrid, _ second: PixelGrid, _ shift: ImageShift) {
    self.first = first
    self.second = second
    self.shift = shift
  }

  var isTheSame: Bool {
    let stretches = stretches
    // Lines were compared by hashes; now every pixel counts.
    guard stretches.allSatisfy({ equal(first, $0.first, second, $0.second, count: $0.count) }) else {
      return false
    }
    let moves = stretches.contains { stretch in
      stretch.first != stretch.second
        && !equal(first, stretch.second, second, stretch.second, count: stretch.count)
    }
    guard moves else { return false }
    let deleted = shift.runs.flatMap { content($0.firstLine, $0.deleted, in: first) }
    let inserted = shift.runs.flatMap { content($0.secondLine, $0.inserted, in: second) }
    guard deleted.count == inserted.count else { return false }
    return deleted.isEmpty || counted(deleted) == counted(inserted)
  }

  /// Adjacent lines that stay, by their positions in both images.
  private var stretches: [(first: Int, second: Int, count: Int)] {
    var result: [(first: Int, second: Int, count: Int)] = []
    var (x, y) = (0, 0)
    for run in shift.runs {
      if run.firstLine > x { result.append((x, y, run.firstLine - x)) }
      x = run.firstLine + run.deleted
      y = run.secondLine + run.inserted
    }
    if x < length(first) { result.append((x, y, length(first) - x)) }
    return result
  }

  /// The number of lines of an image.
  private func length(_ image: PixelGrid) -> Int { shift.axis == .rows ? image.height : image.width }

  /// Whether a number of lines of one image have the same pixels as lines of another, or of itself.
  private func equal(_ a: PixelGrid, _ i: Int, _ b: PixelGrid, _ j: Int, count: Int) -> Bool {
    guard i + count <= length(a), j + count <= length(b) else { return false }
    switch shift.axis {
    case .rows:
      return (0..<count).allSatisfy { line in
        (0..<a.width).allSatisfy { a.row(i + line)[$0] == b.row(j + line)[$0] }
      }
    case .columns:
      return (0..<a.height).allSatisfy { y in
        (0..<count).allSatisfy { a.row(y)[i + $0] == b.row(y)[j + $0] }
      }
    }
  }

  /// The lines of a run that are not space: those that differ from the line on either side of the run.
  private func content(_ start: Int, _ count: Int, in image: PixelGrid) -> [[UInt32]] {
    let (before, after) = (start - 1, start + count)
    return (start..<start + count).compactMap { index in
      let isSpace =
        before >= 0 && equal(image, index, image, before, count: 1)
        || after < length(image) && equal(image, index, image, after, count: 1)
      return isSpace ? nil : line(index, of: image)
    }
  }

  private func line(_ index: Int, of image: PixelGrid) -> [UInt32] {
    switch shift.axis {
    case .rows: (0..<image.width).map { image.row(index)[$0] }
    case .columns: (0..<image.height).map { image.row($0)[index] }
    }
  }

  private func counted(_ lines: [[UInt32]]) -> [[UInt32]: Int] {
    lines.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
