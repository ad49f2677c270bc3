// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties

import Foundation
import QuartzCore
import SwiftUI
import UIFoundation
import Views

// Text views and scroll views. They store their content, but are not drawn.

@MainActor @preconcurrency open class NSScrollView: NSView {
  public enum Elasticity: Int, Sendable {
    case automatic
    case none
    case allowed
  }
  open var documentView: NSView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let documentView { addSubview(documentView) }
    }
  }
  open lazy var contentView = NSClipView(frame: .zero)
  open var contentSize: NSSize { frame.size }
  open var documentVisibleRect: NSRect { bounds }
  open var hasVerticalScroller = false
  open var hasHorizontalScroller = false
  open var verticalScroller: NSScroller?
  open var horizontalScroller: NSScroller?
  open var autohidesScrollers = false
  open var scrollerStyle = NSScroller.Style.overlay
  open var scrollerKnobStyle = NSScroller.KnobStyle.default
  open var scrollerInsets = NSEdgeInsets()
  open var drawsBackground = true
  open var backgroundColor: NSColor = .clear
  open var borderType = NSBorderType.noBorder
  open var automaticallyAdjustsContentInsets = true
  open var contentInsets = NSEdgeInsets()
  open var horizontalScrollElasticity = Elasticity.automatic
  open var verticalScrollElasticity = Elasticity.automatic
  open var usesPredominantAxisScrolling = true
  open var scrollsDynamically = true
  open var lineScroll: CGFloat = 10
  open var horizontalLineScroll: CGFloat = 10
  open var verticalLineScroll: CGFloat = 10
  open var pageScroll: CGFloat = 10
  open var hasVerticalRuler = false
  open var hasHorizontalRuler = false
  open var rulersVisible = false
  open var verticalRulerView: NSRulerView?
  open var horizontalRulerView: NSRulerView?
  open var allowsMagnification = false
  open var magnification: CGFloat = 1
  open var maxMagnification: CGFloat = 4
  open var minMagnification: CGFloat = 0.25
  open var findBarPosition = FindBarPosition.aboveContent
  public enum FindBarPosition: Int, Sendable {
    case aboveHorizontalRuler
    case aboveContent
    case belowContent
  }
  open func setMagnification(_ magnification: CGFloat, centeredAt point: NSPoint) {
    self.magnification = magnification
  }
  open func magnify(toFit rect: NSRect) {}
  open func reflectScrolledClipView(_ cView: NSClipView) {}
  open func tile() {}
  open func flashScrollers() {}
  open func addFloatingSubview(_ view: NSView, for axis: NSEvent.GestureAxis) { addSubview(view) }
  public static nonisolated let willStartLiveScrollNotification = Notification.Name(
    "NSScrollViewWillStartLiveScrollNotification")
  public static nonisolated let didLiveScrollNotification = Notification.Name(
    "NSScrollViewDidLiveScrollNotification")
  public static nonisolated let didEndLiveScrollNotification = Notification.Name(
    "NSScrollViewDidEndLiveScrollNotification")
}
public enum NSBorderType: UInt, Sendable {
  case noBorder
  case lineBorder
  case bezelBorder
  case grooveBorder
}
@MainActor @preconcurrency open class NSClipView: NSView {
  open var documentView: NSView?
  open var documentRect: NSRect { documentView?.frame ?? .zero }
  open var documentVisibleRect: NSRect { bounds }
  open var documentCursor: NSCursor?
  open var drawsBackground = true
  open var backgroundColor: NSColor = .clear
  open var contentInsets = NSEdgeInsets()
  open var automaticallyAdjustsContentInsets = true
  open func scroll(to newOrigin: NSPoint) {}
  open func constrainBoundsRect(_ proposedBounds: NSRect) -> NSRect { proposedBounds }
}
@MainActor @preconcurrency open class NSScroller: NSControl {
  public enum Style: Int, Sendable {
    case legacy
    case overlay
  }
  public enum KnobStyle: Int, Sendable {
    case `default`
    case dark
    case light
  }
  public enum Part: UInt, Sendable {
    case noPart
    case decrementPage
    case knob
    case incrementPage
    case knobSlot = 6
  }
  open var scrollerStyle = Style.overlay
  open var knobStyle = KnobStyle.default
  open var knobProportion: CGFloat = 0
  open class var isCompatibleWithOverlayScrollers: Bool { true }
  open class var preferredScrollerStyle: Style { .overlay }
  open class func scrollerWidth(for controlSize: NSControl.ControlSize, scrollerStyle: Style) -> CGFloat {
    15
  }
  open func rect(for partCode: Part) -> NSRect { .zero }
  open func drawKnob() {}
  open func drawKnobSlot(in slotRect: NSRect, highlight flag: Bool) {}
}
@MainActor @preconcurrency open class NSRulerView: NSView {
  public enum Orientation: UInt, Sendable {
    case horizontalRuler
    case verticalRuler
  }
  open weak var scrollView: NSScrollView?
  open weak var clientView: NSView?
  open var orientation = Orientation.horizontalRuler
  open var ruleThickness: CGFloat = 16
  open var requiredThickness: CGFloat { ruleThickness }
  public convenience init(scrollView: NSScrollView?, orientation: Orientation) {
    self.init(frame: .zero)
    self.scrollView = scrollView
    self.orientation = orientation
  }
  open func drawHashMarksAndLabels(in rect: NSRect) {}
  open func invalidateHashMarks() {}
}

