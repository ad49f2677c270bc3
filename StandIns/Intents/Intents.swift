// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import FoundationAdditions

// Siri's intents: values work, nothing is handed to the system.

open class INIntent: NSObject, @unchecked Sendable {
  public override init() {}
  open var identifier: String? { nil }
  open var intentDescription: String? { nil }
  open var suggestedInvocationPhrase: String?
}
open class INIntentResponse: NSObject, @unchecked Sendable {
  public override init() {}
  open var userActivity: NSUserActivity?
}
open class INExtension: NSObject {
  public override init() {}
  open func handler(for intent: INIntent) -> Any { self }
}
open class INObject: NSObject, @unchecked Sendable {
  public let identifier: String?
  public let displayString: String
  open var pronunciationHint: String?
  open var subtitleString: String?
  open var displayImage: INImage?
  public init(identifier: String?, display displayString: String) {
    self.identifier = identifier
    self.displayString = displayString
  }
  public convenience init(identifier: String?, display displayString: String, pronunciationHint: String?) {
    self.init(identifier: identifier, display: displayString)
    self.pronunciationHint = pronunciationHint
  }
  public convenience init(
    identifier: String?, display displayString: String, subtitle: String?, image: INImage?
  ) {
    self.init(identifier: identifier, display: displayString)
    subtitleString = subtitle
    displayImage = image
  }
}
open class INObjectCollection<ObjectType>: NSObject {
  public let allItems: [ObjectType]
  open var usesIndexedCollation = false
  public init(items: [ObjectType]) { allItems = items }
}
open class INObjectSection<ObjectType>: NSObject {
  public let title: String?
  public let items: [ObjectType]
  public init(title: String?, items: [ObjectType]) {
    self.title = title
    self.items = items
  }
}
open class INImage: NSObject, @unchecked Sendable {
  public convenience init(named name: String) { self.init() }
  public convenience init(imageData: Data) { self.init() }
  public convenience init?(url: URL) { self.init() }
}
open class INInteraction: NSObject, @unchecked Sendable {
  public let intent: INIntent
  public let intentResponse: INIntentResponse?
  open var identifier = ""
  open var groupIdentifier: String?
  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
  }
  open func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
  open func donate() async throws {}
  open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
  open class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) {
    completion?(nil)
  }
}
public enum INShortcut {
  case intent(INIntent)
  case userActivity(NSUserActivity)
  public init?(intent: INIntent) { self = .intent(intent) }
  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }
}
open class INVoiceShortcut: NSObject, @unchecked Sendable {
  open var identifier: UUID { UUID() }
  open var invocationPhrase: String { "" }
}
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  public static let shared = INVoiceShortcutCenter()
  open func getAllVoiceShortcuts(completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) {
    completion([], nil)
  }
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
public enum INSiriAuthorizationStatus: Int, Sendable {
  case notDetermined
  case restricted
  case denied
  case authorized
}
open class INPreferences: NSObject {
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .notDetermined }
  open class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
    handler(.notDetermined)
  }
  open class func siriLanguageCode() -> String { "en-US" }
}
public enum INPersonHandleType: Int, Sendable {
  case unknown
  case emailAddress
  case phoneNumber
}
open class INPersonHandle: NSObject, @unchecked Sendable {
  public let value: String?
  public let type: INPersonHandleType
  public init(value: String?, type: INPersonHandleType) {
    self.value = value
    self.type = type
  }
}
open class INPerson: NSObject, @unchecked Sendable {
  public let personHandle: INPersonHandle?
  public let displayName: String
  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?,
    contactIdentifier: String?, customIdentifier: String?
  ) {
    self.personHandle = personHandle
    self.displayName = displayName ?? ""
  }
}
public struct INFocusStatus: Sendable { public var isFocused: Bool? { nil } }
open class INFocusStatusCenter: NSObject, @unchecked Sendable {
  public static let `default` = INFocusStatusCenter()
  open var focusStatus: INFocusStatus { INFocusStatus() }
}
open class INRelevantShortcut: NSObject, @unchecked Sendable {
  public let shortcut: INShortcut
  public init(shortcut: INShortcut) { self.shortcut = shortcut }
}

extension NSUserActivity {
  public var suggestedInvocationPhrase: String? {
    get { nil }
    set {}
  }
}
