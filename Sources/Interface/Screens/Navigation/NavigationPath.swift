import Foundation

/// The screens on a stack, as values of any types.
public struct NavigationPath: Equatable {
  package var elements: [AnyHashable] = []

  public init() {}

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  public init(_ codable: CodableRepresentation) {
    elements = codable.elements
  }

  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) {
    elements.append(AnyHashable(value))
  }

  /// Removes values from the end.
  public mutating func removeLast(_ k: Int = 1) {
    elements.removeLast(k)
  }

  /// The path in a codable form; nil if a value is not codable.
  public var codable: CodableRepresentation? {
    elements.allSatisfy { $0.base is any Codable } ? CodableRepresentation(elements: elements) : nil
  }

  /// A codable path, as pairs of a type's name and a value's JSON, the last screen first.
  public struct CodableRepresentation: Codable, Equatable {
    package let elements: [AnyHashable]

    init(elements: [AnyHashable]) {
      self.elements = elements
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let value = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "\(name) is not a type that can be on a navigation path")
        }
        func decode<V: Codable & Hashable>(_ type: V.Type) throws -> AnyHashable {
          AnyHashable(try JSONDecoder().decode(type, from: Data(value.utf8)))
        }
        elements.insert(try decode(type), at: 0)
      }
      self.elements = elements
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements.reversed() {
        guard let value = element.base as? any Codable else { continue }
        try container.encode(_mangledTypeName(type(of: element.base)) ?? "\(type(of: element.base))")
        try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
      }
    }
  }
}
