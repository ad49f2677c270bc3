/// A named section of a 64-bit ELF file, as its headers describe it.
package struct ELFSection: Equatable {
  /// Where the section is in memory, from the address that the file was loaded at.
  package let address: Int
  /// The position of its bytes in the file.
  package let offset: Int
  /// How many bytes it has.
  package let size: Int

  /// Looks a section up in the bytes of a file; nil if it does not exist or the file is damaged.
  package init?(named name: String, in file: [UInt8]) {
    guard let section = file.withUnsafeBytes({ ELFSection(named: name, in: $0) }) else { return nil }
    self = section
  }

  /// The same in the bytes of a file that is mapped into memory.
  package init?(named name: String, in file: UnsafeRawBufferPointer) {
    // The header's fields, at the offsets of the ELF-64 object file format.
    guard file.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]),
      let table = Self.number(at: 0x28, bytes: 8, in: file),
      let entrySize = Self.number(at: 0x3a, bytes: 2, in: file),
      let count = Self.number(at: 0x3c, bytes: 2, in: file),
      let namesIndex = Self.number(at: 0x3e, bytes: 2, in: file),
      let names = Self.number(at: table + namesIndex * entrySize + 0x18, bytes: 8, in: file)
    else { return nil }
    for index in 0..<count {
      let header = table + index * entrySize
      guard let nameOffset = Self.number(at: header, bytes: 4, in: file),
        let address = Self.number(at: header + 0x10, bytes: 8, in: file),
        let offset = Self.number(at: header + 0x18, bytes: 8, in: file),
        let size = Self.number(at: header + 0x20, bytes: 8, in: file)
      else { return nil }
      let start = names + nameOffset
      guard start >= 0, start < file.count else { return nil }
      if file[start...].prefix(while: { $0 != 0 }).elementsEqual(name.utf8) {
        self.address = address
        self.offset = offset
        self.size = size
        return
      }
    }
    return nil
  }

  /// A little-endian number; nil outside the file or when it is too large.
  package static func number(at offset: Int, bytes: Int, in file: UnsafeRawBufferPointer) -> Int? {
    guard offset >= 0, offset <= file.count - bytes else { return nil }
    let value = (0..<bytes).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64(file[offset + $1]) }
    return value > 1 << 48 ? nil : Int(value)
  }
}
