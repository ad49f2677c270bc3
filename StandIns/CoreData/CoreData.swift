// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, TypeNamesShouldBeCapitalized, AmbiguousTrailingClosureOverload

import Combine
import FoundationAdditions
import SwiftUI
import Synchronization

/// An object of Core Data; its properties store what is set.
open class NSManagedObject: NSObject, _KeyedValues, ObservableObject, @unchecked Sendable {
  public private(set) weak var managedObjectContext: NSManagedObjectContext?
  public lazy var objectID = NSManagedObjectID()
  open var isDeleted: Bool { false }
  open var isFault: Bool { false }
  open var hasChanges: Bool { false }
  open var entity: NSEntityDescription { describedEntity ?? type(of: self).entity() }
  private var describedEntity: NSEntityDescription?
  public var keyedValues: [String: Any] = [:]

  /// An object that belongs to no context.
  public convenience override init() { self.init(entity: NSEntityDescription(), insertInto: nil) }
  public convenience init(context: NSManagedObjectContext) {
    self.init(entity: NSEntityDescription(), insertInto: context)
  }
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    super.init()
    if entity.name != nil { describedEntity = entity }
    for case let attribute as NSAttributeDescription in entity.properties {
      keyedValues[attribute.name] = attribute.defaultValue
    }
    managedObjectContext = context
    context?.add(self)
  }
  /// Of the class's name: what a model calls it is not known here.
  open class func entity() -> NSEntityDescription { NSEntityDescription.named("\(Self.self)", of: self) }
  // A class's own one, with objects of the class, is taken where either would do, as Objective-C's is hidden by Swift's.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "\(Self.self)")
  }
  open var isInserted: Bool { false }
  open var isUpdated: Bool { false }
  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}
  open func changedValues() -> [String: Any] { [:] }
  open func committedValues(forKeys keys: [String]?) -> [String: Any] { [:] }
  open func validateForInsert() throws {}
  open func validateForUpdate() throws {}
  open func validateForDelete() throws {}
  open func prepareForDeletion() {}
  open func primitiveValue(forKey key: String) -> Any? { keyedValues[key] }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { keyedValues[key] = value }
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func willChangeValue(forKey key: String) {}
  open func didChangeValue(forKey key: String) {}
}

public final class NSManagedObjectID: NSObject, @unchecked Sendable {
  public var isTemporaryID: Bool { false }
  public var persistentStore: NSPersistentStore? { nil }
  public var entity: NSEntityDescription { NSEntityDescription() }
  public func uriRepresentation() -> URL { URL(fileURLWithPath: "/") }
}

/// `@NSManaged` of a property, in the runner's spelling.
@attached(accessor, names: named(get), named(set))
public macro CDManaged() = #externalMacro(module: "PreviewMacros", type: "ManagedMacro")

/// `@NSManaged` of a method that adds to or removes from a relationship, in the runner's spelling.
@attached(body)
public macro CDRelates() = #externalMacro(module: "PreviewMacros", type: "ManagedMacro")

extension NSManagedObject {
  /// A property's value, or Core Data's value of an unset attribute.
  public func _managedValue<Value>(forKey key: String) -> Value {
    if let value = keyedValues[key] as? Value { return value }
    if let type = Value.self as? any ExpressibleByNilLiteral.Type,
      let none = type.init(nilLiteral: ()) as? Value
    {
      return none
    }
    let empty: [Any] = [
      0, Int16(0), Int32(0), Int64(0), 0.0, Float(0), false, "", NSSet(), NSOrderedSet(),
      Date(timeIntervalSinceReferenceDate: 0), Data(), UUID(),
    ]
    if let value = empty.lazy.compactMap({ $0 as? Value }).first { return value }
    fatalError("The managed property \(key) of \(Value.self) was read before it was set.")
  }

  public func _setManagedValue<Value>(_ value: Value, forKey key: String) {
    objectWillChange.send()
    keyedValues[key] = value
  }

