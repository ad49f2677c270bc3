// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import CoreLocation
import Foundation
import SwiftUI
import UniformTypeIdentifiers

// The parameters of an intent.

public enum InputConnectionBehavior: Hashable, Sendable {
  case `default`
  case connectToPreviousIntentResult
  case never
}

/// A parameter of an intent. It contains its default, or what the app sets.
@propertyWrapper public final class IntentParameter<Value>: @unchecked Sendable {
  public enum IntControlStyle: Hashable, Sendable {
    case field
    case stepper
    case slider
  }
  public enum DoubleControlStyle: Hashable, Sendable {
    case field
    case stepper
    case slider
  }
  public enum DateKind: Hashable, Sendable {
    case date
    case time
    case dateTime
  }
  public enum Size: Hashable, Sendable {
    case any
    case exactly(Int)
    case range(min: Int, max: Int)
  }
  private var stored: Value?
  public var title: LocalizedStringResource?
  public var wrappedValue: Value {
    get {
      if let stored { return stored }
      if let type = Value.self as? any ExpressibleByNilLiteral.Type,
        let empty = type.init(nilLiteral: ()) as? Value
      {
        return empty
      }
      fatalError("A parameter of an intent was read before it was set.")
    }
    set { stored = newValue }
  }
  public var projectedValue: IntentParameter<Value> { self }
  public var valueState: IntentParameterValueState { stored == nil ? .unset : .set }
  private init(title: LocalizedStringResource?, value: Value?) { (self.title, stored) = (title, value) }

  public convenience init() { self.init(title: nil, value: nil) }
  public convenience init(wrappedValue: Value, title: LocalizedStringResource) {
    self.init(title: title, value: wrappedValue)
  }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, value: value) }
  public convenience init(
    description: LocalizedStringResource, default value: Value? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: nil, value: value) }
  public convenience init(
    default value: Value, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: nil, value: value) }
  public convenience init(
    requestValueDialog: IntentDialog, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: nil, value: nil) }

  // Values from a list.
  public convenience init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options
  ) { self.init(title: title, value: value) }
  public convenience init<Options: DynamicOptionsProvider>(
    description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options
  ) { self.init(title: nil, value: nil) }
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) { self.init(title: title, value: value) }
  public convenience init<Query: EntityQuery>(
    description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) { self.init(title: nil, value: nil) }
  public convenience init<Supported>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, supportedValues: [Supported]
  ) { self.init(title: title, value: value) }

  // Lists of a size.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil,
    size: Size, requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, value: value) }
  public convenience init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, size: Size,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options
  ) { self.init(title: title, value: nil) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil,
    size: [IntentWidgetFamily: Int], requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, value: value) }

  // Truths.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil,
    displayName: Bool.IntentDisplayName, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, value: value) }

  // Numbers.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil,
    controlStyle: IntControlStyle = .stepper, inclusiveRange: (lowerBound: Int, upperBound: Int),
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, value: value) }
  @_disfavoredOverload
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil,
    controlStyle: DoubleControlStyle = .stepper, inclusiveRange: (lowerBound: Double, upperBound: Double),
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, value: value) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil,
    controlStyle: IntControlStyle, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, value: value) }

  // Texts.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil,
    inputOptions: String.IntentInputOptions, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, value: value) }
  public convenience init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    inputOptions: String.IntentInputOptions, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options
  ) { self.init(title: title, value: nil) }

  // Dates.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil,
    kind: DateKind, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, value: value) }
  public convenience init(
    description: LocalizedStringResource? = nil, kind: DateKind, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: nil, value: nil) }

  // Files.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, value: nil) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, value: nil) }
  public convenience init(
    description: LocalizedStringResource? = nil, supportedContentTypes: [UTType],
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: nil, value: nil) }

  // Measurements.
  public convenience init<U: Dimension>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: U, defaultUnitAdjustForLocale: Bool = true,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value == Measurement<U> {
    self.init(title: title, value: defaultValue.map { Measurement(value: $0, unit: defaultUnit) })
  }
  public convenience init<U: Dimension>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: U, defaultUnitAdjustForLocale: Bool = true,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value == Measurement<U>? {
    self.init(title: title, value: defaultValue.map { Measurement(value: $0, unit: defaultUnit) })
  }
  public convenience init<U: Dimension>(
    description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: U,
    defaultUnitAdjustForLocale: Bool = true, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value == Measurement<U> {
    self.init(title: nil, value: defaultValue.map { Measurement(value: $0, unit: defaultUnit) })
  }
  public convenience init<U: Dimension>(
    description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: U,
    defaultUnitAdjustForLocale: Bool = true, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value == Measurement<U>? {
    self.init(title: nil, value: defaultValue.map { Measurement(value: $0, unit: defaultUnit) })
  }

  // A question of an intent: there is no user to answer.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    throw AppIntentError.Unrecoverable.unknown
  }
  @_disfavoredOverload public func requestValue(_ dialog: IntentDialog? = nil) -> any Error {
    AppIntentError.Unrecoverable.unknown
  }
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
    AppIntentError.Unrecoverable.unknown
  }
  public func requestConfirmation<V>(for value: V, dialog: IntentDialog? = nil) async throws -> Bool {
    throw AppIntentError.Unrecoverable.unknown
  }
  public func requestDisambiguation<V>(among values: [V], dialog: IntentDialog? = nil) async throws -> V {
    throw AppIntentError.Unrecoverable.unknown
  }
  public func needsDisambiguationError<V>(among values: [V], dialog: IntentDialog? = nil) -> any Error {
    AppIntentError.Unrecoverable.unknown
  }
}

