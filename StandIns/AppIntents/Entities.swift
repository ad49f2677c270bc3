// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import CoreSpotlight
import CoreTransferable
import Foundation
import SwiftUI
import UniformTypeIdentifiers

// The entities of an app that intents refer to.

public protocol TypeDisplayRepresentable: Sendable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  static var typeDisplayName: LocalizedStringResource { get }
}
extension TypeDisplayRepresentable {
  public static var typeDisplayName: LocalizedStringResource { typeDisplayRepresentation.name }
}
public protocol InstanceDisplayRepresentable: Sendable {
  var displayRepresentation: DisplayRepresentation { get }
}
public protocol DisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable {}
extension InstanceDisplayRepresentable {
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}
public protocol AppValue: DisplayRepresentable {}

public protocol AppEntity: AppValue, Identifiable, PersistentlyIdentifiable, _SupportsAppDependencies
where ID: Sendable {
  associatedtype DefaultQuery: EntityQuery
  static var defaultQuery: DefaultQuery { get }
}
extension AppEntity {
  public typealias Property = EntityProperty
}
public protocol EntityIdentifierConvertible: Sendable {
  var entityIdentifierString: String { get }
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}
extension String: EntityIdentifierConvertible {
  public var entityIdentifierString: String { self }
  public static func entityIdentifier(for entityIdentifierString: String) -> String? {
    entityIdentifierString
  }
}
extension Int: EntityIdentifierConvertible {
  public var entityIdentifierString: String { "\(self)" }
  public static func entityIdentifier(for entityIdentifierString: String) -> Int? {
    Int(entityIdentifierString)
  }
}
extension UUID: EntityIdentifierConvertible {
  public var entityIdentifierString: String { uuidString }
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}
extension URL: EntityIdentifierConvertible {
  public var entityIdentifierString: String { absoluteString }
  public static func entityIdentifier(for entityIdentifierString: String) -> URL? {
    URL(string: entityIdentifierString)
  }
}
public struct EntityIdentifier: Hashable, Sendable {
  public let identifier: String
  private let type: String
  public init<E: AppEntity>(for entity: E) { self.init(for: E.self, identifier: entity.id) }
  public init<E: AppEntity>(for entityType: E.Type, identifier: E.ID) {
    (self.identifier, type) = ("\(identifier)", "\(entityType)")
  }
}
extension NSUserActivity {
  /// The subject of an activity; it is not used.
  public var appEntityIdentifier: EntityIdentifier? {
    get { nil }
    set {}
  }
}
public protocol TransientAppEntity: AppValue { init() }
extension TransientAppEntity { public typealias Property = EntityProperty }
public protocol UniqueAppEntity: AppValue, PersistentlyIdentifiable, _SupportsAppDependencies {
  associatedtype DefaultQuery
  static var defaultQuery: DefaultQuery { get }
}
extension UniqueAppEntity { public typealias Property = EntityProperty }
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: Sendable {
  private let provider: (@Sendable () async throws -> Entity)?
  public init() { provider = nil }
  public init(_ provider: @escaping @Sendable () async throws -> Entity) { self.provider = provider }
}
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {
  static var supportedContentTypes: [UTType] { get }
}
public struct FileEntityIdentifier: Hashable, Sendable {
  public let url: URL?
  public static func file(url: URL) -> FileEntityIdentifier { FileEntityIdentifier(url: url) }
  public static func draft(identifier: String) -> FileEntityIdentifier { FileEntityIdentifier(url: nil) }
}
public protocol URLRepresentableEntity: AppEntity {
  associatedtype URLRepresentation = EntityURLRepresentation<Self>
  static var urlRepresentation: URLRepresentation { get }
}
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral: String) {}
  public init(stringInterpolation: Interpolation) {}
  public struct Interpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: EntityURLToken) {}
    public mutating func appendInterpolation<V>(_ keyPath: KeyPath<Entity, EntityProperty<V>>) {}
  }
}
public enum EntityURLToken: Sendable { case id }

