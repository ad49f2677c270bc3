import Synchronization

/// Which characters of the Basic Multilingual Plane a font has, cached in pages of 256 on demand.
///
/// Safe to use from several threads: a page never changes once it is marked as known.
package final class CharacterCoverage: Sendable {
  /// What is known so far, for loops over characters: reading it neither asks the font nor retains it.
  ///
  /// Valid only while its font exists.
  package struct Known {
    fileprivate let bits: UnsafeMutablePointer<UInt64>
    fileprivate let isKnown: UnsafeMutablePointer<Atomic<Bool>>

    /// Whether the font has a character; nil if it has not been asked yet.
    @inline(__always)
    package func contains(_ unit: UInt16) -> Bool? {
      guard isKnown[Int(unit >> 8)].load(ordering: .acquiring) else { return nil }
      return bits[Int(unit >> 6)] & 1 << UInt64(unit & 63) != 0
    }
  }

  private static let pageCount = 256
  private static let wordsPerPage = 4

  private nonisolated(unsafe) let bits: UnsafeMutablePointer<UInt64>
  private nonisolated(unsafe) let isKnown: UnsafeMutablePointer<Atomic<Bool>>
  private let filling = Mutex(())

  init() {
    bits = .allocate(capacity: Self.pageCount * Self.wordsPerPage)
    bits.initialize(repeating: 0, count: Self.pageCount * Self.wordsPerPage)
    isKnown = .allocate(capacity: Self.pageCount)
    for page in 0..<Self.pageCount { (isKnown + page).initialize(to: Atomic(false)) }
  }

  deinit {
    isKnown.deinitialize(count: Self.pageCount)
    isKnown.deallocate()
    bits.deallocate()
  }

  var known: Known { Known(bits: bits, isKnown: isKnown) }

  /// Whether the font has a character.
  ///
  /// - Parameter hasGlyph: asks the font itself; called for a whole page the first time.
  @inline(__always)
  func contains(_ unit: UInt16, asking hasGlyph: (UInt16) -> Bool) -> Bool {
    if !isKnown[Int(unit >> 8)].load(ordering: .acquiring) { fill(page: unit >> 8, asking: hasGlyph) }
    return bits[Int(unit >> 6)] & 1 << UInt64(unit & 63) != 0
  }

  private func fill(page: UInt16, asking hasGlyph: (UInt16) -> Bool) {
    filling.withLock { _ in
      // Another thread may have filled it, and others read it already.
      if isKnown[Int(page)].load(ordering: .acquiring) { return }
      for low in UInt16(0)..<256 where hasGlyph(page << 8 | low) {
        bits[Int((page << 8 | low) >> 6)] |= 1 << UInt64(low & 63)
      }
      isKnown[Int(page)].store(true, ordering: .releasing)
    }
  }
}
