import Foundation
import Geometry

/// Finds the coverage of paths, one after the other, with memory that is used again.
final class PathRasterizer {
  private let edges = EdgeList()
  private let grid = CellGrid()

  /// Sends the coverage of a path within a clip rectangle to a sink.
  ///
  /// - Parameter transform: from the path's own coordinates to pixels.
  func rasterize<Sink: CoverageSink>(
    _ path: Path, rule: FillRule, transform: CGAffineTransform, clip: PixelRect, isAntialiased: Bool,
    into sink: inout Sink
  ) {
    edges.set(path, transform: transform, clip: clip)
    grid.resolve(edges, rule: rule, isAntialiased: isAntialiased, into: &sink)
  }

  /// The coverage of a path within a clip rectangle as a mask, as large as what the path touches of it.
  func mask(
    of path: Path, rule: FillRule, transform: CGAffineTransform, clip: PixelRect, isAntialiased: Bool = true
  ) -> CoverageMask {
    edges.set(path, transform: transform, clip: clip)
    var sink = MaskSink(bounds: edges.bounds)
    grid.resolve(edges, rule: rule, isAntialiased: isAntialiased, into: &sink)
    return sink.mask
  }
}
