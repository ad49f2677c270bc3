import Foundation

/// How many inputs the tests go through that make their own.
///
/// `swift test` takes a share that a minute suffices for. `make soak` sets `FITTINGROOM_SOAK`, by which the numbers of its
/// long mode are multiplied. Each input is made from a seed of its own, which a failure names.
public enum Soak {
  /// How many times the long mode is gone through; `nil` in `swift test`.
  public static let factor = ProcessInfo.processInfo.environment["FITTINGROOM_SOAK"].flatMap(Int.init)

  /// Tests are divided into so many parts, which run at the same time.
  public static let parts = 4

  /// The number of rounds of a test in `swift test` and in the long mode.
  public static func rounds(_ count: Int, long: Int) -> Int { factor.map { $0 * long } ?? count }

  /// Values that a test uses once in `swift test`, and repeatedly in the long mode.
  public static func repeated<Value>(_ values: ClosedRange<Value>, long: Int) -> some Sequence<Value>
  where Value: Strideable, Value.Stride: SignedInteger {
    (0..<rounds(1, long: long)).lazy.flatMap { _ in values }
  }

  /// The seeds of one of the parts, of so many inputs in `swift test` and so many in the long mode.
  public static func seeds(_ count: Int, long: Int, part: Int) -> StrideTo<UInt64> {
    stride(from: UInt64(part + 1), to: UInt64(rounds(count, long: long) + 1), by: parts)
  }
}
