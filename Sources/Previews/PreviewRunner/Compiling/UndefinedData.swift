internal import Glibc
import LoadedTypes
import OperatingSystem

/// What a shared library asks for when it is loaded and nobody has: one such name would keep all of it from loading. (Functions are
/// looked for when they are called, and are missed then.)
struct UndefinedData {
  /// The names, in alphabetical order.
  let names: [String]

  /// - Parameters:
  ///   - library: the path of a library that this program would load.
  ///   - others: the paths of those that are loaded with it.
  init(of library: String, with others: [String]) throws(PreviewRunnerError) {
    let bytes = try RunnerFile.read(library)
    var missing = Set(DynamicSymbols(in: bytes).neededToLoad).filter { dlsym(nil, $0) == nil }
    for other in others where !missing.isEmpty {
      missing.subtract(DynamicSymbols(in: try RunnerFile.read(other)).defined)
    }
    names = missing.sorted()
  }
}

/// The symbols of a shared library that the loader sees, by the ELF-64 object file format.
private struct DynamicSymbols {
  private let file: [UInt8]
  private let symbols: ELFSection
  private let texts: ELFSection

  private static let entrySize = 24

  init(in file: [UInt8]) {
    self.file = file
    symbols = ELFSection(named: ".dynsym", in: file) ?? .none
    texts = ELFSection(named: ".dynstr", in: file) ?? .none
  }

  /// The names of those that are not in the library, and whose addresses it holds.
  var neededToLoad: [String] {
    guard let relocations = ELFSection(named: ".rela.dyn", in: file) else { return [] }
    return (0..<relocations.size / Self.entrySize).compactMap { index in
      let symbol = Int(number(at: relocations.offset + index * Self.entrySize + 12, bytes: 4))
      guard symbol > 0, !isDefined(symbol), !isWeak(symbol) else { return nil }
      return name(symbol)
    }
  }

  /// The names of those that others find in the library.
  var defined: [String] {
    (1..<max(1, symbols.size / Self.entrySize)).filter(isDefined).map(name)
  }

  private func isDefined(_ symbol: Int) -> Bool { number(at: entry(symbol) + 6, bytes: 2) != 0 }
  private func isWeak(_ symbol: Int) -> Bool { number(at: entry(symbol) + 4, bytes: 1) >> 4 == 2 }
  private func entry(_ symbol: Int) -> Int { symbols.offset + symbol * Self.entrySize }

  private func name(_ symbol: Int) -> String {
    let start = texts.offset + Int(number(at: entry(symbol), bytes: 4))
    guard file.indices.contains(start) else { return "" }
    return String(decoding: file[start...].prefix { $0 != 0 }, as: UTF8.self)
  }

  /// A little-endian number; 0 outside of the file.
  private func number(at offset: Int, bytes: Int) -> UInt64 {
    guard offset >= 0, offset + bytes <= file.count else { return 0 }
    return (0..<bytes).reversed().reduce(0) { $0 << 8 | UInt64(file[offset + $1]) }
  }
}
