// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

import FoundationAdditions

// Subscriptions as values; no server notices any change.
// https://developer.apple.com/documentation/cloudkit/cksubscription

open class CKSubscription: NSObject, @unchecked Sendable {
  public typealias ID = String
  public enum SubscriptionType: Int, Sendable {
    case query = 1
    case recordZone
    case database
  }
  open class NotificationInfo: NSObject, @unchecked Sendable {
    open var alertBody: String?
    open var alertLocalizationKey: String?
    open var alertLocalizationArgs: [CKRecord.FieldKey]?
    open var title: String?
    open var titleLocalizationKey: String?
    open var titleLocalizationArgs: [CKRecord.FieldKey]?
    open var subtitle: String?
    open var alertActionLocalizationKey: String?
    open var alertLaunchImage: String?
    open var soundName: String?
    open var desiredKeys: [CKRecord.FieldKey]?
    open var shouldBadge = false
    open var shouldSendContentAvailable = false
    open var shouldSendMutableContent = false
    open var category: String?
    open var collapseIDKey: String?
    public override init() {}
  }
  public let subscriptionID: ID
  open var subscriptionType: SubscriptionType { .query }
  open var notificationInfo: NotificationInfo?
  init(id: ID) { subscriptionID = id }
}

open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let firesOnRecordCreation = Options(rawValue: 1)
    public static let firesOnRecordUpdate = Options(rawValue: 2)
    public static let firesOnRecordDeletion = Options(rawValue: 4)
    public static let firesOnce = Options(rawValue: 8)
  }
  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  open var zoneID: CKRecordZone.ID?
  public let querySubscriptionOptions: Options
  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: CKSubscription.ID,
    options: Options = []
  ) {
    self.recordType = recordType
    self.predicate = predicate
    querySubscriptionOptions = options
    super.init(id: subscriptionID)
  }
  public convenience init(recordType: CKRecord.RecordType, predicate: NSPredicate, options: Options = []) {
    self.init(
      recordType: recordType, predicate: predicate, subscriptionID: UUID().uuidString, options: options)
  }
}

open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  public let zoneID: CKRecordZone.ID
  open var recordType: CKRecord.RecordType?
  open override var subscriptionType: SubscriptionType { .recordZone }
  public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID) {
    self.zoneID = zoneID
    super.init(id: subscriptionID)
  }
  public convenience init(zoneID: CKRecordZone.ID) {
    self.init(zoneID: zoneID, subscriptionID: UUID().uuidString)
  }
}

open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  open var recordType: CKRecord.RecordType?
  open override var subscriptionType: SubscriptionType { .database }
  public init(subscriptionID: CKSubscription.ID) { super.init(id: subscriptionID) }
  public convenience init() { self.init(subscriptionID: UUID().uuidString) }
}

open class CKNotification: NSObject, @unchecked Sendable {
  public enum NotificationType: Int, Sendable {
    case query = 1
    case recordZone
    case readNotification
    case database
  }
  open class ID: NSObject, @unchecked Sendable {}
  open var notificationType: NotificationType { .query }
  open var notificationID: ID? { nil }
  open var subscriptionID: CKSubscription.ID? { nil }
  open var containerIdentifier: String? { nil }
  /// A notification from a server's dictionary; nil, because there are none.
  public convenience init?(fromRemoteNotificationDictionary dictionary: [AnyHashable: Any]) { nil }
}

open class CKQueryNotification: CKNotification, @unchecked Sendable {
  public enum Reason: Int, Sendable {
    case recordCreated = 1
    case recordUpdated
    case recordDeleted
  }
  open var queryNotificationReason: Reason { .recordCreated }
  open var recordID: CKRecord.ID? { nil }
  open var recordFields: [String: Any]? { nil }
  open var databaseScope: CKDatabase.Scope { .private }
}

open class CKDatabaseNotification: CKNotification, @unchecked Sendable {
  open var databaseScope: CKDatabase.Scope { .private }
}
