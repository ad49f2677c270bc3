// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
import SwiftUI

// The sentence that says what an intent does with its parameters; only the Shortcuts app shows it.

public protocol ParameterSummary: Sendable {}
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  public init() {}
  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {}
  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) {}
  public init(@ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]) {}
}
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral: String) {}
  public init(stringInterpolation: Interpolation) {}
  public struct Interpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<V>(_ keyPath: KeyPath<Intent, IntentParameter<V>>) {}
    public mutating func appendInterpolation<V>(
      _ keyPath: KeyPath<Intent, IntentParameter<V>>, format: ParameterSummaryFormat
    ) {}
  }
}
public struct ParameterSummaryFormat: Sendable {}
@resultBuilder public struct ParameterKeyPathsBuilder<Intent: AppIntent> {
  public static func buildExpression<V>(_ keyPath: KeyPath<Intent, IntentParameter<V>>) -> [PartialKeyPath<
    Intent
  >] {
    [keyPath]
  }
  public static func buildBlock(_ parts: [PartialKeyPath<Intent>]...) -> [PartialKeyPath<Intent>] {
    parts.flatMap { $0 }
  }
}
@resultBuilder public struct ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildBlock<S: ParameterSummary>(_ summary: S) -> S { summary }
  public static func buildExpression<S: ParameterSummary>(_ summary: S) -> S { summary }
}

public enum ParameterSummaryEquality: Sendable {
  case equalTo
  case notEqualTo
}
public enum ParameterSummaryComparison: Sendable {
  case lessThan
  case lessThanOrEqualTo
  case greaterThan
  case greaterThanOrEqualTo
}
public enum ParameterSummaryValuePresence: Sendable {
  case hasAnyValue
  case hasNoValue
}
public enum ParameterSummaryContainment: Sendable {
  case oneOf
  case notOneOf
}
public struct ParameterSummaryWhenCondition<Intent: AppIntent>: ParameterSummary {
  public init<V, A: ParameterSummary, B: ParameterSummary>(
    _ keyPath: KeyPath<Intent, IntentParameter<V>>, _ equality: ParameterSummaryEquality, _ value: V,
    @ParameterSummaryBuilder<Intent> _ when: () -> A, @ParameterSummaryBuilder<Intent> otherwise: () -> B
  ) {}
  public init<V, A: ParameterSummary>(
    _ keyPath: KeyPath<Intent, IntentParameter<V>>, _ equality: ParameterSummaryEquality, _ value: V,
    @ParameterSummaryBuilder<Intent> _ when: () -> A
  ) {}
  public init<V, A: ParameterSummary, B: ParameterSummary>(
    _ keyPath: KeyPath<Intent, IntentParameter<V>>, _ comparison: ParameterSummaryComparison, _ value: V,
    @ParameterSummaryBuilder<Intent> _ when: () -> A, @ParameterSummaryBuilder<Intent> otherwise: () -> B
  ) {}
  public init<V, A: ParameterSummary, B: ParameterSummary>(
    _ keyPath: KeyPath<Intent, IntentParameter<V>>, _ presence: ParameterSummaryValuePresence,
    @ParameterSummaryBuilder<Intent> _ when: () -> A, @ParameterSummaryBuilder<Intent> otherwise: () -> B
  ) {}
  public init<V, A: ParameterSummary>(
    _ keyPath: KeyPath<Intent, IntentParameter<V>>, _ presence: ParameterSummaryValuePresence,
    @ParameterSummaryBuilder<Intent> _ when: () -> A
  ) {}
  public init<V, A: ParameterSummary, B: ParameterSummary>(
    _ keyPath: KeyPath<Intent, IntentParameter<V>>, _ containment: ParameterSummaryContainment, _ values: [V],
    @ParameterSummaryBuilder<Intent> _ when: () -> A, @ParameterSummaryBuilder<Intent> otherwise: () -> B
  ) {}
  public init<A: ParameterSummary, B: ParameterSummary>(
    widgetFamily: ParameterSummaryEquality, _ value: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ when: () -> A, @ParameterSummaryBuilder<Intent> otherwise: () -> B
  ) {}
  public init<A: ParameterSummary, B: ParameterSummary>(
    widgetFamily: ParameterSummaryContainment, _ values: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ when: () -> A, @ParameterSummaryBuilder<Intent> otherwise: () -> B
  ) {}
}
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value>: ParameterSummary {
  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> cases: () -> [ParameterSummaryCaseCondition<Intent, Value>]
  ) {}
}
extension ParameterSummarySwitchCondition where Value == IntentWidgetFamily {
  public init(
    _ family: ParameterSummaryWidgetFamily,
    @ParameterSummaryCaseBuilder<Intent, Value> cases: () -> [ParameterSummaryCaseCondition<Intent, Value>]
  ) {}
}
public enum ParameterSummaryWidgetFamily: Sendable { case widgetFamily }
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value>: ParameterSummary {
  init() {}
  public init<S: ParameterSummary>(_ value: Value, @ParameterSummaryBuilder<Intent> _ summary: () -> S) {}
  public init<S: ParameterSummary>(_ values: [Value], @ParameterSummaryBuilder<Intent> _ summary: () -> S) {}
}
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent>: ParameterSummary {
  public init<S: ParameterSummary>(@ParameterSummaryBuilder<Intent> _ summary: () -> S) {}
}
@resultBuilder public struct ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
  public static func buildExpression(_ condition: ParameterSummaryCaseCondition<Intent, Value>)
    -> ParameterSummaryCaseCondition<Intent, Value>
  { condition }
  public static func buildExpression(_ condition: ParameterSummaryDefaultCaseCondition<Intent>)
    -> ParameterSummaryCaseCondition<Intent, Value>
  { ParameterSummaryCaseCondition() }
  public static func buildBlock(_ cases: ParameterSummaryCaseCondition<Intent, Value>...)
    -> [ParameterSummaryCaseCondition<Intent, Value>]
  { cases }
}

// MARK: Suggestions

public protocol IntentPredictionConfiguration: Sendable {}
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
  public init(displayRepresentation: @escaping @Sendable () -> DisplayRepresentation) {}
  public init<A>(
    parameters: KeyPath<Intent, IntentParameter<A>>,
    displayRepresentation: @escaping @Sendable (A) -> DisplayRepresentation
  ) {}
  public init<A, B>(
    parameters: (KeyPath<Intent, IntentParameter<A>>, KeyPath<Intent, IntentParameter<B>>),
    displayRepresentation: @escaping @Sendable (A, B) -> DisplayRepresentation
  ) {}
  public init<A, B, C>(
    parameters: (
      KeyPath<Intent, IntentParameter<A>>, KeyPath<Intent, IntentParameter<B>>,
      KeyPath<Intent, IntentParameter<C>>
    ),
    displayRepresentation: @escaping @Sendable (A, B, C) -> DisplayRepresentation
  ) {}
}
@resultBuilder public struct IntentPredictionsBuilder<Intent: AppIntent> {
  public static func buildExpression(_ prediction: IntentPrediction<Intent>) -> IntentPrediction<Intent> {
    prediction
  }
  public static func buildBlock(_ predictions: IntentPrediction<Intent>...) -> IntentPredictions<Intent> {
    IntentPredictions()
  }
}
public struct IntentPredictions<Intent: AppIntent>: IntentPredictionConfiguration {}
