// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties

import Foundation
import QuartzCoreShim
import SwiftUI
import UIFoundationShim
import Views

@MainActor @preconcurrency open class NSControl: NSView {
  open var isEnabled = true
  open var stringValue = ""
  open var attributedStringValue = NSAttributedString(string: "")
  open var font: NSFont?
  open var target: AnyObject?
  open var action: Selector?
  open var alignment = NSTextAlignment.natural
  open var controlSize = ControlSize.regular
  open var integerValue = 0
  open var doubleValue = 0.0
  open var objectValue: Any?
  open var isHighlighted = false
  open var tag = 0
  open func sizeToFit() {}
  public enum ControlSize: UInt, Sendable {
    case regular
    case small
    case mini
    case large
  }
  public enum ImagePosition: UInt, Sendable {
    case noImage
    case imageOnly
    case imageLeft
    case imageRight
    case imageBelow
    case imageAbove
    case imageOverlaps
    case imageLeading
    case imageTrailing
  }
  public struct StateValue: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let on = StateValue(rawValue: 1)
    public static let off = StateValue(rawValue: 0)
    public static let mixed = StateValue(rawValue: -1)
  }
}

@MainActor @preconcurrency open class NSTextField: NSControl {
  open weak var delegate: (any NSTextFieldDelegate)?
  open var placeholderString: String?
  open var textColor: NSColor?
  open var backgroundColor: NSColor?
  open var drawsBackground = true
  open var isBordered = true
  open var isBezeled = true
  open var isEditable = true
  open var isSelectable = true
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var focusRingType = NSFocusRingType.default
  public convenience init(string: String) { self.init(frame: .zero) }
  public convenience init(labelWithString string: String) { self.init(frame: .zero) }
}
@MainActor @preconcurrency open class NSSecureTextField: NSTextField {}
@MainActor @preconcurrency open class NSSearchField: NSTextField {}
public enum NSFocusRingType: UInt, Sendable {
  case `default`
  case none
  case exterior
}
@MainActor @preconcurrency public protocol NSControlTextEditingDelegate: NSObjectProtocol {}
@MainActor @preconcurrency public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {
  func controlTextDidChange(_ notification: Notification)
  func controlTextDidEndEditing(_ notification: Notification)
}
extension NSTextFieldDelegate {
  public func controlTextDidChange(_ notification: Notification) {}
  public func controlTextDidEndEditing(_ notification: Notification) {}
}
@MainActor @preconcurrency open class NSButton: NSControl {
  open var title = ""
  open var image: NSImage?
  open var alternateImage: NSImage?
  open var attributedTitle = NSAttributedString(string: "")
  open var isBordered = true
  open var bezelStyle = BezelStyle.rounded
  open var bezelColor: NSColor?
  open var contentTintColor: NSColor?
  open var imagePosition = NSControl.ImagePosition.imageLeading
  open var state = NSControl.StateValue.off
  open var keyEquivalent = ""
  open var isTransparent = false
  open var hasDestructiveAction = false
  public enum BezelStyle: UInt, Sendable {
    case rounded = 1
    case regularSquare = 2
    case circular = 7
    case helpButton = 9
    case texturedRounded = 11
    case recessed = 13
    case inline = 15
    case accessoryBarAction = 12
  }
  public enum ButtonType: UInt, Sendable {
    case momentaryLight
    case pushOnPushOff
    case toggle
    case `switch`
    case radio
    case momentaryChange
    case onOff
    case momentaryPushIn
  }
  open func setButtonType(_ type: ButtonType) {}
  open func performClick(_ sender: Any?) {}
  @discardableResult open func sendAction(on mask: NSEvent.EventTypeMask) -> Int { 0 }
  public convenience init(title: String, target: Any?, action: Selector?) { self.init(frame: .zero) }
  public convenience init(image: NSImage, target: Any?, action: Selector?) { self.init(frame: .zero) }
  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
  }
}
@MainActor @preconcurrency open class NSImageView: NSControl {
  open var image: NSImage?
  public convenience init(image: NSImage) { self.init(frame: .zero) }
}
@MainActor @preconcurrency open class NSProgressIndicator: NSView {
  open var isIndeterminate = true
  open var doubleValue = 0.0
  open func startAnimation(_ sender: Any?) {}
  open func stopAnimation(_ sender: Any?) {}
}
@MainActor @preconcurrency open class NSScrollView: NSView {
  open var documentView: NSView?
  open var contentView: NSClipView { NSClipView(frame: .zero) }
  open var hasVerticalScroller = false
  open var hasHorizontalScroller = false
  open var autohidesScrollers = false
  open var drawsBackground = true
  open var backgroundColor: NSColor = .clear
  open var borderType = 0
  open var automaticallyAdjustsContentInsets = true
  open var contentInsets = NSEdgeInsets()
}
@MainActor @preconcurrency open class NSClipView: NSView {}
@MainActor @preconcurrency open class NSText: NSView {
  open var string = ""
  open var font: NSFont?
  open var textColor: NSColor?
  open var backgroundColor: NSColor?
  open var drawsBackground = true
  open var isEditable = true
  open var isSelectable = true
  open var isRichText = true
}
@MainActor @preconcurrency open class NSTextView: NSText {
  open weak var delegate: (any NSTextViewDelegate)?
  open var textStorage: NSMutableAttributedString? { nil }
  open var textContainer: NSTextContainer? { nil }
  open var allowsUndo = false
  open var isAutomaticQuoteSubstitutionEnabled = true
  open var textContainerInset = NSSize.zero
  open var insertionPointColor: NSColor!
  open var selectedRanges: [NSValue] = []
}
@MainActor @preconcurrency public protocol NSTextViewDelegate: NSObjectProtocol {
  func textDidChange(_ notification: Notification)
}
extension NSTextViewDelegate { public func textDidChange(_ notification: Notification) {} }
