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
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
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
  public convenience init(type: ButtonType) { self.init(frame: .zero) }
  public convenience init(type: ButtonType, primaryAction: UIAction?) { self.init(frame: .zero) }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
  }
  open var titleLabel: UILabel? = UILabel(frame: .zero)
  open var imageView: UIImageView? = UIImageView(frame: .zero)
  open var configuration: Configuration?
  open var contentEdgeInsets = UIEdgeInsets()
  open var titleEdgeInsets = UIEdgeInsets()
  open var imageEdgeInsets = UIEdgeInsets()
  open var menu: UIMenu?
  open var showsMenuAsPrimaryAction = false
  open var currentTitle: String? { nil }
  open func setTitle(_ title: String?, for state: UIControl.State) {}
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {}
  open func setImage(_ image: UIImage?, for state: UIControl.State) {}
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
    public var contentInsets = NSDirectionalEdgeInsets()
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic
      case small
      case medium
      case large
      case capsule
    }
    public static func plain() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { Configuration() }
    public static func borderedProminent() -> Configuration { Configuration() }
    public static func borderless() -> Configuration { Configuration() }
  }
}

@MainActor @preconcurrency open class UITextField: UIControl {
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var isSecureTextEntry: Bool = false
  open var textContentType: UITextContentType?
  open var enablesReturnKeyAutomatically: Bool = false
  open var text: String?
  open var attributedText: NSAttributedString?
  open var placeholder: String?
  open var attributedPlaceholder: NSAttributedString?
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment: NSTextAlignment = .natural
  open var borderStyle: BorderStyle = .none
  open var clearButtonMode: ViewMode = .never
  open var leftView: UIView?
  open var rightView: UIView?
  open var leftViewMode: ViewMode = .never
  open var rightViewMode: ViewMode = .never
  open var adjustsFontSizeToFitWidth: Bool = false
  open var minimumFontSize: CGFloat = 0
  open var clearsOnBeginEditing: Bool = false
  open var adjustsFontForContentSizeCategory: Bool = false
  open var delegate: (any UITextFieldDelegate)?
  open var isEditing: Bool { false }
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open var beginningOfDocument: UITextPosition { UITextPosition() }
  open var endOfDocument: UITextPosition { UITextPosition() }
  open var selectedTextRange: UITextRange?
  open var markedTextRange: UITextRange? { nil }
  open func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? { nil }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
  open func offset(from position: UITextPosition, to other: UITextPosition) -> Int { 0 }
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open func insertText(_ text: String) {}
  open func deleteBackward() {}
  open func replace(_ range: UITextRange, withText text: String) {}
  public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public enum BorderStyle: Int, Sendable {
    case none
    case line
    case bezel
    case roundedRect
  }
  public enum ViewMode: Int, Sendable {
    case never
    case whileEditing
    case unlessEditing
    case always
  }
}

@MainActor @preconcurrency open class UITextPosition: NSObject {}
@MainActor @preconcurrency open class UITextRange: NSObject {
  open var isEmpty: Bool { true }
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
}

@MainActor @preconcurrency open class UIScrollView: UIView {
  open var contentSize: CGSize = .zero
  open var contentOffset: CGPoint = .zero
  open var contentInset: UIEdgeInsets = .zero
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  open var isScrollEnabled: Bool = true
  open var isPagingEnabled: Bool = false
  open var bounces: Bool = true
  open var alwaysBounceVertical: Bool = false
  open var alwaysBounceHorizontal: Bool = false
  open var showsVerticalScrollIndicator: Bool = true
  open var showsHorizontalScrollIndicator: Bool = true
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open var bouncesZoom: Bool = true
  open var scrollsToTop: Bool = true
  open var isDirectionalLockEnabled: Bool = false
  open var delaysContentTouches: Bool = true
  open var canCancelContentTouches: Bool = true
  open var keyboardDismissMode: KeyboardDismissMode = .none
  open var decelerationRate: DecelerationRate = .normal
  open var refreshControl: UIRefreshControl?
  open var scrollIndicatorInsets: UIEdgeInsets = .zero
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
  open weak var delegate: (any UIScrollViewDelegate)?
  open var isDragging: Bool { false }
  open var isDecelerating: Bool { false }
  open var isTracking: Bool { false }
  open var isZooming: Bool { false }
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  open var visibleSize: CGSize { frame.size }
  open var panGestureRecognizer: UIPanGestureRecognizer { UIPanGestureRecognizer() }
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
  open var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }
  open var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  open func zoom(to rect: CGRect, animated: Bool) {}
  open func flashScrollIndicators() {}
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic
    case scrollableAxes
    case never
    case always
  }
  public enum KeyboardDismissMode: Int, Sendable {
    case none
    case onDrag
    case interactive
    case onDragWithAccessory
  }
  public struct DecelerationRate: Hashable, Sendable {
    public let rawValue: CGFloat
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

@MainActor @preconcurrency open class UITextView: UIScrollView {
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var isSecureTextEntry: Bool = false
  open var textContentType: UITextContentType?
  open var enablesReturnKeyAutomatically: Bool = false
  open var text: String! = ""
  open var attributedText: NSAttributedString! = NSAttributedString(string: "")
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment: NSTextAlignment = .natural
  open var isEditable: Bool = true
  open var isSelectable: Bool = true
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var textContainerInset: UIEdgeInsets = .zero
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var selectedRange: NSRange = NSRange()
  open var adjustsFontForContentSizeCategory: Bool = false
  open var allowsEditingTextAttributes: Bool = false
  open var textContainer = NSTextContainer()
  open var layoutManager: NSLayoutManager { NSLayoutManager() }
  open var textStorage: NSMutableAttributedString { NSMutableAttributedString(string: "") }
  open func scrollRangeToVisible(_ range: NSRange) {}
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) { self.init(frame: frame) }

  open var beginningOfDocument: UITextPosition { UITextPosition() }
  open var endOfDocument: UITextPosition { UITextPosition() }
  open var selectedTextRange: UITextRange?
  open var markedTextRange: UITextRange? { nil }
  open func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? { nil }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
  open func offset(from position: UITextPosition, to other: UITextPosition) -> Int { 0 }
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open func insertText(_ text: String) {}
  open func deleteBackward() {}
  open func replace(_ range: UITextRange, withText text: String) {}
  public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
}

