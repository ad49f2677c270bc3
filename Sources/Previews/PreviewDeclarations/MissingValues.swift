public import Foundation
public import Geometry
public import LayoutEngine
@_spi(Reflection) import Swift
public import Views

/// A type that has an empty value.
public protocol _MissingMakeable {
  /// Makes a value instead of a missing one; text is set to the name.
  static func _makeMissing(named name: String) -> Any
}

/// A type whose description is the text for missing values.
private enum `⟨missing⟩` {}

/// Empty values instead of those of code that does not compile here.
///
/// A struct is made of empty values of its properties, an enum of its first case without a payload, and a
/// function ends the preview when it is called; classes and existential types have none, because their code
/// would run on uninitialized state, unless a class of the project can be created without arguments.
enum MissingValues {
  /// The text for missing ones, recognizable in a picture.
  static func label(_ name: String) -> String { "⟨\(name)⟩" }

  /// An empty value of a type; nil if there is none.
  static func make<Value>(_ type: Value.Type, named name: String, depth: Int = 0) -> Value? {
    let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { place.deallocate() }
    guard initialize(type, at: place, named: name, depth: depth) else { return object(of: type) }
    return place.move()
  }

  /// An object of a class of the project's that needs no arguments, as a dependency injection container would
  /// create it.
  private static func object<Value>(of type: Value.Type) -> Value? {
    guard Thread.isMainThread, let found = type as? any _EnvironmentMakeable.Type else { return nil }
    nonisolated(unsafe) let makeable = found
    nonisolated(unsafe) var made: AnyObject?
    MainActor.assumeIsolated { made = makeable._makeForEnvironment() }
    return made as? Value
  }

  private static func isCalled(_ name: String) -> Never {
    fatalError("the preview calls “\(name)”, which does not compile here")
  }

  /// Empty values of the existential types that functions of the library take.
  private static func existential<Value>(_ type: Value.Type, named name: String) -> Value? {
    if type == (any CVarArg).self { return (0 as any CVarArg) as? Value }
    if type == (any Error).self {
      return (_MissingFailure(description: "“\(name)” does not compile here") as any Error) as? Value
    }
    if type == Any.self || type == (any StringProtocol).self { return label(name) as? Value }
    // The value of an interpolation of unknown type.
    return (`⟨missing⟩`.self as any Any.Type) as? Value
  }

  /// Initializes memory with an empty value; false if there is none, leaving the memory uninitialized.
  private static func initialize<Value>(
    _ type: Value.Type, at address: UnsafeMutableRawPointer, named name: String, depth: Int
  ) -> Bool {
    if depth > 12 { return false }
    if let makeable = type as? any _MissingMakeable.Type,
      let value = makeable._makeMissing(named: name) as? Value
    {
      address.initializeMemory(as: type, to: value)
      return true
    }
    if let cases = type as? any CaseIterable.Type, let value = firstCase(of: cases) as? Value {
      address.initializeMemory(as: type, to: value)
      return true
    }
    if let value = existential(type, named: name) {
      address.initializeMemory(as: type, to: value)
      return true
    }
    switch kind(of: type) {
    case .structure: return initializeFields(of: type, at: address, depth: depth)
    case .enumeration: return initializeCase(of: type, at: address)
    // Calling either ends the preview, whatever its arguments.
    case .function:
      address.initializeMemory(as: (@Sendable () -> Void).self, to: { isCalled(name) })
      return true
    case .asynchronousFunction:
      address.initializeMemory(as: (@Sendable () async -> Void).self, to: { isCalled(name) })
      return true
    case .existential:
      guard let value = _StandInTypes.value(of: type, depth: depth) else { return false }
      address.initializeMemory(as: type, to: value)
      return true
    case .other: return false
    }
  }

  private static func initializeFields<Value>(
    of type: Value.Type, at address: UnsafeMutableRawPointer, depth: Int
  ) -> Bool {
    var count = 0
    let isWhole = _forEachField(of: type, options: []) { label, offset, field, _ in
      count += 1
      let name = String(cString: label)
      func initialize<Field>(_ field: Field.Type) -> Bool {
        self.initialize(
          field, at: address + offset, named: name.hasPrefix("_") ? String(name.dropFirst()) : name,
          depth: depth + 1)
      }
      return _openExistential(field, do: initialize)
    }
    // The runtime knows no properties of C types.
    return isWhole && (count > 0 || MemoryLayout<Value>.size == 0)
  }

  private static func firstCase<Cases: CaseIterable>(of type: Cases.Type) -> Any? { type.allCases.first }

  // MARK: Metadata

