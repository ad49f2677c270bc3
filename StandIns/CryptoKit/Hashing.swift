import StandInSupport

/// The hash functions themselves (FIPS 180-4, RFC 1321).
enum Hashing {
  private static func blocks(_ bytes: [UInt8], isBigEndian: Bool) -> [[UInt32]] {
    let length = UInt64(bytes.count) * 8
    var padded = bytes + [0x80]
    padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
    let tail = (0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * UInt64($0))) }
    padded += isBigEndian ? tail.reversed() : tail
    return stride(from: 0, to: padded.count, by: 64).map { start in
      (0..<16).map { word in
        let four = padded[(start + 4 * word)..<(start + 4 * word + 4)]
        return (isBigEndian ? Array(four) : four.reversed()).reduce(0) { $0 << 8 | UInt32($1) }
      }
    }
  }

  private static func bytes(of words: [UInt32], isBigEndian: Bool) -> [UInt8] {
    words.flatMap { word in
      (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(8 * (isBigEndian ? 3 - $0 : $0))) }
    }
  }

  private static func left(_ value: UInt32, _ count: UInt32) -> UInt32 {
    value << count | value >> (32 - count)
  }
  static func sha256(_ bytes: [UInt8]) -> [UInt8] { StandInHash.sha256(bytes) }

  static func sha1(_ bytes: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
    for block in blocks(bytes, isBigEndian: true) {
      var words = block
      for index in 16..<80 {
        words.append(left(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1))
      }
      var v = state
      for index in 0..<80 {
        let (mixed, constant): (UInt32, UInt32) =
          switch index / 20 {
          case 0: (v[1] & v[2] | ~v[1] & v[3], 0x5a82_7999)
          case 1: (v[1] ^ v[2] ^ v[3], 0x6ed9_eba1)
          case 2: (v[1] & v[2] | v[1] & v[3] | v[2] & v[3], 0x8f1b_bcdc)
          default: (v[1] ^ v[2] ^ v[3], 0xca62_c1d6)
          }
        let next = left(v[0], 5) &+ mixed &+ v[4] &+ constant &+ words[index]
        v = [next, v[0], left(v[1], 30), v[2], v[3]]
      }
      state = zip(state, v).map { $0 &+ $1 }
    }
    return self.bytes(of: state, isBigEndian: true)
  }

  private static let md5Shifts: [[UInt32]] = [
    [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
  ]

  static func md5(_ bytes: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
    for words in blocks(bytes, isBigEndian: false) {
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      for index in 0..<64 {
        let (mixed, word): (UInt32, Int) =
          switch index / 16 {
          case 0: (b & c | ~b & d, index)
          case 1: (d & b | ~d & c, (5 * index + 1) % 16)
          case 2: (b ^ c ^ d, (3 * index + 5) % 16)
          default: (c ^ (b | ~d), 7 * index % 16)
          }
        let sum = a &+ mixed &+ md5Constants[index] &+ words[word]
        (a, d, c, b) = (d, c, b, b &+ left(sum, md5Shifts[index / 16][index % 4]))
      }
      state = [state[0] &+ a, state[1] &+ b, state[2] &+ c, state[3] &+ d]
    }
    return self.bytes(of: state, isBigEndian: false)
  }

  // floor(2^32 * |sin(i + 1)|), as RFC 1321 lists it.
  private static let md5Constants: [UInt32] = [
    0xd76a_a478, 0xe8c7_b756, 0x2420_70db, 0xc1bd_ceee, 0xf57c_0faf, 0x4787_c62a, 0xa830_4613, 0xfd46_9501,
    0x6980_98d8, 0x8b44_f7af, 0xffff_5bb1, 0x895c_d7be, 0x6b90_1122, 0xfd98_7193, 0xa679_438e, 0x49b4_0821,
    0xf61e_2562, 0xc040_b340, 0x265e_5a51, 0xe9b6_c7aa, 0xd62f_105d, 0x0244_1453, 0xd8a1_e681, 0xe7d3_fbc8,
    0x21e1_cde6, 0xc337_07d6, 0xf4d5_0d87, 0x455a_14ed, 0xa9e3_e905, 0xfcef_a3f8, 0x676f_02d9, 0x8d2a_4c8a,
    0xfffa_3942, 0x8771_f681, 0x6d9d_6122, 0xfde5_380c, 0xa4be_ea44, 0x4bde_cfa9, 0xf6bb_4b60, 0xbebf_bc70,
    0x289b_7ec6, 0xeaa1_27fa, 0xd4ef_3085, 0x0488_1d05, 0xd9d4_d039, 0xe6db_99e5, 0x1fa2_7cf8, 0xc4ac_5665,
    0xf429_2244, 0x432a_ff97, 0xab94_23a7, 0xfc93_a039, 0x655b_59c3, 0x8f0c_cc92, 0xffef_f47d, 0x8584_5dd1,
    0x6fa8_7e4f, 0xfe2c_e6e0, 0xa301_4314, 0x4e08_11a1, 0xf753_7e82, 0xbd3a_f235, 0x2ad7_d2bb, 0xeb86_d391,
  ]
}
