// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import CoreLocationShim
@_exported import FoundationAdditions

// Records as values; no container holds any, and nobody is signed in.

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
open class CKRecord: NSObject, KeyedValues, @unchecked Sendable {
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
  package var keyedValues: [String: Any] = [:]
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
}
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
  ) async throws -> (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: AnyObject?) {
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
  open func add(_ operation: Operation) {}
}
open class CKOperation: Operation, @unchecked Sendable {}
open class CKDatabaseOperation: CKOperation, @unchecked Sendable { open var database: CKDatabase? }
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  open class Cursor: NSObject, @unchecked Sendable {}
  open var resultsLimit = 0
  open var desiredKeys: [String]?
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
  public init(query: CKQuery) {}
  public init(cursor: Cursor) {}
}
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var savePolicy = 0
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {}
}
extension Notification.Name {
  public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}
