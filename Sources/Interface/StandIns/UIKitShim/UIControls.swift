// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, AmbiguousTrailingClosureOverload

import CoreGraphicsShim
import Foundation
import QuartzCoreShim
import UIFoundationShim
import Views

@MainActor @preconcurrency open class UIControl: UIView {
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var isTracking: Bool { false }
  open var state: State { .normal }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  public convenience init(frame: CGRect, primaryAction: UIAction?) { self.init(frame: frame) }
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {}
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {}
  open func addAction(_ action: UIAction, for events: Event) {}
  open func sendActions(for events: Event) {}
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}
  open var isTouchInside: Bool { false }
  open var allTargets: Set<AnyHashable> { [] }
  open var allControlEvents: Event { [] }
  open var isContextMenuInteractionEnabled = false
  open var toolTip: String?
  open func removeAction(_ action: UIAction, for events: Event) {}
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
  open func sendAction(_ action: UIAction) {}
  open func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? { nil }
}

extension UIControl {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let highlighted = UIControl.State(rawValue: 1 << 0)
    public static let disabled = UIControl.State(rawValue: 1 << 1)
    public static let selected = UIControl.State(rawValue: 1 << 2)
    public static let normal: UIControl.State = []
    public static let focused = UIControl.State(rawValue: 1 << 3)
  }

  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = UIControl.Event(rawValue: 1 << 0)
    public static let touchDownRepeat = UIControl.Event(rawValue: 1 << 1)
    public static let touchDragInside = UIControl.Event(rawValue: 1 << 2)
    public static let touchDragOutside = UIControl.Event(rawValue: 1 << 3)
    public static let touchUpInside = UIControl.Event(rawValue: 1 << 4)
    public static let touchUpOutside = UIControl.Event(rawValue: 1 << 5)
    public static let touchCancel = UIControl.Event(rawValue: 1 << 6)
    public static let valueChanged = UIControl.Event(rawValue: 1 << 7)
    public static let primaryActionTriggered = UIControl.Event(rawValue: 1 << 8)
    public static let editingDidBegin = UIControl.Event(rawValue: 1 << 9)
    public static let editingChanged = UIControl.Event(rawValue: 1 << 10)
    public static let editingDidEnd = UIControl.Event(rawValue: 1 << 11)
    public static let editingDidEndOnExit = UIControl.Event(rawValue: 1 << 12)
    public static let allTouchEvents = UIControl.Event(rawValue: 1 << 13)
    public static let allEvents = UIControl.Event(rawValue: 1 << 14)
    public static let menuActionTriggered = UIControl.Event(rawValue: 1 << 15)
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center
    case left
    case right
    case fill
    case leading
    case trailing
  }

  public enum ContentVerticalAlignment: Int, Sendable {
    case center
    case top
    case bottom
    case fill
  }
}

@MainActor @preconcurrency open class UILabel: UIView {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
  open var textAlignment: NSTextAlignment = .natural
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  open var numberOfLines: Int = 1
  open var adjustsFontSizeToFitWidth: Bool = false
  open var adjustsFontForContentSizeCategory: Bool = false
  open var minimumScaleFactor: CGFloat = 0
  open var allowsDefaultTighteningForTruncation: Bool = false
  open var isEnabled: Bool = true
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var shadowColor: UIColor?
  open var shadowOffset: CGSize = .zero
  open var highlightedTextColor: UIColor?
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
}

@MainActor @preconcurrency open class UIImageView: UIView {
  open var image: UIImage?
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  open var isAnimating: Bool { false }
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
  open func startAnimating() {}
  open func stopAnimating() {}
}

