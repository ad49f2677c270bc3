import LoadedTypes

/// The dynamic symbols of a shared library, in the ELF-64 object file format.
struct DynamicSymbols {
  private let file: UnsafeRawBufferPointer
  private let symbols: ELFSection
  private let texts: ELFSection

  private static let entrySize = 24
  /// The binding of weak symbols.
  static let weak: UInt8 = 2
  /// The section number of symbols whose addresses do not depend on where the library is loaded.
  private static let absolute = 0xfff1

  /// Nil if the file has no such symbols.
  init?(in file: UnsafeRawBufferPointer) {
    guard let symbols = ELFSection(named: ".dynsym", in: file),
      let texts = ELFSection(named: ".dynstr", in: file)
    else { return nil }
    (self.file, self.symbols, self.texts) = (file, symbols, texts)
  }

  /// The names of symbols that are not in the library, but whose addresses it holds.
  var neededToLoad: [String] {
    // Many places hold the address of one symbol; functions are in a separate table.
    var used: Set<Int> = []
    for name in [".rela.dyn", ".rela.plt"] {
      guard let relocations = ELFSection(named: name, in: file) else { continue }
      for entry in 0..<relocations.size / Self.entrySize {
        used.insert(number(at: relocations.offset + entry * Self.entrySize + 12, bytes: 4))
      }
    }
    return used.filter { $0 > 0 && !isDefined($0) && !isWeak($0) }.map(name)
  }

  /// The offsets in the file of the bindings of symbols with some names that are not in the library.
  func bindings(of names: Set<String>) -> [Int] {
    (1..<max(1, symbols.size / Self.entrySize)).filter { !isDefined($0) && names.contains(name($0)) }
      .map { entry($0) + 4 }
  }

  /// The names of symbols that the library exports.
  var defined: [String] {
    (1..<max(1, symbols.size / Self.entrySize)).filter(isDefined).map(name)
  }

  /// The name of a symbol that has an address of its own in every process.
  func name(ofAbsolute address: UInt64) -> String? {
    (1..<max(1, symbols.size / Self.entrySize)).first { symbol in
      number(at: entry(symbol) + 6, bytes: 2) == Self.absolute
        && UInt64(number(at: entry(symbol) + 8, bytes: 8)) == address
    }.map(name)
  }

  private func isDefined(_ symbol: Int) -> Bool { number(at: entry(symbol) + 6, bytes: 2) != 0 }
  private func isWeak(_ symbol: Int) -> Bool {
    number(at: entry(symbol) + 4, bytes: 1) >> 4 == Int(Self.weak)
  }
  private func entry(_ symbol: Int) -> Int { symbols.offset + symbol * Self.entrySize }

  private func name(_ symbol: Int) -> String {
    let start = texts.offset + number(at: entry(symbol), bytes: 4)
    guard file.indices.contains(start) else { return "" }
    return String(decoding: file[start...].prefix { $0 != 0 }, as: UTF8.self)
  }

  /// A little-endian number; 0 outside of the file.
  private func number(at offset: Int, bytes: Int) -> Int {
    ELFSection.number(at: offset, bytes: bytes, in: file) ?? 0
  }
}
