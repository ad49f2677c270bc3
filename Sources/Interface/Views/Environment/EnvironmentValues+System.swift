/// Environment values of the system, with their defaults.
extension EnvironmentValues {
  /// How the view is presented, as before iOS 15.
  public var presentationMode: Binding<PresentationMode> {
    let isPresented = isPresented
    let dismiss = dismiss
    return Binding(
      get: { PresentationMode(isPresented: isPresented) },
      set: { mode in
        if isPresented, !mode.isPresented { MainActor.assumeIsolated { dismiss() } }
      })
  }

  /// The style that `.background` resolves to.
  public var backgroundStyle: AnyShapeStyle? {
    get { backgroundStyleValue }
    set { backgroundStyleValue = newValue }
  }

  private struct BackgroundMaterialKey: EnvironmentKey {
    static var defaultValue: Material? { nil }
  }

  /// The material under the view.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }

  private struct BackgroundProminenceKey: EnvironmentKey {
    static var defaultValue: BackgroundProminence { .standard }
  }

  /// The prominence of the background under the view.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }

  private struct BadgeProminenceKey: EnvironmentKey {
    static var defaultValue: BadgeProminence { .standard }
  }

  /// The prominence of badges.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }

  private struct AppearsActiveKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// Whether the window appears active.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }

  private struct ControlActiveStateKey: EnvironmentKey {
    static var defaultValue: ControlActiveState { .key }
  }

  /// Whether controls appear as in an active window.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] }
    set { self[ControlActiveStateKey.self] = newValue }
  }

  private struct IsLuminanceReducedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the screen is dimmed, as on an always-on display.
  public var isLuminanceReduced: Bool {
    get { self[IsLuminanceReducedKey.self] }
    set { self[IsLuminanceReducedKey.self] = newValue }
  }

  private struct IsSceneCapturedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the screen is being recorded.
  public var isSceneCaptured: Bool {
    get { self[IsSceneCapturedKey.self] }
    set { self[IsSceneCapturedKey.self] = newValue }
  }

  private struct SpringLoadingBehaviorKey: EnvironmentKey {
    static var defaultValue: SpringLoadingBehavior { .automatic }
  }

  /// Whether controls react to a hovering pointer.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingBehaviorKey.self] }
    set { self[SpringLoadingBehaviorKey.self] = newValue }
  }

  private struct AllowedDynamicRangeKey: EnvironmentKey {
    static var defaultValue: Image.DynamicRange? { nil }
  }

  /// How bright images may be.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[AllowedDynamicRangeKey.self] }
    set { self[AllowedDynamicRangeKey.self] = newValue }
  }

  private struct AlignmentStrategyKey: EnvironmentKey {
    static var defaultValue: MultilineTextAlignmentStrategy { .layoutBased }
  }

  /// What decides on which side lines of text start.
  public var multilineTextAlignmentStrategy: MultilineTextAlignmentStrategy {
    get { self[AlignmentStrategyKey.self] }
    set { self[AlignmentStrategyKey.self] = newValue }
  }
}

/// What assistive technology is on; none.
extension EnvironmentValues {
  private struct AccessibilityShowButtonShapesKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether buttons show their shapes.
  public var accessibilityShowButtonShapes: Bool {
    get { self[AccessibilityShowButtonShapesKey.self] }
    set { self[AccessibilityShowButtonShapesKey.self] = newValue }
  }

  public var accessibilitySwitchControlEnabled: Bool { false }
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  public var accessibilityQuickActionsEnabled: Bool { false }
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  public var accessibilityDimFlashingLights: Bool { false }
  public var accessibilityPlayAnimatedImages: Bool { true }
  public var accessibilityPrefersHeadAnchorAlternative: Bool { false }
}

/// How a view is presented, as before iOS 15.
public struct PresentationMode: Sendable {
  public private(set) var isPresented: Bool

  package init(isPresented: Bool) {
    self.isPresented = isPresented
  }

  public mutating func dismiss() {
    isPresented = false
  }
}

/// The prominence of the background under a view.
public struct BackgroundProminence: Hashable, Sendable {
  private let number: Int
  public static let standard = BackgroundProminence(number: 0)
  public static let increased = BackgroundProminence(number: 1)
}

/// The prominence of a badge.
public struct BadgeProminence: Hashable, Sendable {
  private let number: Int
  public static let standard = BadgeProminence(number: 0)
  public static let increased = BadgeProminence(number: 1)
  public static let decreased = BadgeProminence(number: 2)
}

/// Whether a control's window is in front.
public enum ControlActiveState: Equatable, CaseIterable, Sendable {
  case key
  case active
  case inactive
}

/// Whether a view reacts to a hovering pointer.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let number: Int
  public static let automatic = SpringLoadingBehavior(number: 0)
  public static let enabled = SpringLoadingBehavior(number: 1)
  public static let disabled = SpringLoadingBehavior(number: 2)
}

/// What decides on which side lines of text begin.
public enum MultilineTextAlignmentStrategy: Hashable, Sendable {
  case layoutBased
  case writingDirectionBased
}

extension Image {
  /// How bright an image may be; pictures have the standard range.
  public struct DynamicRange: Hashable, Sendable {
    private let number: Int
    public static let standard = DynamicRange(number: 0)
    public static let constrainedHigh = DynamicRange(number: 1)
    public static let high = DynamicRange(number: 2)
  }

  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}