  private enum Kind { case structure, enumeration, function, asynchronousFunction, existential, other }

  /// The kind of a type, which is the first word of its metadata (Swift's ABI, “Type Metadata”).
  private static func kind(of type: Any.Type) -> Kind {
    let metadata = unsafeBitCast(type, to: UnsafePointer<Int>.self)
    switch metadata.pointee {
    case 0x200: return .structure
    case 0x201: return .enumeration
    // Functions with Swift's own calling convention.
    case 0x302 where metadata[1] & 0xFF_0000 == 0:
      return metadata[1] & 0x2000_0000 == 0 ? .function : .asynchronousFunction
    case 0x303: return .existential
    default: return .other
    }
  }

  /// Makes an enum its first case without a payload; false where all have one.
  ///
  /// The numbers of cases with and without payloads are the sixth and seventh word of 32 bits of the descriptor, to which the
  /// second word of the metadata points. The case is set by the witness for that, the fourteenth word of the table before the
  /// metadata; cases without payloads are counted behind those with.
  private static func initializeCase<Value>(
    of type: Value.Type, at address: UnsafeMutableRawPointer
  ) -> Bool {
    let metadata = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)
    let descriptor = metadata[1].assumingMemoryBound(to: UInt32.self)
    let (withPayload, without) = (descriptor[5] & 0xFF_FFFF, descriptor[6])
    guard without > 0 else { return false }
    address.initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<Value>.size)
    if withPayload == 0, without == 1 { return true }
    typealias Inject = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void
    let witnesses = metadata[-1].assumingMemoryBound(to: UnsafeRawPointer.self)
    unsafeBitCast(witnesses[13], to: Inject.self)(address, withPayload, UnsafeRawPointer(metadata))
    return true
  }
}

extension Optional: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { Self.none as Any }
}
extension Array: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { Self() }
}
extension Set: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { Self() }
}
extension Dictionary: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { Self() }
}
extension String: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { MissingValues.label(name) }
}
extension Substring: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { Substring(MissingValues.label(name)) }
}
extension Bool: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { false }
}
extension Numeric {
  public static func _makeMissing(named name: String) -> Any { zero }
}
extension Int: _MissingMakeable {}
extension Int8: _MissingMakeable {}
extension Int16: _MissingMakeable {}
extension Int32: _MissingMakeable {}
extension Int64: _MissingMakeable {}
extension UInt: _MissingMakeable {}
extension UInt8: _MissingMakeable {}
extension UInt16: _MissingMakeable {}
extension UInt32: _MissingMakeable {}
extension UInt64: _MissingMakeable {}
extension Double: _MissingMakeable {}
extension Float: _MissingMakeable {}
extension CGFloat: _MissingMakeable {}
extension Decimal: _MissingMakeable {}
extension CGPoint: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { CGPoint.zero }
}
extension CGSize: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { CGSize.zero }
}
extension CGRect: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { CGRect.zero }
}
extension Data: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { Data() }
}
extension Date: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { Date() }
}
extension UUID: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}
extension URL: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { URL(fileURLWithPath: "/missing") }
}
extension Locale: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { Locale.current }
}
extension TimeZone: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { TimeZone.current }
}
extension Calendar: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { Calendar.current }
}
extension AttributedString: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { AttributedString(MissingValues.label(name)) }
}
extension LocalizedStringKey: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { LocalizedStringKey(MissingValues.label(name)) }
}
extension Text: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { Text(verbatim: MissingValues.label(name)) }
}
extension Image: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any {
    Image(systemName: "questionmark.square.dashed")
  }
}
extension Color: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { Color.gray }
}
extension Path: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { Path() }
}
extension Gradient: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { Gradient(colors: [.gray]) }
}
extension AnyShapeStyle: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { AnyShapeStyle(Color.gray) }
}
extension EdgeInsets: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { EdgeInsets() }
}
extension Font: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { Font.body }
}
extension HorizontalAlignment: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { HorizontalAlignment.center }
}
extension VerticalAlignment: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { VerticalAlignment.center }
}
extension Animation: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { Animation.default }
}
extension AnyTransition: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { AnyTransition.opacity }
}
extension AnyView: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any {
    AnyView(Text(verbatim: MissingValues.label(name)))
  }
}
extension State: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any {
    MissingValues.make(Value.self, named: name).map { State(initialValue: $0) } as Any
  }
}
extension Binding: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any {
    MissingValues.make(Value.self, named: name).map { Binding.constant($0) } as Any
  }
}
