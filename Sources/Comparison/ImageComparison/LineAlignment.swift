/// The shortest way to turn one sequence of lines into another by deleting and inserting (Myers 1986).
package enum LineAlignment {
  /// The runs of deleted and inserted lines; `nil` when more than `limit` lines would have to change, or fewer than
  /// half of the lines stay.
  ///
  /// The numbers of equal lines before and after the given ones.
  package static func align(
    _ first: [UInt64], _ second: [UInt64], before: Int, after: Int, limit: Int
  ) -> [ImageShift.Run]? {
    // Equal lines at both ends need no search.
    let prefix = zip(first, second).prefix { $0 == $1 }.count
    let rest = min(first.count, second.count) - prefix
    let suffix = zip(first.reversed(), second.reversed()).prefix { $0 == $1 }.count
    let tail = min(rest, suffix)
    let a = Array(first[prefix..<first.count - tail])
    let b = Array(second[prefix..<second.count - tail])
    guard mayAlign(a, b), let edits = edits(a, b, limit: limit) else {
      return nil
    }
    let runs = edits.map {
      ImageShift.Run(
        firstLine: $0.firstLine + prefix + before, secondLine: $0.secondLine + prefix + before,
        deleted: $0.deleted,
        inserted: $0.inserted)
    }
    let deleted = runs.reduce(0) { $0 + $1.deleted }
    let staying = before + first.count - deleted + after
    guard !runs.isEmpty, 2 * staying >= before + min(first.count, second.count) + after else { return nil }
    return runs
  }

  /// Whether half of the shorter sequence's lines are in the other, in whatever order.
  ///
  /// If it has fewer, lines were replaced rather than moved, and the search can be skipped.
  static func mayAlign(_ a: [UInt64], _ b: [UInt64]) -> Bool {
    2 * commonLines(a, b) >= min(a.count, b.count)
  }

  /// How many lines of one sequence the other has too, in whatever order.
  private static func commonLines(_ a: [UInt64], _ b: [UInt64]) -> Int {
    let (a, b) = (a.sorted(), b.sorted())
    var (i, j, common) = (0, 0, 0)
    while i < a.count && j < b.count {
      if a[i] == b[j] {
        common += 1
        i += 1
        j += 1
      } else if a[i] < b[j] {
        i += 1
      } else {
        j += 1
      }
    }
    return common
  }

  private static func edits(_ a: [UInt64], _ b: [UInt64], limit: Int) -> [ImageShift.Run]? {
    let (n, m) = (a.count, b.count)
    // For each diagonal x - y the furthest x reached with d edits; every round is kept for backtracking.
    var furthest = [Int](repeating: 0, count: 2 * limit + 3)
    let middle = limit + 1
    var rounds: [[Int]] = []
    for d in 0...limit {
      rounds.append(Array(furthest[middle - d...middle + d]))
      for k in stride(from: -d, through: d, by: 2) {
        let goesDown = k == -d || (k != d && furthest[middle + k - 1] < furthest[middle + k + 1])
        var x = goesDown ? furthest[middle + k + 1] : furthest[middle + k - 1] + 1
        var y = x - k
        while x < n && y < m && a[x] == b[y] {
          x += 1
          y += 1
        }
        furthest[middle + k] = x
        if x >= n && y >= m { return runs(rounds, edits: d, n, m) }
      }
    }
    return nil
  }

  /// Follows the rounds back from the end and joins neighbouring edits.
  private static func runs(_ rounds: [[Int]], edits: Int, _ n: Int, _ m: Int) -> [ImageShift.Run] {
    var runs: [ImageShift.Run] = []
    var (x, y) = (n, m)
    for d in stride(from: edits, to: 0, by: -1) {
      // Round d began with the values that round d - 1 left; index 0 of the copy is diagonal -d.
      let before = rounds[d]
      func reached(_ k: Int) -> Int { before[k + d] }
      let k = x - y
      let goesDown = k == -d || (k != d && reached(k - 1) < reached(k + 1))
      let previousK = goesDown ? k + 1 : k - 1
      let previousX = reached(previousK)
      let previousY = previousX - previousK
      // The edit is one step from there, followed by equal lines.
      let start = goesDown ? (x: previousX, y: previousY + 1) : (x: previousX + 1, y: previousY)
      let run = ImageShift.Run(
        firstLine: previousX, secondLine: previousY, deleted: goesDown ? 0 : 1, inserted: goesDown ? 1 : 0)
      if let next = runs.last, next.firstLine == start.x, next.secondLine == start.y {
        runs[runs.count - 1] = ImageShift.Run(
          firstLine: run.firstLine, secondLine: run.secondLine, deleted: next.deleted + run.deleted,
          inserted: next.inserted + run.inserted)
      } else {
        runs.append(run)
      }
      (x, y) = (previousX, previousY)
    }
    return runs.reversed()
  }
}
