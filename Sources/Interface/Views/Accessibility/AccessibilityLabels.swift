import Foundation
public import Geometry
import LayoutEngine

/// Labels name views to whoever drives the interface, as they do for assistive technology; values and hints are seen
/// by nobody in a picture.
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
  public func accessibilityValue(_ valueDescription: Text) -> some View { self }
  public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> some View { self }
  public func accessibilityValue(_ valueDescription: LocalizedStringKey) -> some View { self }
  public func accessibilityValue(_ valueDescription: LocalizedStringKey, isEnabled: Bool) -> some View {
    self
  }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ valueDescription: S) -> some View { self }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ valueDescription: S, isEnabled: Bool) -> some View {
    self
  }
  @_disfavoredOverload
  public func accessibilityValue(_ valueDescription: LocalizedStringResource, isEnabled: Bool) -> some View {
    self
  }
  public func accessibilityHint(_ hint: Text) -> some View { self }
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View { self }
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { self }
  public func accessibilityHint(_ hint: LocalizedStringKey, isEnabled: Bool) -> some View { self }
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View { self }
  @_disfavoredOverload
  public func accessibilityHint(_ hint: LocalizedStringResource, isEnabled: Bool) -> some View { self }
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View { self }
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }
  public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View { self }
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) -> some View {
    self
  }
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool) -> some View {
    self
  }

  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    modifier(_OptionalIdentifierModifier(identifier: isEnabled ? identifier : nil))
  }
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View { self }
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }
  public func accessibilityAction(named name: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> some View
  { self }
  public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
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
  { self }
  @_disfavoredOverload
  public func accessibilityCustomContent(
    _ label: LocalizedStringResource, _ value: LocalizedStringResource,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
    -> some View
  { self }
  @_disfavoredOverload
  public func accessibilityCustomContent<S: StringProtocol>(
    _ label: S, _ value: S, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
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

/// How much an item of custom content matters.
public struct AccessibilityCustomContentImportance: Hashable, Sendable {
  private let number: Int
  public static let `default` = AccessibilityCustomContentImportance(number: 0)
  public static let high = AccessibilityCustomContentImportance(number: 1)
}

/// Names one of the further things that a screen reader tells of a view.
public struct AccessibilityCustomContentKey: Equatable {
  private let id: String

  public init(_ label: Text, id: String) { self.id = id }
  public init(_ labelKey: LocalizedStringKey, id: String) { self.id = id }
  public init(_ labelKey: LocalizedStringKey) { id = labelKey.key }
}
