/// PNG's filters on rows of whole pixels, four of them at once.
internal enum PixelFilter {
  private typealias Bytes = SIMD16<UInt8>

  /// Filters a row; `alpha` is set in every result, so that pixels of three bytes stay opaque words.
  static func apply(
    _ filter: PNGFilter, to row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>?, count: Int,
    into filtered: UnsafeMutablePointer<UInt32>, alpha: UInt32
  ) {
    guard filter != .none else {
      filtered.update(from: row, count: count)
      return
    }
    var x = 0
    // The first pixel has none to the left, and the last few are fewer than four: one pixel at a time.
    while x < count {
      if x > 0 && x + 4 <= count {
        let bytes = difference(
          filter, at(row + x), left: at(row + x - 1), above: above.map { at($0 + x) } ?? Bytes(),
          aboveLeft: above.map { at($0 + x - 1) } ?? Bytes())
        let words = unsafeBitCast(bytes, to: SIMD4<UInt32>.self) | SIMD4(repeating: alpha)
        UnsafeMutableRawPointer(filtered + x).storeBytes(of: words, as: SIMD4<UInt32>.self)
        x += 4
      } else {
        let bytes = difference(
          filter, one(row[x]), left: one(x > 0 ? row[x - 1] : 0), above: one(above?[x] ?? 0),
          aboveLeft: one(x > 0 ? above?[x - 1] ?? 0 : 0))
        filtered[x] = unsafeBitCast(bytes, to: SIMD4<UInt32>.self)[0] | alpha
        x += 1
      }
    }
  }

  @inline(__always)
  private static func at(_ words: UnsafePointer<UInt32>) -> Bytes {
    UnsafeRawPointer(words).loadUnaligned(as: Bytes.self)
  }

  @inline(__always)
  private static func one(_ word: UInt32) -> Bytes {
    unsafeBitCast(SIMD4<UInt32>(word, 0, 0, 0), to: Bytes.self)
  }

  @inline(__always)
  private static func difference(
    _ filter: PNGFilter, _ bytes: Bytes, left: Bytes, above: Bytes, aboveLeft: Bytes
  ) -> Bytes {
    switch filter {
    case .none: return bytes
    case .sub: return bytes &- left
    case .up: return bytes &- above
    case .average:
      // The mean rounded down, without a ninth bit.
      return bytes &- ((left & above) &+ ((left ^ above) &>> 1))
    case .paeth:
      typealias Wide = SIMD16<Int16>
      let toLeft = Wide(truncatingIfNeeded: above) &- Wide(truncatingIfNeeded: aboveLeft)
      let toAbove = Wide(truncatingIfNeeded: left) &- Wide(truncatingIfNeeded: aboveLeft)
      let (a, b, c) = (magnitude(toLeft), magnitude(toAbove), magnitude(toLeft &+ toAbove))
      let isLeft = (a .<= b) .& (a .<= c)
      let wide = Wide(truncatingIfNeeded: aboveLeft)
        .replacing(with: Wide(truncatingIfNeeded: above), where: b .<= c)
        .replacing(with: Wide(truncatingIfNeeded: left), where: isLeft)
      return bytes &- Bytes(truncatingIfNeeded: wide)
    }
  }

  @inline(__always)
  private static func magnitude(_ value: SIMD16<Int16>) -> SIMD16<Int16> {
    value.replacing(with: 0 &- value, where: value .< 0)
  }

  // MARK: Choosing

  /// About how many bits a filtered byte takes: none in a run of zeros, else those of its magnitude and two more.
  private static let bits: [UInt8] = (0...255).map { byte in
    let magnitude = Int8(truncatingIfNeeded: byte).magnitude
    return magnitude == 0 ? 0 : UInt8(min(8, 10 - magnitude.leadingZeroBitCount))
  }

  /// How many bytes of a row differ both from the pixel to the left and from the row above.
  private static func novelBytes(_ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>, count: Int)
    -> Int
  {
    var novel = 0
    var x = 1
    while x + 4 <= count {
      // Sixteen counters of a byte each hold 255 rounds.
      var counters = Bytes()
      let end = min(count - 3, x + 4 * 255)
      while x < end {
        let bytes = at(row + x)
        let isNew = (bytes .!= at(row + x - 1)) .& (bytes .!= at(above + x))
        counters &+= Bytes().replacing(with: 1, where: isNew)
        x += 4
      }
      novel += Int(SIMD16<UInt16>(truncatingIfNeeded: counters).wrappedSum())
    }
    return novel
  }

  /// About how many bits a row takes unfiltered: seven for each new byte of a photograph, and ten for pixels that go on
  /// as they did somewhere in the row above or further left, as letters and smooth gradients do.
  private static func unfilteredBits(
    _ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>, count: Int, bytesPerPixel: Int
  ) -> Int {
    /// Pairs of pixels seen, by a hash of them.
    var pairs = [UInt64](repeating: 0, count: 1 << 11)
    return pairs.withUnsafeMutableBufferPointer { pairs in
      func pair(_ words: UnsafePointer<UInt32>, _ x: Int) -> (value: UInt64, place: Int) {
        let value = UInt64(words[x]) | UInt64(words[x + 1]) << 32
        return (value, Int((value &* 0x9e37_79b9_7f4a_7c15) >> 53))
      }
      for x in 0..<max(0, count - 1) {
        let (value, place) = pair(above, x)
        pairs[place] = value
      }
      var bits = 0
      for x in 1..<max(1, count - 1) {
        let (value, place) = pair(row, x)
        if row[x] != row[x - 1] && row[x] != above[x] {
          bits += pairs[place] == value ? 10 : 7 * bytesPerPixel
        }
        pairs[place] = value
      }
      return bits
    }
  }

  /// The filter that leaves the fewest bits of a row, which is `none` for drawn content.
  static func best(
    for row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>, count: Int, bytesPerPixel: Int
  ) -> PNGFilter {
    let novel = novelBytes(row, above: above, count: count)
    guard 8 * novel >= count * bytesPerPixel else { return .none }
    var lowest = unfilteredBits(row, above: above, count: count, bytesPerPixel: bytesPerPixel)
    var best = PNGFilter.none
    var room = [UInt32](repeating: 0, count: count)
    room.withUnsafeMutableBufferPointer { room in
      guard let filtered = room.baseAddress else { return }
      for filter in [PNGFilter.sub, .up, .paeth] {
        apply(filter, to: row, above: above, count: count, into: filtered, alpha: 0)
        let cost = bits.withUnsafeBufferPointer { bits in
          var sum = 0
          for word in UnsafeBufferPointer(room) {
            sum +=
              Int(bits[Int(word & 255)]) + Int(bits[Int(word >> 8 & 255)]) + Int(bits[Int(word >> 16 & 255)])
            sum += Int(bits[Int(word >> 24)])
          }
          return sum
        }
        if cost < lowest { (lowest, best) = (cost, filter) }
      }
    }
    return best
  }
}
