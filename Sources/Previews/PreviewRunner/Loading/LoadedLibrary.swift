import CProcess
import Glibc
import LoadedTypes

/// A compiled library of the user's sources in this process, and the types in it that can be found.
struct LoadedLibrary {
  private let records: TypeRecords

  init(path: String) throws(PreviewRunnerError) {
    _ = ProgramLibraries.names
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL), let base = fr_load_address(handle) else {
      throw .cannotLoad(path: path, reason: dlerror().map { String(cString: $0) } ?? "unknown")
    }
    let file = try RunnerFile.read(path)
    records = file.withUnsafeBytes { TypeRecords(base: base, file: $0) }
  }

  /// The types of the library that conform to the protocol with the given descriptor.
  func types(conformingTo protocolSymbol: String) -> [TypeRecords.DescribedType] {
    records.types(conformingTo: protocolSymbol)
  }

  /// The types of the library that conform to a protocol of the given name, from any module.
  func types(conformingToProtocolNamed name: String) -> [TypeRecords.DescribedType] {
    records.types(conformingToProtocolNamed: name)
  }

  /// The types of the library that conform to a protocol of the given name that it declares.
  func types(conformingToOwnProtocolNamed name: String) -> [TypeRecords.DescribedType] {
    records.types(conformingToOwnProtocolNamed: name)
  }
}
