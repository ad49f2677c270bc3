public import Views

/// Which of a text's forms is shown; pictures show the first.
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

extension Text {
  /// How the lines of a text lie.
  public struct AlignmentStrategy: Hashable, Sendable {
    private let number: Int
    public static let `default` = AlignmentStrategy(number: 0)
    public static let layoutBased = AlignmentStrategy(number: 1)
    public static let writingDirectionBased = AlignmentStrategy(number: 2)
  }

  /// What decides the direction in which a text is written.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    private let number: Int
    public static let `default` = WritingDirectionStrategy(number: 0)
    public static let layoutBased = WritingDirectionStrategy(number: 1)
    public static let contentBased = WritingDirectionStrategy(number: 2)
  }
}

nonisolated extension View {
  public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View {
    inputs {
      if preference is SizeDependentTextVariant {
        $0.note(.withoutEffect, "textVariant", "Texts keep their form where they have little room.")
      }
    }
  }

  public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
    inputs {
      if strategy == .writingDirectionBased {
        $0.note(
          .withoutEffect, "multilineTextAlignment(strategy:)",
          "Lines are aligned as the layout's direction says.")
      }
    }
  }

  public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
    inputs {
      if strategy == .layoutBased {
        $0.note(.withoutEffect, "writingDirection(strategy:)", "A text's content says how it is written.")
      }
    }
  }
}
