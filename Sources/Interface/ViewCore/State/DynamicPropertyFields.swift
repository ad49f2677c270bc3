@_spi(Reflection) import Swift

/// Where the dynamic properties of a type lie, found once for each type.
package struct DynamicPropertyFields {
  private struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  private let fields: [Field]

  @MainActor private static var known: [ObjectIdentifier: DynamicPropertyFields] = [:]

  /// The dynamic properties of a struct type; none for classes and enums, as in SwiftUI.
  @MainActor
  package static func of(_ type: Any.Type) -> DynamicPropertyFields {
    let key = ObjectIdentifier(type)
    if let fields = known[key] { return fields }
    var found: [Field] = []
    _ = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
      if let fieldType = fieldType as? any DynamicProperty.Type {
        found.append(Field(offset: offset, type: fieldType))
      }
      return true
    }
    let fields = DynamicPropertyFields(fields: found)
    known[key] = fields
    return fields
  }

  /// Connects the dynamic properties of a value in place.
  ///
  /// - Parameter start: where the value lies in the view, in bytes.
  @MainActor
  package func install<Value>(in value: inout Value, inputs: _ViewInputs, start: Int = 0) {
    if fields.isEmpty { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for field in fields {
        Self.install(
          field.type, at: base + field.offset, inputs: inputs, offset: start + field.offset)
      }
    }
  }

  @MainActor
  private static func install<Property: DynamicProperty>(
    _ type: Property.Type, at address: UnsafeMutableRawPointer, inputs: _ViewInputs, offset: Int
  ) {
    // The field lies inside a value that the caller holds exclusively, and its type is the one that the
    // runtime reports for this offset.
    let pointer = address.assumingMemoryBound(to: type)
    if let installable = type as? any InstallableProperty.Type {
      installKnown(installable, at: address, inputs: inputs, offset: offset)
    } else {
      of(type).install(in: &pointer.pointee, inputs: inputs, start: offset)
    }
    pointer.pointee.update()
  }

  @MainActor
  private static func installKnown<Property: InstallableProperty>(
    _ type: Property.Type, at address: UnsafeMutableRawPointer, inputs: _ViewInputs, offset: Int
  ) {
    address.assumingMemoryBound(to: type).pointee.install(inputs, at: .property[offset])
  }
}

extension ViewPart {
  /// The properties of a view, by where they lie in it: no two connected properties have the same offset.
  fileprivate static let property = ViewPart("property")
}
