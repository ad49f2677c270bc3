public import Foundation

/// One or more lines of read-only text.
public nonisolated struct Text: Equatable, Sendable {
  package indirect enum Storage: Sendable {
    case verbatim(String)
    /// In the interface's language, or in one of its own.
    case localized(LocalizedStringKey, table: String?, locale: Locale?)
    case attributed(AttributedString)
    case image(Image)
    case computed(@Sendable (EnvironmentValues) -> String)
    case concatenated(Text, Text)
  }

  package enum Modifier: Sendable {
    case font(Font?)
    case foreground(AnyShapeStyle)
    case color(Color?)
    case weight(Font.Weight?)
    case bold(Bool)
    case italic(Bool)
    case design(Font.Design?)
    case width(Font.Width?)
    case monospaced(Bool)
    case monospacedDigit
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case underline(LineStyle?)
    case strikethrough(LineStyle?)
    case scale(Scale)
    case attribute(TextMark)
    /// The text that a screen reader speaks instead.
    case spokenLabel(Text)
  }

  package var storage: Storage
  /// Innermost first, in source order.
  package var modifiers: [Modifier] = []

  package init(storage: Storage) {
    self.storage = storage
  }

  /// A text that is shown verbatim.
  public init(verbatim content: String) {
    storage = .verbatim(content)
  }

  /// A text that is shown verbatim.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    storage = .verbatim(String(content))
  }

  /// A text that is looked up in the app's strings and may contain Markdown.
  ///
  /// Every bundle has the strings of the project that the source is part of.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    storage = .localized(key, table: tableName, locale: bundle?.ownLanguage)
  }

  /// A text that is looked up when it is shown.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    storage = .localized(resource.defaultValue, table: resource.table, locale: resource.ownLocale)
  }

  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    storage = .attributed(attributedContent)
  }

  /// An image on the baseline, as high as the text around it.
  public init(_ image: Image) {
    storage = .image(image)
  }

  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    // A formatted value keeps its style's own locale unless that follows the interface.
    nonisolated(unsafe) let input = input
    nonisolated(unsafe) let format = format
    storage = .computed { environment in
      _InterfaceStrings.style(format, following: environment.locale).format(input)
    }
  }

  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(_InterfaceStrings.style(format).format(input))
  }

  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    storage = .verbatim(formatter.string(for: subject) ?? "\(subject)")
  }

  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    storage = .verbatim(formatter.string(for: subject) ?? subject.description)
  }

  public static func == (a: Text, b: Text) -> Bool {
    // Texts are equal when they read the same; this only decides whether a picture needs another pass.
    String(describing: a.storage) == String(describing: b.storage)
      && String(describing: a.modifiers) == String(describing: b.modifiers)
  }

  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(storage: .concatenated(lhs, rhs))
  }

  package func modified(_ modifier: Modifier) -> Text {
    var text = self
    text.modifiers.append(modifier)
    return text
  }

  public func font(_ font: Font?) -> Text { modified(.font(font)) }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    modified(.foreground(AnyShapeStyle(style)))
  }
  public func foregroundColor(_ color: Color?) -> Text { modified(.color(color)) }
  public func fontWeight(_ weight: Font.Weight?) -> Text { modified(.weight(weight)) }
  public func fontDesign(_ design: Font.Design?) -> Text { modified(.design(design)) }
  public func fontWidth(_ width: Font.Width?) -> Text { modified(.width(width)) }
  public func bold() -> Text { modified(.bold(true)) }
  public func bold(_ isActive: Bool) -> Text { modified(.bold(isActive)) }
  public func italic() -> Text { modified(.italic(true)) }
  public func italic(_ isActive: Bool) -> Text { modified(.italic(isActive)) }
  public func monospaced(_ isActive: Bool = true) -> Text { modified(.monospaced(isActive)) }
  public func monospacedDigit() -> Text { modified(.monospacedDigit) }
  public func kerning(_ kerning: CGFloat) -> Text { modified(.kerning(kerning)) }
  public func tracking(_ tracking: CGFloat) -> Text { modified(.tracking(tracking)) }
  public func baselineOffset(_ offset: CGFloat) -> Text { modified(.baselineOffset(offset)) }
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? modified(.scale(scale)) : self
  }

  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    modified(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    modified(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  public func accessibilityLabel(_ label: Text) -> Text { modified(.spokenLabel(label)) }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  // Counterparts of view modifiers that return a text, for code that requires a `Text`.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringKey) -> Text { accessibilityLabel(Text(label)) }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }
  @_disfavoredOverload
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  @_disfavoredOverload
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  @_disfavoredOverload
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
