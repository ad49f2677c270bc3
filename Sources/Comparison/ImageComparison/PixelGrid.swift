package import Imaging

/// Read access to a bitmap's pixels as 32-bit words: red in the lowest byte, alpha in the highest.
package struct PixelGrid {
  package let words: UnsafePointer<UInt32>
  package let width: Int
  package let height: Int
  /// Pixels from one row to the next.
  package let stride: Int

  /// - Parameter stride: pixels from one row to the next; the width by default.
  package init(words: UnsafePointer<UInt32>, width: Int, height: Int, stride: Int? = nil) {
    self.words = words
    self.width = width
    self.height = height
    self.stride = stride ?? width
  }

  @inline(__always)
  package subscript(x: Int, y: Int) -> UInt32 { words[y * stride + x] }

  /// The first pixel of a row.
  @inline(__always)
  package func row(_ y: Int) -> UnsafePointer<UInt32> { words + y * stride }

  /// The part of the image inside a rectangle, which must lie within it.
  package func part(_ rect: PixelRect) -> PixelGrid {
    PixelGrid(words: row(rect.y) + rect.x, width: rect.width, height: rect.height, stride: stride)
  }

  /// The whole image as a rectangle.
  package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}

extension StraightBitmap {
  /// Calls the body with the pixels as words; the bitmap must have at least one.
  package func withPixelGrid<Result>(_ body: (PixelGrid) throws -> Result) rethrows -> Result {
    try pixels.withUnsafeBytes { bytes in
      guard let words = bytes.assumingMemoryBound(to: UInt32.self).baseAddress else {
        preconditionFailure("An image without pixels cannot be compared")
      }
      return try body(PixelGrid(words: words, width: width, height: height))
    }
  }

  /// The part of the bitmap inside a rectangle, which is clipped to it.
  package func cropped(to rect: PixelRect) -> StraightBitmap {
    let part = rect.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    var result: [Pixel] = []
    result.reserveCapacity(part.area)
    for y in part.y..<part.maxY { result += pixels[y * width + part.x..<y * width + part.maxX] }
    return StraightBitmap(width: part.width, height: part.height, pixels: result)
  }
}

/// The four channels of a pixel word.
package struct Channels {
  package let red: Int
  package let green: Int
  package let blue: Int
  package let alpha: Int

  @inline(__always)
  package init(_ word: UInt32) {
    red = Int(word & 255)
    green = Int(word >> 8 & 255)
    blue = Int(word >> 16 & 255)
    alpha = Int(word >> 24)
  }
}
