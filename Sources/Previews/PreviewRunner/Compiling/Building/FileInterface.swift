import OperatingSystem

/// The part of a file that others depend on, as hashes: its source without bodies.
struct FileInterface: Equatable {
  /// A hash whose sum does not depend on the order.
  struct Digest: Equatable, CustomStringConvertible {
    private var high: UInt64 = 0
    private var low: UInt64 = 0

    init() {}

    fileprivate init(_ bytes: [UInt8]) {
      for byte in bytes[0..<8] { high = high << 8 | UInt64(byte) }
      for byte in bytes[8..<16] { low = low << 8 | UInt64(byte) }
    }

    mutating func add(_ other: Digest) {
      high &+= other.high
      low &+= other.low
    }

    var description: String { String(high, radix: 16) + "-" + String(low, radix: 16) }
  }

  /// The hash of the whole interface.
  var whole = ""
  /// The hashes of its declarations, in the order of `SourceFacts.declarations`.
  var declarations: [Digest] = []

  /// - Parameter path: the file's path, which private names depend on.
  init(of content: [UInt8], _ facts: SourceFacts, path: String) {
    var hash = SHA256()
    Self.update(&hash, with: 0..<content.count, of: content, facts.bodies)
    whole = hash.hexDigest()
    for declaration in facts.declarations {
      var hash = SHA256()
      hash.update(path.utf8)
      for range in declaration.ranges where range[0] <= range[1] && range[1] <= content.count {
        Self.update(&hash, with: range[0]..<range[1], of: content, facts.bodies)
      }
      declarations.append(Digest(Array(hash.digest())))
    }
  }

  init() {}

  /// Adds the parts of a range outside of bodies, each run of white space as one space: what was mended of a body leaves its lines behind.
  private static func update(
    _ hash: inout SHA256, with range: Range<Int>, of content: [UInt8], _ bodies: [[Int]]
  ) {
    var outside: [UInt8] = []
    func add(_ part: Range<Int>) {
      for byte in content[part] {
        let isSpace = byte == UInt8(ascii: " ") || (9...13).contains(byte)
        if !isSpace {
          outside.append(byte)
        } else if outside.last != UInt8(ascii: " ") {
          outside.append(UInt8(ascii: " "))
        }
      }
    }
    var position = range.lowerBound
    var next = bodies.partitionPoint { $0[0] + $0[1] > position }
    while next < bodies.count, bodies[next][0] < range.upperBound {
      let body = bodies[next]
      if body[0] >= position, body[0] + body[1] <= content.count {
        add(position..<body[0])
        position = min(range.upperBound, body[0] + body[1])
      }
      next += 1
    }
    if position < range.upperBound { add(position..<range.upperBound) }
    hash.update(outside)
  }
}
