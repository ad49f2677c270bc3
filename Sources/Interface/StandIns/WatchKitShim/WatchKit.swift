// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
import SwiftUI

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
