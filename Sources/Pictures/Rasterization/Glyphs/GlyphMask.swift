/// The coverage of a glyph, at an address that is stable for the mask's lifetime.
final class GlyphMask: Sendable {
  let bounds: PixelBounds
  nonisolated(unsafe) private let memory: UnsafeMutablePointer<UInt8>

  /// The coverage of the first pixel; rows follow each other.
  var base: UnsafePointer<UInt8> { UnsafePointer(memory) }

  init(_ mask: CoverageMask) {
    bounds = mask.bounds
    memory = .allocate(capacity: max(mask.values.count, 1))
    mask.values.withUnsafeBufferPointer { values in
      if let base = values.baseAddress { memory.initialize(from: base, count: values.count) }
    }
  }

  deinit { memory.deallocate() }
}
