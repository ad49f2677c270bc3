/// A direction in which views are laid out.
@frozen
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  case horizontal
  case vertical

  /// A set of directions.
  @frozen
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public init(_ axis: Axis) {
      rawValue = 1 << axis.rawValue
    }

    public static let horizontal = Set(.horizontal)
    public static let vertical = Set(.vertical)

    /// Whether the set holds the given direction.
    public func contains(_ axis: Axis) -> Bool {
      contains(Set(axis))
    }
  }

  /// The direction at a right angle to this one.
  @inlinable
  package var perpendicular: Axis {
    self == .horizontal ? .vertical : .horizontal
  }
}

extension Axis: CustomStringConvertible {
  public var description: String {
    self == .horizontal ? "horizontal" : "vertical"
  }
}
