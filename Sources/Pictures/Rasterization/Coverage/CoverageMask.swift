/// How much of each pixel of a rectangle is covered, from 0 to 255.
struct CoverageMask: Sendable {
  var bounds: PixelBounds
  var values: [UInt8]

  init(bounds: PixelBounds) {
    self.bounds = bounds
    values = [UInt8](repeating: 0, count: bounds.isEmpty ? 0 : bounds.width * bounds.height)
  }

  static let empty = CoverageMask(bounds: .empty)

  /// The same coverage with empty columns on the right, so that rows are multiples of vectors.
  func widened(toMultipleOf multiple: Int) -> CoverageMask {
    let rest = bounds.isEmpty ? 0 : bounds.width % multiple
    if rest == 0 { return self }
    var wider = bounds
    wider.maxX += multiple - rest
    var result = CoverageMask(bounds: wider)
    for y in 0..<bounds.height {
      let (from, to) = (y * bounds.width, y * wider.width)
      result.values.replaceSubrange(to..<(to + bounds.width), with: values[from..<(from + bounds.width)])
    }
    return result
  }

  /// The product of both masks in their common bounds.
  func intersected(with other: CoverageMask) -> CoverageMask {
    var result = CoverageMask(bounds: bounds.intersection(other.bounds))
    if result.bounds.isEmpty { return .empty }
    for y in result.bounds.minY..<result.bounds.maxY {
      var a = (y - bounds.minY) * bounds.width + result.bounds.minX - bounds.minX
      var b = (y - other.bounds.minY) * other.bounds.width + result.bounds.minX - other.bounds.minX
      var c = (y - result.bounds.minY) * result.bounds.width
      for _ in 0..<result.bounds.width {
        result.values[c] = multiply255(values[a], other.values[b])
        a += 1
        b += 1
        c += 1
      }
    }
    return result
  }
}

/// a·b/255, rounded to the nearest.
@inline(__always)
func multiply255(_ a: UInt8, _ b: UInt8) -> UInt8 {
  let product = UInt32(a) * UInt32(b) + 128
  return UInt8(truncatingIfNeeded: (product + product >> 8) >> 8)
}
