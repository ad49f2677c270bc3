#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Memory for whole pictures.
internal enum LargePages {
  /// A large page of x86-64 and, mostly, of arm64.
  private static let size = 1 << 21
  private static let smallPage = 4096
  /// Less than two large pages is left as it is.
  private static let least = 2 * size

  /// The bytes to ask for where at least `byteCount` are needed.
  ///
  /// The allocator maps memory of this size of its own, and adds less than a page. The kernel lays a mapping of whole
  /// large pages where large pages begin, and only such a mapping is backed by them from its first byte to its last.
  static func roomFor(_ byteCount: Int) -> Int {
    guard byteCount >= least else { return byteCount }
    let pages = (byteCount + smallPage + size - 1) / size
    return pages * size - smallPage
  }

  /// Asks the system to back fresh memory with large pages.
  ///
  /// A phone's screen takes 3,000 page faults of 4 kB, which cost as much time as unpacking it; the advice changes
  /// nothing else.
  static func prefer(for memory: UnsafeMutableRawBufferPointer) {
    #if os(Linux)
      guard let start = memory.baseAddress, memory.count >= least else { return }
      // Outward to whole pages: what else lies in the first and the last page may be backed in the same way.
      let first = UInt(bitPattern: start) & ~UInt(smallPage - 1)
      let end = (UInt(bitPattern: start) + UInt(memory.count + smallPage - 1)) & ~UInt(smallPage - 1)
      guard let aligned = UnsafeMutableRawPointer(bitPattern: first), end > first else { return }
      madvise(aligned, Int(end - first), MADV_HUGEPAGE)
      // The first large page holds what an allocation writes before its memory, and so has a small page already that
      // keeps the others small; this makes it large again. Systems that do not know it refuse, and nothing is lost.
      if first % UInt(size) == 0 { madvise(aligned, size, collapse) }
    #endif
  }

  /// `MADV_COLLAPSE` of Linux 6.1, which not all headers name.
  private static let collapse: Int32 = 25
}
