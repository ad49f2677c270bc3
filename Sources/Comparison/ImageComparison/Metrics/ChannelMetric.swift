/// Counts every unequal pixel.
package struct ExactMetric: PixelMetric {
  package init() {}

  @inline(__always)
  package func compare(_ first: UInt32, _ second: UInt32, at index: Int) -> PixelDifference {
    Channels(second).luma < Channels(first).luma ? .darker : .brighter
  }
}

/// Counts pixels with a channel that differs by more than a limit.
package struct ChannelMetric: PixelMetric {
  let limit: Int

  package init(limit: Int) { self.limit = limit }

  @inline(__always)
  package func compare(_ first: UInt32, _ second: UInt32, at index: Int) -> PixelDifference {
    let (a, b) = (Channels(first), Channels(second))
    guard a.largestDifference(to: b) > limit else { return .within }
    return b.luma < a.luma ? .darker : .brighter
  }
}

extension Channels {
  /// Rec. 601 luma in 1/1000 of a level, enough to say which of two colours is darker.
  @inline(__always)
  package var luma: Int { 299 * red + 587 * green + 114 * blue }

  @inline(__always)
  package func largestDifference(to other: Channels) -> Int {
    max(
      max(abs(red - other.red), abs(green - other.green)),
      max(abs(blue - other.blue), abs(alpha - other.alpha)))
  }
}
