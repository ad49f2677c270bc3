public import Foundation
import Geometry
import LayoutEngine

nonisolated extension View {
  /// Makes the view one that can be tapped, which shows in the frame tree only.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    wrapped { child, inputs in
      PassthroughNode(child: child).annotated("onTapGesture", roles: .tapArea, inputs: inputs)
    }
  }

  /// Says in which shape the view can be tapped, which shows in the frame tree only.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    wrapped { child, inputs in
      let node = PassthroughNode(child: child).annotated("contentShape", inputs: inputs)
      let direction = inputs.environment.layoutDirection
      (node.annotation as? NodeAnnotation)?.contentBounds = { size in
        shape.directedPath(in: CGRect(origin: .zero, size: size), direction: direction).boundingRect
      }
      return node
    }
  }
}

/// Modifiers that have no bearing on a picture: they are accepted and leave the view as it is.
nonisolated extension View {
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  public func onSubmit(_ action: @escaping () -> Void) -> some View { self }
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  public func help(_ textKey: LocalizedStringKey) -> some View { self }
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    self
  }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  public func accessibilityLabel(_ label: Text) -> some View { self }
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
  public func accessibilityValue(_ value: Text) -> some View { self }
  public func accessibilityValue(_ value: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
  public func accessibilityHint(_ hint: Text) -> some View { self }
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilitySortPriority(_ priority: Double) -> some View { self }
  public func accessibilityAction(named name: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> some View
  {
    self
  }
  public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View { self }
  public func accessibilityShowsLargeContentViewer() -> some View { self }
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { self }
}

/// How the parts of a view appear to assistive technology.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let number: Int
  public static let ignore = AccessibilityChildBehavior(number: 0)
  public static let contain = AccessibilityChildBehavior(number: 1)
  public static let combine = AccessibilityChildBehavior(number: 2)
}

/// What kind of element a view is to assistive technology.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var names: Set<Int>
  public typealias Element = AccessibilityTraits

  public init() { names = [] }
  private init(_ number: Int) { names = [number] }

  public static let isButton = AccessibilityTraits(0)
  public static let isHeader = AccessibilityTraits(1)
  public static let isSelected = AccessibilityTraits(2)
  public static let isLink = AccessibilityTraits(3)
  public static let isSearchField = AccessibilityTraits(4)
  public static let isImage = AccessibilityTraits(5)
  public static let playsSound = AccessibilityTraits(6)
  public static let isKeyboardKey = AccessibilityTraits(7)
  public static let isStaticText = AccessibilityTraits(8)
  public static let isSummaryElement = AccessibilityTraits(9)
  public static let updatesFrequently = AccessibilityTraits(10)
  public static let startsMediaSession = AccessibilityTraits(11)
  public static let allowsDirectInteraction = AccessibilityTraits(12)
  public static let causesPageTurn = AccessibilityTraits(13)
  public static let isModal = AccessibilityTraits(14)
  public static let isToggle = AccessibilityTraits(15)

  public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }
  public mutating func insert(_ member: AccessibilityTraits)
    -> (inserted: Bool, memberAfterInsert: AccessibilityTraits)
  {
    let isNew = !contains(member)
    names.formUnion(member.names)
    return (isNew, member)
  }
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    guard contains(member) else { return nil }
    names.subtract(member.names)
    return member
  }
  public mutating func update(with member: AccessibilityTraits) -> AccessibilityTraits? {
    insert(member).inserted ? nil : member
  }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { with(names.union(other.names)) }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with(names.intersection(other.names))
  }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with(names.symmetricDifference(other.names))
  }
  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }
  public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    self = symmetricDifference(other)
  }
  private func with(_ names: Set<Int>) -> AccessibilityTraits {
    var result = AccessibilityTraits()
    result.names = names
    return result
  }
}

/// What the reader feels; nothing, in a picture.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String
  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let impact = SensoryFeedback(name: "impact")
}

/// A key on the keyboard.
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  public var character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  public static let `return` = KeyEquivalent("\r")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let space = KeyEquivalent(" ")
  public static let tab = KeyEquivalent("\t")
}

/// Keys held down with another.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
}

/// A key with the keys held down.
public struct KeyboardShortcut: Hashable, Sendable {
  public var key: KeyEquivalent
  public static let defaultAction = KeyboardShortcut(.return)
  public static let cancelAction = KeyboardShortcut(.escape)
  public init(_ key: KeyEquivalent) { self.key = key }
  public init(_ key: KeyEquivalent, modifiers: EventModifiers) { self.key = key }
}

/// Opens a link; in a picture nothing is opened.
public struct OpenURLAction: Sendable {
  /// What became of a link.
  public struct Result: Sendable {
    private let number: Int
    public static let handled = Result(number: 0)
    public static let discarded = Result(number: 1)
    public static let systemAction = Result(number: 2)
    public static func systemAction(_ url: URL) -> Result { systemAction }
  }

  private let handler: @Sendable (URL) -> Result

  public init(handler: @escaping @Sendable (URL) -> Result) {
    self.handler = handler
  }

  public func callAsFunction(_ url: URL) {
    _ = handler(url)
  }
}

/// Closes what is presented; in a picture nothing is.
public struct DismissAction: Sendable {
  public func callAsFunction() {}
}

extension EnvironmentValues {
  public var openURL: OpenURLAction {
    get { openURLAction }
    set { openURLAction = newValue }
  }

  public var dismiss: DismissAction { DismissAction() }
}
