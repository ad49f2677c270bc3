internal import CRowKernels

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Where rows of pixels stop being equal.
internal enum PixelRun {
  /// Whether two rows are equal.
  @inline(__always)
  static func isEqual(_ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, count: Int) -> Bool {
    memcmp(a, b, count * 4) == 0
  }

  /// The first position from `start` on at which two rows differ; `end` if they do not.
  ///
  /// A row compared with itself, moved by one, tells where a run of one colour ends.
  @inline(__always)
  static func end(
    _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, from start: Int, to end: Int
  ) -> Int {
    row_run_end(a, b, start, end)
  }

  /// How many pixels are equal, at most `limit`; mostly they are few.
  @inline(__always)
  static func length(_ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, limit: Int) -> Int {
    var length = 0
    while length &+ 2 <= limit {
      let differences =
        UnsafeRawPointer(a + length).loadUnaligned(as: UInt64.self)
        ^ UnsafeRawPointer(b + length).loadUnaligned(as: UInt64.self)
      if differences != 0 { return length &+ differences.trailingZeroBitCount &>> 5 }
      length &+= 2
    }
    return length < limit && a[length] == b[length] ? length &+ 1 : length
  }
}
