public import Foundation

/// Text attributes besides the font, set by views and texts: weight, slant, spacing, lines.
///
/// The environment carries one set for all text below; a `Text`'s own modifiers are laid over it.
package struct TextModifiers {
  package var weight: Font.Weight?
  package var isBold = false
  package var isItalic = false
  package var design: Font.Design?
  package var width: Font.Width?
  package var isMonospaced = false
  package var hasMonospacedDigits = false
  package var kerning: CGFloat = 0
  package var tracking: CGFloat = 0
  package var baselineOffset: CGFloat = 0
  package var underline: Text.LineStyle?
  package var strikethrough: Text.LineStyle?
  package var scale = Text.Scale.default

  package init() {}
}

extension Text {
  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// The form of the line.
    public struct Pattern: Hashable, Sendable {
      package let name: String
      public static let solid = Pattern(name: "solid")
      public static let dot = Pattern(name: "dot")
      public static let dash = Pattern(name: "dash")
      public static let dashDot = Pattern(name: "dashDot")
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }

    package let pattern: Pattern
    package let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()
  }

  /// The relative size of text.
  public struct Scale: Hashable, Sendable {
    package let isSecondary: Bool
    public static let `default` = Scale(isSecondary: false)
    public static let secondary = Scale(isSecondary: true)
  }

  /// Where text that does not fit is truncated.
  public enum TruncationMode: Hashable, Sendable {
    case head
    case tail
    case middle
  }

  /// Capitals or small letters throughout.
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }
}

nonisolated extension View {
  package func textModifiers(_ change: @escaping (inout TextModifiers) -> Void) -> some View {
    inputs { change(&$0.environment.textModifiers) }
  }

  /// The font of the text below that does not set one.
  public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  public func fontWeight(_ weight: Font.Weight?) -> some View {
    textModifiers { $0.weight = weight }
  }

  public func fontDesign(_ design: Font.Design?) -> some View {
    textModifiers { $0.design = design }
  }

  public func fontWidth(_ width: Font.Width?) -> some View {
    textModifiers { $0.width = width }
  }

  public func bold(_ isActive: Bool = true) -> some View {
    textModifiers { $0.isBold = isActive }
  }

  public func italic(_ isActive: Bool = true) -> some View {
    textModifiers { $0.isItalic = isActive }
  }

  public func monospaced(_ isActive: Bool = true) -> some View {
    textModifiers { $0.isMonospaced = isActive }
  }

  public func monospacedDigit() -> some View {
    textModifiers { $0.hasMonospacedDigits = true }
  }

  public func kerning(_ kerning: CGFloat) -> some View {
    textModifiers { $0.kerning = kerning }
  }

  public func tracking(_ tracking: CGFloat) -> some View {
    textModifiers { $0.tracking = tracking }
  }

  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    textModifiers { $0.baselineOffset = baselineOffset }
  }

  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textModifiers { $0.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil }
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textModifiers { $0.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil }
  }

  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    textModifiers { if isEnabled { $0.scale = scale } }
  }

  /// The maximum number of lines; nil is any number.
  public func lineLimit(_ number: Int?) -> some View {
    inputs {
      $0.environment.lineLimit = number
      $0.environment.lineLimitLower = nil
    }
  }

  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    inputs {
      $0.environment.lineLimit = nil
      $0.environment.lineLimitLower = limit.lowerBound
    }
  }

  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    inputs {
      $0.environment.lineLimit = limit.upperBound
      $0.environment.lineLimitLower = nil
    }
  }

  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    inputs {
      $0.environment.lineLimit = limit.upperBound
      $0.environment.lineLimitLower = limit.lowerBound
    }
  }

  /// The maximum number of lines, optionally with space reserved for all of them.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    inputs {
      $0.environment.lineLimit = limit
      $0.environment.lineLimitLower = reservesSpace ? limit : nil
    }
  }

  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  public func textCase(_ textCase: Text.Case?) -> some View {
    inputs {
      $0.environment.textCase = textCase
      $0.environment.isTextCaseSet = true
    }
  }

  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    self
  }

  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    inputs { $0.environment.textRenderer = $0.animatedRenderer(renderer) }
  }

  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    inputs { inputs in
      guard isEnabled else { return }
      inputs.environment.locale = Locale(
        components: Locale.Components(identifier: language.minimalIdentifier))
    }
  }
}

/// Whether users can select text.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
}

public struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
