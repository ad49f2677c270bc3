#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Memory for whole pictures.
internal enum LargePages {
  /// Asks the system to back fresh memory with large pages.
  ///
  /// A phone's screen takes 3,000 page faults of 4 kB, which cost as much time as unpacking it; the advice changes
  /// nothing else.
  static func prefer(for memory: UnsafeMutableRawBufferPointer) {
    #if os(Linux)
      let page = 4096
      guard let start = memory.baseAddress, memory.count >= 1 << 22 else { return }
      let first = (UInt(bitPattern: start) + UInt(page - 1)) & ~UInt(page - 1)
      let end = (UInt(bitPattern: start) + UInt(memory.count)) & ~UInt(page - 1)
      guard let aligned = UnsafeMutableRawPointer(bitPattern: first), end > first else { return }
      madvise(aligned, Int(end - first), MADV_HUGEPAGE)
    #endif
  }
}
