import Foundation
import Geometry

/// Computes the coverage of paths, one after the other, reusing memory.
final class PathRasterizer {
  private let edges = EdgeList()
  private let grid = CellGrid()
  private let crowd = LoopCrowd()
  private let partialCoverage: PartialCoverage
  /// Whether fast paths are used for upright rectangles and for crowds of equal loops, with the same result.
  let takesShortcuts: Bool

  init(partialCoverage: PartialCoverage = .kept, takesShortcuts: Bool = true) {
    self.partialCoverage = partialCoverage
    self.takesShortcuts = takesShortcuts && partialCoverage == .kept
  }

  /// Sends the coverage of a path within a clip rectangle to a sink.
  ///
  /// - Parameters:
  ///   - transform: from the path's own coordinates to pixels.
  ///   - isOneColor: whether the division of a row does not matter to the sink, as it does to gradients,
  ///     whose positions are computed from where a part begins.
  func rasterize<Sink: CoverageSink>(
    _ path: Path, rule: FillRule, transform: CGAffineTransform, clip: PixelBounds, isAntialiased: Bool,
    isOneColor: Bool, into sink: inout Sink
  ) {
    if takesShortcuts, isOneColor, rule == .nonZero, crowd.find(path, transform: transform, clip: clip) {
      edges.set(crowd, transform: transform, clip: clip)
      resolve(rule, isAntialiased, into: &sink)
      crowd.forget()
      return
    }
    edges.set(path, transform: transform, clip: clip)
    resolve(rule, isAntialiased, into: &sink)
  }

  /// The coverage of a path within a clip rectangle as a mask, as large as the part of it that the path
  /// touches.
  func mask(
    of path: Path, rule: FillRule, transform: CGAffineTransform, clip: PixelBounds, isAntialiased: Bool = true
  ) -> CoverageMask {
    edges.set(path, transform: transform, clip: clip)
    var sink = MaskSink(bounds: edges.bounds)
    resolve(rule, isAntialiased, into: &sink)
    return sink.mask
  }

  private func resolve<Sink: CoverageSink>(_ rule: FillRule, _ isAntialiased: Bool, into sink: inout Sink) {
    guard partialCoverage != .kept else {
      grid.resolve(edges, rule: rule, isAntialiased: isAntialiased, into: &sink)
      return
    }
    var hard = HardSink(sink, fillingPartialPixels: partialCoverage == .filled)
    grid.resolve(edges, rule: rule, isAntialiased: isAntialiased, into: &hard)
    sink = hard.base
  }
}
