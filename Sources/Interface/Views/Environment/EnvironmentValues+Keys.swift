public import Foundation
public import Geometry

extension EnvironmentValues {
  private struct FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
  }

  /// The font of text that names none.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  private struct ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { ColorScheme.light }
  }

  /// Whether the interface is light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  private struct ColorSchemeContrastKey: EnvironmentKey {
    static var defaultValue: ColorSchemeContrast { ColorSchemeContrast.standard }
  }

  /// Whether more contrast is asked for.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }

  private struct DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { DynamicTypeSize.large }
  }

  /// The text size that the reader has chosen.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  private struct LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { LayoutDirection.leftToRight }
  }

  /// The direction in which rows are laid out.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  private struct LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { Locale(identifier: "en_US") }
  }

  /// The language and region of the interface; never the machine's own.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  private struct CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { Calendar.fittingRoomDefault }
  }

  /// The calendar for dates in text.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  private struct TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { TimeZone.gmt }
  }

  /// The time zone for dates in text.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  private struct DisplayScaleKey: EnvironmentKey {
    static var defaultValue: CGFloat { 2 }
  }

  /// How many pixels make a point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  private struct HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { UserInterfaceSizeClass.compact }
  }

  /// How much room there is in width.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  private struct VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { UserInterfaceSizeClass.regular }
  }

  /// How much room there is in height.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  private struct IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  private struct LineLimitKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
  }

  /// How many lines text may take.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
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

  /// How the lines of a text stand under each other.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set { self[MultilineTextAlignmentKey.self] = newValue }
  }

  private struct TruncationModeKey: EnvironmentKey {
    static var defaultValue: Text.TruncationMode { Text.TruncationMode.tail }
  }

  /// Where text that does not fit is cut.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  private struct MinimumScaleFactorKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
  }

  /// How far text may shrink to fit.
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

  /// Whether text is set in capitals or small letters.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  private struct ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { Image.Scale.medium }
  }

  /// The size of symbols beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  private struct ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { ControlSize.regular }
  }

  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  private struct LegibilityWeightKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { nil }
  }

  /// Whether bold text is asked for.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  private struct ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { ScenePhase.active }
  }

  /// Whether the scene is in front.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  private struct RedactionReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { RedactionReasons() }
  }

  /// Why content is hidden behind placeholders.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  private struct SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
  }

  /// How symbols are coloured.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  private struct SymbolVariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { SymbolVariants.none }
  }

  /// Which variant of symbols is shown.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  private struct HeaderProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { Prominence.standard }
  }

  /// How strongly section headers stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  private struct DefaultMinListRowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat { 44 }
  }

  /// The least height of a row in a list.
  public var defaultMinListRowHeight: CGFloat {
    get { self[DefaultMinListRowHeightKey.self] }
    set { self[DefaultMinListRowHeightKey.self] = newValue }
  }

  private struct DefaultMinListHeaderHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }

  /// The least height of a header in a list.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[DefaultMinListHeaderHeightKey.self] }
    set { self[DefaultMinListHeaderHeightKey.self] = newValue }
  }

  private struct AccessibilityReduceMotionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether motion is to be reduced.
  public var accessibilityReduceMotion: Bool {
    get { self[AccessibilityReduceMotionKey.self] }
    set { self[AccessibilityReduceMotionKey.self] = newValue }
  }

  private struct AccessibilityReduceTransparencyKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether transparency is to be reduced.
  public var accessibilityReduceTransparency: Bool {
    get { self[AccessibilityReduceTransparencyKey.self] }
    set { self[AccessibilityReduceTransparencyKey.self] = newValue }
  }

  private struct AccessibilityDifferentiateWithoutColorKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether colour alone may carry meaning.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[AccessibilityDifferentiateWithoutColorKey.self] }
    set { self[AccessibilityDifferentiateWithoutColorKey.self] = newValue }
  }

  private struct AccessibilityInvertColorsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether colours are inverted.
  public var accessibilityInvertColors: Bool {
    get { self[AccessibilityInvertColorsKey.self] }
    set { self[AccessibilityInvertColorsKey.self] = newValue }
  }

  private struct AccessibilityVoiceOverEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether a screen reader is on.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[AccessibilityVoiceOverEnabledKey.self] }
    set { self[AccessibilityVoiceOverEnabledKey.self] = newValue }
  }

  private struct AccessibilityEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether any assistive technology is on.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }

  private struct IsSearchingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether a search is under way.
  public var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  private struct IsFocusedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the view has the keyboard's attention.
  public var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }

  private struct IsScrollEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// Whether scroll views scroll.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  private struct IsPresentedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the view is presented by another.
  public var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  private struct SupportsMultipleWindowsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the app may open several windows.
  public var supportsMultipleWindows: Bool {
    get { self[SupportsMultipleWindowsKey.self] }
    set { self[SupportsMultipleWindowsKey.self] = newValue }
  }

  private struct ForegroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }

  /// The style that `.foreground` and the hierarchical styles stand for.
  package var foregroundStyle: AnyShapeStyle? {
    get { self[ForegroundStyleKey.self] }
    set {
      self[ForegroundStyleKey.self] = newValue
      if !foregroundLevels.isEmpty { foregroundLevels = [] }
    }
  }

  private struct ComposedForegroundKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }

  /// The foreground that stacks in a list's row give what is in them, where no view has another.
  package var composedForeground: AnyShapeStyle? {
    get { self[ComposedForegroundKey.self] }
    set { self[ComposedForegroundKey.self] = newValue }
  }

  /// Levels of the foreground are shares of it in rows that are put together, not the colours of labels: in pictures of
  /// iOS 26 `.secondary` is 7F7F7F there, and 8A8A8E in a row of one text.
  mutating func enterComposedRow() {
    guard let style = composedForeground else { return }
    composedForeground = nil
    if foregroundStyle == nil { foregroundStyle = style }
  }

  private struct ForegroundLevelsKey: EnvironmentKey {
    static var defaultValue: [AnyShapeStyle] { [] }
  }

  /// The styles of the foreground's levels, where a view names more than the first.
  package var foregroundLevels: [AnyShapeStyle] {
    get { self[ForegroundLevelsKey.self] }
    set { self[ForegroundLevelsKey.self] = newValue }
  }

  private struct TintKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }

  /// The style of controls and links; nil is the accent colour.
  package var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  private struct BackgroundStyleValueKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }

  /// The style that `.background` stands for.
  package var backgroundStyleValue: AnyShapeStyle? {
    get { self[BackgroundStyleValueKey.self] }
    set { self[BackgroundStyleValueKey.self] = newValue }
  }

  private struct LineLimitLowerKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
  }

  /// How many lines text reserves room for.
  package var lineLimitLower: Int? {
    get { self[LineLimitLowerKey.self] }
    set { self[LineLimitLowerKey.self] = newValue }
  }

  private struct LabelsAreHiddenKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private struct RenderVersionKey: EnvironmentKey {
    static var defaultValue: RenderVersion { .current }
  }

  /// By which version of the rules views look.
  package var renderVersion: RenderVersion {
    get { self[RenderVersionKey.self] }
    set { self[RenderVersionKey.self] = newValue }
  }

  /// Whether controls hide their labels.
  package var labelsAreHidden: Bool {
    get { self[LabelsAreHiddenKey.self] }
    set { self[LabelsAreHiddenKey.self] = newValue }
  }

  private struct LabelStyleKey: EnvironmentKey {
    static var defaultValue: any LabelStyle { DefaultLabelStyle() }
  }

  /// How labels look.
  package var labelStyle: any LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }

  private struct ButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyButtonStyle { AnyButtonStyle.automatic }
  }

  /// How buttons look.
  package var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }

  private struct ToggleStyleKey: EnvironmentKey {
    static var defaultValue: any ToggleStyle { SwitchToggleStyle() }
  }

  /// How toggles look.
  package var toggleStyle: any ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }

  private struct ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: any ProgressViewStyle { DefaultProgressViewStyle() }
  }

  /// How progress is shown.
  package var progressViewStyle: any ProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }

  private struct ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { ButtonBorderShape.automatic }
  }

  /// The shape behind bordered buttons.
  package var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }

  private struct TextModifiersKey: EnvironmentKey {
    static var defaultValue: TextModifiers { TextModifiers() }
  }

  /// Weight, slant, tracking and lines that views set for the text below.
  package var textModifiers: TextModifiers {
    get { self[TextModifiersKey.self] }
    set { self[TextModifiersKey.self] = newValue }
  }

  private struct OpenURLActionKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
  }

  /// What opening a link does.
  package var openURLAction: OpenURLAction {
    get { self[OpenURLActionKey.self] }
    set { self[OpenURLActionKey.self] = newValue }
  }

  private struct TextRendererKey: EnvironmentKey {
    static var defaultValue: (any TextRenderer)? { nil }
  }

  /// How text is drawn, where a view takes that over.
  package var textRenderer: (any TextRenderer)? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }

  private struct StringsKey: EnvironmentKey {
    static var defaultValue: any LocalizedStringSource { UntranslatedStrings() }
  }

  /// Where localized strings are looked up.
  package var strings: any LocalizedStringSource {
    get { self[StringsKey.self] }
    set { self[StringsKey.self] = newValue }
  }

  /// The length of one pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The content size category under its UIKit name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}

extension Calendar {
  /// A Gregorian calendar that does not depend on the machine.
  package static var fittingRoomDefault: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }
}
