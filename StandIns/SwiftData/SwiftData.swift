// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Apps
import Foundation
import Observation
import StandInSupport
import SwiftUI

/// Makes a class a persistent model.
@attached(
  member, names: named(_$observationRegistrar), named(access), named(withMutation),
  named(shouldNotifyObservers))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "PreviewMacros", type: "ModelMacro")

@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) =
  #externalMacro(module: "PreviewMacros", type: "MarkMacro")

@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "PreviewMacros", type: "MarkMacro")

@attached(peer)
public macro Transient() = #externalMacro(module: "PreviewMacros", type: "MarkMacro")

@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "PreviewMacros", type: "RemarkMacro")

@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "PreviewMacros", type: "RemarkMacro")

/// A model's identifier: the object itself, because nothing is stored.
public struct PersistentIdentifier: Hashable, Identifiable, Sendable, Codable {
  private let number: Int
  init(_ object: AnyObject) { number = ObjectIdentifier(object).hashValue }
  public var id: PersistentIdentifier { self }
}

/// A class whose objects a context keeps.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {}

extension PersistentModel {
  public var id: PersistentIdentifier { PersistentIdentifier(self) }
  public var persistentModelID: PersistentIdentifier { PersistentIdentifier(self) }
  public var modelContext: ModelContext? { nil }
  public var isDeleted: Bool { false }
  public var hasChanges: Bool { false }
  public static func == (a: Self, b: Self) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The models of a store.
public final class Schema: Sendable {
  public struct Version: Hashable, Sendable {
    public init(_ major: Int, _ minor: Int, _ patch: Int) {}
  }
  public enum Attribute {
    public struct Option: Sendable {
      public static var unique: Option { Option() }
      public static var externalStorage: Option { Option() }
      public static var spotlight: Option { Option() }
      public static var allowsCloudEncryption: Option { Option() }
      public static var ephemeral: Option { Option() }
      public static var preserveValueOnDeletion: Option { Option() }
      public static func transformable(by name: String) -> Option { Option() }
      public static func transformable(by type: AnyClass) -> Option { Option() }
    }
  }
  public enum Relationship {
    public enum DeleteRule: Sendable {
      case noAction
      case nullify
      case cascade
      case deny
    }
    public struct Option: Sendable {
      public static var unique: Option { Option() }
    }
  }
  public init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {}
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {}
  public init(versionedSchema: any VersionedSchema.Type) {}
}

public protocol VersionedSchema {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

public protocol SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}

public enum MigrationStage {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}

public struct ModelConfiguration: Sendable {
  public struct CloudKitDatabase: Sendable {
    public static var automatic: CloudKitDatabase { CloudKitDatabase() }
    public static var none: CloudKitDatabase { CloudKitDatabase() }
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
  }
  public struct GroupContainer: Sendable {
    public static var automatic: GroupContainer { GroupContainer() }
    public static var none: GroupContainer { GroupContainer() }
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer() }
  }
  public let isStoredInMemoryOnly: Bool
  public private(set) var name = "default"
  public private(set) var schema: Schema?
  public private(set) var allowsSave = true
  /// Where Apple's keeps its models; there is nothing here.
  public private(set) var url = URL.applicationSupportDirectory.appending(path: "default.store")
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    (self.schema, self.allowsSave) = (schema, allowsSave)
    if let name {
      self.name = name
      url = .applicationSupportDirectory.appending(path: "\(name).store")
    }
    if isStoredInMemoryOnly { url = URL(filePath: "/dev/null") }
  }
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    isStoredInMemoryOnly = false
    (self.schema, self.url, self.allowsSave) = (schema, url, allowsSave)
    if let name { self.name = name }
  }
  public init(
    for type: any PersistentModel.Type, _ others: any PersistentModel.Type...,
    isStoredInMemoryOnly: Bool = false
  ) {
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
  }
}

/// Models in memory. Whatever its configuration says, nothing is read from or written to a disk.
public final class ModelContainer: @unchecked Sendable {
  public let schema: Schema
  public let configurations: [ModelConfiguration]
  private lazy var context = ModelContext(_in: self)

  @MainActor public var mainContext: ModelContext { context }

  public init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    schema = Schema(types)
    self.configurations = configurations
  }
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration] = []
  ) throws {
    self.schema = schema
    self.configurations = configurations
  }
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    self.schema = schema
    self.configurations = configurations
  }
  public func deleteAllData() { context.removeAll() }
}

/// The models that were inserted, in their order.
@Observable
public final class ModelContext: @unchecked Sendable {
  @ObservationIgnored public private(set) unowned var container: ModelContainer
  private var models: [any PersistentModel] = []
  @ObservationIgnored public var autosaveEnabled = true
  @ObservationIgnored public var undoManager: UndoManager?
  public var hasChanges: Bool { false }

