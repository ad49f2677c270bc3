package import Imaging

/// A 128-bit fingerprint of a picture's size and pixels.
///
/// Equal pixels have equal hashes on every machine. It does not protect against deliberate collisions; a
/// manifest uses it to tell which pictures changed.
package struct PixelHash: Hashable, Sendable {
  private let words: [UInt64]

  package init(_ bitmap: StraightBitmap) {
    // Four lanes, so that multiplications do not depend on each other.
    var lanes: [UInt64] = [
      0x9e37_79b9_7f4a_7c15, 0xc2b2_ae3d_27d4_eb4f, 0x1656_67b1_9e37_79f9, 0x85eb_ca77_c2b2_ae63,
    ]
    let odd: UInt64 = 0x9fb2_1c65_1e98_df25
    bitmap.pixels.withUnsafeBytes { bytes in
      let pixels = bytes.assumingMemoryBound(to: UInt32.self)
      var (a, b, c, d) = (lanes[0], lanes[1], lanes[2], lanes[3])
      func mixed(_ lane: UInt64, _ word: UInt32) -> UInt64 {
        let product = (lane ^ UInt64(word)) &* odd
        return product << 31 | product >> 33
      }
      var index = 0
      while index + 4 <= pixels.count {
        a = mixed(a, pixels[index])
        b = mixed(b, pixels[index + 1])
        c = mixed(c, pixels[index + 2])
        d = mixed(d, pixels[index + 3])
        index += 4
      }
      while index < pixels.count {
        a = mixed(a, pixels[index])
        index += 1
      }
      lanes = [a, b, c, d]
    }
    func joined(_ seed: UInt64, _ order: [Int]) -> UInt64 {
      let parts = order.map { lanes[$0] } + [UInt64(bitmap.width), UInt64(bitmap.height)]
      return parts.reduce(seed) { hash, part in
        let product = (hash ^ part) &* odd
        return product ^ product >> 29
      }
    }
    words = [joined(1, [0, 1, 2, 3]), joined(2, [3, 1, 0, 2])]
  }

  /// 32 hexadecimal digits.
  package var text: String {
    words.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
