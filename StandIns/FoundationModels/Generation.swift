// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import FoundationAdditions

// Guided generation: values of the app's own types.

@attached(extension, conformances: Generable, names: named(init(_:)), named(generatedContent))
@attached(member, names: arbitrary)
public macro Generable(description: String? = nil) =
  #externalMacro(module: "PreviewMacros", type: "GenerableMacro")
/// Describes a property for the model; the declaration is unchanged.
@attached(peer)
public macro Guide(description: String) = #externalMacro(module: "PreviewMacros", type: "MarkMacro")
@attached(peer)
public macro Guide<T>(description: String? = nil, _ guides: GenerationGuide<T>...) =
  #externalMacro(module: "PreviewMacros", type: "MarkMacro")
@attached(peer)
public macro Guide<RegexOutput>(description: String? = nil, _ guides: Regex<RegexOutput>) =
  #externalMacro(module: "PreviewMacros", type: "MarkMacro")

public protocol ConvertibleFromGeneratedContent { init(_ content: GeneratedContent) throws }
public protocol ConvertibleToGeneratedContent: InstructionsRepresentable, PromptRepresentable {
  var generatedContent: GeneratedContent { get }
}
extension ConvertibleToGeneratedContent {
  public var instructionsRepresentation: Instructions { Instructions(generatedContent.text) }
  public var promptRepresentation: Prompt { Prompt(generatedContent.text) }
}
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
  associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self
  static var generationSchema: GenerationSchema { get }
}
extension Generable {
  public typealias PartiallyGenerated = Self
  /// The partially generated value: here the complete one.
  public func asPartiallyGenerated() -> PartiallyGenerated where PartiallyGenerated == Self { self }
}

public struct GenerationID: Hashable, Sendable {
  private let id = UUID()
  public init() {}
}

/// A value as the model writes it: an object, a list, or a plain one.
public struct GeneratedContent: Equatable, Sendable, Generable, CustomDebugStringConvertible {
  public enum ConversionError: Error, Sendable {
    case missing(String)
    case mismatch
  }
  public indirect enum Kind: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([GeneratedContent])
    case structure(properties: [String: GeneratedContent], orderedKeys: [String])
  }
  public var id: GenerationID?
  public let kind: Kind
  public init(kind: Kind, id: GenerationID? = nil) { (self.kind, self.id) = (kind, id) }
  public init(_ content: GeneratedContent) throws { self = content }
  public init(_ value: some ConvertibleToGeneratedContent) { self = value.generatedContent }
  public init(_ value: some ConvertibleToGeneratedContent, id: GenerationID) {
    self.init(kind: value.generatedContent.kind, id: id)
  }
  public init(
    properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, id: GenerationID? = nil
  ) {
    self.init(
      kind: .structure(
        properties: Dictionary(properties.map { ($0.key, $0.value.generatedContent) }) { $1 },
        orderedKeys: properties.map(\.key)), id: id)
  }
  public init(elements: [any ConvertibleToGeneratedContent], id: GenerationID? = nil) {
    self.init(kind: .array(elements.map(\.generatedContent)), id: id)
  }
  public init(json: String) throws { self.init(kind: try Self.kind(of: Data(json.utf8)), id: nil) }
  public var generatedContent: GeneratedContent { self }
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, properties: []) }
  public var isComplete: Bool { true }
  public var jsonString: String { text }
  public var debugDescription: String { text }

  public func value<V: ConvertibleFromGeneratedContent>(_ type: V.Type = V.self) throws -> V { try V(self) }
  public func value<V: ConvertibleFromGeneratedContent>(_ type: V.Type = V.self, forProperty property: String)
    throws -> V
  {
    guard case .structure(let properties, _) = kind else { throw ConversionError.mismatch }
    guard let value = properties[property] else { throw ConversionError.missing(property) }
    return try V(value)
  }
  public func value<V: ConvertibleFromGeneratedContent>(
    _ type: V?.Type = V?.self, forProperty property: String
  )
    throws -> V?
  {
    guard case .structure(let properties, _) = kind else { throw ConversionError.mismatch }
    guard let value = properties[property], value.kind != .null else { return nil }
    return try V(value)
  }

  /// The value as JSON.
  var text: String {
    func quoted(_ text: String) -> String {
      (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }
    switch kind {
    case .null: return "null"
    case .bool(let value): return "\(value)"
    case .number(let value):
      return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    case .string(let value): return quoted(value)
    case .array(let values): return "[" + values.map(\.text).joined(separator: ", ") + "]"
    case .structure(let properties, let keys):
      return "{" + keys.map { "\(quoted($0)): \(properties[$0]?.text ?? "null")" }.joined(separator: ", ")
        + "}"
    }
  }

  private static func kind(of json: Data) throws -> Kind {
    func kind(_ value: Any) -> Kind {
      switch value {
      case let text as String: .string(text)
      case let values as [Any]: .array(values.map { GeneratedContent(kind: kind($0)) })
      case let object as [String: Any]:
        .structure(
          properties: object.mapValues { GeneratedContent(kind: kind($0)) }, orderedKeys: object.keys.sorted()
        )
      case let number as NSNumber:
        String(cString: number.objCType) == "c" ? .bool(number.boolValue) : .number(number.doubleValue)
      default: .null
      }
    }
    return kind(try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed))
  }
}