  init(_in container: ModelContainer) { self.container = container }
  public init(_ container: ModelContainer) { self.container = container }

  public func insert<T: PersistentModel>(_ model: T) {
    if !models.contains(where: { $0 === model }) { models.append(model) }
  }
  public func delete<T: PersistentModel>(_ model: T) { models.removeAll { $0 === model } }
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    let doomed = try fetch(FetchDescriptor<T>(predicate: predicate)).map { ObjectIdentifier($0) }
    models.removeAll { doomed.contains(ObjectIdentifier($0)) }
  }
  public func save() throws {}
  public func rollback() {}
  public func processPendingChanges() {}
  public func transaction(block: () throws -> Void) throws { try block() }
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    var found = models.compactMap { $0 as? T }
    if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    if let offset = descriptor.fetchOffset { found = Array(found.dropFirst(offset)) }
    return descriptor.fetchLimit.map { Array(found.prefix($0)) } ?? found
  }
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }
  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, block: (T) throws -> Void
  ) throws { try fetch(descriptor).forEach(block) }
  public func model(for id: PersistentIdentifier) -> any PersistentModel {
    guard let model = models.first(where: { PersistentIdentifier($0) == id }) else {
      fatalError("The context has no model with this identifier.")
    }
    return model
  }
  public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? {
    models.first { PersistentIdentifier($0) == id } as? T
  }
  func removeAll() { models = [] }
}

/// Which models are requested, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  public var includePendingChanges = true
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

/// The models of the environment's context that match a descriptor.
///
/// The result's elements tell what is asked for where a view sets its query in an initializer of its own.
@propertyWrapper
@MainActor @preconcurrency
public struct Query<Element: PersistentModel, Result: Collection>: DynamicProperty
where Result.Element == Element {
  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>

  /// All models. It stands here and not among the others because the compiler takes no initializer of an extension for
  /// what a property without a value begins with.
  public init() { descriptor = FetchDescriptor() }

  public var modelContext: ModelContext { context }
  public var fetchError: (any Error)? { nil }
  public var wrappedValue: Result {
    guard let result = ((try? context.fetch(descriptor)) ?? []) as? Result else {
      fatalError("A query's result is an array of its elements.")
    }
    return result
  }
}

extension Query where Result == [Element] {
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) {
    self.descriptor = descriptor
  }
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction?) {
    self.descriptor = descriptor
  }
  public init(
    filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [], transaction: Transaction? = nil
  ) {
    descriptor = FetchDescriptor(predicate: filter, sortBy: sort)
  }
  public init(filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [], animation: Animation) {
    descriptor = FetchDescriptor(predicate: filter, sortBy: sort)
  }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) { descriptor = FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]) }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    animation: Animation
  ) { descriptor = FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]) }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward,
    animation: Animation = .default
  ) { descriptor = FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]) }
}

private struct ModelContextKey: EnvironmentKey {
  // A view without a container shows no models.
  static let defaultContainer = try! ModelContainer(for: Schema([]))
  static var defaultValue: ModelContext { MainActor.assumeIsolated { defaultContainer.mainContext } }
}

extension EnvironmentValues {
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

/// A container for the lifetime of a view.
private struct ContainedModels<Content: View>: View {
  @State private var container = try? ModelContainer(for: Schema([]))
  let content: Content
  let isReady: @MainActor (ModelContainer) -> Void
  @State private var wasReady = false

  var body: some View {
    if let container {
      let _ = prepare(container)
      content.environment(\.modelContext, container.mainContext)
    }
  }

  private func prepare(_ container: ModelContainer) {
    if container.mainContext.isPrepared { return }
    container.mainContext.isPrepared = true
    isReady(container)
  }
}

extension ModelContext {
  fileprivate var isPrepared: Bool {
    get { prepared.contains(ObjectIdentifier(self)) }
    set { if newValue { prepared.insert(ObjectIdentifier(self)) } }
  }
}

nonisolated(unsafe) private var prepared: Set<ObjectIdentifier> = []

extension View {
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }
  public func modelContext(_ context: ModelContext) -> some View { environment(\.modelContext, context) }
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { ContainedModels(content: self) { onSetup(.success($0)) } }
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { ContainedModels(content: self) { onSetup(.success($0)) } }
}

extension Scene {
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }
  public func modelContext(_ context: ModelContext) -> some Scene { environment(\.modelContext, context) }
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { _contained(onSetup) }
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { _contained(onSetup) }

  private func _contained(_ onSetup: @escaping (Result<ModelContainer, any Error>) -> Void) -> some Scene {
    standInChangingViews { AnyView(ContainedModels(content: $0) { onSetup(.success($0)) }) }
  }
}
