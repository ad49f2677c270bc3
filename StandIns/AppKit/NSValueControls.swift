// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties

import Foundation
import QuartzCore
import SwiftUI
import UIFoundation
import Views

// Controls of AppKit's that hold a choice or a number.

@MainActor @preconcurrency open class NSPopUpButton: NSButton {
  public convenience init(frame buttonFrame: NSRect, pullsDown flag: Bool) {
    self.init(frame: buttonFrame)
    pullsDown = flag
  }
  open var pullsDown = false
  open var autoenablesItems = true
  open var preferredEdge = NSRectEdge.maxY
  private lazy var choices = NSMenu(title: "")
  open override var menu: NSMenu? {
    get { choices }
    set { choices = newValue ?? NSMenu(title: "") }
  }
  open var itemArray: [NSMenuItem] { choices.items }
  open var itemTitles: [String] { choices.items.map(\.title) }
  open var numberOfItems: Int { choices.items.count }
  open var lastItem: NSMenuItem? { choices.items.last }
  open private(set) var indexOfSelectedItem = -1
  open var selectedItem: NSMenuItem? { choices.item(at: indexOfSelectedItem) }
  open var titleOfSelectedItem: String? { selectedItem?.title }
  open func addItem(withTitle title: String) {
    choices.addItem(withTitle: title, action: nil, keyEquivalent: "")
    if indexOfSelectedItem < 0 { indexOfSelectedItem = 0 }
  }
  open func addItems(withTitles itemTitles: [String]) { itemTitles.forEach(addItem(withTitle:)) }
  open func insertItem(withTitle title: String, at index: Int) {
    choices.insertItem(NSMenuItem(title: title, action: nil, keyEquivalent: ""), at: index)
  }
  open func removeItem(at index: Int) { choices.removeItem(at: index) }
  open func removeItem(withTitle title: String) { choices.items.removeAll { $0.title == title } }
  open func removeAllItems() {
    choices.removeAllItems()
    indexOfSelectedItem = -1
  }
  open func item(at index: Int) -> NSMenuItem? { choices.item(at: index) }
  open func item(withTitle title: String) -> NSMenuItem? { choices.item(withTitle: title) }
  open func itemTitle(at index: Int) -> String { choices.item(at: index)?.title ?? "" }
  open func index(of item: NSMenuItem) -> Int { choices.items.firstIndex { $0 === item } ?? -1 }
  open func indexOfItem(withTitle title: String) -> Int {
    choices.items.firstIndex { $0.title == title } ?? -1
  }
  open func indexOfItem(withTag tag: Int) -> Int { choices.items.firstIndex { $0.tag == tag } ?? -1 }
  open func indexOfItem(withRepresentedObject object: Any?) -> Int { -1 }
  open func selectItem(at index: Int) { indexOfSelectedItem = index }
  open func selectItem(withTitle title: String) { indexOfSelectedItem = indexOfItem(withTitle: title) }
  @discardableResult open func selectItem(withTag tag: Int) -> Bool {
    indexOfSelectedItem = indexOfItem(withTag: tag)
    return indexOfSelectedItem >= 0
  }
  open func select(_ item: NSMenuItem?) { indexOfSelectedItem = item.map(index(of:)) ?? -1 }
  open func synchronizeTitleAndSelectedItem() {}
}

@MainActor @preconcurrency open class NSSlider: NSControl {
  public enum SliderType: UInt, Sendable {
    case linear
    case circular
  }
  public enum TickMarkPosition: UInt, Sendable {
    case below
    case above
    public static let leading = TickMarkPosition.above
    public static let trailing = TickMarkPosition.below
  }
  open var minValue = 0.0
  open var maxValue = 1.0
  open var altIncrementValue = 0.0
  open var sliderType = SliderType.linear
  open var isVertical = false
  open var trackFillColor: NSColor?
  open var knobThickness: CGFloat { 0 }
  open var numberOfTickMarks = 0
  open var tickMarkPosition = TickMarkPosition.below
  open var allowsTickMarkValuesOnly = false
  open func closestTickMarkValue(toValue value: Double) -> Double { value }
  public convenience init(target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.target = target as AnyObject?
    self.action = action
  }
  public convenience init(
    value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?
  ) {
    self.init(target: target, action: action)
    (doubleValue, self.minValue, self.maxValue) = (value, minValue, maxValue)
  }
}