/// Items for the device's search. Nothing is indexed here.
public protocol IndexedEntity: AppEntity {
  var attributeSet: CSSearchableItemAttributeSet { get }
  var hideInSpotlight: Bool { get }
}
extension IndexedEntity {
  public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }
  public var defaultAttributeSet: CSSearchableItemAttributeSet {
    CSSearchableItemAttributeSet(contentType: .item)
  }
  public var hideInSpotlight: Bool { false }
}
extension CSSearchableIndex {
  public func indexAppEntities<E: IndexedEntity>(_ entities: [E], priority: Int = 0) async throws {}
  public func deleteAppEntities<E: IndexedEntity>(ofType type: E.Type) async throws {}
  public func deleteAppEntities<E: IndexedEntity>(identifiedBy identifiers: [E.ID], ofType type: E.Type)
    async throws
  {}
}
extension CSSearchableItem {
  public func associateAppEntity<E: IndexedEntity>(_ entity: E, priority: Int = 0) {}
}

/// A property of an entity.
@propertyWrapper public struct EntityProperty<Value>: @unchecked Sendable {
  private final class Storage { var value: Value? }
  private let storage = Storage()
  public init() {}
  public init(title: LocalizedStringResource) {}
  public init(title: LocalizedStringResource, identifier: String) {}
  public init(identifier: String) {}
  public init<V>(title: LocalizedStringResource, indexingKey: KeyPath<CSSearchableItemAttributeSet, V>) {}
  public init<V>(indexingKey: KeyPath<CSSearchableItemAttributeSet, V>) {}
  public init(title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey) {}
  public init(customIndexingKey: CSCustomAttributeKey) {}
  public init(title: LocalizedStringResource, supportedTypeIdentifiers: [String]) {}
  public init(title: LocalizedStringResource, kind: IntentParameter<Value>.DateKind) {}
  public init(wrappedValue: Value) { storage.value = wrappedValue }
  public init(wrappedValue: Value, title: LocalizedStringResource) { storage.value = wrappedValue }
  public var wrappedValue: Value {
    get {
      if let value = storage.value { return value }
      if let type = Value.self as? any ExpressibleByNilLiteral.Type,
        let empty = type.init(nilLiteral: ()) as? Value
      {
        return empty
      }
      fatalError("A property of an entity was read before it was set.")
    }
    nonmutating set { storage.value = newValue }
  }
  public var projectedValue: EntityProperty<Value> { self }
}

/// A property that the entity computes; the declaration stays as it is written.
@attached(peer)
public macro ComputedProperty(title: LocalizedStringResource? = nil) =
  #externalMacro(module: "PreviewMacros", type: "MarkMacro")
@attached(peer)
public macro ComputedProperty<V>(
  title: LocalizedStringResource? = nil, indexingKey: KeyPath<CSSearchableItemAttributeSet, V>
) = #externalMacro(module: "PreviewMacros", type: "MarkMacro")
@attached(peer)
public macro ComputedProperty(
  title: LocalizedStringResource? = nil, customIndexingKey: CSCustomAttributeKey
) =
  #externalMacro(module: "PreviewMacros", type: "MarkMacro")
/// A property that the entity computes on demand.
@attached(peer)
public macro DeferredProperty(title: LocalizedStringResource? = nil) =
  #externalMacro(module: "PreviewMacros", type: "MarkMacro")

public protocol StaticDisplayRepresentable: DisplayRepresentable, Hashable {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
extension StaticDisplayRepresentable {
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: "\(self)")
  }
}
public protocol AppEnum: StaticDisplayRepresentable, AppValue, CaseIterable, RawRepresentable,
  PersistentlyIdentifiable
{}

public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public var name: LocalizedStringResource
  public var numericFormat: LocalizedStringResource?
  public var synonyms: [LocalizedStringResource]
  public init(stringLiteral: String) {
    self.init(name: LocalizedStringResource(stringLiteral: stringLiteral))
  }
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) { (self.name, self.numericFormat, self.synonyms) = (name, numericFormat, synonyms) }
}
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?
  public var image: Image?
  public var descriptionText: LocalizedStringResource?
  public var synonyms: [LocalizedStringResource]
  public init(stringLiteral: String) {
    self.init(title: LocalizedStringResource(stringLiteral: stringLiteral))
  }
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    descriptionText: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    (self.descriptionText, self.synonyms) = (descriptionText, synonyms)
  }
  @_disfavoredOverload
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    descriptionText: LocalizedStringResource? = nil, image: @escaping @Sendable () -> Image?,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.init(
      title: title, subtitle: subtitle, descriptionText: descriptionText, image: image(), synonyms: synonyms)
  }
  /// A picture of the app; it is not shown.
  public struct Image: Hashable, Sendable {
    public enum DisplayStyle: Hashable, Sendable {
      case `default`
      case circular
    }
    private let name: String
    public init(systemName: String) { name = systemName }
    public init(systemName: String, tintColor: UIColor?, symbolConfiguration: UIImage.SymbolConfiguration?) {
      name = systemName
    }
    public init(named: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      name = named
    }
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      name = url.absoluteString
    }
    public init(url: URL, width: Double, height: Double, isTemplate: Bool? = nil) {
      name = url.absoluteString
    }
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) { name = "" }
  }
}

