import PreviewRunner
import TestSupport

/// Makes messages by the protocol's grammar, and breaks its rules one at a time: keys, lengths, names, numbers, JSON, kinds of
/// pictures, order.
struct HostileMessages {
  let key: MessageKey
  var random: SeededRandom

  private static let names = [
    "loaded", "listing", "listed", "views", "begin", "picture", "done", "failed", "refused", "finished", "",
    "Done",
    "done\u{0}", "stop", "load",
  ]
  private static let kinds = [
    "picture", "edges", "frame 0", "frame 1", "frame 2", "frame -1", "frame 99999999999999999999",
    "step 0 picture",
    "step 1 edges", "step 2 picture", "/../../x", ".png/../../../x", "frame 0/../../x", "", "picture\u{0}",
    "PICTURE",
  ]
  private static let numbers = [
    "0", "1", "2", "-1", "70", "64", "256", "9223372036854775807", "9223372036854775808", "", " 1", "+1",
    "1e3", "NaN",
    "٣", "0x1",
  ]
  private static let json = [
    "[]", "{}", "null", "\"x\"", "[[[[", "[1e999]", "[\"a\",\"b\"]",
    "{\"source\":{\"registry\":{\"_0\":0}},\"name\":\"a\",\"file\":0}",
    "{\"source\":{\"registry\":{\"_0\":0}},\"name\":\"a\",\"file\":-1}",
    "[{\"source\":{\"registry\":{\"_0\":0}},\"name\":\"a\",\"file\":1}]",
    "[{\"source\":{\"registry\":{\"_0\":0}},\"name\":\"a\",\"file\":99}]",
    "[{\"name\":\"V\",\"isNested\":false,\"isApp\":false}]", "\u{FFFD}", "[\"\\ud800\"]", "",
  ]
  /// The bytes of a picture of one pixel, and of things that are not pictures.
  static let picture: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0,
    1, 8, 6, 0, 0,
    0, 0x1F, 0x15, 0xC4, 0x89, 0, 0, 0, 13, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9C, 0x63, 0xF8, 0xCF, 0xC0, 0xF0,
    0x1F, 0, 5, 0,
    1, 0xFF, 0x89, 0x99, 0x3D, 0x1D, 0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
  ]

  /// The next message.
  ///
  /// - Parameter isSound: whether it is one that the runner may send at some time.
  mutating func next(isSound: Bool) -> [UInt8] {
    if isSound { return framed(soundParts()) }
    switch random.below(8) {
    case 0: return (0..<random.below(64)).map { _ in UInt8(random.below(256)) }
    case 1: return framed(parts(), key: key.bytes.map { random.once(in: 8) ? $0 ^ 1 : $0 })
    case 2: return framed(parts(), length: random.one(of: [0, 1, 4, 1 << 23, 1 << 24, Int(UInt32.max)]))
    case 3: return Array(framed(parts()).dropLast(1 + random.below(40)))
    case 4: return framed(Array(repeating: [], count: random.below(3000)))
    case 5:
      var bytes = framed(soundParts())
      let place = random.below(bytes.count)
      bytes[place] = UInt8(random.below(256))
      return bytes
    default: return framed(parts())
    }
  }

  private mutating func soundParts() -> [[UInt8]] {
    let texts: [[String]] = [
      ["begin", random.one(of: ["0", "1"])], ["failed", random.one(of: ["65", "70", "73"]), "x"],
      ["refused", "x"],
      ["finished"], ["done", "V", "f", "1x1", "{}", "[]", "[]", "[]", "", "", "", "", ""],
      ["listed", Self.json[0]],
      ["listing", random.one(of: ["0", "1"]), Self.json[7]], ["listed", Self.json[9]],
      ["views", Self.json[11]],
    ]
    if random.once(in: 3) {
      return [Array("picture".utf8), Array(random.one(of: Array(Self.kinds[..<4])).utf8), Self.picture]
    }
    return random.one(of: texts).map { Array($0.utf8) }
  }

  private mutating func parts() -> [[UInt8]] {
    var parts = [Array(random.one(of: Self.names).utf8)]
    for _ in 0..<random.below(12) {
      switch random.below(5) {
      case 0: parts.append(Array(random.one(of: Self.kinds).utf8))
      case 1: parts.append(Array(random.one(of: Self.numbers).utf8))
      case 2: parts.append(Array(random.one(of: Self.json).utf8))
      case 3: parts.append(Array(Self.picture.prefix(random.below(Self.picture.count + 1))))
      default: parts.append((0..<random.below(300)).map { _ in UInt8(random.below(256)) })
      }
    }
    return parts
  }

  private func framed(_ parts: [[UInt8]], key: [UInt8]? = nil, length: Int? = nil) -> [UInt8] {
    func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
    let body = parts.flatMap { number($0.count) + $0 }
    return (key ?? self.key.bytes) + number(length ?? body.count) + body
  }
}
