public import Foundation
public import Geometry

/// What views say to assistive technology. A picture does not show it: it is attached to the view's node
/// (`AccessibilityStatement`), for code that reads the elements of a window.
nonisolated extension View {
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    states { _ in .hidden(hidden) }
  }
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    states { _ in isEnabled ? .hidden(hidden) : nil }
  }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    states { _ in .children(children.grouping) }
  }
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    spokenChildren(of: children())
  }
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    spokenRepresentation(of: representation())
  }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    states { _ in .addTraits(traits.spoken) }
  }
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    states { _ in .removeTraits(traits.spoken) }
  }
  public func accessibilitySortPriority(_ priority: Double) -> some View {
    states { _ in .sortPriority(priority) }
  }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    states { _ in .headingLevel(Int(level.rawValue)) }
  }
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View {
    states { _ in .respondsToUserInteraction(respondsToUserInteraction) }
  }
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool
  ) -> some View {
    states { _ in isEnabled ? .respondsToUserInteraction(respondsToUserInteraction) : nil }
  }
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    states { _ in isDirectTouchArea ? .addTraits([.allowsDirectInteraction]) : nil }
  }
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    spokenActivationPoint({ _ in activationPoint })
  }
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    spokenActivationPoint({ activationPoint.point(in: $0) })
  }
  public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> some View {
    spokenActivationPoint({ _ in activationPoint }, isEnabled: isEnabled)
  }
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> some View {
    spokenActivationPoint({ activationPoint.point(in: $0) }, isEnabled: isEnabled)
  }
  public func accessibilityShowsLargeContentViewer() -> some View { self }
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    states { _ in
      .pair(isLabel: role == .label, AnyHashable(PairKey(id: AnyHashable(id), namespace: namespace)))
    }
  }
  public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
    style: Style, @ViewBuilder content: () -> Content
  ) -> some View { self }
  public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
    style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> some View { self }
  public func accessibilityChartDescriptor<R>(_ representable: R) -> some View { self }
  public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View { self }
  public func accessibilityAssistiveAccessNavigationIcon(_ icon: Image) -> some View { self }
  public func accessibilityAssistiveAccessNavigationIcon(systemImage: String) -> some View { self }

  public func speechAdjustedPitch(_ value: Double) -> some View { self }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}

/// Actions for assistive technology. Their names are kept; they are not run in a picture.
nonisolated extension View {
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    spokenAction(of: actionKind)
  }
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    spokenActions(of: label())
  }
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    spokenActions(of: content())
  }
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    spokenActions(of: content())
  }
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    states { _ in .addTraits([.adjustable]) }
  }
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    states { _ in .addTraits([.scrollable]) }
  }
  public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void)
    -> some View
  {
    states { _ in .addTraits([.supportsZoom]) }
  }
}

/// The modifiers of iOS 13.
nonisolated extension View {
  @available(*, deprecated, message: "Use accessibilityLabel(_:) instead.")
  public func accessibility(label: Text) -> some View {
    accessibilityLabel(label)
  }
  @available(*, deprecated, message: "Use accessibilityValue(_:) instead.")
  public func accessibility(value: Text) -> some View {
    accessibilityValue(value)
  }
  @available(*, deprecated, message: "Use accessibilityHint(_:) instead.")
  public func accessibility(hint: Text) -> some View {
    accessibilityHint(hint)
  }
  @available(*, deprecated, message: "Use accessibilityHidden(_:) instead.")
  public func accessibility(hidden: Bool) -> some View {
    accessibilityHidden(hidden)
  }
  @available(*, deprecated, message: "Use accessibilityIdentifier(_:) instead.")
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  @available(*, deprecated, message: "Use accessibilityAddTraits(_:) instead.")
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  @available(*, deprecated, message: "Use accessibilityRemoveTraits(_:) instead.")
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  @available(*, deprecated, message: "Use accessibilitySortPriority(_:) instead.")
  public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }
  @available(*, deprecated, message: "Use accessibilityInputLabels(_:) instead.")
  public func accessibility(inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels)
  }
  @available(*, deprecated, message: "Use accessibilityActivationPoint(_:) instead.")
  public func accessibility(activationPoint: CGPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }
  @available(*, deprecated, message: "Use accessibilityActivationPoint(_:) instead.")
  public func accessibility(activationPoint: UnitPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }
  @available(*, deprecated, message: "Use accessibilityAddTraits(.isSelected) instead.")
  public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }
}

/// The kind of an action.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String
  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  public static let delete = AccessibilityActionKind(name: "delete")
  public static let showMenu = AccessibilityActionKind(name: "showMenu")

  /// The name of an action.
  let title: Text?

  public init(named name: Text) {
    self.name = "named"
    title = name
  }

  private init(name: String) {
    self.name = name
    title = nil
  }
}

/// The category of actions.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: String
  public static let `default` = AccessibilityActionCategory(name: "default")
  public static let edit = AccessibilityActionCategory(name: "edit")

  public init(_ nameKey: LocalizedStringKey) { name = "key" }

  @_disfavoredOverload
  public init(_ nameKey: LocalizedStringResource) { name = "key" }
  public init(_ name: Text) { self.name = "text" }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) { self.name = String(name) }
  private init(name: String) { self.name = name }
}

public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment
  case decrement
}

/// Zooming through assistive technology.
public struct AccessibilityZoomGestureAction {
  public enum Direction: Hashable, Sendable {
    case zoomIn
    case zoomOut
  }

  public let direction: Direction
  public let location: UnitPoint
  public let point: CGPoint
}

public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified
  case h1
  case h2
  case h3
  case h4
  case h5
  case h6
}

/// What kind of text a view shows.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String
  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label
  case content
}

/// How a quick action shows on a watch.
public protocol AccessibilityQuickActionStyle {}

public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle {}
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle {}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  public static var prompt: AccessibilityQuickActionPromptStyle { AccessibilityQuickActionPromptStyle() }
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  public static var outline: AccessibilityQuickActionOutlineStyle { AccessibilityQuickActionOutlineStyle() }
}

// Counterparts of view modifiers that return a text, for code that requires a `Text`; their values are not
// kept.
extension Text {
  @_disfavoredOverload
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
  @_disfavoredOverload
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
}
