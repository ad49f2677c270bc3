package import Imaging

/// A decoded PNG whose pixels are in separately mapped memory; an array's would begin with the array's own
/// words.
///
/// Intended for reading a picture once: its memory costs a few page faults instead of thousands.
package final class DecodedPixels: @unchecked Sendable {
  package let metadata: PNGMetadata
  /// `width * height` straight RGBA pixels as words, red in the lowest byte; they live as long as this object.
  package let words: UnsafePointer<UInt32>
  private let memory: PixelMemory

  internal init(metadata: PNGMetadata, memory: PixelMemory) {
    self.metadata = metadata
    self.memory = memory
    words = UnsafePointer(memory.start.assumingMemoryBound(to: UInt32.self))
  }

  /// A copy of the pixels as a bitmap.
  package var bitmap: StraightBitmap {
    defer { extendLifetime(self) }
    let pixels = UnsafeRawBufferPointer(start: words, count: 4 * metadata.width * metadata.height)
    return StraightBitmap(
      width: metadata.width, height: metadata.height,
      pixels: Array(pixels.assumingMemoryBound(to: StraightBitmap.Pixel.self)))
  }
}

/// The owner of fresh memory for a picture.
internal final class PixelMemory {
  let start: UnsafeMutableRawPointer
  private let mapping: UnsafeMutableRawBufferPointer?

  init(byteCount: Int) {
    mapping = LargePages.map(byteCount)
    start =
      mapping.flatMap(LargePages.start)
      ?? UnsafeMutableRawPointer.allocate(byteCount: max(1, byteCount), alignment: 64)
  }

  deinit {
    if let mapping { LargePages.unmap(mapping) } else { start.deallocate() }
  }
}
