/// One of the twelve text sizes that a reader can choose.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  /// Whether the size is one of the five large ones for accessibility.
  public var isAccessibilitySize: Bool {
    self >= .accessibility1
  }

  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool {
    a.rawValue < b.rawValue
  }
}

nonisolated extension View {
  /// Sets the text size for the views below.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the text size of the views below within a range.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      if range.contains(size) { return }
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let first = allowed.first, let last = allowed.last else { return }
      size = size < first ? first : last
    }
  }
}
