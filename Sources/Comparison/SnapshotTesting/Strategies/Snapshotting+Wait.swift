public import Foundation

extension Snapshotting {
  /// The same strategy, which waits for some time before the snapshot is taken while the main queue keeps
  /// running.
  public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
    Self(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      let end = Date(timeIntervalSinceNow: duration)
      if Thread.isMainThread {
        while Date() < end {
          _ = RunLoop.main.run(mode: .default, before: min(end, Date(timeIntervalSinceNow: 0.05)))
        }
      } else {
        Thread.sleep(until: end)
      }
      return strategy.snapshot(value)
    }
  }
}
