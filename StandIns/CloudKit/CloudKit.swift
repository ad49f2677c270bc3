// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import CoreLocation
@_exported import FoundationAdditions

// Records as values; containers are empty, and no account is signed in.

public protocol CKRecordValueProtocol {}
public protocol __CKRecordObjCValue: CKRecordValueProtocol {}
public typealias CKRecordValue = CKRecordValueProtocol
extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}
extension CKAsset: CKRecordValueProtocol {}
extension CKRecord.Reference: CKRecordValueProtocol {}

open class CKRecordZone: NSObject, @unchecked Sendable {
  open class ID: NSObject, @unchecked Sendable {
    public static let defaultZoneName = "_defaultZone"
    public static let `default` = ID(zoneName: "_defaultZone")
    public let zoneName: String
    public let ownerName: String
    public init(zoneName: String = "_defaultZone", ownerName: String = CKCurrentUserDefaultName) {
      self.zoneName = zoneName
      self.ownerName = ownerName
    }
  }
  public let zoneID: ID
  public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
  public init(zoneID: ID) { self.zoneID = zoneID }
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}
public let CKCurrentUserDefaultName = "__defaultOwner__"
public let CKRecordZoneDefaultName = "_defaultZone"
open class CKRecord: NSObject, _KeyedValues, @unchecked Sendable {
  public typealias RecordType = String
  public typealias FieldKey = String
  open class ID: NSObject, @unchecked Sendable {
    public let recordName: String
    public let zoneID: CKRecordZone.ID
    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      self.recordName = recordName
      self.zoneID = zoneID
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? ID)?.recordName == recordName }
    open override var hash: Int { recordName.hashValue }
  }
  public enum ReferenceAction: UInt, Sendable {
    case none
    case deleteSelf
  }
  open class Reference: NSObject, @unchecked Sendable {
    public let recordID: ID
    public let action: ReferenceAction
    public init(recordID: ID, action: ReferenceAction) {
      self.recordID = recordID
      self.action = action
    }
    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }
  }
  public static let SystemType = "Users"
  public let recordType: RecordType
  public let recordID: ID
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var creatorUserRecordID: ID? { nil }
  open var parent: Reference?
  open var share: Reference? { nil }
  public var keyedValues: [String: Any] = [:]
  public init(recordType: RecordType, recordID: ID = ID()) {
    self.recordType = recordType
    self.recordID = recordID
  }
  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
  }
  open subscript(key: String) -> (any CKRecordValueProtocol)? {
    get { keyedValues[key] as? any CKRecordValueProtocol }
    set { keyedValues[key] = newValue }
  }
  public subscript<T: CKRecordValueProtocol>(key: String) -> T? {
    get { keyedValues[key] as? T }
    set { keyedValues[key] = newValue }
  }
  open func object(forKey key: String) -> (any CKRecordValueProtocol)? { self[key] }
  open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: String) { self[key] = object }
  open func allKeys() -> [String] { keyedValues.keys.sorted() }
  open func setParent(_ parent: CKRecord?) {}
}
open class CKAsset: NSObject, @unchecked Sendable {
  public let fileURL: URL?
  public init(fileURL: URL) { self.fileURL = fileURL }
}
open class CKShare: CKRecord, @unchecked Sendable {
  public enum ParticipantPermission: Int, Sendable {
    case unknown
    case none
    case readOnly
    case readWrite
  }
  open class Metadata: NSObject, @unchecked Sendable {}
  open class Participant: NSObject, @unchecked Sendable {}
  open var publicPermission = ParticipantPermission.none
  open var url: URL? { nil }
  open var participants: [Participant] { [] }
  public init(rootRecord: CKRecord) { super.init(recordType: "cloudkit.share", recordID: ID()) }
}
open class CKQuery: NSObject, @unchecked Sendable {
  public let recordType: String
  public let predicate: NSPredicate
  open var sortDescriptors: [NSSortDescriptor]?
  public init(recordType: String, predicate: NSPredicate) {
    self.recordType = recordType
    self.predicate = predicate
  }
}
public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine
  case available
  case restricted
  case noAccount
  case temporarilyUnavailable
}
public struct CKError: Error, Sendable {
  public enum Code: Int, Sendable {
    case internalError = 1
    case partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable,
      requestRateLimited, missingEntitlement, notAuthenticated, permissionFailure, unknownItem,
      invalidArguments
    case
      serverRecordChanged = 14
    case serverRejectedRequest, assetFileNotFound, assetFileModified, incompatibleVersion,
      constraintViolation, operationCancelled, changeTokenExpired, batchRequestFailed, zoneBusy, badDatabase,
      quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let notAuthenticated = Code.notAuthenticated
  public static let networkUnavailable = Code.networkUnavailable
  public static let networkFailure = Code.networkFailure
  public static let partialFailure = Code.partialFailure
  public static let serverRecordChanged = Code.serverRecordChanged
  public static let unknownItem = Code.unknownItem
  public static let quotaExceeded = Code.quotaExceeded
  public static let changeTokenExpired = Code.changeTokenExpired
  public static let zoneNotFound = Code.zoneNotFound
  public static let requestRateLimited = Code.requestRateLimited
  public static let serviceUnavailable = Code.serviceUnavailable
  public static let permissionFailure = Code.permissionFailure
  public static let limitExceeded = Code.limitExceeded
  public var errorCode: Int { code.rawValue }
  public var userInfo: [String: Any] { [:] }
  public var retryAfterSeconds: Double? { nil }
  public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
  public var serverRecord: CKRecord? { nil }
  public var clientRecord: CKRecord? { nil }
  public var ancestorRecord: CKRecord? { nil }
}
public func ~= (code: CKError.Code, error: any Error) -> Bool { (error as? CKError)?.code == code }
public let CKErrorDomain = "CKErrorDomain"
open class CKUserIdentity: NSObject, @unchecked Sendable {
  open var nameComponents: PersonNameComponents? { nil }
}
open class CKContainer: NSObject, @unchecked Sendable {
  public struct ApplicationPermissions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let userDiscoverability = Self(rawValue: 1)
  }
  public let containerIdentifier: String?
  public init(identifier: String) { containerIdentifier = identifier }
  private static let own = CKContainer(identifier: "default")
  open class func `default`() -> CKContainer { own }
  open func database(with scope: CKDatabase.Scope) -> CKDatabase {
    switch scope {
    case .public: publicCloudDatabase
    case .private: privateCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }
  open func add(_ operation: CKOperation) {
    operation.main()
    operation.completionBlock?()
  }
  open func requestApplicationPermission(
    _ permissions: ApplicationPermissions,
    completionHandler: @escaping (ApplicationPermissionStatus, (any Error)?) -> Void
  ) { completionHandler(.couldNotComplete, CKError(.notAuthenticated)) }
  open func requestApplicationPermission(
    _ permissions: ApplicationPermissions
  ) async throws -> ApplicationPermissionStatus { throw CKError(.notAuthenticated) }
  open func shareMetadata(for url: URL) async throws -> CKShare.Metadata { throw CKError(.notAuthenticated) }
  @discardableResult open func accept(_ metadata: CKShare.Metadata) async throws -> CKShare {
    throw CKError(.notAuthenticated)
  }
  public enum ApplicationPermissionStatus: Int, Sendable {
    case initialState
    case couldNotComplete
    case denied
    case granted
  }
  public let publicCloudDatabase = CKDatabase()
  public let privateCloudDatabase = CKDatabase()
  public let sharedCloudDatabase = CKDatabase()
  open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
    completionHandler(.noAccount, nil)
  }
  open func accountStatus() async throws -> CKAccountStatus { .noAccount }
  open func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
  open func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
}
open class CKDatabase: NSObject, @unchecked Sendable {
  public enum Scope: Int, Sendable {
    case `public` = 1
    case `private`
    case shared
  }
  open func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord {
    throw CKError(.notAuthenticated)
  }
  open func fetch(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError(.notAuthenticated) }
  open func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [String]? = nil,
    resultsLimit: Int = 0
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
  ) {
    ([], nil)
  }
  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
  ) { completionHandler([], nil) }
  open func delete(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  @discardableResult open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
    recordID
  }
  open var databaseScope: Scope { .private }
  /// Adds an operation, which ends at once as without an account.
  open func add(_ operation: CKDatabaseOperation) {
    operation.database = self
    operation.main()
    operation.completionBlock?()
  }
  open func configuredWith<R>(
    configuration: CKOperation.Configuration? = nil, group: AnyObject? = nil, body: (CKDatabase) throws -> R
  ) rethrows -> R { try body(self) }
  open func records(
    continuingMatchFrom cursor: CKQueryOperation.Cursor, desiredKeys: [String]? = nil, resultsLimit: Int = 0
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
  ) { ([], nil) }
  open func records(
    for ids: [CKRecord.ID], desiredKeys: [String]? = nil
  ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] { [:] }
  open func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true
  ) async throws -> (
    saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
    deleteResults: [CKRecord.ID: Result<Void, any Error>]
  ) { throw CKError(.notAuthenticated) }
  @discardableResult open func save(_ zone: CKRecordZone) async throws -> CKRecordZone {
    throw CKError(.notAuthenticated)
  }
  open func save(_ zone: CKRecordZone, completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  open func recordZone(for id: CKRecordZone.ID) async throws -> CKRecordZone {
    throw CKError(.notAuthenticated)
  }
  open func allRecordZones() async throws -> [CKRecordZone] { throw CKError(.notAuthenticated) }
  open func fetchAllRecordZones(
    completionHandler: @escaping ([CKRecordZone]?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  @discardableResult open func deleteRecordZone(withID id: CKRecordZone.ID) async throws -> CKRecordZone.ID {
    throw CKError(.notAuthenticated)
  }
  @discardableResult open func save(_ subscription: CKSubscription) async throws -> CKSubscription {
    throw CKError(.notAuthenticated)
  }
  open func save(
    _ subscription: CKSubscription, completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  open func allSubscriptions() async throws -> [CKSubscription] { throw CKError(.notAuthenticated) }
  open func fetchAllSubscriptions(
    completionHandler: @escaping ([CKSubscription]?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  open func subscription(for id: CKSubscription.ID) async throws -> CKSubscription {
    throw CKError(.notAuthenticated)
  }
  @discardableResult open func deleteSubscription(
    withID id: CKSubscription.ID
  ) async throws -> CKSubscription.ID { throw CKError(.notAuthenticated) }
  open func delete(
    withSubscriptionID id: CKSubscription.ID, completionHandler: @escaping (String?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  open func fetch(
    withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [String]? = nil,
    resultsLimit: Int = 0,
    completionHandler:
      @escaping (
        Result<
          (
            matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
          ), any Error
        >
      ) -> Void
  ) { completionHandler(.success(([], nil))) }
}
extension Notification.Name {
  public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}
