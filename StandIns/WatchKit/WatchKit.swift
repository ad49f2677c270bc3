// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Apps
import Foundation
import SwiftUI
import UserNotifications

public enum WKHapticType: Int, Sendable {
  case notification
  case directionUp
  case directionDown
  case success
  case failure
  case retry
  case start
  case stop
  case click
}
@MainActor @preconcurrency open class WKInterfaceDevice: NSObject {
  private static let device = WKInterfaceDevice()
  open class func current() -> WKInterfaceDevice { device }
  open var screenBounds: CGRect { CGRect(x: 0, y: 0, width: 208, height: 248) }
  open var screenScale: CGFloat { 2 }
  open func play(_ type: WKHapticType) {}
  open var name: String { "Apple Watch" }
}
@MainActor @preconcurrency open class WKExtension: NSObject {
  private static let instance = WKExtension()
  open class func shared() -> WKExtension { instance }
}
@MainActor @preconcurrency open class WKApplication: NSObject {
  private static let instance = WKApplication()
  open class func shared() -> WKApplication { instance }
}
@MainActor @preconcurrency public protocol WKApplicationDelegate: NSObjectProtocol {}
@MainActor @preconcurrency public protocol WKExtensionDelegate: NSObjectProtocol {}

@MainActor @preconcurrency open class WKInterfaceController: NSObject {
  public override init() {}
  open func awake(withContext context: Any?) {}
  open func willActivate() {}
  open func didDeactivate() {}
}
/// An interface controller that shows a view; nothing here shows controllers.
@MainActor @preconcurrency open class WKHostingController<Body: View>: WKInterfaceController {
  open var body: Body { fatalError("A subclass says what the controller shows") }
}
/// The long look of a notification.
@MainActor @preconcurrency open class WKUserNotificationInterfaceController: WKInterfaceController {
  open func didReceive(_ notification: UNNotification) {}
}
@MainActor @preconcurrency
open class WKUserNotificationHostingController<Body: View>:
  WKUserNotificationInterfaceController
{
  open var body: Body { fatalError("A subclass says what the controller shows") }
  open class var isInteractive: Bool { false }
  open class var coalescedDescriptionFormat: String? { nil }
  open class var wantsSashBlur: Bool { false }
}

/// The watch's scene for notifications of a category; a render shows windows.
@MainActor @preconcurrency public struct WKNotificationScene<Content: View, Controller>: Scene
where Controller: WKUserNotificationHostingController<Content> {
  public init(controller: Controller.Type, category: String) {}
  public var body: some Scene { _EmptyScene() }
}
