// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CloudKitShim
import FoundationAdditions

// The history of a store, which keeps none here.

open class NSPersistentHistoryToken: NSObject, @unchecked Sendable {}
public enum NSPersistentHistoryChangeType: Int, Sendable {
  case insert
  case update
  case delete
}
open class NSPersistentHistoryChange: NSObject, @unchecked Sendable {
  open var changeID: Int64 { 0 }
  open var changedObjectID: NSManagedObjectID { NSManagedObjectID() }
  open var changeType: NSPersistentHistoryChangeType { .update }
  open var tombstone: [AnyHashable: Any]? { nil }
  open var transaction: NSPersistentHistoryTransaction? { nil }
}
open class NSPersistentHistoryTransaction: NSObject, @unchecked Sendable {
  open var timestamp: Date { Date(timeIntervalSinceReferenceDate: 0) }
  open var changes: [NSPersistentHistoryChange]? { nil }
  open var transactionNumber: Int64 { 0 }
  open var storeID: String { "" }
  open var bundleID: String { "" }
  open var processID: String { "" }
  open var contextName: String? { nil }
  open var author: String? { nil }
  open var token: NSPersistentHistoryToken { NSPersistentHistoryToken() }
  open func objectIDNotification() -> Notification {
    Notification(name: Notification.Name("NSObjectsChanged"))
  }
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
open class NSPersistentHistoryResult: NSPersistentStoreResult {
  open var result: Any? { nil }
  open var resultType: NSPersistentHistoryResultType { .statusOnly }
}
open class NSPersistentHistoryChangeRequest: NSObject {
  open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
  open var affectedStores: [NSPersistentStore]?
  public private(set) var token: NSPersistentHistoryToken?
  open class func fetchHistory(after token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
    let request = NSPersistentHistoryChangeRequest()
    request.token = token
    return request
  }
  open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest { .init() }
  open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?)
    -> NSPersistentHistoryChangeRequest
  { .init() }
  open class func deleteHistory(before token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
    .init()
  }
  open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest { .init() }
}
extension NSManagedObjectContext {
  /// Nothing has happened to the store.
  @discardableResult public func execute(_ request: NSPersistentHistoryChangeRequest) throws
    -> NSPersistentStoreResult
  { NSPersistentHistoryResult() }
}
public let NSPersistentHistoryTokenKey = "historyToken"

open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
  public let containerIdentifier: String
  open var databaseScope = CKDatabase.Scope.private
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
extension NSPersistentStore {
  public var identifier: String! { url?.path ?? "" }
  public var type: String { NSSQLiteStoreType }
  public var configurationName: String { "Default" }
}

/// A container that iCloud would keep in step; nothing is shared here.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  open class Event: NSObject, @unchecked Sendable {
    public enum EventType: Int, Sendable {
      case setup
      case `import`
      case export
    }
    public let identifier = UUID()
    open var type: EventType { .setup }
    open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
    open var endDate: Date? { nil }
    open var succeeded: Bool { false }
    open var error: (any Error)? { nil }
  }
  public static let eventChangedNotification = Notification.Name("NSPersistentCloudKitContainerEventChanged")
  public static let eventNotificationUserInfoKey = "event"
  open func initializeCloudKitSchema(options: NSPersistentCloudKitContainerSchemaInitializationOptions = [])
    throws
  {}
  open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { true }
  open func record(for managedObjectID: NSManagedObjectID) -> CKRecord? { nil }
  open func recordID(for managedObjectID: NSManagedObjectID) -> CKRecord.ID? { nil }
  open func fetchShares(matching objectIDs: [NSManagedObjectID]) throws -> [NSManagedObjectID: CKShare] {
    [:]
  }
  open func fetchShares(in store: NSPersistentStore?) throws -> [CKShare] { [] }
  open func share(
    _ managedObjects: [NSManagedObject], to share: CKShare?,
    completion: @escaping (Set<NSManagedObjectID>?, CKShare?, CKContainer?, (any Error)?) -> Void
  ) {}
  open func persistUpdatedShare(
    _ share: CKShare, in store: NSPersistentStore, completion: ((CKShare?, (any Error)?) -> Void)? = nil
  ) {}
  open func acceptShareInvitations(
    from metadata: [CKShare.Metadata], into store: NSPersistentStore,
    completion: (([CKShare.Metadata]?, (any Error)?) -> Void)? = nil
  ) {}
  open func purgeObjectsAndRecordsInZone(
    with zoneID: CKRecordZone.ID, in store: NSPersistentStore?,
    completion: ((CKRecordZone.ID?, (any Error)?) -> Void)? = nil
  ) {}
}
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let dryRun = Self(rawValue: 2)
  public static let printSchema = Self(rawValue: 4)
}