extension String: Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, properties: []) }
  public init(_ content: GeneratedContent) throws {
    guard case .string(let text) = content.kind else { throw GeneratedContent.ConversionError.mismatch }
    self = text
  }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .string(self)) }
  public var instructionsRepresentation: Instructions { Instructions(text: self) }
  public var promptRepresentation: Prompt { Prompt(text: self) }
}
extension Bool: Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, properties: []) }
  public init(_ content: GeneratedContent) throws {
    guard case .bool(let value) = content.kind else { throw GeneratedContent.ConversionError.mismatch }
    self = value
  }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .bool(self)) }
}
extension Int: Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, properties: []) }
  public init(_ content: GeneratedContent) throws {
    guard case .number(let value) = content.kind, let whole = Int(exactly: value) else {
      throw GeneratedContent.ConversionError.mismatch
    }
    self = whole
  }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
}
extension Double: Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, properties: []) }
  public init(_ content: GeneratedContent) throws {
    guard case .number(let value) = content.kind else { throw GeneratedContent.ConversionError.mismatch }
    self = value
  }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(self)) }
}
extension Float: Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, properties: []) }
  public init(_ content: GeneratedContent) throws { self = Float(try Double(content)) }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
}
extension Decimal: Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, properties: []) }
  public init(_ content: GeneratedContent) throws { self = Decimal(try Double(content)) }
  public var generatedContent: GeneratedContent {
    GeneratedContent(kind: .number(NSDecimalNumber(decimal: self).doubleValue))
  }
}
extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
  public init(_ content: GeneratedContent) throws {
    guard case .array(let values) = content.kind else { throw GeneratedContent.ConversionError.mismatch }
    self = try values.map { try Element($0) }
  }
}
extension Array: InstructionsRepresentable where Element: InstructionsRepresentable {
  public var instructionsRepresentation: Instructions {
    Instructions(text: map(\.instructionsRepresentation.text).joined(separator: "\n"))
  }
}
extension Array: PromptRepresentable where Element: PromptRepresentable {
  public var promptRepresentation: Prompt {
    Prompt(text: map(\.promptRepresentation.text).joined(separator: "\n"))
  }
}
extension Array: ConvertibleToGeneratedContent where Element: ConvertibleToGeneratedContent {
  public var generatedContent: GeneratedContent { GeneratedContent(elements: map { $0 }) }
}
extension Array: Generable where Element: Generable {
  public typealias PartiallyGenerated = [Element.PartiallyGenerated]
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, properties: []) }
}
extension Optional: InstructionsRepresentable where Wrapped: InstructionsRepresentable {
  public var instructionsRepresentation: Instructions {
    self?.instructionsRepresentation ?? Instructions(text: "")
  }
}
extension Optional: PromptRepresentable where Wrapped: PromptRepresentable {
  public var promptRepresentation: Prompt { self?.promptRepresentation ?? Prompt(text: "") }
}
extension Optional: ConvertibleToGeneratedContent where Wrapped: ConvertibleToGeneratedContent {
  public var generatedContent: GeneratedContent { self?.generatedContent ?? GeneratedContent(kind: .null) }
}
extension Optional where Wrapped: Generable {
  public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
}