  /// Whether an object is of an entity; its class, or one that it inherits from, has the entity's name.
  func _isOf(entity name: String?) -> Bool {
    guard let name else { return true }
    if let own = describedEntity?.name, own == name || type(of: self) == NSManagedObject.self {
      return own == name
    }
    guard type(of: self) != NSManagedObject.self else { return true }
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror, current.subjectType != NSManagedObject.self {
      if "\(current.subjectType)" == name { return true }
      mirror = current.superclassMirror
    }
    return false
  }
}

public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSManagedObject: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}

/// The kind of a request's result; here it is always that of its type.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectResultType: NSFetchRequestResultType = []
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

open class NSEntityDescription: NSObject, @unchecked Sendable {
  open var name: String?
  open var managedObjectClassName: String! = ""
  open var properties: [NSPropertyDescription] = [] {
    didSet { for property in properties { property._belong(to: self) } }
  }
  open var isAbstract = false
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  open private(set) weak var superentity: NSEntityDescription?
  open var userInfo: [AnyHashable: Any]?
  open var renamingIdentifier: String?
  open var versionHash: Data { Data() }
  open var uniquenessConstraints: [[Any]] = []
  open class func insertNewObject(forEntityName name: String, into context: NSManagedObjectContext)
    -> NSManagedObject
  {
    let entity = named(name)
    return (entity.managedClass ?? NSManagedObject.self).init(entity: entity, insertInto: context)
  }
  open class func entity(forEntityName name: String, in context: NSManagedObjectContext)
    -> NSEntityDescription?
  { named(name) }
  static func named(_ name: String, of managedClass: NSManagedObject.Type? = nil) -> NSEntityDescription {
    if let managedClass { classes.withLock { $0[name] = managedClass } }
    let entity = NSEntityDescription()
    entity.name = name
    entity.managedObjectClassName = name
    return entity
  }
  /// The classes that have been asked for their entities, by their names: others cannot be found by one.
  private static let classes = Mutex<[String: NSManagedObject.Type]>([:])
  private var managedClass: NSManagedObject.Type? {
    name.flatMap { name in Self.classes.withLock { $0[name] } }
  }
}

open class NSFetchRequest<ResultType>: NSObject, @unchecked Sendable {
  open var entityName: String?
  open var entity: NSEntityDescription?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var returnsObjectsAsFaults = true
  open var includesPropertyValues = true
  open var includesSubentities = true
  open var propertiesToFetch: [Any]?
  open var relationshipKeyPathsForPrefetching: [String]?
  open var propertiesToGroupBy: [Any]?
  open var havingPredicate: NSPredicate?
  open var returnsDistinctResults = false
  open var includesPendingChanges = true
  open var shouldRefreshRefetchedObjects = false
  open var affectedStores: [NSPersistentStore]?
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  public override init() {}
  public init(entityName: String) { self.entityName = entityName }

  /// Executes the request in the context whose block is being performed.
  open func execute() throws -> [ResultType] { try NSManagedObjectContext.performing?.fetch(self) ?? [] }

  /// A copy of the request for results of another type, which replaces `as! NSFetchRequest<Other>` in adapted sources.
  public func _as<Other>(_: Other.Type) -> NSFetchRequest<Other> {
    let request = NSFetchRequest<Other>()
    (request.entityName, request.entity) = (entityName, entity)
    (request.predicate, request.sortDescriptors) = (predicate, sortDescriptors)
    (request.fetchLimit, request.fetchOffset, request.resultType) = (fetchLimit, fetchOffset, resultType)
    return request
  }

