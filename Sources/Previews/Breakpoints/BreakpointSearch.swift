package import Reports

/// Finds the lengths at which the layout of views changes, by bisecting the ranges whose ends differ.
///
/// Lengths are counted in tenths of a point. The search asks for the trees of many lengths at once, in about six rounds.
package struct BreakpointSearch {
  /// The trees of placed views at one length, by preview name.
  package typealias Trees = [String: JSONValue]

  private let range: ClosedRange<Int>
  private let isHorizontal: Bool
  /// The trees that are known, by the length in tenths.
  private var known: [Int: Trees] = [:]

  /// The distance between the initial lengths, in tenths: a change that is reversed between two of them is
  /// not found.
  package static let step = 20

  /// - Parameters:
  ///   - from: the shortest length in points.
  ///   - to: the longest.
  package init(from: Double, to: Double, isHorizontal: Bool) {
    let first = Int((from * 10).rounded(.up))
    range = first...max(first, Int((to * 10).rounded(.down)))
    self.isHorizontal = isHorizontal
  }

  /// The break points of each preview, ordered by length.
  ///
  /// - Parameter trees: lays the previews out at some lengths, in points.
  package mutating func run<Failure: Error>(
    _ trees: ([Double]) throws(Failure) -> [Double: Trees]
  ) throws(Failure) -> [String: [Breakpoint]] {
    var lengths = Array(stride(from: range.lowerBound, through: range.upperBound, by: Self.step))
    if lengths.last != range.upperBound { lengths.append(range.upperBound) }
    var wanted = lengths
    var pairs = zip(lengths, lengths.dropFirst()).map { ($0, $1) }
    while true {
      for (length, found) in try trees(wanted.map { Double($0) / 10 }) {
        known[Int((length * 10).rounded())] = found
      }
      pairs = pairs.filter { differ($0.0, $0.1) }
      // Ranges of a tenth are finished.
      let open = pairs.filter { $0.1 - $0.0 > 1 }
      guard !open.isEmpty else { break }
      wanted = open.map { ($0.0 + $0.1) / 2 }
      pairs = pairs.flatMap { pair in
        let middle = (pair.0 + pair.1) / 2
        return pair.1 - pair.0 > 1 ? [(pair.0, middle), (middle, pair.1)] : [pair]
      }
    }
    var result: [String: [Breakpoint]] = [:]
    for name in known.values.flatMap(\.keys) { result[name] = [] }
    for (below, from) in pairs {
      for name in names(below, from) {
        let changes = changes(of: name, below, from)
        guard !changes.isEmpty else { continue }
        result[name, default: []].append(
          Breakpoint(below: Double(below) / 10, from: Double(from) / 10, changes: changes))
      }
    }
    return result
  }

  private func names(_ first: Int, _ second: Int) -> [String] {
    (known[first] ?? [:]).keys.filter { known[second]?[$0] != nil }.sorted()
  }

  private func changes(of name: String, _ first: Int, _ second: Int) -> [LayoutChange] {
    guard let before = known[first]?[name], let after = known[second]?[name] else { return [] }
    return LayoutComparison.changes(from: before, to: after, isHorizontal: isHorizontal)
  }

  private func differ(_ first: Int, _ second: Int) -> Bool {
    names(first, second).contains { !changes(of: $0, first, second).isEmpty }
  }
}
