// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
@_exported import FoundationAdditions

// The connection between a phone and a watch: there is no other device.

public enum WCSessionActivationState: Int, Sendable {
  case notActivated
  case inactive
  case activated
}

public protocol WCSessionDelegate: NSObjectProtocol {
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
}

open class WCSession: NSObject, @unchecked Sendable {
  public static let `default` = WCSession()
  open class func isSupported() -> Bool { false }
  open weak var delegate: (any WCSessionDelegate)?
  open func activate() {}
  open var activationState: WCSessionActivationState { .notActivated }
  open var isPaired: Bool { false }
  open var isWatchAppInstalled: Bool { false }
  open var isCompanionAppInstalled: Bool { false }
  open var isReachable: Bool { false }
  open var isComplicationEnabled: Bool { false }
  open var remainingComplicationUserInfoTransfers: Int { 0 }
  open var applicationContext: [String: Any] { [:] }
  open var receivedApplicationContext: [String: Any] { [:] }
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {}
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: (((any Error)) -> Void)? = nil
  ) {}
  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: (((any Error)) -> Void)? = nil
  ) {}
  @discardableResult open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer
  { .init() }
  @discardableResult open func transferCurrentComplicationUserInfo(
    _ userInfo: [String: Any] = [:]
  ) -> WCSessionUserInfoTransfer { .init() }
  @discardableResult open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
    .init()
  }
}
public final class WCSessionUserInfoTransfer: NSObject {
  public var userInfo: [String: Any] { [:] }
  public var isTransferring: Bool { false }
}
public final class WCSessionFileTransfer: NSObject {
  public var isTransferring: Bool { false }
}
public final class WCSessionFile: NSObject {
  public var fileURL: URL { URL(fileURLWithPath: "/") }
  public var metadata: [String: Any]? { nil }
}
public struct WCError: Error {
  public enum Code: Int, Sendable {
    case genericError = 7001
    case sessionNotSupported
    case notReachable = 7007
  }
  public let code: Code
}
