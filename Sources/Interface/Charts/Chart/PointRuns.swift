import Foundation
import Geometry
import LayoutEngine

/// The symbols of points; consecutive ones with the same appearance are one path.
struct PointRuns {
  struct Run {
    /// The mark whose appearance all share.
    var first: ChartModel.Placed
    var path: Path
    /// The smallest rectangle around the path.
    var bounds: CGRect
  }

  private(set) var runs: [Run] = []

  /// - Parameter joins: whether it may share a path with those before it. Only opaque symbols with the same
  ///   appearance may; where translucent ones overlap, each is visible.
  mutating func add(_ symbol: Path, of item: ChartModel.Placed, joins: Bool) {
    let bounds = symbol.boundingRect
    if joins, let last = runs.indices.last, runs[last].first.mark.kind == .point,
      runs[last].first.style == item.style, runs[last].first.symbol == item.symbol,
      item.mark.opacity == 1, runs[last].first.mark.opacity == 1
    {
      runs[last].path.addPath(symbol)
      runs[last].bounds = runs[last].bounds.union(bounds)
    } else {
      runs.append(Run(first: item, path: symbol, bounds: bounds))
    }
  }
}
