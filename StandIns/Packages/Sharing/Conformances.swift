import SwiftUI

extension Shared: DynamicProperty {}
extension SharedReader: DynamicProperty {}
extension Shared: Equatable where Value: Equatable {
  public static func == (one: Self, other: Self) -> Bool { one.wrappedValue == other.wrappedValue }
}
extension SharedReader: Equatable where Value: Equatable {
  public static func == (one: Self, other: Self) -> Bool { one.wrappedValue == other.wrappedValue }
}
extension Shared: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
extension SharedReader: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
extension Shared: Identifiable where Value: Identifiable { public var id: Value.ID { wrappedValue.id } }
extension SharedReader: Identifiable where Value: Identifiable { public var id: Value.ID { wrappedValue.id } }
extension Shared: CustomStringConvertible { public var description: String { "#\(wrappedValue)" } }

extension Shared: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}
extension Shared: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws { self.init(value: try Value(from: decoder)) }
}

extension Binding {
  /// A binding to a shared value.
  public init(_ base: Shared<Value>) {
    self.init(get: { base.wrappedValue }, set: { value in base.wrappedValue = value })
  }
}
