import Foundation

/// Distributes a length among the columns or rows of a grid by the rules of a stack.
struct TrackSizing {
  /// One column or row.
  struct Track {
    var priority: Double
    /// The track's length for a proposal: the largest of its cells' lengths.
    var length: (CGFloat) -> CGFloat
  }

  /// Every track's length.
  ///
  /// - Parameter available: the space for all of them, excluding gaps; NaN for the ideal lengths.
  static func lengths(of tracks: [Track], available: CGFloat) -> [CGFloat] {
    if available.isNaN { return tracks.map { $0.length(.nan) } }
    struct Candidate {
      var index: Int
      var priority: Double
      var minimum: CGFloat
      var flexibility: CGFloat
    }
    let candidates = tracks.enumerated().map { index, track -> Candidate in
      let (low, high) = (track.length(0), track.length(.infinity))
      return Candidate(
        index: index, priority: track.priority, minimum: low,
        flexibility: high == .infinity ? .infinity : high - low)
    }.enumerated().sorted { a, b in
      let (x, y) = (a.element, b.element)
      if x.priority != y.priority { return x.priority > y.priority }
      if x.flexibility != y.flexibility { return x.flexibility < y.flexibility }
      if x.flexibility == .infinity && x.minimum != y.minimum { return x.minimum > y.minimum }
      return a.offset < b.offset
    }.map(\.element)

    var result = [CGFloat](repeating: 0, count: tracks.count)
    var remaining = available
    for candidate in candidates where candidate.priority < candidates[0].priority {
      remaining -= candidate.minimum
    }
    var start = 0
    while start < candidates.count {
      let priority = candidates[start].priority
      let end = candidates[start...].firstIndex { $0.priority != priority } ?? candidates.count
      if start > 0 { remaining += candidates[start..<end].reduce(0) { $0 + $1.minimum } }
      for position in start..<end {
        let share = max(remaining / CGFloat(end - position), 0)
        let length = tracks[candidates[position].index].length(share)
        result[candidates[position].index] = length
        if length.isFinite { remaining -= length }
      }
      start = end
    }
    return result
  }
}