@MainActor @preconcurrency open class NSStepper: NSControl {
  open var minValue = 0.0
  open var maxValue = 59.0
  open var increment = 1.0
  open var valueWraps = true
  open var autorepeat = true
}

@MainActor @preconcurrency open class NSSwitch: NSControl {
  open var state = NSControl.StateValue.off
}

@MainActor @preconcurrency open class NSSegmentedControl: NSControl {
  public enum SwitchTracking: UInt, Sendable {
    case selectOne
    case selectAny
    case momentary
    case momentaryAccelerator
  }
  public enum Style: Int, Sendable {
    case automatic = 0
    case rounded
    case roundRect = 3
    case texturedSquare
    case smallSquare = 6
    case separated = 8
    case texturedRounded = 2
    case capsule = 5
  }
  public enum Distribution: Int, Sendable {
    case fit
    case fill
    case fillEqually
    case fillProportionally
  }
  open var segmentCount = 0
  open var selectedSegment = -1
  open var segmentStyle = Style.automatic
  open var segmentDistribution = Distribution.fit
  open var trackingMode = SwitchTracking.selectOne
  open var selectedSegmentBezelColor: NSColor?
  open var isSpringLoaded = false
  private var labels: [Int: String] = [:]
  public convenience init(
    labels: [String], trackingMode: SwitchTracking, target: Any?, action: Selector?
  ) {
    self.init(frame: .zero)
    segmentCount = labels.count
    self.labels = Dictionary(uniqueKeysWithValues: labels.enumerated().map { ($0.offset, $0.element) })
    self.trackingMode = trackingMode
  }
  public convenience init(
    images: [NSImage], trackingMode: SwitchTracking, target: Any?, action: Selector?
  ) {
    self.init(labels: images.map { _ in "" }, trackingMode: trackingMode, target: target, action: action)
  }
  open var indexOfSelectedItem: Int { selectedSegment }
  open func setLabel(_ label: String, forSegment segment: Int) { labels[segment] = label }
  open func label(forSegment segment: Int) -> String? { labels[segment] }
  open func setImage(_ image: NSImage?, forSegment segment: Int) {}
  open func image(forSegment segment: Int) -> NSImage? { nil }
  open func setImageScaling(_ scaling: NSImageScaling, forSegment segment: Int) {}
  open func setWidth(_ width: CGFloat, forSegment segment: Int) {}
  open func width(forSegment segment: Int) -> CGFloat { 0 }
  open func setSelected(_ selected: Bool, forSegment segment: Int) {
    if selected { selectedSegment = segment } else if selectedSegment == segment { selectedSegment = -1 }
  }
  open func isSelected(forSegment segment: Int) -> Bool { selectedSegment == segment }
  open func setEnabled(_ enabled: Bool, forSegment segment: Int) {}
  open func isEnabled(forSegment segment: Int) -> Bool { true }
  open func setMenu(_ menu: NSMenu?, forSegment segment: Int) {}
  open func setToolTip(_ toolTip: String?, forSegment segment: Int) {}
  open func setTag(_ tag: Int, forSegment segment: Int) {}
  @discardableResult open func selectSegment(withTag tag: Int) -> Bool { false }
}

@MainActor @preconcurrency public protocol NSDatePickerCellDelegate: NSObjectProtocol {}
@MainActor @preconcurrency open class NSDatePicker: NSControl {
  public enum Style: UInt, Sendable {
    case textFieldAndStepper
    case clockAndCalendar
    case textField
  }
  public enum Mode: UInt, Sendable {
    case single
    case range
  }
  public struct ElementFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourMinute = ElementFlags(rawValue: 0x0c)
    public static let hourMinuteSecond = ElementFlags(rawValue: 0x0e)
    public static let timeZone = ElementFlags(rawValue: 0x10)
    public static let yearMonth = ElementFlags(rawValue: 0xc0)
    public static let yearMonthDay = ElementFlags(rawValue: 0xe0)
    public static let era = ElementFlags(rawValue: 0x100)
  }
  open weak var delegate: (any NSDatePickerCellDelegate)?
  open var datePickerStyle = Style.textFieldAndStepper
  open var datePickerMode = Mode.single
  open var datePickerElements: ElementFlags = [.yearMonthDay, .hourMinute]
  open var isBordered = true
  open var isBezeled = true
  open var drawsBackground = true
  open var backgroundColor = NSColor.controlBackgroundColor
  open var textColor = NSColor.controlTextColor
  open var calendar: Calendar?
  open var locale: Locale?
  open var timeZone: TimeZone?
  open var dateValue = Date(timeIntervalSinceReferenceDate: 0)
  open var timeInterval: TimeInterval = 0
  open var minDate: Date?
  open var maxDate: Date?
  open var presentsCalendarOverlay = false
}

