public import Foundation

extension EnvironmentValues {
  private struct FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
  }

  /// The font of text that does not set one.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  private struct TitleLookKey: EnvironmentKey {
    static var defaultValue: TitleLook? { nil }
  }

  /// A fixed look for the texts below that overrides their own styles, as where UIKit only uses their
  /// strings.
  package var titleLook: TitleLook? {
    get { self[TitleLookKey.self] }
    set { self[TitleLookKey.self] = newValue }
  }

  private struct LineLimitKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
  }

  /// The maximum number of lines of text.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  private struct LineLimitLowerKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
  }

  /// The number of lines that text reserves space for.
  package var lineLimitLower: Int? {
    get { self[LineLimitLowerKey.self] }
    set { self[LineLimitLowerKey.self] = newValue }
  }

  private struct LineSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
  }

  /// Extra space between lines of text, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  private struct MultilineTextAlignmentKey: EnvironmentKey {
    static var defaultValue: TextAlignment { TextAlignment.leading }
  }

  /// How the lines of a text are aligned with each other.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set { self[MultilineTextAlignmentKey.self] = newValue }
  }

  private struct TruncationModeKey: EnvironmentKey {
    static var defaultValue: Text.TruncationMode { Text.TruncationMode.tail }
  }

  /// Where text that does not fit is truncated.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  private struct MinimumScaleFactorKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
  }

  /// The minimum scale to which text may shrink to fit.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  private struct AllowsTighteningKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether letters may move closer to fit.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  private struct TextCaseKey: EnvironmentKey {
    static var defaultValue: Text.Case? { nil }
  }

  /// Whether text is set in upper or lower case.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  private struct LegibilityWeightKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { nil }
  }

  /// Whether the user has turned on bold text.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  private struct TextModifiersKey: EnvironmentKey {
    static var defaultValue: TextModifiers { TextModifiers() }
  }

  /// Weight, slant, tracking and line decorations that views set for the text below.
  package var textModifiers: TextModifiers {
    get { self[TextModifiersKey.self] }
    set { self[TextModifiersKey.self] = newValue }
  }

  /// The text renderer, if a view sets one.
  package var textRenderer: (any TextRenderer)? {
    get { anyTextRenderer as? any TextRenderer }
    set { anyTextRenderer = newValue }
  }

  private struct StringsKey: EnvironmentKey {
    static var defaultValue: any LocalizedStringSource { UntranslatedStrings() }
  }

  /// Where localized strings are looked up.
  package var strings: any LocalizedStringSource {
    get { self[StringsKey.self] }
    set { self[StringsKey.self] = newValue }
  }
}
