// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
import StandInSupport
import SwiftUI

// The shortcuts that Siri and the Shortcuts app know from an app's installation on.

public protocol AppShortcutsProvider: Sendable {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  static var shortcutTileColor: ShortcutTileColor { get }
  @NegativeAppShortcutPhrasesBuilder static var negativePhrases: [NegativeAppShortcutPhrase] { get }
}
extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  public static var negativePhrases: [NegativeAppShortcutPhrase] { [] }
  /// Does nothing: the phrases are not used.
  public static func updateAppShortcutParameters() {}
}
public enum ShortcutTileColor: Hashable, Sendable {
  case blue
  case grape
  case grayBlue
  case grayBrown
  case grayGreen
  case lightBlue
  case lime
  case navy
  case orange
  case pink
  case purple
  case red
  case tangerine
  case teal
  case yellow
}
public struct AppShortcut: Sendable {
  public init<I: AppIntent>(
    intent: I, phrases: [AppShortcutPhrase<I>], shortTitle: LocalizedStringResource = "",
    systemImageName: String = ""
  ) {}
  public init<I: AppIntent, P: AppShortcutParameterPresentationContent>(
    intent: I, phrases: [AppShortcutPhrase<I>], shortTitle: LocalizedStringResource, systemImageName: String,
    parameterPresentation: P
  ) {}
}
public protocol AppShortcutParameterPresentationContent: Sendable {}
public struct ParameterPresentation<I: AppIntent, Value>: AppShortcutParameterPresentationContent,
  @unchecked Sendable
{
  public init(
    for parameter: KeyPath<I, IntentParameter<Value>>, summary: ParameterSummaryString<I>,
    @AppShortcutOptionsCollectionsBuilder optionsCollections: () -> [AppShortcutOptionsCollection]
  ) {}
}
public struct AppShortcutOptionsCollection: Sendable {
  public init<P: DynamicOptionsProvider>(
    _ provider: P, title: LocalizedStringResource, systemImageName: String
  ) {}
}
@resultBuilder public struct AppShortcutOptionsCollectionsBuilder {
  public static func buildBlock(_ collections: AppShortcutOptionsCollection...)
    -> [AppShortcutOptionsCollection]
  {
    collections
  }
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
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral: String) {}
  public init(stringInterpolation: Interpolation) {}
  public struct Interpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
  }
}
public struct NegativeAppShortcutPhrases: Sendable {
  let phrases: [NegativeAppShortcutPhrase]
  public init(phrases: [NegativeAppShortcutPhrase]) { self.phrases = phrases }
}
@resultBuilder public struct NegativeAppShortcutPhrasesBuilder {
  public static func buildExpression(_ phrase: NegativeAppShortcutPhrase) -> [NegativeAppShortcutPhrase] {
    [phrase]
  }
  public static func buildExpression(_ phrases: NegativeAppShortcutPhrases) -> [NegativeAppShortcutPhrase] {
    phrases.phrases
  }
  public static func buildBlock(_ parts: [NegativeAppShortcutPhrase]...) -> [NegativeAppShortcutPhrase] {
    parts.flatMap { $0 }
  }
}
@resultBuilder public struct AppShortcutsBuilder {
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  public static func buildBlock(_ parts: [AppShortcut]...) -> [AppShortcut] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [AppShortcut]?) -> [AppShortcut] { part ?? [] }
  public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
  public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
  public static func buildLimitedAvailability(_ part: [AppShortcut]) -> [AppShortcut] { part }
}

// MARK: Views

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
  @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(_ title: S, intent: I) { self.init(title, action: {}) }
  @_disfavoredOverload
  public init<I: AppIntent>(_ title: LocalizedStringResource, intent: I) { self.init(title, action: {}) }
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: I) {
    self.init(titleKey, role: role, action: {})
  }
}
extension Button where Label == SwiftUI.Label<Text, Image> {
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, intent: I) {
    self.init(titleKey, systemImage: systemImage, action: {})
  }
  @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(_ title: S, systemImage: String, intent: I) {
    self.init(title, systemImage: systemImage, action: {})
  }
}
extension Toggle {
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: .constant(isOn), label: label)
  }
}
extension Toggle where Label == Text {
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
    self.init(titleKey, isOn: .constant(isOn))
  }
  @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, intent: I) {
    self.init(title, isOn: .constant(isOn))
  }
}
/// A hint at what people can say, shown as a labelled box.
public struct SiriTipView: View {
  public init<I: AppIntent>(intent: I, isVisible: Binding<Bool>? = nil) {}
  public var body: some View {
    LabelledBox("SiriTipView", kind: "a tip of Siri's").frame(height: 60)
  }
}
public enum SiriTipViewStyle: Hashable, Sendable {
  case automatic
  case light
  case dark
  case black
}
public enum ShortcutsLinkStyle: Hashable, Sendable {
  case automatic
  case automaticOutline
  case light
  case lightOutline
  case dark
  case darkOutline
}
/// A button that opens the Shortcuts app, shown as a labelled box.
public struct ShortcutsLink: View {
  public init(action: (() -> Void)? = nil) {}
  public var body: some View {
    LabelledBox("ShortcutsLink", kind: "a link to the Shortcuts app").frame(height: 44)
  }
}
extension View {
  public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
  public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
  /// The unchanged view: intents are not run.
  public func onAppIntentExecution<I: TargetContentProvidingIntent>(
    _ type: I.Type, perform action: @escaping (I) -> Void
  ) -> some View { self }
  public func appEntityIdentifier(_ identifier: EntityIdentifier?) -> some View { self }
  public func appEntityIdentifier<ID: Hashable>(
    forSelectionType type: ID.Type, identifier: @escaping (ID) -> EntityIdentifier?
  ) -> some View { self }
}

// MARK: Relevance

public struct RelevantContext: Sendable {
  public static func date(_ date: Date) -> RelevantContext { .init() }
  public static func date(interval: DateInterval) -> RelevantContext { .init() }
  public static func date(from: Date, to: Date) -> RelevantContext { .init() }
  public static func date(range: ClosedRange<Date>) -> RelevantContext { .init() }
  public static func fitness(_ fitness: Fitness) -> RelevantContext { .init() }
  public static func sleep(_ sleep: Sleep) -> RelevantContext { .init() }
  public static func hardware(headphones: Headphones) -> RelevantContext { .init() }
  public enum Fitness: Sendable {
    case workoutActive
    case activityRingsIncomplete
  }
  public enum Sleep: Sendable {
    case wakeup
    case bedtime
  }
  public enum Headphones: Sendable { case connected }
}
public struct RelevantIntent: Sendable {
  public init<I: WidgetConfigurationIntent>(_ intent: I, widgetKind: String, relevance: RelevantContext) {}
}
public final class RelevantIntentManager: Sendable {
  public static let shared = RelevantIntentManager()
  public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {}
}
public final class IntentDonationManager: Sendable {
  public static let shared = IntentDonationManager()
  @discardableResult public func donate<I: AppIntent>(intent: I) async throws -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }
  @discardableResult public func donate<I: AppIntent>(intent: I) -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }
  public func deleteDonations(matching predicate: IntentDonationMatchingPredicate) async throws {}
}
public struct IntentDonationIdentifier: Hashable, Sendable {}
public struct IntentDonationMatchingPredicate: Sendable {
  public static func intentType<I: AppIntent>(_ type: I.Type) -> Self { .init() }
}