/// A list of values in sections.
public struct IntentItemCollection<Result>: @unchecked Sendable {
  public var sections: [IntentItemSection<Result>]
  public var usesIndexedCollation: Bool
  public var promptLabel: LocalizedStringResource?
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    (self.promptLabel, self.usesIndexedCollation, self.sections) = (
      promptLabel, usesIndexedCollation, sections
    )
  }
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items.map { IntentItem($0) })])
  }
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemCollectionBuilder<Result> sectionsBuilder: () -> [IntentItemSection<Result>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sectionsBuilder())
  }
  public static var empty: Self { Self(sections: []) }
  public var items: [Result] { sections.flatMap { $0.items.map(\.value) } }
}
extension IntentItemCollection: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Result...) { self.init(items: elements) }
}
@resultBuilder public struct IntentItemCollectionBuilder<Result> {
  public static func buildExpression(_ section: IntentItemSection<Result>) -> [IntentItemSection<Result>] {
    [section]
  }
  public static func buildBlock(_ parts: [IntentItemSection<Result>]...) -> [IntentItemSection<Result>] {
    parts.flatMap { $0 }
  }
  public static func buildOptional(_ part: [IntentItemSection<Result>]?) -> [IntentItemSection<Result>] {
    part ?? []
  }
  public static func buildEither(first: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] { first }
  public static func buildEither(second: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] {
    second
  }
  public static func buildArray(_ parts: [[IntentItemSection<Result>]]) -> [IntentItemSection<Result>] {
    parts.flatMap { $0 }
  }
}
public struct IntentItemSection<Result>: @unchecked Sendable {
  public var title: LocalizedStringResource?
  public var subtitle: LocalizedStringResource?
  public var image: DisplayRepresentation.Image?
  public var items: [IntentItem<Result>]
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, items: [IntentItem<Result>]
  ) { (self.title, self.subtitle, self.image, self.items) = (title, subtitle, image, items) }
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, items: [Result]
  ) { self.init(title, subtitle: subtitle, image: image, items: items.map { IntentItem($0) }) }
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil,
    @IntentItemSectionBuilder<Result> itemsBuilder: () -> [IntentItem<Result>]
  ) { self.init(title, subtitle: subtitle, image: image, items: itemsBuilder()) }
}
@resultBuilder public struct IntentItemSectionBuilder<Result> {
  public static func buildExpression(_ item: IntentItem<Result>) -> [IntentItem<Result>] { [item] }
  public static func buildExpression(_ value: Result) -> [IntentItem<Result>] { [IntentItem(value)] }
  public static func buildBlock(_ parts: [IntentItem<Result>]...) -> [IntentItem<Result>] {
    parts.flatMap { $0 }
  }
  public static func buildOptional(_ part: [IntentItem<Result>]?) -> [IntentItem<Result>] { part ?? [] }
  public static func buildEither(first: [IntentItem<Result>]) -> [IntentItem<Result>] { first }
  public static func buildEither(second: [IntentItem<Result>]) -> [IntentItem<Result>] { second }
  public static func buildArray(_ parts: [[IntentItem<Result>]]) -> [IntentItem<Result>] {
    parts.flatMap { $0 }
  }
}
public struct IntentItem<Result>: @unchecked Sendable {
  public var value: Result
  public var title: LocalizedStringResource?
  public var subtitle: LocalizedStringResource?
  public var image: DisplayRepresentation.Image?
  public init(
    _ value: Result, title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) { (self.value, self.title, self.subtitle, self.image) = (value, title, subtitle, image) }
}
