/// A value whose type is told from that of other values of the same kind by a tag.
@dynamicMemberLookup
public struct Tagged<Tag, RawValue> {
  public var rawValue: RawValue

  public init(rawValue: RawValue) { self.rawValue = rawValue }
  public init(_ rawValue: RawValue) { self.rawValue = rawValue }

  public subscript<Subject>(dynamicMember keyPath: KeyPath<RawValue, Subject>) -> Subject {
    rawValue[keyPath: keyPath]
  }
  public func map<New>(_ transform: (RawValue) -> New) -> Tagged<Tag, New> {
    Tagged<Tag, New>(rawValue: transform(rawValue))
  }
  public func coerced<New>(to type: New.Type) -> Tagged<New, RawValue> {
    Tagged<New, RawValue>(rawValue: rawValue)
  }
}

extension Tagged: RawRepresentable {}
extension Tagged: Sendable where RawValue: Sendable {}
extension Tagged: BitwiseCopyable where RawValue: BitwiseCopyable {}
extension Tagged: Equatable where RawValue: Equatable {}
extension Tagged: Hashable where RawValue: Hashable {}
extension Tagged: Identifiable where RawValue: Identifiable {
  public var id: RawValue.ID { rawValue.id }
}
extension Tagged: Error where RawValue: Error {}
extension Tagged: CustomStringConvertible {
  public var description: String { String(describing: rawValue) }
}
extension Tagged: CustomPlaygroundDisplayConvertible {
  public var playgroundDescription: Any { rawValue }
}
extension Tagged: LosslessStringConvertible where RawValue: LosslessStringConvertible {
  public init?(_ description: String) {
    guard let rawValue = RawValue(description) else { return nil }
    self.init(rawValue: rawValue)
  }
}
extension Tagged: Comparable where RawValue: Comparable {
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// Values in which a tag stands are written and read as the values themselves.
extension Tagged: Decodable where RawValue: Decodable {
  public init(from decoder: any Decoder) throws {
    do {
      self.init(rawValue: try decoder.singleValueContainer().decode(RawValue.self))
    } catch {
      self.init(rawValue: try .init(from: decoder))
    }
  }
}
extension Tagged: Encodable where RawValue: Encodable {
  public func encode(to encoder: any Encoder) throws {
    do {
      var container = encoder.singleValueContainer()
      try container.encode(rawValue)
    } catch {
      try rawValue.encode(to: encoder)
    }
  }
}
extension Tagged: CodingKeyRepresentable where RawValue: CodingKeyRepresentable {
  public init?(codingKey: some CodingKey) {
    guard let rawValue = RawValue(codingKey: codingKey) else { return nil }
    self.init(rawValue: rawValue)
  }
  public var codingKey: any CodingKey { rawValue.codingKey }
}
