/// The checksum of a zlib stream (RFC 1950).
internal struct Adler32 {
  /// The checksum, the sum of sums in the upper half.
  var value: UInt32
  /// The number of bytes it covers.
  var count: Int

  /// The checksum of these bytes followed by others.
  func appending(_ other: Adler32) -> Adler32 {
    let base = 65521
    let (low, high) = (Int(value & 0xffff), Int(value >> 16))
    let (otherLow, otherHigh) = (Int(other.value & 0xffff), Int(other.value >> 16))
    // The other's sums began at 1 and not at this one's low sum, which counts once for each of its bytes.
    let newLow = (low + otherLow + base - 1) % base
    let newHigh = (high + otherHigh + (other.count % base) * (low + base - 1)) % base
    return Adler32(value: UInt32(newHigh << 16 | newLow), count: count + other.count)
  }
}
