internal import Glibc
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
