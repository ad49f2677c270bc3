// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
@_exported import FoundationAdditions
import UniformTypeIdentifiers

// Items for the device's search.

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  public init(contentType: UTType) {}
  public init(itemContentType: String) {}
  open var title: String?
  open var displayName: String?
  open var contentDescription: String?
  open var keywords: [String]?
  open var thumbnailData: Data?
  open var thumbnailURL: URL?
  open var contentURL: URL?
  open var relatedUniqueIdentifier: String?
  open var domainIdentifier: String?
  open var weakRelatedUniqueIdentifier: String?
  open var identifier: String?
  open var path: String?
  open var alternateNames: [String]?
  open var subject: String?
  open var textContent: String?
  open var comment: String?
  open var creator: String?
  open var kind: String?
  open var theme: String?
  open var authorNames: [String]?
  open var contentCreationDate: Date?
  open var contentModificationDate: Date?
  open var addedDate: Date?
  open var dueDate: Date?
  open var startDate: Date?
  open var endDate: Date?
  open var completionDate: Date?
  open var metadataModificationDate: Date?
  open var latitude: NSNumber?
  open var longitude: NSNumber?
  open var altitude: NSNumber?
  open var city: String?
  open var country: String?
  open var namedLocation: String?
  open var stateOrProvince: String?
  open var rating: NSNumber?
  open var ratingDescription: String?
  open var duration: NSNumber?
  open var rankingHint: NSNumber?
  open var phoneNumbers: [String]?
  open var emailAddresses: [String]?
  open var supportsPhoneCall: NSNumber?
  open var supportsNavigation: NSNumber?
  open var genre: String?
  open var album: String?
  open var artist: String?
  open var composer: String?
  open var url: URL?
  private var values: [CSCustomAttributeKey: Any] = [:]
  open func setValue(_ value: Any?, forCustomKey key: CSCustomAttributeKey) { values[key] = value }
  open func value(forCustomKey key: CSCustomAttributeKey) -> Any? { values[key] }
}
open class CSSearchableItem: NSObject, @unchecked Sendable {
  open var uniqueIdentifier: String
  open var domainIdentifier: String?
  open var expirationDate: Date!
  open var attributeSet: CSSearchableItemAttributeSet
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? ""
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  public override init() {}
  public init(name: String) {}
  open class func `default`() -> Self { Self(_default: ()) }
  public required init(_default: Void) {}
  open class func isIndexingAvailable() -> Bool { false }
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {}
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {}
  open func deleteSearchableItems(
    withDomainIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {}
  open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {}
}
/// A property of an app's own that search finds.
open class CSCustomAttributeKey: NSObject, @unchecked Sendable {
  public let keyName: String
  public convenience init?(keyName: String) {
    self.init(
      keyName: keyName, searchable: true, searchableByDefault: false, unique: false, multiValued: false)
  }
  public init?(
    keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool
  ) {
    if keyName.isEmpty { return nil }
    self.keyName = keyName
  }
}
