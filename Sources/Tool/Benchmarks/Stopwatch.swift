// The C library's time structures may be attributed to whichever module was loaded first.
import CoreFoundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Measures the duration of a piece of work.
enum Stopwatch {
  /// Milliseconds on a monotonic clock.
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

  /// Milliseconds of the calling thread's processor time, which other programs do not affect.
  static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  /// Milliseconds of processor time of all threads together.
  static var processTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  /// Milliseconds of processor time of all child processes that have ended.
  static var childrenProcessorTime: Double {
    var usage = rusage()
    // The number of RUSAGE_CHILDREN, whose type is not the same everywhere.
    getrusage(-1, &usage)
    func milliseconds(_ time: timeval) -> Double { Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3 }
    return milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)
  }

  /// The minimum of several runs in milliseconds of real time, and of the whole program's processor time.
  static func leastTimes(runs: Int, _ work: () throws -> Void) rethrows -> (clock: Double, processors: Double)
  {
    var least = (clock: Double.infinity, processors: Double.infinity)
    try work()
    for _ in 0..<runs {
      let start = (now, processTime)
      try work()
      least = (min(least.clock, now - start.0), min(least.processors, processTime - start.1))
    }
    return least
  }

  /// The minimum processor time of several runs in milliseconds: the undisturbed cost of the work.
  static func leastProcessorTime(_ work: () throws -> Void) rethrows -> Double {
    try least({ processorTime }, work)
  }

  /// The minimum real time of several runs in milliseconds.
  static func leastTime(_ work: () throws -> Void) rethrows -> Double {
    try least({ now }, work)
  }

  private static func least(_ clock: () -> Double, _ work: () throws -> Void) rethrows -> Double {
    try work()
    var best = Double.infinity
    let end = now + 400
    var runs = 0
    while runs < 4 || (now < end && runs < 100) {
      let start = clock()
      try work()
      best = min(best, clock() - start)
      runs += 1
    }
    return best
  }

  /// The duration of a piece of work in milliseconds of real time.
  static func time(_ work: () throws -> Void) rethrows -> Double {
    let start = now
    try work()
    return now - start
  }

  /// Milliseconds with two decimals.
  static func text(_ milliseconds: Double) -> String {
    let hundredths = Int((milliseconds * 100).rounded())
    let fraction = String(hundredths % 100)
    return "\(hundredths / 100).\(fraction.count == 1 ? "0" : "")\(fraction) ms"
  }
}
