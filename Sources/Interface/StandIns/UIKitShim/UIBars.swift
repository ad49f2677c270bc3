// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, AmbiguousTrailingClosureOverload

import CoreGraphicsShim
import Foundation
import LayoutEngine
import QuartzCoreShim
import UIFoundationShim
import UniformTypeIdentifiersShim
import Views

@MainActor @preconcurrency open class UINavigationBar: UIView {
  open var isTranslucent: Bool = true
  open var barTintColor: UIColor?
  open var barStyle: UIBarStyle = .default
  open var shadowImage: UIImage?
  open var prefersLargeTitles: Bool = false
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The appearance that was read or set.
  final var _standardAppearance: UINavigationBarAppearance?
  open var standardAppearance: UINavigationBarAppearance {
    get {
      let appearance = _standardAppearance ?? UINavigationBarAppearance()
      _standardAppearance = appearance
      return appearance
    }
    set { _standardAppearance = newValue }
  }
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var items: [UINavigationItem]?
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  open weak var delegate: AnyObject?
  open var prefersDefaultAppearance: Bool { true }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  open func backgroundImage(for metrics: UIBarMetrics) -> UIImage? { nil }
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for metrics: UIBarMetrics) {}
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

@MainActor @preconcurrency open class UITabBar: UIView {
  open var isTranslucent: Bool = true
  open var barTintColor: UIColor?
  open var barStyle: UIBarStyle = .default
  open var unselectedItemTintColor: UIColor?
  open var shadowImage: UIImage?
  open var backgroundImage: UIImage?
  open var items: [UITabBarItem]?
  open var selectedItem: UITabBarItem?
  open var selectionIndicatorImage: UIImage?
  open var itemPositioning = ItemPositioning.automatic
  open var itemWidth: CGFloat = 0
  open var itemSpacing: CGFloat = 0
  open weak var delegate: AnyObject?
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  public enum ItemPositioning: Int, Sendable {
    case automatic
    case fill
    case centered
  }
  final var _standardAppearance: UITabBarAppearance?
  open var standardAppearance: UITabBarAppearance {
    get {
      let appearance = _standardAppearance ?? UITabBarAppearance()
      _standardAppearance = appearance
      return appearance
    }
    set { _standardAppearance = newValue }
  }
  open var scrollEdgeAppearance: UITabBarAppearance?
}

@MainActor @preconcurrency open class UIToolbar: UIView {
  open var isTranslucent: Bool = true
  open var barTintColor: UIColor?
  open var barStyle: UIBarStyle = .default
  open var items: [UIBarButtonItem]?
  open var standardAppearance: UIToolbarAppearance = UIToolbarAppearance()
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open var compactAppearance: UIToolbarAppearance?
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  open func setBackgroundImage(_ image: UIImage?, forToolbarPosition position: Int, barMetrics: UIBarMetrics)
  {}
}

@MainActor @preconcurrency open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
  public override nonisolated init() { super.init() }
  public convenience init(barAppearance: UIBarAppearance) { self.init() }
  open func configureWithDefaultBackground() { backgroundColor = nil }
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  open func configureWithTransparentBackground() { backgroundColor = nil }
  open override nonisolated func copy() -> Any { self }
}

@MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var buttonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
  open var titlePositionAdjustment: UIOffset = .zero
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance: UITabBarItemAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance: UITabBarItemAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance: UITabBarItemAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
}

@MainActor @preconcurrency open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
}

@MainActor @preconcurrency open class UIBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var titlePositionAdjustment: UIOffset = .zero
  public override nonisolated init() { super.init() }
}

@MainActor @preconcurrency open class UIBarButtonItemAppearance: NSObject {
  open var normal: UIBarItemStateAppearance = UIBarItemStateAppearance()
  open var highlighted: UIBarItemStateAppearance = UIBarItemStateAppearance()
  open var disabled: UIBarItemStateAppearance = UIBarItemStateAppearance()
  open var focused: UIBarItemStateAppearance = UIBarItemStateAppearance()
  public override nonisolated init() { super.init() }
  public enum Style: Int, Sendable {
    case plain
    case done = 2
  }
  public convenience init(style: Style) { self.init() }
}

@MainActor @preconcurrency open class UITabBarItemAppearance: NSObject {
  open var normal: UIBarItemStateAppearance = UIBarItemStateAppearance()
  open var selected: UIBarItemStateAppearance = UIBarItemStateAppearance()
  open var disabled: UIBarItemStateAppearance = UIBarItemStateAppearance()
  open var focused: UIBarItemStateAppearance = UIBarItemStateAppearance()
  public override nonisolated init() { super.init() }
}

@MainActor @preconcurrency open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled: Bool = true
  open var tag: Int = 0
  open var imageInsets = UIEdgeInsets.zero
  open var landscapeImagePhone: UIImage?
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  open var largeContentSizeImage: UIImage?
  open var isAccessibilityElement = true
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var accessibilityLanguage: String?
  public override nonisolated init() { super.init() }
  public required nonisolated init?(coder: NSCoder) { super.init() }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { nil }
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
  }
}

extension UIBarButtonItem {
  public class func appearance() -> UIBarButtonItem { UIBarButtonItem() }
  public class func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UIBarButtonItem
  { UIBarButtonItem() }
}

extension UITabBarItem {
  public class func appearance() -> UITabBarItem { UITabBarItem() }
}

@MainActor @preconcurrency open class UIBarButtonItem: UIBarItem {
  open var tintColor: UIColor?
  open var customView: UIView?
  open var menu: UIMenu?
  open var width: CGFloat = 0
  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction?
  open var style = Style.plain
  open var possibleTitles: Set<String>?
  open var isHidden = false
  open var isSelected = false
  open var changesSelectionAsPrimaryAction = false
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  open var menuRepresentation: UIMenuElement?
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
  open func setBackButtonBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for metrics: UIBarMetrics) {}
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) { self.init() }
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) { self.init() }
  public convenience init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {
    self.init()
  }
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
  }
  public convenience init(customView: UIView) { self.init() }
  public convenience init(
    title: String?, image: UIImage? = nil, primaryAction: UIAction?, menu: UIMenu? = nil
  ) { self.init() }
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.width = width
    return item
  }
  public enum Style: Int, Sendable {
    case plain
    case done = 2
  }
  public enum SystemItem: Int, Sendable {
    case done
    case cancel
    case edit
    case save
    case add
    case flexibleSpace
    case fixedSpace
    case compose
    case reply
    case action
    case organize
    case bookmarks
    case search
    case refresh
    case stop
    case camera
    case trash
    case play
    case pause
    case rewind
    case fastForward
    case undo
    case redo
    case close
  }
}

@MainActor @preconcurrency open class UITabBarItem: UIBarItem {
  open var badgeValue: String?
  open var selectedImage: UIImage?
  open var badgeColor: UIColor?
  open var standardAppearance: UITabBarAppearance?
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var titlePositionAdjustment = UIOffset.zero
  open func setBadgeTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
  }
  public convenience init(title: String?, image: UIImage?, tag: Int) { self.init() }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) { self.init() }
}
