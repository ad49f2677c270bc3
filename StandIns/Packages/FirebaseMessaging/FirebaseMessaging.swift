@_exported import FirebaseCore
import Foundation

/// What gets no token and no message.
open class Messaging: NSObject, @unchecked Sendable {
  private static let shared = Messaging()
  public static func messaging() -> Messaging { shared }
  public weak var delegate: (any MessagingDelegate)?
  public var apnsToken: Data?
  public var fcmToken: String? { nil }
  public var isAutoInitEnabled = true
  public func token(completion: @escaping (String?, (any Error)?) -> Void) { completion(nil, nil) }
  public func subscribe(toTopic topic: String) {}
  public func subscribe(toTopic topic: String, completion: (((any Error)?) -> Void)?) { completion?(nil) }
  public func unsubscribe(fromTopic topic: String) {}
  public func unsubscribe(fromTopic topic: String, completion: (((any Error)?) -> Void)?) { completion?(nil) }
  public func deleteToken(completion: @escaping ((any Error)?) -> Void) { completion(nil) }
  @discardableResult public func appDidReceiveMessage(_ message: [AnyHashable: Any]) -> MessagingMessageInfo {
    MessagingMessageInfo()
  }
}

open class MessagingMessageInfo: NSObject {}

public protocol MessagingDelegate: AnyObject {
  func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?)
}
extension MessagingDelegate {
  public func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?) {}
}
