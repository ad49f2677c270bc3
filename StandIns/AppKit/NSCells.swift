// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties

import Foundation
import QuartzCore
import SwiftUI
import UIFoundation
import Views

// Cells, which draw the content of controls; they are not drawn here.

/// What draws a control's content.
@MainActor @preconcurrency open class NSCell: NSObject {
  public init(textCell string: String) { stringValue = string }
  public init(imageCell image: NSImage?) { self.image = image }
  public required init(coder: NSCoder) {}
  open var stringValue = ""
  open var attributedStringValue = NSAttributedString(string: "")
  open var title: String {
    get { stringValue }
    set { stringValue = newValue }
  }
  open var image: NSImage?
  open var font: NSFont?
  open var objectValue: Any?
  open var representedObject: Any?
  open var integerValue = 0
  open var doubleValue = 0.0
  open var tag = 0
  open var state = NSControl.StateValue.off
  open var alignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var controlSize = NSControl.ControlSize.regular
  open var focusRingType = NSFocusRingType.default
  open var backgroundStyle = NSView.BackgroundStyle.normal
  open var interiorBackgroundStyle: NSView.BackgroundStyle { backgroundStyle }
  open var isEnabled = true
  open var isEditable = false
  open var isSelectable = false
  open var isBordered = false
  open var isBezeled = false
  open var isScrollable = false
  open var isHighlighted = false
  open var isContinuous = false
  open var wraps = true
  open var usesSingleLineMode = false
  open var truncatesLastVisibleLine = false
  open var sendsActionOnEndEditing = false
  open var allowsUndo = true
  open var refusesFirstResponder = false
  open weak var target: AnyObject?
  open var action: Selector?
  open var menu: NSMenu?
  open weak var controlView: NSView?
  open var cellSize: NSSize { .zero }
  open func cellSize(forBounds rect: NSRect) -> NSSize { rect.size }
  open func drawingRect(forBounds rect: NSRect) -> NSRect { rect }
  open func titleRect(forBounds rect: NSRect) -> NSRect { rect }
  open func imageRect(forBounds rect: NSRect) -> NSRect { rect }
  open func draw(withFrame cellFrame: NSRect, in controlView: NSView) {}
  open func drawInterior(withFrame cellFrame: NSRect, in controlView: NSView) {}
  open func drawFocusRingMask(withFrame cellFrame: NSRect, in controlView: NSView) {}
  open func focusRingMaskBounds(forFrame cellFrame: NSRect, in controlView: NSView) -> NSRect { .zero }
  open func highlight(_ flag: Bool, withFrame cellFrame: NSRect, in controlView: NSView) {}
  open func edit(
    withFrame rect: NSRect, in controlView: NSView, editor textObj: NSText, delegate: Any?, event: NSEvent?
  ) {}
  open func select(
    withFrame rect: NSRect, in controlView: NSView, editor textObj: NSText, delegate: Any?,
    start selStart: Int, length selLength: Int
  ) {}
  open func endEditing(_ textObj: NSText) {}
  open func fieldEditor(for controlView: NSView) -> NSTextView? { nil }
  open func setUpFieldEditorAttributes(_ textObj: NSText) -> NSText { textObj }
  open func hitTest(for event: NSEvent, in cellFrame: NSRect, of controlView: NSView) -> HitResult { [] }
  public struct HitResult: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let contentArea = HitResult(rawValue: 1)
    public static let editableTextArea = HitResult(rawValue: 2)
    public static let trackableArea = HitResult(rawValue: 4)
  }
}
@MainActor @preconcurrency open class NSActionCell: NSCell {}
@MainActor @preconcurrency open class NSTextFieldCell: NSActionCell {
  open var placeholderString: String?
  open var placeholderAttributedString: NSAttributedString?
  open var textColor: NSColor?
  open var backgroundColor: NSColor?
  open var drawsBackground = false
  open var bezelStyle = NSTextField.BezelStyle.squareBezel
}
@MainActor @preconcurrency open class NSSecureTextFieldCell: NSTextFieldCell { open var echosBullets = true }
@MainActor @preconcurrency open class NSSearchFieldCell: NSTextFieldCell {
  open var searchButtonCell: NSButtonCell?
  open var cancelButtonCell: NSButtonCell?
}
@MainActor @preconcurrency open class NSButtonCell: NSActionCell {
  open var bezelStyle = NSButton.BezelStyle.rounded
  open var imagePosition = NSControl.ImagePosition.noImage
  open var imageScaling = NSImageScaling.scaleProportionallyDown
  open var highlightsBy = StyleMask([])
  open var showsStateBy = StyleMask([])
  open var isTransparent = false
  open var backgroundColor: NSColor?
  open var attributedTitle = NSAttributedString(string: "")
  open var keyEquivalent = ""
  open func drawBezel(withFrame frame: NSRect, in controlView: NSView) {}
  open func drawImage(_ image: NSImage, withFrame frame: NSRect, in controlView: NSView) {}
  open func drawTitle(_ title: NSAttributedString, withFrame frame: NSRect, in controlView: NSView) -> NSRect
  {
    frame
  }
  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let contentsCellMask = StyleMask(rawValue: 1)
    public static let pushInCellMask = StyleMask(rawValue: 2)
    public static let changeGrayCellMask = StyleMask(rawValue: 4)
    public static let changeBackgroundCellMask = StyleMask(rawValue: 8)
  }
}
@MainActor @preconcurrency open class NSPopUpButtonCell: NSButtonCell {
  open var arrowPosition = ArrowPosition.arrowAtBottom
  public enum ArrowPosition: UInt, Sendable {
    case noArrow
    case arrowAtCenter
    case arrowAtBottom
  }
}
@MainActor @preconcurrency open class NSSliderCell: NSActionCell {
  open var minValue = 0.0
  open var maxValue = 1.0
  open var trackRect: NSRect { .zero }
  open var knobThickness: CGFloat { 0 }
  open func knobRect(flipped: Bool) -> NSRect { .zero }
  open func barRect(flipped: Bool) -> NSRect { .zero }
  open func drawKnob(_ knobRect: NSRect) {}
  open func drawKnob() {}
  open func drawBar(inside rect: NSRect, flipped: Bool) {}
  open func startTracking(at startPoint: NSPoint, in controlView: NSView) -> Bool { false }
  open func continueTracking(last lastPoint: NSPoint, current currentPoint: NSPoint, in controlView: NSView)
    -> Bool
  { false }
  open func stopTracking(
    last lastPoint: NSPoint, current stopPoint: NSPoint, in controlView: NSView, mouseIsUp flag: Bool
  ) {}
}
@MainActor @preconcurrency open class NSImageCell: NSCell {
  open var imageScaling = NSImageScaling.scaleProportionallyDown
  open var imageAlignment = NSImageAlignment.alignCenter
}
