// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import FoundationAdditions

// Calls, of which there are none.

open class CXCall: NSObject, @unchecked Sendable {
  open var uuid: UUID { UUID() }
  open var isOutgoing: Bool { false }
  open var isOnHold: Bool { false }
  open var hasConnected: Bool { false }
  open var hasEnded: Bool { false }
}
public protocol CXCallObserverDelegate: NSObjectProtocol {
  func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}
open class CXCallObserver: NSObject {
  open var calls: [CXCall] { [] }
  open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}
open class CXHandle: NSObject, @unchecked Sendable {
  public enum HandleType: Int, Sendable {
    case generic = 1
    case phoneNumber
    case emailAddress
  }
  public let type: HandleType
  public let value: String
  public init(type: HandleType, value: String) {
    self.type = type
    self.value = value
  }
}
open class CXAction: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  open var isComplete: Bool { false }
  open func fulfill() {}
  open func fail() {}
}
open class CXCallAction: CXAction, @unchecked Sendable {
  public let callUUID: UUID
  public init(call callUUID: UUID) { self.callUUID = callUUID }
}
open class CXStartCallAction: CXCallAction, @unchecked Sendable {
  open var handle: CXHandle
  open var isVideo = false
  public init(call callUUID: UUID, handle: CXHandle) {
    self.handle = handle
    super.init(call: callUUID)
  }
}
open class CXAnswerCallAction: CXCallAction, @unchecked Sendable {}
open class CXEndCallAction: CXCallAction, @unchecked Sendable {}
open class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
  open var isOnHold: Bool
  public init(call callUUID: UUID, onHold: Bool) {
    isOnHold = onHold
    super.init(call: callUUID)
  }
}
open class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
  open var isMuted: Bool
  public init(call callUUID: UUID, muted: Bool) {
    isMuted = muted
    super.init(call: callUUID)
  }
}
open class CXTransaction: NSObject, @unchecked Sendable {
  public private(set) var actions: [CXAction]
  public init(actions: [CXAction]) { self.actions = actions }
  public convenience init(action: CXAction) { self.init(actions: [action]) }
  open func addAction(_ action: CXAction) { actions.append(action) }
}
open class CXCallController: NSObject, @unchecked Sendable {
  public let callObserver = CXCallObserver()
  open func request(_ transaction: CXTransaction, completion: @escaping ((any Error)?) -> Void) {
    completion(CocoaError(.featureUnsupported))
  }
  open func request(_ transaction: CXTransaction) async throws { throw CocoaError(.featureUnsupported) }
}
open class CXCallUpdate: NSObject {
  open var remoteHandle: CXHandle?
  open var localizedCallerName: String?
  open var hasVideo = false
  open var supportsHolding = false
  open var supportsDTMF = false
  open var supportsGrouping = false
  open var supportsUngrouping = false
}
open class CXProviderConfiguration: NSObject {
  open var localizedName: String?
  open var ringtoneSound: String?
  open var iconTemplateImageData: Data?
  open var maximumCallGroups = 2
  open var maximumCallsPerCallGroup = 5
  open var supportsVideo = false
  open var includesCallsInRecents = true
  open var supportedHandleTypes: Set<CXHandle.HandleType> = []
  public override init() {}
  public init(localizedName: String) { self.localizedName = localizedName }
}
public enum CXCallEndedReason: Int, Sendable {
  case failed = 1
  case remoteEnded
  case unanswered
  case answeredElsewhere
  case declinedElsewhere
}
public protocol CXProviderDelegate: NSObjectProtocol {
  func providerDidReset(_ provider: CXProvider)
  func provider(_ provider: CXProvider, perform action: CXStartCallAction)
  func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
  func provider(_ provider: CXProvider, perform action: CXEndCallAction)
}
extension CXProviderDelegate {
  public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
}
open class CXProvider: NSObject, @unchecked Sendable {
  open var configuration: CXProviderConfiguration
  public init(configuration: CXProviderConfiguration) { self.configuration = configuration }
  open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {}
  open func reportNewIncomingCall(
    with UUID: UUID, update: CXCallUpdate, completion: @escaping ((any Error)?) -> Void
  ) { completion(CocoaError(.featureUnsupported)) }
  open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}
  open func reportCall(
    with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason
  ) {}
  open func invalidate() {}
}
