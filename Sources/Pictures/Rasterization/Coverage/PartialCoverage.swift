/// How pixels that a shape covers in part are blended.
enum PartialCoverage: Sendable {
  /// They are painted in part: this is anti-aliasing.
  case kept
  /// They are left out.
  case dropped
  /// They are painted as if they were completely covered.
  case filled
}

/// Passes on coverage rounded to full or none.
struct HardSink<Base: CoverageSink>: CoverageSink {
  private(set) var base: Base
  private let fills: Bool
  private var row: [UInt8] = []

  init(_ base: Base, fillingPartialPixels fills: Bool) {
    self.base = base
    self.fills = fills
  }

  private func hard(_ coverage: UInt8) -> UInt8 {
    coverage == 255 || coverage > 0 && fills ? 255 : 0
  }

  mutating func cover(y: Int, minX: Int, maxX: Int, coverage: UInt8) {
    if hard(coverage) == 255 { base.cover(y: y, minX: minX, maxX: maxX, coverage: 255) }
  }

  mutating func cover(y: Int, minX: Int, coverages: UnsafeBufferPointer<UInt8>) {
    row.removeAll(keepingCapacity: true)
    row.append(contentsOf: coverages.lazy.map(hard))
    row.withUnsafeBufferPointer { base.cover(y: y, minX: minX, coverages: $0) }
  }
}
