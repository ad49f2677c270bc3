// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
import SwiftUI

public protocol AppIntent: Sendable {
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }
  associatedtype PerformResult: IntentResult
  func perform() async throws -> PerformResult
  init()
}
extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
}
public protocol SystemIntent: AppIntent {}
public protocol WidgetConfigurationIntent: SystemIntent {}
extension WidgetConfigurationIntent {
  public func perform() async throws -> some IntentResult { IntentResultContainer() }
}
public protocol LiveActivityIntent: SystemIntent {}
public protocol AudioPlaybackIntent: SystemIntent {}
public protocol SetValueIntent: SystemIntent {}
public protocol OpenIntent: SystemIntent {}
public protocol ForegroundContinuableIntent: SystemIntent {}
public protocol IntentResult: Sendable {}
public struct IntentResultContainer: IntentResult { public init() {} }
extension IntentResult where Self == IntentResultContainer {
  public static func result() -> IntentResultContainer { .init() }
  public static func result<V>(value: V) -> IntentResultContainer { .init() }
  public static func result(dialog: IntentDialog) -> IntentResultContainer { .init() }
  public static func result<V: View>(dialog: IntentDialog, view: V) -> IntentResultContainer { .init() }
  public static func result<V>(value: V, dialog: IntentDialog) -> IntentResultContainer { .init() }
}
public protocol ProvidesDialog {}
public protocol ReturnsValue<Value> { associatedtype Value }
public protocol ShowsSnippetView {}
public protocol OpensIntent {}
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral: String) {}
  public init(_ text: LocalizedStringResource) {}
}
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral: String) {}
  public init(
    _ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) {}
}
@propertyWrapper public final class IntentParameter<Value>: @unchecked Sendable {
  private var value: Value?
  public var wrappedValue: Value {
    get {
      if let value { return value }
      if let type = Value.self as? any ExpressibleByNilLiteral.Type,
        let empty = type.init(nilLiteral: ()) as? Value
      {
        return empty
      }
      fatalError("A parameter of an intent was read before it was set.")
    }
    set { value = newValue }
  }
  public var projectedValue: IntentParameter<Value> { self }
  public init() {}
  public init(title: LocalizedStringResource) {}
  public init(title: LocalizedStringResource, default value: Value) { self.value = value }
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil,
    requestValueDialog: IntentDialog? = nil
  ) { self.value = value }
  public init(wrappedValue: Value, title: LocalizedStringResource) { value = wrappedValue }
}
extension AppIntent { public typealias Parameter = IntentParameter }
public protocol AppEntity: Identifiable, Sendable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  var displayRepresentation: DisplayRepresentation { get }
}
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral: String) {}
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {}
}
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral: String) {}
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) {
  }
  public struct Image: Sendable {
    public init(systemName: String) {}
    public init(named: String) {}
  }
}
public protocol EntityQuery: Sendable {
  associatedtype Entity: AppEntity
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
}
public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> [Entity]
}
public protocol DynamicOptionsProvider: Sendable {}
public protocol AppShortcutsProvider: Sendable {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}
public struct AppShortcut: Sendable {
  public init<I: AppIntent>(
    intent: I, phrases: [AppShortcutPhrase<I>], shortTitle: LocalizedStringResource = "",
    systemImageName: String = ""
  ) {}
}
public struct AppShortcutPhrase<I: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral: String) {}
  public init(stringInterpolation: Interpolation) {}
  public struct Interpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
    public mutating func appendInterpolation<V>(_ parameter: KeyPath<I, IntentParameter<V>>) {}
  }
}
public enum AppShortcutPhraseToken: Sendable { case applicationName }
@resultBuilder public struct AppShortcutsBuilder {
  public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}
public protocol ParameterSummary {}
public struct IntentParameterSummary<I: AppIntent>: ParameterSummary { public init() {} }
extension Button {
  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(action: {}, label: label)
  }
  public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: {}, label: label)
  }
}
extension Button where Label == Text {
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) { self.init(titleKey, action: {}) }
}
extension Toggle {
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: .constant(isOn), label: label)
  }
}