open class NSTextContainer: NSObject {
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var size = CGSize.zero
  open var widthTracksTextView = false
}

open class NSLayoutManager: NSObject {
  open func usedRect(for container: NSTextContainer) -> CGRect { .zero }
  open func addTextContainer(_ container: NSTextContainer) {}
}

@MainActor @preconcurrency public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
}

@MainActor @preconcurrency public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidChange(_ textView: UITextView)
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
}

extension UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
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
    arrangedSubviews = views
  }
  open func addArrangedSubview(_ view: UIView) { arrangedSubviews.append(view) }
  open func insertArrangedSubview(_ view: UIView, at index: Int) { arrangedSubviews.insert(view, at: index) }
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {}
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

open class UIVisualEffect: NSObject, @unchecked Sendable {}

open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  public init(style: Style) {}
  public enum Style: Int, Sendable {
    case extraLight
    case light
    case dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial
    case systemThinMaterial
    case systemMaterial
    case systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight
    case systemThinMaterialLight
    case systemMaterialLight
    case systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark
    case systemThinMaterialDark
    case systemMaterialDark
    case systemThickMaterialDark
    case systemChromeMaterialDark
  }
}

open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  public init(blurEffect: UIBlurEffect) {}
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}

public enum UIVibrancyEffectStyle: Int, Sendable {
  case label
  case secondaryLabel
  case tertiaryLabel
  case quaternaryLabel
  case fill
  case secondaryFill
  case tertiaryFill
  case separator
}

@MainActor @preconcurrency open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  open lazy var contentView = UIView(frame: .zero)
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
  public convenience init(style: Style) { self.init(frame: .zero) }
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
  public convenience init(items: [Any]?) { self.init(frame: .zero) }
  open var numberOfSegments: Int { 0 }
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
  }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {}
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {}
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

@MainActor @preconcurrency open class UIPickerView: UIView {
  open var showsSelectionIndicator: Bool = true
  open weak var delegate: AnyObject?
  open weak var dataSource: AnyObject?
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
  open weak var delegate: (any UISearchBarDelegate)?
  open var searchTextField: UITextField { UITextField(frame: .zero) }
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

@MainActor @preconcurrency open class UITableView: UIScrollView {
  open var rowHeight: CGFloat = -1
  open var estimatedRowHeight: CGFloat = -1
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  open var separatorColor: UIColor?
  open var separatorInset: UIEdgeInsets = .zero
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
  open var allowsSelection: Bool = true
  open var backgroundView: UIView?
  open var sectionHeaderTopPadding: CGFloat = 0
  open var isEditing: Bool = false
  open weak var dataSource: (any UITableViewDataSource)?
  public convenience init(frame: CGRect, style: Style) { self.init(frame: frame) }
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  { UITableViewCell(frame: .zero) }
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  open func reloadData() {}
  open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {}
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  public static let automaticDimension: CGFloat = -1
  public enum Style: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
  }
  public enum ScrollPosition: Int, Sendable {
    case none
    case top
    case middle
    case bottom
  }
}

@MainActor @preconcurrency open class UITableViewCell: UIView {
  public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var textLabel: UILabel? = UILabel(frame: .zero)
  open var detailTextLabel: UILabel? = UILabel(frame: .zero)
  open var imageView: UIImageView? = UIImageView(frame: .zero)
  open lazy var contentView = UIView(frame: .zero)
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var selectionStyle = SelectionStyle.default
  open var accessoryType = AccessoryType.none
  open var accessoryView: UIView?
  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) {}
  public enum CellStyle: Int, Sendable {
    case `default`
    case value1
    case value2
    case subtitle
  }
  public enum SelectionStyle: Int, Sendable {
    case none
    case blue
    case gray
    case `default`
  }
  public enum SeparatorStyle: Int, Sendable {
    case none
    case singleLine
  }
  public enum AccessoryType: Int, Sendable {
    case none
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton
  }
}

@MainActor @preconcurrency public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
}

@MainActor @preconcurrency public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { -1 }
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
}

@MainActor @preconcurrency open class UICollectionViewLayout: NSObject {
  public override nonisolated init() { super.init() }
  open func invalidateLayout() {}
}

@MainActor @preconcurrency open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var itemSize = CGSize(width: 50, height: 50)
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var sectionInset = UIEdgeInsets()
}

@MainActor @preconcurrency open class UICollectionView: UIScrollView {
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }
  open var collectionViewLayout: UICollectionViewLayout
  open weak var dataSource: (any UICollectionViewDataSource)?
  open var backgroundView: UIView?
  open var allowsSelection = true
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    UICollectionViewCell(frame: .zero)
  }
  open func reloadData() {}
  public enum ScrollDirection: Int, Sendable {
    case vertical
    case horizontal
  }
}

@MainActor @preconcurrency open class UICollectionViewCell: UIView {
  open lazy var contentView = UIView(frame: .zero)
  open var isSelected = false
  open var isHighlighted = false
  open func prepareForReuse() {}
}

@MainActor @preconcurrency public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
}

@MainActor @preconcurrency public protocol UICollectionViewDelegate: UIScrollViewDelegate {}
@MainActor @preconcurrency public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}
