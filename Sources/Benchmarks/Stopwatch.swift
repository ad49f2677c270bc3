#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Measures how long a piece of work takes.
enum Stopwatch {
  /// Milliseconds on a clock that never goes back.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  /// The median of several runs in milliseconds; the first, which fills caches, is left out.
  static func median(runs: Int = 11, _ work: () throws -> Void) rethrows -> Double {
    var times: [Double] = []
    for run in 0...runs {
      let start = now
      try work()
      if run > 0 { times.append(now - start) }
    }
    return times.sorted()[times.count / 2]
  }

  /// Milliseconds with two digits after the point.
  static func text(_ milliseconds: Double) -> String {
    let hundredths = Int((milliseconds * 100).rounded())
    let fraction = String(hundredths % 100)
    return "\(hundredths / 100).\(fraction.count == 1 ? "0" : "")\(fraction) ms"
  }
}
