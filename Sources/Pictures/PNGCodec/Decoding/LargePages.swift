#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Memory for whole pictures.
internal enum LargePages {
  /// A large page of x86-64 and, mostly, of arm64.
  private static let size = 1 << 21
  private static let smallPage = 4096
  /// Memory of less than two large pages is left alone.
  private static let least = 2 * size

  /// The bytes to request if at least `byteCount` are needed.
  ///
  /// The allocator maps memory of this size separately, and adds less than a page. The kernel aligns a
  /// mapping of whole large pages to large pages, and only such a mapping is backed by them from its first
  /// byte to its last.
  static func roomFor(_ byteCount: Int) -> Int {
    guard byteCount >= least else { return byteCount }
    let pages = (byteCount + smallPage + size - 1) / size
    return pages * size - smallPage
  }

  /// Asks the system to back fresh memory with large pages.
  ///
  /// A phone's screen takes 3,000 page faults of 4 kB, which cost as much time as decompressing it; the
  /// advice changes nothing else.
  static func prefer(for memory: UnsafeMutableRawBufferPointer) {
    #if os(Linux)
      guard let start = memory.baseAddress, memory.count >= least else { return }
      // Outward to whole pages: other data in the first and the last page may be backed in the same way.
      let first = UInt(bitPattern: start) & ~UInt(smallPage - 1)
      let end = (UInt(bitPattern: start) + UInt(memory.count + smallPage - 1)) & ~UInt(smallPage - 1)
      guard let aligned = UnsafeMutableRawPointer(bitPattern: first), end > first else { return }
      madvise(aligned, Int(end - first), MADV_HUGEPAGE)
      // The first large page contains what an allocation writes before its memory, so it already has a small
      // page that keeps the others small; this makes it large again. Systems that do not know this call
      // refuse it, and nothing is lost.
      if first % UInt(size) == 0 { madvise(aligned, size, collapse) }
    #endif
  }

  /// `MADV_COLLAPSE` of Linux 6.1, which not all headers define.
  private static let collapse: Int32 = 25

  /// Fresh memory that is aligned to and backed by large pages; `nil` if that is unavailable, or if it is so
  /// little that the allocator should provide it.
  ///
  /// The allocator's memory begins with its own words, in a small page that would have to be made large,
  /// which takes milliseconds while the other processors are busy.
  static func map(_ byteCount: Int) -> UnsafeMutableRawBufferPointer? {
    #if os(Linux)
      guard byteCount >= least else { return nil }
      // The kernel may place the mapping anywhere, so it is larger by one page, whose ends are never touched.
      let length = (byteCount + 2 * size - 1) / size * size
      let mapping = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      guard let mapping, mapping != MAP_FAILED else { return nil }
      madvise(mapping, length, MADV_HUGEPAGE)
      return UnsafeMutableRawBufferPointer(start: mapping, count: length)
    #else
      return nil
    #endif
  }

  /// The first position in a mapping where a large page begins.
  static func start(of mapping: UnsafeMutableRawBufferPointer) -> UnsafeMutableRawPointer? {
    mapping.baseAddress?.alignedUp(toMultipleOf: size)
  }

  /// Returns a mapping.
  static func unmap(_ mapping: UnsafeMutableRawBufferPointer) {
    if let start = mapping.baseAddress { munmap(start, mapping.count) }
  }
}
