package import OperatingSystem

/// The content of a PNG file, apart from the pixels of its first picture, that changes what viewers show:
/// further frames, and the meaning of colours.
///
/// Declarations that colours are sRGB are left out: that is assumed in any case.
package struct PNGExtras: Hashable, Sendable {
  private var contents: [String: [UInt8]] = [:]

  /// The kinds of chunks with their names.
  private static let names: [(types: [String], name: String)] = [
    (["acTL", "fcTL", "fdAT"], "further frames"), (["gAMA"], "gamma"), (["cHRM"], "primaries"),
    (["iCCP"], "colour profile"), (["cICP"], "colour coding"),
    (["mDCV", "cLLI"], "brightness of the display"),
  ]

  /// The chunks of a file; an unreadable one ends them.
  package init(_ file: MappedFile) {
    contents = file.withBytes { Self.contents(of: $0) }
  }

  private static func contents(of bytes: UnsafeRawBufferPointer) -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    var offset = 8
    while let chunk = PNGChunk(in: bytes, at: offset), chunk.type != PNGChunk.end {
      offset = chunk.endOffset
      guard let type = chunk.name, let kind = names.first(where: { $0.types.contains(type) }),
        !saysSRGB(type, chunk.content)
      else { continue }
      contents[kind.name, default: []] += Array(type.utf8) + Array(chunk.content)
    }
    return contents
  }

  private static func saysSRGB(_ type: String, _ content: UnsafeRawBufferPointer) -> Bool {
    let numbers = stride(from: 0, to: content.count - 3, by: 4).map {
      Int(UInt32(bigEndian: content.loadUnaligned(fromByteOffset: $0, as: UInt32.self)))
    }
    return switch type {
    case "gAMA": numbers.count == 1 && abs(numbers[0] - 45455) <= 1
    case "cHRM": numbers == [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000]
    default: false
    }
  }

  /// The extras that two files do not have in common.
  package func differences(from other: PNGExtras) -> [String] {
    Self.names.map(\.name).filter { contents[$0] != other.contents[$0] }
  }
}
