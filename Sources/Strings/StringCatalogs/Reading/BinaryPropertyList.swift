/// The structure of a binary property list: which objects contain which others (CFBinaryPList.c describes the
/// format).
///
/// It determines how many values a list expands to before it is expanded.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  private var offsetSize = 0
  private var referenceSize = 0
  private var count = 0
  private var top = 0
  private var table = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard bytes.count >= 40 else { return }
    let trailer = bytes.count - 32
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    count = number(at: trailer + 8, size: 8) ?? 0
    top = number(at: trailer + 16, size: 8) ?? .max
    table = number(at: trailer + 24, size: 8) ?? .max
  }

  /// Whether the list is valid as far as it was examined, contains no cycles, and expands to no more values
  /// than a limit.
  func isExpandable(toAtMost limit: Int) -> Bool {
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), count > 0, top < count,
      count <= bytes.count, table < bytes.count, count <= (bytes.count - table) / offsetSize
    else { return false }
    // How many values an object expands to, including itself; 0 while it is being examined.
    var sizes: [Int: Int] = [:]
    var pending = [(object: top, members: members(of: top) ?? [], next: 0, size: 1)]
    guard members(of: top) != nil else { return false }
    sizes[top] = 0
    while var last = pending.popLast() {
      guard last.next < last.members.count else {
        sizes[last.object] = last.size
        guard last.size <= limit else { return false }
        if !pending.isEmpty { pending[pending.count - 1].size += last.size }
        continue
      }
      let member = last.members[last.next]
      last.next += 1
      if let known = sizes[member] {
        // An unfinished object contains itself.
        guard known > 0 else { return false }
        last.size += known
        guard last.size <= limit else { return false }
        pending.append(last)
      } else {
        guard let members = members(of: member) else { return false }
        pending.append(last)
        pending.append((object: member, members: members, next: 0, size: 1))
        sizes[member] = 0
      }
    }
    return true
  }

  /// The objects that an object holds; nil if the bytes make no sense.
  private func members(of object: Int) -> [Int]? {
    guard object < count, let start = number(at: table + object * offsetSize, size: offsetSize),
      start < table
    else { return nil }
    let marker = bytes[start]
    let isDictionary = marker >> 4 == 0xD
    guard isDictionary || marker >> 4 == 0xA || marker >> 4 == 0xC else { return [] }
    var length = Int(marker & 0xF)
    var place = start + 1
    if length == 0xF {
      guard place < table, bytes[place] >> 4 == 1, bytes[place] & 0xF <= 3 else { return nil }
      let size = 1 << Int(bytes[place] & 0xF)
      guard let long = number(at: place + 1, size: size) else { return nil }
      length = long
      place += 1 + size
    }
    guard place <= table, length <= (table - place) / referenceSize / (isDictionary ? 2 : 1) else {
      return nil
    }
    return (0..<length * (isDictionary ? 2 : 1)).compactMap {
      number(at: place + $0 * referenceSize, size: referenceSize)
    }
  }

  /// A big-endian number; nil if it is out of bounds or implausible.
  private func number(at place: Int, size: Int) -> Int? {
    guard place >= 0, place <= bytes.count - size else { return nil }
    var value: UInt64 = 0
    for byte in bytes[place..<place + size] { value = value << 8 | UInt64(byte) }
    return Int(exactly: value)
  }
}
