// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, AmbiguousTrailingClosureOverload

import Foundation
import QuartzCore
import SwiftUI
import UIFoundation
import Views

// AppKit's drawing and animation.

/// How changes animate; they are shown at their end at once.
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

/// AppKit's drawing context: a Core Graphics context, whose drawings end up in a picture.
open class NSGraphicsContext: NSObject {
  public static var current: NSGraphicsContext? {
    get { _CurrentContext.top.map { NSGraphicsContext(cgContext: $0, flipped: !$0._isYUp) } }
    set {
      _CurrentContext.pop()
      if let context = newValue?.cgContext { _CurrentContext.push(context) }
    }
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
  open var isFlipped: Bool { !cgContext._isYUp }
  open var isDrawingToScreen: Bool { false }
  open var compositingOperation = NSCompositingOperation.sourceOver
  open var patternPhase = NSPoint.zero
  open func flushGraphics() {}
  open class func currentContextDrawingToScreen() -> Bool { false }
  open class func saveGraphicsState() { _CurrentContext.top?.saveGState() }
  open class func restoreGraphicsState() { _CurrentContext.top?.restoreGState() }
  open func saveGraphicsState() { cgContext.saveGState() }
  open func restoreGraphicsState() { cgContext.restoreGState() }
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

/// AppKit's glass, shown as a box in SwiftUI.
@MainActor @preconcurrency open class NSGlassEffectView: NSView {
  open var contentView: NSView?
  open var cornerRadius: CGFloat = 0
  open var tintColor: NSColor?
}

/// Notifications between programs; none arrives.
open class DistributedNotificationCenter: NotificationCenter, @unchecked Sendable {
  private static let shared = DistributedNotificationCenter()
  open class func `default`() -> DistributedNotificationCenter { shared }
  open func postNotificationName(
    _ name: NSNotification.Name, object: String?, userInfo: [AnyHashable: Any]? = nil,
    deliverImmediately: Bool
  ) {}
}

extension UIImage {
  /// The name of an image; AppKit's own are drawn as the closest symbols.
  public typealias Name = String
  public static var applicationIconName: String { "NSApplicationIcon" }
  public static var cautionName: String { "NSCaution" }
  public static var infoName: String { "NSInfo" }
  public static var folderName: String { "NSFolder" }
  public static var networkName: String { "NSNetwork" }
  public static var computerName: String { "NSComputer" }
  public static var userName: String { "NSUser" }
  public static var userGroupName: String { "NSUserGroup" }
  public static var everyoneName: String { "NSEveryone" }
  public static var userGuestName: String { "NSUserGuest" }
  public static var trashEmptyName: String { "NSTrashEmpty" }
  public static var trashFullName: String { "NSTrashFull" }
  public static var statusAvailableName: String { "NSStatusAvailable" }
  public static var statusPartiallyAvailableName: String { "NSStatusPartiallyAvailable" }
  public static var statusUnavailableName: String { "NSStatusUnavailable" }
  public static var statusNoneName: String { "NSStatusNone" }
  public static var addTemplateName: String { "NSAddTemplate" }
  public static var removeTemplateName: String { "NSRemoveTemplate" }
  public static var actionTemplateName: String { "NSActionTemplate" }
  public static var refreshTemplateName: String { "NSRefreshTemplate" }
  public static var goLeftTemplateName: String { "NSGoLeftTemplate" }
  public static var goRightTemplateName: String { "NSGoRightTemplate" }
  public static var goBackTemplateName: String { "NSGoBackTemplate" }
  public static var goForwardTemplateName: String { "NSGoForwardTemplate" }
  public static var homeTemplateName: String { "NSHomeTemplate" }
  public static var bookmarksTemplateName: String { "NSBookmarksTemplate" }
  public static var shareTemplateName: String { "NSShareTemplate" }
  public static var lockLockedTemplateName: String { "NSLockLockedTemplate" }
  public static var lockUnlockedTemplateName: String { "NSLockUnlockedTemplate" }
  public static var stopProgressTemplateName: String { "NSStopProgressTemplate" }
  public static var stopProgressFreestandingTemplateName: String { "NSStopProgressFreestandingTemplate" }
  public static var revealFreestandingTemplateName: String { "NSRevealFreestandingTemplate" }
  public static var followLinkFreestandingTemplateName: String { "NSFollowLinkFreestandingTemplate" }
  public static var quickLookTemplateName: String { "NSQuickLookTemplate" }
  public static var listViewTemplateName: String { "NSListViewTemplate" }
  public static var iconViewTemplateName: String { "NSIconViewTemplate" }
  public static var columnViewTemplateName: String { "NSColumnViewTemplate" }
  public static var preferencesGeneralName: String { "NSPreferencesGeneral" }
  public static var advancedName: String { "NSAdvanced" }
  public static var userAccountsName: String { "NSUserAccounts" }
  public static var fontPanelName: String { "NSFontPanel" }
  public static var colorPanelName: String { "NSColorPanel" }
  public static var menuOnStateTemplateName: String { "NSMenuOnStateTemplate" }
  public static var pathTemplateName: String { "NSPathTemplate" }
  public static var touchBarSearchTemplateName: String { "NSTouchBarSearchTemplate" }
}

// Drawing of rectangles and shadows into the context that is drawn in.
extension CGRect {
  public func fill() { _CurrentContext.top?.fill(self) }
  public func fill(using operation: NSCompositingOperation) {
    UIRectFillUsingBlendMode(self, operation.blendMode)
  }
  public func frame(withWidth width: CGFloat = 1) {
    _CurrentContext.top?.stroke(insetBy(dx: width / 2, dy: width / 2), width: width)
  }
  public func clip() { _CurrentContext.top?.clip(to: self) }
}
extension NSShadow {
  public func set() {
    let color = (shadowColor as? NSColor)?.cgColor ?? CGColor(gray: 0, alpha: 1.0 / 3)
    _CurrentContext.top?.setShadow(offset: shadowOffset, blur: shadowBlurRadius, color: color)
  }
}
extension NSCompositingOperation {
  var blendMode: CGBlendMode {
    switch self {
    case .clear: .clear
    case .copy: .copy
    case .sourceOver: .normal
    case .sourceIn: .sourceIn
    case .sourceOut: .sourceOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationIn: .destinationIn
    case .destinationOut: .destinationOut
    case .destinationAtop: .destinationAtop
    case .xor: .xor
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    }
  }
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
