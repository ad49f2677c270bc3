// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, AmbiguousTrailingClosureOverload

import CoreGraphicsShim
import Foundation
import LayoutEngine
import QuartzCoreShim
import UIFoundationShim
import UniformTypeIdentifiersShim
import Views

/// A screen of UIKit, which is never shown.
@MainActor @preconcurrency open class UIViewController: UIResponder, UIAppearanceContainer {
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init() }
  open lazy var view: UIView! = UIView(frame: .zero)
  open var viewIfLoaded: UIView? { view }
  open var isViewLoaded: Bool { true }
  open var title: String?
  open lazy var navigationItem = UINavigationItem(title: "")
  open var tabBarItem: UITabBarItem!
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var preferredContentSize = CGSize.zero
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var additionalSafeAreaInsets = UIEdgeInsets()
  open var edgesForExtendedLayout: UIRectEdge = .all
  open var extendedLayoutIncludesOpaqueBars = false
  open var hidesBottomBarWhenPushed = false
  open var toolbarItems: [UIBarButtonItem]?
  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  open var presentedViewController: UIViewController? { nil }
  open var presentingViewController: UIViewController? { nil }
  open var navigationController: UINavigationController? { nil }
  open var tabBarController: UITabBarController? { nil }
  open var splitViewController: UISplitViewController? { nil }
  open var popoverPresentationController: UIPopoverPresentationController? { nil }
  open var sheetPresentationController: UISheetPresentationController? { nil }
  open var presentationController: UIPresentationController? { nil }
  open var traitCollection: UITraitCollection { UITraitCollection() }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var shouldAutorotate: Bool { true }
  open var isBeingPresented: Bool { false }
  open var isBeingDismissed: Bool { false }
  open var isMovingToParent: Bool { false }
  open var isMovingFromParent: Bool { false }
  open weak var transitioningDelegate: AnyObject?
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  open var nibName: String? { nil }
  open var nibBundle: Bundle? { nil }
  open var storyboard: UIStoryboard? { nil }
  open var restorationIdentifier: String?
  open var modalPresentationCapturesStatusBarAppearance = false
  open var providesPresentationContextTransitionStyle = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var viewRespectsSystemMinimumLayoutMargins = true
  open var disablesAutomaticKeyboardDismissal: Bool { false }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var prefersPointerLocked: Bool { false }
  open var editButtonItem: UIBarButtonItem { UIBarButtonItem() }
  open var topLayoutGuide: UILayoutGuide { UILayoutGuide() }
  open var bottomLayoutGuide: UILayoutGuide { UILayoutGuide() }
  open func loadView() {}
  open func loadViewIfNeeded() {}
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  open func endAppearanceTransition() {}
  open func viewLayoutMarginsDidChange() {}
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {}
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func transition(
    from: UIViewController, to: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func updateViewConstraints() {}
  open func didReceiveMemoryWarning() {}
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
  }
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func addChild(_ controller: UIViewController) {
    children.append(controller)
    controller.parent = self
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  open func show(_ controller: UIViewController, sender: Any?) {}
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {}
  open func setEditing(_ editing: Bool, animated: Bool) {}
  open var isEditing = false
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
}

@MainActor @preconcurrency public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {
  @discardableResult func animate(
    alongsideTransition animation: ((Any) -> Void)?, completion: ((Any) -> Void)?
  ) -> Bool
}

@MainActor @preconcurrency open class UIPresentationController: NSObject {
  open var presentedViewController: UIViewController { UIViewController() }
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open var containerView: UIView? { nil }
}

@MainActor @preconcurrency open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect: CGRect = .zero
  open var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
}

@MainActor @preconcurrency open class UISheetPresentationController: UIPresentationController {
  open var detents: [Detent] = []
  open var prefersGrabberVisible: Bool = false
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersScrollingExpandsWhenScrolledToEdge: Bool = true
  open var prefersEdgeAttachedInCompactHeight: Bool = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool = false
  open var preferredCornerRadius: CGFloat?
  public final class Detent: NSObject, Sendable {
    public struct Identifier: Hashable, Sendable {
      public let rawValue: String
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("medium")
      public static let large = Identifier("large")
    }
    public static func medium() -> Detent { Detent() }
    public static func large() -> Detent { Detent() }
    public static func custom(identifier: Identifier? = nil, resolver: @escaping (Any) -> CGFloat?) -> Detent
    { Detent() }
  }
}