@MainActor @preconcurrency open class NSColorWell: NSControl {
  public enum Style: Int, Sendable {
    case `default`
    case minimal
    case expanded
  }
  public convenience init(style: Style) {
    self.init(frame: .zero)
    colorWellStyle = style
  }
  open var color = NSColor.white
  open var colorWellStyle = Style.default
  open var isBordered = true
  open var supportsAlpha = true
  open var isActive: Bool { false }
  open var image: NSImage?
  open func activate(_ exclusive: Bool) {}
  open func deactivate() {}
}
/// Samples a colour from the screen; none is picked here.
@MainActor @preconcurrency open class NSColorSampler: NSObject {
  open func show(selectionHandler: @escaping (NSColor?) -> Void) { selectionHandler(nil) }
  open func sample() async -> NSColor? { nil }
}

@MainActor @preconcurrency public protocol NSComboBoxDelegate: NSTextFieldDelegate {}
@MainActor @preconcurrency public protocol NSComboBoxDataSource: NSObjectProtocol {}
@MainActor @preconcurrency open class NSComboBox: NSTextField {
  open weak var dataSource: (any NSComboBoxDataSource)?
  open var usesDataSource = false
  open var completes = false
  open var hasVerticalScroller = true
  open var numberOfVisibleItems = 5
  open var isButtonBordered = true
  open var itemHeight: CGFloat = 16
  open private(set) var objectValues: [Any] = []
  open var numberOfItems: Int { objectValues.count }
  open private(set) var indexOfSelectedItem = -1
  open var objectValueOfSelectedItem: Any? {
    objectValues.indices.contains(indexOfSelectedItem) ? objectValues[indexOfSelectedItem] : nil
  }
  open func addItem(withObjectValue object: Any) { objectValues.append(object) }
  open func addItems(withObjectValues objects: [Any]) { objectValues += objects }
  open func removeAllItems() { objectValues = [] }
  open func selectItem(at index: Int) { indexOfSelectedItem = index }
  open func deselectItem(at index: Int) { indexOfSelectedItem = -1 }
  open func reloadData() {}
}
@MainActor @preconcurrency public protocol NSTokenFieldDelegate: NSTextFieldDelegate {}
@MainActor @preconcurrency open class NSTokenField: NSTextField {
  open var tokenizingCharacterSet: CharacterSet! = CharacterSet(charactersIn: ",")
  open var completionDelay: TimeInterval = 0
}

@MainActor @preconcurrency open class NSLevelIndicator: NSControl {
  public enum Style: UInt, Sendable {
    case relevancy
    case continuousCapacity
    case discreteCapacity
    case rating
  }
  open var minValue = 0.0
  open var maxValue = 2.0
  open var warningValue = 0.0
  open var criticalValue = 0.0
  open var levelIndicatorStyle = Style.discreteCapacity
  open var isEditable = false
  open var fillColor: NSColor! = .systemGreen
  open var warningFillColor: NSColor! = .systemYellow
  open var criticalFillColor: NSColor! = .systemRed
}
@MainActor @preconcurrency open class NSPathControl: NSControl {
  public enum Style: Int, Sendable {
    case standard
    case popUp = 2
  }
  open var url: URL?
  open var pathStyle = Style.standard
  open var isEditable = true
  open var allowedTypes: [String]?
  open var placeholderString: String?
  open var backgroundColor: NSColor?
}
