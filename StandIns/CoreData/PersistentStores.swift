// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
import FoundationAdditions

// Core Data's files, histories and iCloud: nothing is stored, and there is no history.

open class NSPersistentHistoryToken: NSObject, NSSecureCoding, @unchecked Sendable {
  public static var supportsSecureCoding: Bool { true }
  public override init() {}
  public required init?(coder: NSCoder) {}
  public func encode(with coder: NSCoder) {}
}
public enum NSPersistentHistoryChangeType: Int, Sendable {
  case insert
  case update
  case delete
}
open class NSPersistentHistoryChange: NSObject, @unchecked Sendable {
  open var changeID: Int64 { 0 }
  open var changedObjectID: NSManagedObjectID { NSManagedObjectID() }
  open var changeType: NSPersistentHistoryChangeType { .insert }
  open var tombstone: [AnyHashable: Any]? { nil }
}
open class NSPersistentHistoryTransaction: NSObject, @unchecked Sendable {
  open var timestamp: Date { Date(timeIntervalSinceReferenceDate: 0) }
  open var changes: [NSPersistentHistoryChange]? { [] }
  open var transactionNumber: Int64 { 0 }
  open var storeID: String { "" }
  open var bundleID: String { "" }
  open var processID: String { "" }
  open var contextName: String? { nil }
  open var author: String? { nil }
  open var token: NSPersistentHistoryToken { NSPersistentHistoryToken() }
  open func objectIDNotification() -> Notification { Notification(name: .NSManagedObjectContextDidSave) }
  open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { nil }
}
public enum NSPersistentHistoryResultType: Int, Sendable {
  case statusOnly
  case objectIDs
  case count
  case transactionsOnly
  case changesOnly
  case transactionsAndChanges
}
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
  open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
  open var token: NSPersistentHistoryToken? { nil }
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
  open class func fetchHistory(after token: NSPersistentHistoryToken?) -> Self { .init() }
  open class func fetchHistory(after date: Date) -> Self { .init() }
  open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> Self { .init() }
  open class func fetchHistory(withFetch request: NSFetchRequest<any NSFetchRequestResult>) -> Self {
    .init()
  }
  open class func deleteHistory(before token: NSPersistentHistoryToken?) -> Self { .init() }
  open class func deleteHistory(before date: Date) -> Self { .init() }
  open class func deleteHistory(before transaction: NSPersistentHistoryTransaction?) -> Self { .init() }
  public required override init() {}
}
open class NSPersistentHistoryResult: NSPersistentStoreResult { open var result: Any? { nil } }
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  open var resultType = NSBatchInsertRequestResultType.statusOnly
  public init(entity: NSEntityDescription, objects: [[String: Any]]) {}
  public init(entityName: String, objects: [[String: Any]]) {}
  public init(entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool)
  {}
  public init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool)
  {}
  public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {}
}
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  case statusOnly
  case objectIDs
  case count
}
open class NSBatchInsertResult: NSPersistentStoreResult { open var result: Any? { nil } }
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  open var predicate: NSPredicate?
  open var propertiesToUpdate: [AnyHashable: Any]?
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  public init(entityName: String) {}
  public init(entity: NSEntityDescription) {}
}
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType
  case updatedObjectIDsResultType
  case updatedObjectsCountResultType
}
open class NSBatchUpdateResult: NSPersistentStoreResult { open var result: Any? { nil } }

/// How a store is mirrored by iCloud, which does not happen here.
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
  public let containerIdentifier: String
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let dryRun = Self(rawValue: 2)
  public static let printSchema = Self(rawValue: 4)
}
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  open func initializeCloudKitSchema(
    options: NSPersistentCloudKitContainerSchemaInitializationOptions = []
  ) throws {}
  open func canUpdateRecord(forManagedObjectWith id: NSManagedObjectID) -> Bool { true }
  open func canDeleteRecord(forManagedObjectWith id: NSManagedObjectID) -> Bool { true }
  open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { true }
  public static let eventChangedNotification = Notification.Name(
    "NSPersistentCloudKitContainerEventChangedNotification")
  public static let eventNotificationUserInfoKey = "event"
  open class Event: NSObject, @unchecked Sendable {
    public enum EventType: Int, Sendable {
      case setup
      case `import`
      case export
    }
    open var identifier: UUID { UUID() }
    open var storeIdentifier: String { "" }
    open var type: EventType { .setup }
    open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
    open var endDate: Date? { nil }
    open var succeeded: Bool { true }
    open var error: (any Error)? { nil }
  }
}

public let NSPersistentHistoryTokenKey = "historyToken"
public let NSStoreUUIDKey = "storeUUID"
public let NSStoreTypeKey = "NSStoreType"
public let NSPersistentStoreURLKey = "storeURL"
public let NSBinaryStoreType = "Binary"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
public let NSRefreshedObjectsKey = "refreshed"
extension Notification.Name {
  public static let NSManagedObjectContextWillSave = Notification.Name("NSManagedObjectContextWillSave")
  public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
    "NSPersistentStoreCoordinatorStoresDidChange")
}
extension NSManagedObjectContext {
  public static let willSaveObjectsNotification = Notification.Name("NSManagedObjectContextWillSave")
  public static let didChangeObjectsNotification = Notification.Name("NSManagedObjectContextObjectsDidChange")
  public static let didSaveObjectIDsNotification = Notification.Name("NSManagedObjectContextDidSaveObjectIDs")
  public static let didMergeChangesObjectIDsNotification = Notification.Name(
    "NSManagedObjectContextDidMergeChangesObjectIDs")
  public enum NotificationKey: String, Sendable {
    case sourceContext = "managedObjectContext"
    case insertedObjects = "inserted"
    case updatedObjects = "updated"
    case deletedObjects = "deleted"
    case refreshedObjects = "refreshed"
    case insertedObjectIDs = "inserted_objectIDs"
    case updatedObjectIDs = "updated_objectIDs"
    case deletedObjectIDs = "deleted_objectIDs"
  }
}