@MainActor @preconcurrency public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerDidDismiss(_ controller: UIPresentationController)
  func presentationControllerWillDismiss(_ controller: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController)
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerDidDismiss(_ controller: UIPresentationController) {}
  public func presentationControllerWillDismiss(_ controller: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {}
  public func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { true }
}

@MainActor @preconcurrency open class UINavigationController: UIViewController {
  // Subclasses call either.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open lazy var navigationBar = UINavigationBar(frame: .zero)
  open lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)
  open var viewControllers: [UIViewController] = []
  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { viewControllers.last }
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  open var isNavigationBarHidden = false
  open var isToolbarHidden = true
  open var hidesBarsOnSwipe = false
  open weak var delegate: (any UINavigationControllerDelegate)?
  open func pushViewController(_ controller: UIViewController, animated: Bool) {}
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? { nil }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {}
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  @discardableResult open func popToViewController(_ controller: UIViewController, animated: Bool)
    -> [UIViewController]?
  { nil }
  open var hidesBarsOnTap = false
  open var hidesBarsWhenVerticallyCompact = false
  open var hidesBarsWhenKeyboardAppears = false
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { UIPanGestureRecognizer() }
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { UITapGestureRecognizer() }
}

@MainActor @preconcurrency public protocol UINavigationControllerDelegate: NSObjectProtocol {}

