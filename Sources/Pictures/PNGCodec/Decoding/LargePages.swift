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

  /// Fresh memory that begins where a large page does, and is backed by large pages; `nil` when there is none, or when
  /// it would be so little that the allocator should give it.
  ///
  /// What the allocator gives begins with words of its own, in a small page that would have to be made large, and that
  /// takes milliseconds while the other processors are busy.
  static func map(_ byteCount: Int) -> UnsafeMutableRawBufferPointer? {
    #if os(Linux)
      guard byteCount >= least else { return nil }
      // The kernel may lay the mapping anywhere, so it is larger by one page, of which the ends are never touched.
      let length = (byteCount + 2 * size - 1) / size * size
      let mapping = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      guard let mapping, mapping != MAP_FAILED else { return nil }
      madvise(mapping, length, MADV_HUGEPAGE)
      return UnsafeMutableRawBufferPointer(start: mapping, count: length)
    #else
      return nil
    #endif
  }

  /// The first place in a mapping where a large page begins.
  static func start(of mapping: UnsafeMutableRawBufferPointer) -> UnsafeMutableRawPointer? {
    mapping.baseAddress?.alignedUp(toMultipleOf: size)
  }

  /// Gives a mapping back.
  static func unmap(_ mapping: UnsafeMutableRawBufferPointer) {
    if let start = mapping.baseAddress { munmap(start, mapping.count) }
  }
}
