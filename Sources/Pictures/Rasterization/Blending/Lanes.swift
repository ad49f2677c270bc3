/// Eight 16-bit numbers: the even bytes of four pixels (red, blue) or the odd ones (green, alpha).
///
/// The conversions are spelled out lane by lane, which compiles to one or two instructions; the standard library's
/// own are calls where they are not inlined.
typealias Lanes = SIMD8<UInt16>

extension SIMD8 where Scalar == UInt16 {
  @inline(__always)
  private var wide: SIMD8<UInt32> {
    SIMD8<UInt32>(
      UInt32(self[0]), UInt32(self[1]), UInt32(self[2]), UInt32(self[3]), UInt32(self[4]), UInt32(self[5]),
      UInt32(self[6]), UInt32(self[7]))
  }

  /// The upper half of each lane's product.
  @inline(__always)
  func highProduct(_ other: Lanes) -> Lanes {
    let product = (wide &* other.wide) &>> 16
    return Lanes(
      UInt16(truncatingIfNeeded: product[0]), UInt16(truncatingIfNeeded: product[1]),
      UInt16(truncatingIfNeeded: product[2]), UInt16(truncatingIfNeeded: product[3]),
      UInt16(truncatingIfNeeded: product[4]), UInt16(truncatingIfNeeded: product[5]),
      UInt16(truncatingIfNeeded: product[6]), UInt16(truncatingIfNeeded: product[7]))
  }

  @inline(__always)
  init(pixels pointer: UnsafePointer<UInt32>) {
    self = UnsafeRawPointer(pointer).loadUnaligned(as: Lanes.self)
  }

  @inline(__always)
  func store(to pointer: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(pointer).storeBytes(of: self, as: Lanes.self)
  }
}

extension SIMD4 where Scalar == Float {
  /// The four bytes of a pixel.
  @inline(__always)
  init(pixel: UInt32) {
    let words = SIMD4<UInt32>(pixel & 255, pixel &>> 8 & 255, pixel &>> 16 & 255, pixel &>> 24)
    // With this exponent the low bits count ones.
    self = unsafeBitCast(words | SIMD4<UInt32>(repeating: 0x4B00_0000), to: SIMD4<Float>.self) - 8_388_608
  }
}
