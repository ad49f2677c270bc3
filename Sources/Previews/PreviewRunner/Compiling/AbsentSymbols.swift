import LoadedTypes

/// The addresses of what a library of previews names and nothing defines.
///
/// There is never anything at these addresses, so that a preview ends when it uses one of them, and the address tells what it has used.
enum AbsentSymbols {
  /// Far from where systems put programs, libraries and memory.
  private static let first: UInt64 = 0x1000_0000_0000
  /// What is read of a symbol's data may be before it or after it.
  private static let distance: UInt64 = 1 << 20
  /// Beyond all of them, of which there are not a million.
  private static let end = first + distance << 20

  /// Linker options that give symbols such addresses.
  static func linkerOptions(for names: [String]) -> [String] {
    names.filter(canHaveAddress).enumerated().map { number, name in
      "--defsym=\(name)=0x" + String(first + UInt64(number + 1) * distance, radix: 16)
    }
  }

  /// The symbol of a library that an address stands for, which may be any: a process says that it has used it.
  static func name(at address: UInt64, in library: String) -> String? {
    guard address > first, address < end, let bytes = try? RunnerFile.read(library) else { return nil }
    let start = (address + distance / 2) / distance * distance
    return bytes.withUnsafeBytes { DynamicSymbols(in: $0)?.name(ofAbsolute: start) }
  }

  /// The runtime reads the descriptors of all types and protocols that a library's conformances name, and passes over those
  /// that have the address 0.
  private static func canHaveAddress(_ name: String) -> Bool {
    let isDescriptor =
      name.hasPrefix("$s")
      && ["Mn", "Mp", "MV", "MXM", "MXE", "MXX", "Tq", "Tl", "Tb", "Tn", "TL"].contains(where: name.hasSuffix)
    // What the linker's response files have another meaning for.
    return !isDescriptor && !name.utf8.contains { [UInt8](" \t\"'\\=".utf8).contains($0) }
  }
}
