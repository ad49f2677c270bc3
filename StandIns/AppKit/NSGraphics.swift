// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, AmbiguousTrailingClosureOverload

import Foundation
import QuartzCore
import SwiftUI
import UIFoundation
import Views

// Drawing and movement of AppKit's.

/// How changes move; they are at their end at once.
open class NSAnimationContext: NSObject {
  public static let current = NSAnimationContext()
  @MainActor open class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) async {
    changes(current)
  }
  open var duration: TimeInterval = 0.25
  open var allowsImplicitAnimation = false
  open var timingFunction: CAMediaTimingFunction?
  open var completionHandler: (() -> Void)?
  open class func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
  ) {
    changes(current)
    completionHandler?()
  }
  open class func runAnimationGroup(_ changes: () -> Void) { changes() }
  open class func beginGrouping() {}
  open class func endGrouping() {}
}

/// Where AppKit draws; there is no place for it here.
open class NSGraphicsContext: NSObject {
  public static var current: NSGraphicsContext? {
    get { nil }
    set {}
  }
  public let cgContext: CGContext
  open var shouldAntialias = true
  open var imageInterpolation = NSImageInterpolation.default
  public init(cgContext graphicsPort: CGContext, flipped initialFlippedState: Bool) {
    cgContext = graphicsPort
  }
  public convenience init?(bitmapImageRep bitmapRep: NSBitmapImageRep) { nil }
  public convenience init(window: NSWindow) {
    self.init(cgContext: CGContext(_size: window.frame.size), flipped: false)
  }
  open var isFlipped: Bool { false }
  open var isDrawingToScreen: Bool { false }
  open var compositingOperation = NSCompositingOperation.sourceOver
  open var patternPhase = NSPoint.zero
  open func flushGraphics() {}
  open class func currentContextDrawingToScreen() -> Bool { false }
  open class func saveGraphicsState() {}
  open class func restoreGraphicsState() {}
  open func saveGraphicsState() {}
  open func restoreGraphicsState() {}
}
public enum NSImageInterpolation: UInt, Sendable {
  case `default`
  case none
  case low
  case high
  case medium
}

@MainActor @preconcurrency open class NSColorPanel: NSPanel {
  public static let shared = NSColorPanel()
  open var color = NSColor.white
  open var showsAlpha = false
  open var isContinuous = true
  open class var sharedColorPanelExists: Bool { false }
  open var mode = Mode.none
  open var accessoryView: NSView?
  public enum Mode: Int, Sendable {
    case none = -1
    case gray
    case RGB
    case CMYK
    case HSB
    case customPalette
    case colorList
    case wheel
    case crayon
  }
  public static nonisolated let colorDidChangeNotification = Notification.Name(
    "NSColorPanelColorDidChangeNotification")
  open func setTarget(_ target: Any?) {}
  open func setAction(_ selector: Selector?) {}
}

/// Glass of AppKit's, which is a box where SwiftUI shows it.
@MainActor @preconcurrency open class NSGlassEffectView: NSView {
  open var contentView: NSView?
  open var cornerRadius: CGFloat = 0
  open var tintColor: NSColor?
}

/// Notifications between programs, of which none comes.
open class DistributedNotificationCenter: NotificationCenter, @unchecked Sendable {
  private static let shared = DistributedNotificationCenter()
  open class func `default`() -> DistributedNotificationCenter { shared }
  open func postNotificationName(
    _ name: NSNotification.Name, object: String?, userInfo: [AnyHashable: Any]? = nil,
    deliverImmediately: Bool
  ) {}
}

extension UIImage {
  /// The name of an image; those of AppKit's own are not here.
  public typealias Name = String
  public static var applicationIconName: String { "NSApplicationIcon" }
  public static var cautionName: String { "NSCaution" }
  public static var infoName: String { "NSInfo" }
  public static var folderName: String { "NSFolder" }
  public static var networkName: String { "NSNetwork" }
  public static var computerName: String { "NSComputer" }
  public static var userName: String { "NSUser" }
  public static var trashEmptyName: String { "NSTrashEmpty" }
}

// Drawing of rectangles and colours into a context, of which there is none.
extension CGRect {
  public func fill() {}
  public func fill(using operation: NSCompositingOperation) {}
  public func frame(withWidth width: CGFloat = 1) {}
  public func clip() {}
}
extension NSShadow {
  public func set() {}
}
public enum NSCompositingOperation: UInt, Sendable {
  case clear
  case copy
  case sourceOver
  case sourceIn
  case sourceOut
  case sourceAtop
  case destinationOver
  case destinationIn
  case destinationOut
  case destinationAtop
  case xor
  case plusDarker
  case plusLighter = 13
  case multiply
  case screen
  case overlay
}
