// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import FoundationAdditions
import SwiftUI
import UserNotifications

public enum UNNotificationContentExtensionResponseOption: UInt, Sendable {
  case doNotDismiss
  case dismiss
  case dismissAndForwardAction
}
public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Sendable {
  case none
  case `default`
  case overlay
}
/// What shows a notification in an app's own way; the system calls it on devices alone.
@MainActor @preconcurrency public protocol UNNotificationContentExtension: NSObjectProtocol {
  func didReceive(_ notification: UNNotification)
  func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)
}
extension UNNotificationContentExtension {
  public func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
  ) { completion(.doNotDismiss) }
}
