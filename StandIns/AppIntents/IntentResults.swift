// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
import SwiftUI

// The result of an intent. Its parts are part of its type, as on Apple's systems.

public protocol IntentResult: Sendable {}
public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value
  var value: Value? { get }
}
public protocol ProvidesDialog: IntentResult {}
public protocol ShowsSnippetView: IntentResult {}
public protocol ShowsSnippetIntent<SnippetIntentType>: IntentResult { associatedtype SnippetIntentType }
public protocol OpensIntent: IntentResult {}

/// A result; `Never` marks missing parts.
public struct IntentResultContainer<Value, OpensIntentIntent, SnippetViewType, DialogType>: IntentResult,
  @unchecked Sendable
{
  public var value: Value?
  public init() {}
  init(value: Value?) { self.value = value }
}
/// The view of a result, type-erased, because the branches of an intent may show views of different types.
public struct IntentSnippetView: View { public var body: some View { EmptyView() } }
extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ProvidesDialog where DialogType == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where SnippetViewType: View {}
extension IntentResultContainer: ShowsSnippetIntent where SnippetViewType: SnippetIntent {
  public typealias SnippetIntentType = SnippetViewType
}
extension IntentResultContainer: OpensIntent where OpensIntentIntent: AppIntent {}

extension IntentResult {
  public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
    Self()
  }
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { Self() }
  public static func result<V: View>(view: V) -> Self
  where Self == IntentResultContainer<Never, Never, IntentSnippetView, Never> { Self() }
  public static func result<V: View>(dialog: IntentDialog, view: V) -> Self
  where Self == IntentResultContainer<Never, Never, IntentSnippetView, IntentDialog> { Self() }
  public static func result<V: View>(@ViewBuilder content: () -> V) -> Self
  where Self == IntentResultContainer<Never, Never, IntentSnippetView, Never> { Self() }
  public static func result<V: View>(dialog: IntentDialog, @ViewBuilder content: () -> V) -> Self
  where Self == IntentResultContainer<Never, Never, IntentSnippetView, IntentDialog> { Self() }
  public static func result<I: SnippetIntent>(snippetIntent: I) -> Self
  where Self == IntentResultContainer<Never, Never, I, Never> { Self() }
  public static func result<I: SnippetIntent>(dialog: IntentDialog, snippetIntent: I) -> Self
  where Self == IntentResultContainer<Never, Never, I, IntentDialog> { Self() }
  public static func result<O: AppIntent>(opensIntent: O) -> Self
  where Self == IntentResultContainer<Never, O, Never, Never> { Self() }
  public static func result<O: AppIntent>(opensIntent: O, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, O, Never, IntentDialog> { Self() }
  public static func result<O: AppIntent, V: View>(opensIntent: O, dialog: IntentDialog, view: V) -> Self
  where Self == IntentResultContainer<Never, O, IntentSnippetView, IntentDialog> { Self() }
  public static func result<Value>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> { Self(value: value) }
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> { Self(value: value) }
  public static func result<Value, V: View>(value: Value, view: V) -> Self
  where Self == IntentResultContainer<Value, Never, IntentSnippetView, Never> { Self(value: value) }
  public static func result<Value, V: View>(value: Value, dialog: IntentDialog, view: V) -> Self
  where Self == IntentResultContainer<Value, Never, IntentSnippetView, IntentDialog> { Self(value: value) }
  public static func result<Value, V: View>(value: Value, @ViewBuilder content: () -> V) -> Self
  where Self == IntentResultContainer<Value, Never, IntentSnippetView, Never> { Self(value: value) }
  public static func result<Value, V: View>(
    value: Value, dialog: IntentDialog, @ViewBuilder content: () -> V
  ) -> Self
  where Self == IntentResultContainer<Value, Never, IntentSnippetView, IntentDialog> { Self(value: value) }
  public static func result<Value, I: SnippetIntent>(value: Value, snippetIntent: I) -> Self
  where Self == IntentResultContainer<Value, Never, I, Never> { Self(value: value) }
  public static func result<Value, I: SnippetIntent>(
    value: Value, dialog: IntentDialog, snippetIntent: I
  ) -> Self
  where Self == IntentResultContainer<Value, Never, I, IntentDialog> { Self(value: value) }
  public static func result<Value, O: AppIntent>(value: Value, opensIntent: O) -> Self
  where Self == IntentResultContainer<Value, O, Never, Never> { Self(value: value) }
  public static func result<Value, O: AppIntent>(value: Value, opensIntent: O, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, O, Never, IntentDialog> { Self(value: value) }
}

/// What Siri says and shows.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  public let full: LocalizedStringResource
  public let supporting: LocalizedStringResource?
  public let systemImageName: String?
  public init(stringLiteral: String) { self.init(LocalizedStringResource(stringLiteral: stringLiteral)) }
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
  public init(_ text: LocalizedStringResource) {
    self.init(full: text, supporting: nil, systemImageName: nil)
  }
  public init(_ text: LocalizedStringResource, systemImageName: String) {
    self.init(full: text, supporting: nil, systemImageName: systemImageName)
  }
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.init(full: full, supporting: supporting, systemImageName: nil)
  }
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String) {
    self.init(full: full, supporting: supporting, systemImageName: Optional(systemImageName))
  }
  private init(full: LocalizedStringResource, supporting: LocalizedStringResource?, systemImageName: String?)
  {
    self.full = full
    self.supporting = supporting
    self.systemImageName = systemImageName
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ text: S) {
    self.init(LocalizedStringResource(stringLiteral: String(text)))
  }
}
