// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties

import Foundation
import QuartzCore
import SwiftUI
import UIFoundation
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
  open override var tag: Int {
    get { number }
    set { number = newValue }
  }
  private var number = -1
  open var cell: NSCell?
  open class var cellClass: AnyClass? {
    get { nil }
    set {}
  }
  open var intValue: Int32 = 0
  open var floatValue: Float = 0
  open var formatter: Formatter?
  open var isContinuous = false
  open var ignoresMultiClick = false
  open var refusesFirstResponder = false
  open var baseWritingDirection = NSWritingDirection.natural
  open var usesSingleLineMode = false
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var allowsExpansionToolTips = false
  open func sizeToFit() {}
  open func sizeThatFits(_ size: NSSize) -> NSSize { size }
  open func currentEditor() -> NSText? { nil }
  @discardableResult open func abortEditing() -> Bool { false }
  open func validateEditing() {}
  open func performClick(_ sender: Any?) {}
  @discardableResult open func sendAction(_ action: Selector?, to target: Any?) -> Bool { false }
  @discardableResult open func sendAction(on mask: NSEvent.EventTypeMask) -> Int { 0 }
  open func takeStringValueFrom(_ sender: Any?) {}
  open func takeIntegerValueFrom(_ sender: Any?) {}
  open func takeDoubleValueFrom(_ sender: Any?) {}
  public static nonisolated let textDidBeginEditingNotification = Notification.Name(
    "NSControlTextDidBeginEditingNotification")
  public static nonisolated let textDidChangeNotification = Notification.Name(
    "NSControlTextDidChangeNotification")
  public static nonisolated let textDidEndEditingNotification = Notification.Name(
    "NSControlTextDidEndEditingNotification")
  public enum ControlSize: UInt, Sendable {
    case regular
    case small
    case mini
    case large
    case extraLarge
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
  open var placeholderAttributedString: NSAttributedString?
  open var bezelStyle = BezelStyle.squareBezel
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var allowsEditingTextAttributes = false
  open var importsGraphics = false
  open var isAutomaticTextCompletionEnabled = true
  open var allowsCharacterPickerTouchBarItem = true
  open var allowsDefaultTighteningForTruncation = false
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  open var contentType: NSTextContentType?
  open func selectText(_ sender: Any?) {}
  open func textShouldBeginEditing(_ textObject: NSText) -> Bool { true }
  open func textShouldEndEditing(_ textObject: NSText) -> Bool { true }
  open func textDidBeginEditing(_ notification: Notification) {}
  open func textDidEndEditing(_ notification: Notification) {}
  open func textDidChange(_ notification: Notification) {}
  public convenience init(string: String) {
    self.init(frame: .zero)
    stringValue = string
  }
  public convenience init(labelWithString string: String) {
    self.init(string: string)
    becomeLabel()
    usesSingleLineMode = true
  }
  public convenience init(wrappingLabelWithString string: String) {
    self.init(string: string)
    becomeLabel()
    isSelectable = true
  }
  public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) {
    self.init(string: attributedStringValue.string)
    self.attributedStringValue = attributedStringValue
    becomeLabel()
  }
  /// A label: a text without a border that cannot be edited.
  private func becomeLabel() {
    isEditable = false
    isSelectable = false
    isBezeled = false
    isBordered = false
    drawsBackground = false
  }
  public enum BezelStyle: UInt, Sendable {
    case squareBezel
    case roundedBezel
  }
}
@MainActor @preconcurrency open class NSSecureTextField: NSTextField {}
@MainActor @preconcurrency open class NSSearchField: NSTextField {
  open var recentSearches: [String] = []
  open var recentsAutosaveName: String?
  open var searchMenuTemplate: NSMenu?
  open var sendsWholeSearchString = false
  open var sendsSearchStringImmediately = false
  open var maximumRecents = 10
}
@MainActor @preconcurrency public protocol NSSearchFieldDelegate: NSTextFieldDelegate {
  func searchFieldDidStartSearching(_ sender: NSSearchField)
  func searchFieldDidEndSearching(_ sender: NSSearchField)
}
extension NSSearchFieldDelegate {
  public func searchFieldDidStartSearching(_ sender: NSSearchField) {}
  public func searchFieldDidEndSearching(_ sender: NSSearchField) {}
}
/// The content type of a field, for password managers.
public struct NSTextContentType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let username = NSTextContentType(rawValue: "NSTextContentTypeUsername")
  public static let password = NSTextContentType(rawValue: "NSTextContentTypePassword")
  public static let oneTimeCode = NSTextContentType(rawValue: "NSTextContentTypeOneTimeCode")
}
public enum NSFocusRingType: UInt, Sendable {
  case `default`
  case none
  case exterior
  public static var defaultType: NSFocusRingType { .default }
}
@MainActor @preconcurrency public protocol NSControlTextEditingDelegate: NSObjectProtocol {
  func controlTextDidBeginEditing(_ notification: Notification)
  func controlTextDidChange(_ notification: Notification)
  func controlTextDidEndEditing(_ notification: Notification)
  func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
  func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool
  func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool
  func control(
    _ control: NSControl, textView: NSTextView, completions words: [String],
    forPartialWordRange charRange: NSRange, indexOfSelectedItem index: UnsafeMutablePointer<Int>
  ) -> [String]
}
extension NSControlTextEditingDelegate {
  public func controlTextDidBeginEditing(_ notification: Notification) {}
  public func controlTextDidChange(_ notification: Notification) {}
  public func controlTextDidEndEditing(_ notification: Notification) {}
  public func control(
    _ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector
  ) -> Bool { false }
  public func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool { true }
  public func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool { true }
  public func control(
    _ control: NSControl, textView: NSTextView, completions words: [String],
    forPartialWordRange charRange: NSRange, indexOfSelectedItem index: UnsafeMutablePointer<Int>
  ) -> [String] { words }
}
@MainActor @preconcurrency public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
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
    case automatic = 0
    case push = 1
    case flexiblePush = 2
    case disclosure = 5
    case shadowlessSquare = 6
    case circular = 7
    case texturedSquare = 8
    case helpButton = 9
    case smallSquare = 10
    case toolbar = 11
    case accessoryBarAction = 12
    case accessoryBar = 13
    case pushDisclosure = 14
    case badge = 15
    case glass = 16
    public static let rounded = BezelStyle.push
    public static let regularSquare = BezelStyle.flexiblePush
    public static let texturedRounded = BezelStyle.toolbar
    public static let roundRect = BezelStyle.accessoryBarAction
    public static let recessed = BezelStyle.accessoryBar
    public static let roundedDisclosure = BezelStyle.pushDisclosure
    public static let inline = BezelStyle.badge
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
    case accelerator
    case multiLevelAccelerator
  }
  open var alternateTitle = ""
  open var attributedAlternateTitle = NSAttributedString(string: "")
  open var imageScaling = NSImageScaling.scaleProportionallyDown
  open var imageHugsTitle = false
  open var allowsMixedState = false
  open var showsBorderOnlyWhileMouseInside = false
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
  open var symbolConfiguration: NSImage.SymbolConfiguration?
  open var sound: NSSound?
  open var isSpringLoaded = false
  open var maxAcceleratorLevel = 1
  open func setButtonType(_ type: ButtonType) {}
  open func setNextState() {}
  open func highlight(_ flag: Bool) { isHighlighted = flag }
  open func setPeriodicDelay(_ delay: Float, interval: Float) {}
  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.title = title
    self.target = target as AnyObject?
    self.action = action
  }
  public convenience init(image: NSImage, target: Any?, action: Selector?) {
    self.init(title: "", target: target, action: action)
    self.image = image
  }
  public convenience init(title: String, image: NSImage, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
    self.image = image
  }
  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
  }
  public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
  }
}
@MainActor @preconcurrency open class NSImageView: NSControl {
  open var image: NSImage?
  open var imageScaling = NSImageScaling.scaleProportionallyDown
  open var imageAlignment = NSImageAlignment.alignCenter
  open var imageFrameStyle = FrameStyle.none
  open var contentTintColor: NSColor?
  open var symbolConfiguration: NSImage.SymbolConfiguration?
  open var animates = false
  open var isEditable = false
  open var allowsCutCopyPaste = false
  public enum FrameStyle: UInt, Sendable {
    case none
    case photo
    case grayBezel
    case groove
    case button
  }
  public convenience init(image: NSImage) {
    self.init(frame: .zero)
    self.image = image
  }
}
@MainActor @preconcurrency open class NSProgressIndicator: NSView {
  open var isIndeterminate = true
  open var doubleValue = 0.0
  open var minValue = 0.0
  open var maxValue = 100.0
  open var style = Style.bar
  open var controlSize = NSControl.ControlSize.regular
  open var controlTint = 0
  open var isDisplayedWhenStopped = true
  open var usesThreadedAnimation = true
  open var isBezeled = true
  open var observedProgress: Progress?
  public enum Style: UInt, Sendable {
    case bar
    case spinning
  }
  open func increment(by delta: Double) { doubleValue += delta }
  open func sizeToFit() {}
  open func startAnimation(_ sender: Any?) {}
  open func stopAnimation(_ sender: Any?) {}
}
public enum NSImageScaling: UInt, Sendable {
  case scaleProportionallyDown
  case scaleAxesIndependently
  case scaleNone
  case scaleProportionallyUpOrDown
}
public enum NSImageAlignment: UInt, Sendable {
  case alignCenter
  case alignTop
  case alignTopLeft
  case alignTopRight
  case alignLeft
  case alignBottom
  case alignBottomLeft
  case alignBottomRight
  case alignRight
}