public enum IntentParameterValueState: Hashable, Sendable {
  case set
  case unset
}

extension Bool {
  /// The names of the two values.
  public struct IntentDisplayName: Sendable {
    public init(true trueName: LocalizedStringResource, false falseName: LocalizedStringResource) {}
    public static let boolean = Self(true: "true", false: "false")
    public static let trueFalse = Self(true: "True", false: "False")
    public static let yesNo = Self(true: "Yes", false: "No")
    public static let onOff = Self(true: "On", false: "Off")
  }
}

extension String {
  /// How people type a text.
  public struct IntentInputOptions: Sendable {
    public enum KeyboardType: Hashable, Sendable {
      case `default`
      case asciiCapable
      case numbersAndPunctuation
      case numberPad
      case URL
      case emailAddress
      case phonePad
      case namePhonePad
      case decimalPad
      case twitter
      case webSearch
    }
    public enum CapitalizationType: Hashable, Sendable {
      case none
      case words
      case sentences
      case allCharacters
    }
    public init(
      keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
    ) {}
  }
}

/// A file that is passed to an intent or returned from one.
public struct IntentFile: Hashable, Sendable {
  public var data: Data
  public var filename: String
  public var type: UTType?
  public var fileURL: URL?
  public var removedOnCompletion = false
  public init(data: Data, filename: String, type: UTType? = nil) {
    (self.data, self.filename, self.type) = (data, filename, type)
  }
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    data = (try? Data(contentsOf: fileURL)) ?? Data()
    self.filename = filename ?? fileURL.lastPathComponent
    (self.type, self.fileURL) = (type, fileURL)
  }
  public var availableContentTypes: [UTType] { type.map { [$0] } ?? [] }
  public func data(contentType: UTType) async throws -> Data { data }
}
public struct IntentPerson: Hashable, Sendable {
  public enum Name: Hashable, Sendable {
    case displayName(String)
    case components(PersonNameComponents)
  }
  public enum Identifier: Hashable, Sendable {
    case applicationDefined(String)
    case contactIdentifier(String)
  }
  public struct Handle: Hashable, Sendable {
    public enum Value: Hashable, Sendable {
      case applicationDefined(String)
      case emailAddress(String)
      case phoneNumber(String)
    }
    public let value: Value
    public init(value: Value) { self.value = value }
    public init(emailAddress: String) { value = .emailAddress(emailAddress) }
    public init(phoneNumber: String) { value = .phoneNumber(phoneNumber) }
  }
  public var identifier: Identifier
  public var name: Name
  public var handle: Handle
  public init(identifier: Identifier, name: Name, handle: Handle) {
    (self.identifier, self.name, self.handle) = (identifier, name, handle)
  }
}
public struct IntentCurrencyAmount: Hashable, Sendable {
  public var amount: Decimal
  public var currencyCode: String
  public init(amount: Decimal, currencyCode: String) {
    (self.amount, self.currencyCode) = (amount, currencyCode)
  }
}
public struct IntentPaymentMethod: Hashable, Sendable {
  public enum PaymentMethodType: Hashable, Sendable {
    case applePay
    case brokerage
    case checking
    case credit
    case debit
    case prepaid
    case savings
    case store
    case unknown
  }
  public var type: PaymentMethodType
  public var name: String
  public init(type: PaymentMethodType, name: String) { (self.type, self.name) = (type, name) }
}
/// The sizes of widgets as intents name them.
public enum IntentWidgetFamily: Hashable, Sendable {
  case systemSmall
  case systemMedium
  case systemLarge
  case systemExtraLarge
  case accessoryCircular
  case accessoryRectangular
  case accessoryInline
  case accessoryCorner
}

/// Another intent's parameters, which options depend on. There is no other intent here.
@propertyWrapper public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
  @dynamicMemberLookup public struct IntentProjection: Sendable {
    public subscript<V>(dynamicMember keyPath: KeyPath<Intent, V>) -> V { Intent()[keyPath: keyPath] }
  }
  public init<V>(_ keyPaths: KeyPath<Intent, IntentParameter<V>>) {}
  public init<A, B>(_ a: KeyPath<Intent, IntentParameter<A>>, _ b: KeyPath<Intent, IntentParameter<B>>) {}
  public init<A, B, C>(
    _ a: KeyPath<Intent, IntentParameter<A>>, _ b: KeyPath<Intent, IntentParameter<B>>,
    _ c: KeyPath<Intent, IntentParameter<C>>
  ) {}
  public var wrappedValue: Intent? { nil }
  public var projectedValue: IntentParameterDependency<Intent> { self }
}
