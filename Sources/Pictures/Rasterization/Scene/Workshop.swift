import Synchronization

/// The memory in which paths are worked on, from one band and one drawing to the next: threads take what others have
/// given back, so that there is no more of it than threads have drawn at once.
final class Workshop: Sendable {
  private struct Shelf: @unchecked Sendable {
    // Whoever has taken one off is the only one to use it.
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
