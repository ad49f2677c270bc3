internal import CProcess
internal import Glibc

/// The types of a program or a library that is loaded into this process.
///
/// The types that `#Preview` generates are not referenced by name, so they are found by their conformances:
/// the compiler leaves a record of each conformance, and of each type, in sections of the file. The records'
/// layout is that of the Swift ABI (docs/ABI/TypeMetadata.rst in the compiler's repository).
package struct TypeRecords {
  private let conformances: UnsafeRawBufferPointer
  private let types: UnsafeRawBufferPointer
  private let protocols: UnsafeRawBufferPointer

  /// - Parameters:
  ///   - base: where the file was loaded.
  ///   - file: its bytes, which are not retained.
  package init(base: UnsafeRawPointer, file: UnsafeRawBufferPointer) {
    func records(_ name: String) -> UnsafeRawBufferPointer {
      // A file without such records has no such section.
      let section = ELFSection(named: name, in: file)
      return UnsafeRawBufferPointer(start: base + (section?.address ?? 0), count: section?.size ?? 0)
    }
    conformances = records("swift5_protocol_conformances")
    types = records("swift5_type_metadata")
    protocols = records("swift5_protocols")
  }

  /// The types of the program itself, with all that was linked into it; nil if its file cannot be read.
  package static func ofThisProgram() -> TypeRecords? {
    guard let handle = dlopen(nil, RTLD_NOW), let base = fr_load_address(handle) else { return nil }
    let descriptor = open("/proc/self/exe", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size > 0 else { return nil }
    let size = Int(status.st_size)
    guard let file = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), file != MAP_FAILED else {
      return nil
    }
    defer { munmap(file, size) }
    return TypeRecords(base: base, file: UnsafeRawBufferPointer(start: file, count: size))
  }

  /// A non-generic type as its descriptor tells of it, which is whole even where types that it is made of are in no library: the
  /// runtime ends the process when such a type is made.
  package struct DescribedType {
    fileprivate let descriptor: UnsafeRawPointer

    /// The name without those around it.
    package var name: String { TypeRecords.name(of: descriptor) }

    /// The type, which is made if it was not.
    package var type: Any.Type {
      typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
      let accessor = unsafeBitCast(TypeRecords.target(of: descriptor + 12), to: Accessor.self)
      // 0 asks for complete metadata and waits for it.
      return unsafeBitCast(accessor(0), to: Any.Type.self)
    }
  }

  /// The types that conform to the protocol with the given descriptor; generic ones are left out.
  package func types(conformingTo protocolSymbol: String) -> [DescribedType] {
    dlsym(nil, protocolSymbol).map { types(conformingTo: UnsafeRawPointer($0)) } ?? []
  }

  /// The types that conform to a protocol of the given name that the same library declares; generic ones are left out.
  package func types(conformingToOwnProtocolNamed name: String) -> [DescribedType] {
    let own = Self.records(protocols).compactMap(Self.indirectableTarget).filter { Self.name(of: $0) == name }
    return own.flatMap(types(conformingTo:))
  }

  private func types(conformingTo wanted: UnsafeRawPointer) -> [DescribedType] {
    Self.records(conformances).compactMap { record in
      let record = Self.target(of: record)
      guard Self.indirectableTarget(of: record) == wanted else { return nil }
      return Self.conformingType(of: record)
    }
  }

  /// The types that conform to a protocol of the given name, from any module; generic ones are left out.
  package func types(conformingToProtocolNamed name: String) -> [DescribedType] {
    Self.records(conformances).compactMap { record in
      let record = Self.target(of: record)
      guard let found = Self.indirectableTarget(of: record), Self.name(of: found) == name else { return nil }
      return Self.conformingType(of: record)
    }
  }

  /// The non-generic subclasses of some classes. No other class is realized for this.
  package func classes(below classes: [AnyClass]) -> [AnyClass] {
    var known = Set(classes.map(Self.descriptor))
    var open = Self.records(types).compactMap(Self.descriptorOfClass)
    var found: [AnyClass] = []
    while true {
      let next = open.filter { Self.superclass(of: $0).map(known.contains) ?? false }
      if next.isEmpty { return found }
      open.removeAll { next.contains($0) }
      known.formUnion(next)
      found += next.compactMap { Self.described($0)?.type as? AnyClass }
    }
  }

  /// The descriptor in a class's metadata, at its place where there is no Objective-C.
  private static func descriptor(_ type: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 40, as: UnsafeRawPointer.self)
  }

  /// The descriptor that a record of a type names; nil if that is not a class.
  private static func descriptorOfClass(_ record: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = record.load(as: Int32.self)
    var descriptor = record + Int(offset & ~3)
    switch offset & 3 {
    case 0: break
    case 1: descriptor = descriptor.load(as: UnsafeRawPointer.self)
    default: return nil
    }
    return descriptor.load(as: UInt32.self) & 0x1f == 16 ? descriptor : nil
  }

  /// The descriptor of a class's superclass, as far as its mangled name refers to one (docs/ABI/Mangling.rst, symbolic references).
  private static func superclass(of descriptor: UnsafeRawPointer) -> UnsafeRawPointer? {
    guard descriptor.load(fromByteOffset: 20, as: Int32.self) != 0 else { return nil }
    let name = target(of: descriptor + 20)
    let reference = name + 1
    switch name.load(as: UInt8.self) {
    case 1: return reference + Int(reference.loadUnaligned(as: Int32.self))
    case 2:
      return (reference + Int(reference.loadUnaligned(as: Int32.self))).load(as: UnsafeRawPointer.self)
    default: return nil
    }
  }

  // MARK: Reading records

  /// The name in the descriptor of a type or a protocol, behind its flags and what it is declared in.
  fileprivate static func name(of descriptor: UnsafeRawPointer) -> String {
    String(cString: target(of: descriptor + 8).assumingMemoryBound(to: CChar.self))
  }

  private static func records(_ section: UnsafeRawBufferPointer) -> [UnsafeRawPointer] {
    guard let start = section.baseAddress, section.count > 3 else { return [] }
    return stride(from: 0, to: section.count - 3, by: 4).map { start + $0 }
  }

  /// The type that a conformance record is about; nil for generic types, which need arguments, and for those that are in no library.
  private static func conformingType(of record: UnsafeRawPointer) -> DescribedType? {
    let flags = record.load(fromByteOffset: 12, as: UInt32.self)
    let descriptor = target(of: record + 4)
    switch (flags >> 3) & 7 {
    case 0: return described(descriptor)
    case 1: return descriptor.load(as: UnsafeRawPointer?.self).flatMap(described)
    default: return nil
    }
  }

  /// The type of a descriptor; nil for a generic one.
  private static func described(_ descriptor: UnsafeRawPointer) -> DescribedType? {
    let isGeneric = descriptor.load(as: UInt32.self) & 0x80 != 0
    return isGeneric ? nil : DescribedType(descriptor: descriptor)
  }

  /// Where a relative pointer points.
  fileprivate static func target(of pointer: UnsafeRawPointer) -> UnsafeRawPointer {
    pointer + Int(pointer.load(as: Int32.self))
  }

  /// Where a relative pointer points whose lowest bit says that the address itself stands there; nil for what is in no library.
  private static func indirectableTarget(of pointer: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = Int(pointer.load(as: Int32.self))
    let target = pointer + (offset & ~1)
    return offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
  }
}
