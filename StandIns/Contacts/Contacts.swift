// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
@_exported import FoundationAdditions

// The address book, which is empty.

public protocol CNKeyDescriptor: NSObjectProtocol {}
extension NSString: CNKeyDescriptor {}
public let CNContactGivenNameKey = "givenName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactBirthdayKey = "birthday"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactIdentifierKey = "identifier"
public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public enum CNEntityType: Int, Sendable { case contacts }
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined
  case restricted
  case denied
  case authorized
  case limited
}
open class CNPhoneNumber: NSObject, @unchecked Sendable {
  public let stringValue: String
  public init(stringValue string: String) { stringValue = string }
}
open class CNLabeledValue<ValueType>: NSObject {
  public let label: String?
  public let value: ValueType
  public let identifier = ""
  public init(label: String?, value: ValueType) {
    self.label = label
    self.value = value
  }
}
open class CNPostalAddress: NSObject, @unchecked Sendable {
  open var street = ""
  open var city = ""
  open var state = ""
  open var postalCode = ""
  open var country = ""
  open var isoCountryCode = ""
}
public typealias CNMutablePostalAddress = CNPostalAddress
open class CNContact: NSObject, Identifiable, @unchecked Sendable {
  open var identifier = ""
  open var givenName = ""
  open var familyName = ""
  open var middleName = ""
  open var nickname = ""
  open var organizationName = ""
  open var jobTitle = ""
  open var note = ""
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  open var emailAddresses: [CNLabeledValue<NSString>] = []
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  open var birthday: DateComponents?
  open var imageData: Data?
  open var thumbnailImageData: Data?
  open var imageDataAvailable: Bool { imageData != nil }
  public override init() {}
}
extension CNContact {
  public var id: String { identifier }
  // None of these finds a contact.
  public class func predicateForContacts(matchingName name: String) -> NSPredicate {
    NSPredicate(value: false)
  }
  public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }
  public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    NSPredicate(value: false)
  }
  public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
    NSPredicate(value: false)
  }
}
public typealias CNMutableContact = CNContact
open class CNContactFormatter: Formatter, @unchecked Sendable {
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let name = [contact.givenName, contact.familyName].filter { !$0.isEmpty }.joined(separator: " ")
    return name.isEmpty ? nil : name
  }
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
    "formatter" as NSString
  }
}
public enum CNContactFormatterStyle: Int, Sendable {
  case fullName
  case phoneticFullName
}
open class CNContactFetchRequest: NSObject {
  public init(keysToFetch: [any CNKeyDescriptor]) {}
  open var predicate: NSPredicate?
}
open class CNSaveRequest: NSObject {
  public override init() {}
  open func add(_ contact: CNContact, toContainerWithIdentifier identifier: String?) {}
  open func update(_ contact: CNContact) {}
  open func delete(_ contact: CNContact) {}
}
open class CNContactStore: NSObject, @unchecked Sendable {
  public override init() {}
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    .notDetermined
  }
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {}
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool { false }
  open func enumerateContacts(
    with request: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {}
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch: [any CNKeyDescriptor]
  ) throws -> [CNContact] { [] }
  open func execute(_ request: CNSaveRequest) throws {}
}
