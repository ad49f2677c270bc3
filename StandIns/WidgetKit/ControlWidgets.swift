// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import AppIntents
import Apps
import Foundation
import SwiftUI

/// The templates of controls.
@MainActor @preconcurrency public protocol ControlWidgetTemplate {}

@resultBuilder public struct ControlWidgetTemplateBuilder {
  @MainActor public static func buildExpression<T: ControlWidgetTemplate>(_ template: T) -> T { template }
  @MainActor public static func buildBlock<T: ControlWidgetTemplate>(_ template: T) -> T { template }
  @MainActor public static func buildEither<T: ControlWidgetTemplate>(first: T) -> T { first }
  @MainActor public static func buildEither<T: ControlWidgetTemplate>(second: T) -> T { second }
  @MainActor public static func buildLimitedAvailability<T: ControlWidgetTemplate>(_ template: T) -> T {
    template
  }
}

public protocol ControlValueProvider {
  associatedtype Value
  var previewValue: Value { get }
  func currentValue() async throws -> Value
}

public protocol AppIntentControlValueProvider {
  associatedtype Configuration: ControlConfigurationIntent
  associatedtype Value
  func previewValue(configuration: Configuration) -> Value
  func currentValue(configuration: Configuration) async throws -> Value
}

public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {}
  public init<P: ControlValueProvider>(
    kind: String, provider: P, @ControlWidgetTemplateBuilder content: @escaping (P.Value) -> Content
  ) {}
}

public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {}
  public init<P: AppIntentControlValueProvider>(
    kind: String, provider: P, @ControlWidgetTemplateBuilder content: @escaping (P.Value) -> Content
  ) where Configuration == P.Configuration {}
}

/// The label of a control's value, the default of its initializers.
public struct ControlWidgetToggleDefaultLabel: View {
  public var body: some View { EmptyView() }
}

public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
  ControlWidgetTemplate
where Action.ValueType == Bool {
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
  public init(
    _ title: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Label == Text {}
  @_disfavoredOverload public init(
    _ title: some StringProtocol, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Label == Text {}
  public init(_ title: LocalizedStringKey, isOn: Bool, action: Action)
  where Label == Text, ValueLabel == ControlWidgetToggleDefaultLabel {}
  @_disfavoredOverload public init(_ title: some StringProtocol, isOn: Bool, action: Action)
  where Label == Text, ValueLabel == ControlWidgetToggleDefaultLabel {}
}

/// The default label of a button's action.
public struct ControlWidgetButtonDefaultActionLabel: View {
  public var body: some View { EmptyView() }
}

public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}
  public init(action: Action, @ViewBuilder label: @escaping () -> Label)
  where ActionLabel == ControlWidgetButtonDefaultActionLabel {}
  public init(
    _ title: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Label == Text {}
  @_disfavoredOverload public init(
    _ title: some StringProtocol, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Label == Text {}
  public init(_ title: LocalizedStringKey, action: Action)
  where Label == Text, ActionLabel == ControlWidgetButtonDefaultActionLabel {}
  @_disfavoredOverload public init(_ title: some StringProtocol, action: Action)
  where Label == Text, ActionLabel == ControlWidgetButtonDefaultActionLabel {}
}

extension ControlWidgetTemplate {
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
  public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate { self }
}

extension View {
  public func controlWidgetStatus(_ status: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload public func controlWidgetStatus(_ status: some StringProtocol) -> some View { self }
  public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload public func controlWidgetActionHint(_ hint: some StringProtocol) -> some View { self }
}

/// The configured controls; there are none.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()
  public func reloadAllControls() {}
  public func reloadControls(ofKind kind: String) {}
  public func currentControls() async throws -> [ControlInfo] { [] }
}

public struct ControlInfo: Hashable, Sendable {
  public let kind: String
}

/// A configuration that the gallery of widgets offers.
public struct AppIntentRecommendation<Intent>: @unchecked Sendable {
  public init(intent: Intent, description: LocalizedStringKey) {}
  @_disfavoredOverload public init(intent: Intent, description: some StringProtocol) {}
  public init(intent: Intent, description: Text) {}
}

/// A configuration that the gallery of widgets offers.
public struct IntentRecommendation<Intent>: @unchecked Sendable {
  public init(intent: Intent, description: LocalizedStringKey) {}
  @_disfavoredOverload public init(intent: Intent, description: some StringProtocol) {}
  public init(intent: Intent, description: Text) {}
}

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

extension IntentTimelineProvider {
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}
