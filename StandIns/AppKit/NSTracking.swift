// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties

import Foundation
import QuartzCore
import SwiftUI
import UIFoundation
import Views

// Tracking areas and cursors; the pointer does not move.

public final class NSTrackingArea: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mouseEnteredAndExited = Options(rawValue: 1)
    public static let mouseMoved = Options(rawValue: 2)
    public static let cursorUpdate = Options(rawValue: 4)
    public static let activeWhenFirstResponder = Options(rawValue: 16)
    public static let activeInKeyWindow = Options(rawValue: 32)
    public static let activeInActiveApp = Options(rawValue: 64)
    public static let activeAlways = Options(rawValue: 128)
    public static let assumeInside = Options(rawValue: 256)
    public static let inVisibleRect = Options(rawValue: 512)
    public static let enabledDuringMouseDrag = Options(rawValue: 1024)
  }
  public let rect: NSRect
  public let options: Options
  public private(set) weak var owner: AnyObject?
  public let userInfo: [AnyHashable: Any]?
  public init(rect: NSRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil) {
    self.rect = rect
    self.options = options
    self.owner = owner as AnyObject?
    self.userInfo = userInfo
  }
}

@MainActor @preconcurrency open class NSGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed
    public static let recognized = State.ended
  }
  open weak var delegate: (any NSGestureRecognizerDelegate)?
  open weak var target: AnyObject?
  open var action: Selector?
  open var state = State.possible
  open var isEnabled = true
  open var delaysPrimaryMouseButtonEvents = false
  open var delaysSecondaryMouseButtonEvents = false
  open var delaysOtherMouseButtonEvents = false
  open var view: NSView? { nil }
  public init(target: Any?, action: Selector?) {
    self.target = target as AnyObject?
    self.action = action
  }
  public override convenience init() { self.init(target: nil, action: nil) }
  open func location(in view: NSView?) -> NSPoint { .zero }
  open func reset() {}
}
@MainActor @preconcurrency public protocol NSGestureRecognizerDelegate: NSObjectProtocol {}
@MainActor @preconcurrency open class NSClickGestureRecognizer: NSGestureRecognizer {
  open var numberOfClicksRequired = 1
  open var numberOfTouchesRequired = 1
  open var buttonMask = 1
}
@MainActor @preconcurrency open class NSPressGestureRecognizer: NSGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 3
  open var buttonMask = 1
}
@MainActor @preconcurrency open class NSPanGestureRecognizer: NSGestureRecognizer {
  open var buttonMask = 1
  open func translation(in view: NSView?) -> NSPoint { .zero }
  open func setTranslation(_ translation: NSPoint, in view: NSView?) {}
  open func velocity(in view: NSView?) -> NSPoint { .zero }
}
@MainActor @preconcurrency open class NSMagnificationGestureRecognizer: NSGestureRecognizer {
  open var magnification: CGFloat = 0
}
@MainActor @preconcurrency open class NSRotationGestureRecognizer: NSGestureRecognizer {
  open var rotation: CGFloat = 0
  open var rotationInDegrees: CGFloat = 0
}

public final class NSCursor: NSObject, @unchecked Sendable {
  public static let arrow = NSCursor()
  public static let pointingHand = NSCursor()
  public static let iBeam = NSCursor()
  public static let resizeLeftRight = NSCursor()
  public static let resizeUpDown = NSCursor()
  public static let openHand = NSCursor()
  public static let closedHand = NSCursor()
  public static let crosshair = NSCursor()
  public static let operationNotAllowed = NSCursor()
  public static let resizeLeft = NSCursor()
  public static let resizeRight = NSCursor()
  public static let resizeUp = NSCursor()
  public static let resizeDown = NSCursor()
  public static let columnResize = NSCursor()
  public static let rowResize = NSCursor()
  public static let zoomIn = NSCursor()
  public static let zoomOut = NSCursor()
  public static let disappearingItem = NSCursor()
  public static let dragLink = NSCursor()
  public static let dragCopy = NSCursor()
  public static let contextualMenu = NSCursor()
  public static let iBeamCursorForVerticalLayout = NSCursor()
  public static var current: NSCursor { .arrow }
  public static var currentSystem: NSCursor? { nil }
  public override init() { super.init() }
  public convenience init(image newImage: NSImage, hotSpot point: NSPoint) { self.init() }
  public var image: NSImage { NSImage() }
  public var hotSpot: NSPoint { .zero }
  public static func setHiddenUntilMouseMoves(_ flag: Bool) {}
  public func push() {}
  public func pop() {}
  public static func pop() {}
  public func set() {}
  public static func hide() {}
  public static func unhide() {}
}
