import Foundation
public import Geometry
import LayoutEngine

/// Labels name views for steps that drive the interface, as they do for assistive technology.
nonisolated extension View {
  public func accessibilityLabel(_ label: Text) -> some View { labelled { label.spokenText($0) } }
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    wrapped { child, inputs in
      isEnabled ? MarkNode(child: child, mark: ViewLabel { label.spokenText(inputs) }) : child
    }
  }
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View { accessibilityLabel(Text(label)) }
  public func accessibilityLabel(_ label: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }
  public func accessibilityValue(_ valueDescription: Text) -> some View {
    spokenValue(valueDescription)
  }
  public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> some View {
    spokenValue(valueDescription, isEnabled: isEnabled)
  }
  public func accessibilityValue(_ valueDescription: LocalizedStringKey) -> some View {
    spokenValue(Text(valueDescription))
  }
  public func accessibilityValue(_ valueDescription: LocalizedStringKey, isEnabled: Bool) -> some View {
    spokenValue(Text(valueDescription), isEnabled: isEnabled)
  }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ valueDescription: S) -> some View {
    spokenValue(Text(valueDescription))
  }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ valueDescription: S, isEnabled: Bool) -> some View {
    spokenValue(Text(valueDescription), isEnabled: isEnabled)
  }
  @_disfavoredOverload
  public func accessibilityValue(_ valueDescription: LocalizedStringResource, isEnabled: Bool) -> some View {
    spokenValue(Text(valueDescription), isEnabled: isEnabled)
  }
  public func accessibilityHint(_ hint: Text) -> some View {
    spokenHint(hint)
  }
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    spokenHint(hint, isEnabled: isEnabled)
  }
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    spokenHint(Text(hint))
  }
  public func accessibilityHint(_ hint: LocalizedStringKey, isEnabled: Bool) -> some View {
    spokenHint(Text(hint), isEnabled: isEnabled)
  }
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    spokenHint(Text(hint))
  }
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
    spokenHint(Text(hint), isEnabled: isEnabled)
  }
  @_disfavoredOverload
  public func accessibilityHint(_ hint: LocalizedStringResource, isEnabled: Bool) -> some View {
    spokenHint(Text(hint), isEnabled: isEnabled)
  }
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    spokenLabel(content)
  }
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    spokenInputLabels(inputLabels)
  }
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    spokenInputLabels(inputLabelKeys.map { Text($0) })
  }
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    spokenInputLabels(inputLabels.map { Text($0) })
  }
  public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View {
    spokenInputLabels(inputLabels, isEnabled: isEnabled)
  }
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) -> some View {
    spokenInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
  }
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool) -> some View {
    spokenInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
  }

  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    modifier(_OptionalIdentifierModifier(identifier: isEnabled ? identifier : nil))
  }
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    spokenAction(name)
  }
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    spokenContent(label, value, importance)
  }
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    spokenContent(key, value, importance)
  }
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    spokenContent(key, Text(valueKey), importance)
  }
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    spokenContent(key, Text(value), importance)
  }
  public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View { self }
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }
  public func accessibilityAction(named name: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> some View
  {
    spokenAction(Text(name))
  }
  public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    spokenContent(Text(label), Text(value), importance)
  }
  public func accessibilityScrollStatus(_ status: LocalizedStringKey, isEnabled: Bool = true) -> some View {
    self
  }

  @_disfavoredOverload
  public func accessibilityScrollStatus(_ status: LocalizedStringResource, isEnabled: Bool = true)
    -> some View
  {
    self
  }
  public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
    self
  }
  public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
    self
  }
  @_disfavoredOverload
  public func accessibilityAction(named name: LocalizedStringResource, _ handler: @escaping () -> Void)
    -> some View
  {
    spokenAction(Text(name))
  }
  @_disfavoredOverload
  public func accessibilityCustomContent(
    _ label: LocalizedStringResource, _ value: LocalizedStringResource,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    spokenContent(Text(label), Text(value), importance)
  }
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
    -> some View
  {
    spokenAction(Text(name))
  }
  @_disfavoredOverload
  public func accessibilityCustomContent<S: StringProtocol>(
    _ label: S, _ value: S, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    spokenContent(Text(label), Text(value), importance)
  }
  @_disfavoredOverload
  public func accessibilityScrollStatus<S: StringProtocol>(_ status: S, isEnabled: Bool = true) -> some View {
    self
  }
  @_disfavoredOverload
  public func accessibilityDragPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> some View {
    self
  }
  @_disfavoredOverload
  public func accessibilityDropPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> some View {
    self
  }
}

/// An identifier, or none.
private nonisolated struct _OptionalIdentifierModifier: ViewModifier {
  let identifier: String?

  func body(content: Content) -> some View {
    if let identifier { content.accessibilityIdentifier(identifier) } else { content }
  }
}

/// The importance of an item of custom content.
public struct AccessibilityCustomContentImportance: Hashable, Sendable {
  private let number: Int
  public static let `default` = AccessibilityCustomContentImportance(number: 0)
  public static let high = AccessibilityCustomContentImportance(number: 1)
}

/// A key for additional content that a screen reader offers for a view.
public struct AccessibilityCustomContentKey: Equatable {
  let id: String
  let label: Text

  public init(_ label: Text, id: String) {
    self.id = id
    self.label = label
  }
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
  public init(_ labelKey: LocalizedStringKey) { self.init(labelKey, id: labelKey.key) }

  public static func == (left: Self, right: Self) -> Bool { left.id == right.id }
}
