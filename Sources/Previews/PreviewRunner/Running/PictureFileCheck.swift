/// Checks the bytes of a picture's file as they arrive, without storing them: whether they are exactly one
/// complete PNG file.
///
/// The signature, the order of the chunks, the size in the header and every chunk's checksum must be correct
/// (PNG, third edition, 5). The compressed data is not checked.
package struct PictureFileCheck {
  /// The largest width and height.
  private static let largestSide = 1 << 24
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let fault = WorkerFault("a picture is not a PNG file")

  /// The expected next part.
  private enum Place: Equatable {
    case signature
    /// The length and the name of a chunk.
    case head
    /// The content of a chunk, with the number of missing bytes.
    case content(missing: Int)
    case checksum
    case end
  }

  private var place = Place.signature
  /// Buffered bytes of a part that is read as a whole.
  private var collected: [UInt8] = []
  private var name: [UInt8] = []
  private var checksum = CRC32()
  private var header: [UInt8] = []
  private var hasHeader = false
  private var hasData = false

  package init() {}

  /// Whether the file is complete.
  package var isComplete: Bool { place == .end }

  /// Processes the next bytes.
  package mutating func add(_ bytes: [UInt8]) throws(WorkerFault) {
    var rest = bytes[...]
    while !rest.isEmpty {
      switch place {
      case .signature:
        guard let whole = take(Self.signature.count, of: &rest) else { return }
        guard whole == Self.signature else { throw Self.fault }
        place = .head
      case .head:
        guard let whole = take(8, of: &rest) else { return }
        try begin(length: MessageNumber.value(whole[..<4]), name: Array(whole[4...]))
      case .content(let missing):
        let part = rest.prefix(missing)
        rest = rest.dropFirst(part.count)
        checksum.update(part)
        if name == Self.headerName { header += part }
        place = part.count == missing ? .checksum : .content(missing: missing - part.count)
      case .checksum:
        guard let whole = take(4, of: &rest) else { return }
        guard MessageNumber.value(whole) == Int(checksum.value) else { throw Self.fault }
        try end()
      case .end: throw Self.fault
      }
    }
  }

  /// Collects bytes of a part that is read as a whole; nil until all have arrived.
  private mutating func take(_ count: Int, of rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    let part = rest.prefix(count - collected.count)
    rest = rest.dropFirst(part.count)
    collected += part
    guard collected.count == count else { return nil }
    defer { collected = [] }
    return collected
  }

  private static let headerName = Array("IHDR".utf8)

  private mutating func begin(length: Int, name: [UInt8]) throws(WorkerFault) {
    let isHeader = name == Self.headerName
    guard isHeader != hasHeader, length < 1 << 31, !isHeader || length == 13,
      name.allSatisfy({ (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) })
    else { throw Self.fault }
    self.name = name
    checksum = CRC32()
    checksum.update(name)
    place = length == 0 ? .checksum : .content(missing: length)
  }

  private mutating func end() throws(WorkerFault) {
    place = .head
    switch String(decoding: name, as: UTF8.self) {
    case "IHDR":
      hasHeader = true
      let sides = [MessageNumber.value(header[..<4]), MessageNumber.value(header[4..<8])]
      let depths: [UInt8: [UInt8]] = [
        0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
      ]
      guard sides.allSatisfy({ (1...Self.largestSide).contains($0) }),
        depths[header[9]]?.contains(header[8]) == true, header[10] == 0, header[11] == 0, header[12] <= 1
      else { throw Self.fault }
    case "IDAT": hasData = true
    case "IEND":
      guard hasData else { throw Self.fault }
      place = .end
    default: break
    }
  }
}
