import Synchronization

/// The memory in which paths are processed, reused from one band and one drawing to the next: threads take
/// what others have returned, so that there is never more of it than threads have drawn at once.
final class Workshop: Sendable {
  private struct Shelf: @unchecked Sendable {
    // A thread that has taken one is its only user.
    var rasterizers: [PathRasterizer] = []
  }

  private let shelf = Mutex(Shelf())
  private let partialCoverage: PartialCoverage

  init(partialCoverage: PartialCoverage = .kept) {
    self.partialCoverage = partialCoverage
  }

  func take() -> PathRasterizer {
    shelf.withLock { $0.rasterizers.popLast() } ?? PathRasterizer(partialCoverage: partialCoverage)
  }

  func giveBack(_ rasterizer: PathRasterizer) {
    shelf.withLock { $0.rasterizers.append(rasterizer) }
  }
}
