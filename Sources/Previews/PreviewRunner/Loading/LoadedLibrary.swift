import CProcess
import Glibc

/// A compiled library of the user's sources in this process, and the types in it that can be found.
///
/// Nothing names the types that `#Preview` makes, so they are found by what they conform to: the compiler
/// leaves a record of each conformance in a section of the library. The records' layout is that of the Swift
/// ABI (docs/ABI/TypeMetadata.rst in the compiler's repository).
struct LoadedLibrary {
  private let records: UnsafeRawBufferPointer

  init(path: String) throws(PreviewRunnerError) {
    _ = ProgramLibraries.names
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL), let base = fr_load_address(handle) else {
      throw .cannotLoad(path: path, reason: dlerror().map { String(cString: $0) } ?? "unknown")
    }
    let section = ELFSection(named: "swift5_protocol_conformances", in: try RunnerFile.read(path))
    // A library without any conformance has no such section.
    records = UnsafeRawBufferPointer(start: base + (section?.address ?? 0), count: section?.size ?? 0)
  }

  /// The types of the library that conform to the protocol with the given descriptor.
  func types(conformingTo protocolSymbol: String) -> [Any.Type] {
    guard let wanted = dlsym(nil, protocolSymbol).map({ UnsafeRawPointer($0) }) else { return [] }
    return stride(from: 0, to: records.count - 3, by: 4).compactMap { offset in
      let record = Self.target(of: records.baseAddress! + offset)
      guard Self.indirectableTarget(of: record) == wanted else { return nil }
      return Self.type(of: record)
    }
  }

  // MARK: Reading records

  /// The type that a conformance record is about; nil for generic types, which need arguments.
  private static func type(of record: UnsafeRawPointer) -> Any.Type? {
    let flags = record.load(fromByteOffset: 12, as: UInt32.self)
    var descriptor = target(of: record + 4)
    switch (flags >> 3) & 7 {
    case 0: break
    case 1: descriptor = descriptor.load(as: UnsafeRawPointer.self)
    default: return nil
    }
    let isGeneric = descriptor.load(as: UInt32.self) & 0x80 != 0
    if isGeneric { return nil }
    typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
    let accessor = unsafeBitCast(target(of: descriptor + 12), to: Accessor.self)
    // 0 asks for complete metadata and waits for it.
    return unsafeBitCast(accessor(0), to: Any.Type.self)
  }

  /// Where a relative pointer points.
  private static func target(of pointer: UnsafeRawPointer) -> UnsafeRawPointer {
    pointer + Int(pointer.load(as: Int32.self))
  }

  /// Where a relative pointer points whose lowest bit says that the address itself stands there.
  private static func indirectableTarget(of pointer: UnsafeRawPointer) -> UnsafeRawPointer {
    let offset = Int(pointer.load(as: Int32.self))
    let target = pointer + (offset & ~1)
    return offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer.self)
  }
}