@MainActor @preconcurrency open class UINavigationItem: NSObject {
  open var title: String?
  open var prompt: String?
  open var titleView: UIView?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var backButtonTitle: String?
  open var backBarButtonItem: UIBarButtonItem?
  open var hidesBackButton: Bool = false
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling: Bool = true
  open var backButtonDisplayMode: BackButtonDisplayMode = .default
  open var standardAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var leftItemsSupplementBackButton = false
  open var backAction: UIAction?
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  open var style = ItemStyle.navigator
  public init(title: String) { self.title = title }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  public enum SearchBarPlacement: Int, Sendable {
    case automatic
    case inline
    case stacked
  }
  public enum ItemStyle: Int, Sendable {
    case navigator
    case browser
    case editor
  }
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic
    case always
    case never
  }
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`
    case generic
    case minimal
  }
}

@MainActor @preconcurrency open class UISearchController: UIViewController {
  public convenience init(searchResultsController: UIViewController?) { self.init(nibName: nil, bundle: nil) }
  open lazy var searchBar = UISearchBar(frame: .zero)
  open var isActive = false
  open var obscuresBackgroundDuringPresentation = false
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsScopeBar = true
  open var automaticallyShowsSearchResultsController = true
  open var showsSearchResultsController = false
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false
  open var searchResultsController: UIViewController? { nil }
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
}

@MainActor @preconcurrency public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

@MainActor @preconcurrency public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

@MainActor @preconcurrency open class UITabBarController: UIViewController {
  open lazy var tabBar = UITabBar(frame: .zero)
  open var viewControllers: [UIViewController]?
  open var selectedIndex = 0
  open var selectedViewController: UIViewController?
  open weak var delegate: (any UITabBarControllerDelegate)?
  open var customizableViewControllers: [UIViewController]?
  open var moreNavigationController: UINavigationController { UINavigationController() }
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {}
}

@MainActor @preconcurrency public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

@MainActor @preconcurrency open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable {
    case unspecified
    case doubleColumn
    case tripleColumn
  }
  public enum DisplayMode: Int, Sendable {
    case automatic
    case secondaryOnly
    case oneBesideSecondary
    case oneOverSecondary
    case twoBesideSecondary
  }
  open var preferredDisplayMode = DisplayMode.automatic
  open var viewControllers: [UIViewController] = []
  open var isCollapsed: Bool { true }
  open var displayMode: DisplayMode { .secondaryOnly }
  open var style: Style { .unspecified }
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var primaryBackgroundStyle = BackgroundStyle.none
  open var presentsWithGesture = true
  open var showsSecondaryOnlyButton = false
  open var preferredPrimaryColumnWidth: CGFloat = -1
  open var preferredPrimaryColumnWidthFraction: CGFloat = -1
  open var minimumPrimaryColumnWidth: CGFloat = -1
  open var maximumPrimaryColumnWidth: CGFloat = -1
  open var preferredSupplementaryColumnWidth: CGFloat = -1
  open var displayModeButtonItem: UIBarButtonItem { UIBarButtonItem() }
  open weak var delegate: (any UISplitViewControllerDelegate)?
  private var columns: [Column: UIViewController] = [:]
  public convenience init(style: Style) { self.init(nibName: nil, bundle: nil) }
  open func setViewController(_ controller: UIViewController?, for column: Column) {
    columns[column] = controller
  }
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  open func show(_ column: Column) {}
  open func hide(_ column: Column) {}
  public enum Column: Int, Sendable {
    case primary
    case supplementary
    case secondary
    case compact
  }
  public enum SplitBehavior: Int, Sendable {
    case automatic
    case tile
    case overlay
    case displace
  }
  public enum BackgroundStyle: Int, Sendable {
    case none
    case sidebar
  }
}

@MainActor @preconcurrency public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewController(
    _ splitViewController: UISplitViewController, willChangeTo mode: UISplitViewController.DisplayMode)
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondary: UIViewController,
    onto primary: UIViewController
  ) -> Bool
  func splitViewControllerDidCollapse(_ splitViewController: UISplitViewController)
  func splitViewControllerDidExpand(_ splitViewController: UISplitViewController)
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController, willChangeTo mode: UISplitViewController.DisplayMode
  ) {}
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondary: UIViewController,
    onto primary: UIViewController
  ) -> Bool { false }
  public func splitViewControllerDidCollapse(_ splitViewController: UISplitViewController) {}
  public func splitViewControllerDidExpand(_ splitViewController: UISplitViewController) {}
}

@MainActor @preconcurrency open class UIPageViewController: UIViewController {
  public convenience init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) { self.init(nibName: nil, bundle: nil) }
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open var viewControllers: [UIViewController]?
  open func setViewControllers(
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) { viewControllers = controllers }
  public enum TransitionStyle: Int, Sendable {
    case pageCurl
    case scroll
  }
  public enum NavigationOrientation: Int, Sendable {
    case horizontal
    case vertical
  }
  public enum NavigationDirection: Int, Sendable {
    case forward
    case reverse
  }
  public struct OptionsKey: Hashable, Sendable {
    private let name: String
    public static let interPageSpacing = OptionsKey(name: "interPageSpacing")
    public static let spineLocation = OptionsKey(name: "spineLocation")
  }
}

@MainActor @preconcurrency public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(_ controller: UIPageViewController, viewControllerBefore other: UIViewController)
    -> UIViewController?
  func pageViewController(_ controller: UIPageViewController, viewControllerAfter other: UIViewController)
    -> UIViewController?
}

@MainActor @preconcurrency public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ controller: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ controller: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// A screen of UIKit that shows a view of SwiftUI.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content
  open var sizingOptions: UIHostingControllerSizingOptions = []
  open var safeAreaRegions: SafeAreaRegions = .all
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { fatalError("A hosting controller needs a root view.") }
  /// The size of the view for a proposal, which is the proposal itself: views are not measured outside a
  /// render.
  open func sizeThatFits(in size: CGSize) -> CGSize { size }
  open func _disableSafeAreaInsets() {}
}

/// A controller that shows a view of SwiftUI, whatever the view's type.
@MainActor package protocol ViewHosting {
  var hostedView: AnyView { get }
}

extension UIHostingController: ViewHosting {
  package var hostedView: AnyView { AnyView(rootView) }
}

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// The content of a cell that a view of SwiftUI makes.
public struct UIHostingConfiguration<Content: View, Background: View> {
  let content: Content
}

extension UIHostingConfiguration where Background == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
