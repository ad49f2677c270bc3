// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, AmbiguousTrailingClosureOverload

import CoreGraphicsShim
import Foundation
import QuartzCoreShim
import UIFoundationShim
import Views

/// A responder to events; none arrive.
@MainActor @preconcurrency open class UIResponder: NSObject {
  public override init() { super.init() }
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var isFirstResponder: Bool { false }
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open var keyCommands: [UIKeyCommand]? { nil }
  open var undoManager: UndoManager? { nil }
  open var userActivity: NSUserActivity?
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { true }
  open func reloadInputViews() {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open var canResignFirstResponder: Bool { true }
  open var inputViewController: UIViewController? { nil }
  open var inputAccessoryViewController: UIViewController? { nil }
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

@MainActor @preconcurrency public final class UITouch: NSObject {
  public var tapCount: Int { 1 }
  public var force: CGFloat { 0 }
  public var maximumPossibleForce: CGFloat { 0 }
  public weak var view: UIView?
  public var timestamp: TimeInterval { 0 }
  public var phase: Phase { .began }
  public func location(in view: UIView?) -> CGPoint { .zero }
  public func previousLocation(in view: UIView?) -> CGPoint { .zero }
  public enum Phase: Int, Sendable {
    case began
    case moved
    case stationary
    case ended
    case cancelled
  }
}

@MainActor @preconcurrency open class UIEvent: NSObject {
  open var allTouches: Set<UITouch>? { nil }
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
  public enum EventSubtype: Int, Sendable {
    case none
    case motionShake
  }
  public enum EventType: Int, Sendable {
    case touches
    case motion
    case remoteControl
    case presses
    case hover
  }
}

@MainActor @preconcurrency public final class UIPress: NSObject {
  public var key: UIKey? { nil }
}
@MainActor @preconcurrency public final class UIPressesEvent: UIEvent {}
@MainActor @preconcurrency public final class UIKey: NSObject {
  public var characters: String { "" }
}
@MainActor @preconcurrency open class UIKeyCommand: NSObject {
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {}
  public static let inputEscape = "UIKeyInputEscape"
  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
}
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

public protocol UIAppearanceContainer: AnyObject {}
@MainActor @preconcurrency public protocol UICoordinateSpace: AnyObject {
  var bounds: CGRect { get }
}

/// A UIKit view. The classes known to `UIViewDrawing` are drawn with their subviews; others are replaced with
/// a placeholder.
@MainActor @preconcurrency
open class UIView: UIResponder, UIAppearanceContainer, UICoordinateSpace,
  @preconcurrency _ConstraintHolder
{
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }
  public override convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init() }
  open class var layerClass: AnyClass { CALayer.self }
  /// A layer of the class that the view asks for, if that is one of Core Animation's.
  open lazy var layer: CALayer = {
    switch Self.layerClass {
    case is CAGradientLayer.Type: CAGradientLayer()
    case is CAShapeLayer.Type: CAShapeLayer()
    case let type as any _EnvironmentMakeable.Type: type._makeForEnvironment() as? CALayer ?? CALayer()
    case let type as CALayer.Type where Self.isOfApples(type): type.init(coder: NSCoder()) ?? CALayer()
    default: CALayer()
    }
  }()
  /// Whether a layer is one of Apple's, all of which can be made by any initializer.
  private static func isOfApples(_ type: CALayer.Type) -> Bool {
    ["AVFoundation.", "QuartzCoreShim."].contains(where: String(reflecting: type).hasPrefix)
  }
  open var frame = CGRect.zero
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  open var transform = CGAffineTransform.identity
  open var backgroundColor: UIColor?
  /// The colour that was set on the view itself.
  final var _ownTint: UIColor?
  open var tintColor: UIColor! {
    get { _ownTint ?? .tintColor }
    set { _ownTint = newValue }
  }
  open var alpha: CGFloat = 1
  open var tag = 0
  open var isHidden = false
  open var isOpaque = true
  open var clipsToBounds = false
  open var clearsContextBeforeDrawing = true
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var contentMode = ContentMode.scaleToFill
  open var contentScaleFactor: CGFloat = 1
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  open var translatesAutoresizingMaskIntoConstraints = true
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var directionalLayoutMargins = NSDirectionalEdgeInsets()
  open var preservesSuperviewLayoutMargins = false
  open var insetsLayoutMarginsFromSafeArea = true
  open var mask: UIView?
  open var gestureRecognizers: [UIGestureRecognizer]?
  open var accessibilityIdentifier: String?
  open var isAccessibilityElement = false
  open var accessibilityLabel: String? {
    get { accessibilityAttributedLabel?.string }
    set { accessibilityAttributedLabel = newValue.map { NSAttributedString(string: $0) } }
  }
  open var accessibilityAttributedLabel: NSAttributedString?
  open var accessibilityAttributedHint: NSAttributedString?
  open var accessibilityAttributedValue: NSAttributedString?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var accessibilityElementsHidden = false
  open var shouldGroupAccessibilityChildren = false
  open var restorationIdentifier: String?
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open var window: UIWindow? { nil }
  open var traitCollection: UITraitCollection { UITraitCollection() }
  open var safeAreaInsets: UIEdgeInsets { .zero }
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  public static let noIntrinsicMetric: CGFloat = -1
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
  open private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(_owner: self)
  open private(set) lazy var layoutMarginsGuide = UILayoutGuide(_owner: self, insets: layoutMargins)
  open private(set) lazy var readableContentGuide = UILayoutGuide(_owner: self, insets: layoutMargins)
  open private(set) lazy var keyboardLayoutGuide = UILayoutGuide(_owner: self)
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_item: self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_item: self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_item: self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_item: self, .right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_item: self, .centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_item: self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_item: self, .bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_item: self, .centerY) }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_item: self, .firstBaseline) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_item: self, .lastBaseline) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(_item: self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(_item: self, .height) }
  /// The constraints that the view is a part of, active or not.
  package private(set) var _heldConstraints: [NSLayoutConstraint] = []
  open var constraints: [NSLayoutConstraint] { _heldConstraints.filter(\.isActive) }
  public func _hold(_ constraint: NSLayoutConstraint) {
    if !_heldConstraints.contains(where: { $0 === constraint }) { _heldConstraints.append(constraint) }
  }
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    didAddSubview(view)
  }
  open func insertSubview(_ view: UIView, at index: Int) {
    addSubview(view)
    subviews.removeLast()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
  }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
  }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
  }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2), index1 != index2 else {
      return
    }
    let (first, second) = (subviews[min(index1, index2)], subviews[max(index1, index2)])
    insertSubview(second, at: min(index1, index2))
    insertSubview(first, at: max(index1, index2))
  }
  open func bringSubviewToFront(_ view: UIView) { insertSubview(view, at: subviews.count) }
  open func sendSubviewToBack(_ view: UIView) { insertSubview(view, at: 0) }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  open func isDescendant(of view: UIView) -> Bool {
    self === view || (superview?.isDescendant(of: view) ?? false)
  }
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview superview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow window: UIWindow?) {}
  open func didMoveToWindow() {}
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
  open func layoutSubviews() {}
  open func layoutIfNeeded() {}
  open func setNeedsLayout() {}
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func setNeedsUpdateConstraints() {}
  open func updateConstraints() {}
  open func updateConstraintsIfNeeded() {}
  open func invalidateIntrinsicContentSize() {}
  open func draw(_ rect: CGRect) {}
  open func sizeToFit() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  open func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { size }
  open func systemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { size }
  private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  private var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    hugging[axis] = priority
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { resistance[axis] = priority }
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    _contentHugging(axis)
  }
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    _compressionResistance(axis)
  }
  final func _contentHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis] ?? _defaultHugging(axis)
  }
  final func _compressionResistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    resistance[axis] ?? .defaultHigh
  }
  open func tintColorDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { bounds.contains(point) ? self : nil }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
  open func addInteraction(_ interaction: any UIInteraction) {}
  open func removeInteraction(_ interaction: any UIInteraction) {}
  open var interactions: [any UIInteraction] { [] }
  open func addMotionEffect(_ effect: NSObject) {}
  open func removeMotionEffect(_ effect: NSObject) {}
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
  open func layoutMarginsDidChange() {}
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { false }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open var hasAmbiguousLayout: Bool { false }
  open class var requiresConstraintBasedLayout: Bool { false }
  open class var inheritedAnimationDuration: TimeInterval { 0 }
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic
    case normal
    case dimmed
  }
  @discardableResult open func endEditing(_ force: Bool) -> Bool { true }
  open func snapshotView(afterScreenUpdates: Bool) -> UIView? { nil }
  @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { false }
  open func addLayoutGuide(_ guide: UILayoutGuide) {}
  open func removeLayoutGuide(_ guide: UILayoutGuide) {}
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animations()
  }
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    animations()
    completion?(true)
  }
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping damping: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  open class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }
  open class func performWithoutAnimation(_ actions: () -> Void) { actions() }
  /// True: what UIKit would animate is at its end here.
  open class var areAnimationsEnabled: Bool { true }
  open class func setAnimationsEnabled(_ enabled: Bool) {}
  open class func appearance() -> Self {
    unsafeDowncast(AppearanceProxies.proxy(of: self) { UIView.appearance(of: self) }, to: self)
  }
  open class func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]) -> Self
  {
    appearance()
  }
  /// A view whose properties can be set for its whole class.
  private class func appearance(of type: UIView.Type) -> UIView {
    for (candidate, make) in appearances where candidate == type { return make() }
    fatalError("\(type).appearance() is not known here.")
  }
  private static let appearances: [(UIView.Type, () -> UIView)] = [
    (UIView.self, { UIView(frame: .zero) }), (UINavigationBar.self, { UINavigationBar(frame: .zero) }),
    (UITabBar.self, { UITabBar(frame: .zero) }), (UIToolbar.self, { UIToolbar(frame: .zero) }),
    (UITableView.self, { UITableView(frame: .zero) }),
    (UITableViewCell.self, { UITableViewCell(frame: .zero) }),
    (UIScrollView.self, { UIScrollView(frame: .zero) }), (UITextView.self, { UITextView(frame: .zero) }),
    (UITextField.self, { UITextField(frame: .zero) }), (UILabel.self, { UILabel(frame: .zero) }),
    (UIButton.self, { UIButton(frame: .zero) }), (UISwitch.self, { UISwitch(frame: .zero) }),
    (UISlider.self, { UISlider(frame: .zero) }), (UIStepper.self, { UIStepper(frame: .zero) }),
    (UISegmentedControl.self, { UISegmentedControl(frame: .zero) }),
    (UIPageControl.self, { UIPageControl(frame: .zero) }),
    (UIProgressView.self, { UIProgressView(frame: .zero) }),
    (UISearchBar.self, { UISearchBar(frame: .zero) }),
    (UIDatePicker.self, { UIDatePicker(frame: .zero) }),
    (UIRefreshControl.self, { UIRefreshControl(frame: .zero) }),
    (UIActivityIndicatorView.self, { UIActivityIndicatorView(frame: .zero) }),
    (UIWindow.self, { UIWindow(frame: .zero) }),
    (
      UICollectionView.self,
      { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout()) }
    ),
    (UIImageView.self, { UIImageView(frame: .zero) }), (UIStackView.self, { UIStackView(frame: .zero) }),
  ]
}