/// Constraints on the values of a property.
public struct GenerationGuide<Value>: Sendable {}
extension GenerationGuide where Value == String {
  public static func constant(_ value: String) -> Self { Self() }
  public static func anyOf(_ values: [String]) -> Self { Self() }
  public static func pattern<Output>(_ regex: Regex<Output>) -> Self { Self() }
}
extension GenerationGuide where Value: Comparable & Numeric {
  public static func minimum(_ value: Value) -> Self { Self() }
  public static func maximum(_ value: Value) -> Self { Self() }
  public static func range(_ range: ClosedRange<Value>) -> Self { Self() }
}
extension GenerationGuide {
  public static func minimumCount<Element>(_ count: Int) -> Self where Value == [Element] { Self() }
  public static func maximumCount<Element>(_ count: Int) -> Self where Value == [Element] { Self() }
  public static func count<Element>(_ range: ClosedRange<Int>) -> Self where Value == [Element] { Self() }
  public static func count<Element>(_ count: Int) -> Self where Value == [Element] { Self() }
  public static func element<Element>(_ guide: GenerationGuide<Element>) -> Self where Value == [Element] {
    Self()
  }
}

/// The argument of `@Guide` if it does not specify the elements' type.
extension GenerationGuide where Value == [Never] {
  public static func minimumCount(_ count: Int) -> Self { Self() }
  public static func maximumCount(_ count: Int) -> Self { Self() }
  public static func count(_ range: ClosedRange<Int>) -> Self { Self() }
  public static func count(_ count: Int) -> Self { Self() }
}

/// What a type looks like to the model.
public struct GenerationSchema: Sendable, CustomDebugStringConvertible {
  public struct Property: Sendable {
    let name: String
    public init<V: Generable>(
      name: String, description: String? = nil, type: V.Type, guides: [GenerationGuide<V>] = []
    ) { self.name = name }
    public init<V: Generable>(
      name: String, description: String? = nil, type: V?.Type, guides: [GenerationGuide<V>] = []
    ) { self.name = name }
    public init<Output>(
      name: String, description: String? = nil, type: String.Type, guides: [Regex<Output>]
    ) { self.name = name }
  }
  public enum SchemaError: Error, Sendable {
    case duplicateType
    case duplicateProperty
    case emptyTypeChoices
    case undefinedReferences
  }
  private let name: String
  private let properties: [Property]
  public init(type: any Generable.Type, description: String? = nil, properties: [Property]) {
    (name, self.properties) = ("\(type)", properties)
  }
  public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) {
    (name, properties) = ("\(type)", [])
  }
  public init(type: any Generable.Type, description: String? = nil, anyOf types: [any Generable.Type]) {
    (name, properties) = ("\(type)", [])
  }
  public init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws {
    (name, properties) = (root.name, [])
  }
  public var debugDescription: String { "\(name) {\(properties.map(\.name).joined(separator: ", "))}" }
}
public struct DynamicGenerationSchema: Sendable {
  public struct Property: Sendable {
    public init(
      name: String, description: String? = nil, schema: DynamicGenerationSchema, isOptional: Bool = false
    ) {}
  }
  let name: String
  public init(name: String, description: String? = nil, properties: [Property]) { self.name = name }
  public init(name: String, description: String? = nil, anyOf choices: [String]) { self.name = name }
  public init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]) {
    self.name = name
  }
  public init(arrayOf item: DynamicGenerationSchema, minimumElements: Int? = nil, maximumElements: Int? = nil)
  {
    name = item.name
  }
  public init<V: Generable>(type: V.Type, guides: [GenerationGuide<V>] = []) { name = "\(type)" }
  public init(referenceTo name: String) { self.name = name }
}
