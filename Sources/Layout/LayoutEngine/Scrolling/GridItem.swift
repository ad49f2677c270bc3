public import Foundation

/// A column or row of a lazy grid.
public struct GridItem: Sendable {
  /// How the length is determined.
  public enum Size: Sendable {
    /// One column of a length.
    case fixed(CGFloat)
    /// One column that takes its share of the space, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit into one column's share.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// The gap to the next column; nil is the platform's 8 points.
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A column of a lazy grid with its position.
struct GridTrack {
  var start: CGFloat
  var length: CGFloat
  var alignment: Alignment?

  /// The columns of grid items in a width.
  ///
  /// Fixed items and gaps are subtracted first; the others take equal shares of the rest in order, so that an
  /// item limited by a bound leaves more or less to those after it (objc.io, Grid Layout, 2020).
  static func tracks(for items: [GridItem], in width: CGFloat) -> [GridTrack] {
    let gaps = items.map { $0.spacing.flatMap { $0.isFinite ? $0 : nil } ?? EdgeSpacing.platformDefault }
    var remaining = (width.isFinite ? width : 0) - gaps.dropLast().reduce(0, +)
    var openCount = 0
    for item in items {
      if case .fixed(let length) = item.size { remaining -= usable(length) } else { openCount += 1 }
    }
    var tracks: [GridTrack] = []
    var position = CGFloat(0)
    for (index, item) in items.enumerated() {
      var lengths: [CGFloat]
      switch item.size {
      case .fixed(let length):
        lengths = [usable(length)]
      case .flexible(let minimum, let maximum):
        let share = max(remaining / CGFloat(openCount), 0)
        lengths = [min(max(share, usable(minimum)), max(maximum, 0))]
      case .adaptive(let minimum, let maximum):
        let share = max(remaining / CGFloat(openCount), 0)
        let least = max(usable(minimum), 1)
        // Bounded: a canvas cannot show more columns than pixels.
        let fitting = (share + gaps[index]) / (least + gaps[index])
        let count = fitting >= 1 ? Int(min(fitting, 10_000)) : 1
        let length = (share - gaps[index] * CGFloat(count - 1)) / CGFloat(count)
        lengths = Array(repeating: min(max(length, usable(minimum)), max(maximum, 0)), count: count)
      }
      if case .fixed = item.size {
      } else {
        remaining -= lengths.reduce(0, +) + gaps[index] * CGFloat(lengths.count - 1)
        openCount -= 1
      }
      for length in lengths {
        tracks.append(GridTrack(start: position, length: length, alignment: item.alignment))
        position += length + gaps[index]
      }
    }
    return tracks
  }

  private static func usable(_ length: CGFloat) -> CGFloat {
    length.isFinite ? max(length, 0) : 0
  }
}
