extension Tagged: AdditiveArithmetic where RawValue: AdditiveArithmetic {
  public static var zero: Self { Self(rawValue: .zero) }
  public static func + (a: Self, b: Self) -> Self { Self(rawValue: a.rawValue + b.rawValue) }
  public static func - (a: Self, b: Self) -> Self { Self(rawValue: a.rawValue - b.rawValue) }
}
extension Tagged: Numeric where RawValue: Numeric {
  public init?(exactly source: some BinaryInteger) {
    guard let rawValue = RawValue(exactly: source) else { return nil }
    self.init(rawValue: rawValue)
  }
  public var magnitude: RawValue.Magnitude { rawValue.magnitude }
  public static func * (a: Self, b: Self) -> Self { Self(rawValue: a.rawValue * b.rawValue) }
  public static func *= (a: inout Self, b: Self) { a.rawValue *= b.rawValue }
}
extension Tagged: SignedNumeric where RawValue: SignedNumeric {}
extension Tagged: Strideable where RawValue: Strideable {
  public func distance(to other: Self) -> RawValue.Stride { rawValue.distance(to: other.rawValue) }
  public func advanced(by distance: RawValue.Stride) -> Self {
    Self(rawValue: rawValue.advanced(by: distance))
  }
}
extension Tagged: Sequence where RawValue: Sequence {
  public func makeIterator() -> RawValue.Iterator { rawValue.makeIterator() }
}
extension Tagged: Collection where RawValue: Collection {
  public var startIndex: RawValue.Index { rawValue.startIndex }
  public var endIndex: RawValue.Index { rawValue.endIndex }
  public func index(after index: RawValue.Index) -> RawValue.Index { rawValue.index(after: index) }
  public subscript(position: RawValue.Index) -> RawValue.Element { rawValue[position] }
}
