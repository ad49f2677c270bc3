// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
import SwiftUI

// How the system finds an app's entities, and asks for the values that a parameter may have.

public protocol DynamicOptionsProvider: _SupportsAppDependencies, Sendable {
  associatedtype Result = [DefaultValue]
  associatedtype DefaultValue = Never
  func results() async throws -> Result
  func defaultResult() async -> DefaultValue?
}
extension DynamicOptionsProvider {
  public func defaultResult() async -> DefaultValue? { nil }
}

public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
  associatedtype Entity: AppEntity
  associatedtype SuggestedEntities = [Entity]
  associatedtype Result = [Entity]
  associatedtype DefaultValue = Entity
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> SuggestedEntities
  func displayRepresentations(
    for identifiers: [Entity.ID], requestedComponents: DisplayRepresentation.Components
  )
    async throws -> [Entity.ID: DisplayRepresentation]
  static var findIntentDescription: IntentDescription? { get }
}
extension EntityQuery {
  public static var findIntentDescription: IntentDescription? { nil }
  public func results() async throws -> [Entity] { [] }
  public func displayRepresentations(
    for identifiers: [Entity.ID], requestedComponents: DisplayRepresentation.Components
  ) async throws -> [Entity.ID: DisplayRepresentation] { [:] }
}
extension EntityQuery where SuggestedEntities == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { [] }
}
extension DisplayRepresentation {
  public struct Components: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let title = Components(rawValue: 1)
    public static let image = Components(rawValue: 2)
  }
}
public protocol EntityStringQuery: EntityQuery {
  associatedtype StringQueryResult = [Entity]
  func entities(matching string: String) async throws -> StringQueryResult
}
public protocol EnumerableEntityQuery: EntityQuery {
  func allEntities() async throws -> [Entity]
}
public protocol UniqueIDEntityQuery: EntityQuery {}
public protocol IntentValueQuery: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  associatedtype Input
  associatedtype Output
  init()
  func values(for input: Input) async throws -> Output
}

// MARK: Queries by properties

public enum EntityQueryComparatorMode: Hashable, Sendable {
  case and
  case or
}
public protocol EntityPropertyQuery: EntityQuery {
  associatedtype ComparatorMappingType
  static var properties: QueryProperties { get }
  static var sortingOptions: SortingOptions { get }
  func entities(
    matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [EntityQuerySort<Entity>],
    limit: Int?
  ) async throws -> [Entity]
}
extension EntityPropertyQuery {
  public typealias ComparatorMode = EntityQueryComparatorMode
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>
  public typealias Property<Value> = EntityQueryProperty<Entity, Value, ComparatorMappingType>
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>
  public typealias Sort = EntityQuerySort<Entity>
}
public struct EntityQuerySort<Entity>: @unchecked Sendable {
  public enum Ordering: Hashable, Sendable {
    case ascending
    case descending
  }
  public var by: PartialKeyPath<Entity>
  public var order: Ordering
}
public struct EntityQueryProperties<Entity, MappingType>: @unchecked Sendable {
  public init(
    @EntityQueryPropertiesBuilder<Entity, MappingType> properties: () -> [_EntityQueryProperty<
      Entity, MappingType
    >]
  ) {}
}
open class _EntityQueryProperty<Entity, MappingType> {}
public final class EntityQueryProperty<Entity, Value, MappingType>: _EntityQueryProperty<Entity, MappingType>
{
  public init(
    _ keyPath: KeyPath<Entity, EntityProperty<Value>>, entityProvider: (([Value]) -> [Entity])? = nil,
    @EntityQueryComparatorsBuilder<Value, MappingType> comparators: () -> [EntityQueryComparator<
      Value, MappingType
    >]
  ) {}
}
@resultBuilder public struct EntityQueryPropertiesBuilder<Entity, MappingType> {
  public static func buildBlock(_ properties: _EntityQueryProperty<Entity, MappingType>...)
    -> [_EntityQueryProperty<Entity, MappingType>]
  { properties }
}
@resultBuilder public struct EntityQueryComparatorsBuilder<Value, MappingType> {
  public static func buildExpression(_ comparator: EntityQueryComparator<Value, MappingType>)
    -> EntityQueryComparator<Value, MappingType>
  { comparator }
  public static func buildBlock(_ comparators: EntityQueryComparator<Value, MappingType>...)
    -> [EntityQueryComparator<Value, MappingType>]
  { comparators }
}
/// How a property is compared in a search. There are no searches here.
open class EntityQueryComparator<Value, MappingType> {
  public init(mappingTransform: @escaping (Value) -> MappingType) {}
}
public final class EqualToComparator<Value, MappingType>: EntityQueryComparator<Value, MappingType> {}
public final class NotEqualToComparator<Value, MappingType>: EntityQueryComparator<Value, MappingType> {}
public final class ContainsComparator<Value, MappingType>: EntityQueryComparator<Value, MappingType> {}
public final class HasPrefixComparator<Value, MappingType>: EntityQueryComparator<Value, MappingType> {}
public final class HasSuffixComparator<Value, MappingType>: EntityQueryComparator<Value, MappingType> {}
public final class LessThanComparator<Value, MappingType>: EntityQueryComparator<Value, MappingType> {}
public final class LessThanOrEqualToComparator<Value, MappingType>: EntityQueryComparator<Value, MappingType>
{}
public final class GreaterThanComparator<Value, MappingType>: EntityQueryComparator<Value, MappingType> {}
public final class GreaterThanOrEqualToComparator<Value, MappingType>: EntityQueryComparator<
  Value, MappingType
>
{}
public final class IsBetweenComparator<Value, MappingType>: EntityQueryComparator<Value, MappingType> {
  public init(mappingTransform: @escaping (Value, Value) -> MappingType) {
    super.init { mappingTransform($0, $0) }
  }
}
public struct EntityQuerySortingOptions<Entity>: @unchecked Sendable {
  public init(
    @EntityQuerySortingOptionsBuilder<Entity> options: () -> [EntityQuerySortableByProperty<Entity>]
  ) {}
}
public struct EntityQuerySortableByProperty<Entity>: @unchecked Sendable {
  public init<Value>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) {}
}
@resultBuilder public struct EntityQuerySortingOptionsBuilder<Entity> {
  public static func buildBlock(_ options: EntityQuerySortableByProperty<Entity>...)
    -> [EntityQuerySortableByProperty<Entity>]
  { options }
}