  /// The requested entity if the type does not specify it: requests for `NSFetchRequestResult` name one.
  var _entityName: String? {
    ResultType.self is any NSFetchRequestResult.Type && ResultType.self != NSManagedObject.self
      ? nil : entityName ?? entity?.name
  }
}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly
  case resultTypeObjectIDs
  case resultTypeCount
}
open class NSPersistentStoreRequest: NSObject { open var affectedStores: [NSPersistentStore]? }
open class NSPersistentStoreResult: NSObject {}
open class NSBatchDeleteResult: NSPersistentStoreResult { open var result: Any? { nil } }
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  public init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>) {}
  public init(objectIDs: [NSManagedObjectID]) {}
}

/// Objects in memory.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public enum ConcurrencyType: Sendable {
    case mainQueueConcurrencyType
    case privateQueueConcurrencyType
  }
  private var objects: [NSManagedObject] = []
  open var parent: NSManagedObjectContext?
  open var name: String?
  open var automaticallyMergesChangesFromParent = false
  open var mergePolicy: Any = NSMergePolicy.error
  open var undoManager: UndoManager?
  open var hasChanges: Bool { false }
  open var insertedObjects: Set<NSManagedObject> { [] }
  open var updatedObjects: Set<NSManagedObject> { [] }
  open var deletedObjects: Set<NSManagedObject> { [] }
  public init(concurrencyType: NSManagedObjectContextConcurrencyType) {}
  public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: .mainQueueConcurrencyType) }

  func add(_ object: NSManagedObject) { objects.append(object) }
  open func insert(_ object: NSManagedObject) { add(object) }
  open func delete(_ object: NSManagedObject) { objects.removeAll { $0 === object } }
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    var found = objects.filter { $0._isOf(entity: request._entityName) }.compactMap { $0 as? T }
    if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
    if let descriptors = request.sortDescriptors, !descriptors.isEmpty {
      found = found.enumerated().sorted { first, second in
        for descriptor in descriptors {
          let order = descriptor.compare(first.element, to: second.element)
          if order != .orderedSame { return order == .orderedAscending }
        }
        return first.offset < second.offset
      }.map(\.element)
    }
    found = Array(found.dropFirst(max(request.fetchOffset, 0)))
    return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
  }
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int { try fetch(request).count }
  open func save() throws {}
  open func rollback() {}
  open func reset() { objects = [] }
  open func refresh(_ object: NSManagedObject, mergeChanges: Bool) {}
  open func refreshAllObjects() {}
  open func object(with id: NSManagedObjectID) -> NSManagedObject {
    objects.first { $0.objectID === id } ?? NSManagedObject(context: self)
  }
  open func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject { object(with: id) }
  open func perform(_ block: @escaping () -> Void) { performing(block) }
  open func performAndWait(_ block: () -> Void) { performing(block) }
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try performing(block) }
  // The block stays with its caller's actor, so that it needs not be `Sendable`.
  nonisolated(nonsending) open func perform<T>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
  ) async rethrows -> T { try performing(block) }
  public enum ScheduledTaskType: Sendable {
    case immediate
    case enqueued
  }
  private func performing<T>(_ block: () throws -> T) rethrows -> T {
    try Self.$performing.withValue(self, operation: block)
  }
  /// The context whose block is being performed, in which requests execute.
  @TaskLocal static var performing: NSManagedObjectContext?
  /// Returns without performing the request.
  @discardableResult open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult
  {
    switch request {
    case is NSBatchDeleteRequest: NSBatchDeleteResult()
    case is NSBatchInsertRequest: NSBatchInsertResult()
    case is NSBatchUpdateRequest: NSBatchUpdateResult()
    case is NSPersistentHistoryChangeRequest: NSPersistentHistoryResult()
    default: NSPersistentStoreResult()
    }
  }
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var transactionAuthor: String?
  open var stalenessInterval: TimeInterval = -1
  open var shouldDeleteInaccessibleFaults = true
  open var registeredObjects: Set<NSManagedObject> { Set(objects) }
  open func assign(_ object: Any, to store: NSPersistentStore) {}
  open func registeredObject(for id: NSManagedObjectID) -> NSManagedObject? {
    objects.first { $0.objectID === id }
  }
  open func processPendingChanges() {}
  open func mergeChanges(fromContextDidSave notification: Notification) {}
  open class func mergeChanges(
    fromRemoteContextSave changes: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {}
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
  open func setQueryGenerationFrom(_ generation: AnyObject?) throws {}
  public static let didSaveObjectsNotification = Notification.Name("NSManagedObjectContextDidSave")
}

