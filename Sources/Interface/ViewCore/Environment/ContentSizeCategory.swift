/// The reader's text size under the name it had before `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  package init(_ size: DynamicTypeSize) {
    self = Self.allCases[size.rawValue]
  }

  package var dynamicTypeSize: DynamicTypeSize {
    let index = Self.allCases.firstIndex(of: self) ?? DynamicTypeSize.large.rawValue
    return DynamicTypeSize.allCases[index]
  }

  /// Whether the size is one of the five large ones for accessibility.
  public var isAccessibilityCategory: Bool {
    dynamicTypeSize.isAccessibilitySize
  }

  // Apple's type has these without being `Comparable`.
  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
    a.dynamicTypeSize < b.dynamicTypeSize
  }

  public static func <= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { !(b < a) }
  public static func > (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { b < a }
  public static func >= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { !(a < b) }
}