extension UIView {
  public enum ContentMode: Int, Sendable {
    case scaleToFill
    case scaleAspectFit
    case scaleAspectFill
    case redraw
    case center
    case top
    case bottom
    case left
    case right
    case topLeft
    case topRight
    case bottomLeft
    case bottomRight
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = UIView.AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = UIView.AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = UIView.AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = UIView.AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = UIView.AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = UIView.AutoresizingMask(rawValue: 1 << 5)
  }

  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = UIView.AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = UIView.AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = UIView.AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = UIView.AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = UIView.AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = UIView.AnimationOptions(rawValue: 1 << 5)
    public static let curveEaseInOut = UIView.AnimationOptions(rawValue: 1 << 6)
    public static let curveEaseIn = UIView.AnimationOptions(rawValue: 1 << 7)
    public static let curveEaseOut = UIView.AnimationOptions(rawValue: 1 << 8)
    public static let curveLinear = UIView.AnimationOptions(rawValue: 1 << 9)
    public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 1 << 10)
    public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 11)
    public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 1 << 12)
  }

  public enum AnimationCurve: Int, Sendable {
    case easeInOut
    case easeIn
    case easeOut
    case linear
  }
}

public typealias UILayoutPriority = _LayoutPriority
extension UIView {
  public typealias LayoutPriority = _LayoutPriority
}

@MainActor @preconcurrency public protocol UIInteraction: AnyObject {}

@MainActor @preconcurrency open class UILayoutGuide: NSObject {
  open private(set) weak var owningView: UIView?
  /// The guide's insets from the sides of its view.
  private(set) var insets = UIEdgeInsets.zero
  public override nonisolated init() { super.init() }
  convenience init(_owner owner: UIView, insets: UIEdgeInsets = .zero) {
    self.init()
    owningView = owner
    self.insets = insets
  }
  open var layoutFrame: CGRect { .zero }
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_item: self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_item: self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_item: self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_item: self, .right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_item: self, .centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_item: self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_item: self, .bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_item: self, .centerY) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(_item: self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(_item: self, .height) }
}