extension Notification.Name {
  public static let NSManagedObjectContextDidSave = Notification.Name("NSManagedObjectContextDidSave")
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSManagedObjectContextObjectsDidChange")
  public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChange")
}

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType
  case privateQueueConcurrencyType
  case mainQueueConcurrencyType
}

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"

open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  open var entities: [NSEntityDescription] = []
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
  }
  public override init() {}
  public init?(contentsOf url: URL) {}
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
}

open class NSPersistentStoreDescription: NSObject {
  open var url: URL?
  open var type = NSSQLiteStoreType
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  open var shouldAddStoreAsynchronously = false
  public override init() {}
  public init(url: URL) { self.url = url }
  open var configuration: String?
  open var isReadOnly = false
  open var timeout: TimeInterval = 240
  open var options: [String: NSObject] = [:]
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

open class NSPersistentStore: NSObject, @unchecked Sendable {
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sqlite = Self(rawValue: NSSQLiteStoreType)
    public static let binary = Self(rawValue: NSBinaryStoreType)
    public static let inMemory = Self(rawValue: NSInMemoryStoreType)
  }
  open var url: URL?
  open var identifier: String! = ""
  open var type: String { NSInMemoryStoreType }
  open var isReadOnly = false
  open var options: [AnyHashable: Any]? { nil }
  open var metadata: [String: Any]! = [:]
  open var configurationName: String { "" }
}
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  open var persistentStores: [NSPersistentStore] { [] }
  public let managedObjectModel: NSManagedObjectModel
  open var name: String?
  public override init() { managedObjectModel = NSManagedObjectModel() }
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? { nil }
  @discardableResult open func addPersistentStore(
    ofType type: String, configurationName: String?, at url: URL?, options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore { NSPersistentStore() }
  open func remove(_ store: NSPersistentStore) throws {}
  open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at url: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore { NSPersistentStore() }
  open func destroyPersistentStore(
    at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws {}
  open func perform(_ block: @escaping () -> Void) { block() }
  open func performAndWait(_ block: () -> Void) { block() }
  open func persistentStore(for url: URL) -> NSPersistentStore? { nil }
  open func destroyPersistentStore(at url: URL, ofType type: String, options: [AnyHashable: Any]? = nil)
    throws
  {}
  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {}
  open func metadata(for store: NSPersistentStore) -> [String: Any] { [:] }
  open func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken? { nil }
  @discardableResult open func execute(
    _ request: NSPersistentStoreRequest, with context: NSManagedObjectContext
  )
    throws
    -> Any
  { 0 }
}
public let NSDeletedObjectsKey = "deleted"
public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"

open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  open var persistentStoreDescriptions = [NSPersistentStoreDescription()]
  open var managedObjectModel = NSManagedObjectModel()
  open var persistentStoreCoordinator = NSPersistentStoreCoordinator()
  public init(name: String) { self.name = name }
  public init(name: String, managedObjectModel model: NSManagedObjectModel) { self.name = name }
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    block(persistentStoreDescriptions.first ?? NSPersistentStoreDescription(), nil)
  }
  public convenience init(name: String, bundle: Bundle) { self.init(name: name) }
  nonisolated(nonsending) open func performBackgroundTask<T>(
    _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T { try block(viewContext) }
  open func newBackgroundContext() -> NSManagedObjectContext { viewContext }
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) { block(viewContext) }
  open class func defaultDirectoryURL() -> URL { FileManager.default.temporaryDirectory }
}
