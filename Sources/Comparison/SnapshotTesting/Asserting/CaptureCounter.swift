internal import Foundation
internal import Synchronization
internal import XCTest

/// Counts the snapshots without a name of a test, which are called `1`, `2`, `3`.
final class CaptureCounter: Sendable {
  /// The counter of one run of a test with the trait `.snapshots`; all others share one.
  @TaskLocal static var current = CaptureCounter()

  private let counts = Mutex<[String: Int]>([:])

  /// The next number of a test, from 1.
  func next(_ test: String) -> Int {
    _ = Self.observation
    return counts.withLock {
      $0[test, default: 0] += 1
      return $0[test] ?? 1
    }
  }

  func reset() { counts.withLock { $0 = [:] } }

  /// XCTest runs one test after another; each counts from 1, even if it is repeated.
  private static let observation: Void = {
    @Sendable func observe() { XCTestObservationCenter.shared.addTestObserver(TestEndObserver()) }
    if Thread.isMainThread { observe() } else { DispatchQueue.main.async { observe() } }
  }()
}

private final class TestEndObserver: XCTestObservation {
  func testCaseDidFinish(_ testCase: XCTestCase) { CaptureCounter.current.reset() }
}
