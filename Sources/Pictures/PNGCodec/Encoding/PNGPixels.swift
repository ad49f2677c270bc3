/// Straight RGBA pixels as 32-bit words in memory order: red is the lowest byte on every machine.
internal struct PNGPixels {
  let words: UnsafeBufferPointer<UInt32>
  let width: Int
  let height: Int

  func row(_ y: Int) -> UnsafeBufferPointer<UInt32> {
    UnsafeBufferPointer(rebasing: words[y * width..<(y + 1) * width])
  }
}

extension Array {
  /// Calls the body with the elements, each four bytes long, as words.
  ///
  /// Swift runs on little-endian machines only, so the first byte of a pixel is the lowest of its word.
  internal func withPixelWords<Result>(
    _ body: (UnsafeBufferPointer<UInt32>) throws(PNGError) -> Result
  ) throws(PNGError) -> Result {
    precondition(MemoryLayout<Element>.stride == 4, "A pixel has four bytes")
    let result = withUnsafeBytes { bytes in
      Swift.Result<Result, PNGError> { () throws(PNGError) in
        // An array's storage is aligned to 16 bytes, whatever its element.
        try body(bytes.assumingMemoryBound(to: UInt32.self))
      }
    }
    return try result.get()
  }
}
