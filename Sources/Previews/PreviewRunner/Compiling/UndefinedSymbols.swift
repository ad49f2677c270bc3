internal import Glibc
import LoadedTypes
import OperatingSystem

/// The symbols, of data and functions, that a shared library needs and no library defines. A single one would keep the whole library
/// from loading.
struct UndefinedSymbols {
  /// The names, in alphabetical order.
  let names: [String]

  /// - Parameters:
  ///   - library: the path of a library that this program would load.
  ///   - others: the paths of those that are loaded with it.
  init(of library: String, with others: [String]) throws(PreviewRunnerError) {
    let needed = try RunnerFile.read(library).withUnsafeBytes { DynamicSymbols(in: $0)?.neededToLoad ?? [] }
    var missing = Set(needed).filter { dlsym(nil, $0) == nil }
    for other in others where !missing.isEmpty {
      try RunnerFile.read(other).withUnsafeBytes { missing.subtract(DynamicSymbols(in: $0)?.defined ?? []) }
    }
    names = missing.sorted()
  }

  /// Has a library's loader give these symbols the address 0, as it does to weak ones that nothing defines.
  ///
  /// - Parameter library: the path of the library that they are missing from.
  func makeWeak(in library: String) throws(PreviewRunnerError) {
    if names.isEmpty { return }
    var bytes = try RunnerFile.read(library)
    let places = bytes.withUnsafeBytes { DynamicSymbols(in: $0)?.bindings(of: Set(names)) ?? [] }
    for place in places { bytes[place] = bytes[place] & 0x0f | DynamicSymbols.weak << 4 }
    try RunnerFile.write(bytes, to: library)
  }
}

/// The dynamic symbols of a shared library, in the ELF-64 object file format.
private struct DynamicSymbols {
  private let file: UnsafeRawBufferPointer
  private let symbols: ELFSection
  private let texts: ELFSection

  private static let entrySize = 24
  /// The binding of weak symbols.
  static let weak: UInt8 = 2

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
