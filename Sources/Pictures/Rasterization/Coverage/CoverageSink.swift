/// Receives coverage, at most once for each pixel.
protocol CoverageSink {
  /// Announces that pixels of a row from column `minX` up to `maxX` may be covered soon.
  func expect(y: Int, minX: Int, maxX: Int)

  /// Pixels of one row from column `minX` up to `maxX` with the same coverage, which is not zero.
  mutating func cover(y: Int, minX: Int, maxX: Int, coverage: UInt8)

  /// Pixels of one row from column `minX` on, each with its own coverage.
  mutating func cover(y: Int, minX: Int, coverages: UnsafeBufferPointer<UInt8>)

  /// The same for several rows from `y` on.
  mutating func cover(y: Int, rows: Int, minX: Int, maxX: Int, coverage: UInt8)

  /// The same for several rows from `y` on, all with the same coverage.
  mutating func cover(y: Int, rows: Int, minX: Int, coverages: UnsafeBufferPointer<UInt8>)
}

extension CoverageSink {
  /// How many rows in advance covered pixels should be announced.
  static var rowsAhead: Int { 8 }

  @inline(__always)
  func expect(y: Int, minX: Int, maxX: Int) {}

  @inline(__always)
  mutating func cover(y: Int, rows: Int, minX: Int, maxX: Int, coverage: UInt8) {
    for row in y..<(y &+ rows) { cover(y: row, minX: minX, maxX: maxX, coverage: coverage) }
  }

  @inline(__always)
  mutating func cover(y: Int, rows: Int, minX: Int, coverages: UnsafeBufferPointer<UInt8>) {
    for row in y..<(y &+ rows) { cover(y: row, minX: minX, coverages: coverages) }
  }
}

/// Collects coverage in a mask.
struct MaskSink: CoverageSink {
  private(set) var mask: CoverageMask

  init(bounds: PixelBounds) {
    mask = CoverageMask(bounds: bounds)
  }

  mutating func cover(y: Int, minX: Int, maxX: Int, coverage: UInt8) {
    let start = (y - mask.bounds.minY) * mask.bounds.width + minX - mask.bounds.minX
    mask.values.withUnsafeMutableBufferPointer { values in
      for index in start..<(start + maxX - minX) { values[index] = coverage }
    }
  }

  mutating func cover(y: Int, minX: Int, coverages: UnsafeBufferPointer<UInt8>) {
    let start = (y - mask.bounds.minY) * mask.bounds.width + minX - mask.bounds.minX
    mask.values.withUnsafeMutableBufferPointer { values in
      for index in 0..<coverages.count { values[start + index] = coverages[index] }
    }
  }
}