@MainActor @preconcurrency open class UIButton: UIControl {
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    _type = type
    let symbol: String? =
      switch type {
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      case .custom, .system: nil
      }
    if let symbol { setImage(UIImage(systemName: symbol), for: .normal) }
  }
  public convenience init(type: ButtonType, primaryAction: UIAction?) {
    self.init(type: type)
    take(primaryAction)
  }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }
  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }
  /// The button's content for each state, by the state's raw value.
  final var _titles: [UInt: String] = [:]
  final var _attributedTitles: [UInt: NSAttributedString] = [:]
  final var _titleColors: [UInt: UIColor] = [:]
  final var _images: [UInt: UIImage] = [:]
  final var _type = ButtonType.custom
  /// The value for the state that the button is in, or else for the normal one.
  final func _value<Value>(_ values: [UInt: Value]) -> Value? {
    let state: UIControl.State = !isEnabled ? .disabled : isSelected ? .selected : .normal
    return values[state.rawValue] ?? values[UIControl.State.normal.rawValue]
  }
  open var titleLabel: UILabel? = UILabel(frame: .zero)
  open var imageView: UIImageView? = UIImageView(frame: .zero)
  open var configuration: Configuration?
  open var contentEdgeInsets = UIEdgeInsets()
  open var titleEdgeInsets = UIEdgeInsets()
  open var imageEdgeInsets = UIEdgeInsets()
  open var menu: UIMenu?
  open var showsMenuAsPrimaryAction = false
  open var currentTitle: String? { _value(_titles) }
  open var currentImage: UIImage? { _value(_images) }
  open var currentTitleColor: UIColor { _value(_titleColors) ?? .white }
  open var configurationUpdateHandler: ((UIButton) -> Void)?
  open var automaticallyUpdatesConfiguration = true
  open var changesSelectionAsPrimaryAction = false
  open var isPointerInteractionEnabled = false
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  open var reversesTitleShadowWhenHighlighted = false
  open var buttonType: ButtonType { _type }
  open var role = Role.normal
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentBackgroundImage: UIImage? { nil }
  open func setNeedsUpdateConfiguration() {}
  open func updateConfiguration() {}
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    _attributedTitles[state.rawValue]
  }
  open func titleColor(for state: UIControl.State) -> UIColor? { _titleColors[state.rawValue] }
  open func backgroundImage(for state: UIControl.State) -> UIImage? { nil }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  public enum Role: Int, Sendable {
    case normal
    case primary
    case cancel
    case destructive
  }
  open func title(for state: UIControl.State) -> String? { _titles[state.rawValue] }
  open func image(for state: UIControl.State) -> UIImage? { _images[state.rawValue] }
  open func setTitle(_ title: String?, for state: UIControl.State) { _titles[state.rawValue] = title }
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    _titleColors[state.rawValue] = color
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    _attributedTitles[state.rawValue] = title
  }
  open func setImage(_ image: UIImage?, for state: UIControl.State) { _images[state.rawValue] = image }
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {}
  public enum ButtonType: Int, Sendable {
    case custom
    case system
    case detailDisclosure
    case infoLight
    case infoDark
    case contactAdd
    case close
  }
  public struct Configuration: Sendable {
    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var cornerStyle = CornerStyle.dynamic
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var attributedTitle: AttributedString?
    public var buttonSize = Size.medium
    public enum Size: Int, Sendable {
      case medium
      case small
      case mini
      case large
    }
    /// The background of the title.
    enum Look: Sendable {
      case plain
      case filled
      case gray
      case tinted
    }
    var _look = Look.plain
    private init(_ look: Look) { _look = look }
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic
      case small
      case medium
      case large
      case capsule
    }
    public static func plain() -> Configuration { Configuration(.plain) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.plain) }
  }
}

@MainActor @preconcurrency open class UIStackView: UIView {
  open var axis: NSLayoutConstraint.Axis = .horizontal
  open var alignment: Alignment = .fill
  open var distribution: Distribution = .fill
  open var spacing: CGFloat = 0
  open var isLayoutMarginsRelativeArrangement: Bool = false
  open private(set) var arrangedSubviews: [UIView] = []
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.append(view)
    addSubview(view)
  }
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
    addSubview(view)
  }
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    customSpacings[ObjectIdentifier(view)] = spacing
  }
  open func customSpacing(after view: UIView) -> CGFloat { _customSpacing(after: view) }
  /// The custom spacing after a view, or else the stack's own.
  final func _customSpacing(after view: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(view)] ?? spacing
  }
  public enum Alignment: Int, Sendable {
    case fill
    case leading
    case firstBaseline
    case center
    case trailing
    case lastBaseline
    case top
    case bottom
  }
  public enum Distribution: Int, Sendable {
    case fill
    case fillEqually
    case fillProportionally
    case equalSpacing
    case equalCentering
  }
}

@MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }
  open var style = Style.medium
  open var color: UIColor! = .gray
  open var hidesWhenStopped = true
  open private(set) var isAnimating = false
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
  public enum Style: Int, Sendable {
    case medium = 100
    case large
  }
}

@MainActor @preconcurrency open class UIProgressView: UIView {
  open var progress: Float = 0
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  public enum Style: Int, Sendable {
    case `default`
    case bar
  }
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }
}

@MainActor @preconcurrency open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var isContinuous: Bool = true
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  open func thumbImage(for state: UIControl.State) -> UIImage? { nil }
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { nil }
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { nil }
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4)
  }
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let span = maximumValue - minimumValue
    let part = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    return CGRect(x: rect.minX + part * max(0, rect.width - 27), y: rect.midY - 13.5, width: 27, height: 27)
  }
}