@MainActor @preconcurrency open class NSText: NSView {
  open var string = ""
  open var font: NSFont?
  open var textColor: NSColor?
  open var backgroundColor: NSColor?
  open var drawsBackground = true
  open var isEditable = true
  open var isSelectable = true
  open var isRichText = true
  open var importsGraphics = false
  open var isFieldEditor = false
  open var usesFontPanel = true
  open var isRulerVisible: Bool { false }
  open var alignment = NSTextAlignment.natural
  open var baseWritingDirection = NSWritingDirection.natural
  open var minSize = NSSize.zero
  open var maxSize = NSSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  open var isHorizontallyResizable = false
  open var isVerticallyResizable = true
  open var selectedRange = NSRange(location: 0, length: 0)
  open func replaceCharacters(in range: NSRange, with string: String) {
    self.string = (self.string as NSString).replacingCharacters(in: range, with: string)
  }
  open func sizeToFit() {}
  open func scrollRangeToVisible(_ range: NSRange) {}
  open func copy(_ sender: Any?) {}
  open func cut(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func underline(_ sender: Any?) {}
  open func alignLeft(_ sender: Any?) {}
  open func alignRight(_ sender: Any?) {}
  open func alignCenter(_ sender: Any?) {}
  open func checkSpelling(_ sender: Any?) {}
  open func changeFont(_ sender: Any?) {}
  open func setTextColor(_ color: NSColor?, range: NSRange) {}
  open func setFont(_ font: NSFont, range: NSRange) {}
  open func rtf(from range: NSRange) -> Data? { nil }
  open func rtfd(from range: NSRange) -> Data? { nil }
  public static nonisolated let didBeginEditingNotification = Notification.Name(
    "NSTextDidBeginEditingNotification")
  public static nonisolated let didChangeNotification = Notification.Name("NSTextDidChangeNotification")
  public static nonisolated let didEndEditingNotification = Notification.Name(
    "NSTextDidEndEditingNotification")
}
@MainActor @preconcurrency public protocol NSTextDelegate: NSObjectProtocol {
  func textShouldBeginEditing(_ textObject: NSText) -> Bool
  func textShouldEndEditing(_ textObject: NSText) -> Bool
  func textDidBeginEditing(_ notification: Notification)
  func textDidEndEditing(_ notification: Notification)
  func textDidChange(_ notification: Notification)
}
extension NSTextDelegate {
  public func textShouldBeginEditing(_ textObject: NSText) -> Bool { true }
  public func textShouldEndEditing(_ textObject: NSText) -> Bool { true }
  public func textDidBeginEditing(_ notification: Notification) {}
  public func textDidEndEditing(_ notification: Notification) {}
  public func textDidChange(_ notification: Notification) {}
}

@MainActor @preconcurrency open class NSTextView: NSText {
  open weak var delegate: (any NSTextViewDelegate)?
  private var container: NSTextContainer?
  private lazy var storage = NSTextStorage(string: "")
  private lazy var manager = NSLayoutManager()
  public init(frame frameRect: NSRect, textContainer container: NSTextContainer?) {
    self.container = container
    super.init(frame: frameRect)
  }
  public override init(frame frameRect: NSRect) {
    container = NSTextContainer()
    super.init(frame: frameRect)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// A text view in a scroll view, as the document of which it is shown.
  open class func scrollableTextView() -> NSScrollView { scrollable(Self(_frame: .zero)) }
  open class func fieldEditor() -> Self { Self(_frame: .zero) }
  open class func scrollableDocumentContentTextView() -> NSScrollView { scrollable(Self(_frame: .zero)) }
  open class func scrollablePlainDocumentContentTextView() -> NSScrollView { scrollable(Self(_frame: .zero)) }
  private class func scrollable(_ text: NSTextView) -> NSScrollView {
    let view = NSScrollView(frame: .zero)
    view.hasVerticalScroller = true
    view.documentView = text
    return view
  }
  public required convenience init(_frame frame: NSRect) { self.init(frame: frame) }
  open override var string: String {
    get { storage.string }
    set { storage.setAttributedString(NSAttributedString(string: newValue)) }
  }
  open var textStorage: NSTextStorage? { storage }
  open var textContainer: NSTextContainer? {
    get { container }
    set { container = newValue }
  }
  open var layoutManager: NSLayoutManager? { manager }
  open var textContainerOrigin: NSPoint { .zero }
  open var textContainerInset = NSSize.zero
  open var allowsUndo = false
  open var usesFindBar = false
  open var usesFindPanel = false
  open var isIncrementalSearchingEnabled = false
  open var usesInspectorBar = false
  open var usesRuler = false
  open var displaysLinkToolTips = true
  open var allowsImageEditing = false
  open var allowsDocumentBackgroundColorChange = false
  open var isAutomaticQuoteSubstitutionEnabled = true
  open var isAutomaticDashSubstitutionEnabled = true
  open var isAutomaticTextReplacementEnabled = true
  open var isAutomaticSpellingCorrectionEnabled = true
  open var isAutomaticLinkDetectionEnabled = false
  open var isAutomaticDataDetectionEnabled = false
  open var isAutomaticTextCompletionEnabled = true
  open var isContinuousSpellCheckingEnabled = true
  open var isGrammarCheckingEnabled = false
  open var smartInsertDeleteEnabled = true
  open var inlinePredictionType = NSTextInputTraitType.default
  open var enabledTextCheckingTypes: UInt64 = 0
  open var acceptsGlyphInfo = false
  open var isCoalescingUndo: Bool { false }
  open var insertionPointColor: NSColor!
  open var defaultParagraphStyle: NSParagraphStyle?
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var selectedTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var markedTextAttributes: [NSAttributedString.Key: Any]?
  open var linkTextAttributes: [NSAttributedString.Key: Any]?
  open var selectedRanges: [NSValue] = []
  open var selectionGranularity = NSSelectionGranularity.selectByCharacter
  open var selectionAffinity: NSSelectionAffinity { .downstream }
  open var rangeForUserCompletion: NSRange { NSRange(location: NSNotFound, length: 0) }
  open var rangeForUserTextChange: NSRange { selectedRange }
  open func selectedRange() -> NSRange { selectedRange }
  open func setSelectedRange(_ charRange: NSRange) { selectedRange = charRange }
  open func setSelectedRange(
    _ charRange: NSRange, affinity: NSSelectionAffinity, stillSelecting stillSelectingFlag: Bool
  ) { selectedRange = charRange }
  open func setSelectedRanges(
    _ ranges: [NSValue], affinity: NSSelectionAffinity, stillSelecting stillSelectingFlag: Bool
  ) { selectedRanges = ranges }
  open func attributedString() -> NSAttributedString { storage }
  open func insertText(_ string: Any, replacementRange: NSRange) {
    guard let text = string as? String else { return }
    let range = replacementRange.location == NSNotFound ? selectedRange : replacementRange
    guard range.location >= 0, NSMaxRange(range) <= storage.length else { return }
    storage.replaceCharacters(in: range, with: text)
  }
  open func insertCompletion(
    _ word: String, forPartialWordRange charRange: NSRange, movement: Int, isFinal flag: Bool
  ) {}
  open func completions(
    forPartialWordRange charRange: NSRange, indexOfSelectedItem index: UnsafeMutablePointer<Int>
  ) -> [String]? { nil }
  open func shouldChangeText(in affectedCharRange: NSRange, replacementString: String?) -> Bool { true }
  open func didChangeText() {}
  open func breakUndoCoalescing() {}
  open func hasMarkedText() -> Bool { false }
  open func markedRange() -> NSRange { NSRange(location: NSNotFound, length: 0) }
  open func setMarkedText(_ string: Any, selectedRange: NSRange, replacementRange: NSRange) {}
  open func unmarkText() {}
  open func firstRect(forCharacterRange range: NSRange, actualRange: NSRangePointer?) -> NSRect { .zero }
  open func characterIndex(for point: NSPoint) -> Int { NSNotFound }
  open func characterIndexForInsertion(at point: NSPoint) -> Int { 0 }
  open func showFindIndicator(for charRange: NSRange) {}
  open func clicked(onLink link: Any, at charIndex: Int) {}
  open func drawBackground(in rect: NSRect) {}
  open func drawInsertionPoint(in rect: NSRect, color: NSColor, turnedOn flag: Bool) {}
  open func updateInsertionPointStateAndRestartTimer(_ restartFlag: Bool) {}
  open func setLayoutOrientation(_ orientation: NSLayoutManager.TextLayoutOrientation) {}
  open func invalidateTextContainerOrigin() {}
  open func readSelection(from pboard: NSPasteboard) -> Bool { false }
  open func readSelection(from pboard: NSPasteboard, type: NSPasteboard.PasteboardType) -> Bool { false }
  open var readablePasteboardTypes: [NSPasteboard.PasteboardType] { [] }
  open var writablePasteboardTypes: [NSPasteboard.PasteboardType] { [] }
  open func pasteAsPlainText(_ sender: Any?) {}
  open func pasteAsRichText(_ sender: Any?) {}
  open func toggleContinuousSpellChecking(_ sender: Any?) {}
  open func checkTextInDocument(_ sender: Any?) {}
  open func orderFrontLinkPanel(_ sender: Any?) {}
  public static nonisolated let didChangeSelectionNotification = Notification.Name(
    "NSTextViewDidChangeSelectionNotification")
  public static nonisolated let didChangeTypingAttributesNotification = Notification.Name(
    "NSTextViewDidChangeTypingAttributesNotification")
}
public enum NSSelectionAffinity: UInt, Sendable {
  case upstream
  case downstream
}
public enum NSSelectionGranularity: UInt, Sendable {
  case selectByCharacter
  case selectByWord
  case selectByParagraph
}
public enum NSTextInputTraitType: Int, Sendable {
  case `default`
  case no
  case yes
}
@MainActor @preconcurrency public protocol NSTextViewDelegate: NSTextDelegate {
  func textViewDidChangeSelection(_ notification: Notification)
  func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
  func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool
  func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
  ) -> Bool
  func textView(
    _ textView: NSTextView, completions words: [String], forPartialWordRange charRange: NSRange,
    indexOfSelectedItem index: UnsafeMutablePointer<Int>?
  ) -> [String]
  func textView(_ view: NSTextView, menu: NSMenu, for event: NSEvent, at charIndex: Int) -> NSMenu?
}
extension NSTextViewDelegate {
  public func textViewDidChangeSelection(_ notification: Notification) {}
  public func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool { false }
  public func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool { false }
  public func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
  ) -> Bool { true }
  public func textView(
    _ textView: NSTextView, completions words: [String], forPartialWordRange charRange: NSRange,
    indexOfSelectedItem index: UnsafeMutablePointer<Int>?
  ) -> [String] { words }
  public func textView(
    _ view: NSTextView, menu: NSMenu, for event: NSEvent, at charIndex: Int
  ) -> NSMenu? { menu }
}

extension NSLayoutManager {
  /// The height of a line of a font's, of the font's own measures.
  public func defaultLineHeight(for theFont: NSFont) -> CGFloat { theFont.lineHeight }
}
