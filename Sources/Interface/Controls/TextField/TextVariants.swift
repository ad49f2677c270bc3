public import Views

/// Which of a text's variants is shown; pictures show the first.
///
/// https://developer.apple.com/documentation/swiftui/textvariantpreference
public protocol TextVariantPreference {}

public struct FixedTextVariant: TextVariantPreference, Sendable {}

public struct SizeDependentTextVariant: TextVariantPreference, Sendable {}

extension TextVariantPreference where Self == FixedTextVariant {
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

nonisolated extension View {
  public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View {
    inputs {
      if preference is SizeDependentTextVariant {
        $0.note(.withoutEffect, "textVariant", "Texts keep their form where they have little room.")
      }
    }
  }
}