@MainActor @preconcurrency open class UISwitch: UIControl {
  open var isOn: Bool = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

@MainActor @preconcurrency open class UISegmentedControl: UIControl {
  open var selectedSegmentIndex: Int = -1
  open var selectedSegmentTintColor: UIColor?
  open var apportionsSegmentWidthsByContent: Bool = false
  /// The content of the segments.
  final var _segments: [AnyView] = []
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    _segments = (items ?? []).map(Self.segment)
  }
  private static func segment(_ item: Any) -> AnyView {
    if let image = item as? UIImage { return AnyView(Image(uiImage: image)) }
    return AnyView(Text(verbatim: (item as? String) ?? "\(item)"))
  }
  open var numberOfSegments: Int { _segments.count }
  open func removeAllSegments() { _segments = [] }
  open func removeSegment(at segment: Int, animated: Bool) {
    if _segments.indices.contains(segment) { _segments.remove(at: segment) }
  }
  private var titleAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    _segments.insert(Self.segment(title ?? ""), at: min(max(segment, 0), _segments.count))
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if _segments.indices.contains(segment) { _segments[segment] = Self.segment(title ?? "") }
  }
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: UIControl.State, rightSegmentState right: UIControl.State,
    barMetrics: UIBarMetrics
  ) {}
}

public enum UIBarMetrics: Int, Sendable {
  case `default`
  case compact
  case defaultPrompt
  case compactPrompt
}

@MainActor @preconcurrency open class UIPageControl: UIControl {
  open var numberOfPages: Int = 0
  open var currentPage: Int = 0
  open var hidesForSinglePage: Bool = false
  open var pageIndicatorTintColor: UIColor?
  open var preferredIndicatorImage: UIImage?
  open var preferredCurrentPageIndicatorImage: UIImage?
  open var allowsContinuousInteraction = true
  open var backgroundStyle = BackgroundStyle.automatic
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  open func size(forNumberOfPages pageCount: Int) -> CGSize { .zero }
  public enum BackgroundStyle: Int, Sendable {
    case automatic
    case prominent
    case minimal
  }
  open var currentPageIndicatorTintColor: UIColor?
}

@MainActor @preconcurrency open class UIStepper: UIControl {
  open var value: Double = 0
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
  open var stepValue: Double = 1
}

@MainActor @preconcurrency open class UIDatePicker: UIControl {
  open var date: Date = Date()
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var datePickerMode: Mode = .dateAndTime
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic
  open var minuteInterval: Int = 1
  open var countDownDuration: TimeInterval = 0
  open var datePickerStyle: UIDatePickerStyle { preferredDatePickerStyle }
  open var roundsToMinuteInterval = true
  open var timeZone: TimeZone?
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  open var locale: Locale?
  open var calendar: Calendar! = .current
  public enum Mode: Int, Sendable {
    case time
    case date
    case dateAndTime
    case countDownTimer
  }
}

public enum UIDatePickerStyle: Int, Sendable {
  case automatic
  case wheels
  case compact
  case inline
}

@MainActor @preconcurrency open class UIRefreshControl: UIControl {
  open var attributedTitle: NSAttributedString?
  open var isRefreshing: Bool { false }
  open func beginRefreshing() {}
  open func endRefreshing() {}
}

@MainActor @preconcurrency public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@MainActor @preconcurrency public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

// Optional on a device.
extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { UIView() }
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

@MainActor @preconcurrency open class UIPickerView: UIView {
  open var showsSelectionIndicator: Bool = true
  open weak var delegate: (any UIPickerViewDelegate)?
  open weak var dataSource: (any UIPickerViewDataSource)?
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  open func reloadComponent(_ component: Int) {}
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
  open func selectedRow(inComponent component: Int) -> Int { 0 }
  open func reloadAllComponents() {}
}

@MainActor @preconcurrency open class UISearchBar: UIView {
  open var text: String?
  open var placeholder: String?
  open var showsCancelButton: Bool = false
  open var searchBarStyle: Style = .default
  open var barTintColor: UIColor?
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var keyboardType: UIKeyboardType = .default
  open var returnKeyType: UIReturnKeyType = .search
  open var isTranslucent = true
  open weak var delegate: (any UISearchBarDelegate)?
  open var searchTextField: UISearchTextField { UISearchTextField(frame: .zero) }
  open func setShowsCancelButton(_ shows: Bool, animated: Bool) {}
  public enum Style: UInt, Sendable {
    case `default`
    case prominent
    case minimal
  }
}

@MainActor @preconcurrency public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
}
