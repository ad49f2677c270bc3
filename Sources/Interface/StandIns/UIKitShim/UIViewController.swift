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
  open var topLayoutGuide: UILayoutGuide { UILayoutGuide() }
  open var bottomLayoutGuide: UILayoutGuide { UILayoutGuide() }
  open func loadView() {}
  open func loadViewIfNeeded() {}
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
  public convenience init(rootViewController: UIViewController) { self.init(nibName: nil, bundle: nil) }
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
  public init(title: String) { self.title = title }
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
  open weak var searchResultsUpdater: AnyObject?
}

@MainActor @preconcurrency open class UITabBarController: UIViewController {
  open lazy var tabBar = UITabBar(frame: .zero)
  open var viewControllers: [UIViewController]?
  open var selectedIndex = 0
  open var selectedViewController: UIViewController?
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
}

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
  open var standardAppearance: UINavigationBarAppearance = UINavigationBarAppearance()
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var topItem: UINavigationItem?
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
  open var standardAppearance: UITabBarAppearance = UITabBarAppearance()
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
  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
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
  public override nonisolated init() { super.init() }
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
    case close
  }
}

@MainActor @preconcurrency open class UITabBarItem: UIBarItem {
  open var badgeValue: String?
  open var selectedImage: UIImage?
  public convenience init(title: String?, image: UIImage?, tag: Int) { self.init() }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) { self.init() }
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

@MainActor @preconcurrency open class UIImagePickerController: UINavigationController {
  open var sourceType = SourceType.photoLibrary
  open var allowsEditing = false
  open var mediaTypes: [String] = []
  open var cameraDevice = CameraDevice.rear
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var videoQuality = QualityType.typeMedium
  open var _pickerDelegate: (any UIImagePickerControllerDelegate)?
  open class func isSourceTypeAvailable(_ type: SourceType) -> Bool { false }
  open class func isCameraDeviceAvailable(_ device: CameraDevice) -> Bool { false }
  public enum SourceType: Int, Sendable {
    case photoLibrary
    case camera
    case savedPhotosAlbum
  }
  public enum CameraDevice: Int, Sendable {
    case rear
    case front
  }
  public enum CameraCaptureMode: Int, Sendable {
    case photo
    case video
  }
  public enum QualityType: Int, Sendable {
    case typeHigh
    case typeMedium
    case typeLow
  }
  public struct InfoKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }
}

@MainActor @preconcurrency public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

@MainActor @preconcurrency open class UIActivityViewController: UIViewController {
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
  }
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
}

@MainActor @preconcurrency open class UIActivity: NSObject {
  public override nonisolated init() { super.init() }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open func canPerform(withActivityItems items: [Any]) -> Bool { false }
  open func prepare(withActivityItems items: [Any]) {}
  open func perform() {}
  open func activityDidFinish(_ completed: Bool) {}
}

extension UIActivity {
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let postToFacebook = UIActivity.ActivityType(rawValue: "postToFacebook")
    public static let postToTwitter = UIActivity.ActivityType(rawValue: "postToTwitter")
    public static let message = UIActivity.ActivityType(rawValue: "message")
    public static let mail = UIActivity.ActivityType(rawValue: "mail")
    public static let print = UIActivity.ActivityType(rawValue: "print")
    public static let copyToPasteboard = UIActivity.ActivityType(rawValue: "copyToPasteboard")
    public static let assignToContact = UIActivity.ActivityType(rawValue: "assignToContact")
    public static let saveToCameraRoll = UIActivity.ActivityType(rawValue: "saveToCameraRoll")
    public static let addToReadingList = UIActivity.ActivityType(rawValue: "addToReadingList")
    public static let airDrop = UIActivity.ActivityType(rawValue: "airDrop")
    public static let openInIBooks = UIActivity.ActivityType(rawValue: "openInIBooks")
    public static let markupAsPDF = UIActivity.ActivityType(rawValue: "markupAsPDF")
    public static let postToFlickr = UIActivity.ActivityType(rawValue: "postToFlickr")
    public static let postToVimeo = UIActivity.ActivityType(rawValue: "postToVimeo")
    public static let postToWeibo = UIActivity.ActivityType(rawValue: "postToWeibo")
  }
}

@MainActor @preconcurrency public protocol UIActivityItemSource: NSObjectProtocol {
  func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any
  func activityViewController(
    _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
  ) -> Any?
}

@MainActor @preconcurrency open class UIDocumentPickerViewController: UIViewController {
  public convenience init(forOpeningContentTypes types: [UTType]) { self.init(nibName: nil, bundle: nil) }
  public convenience init(forOpeningContentTypes types: [UTType], asCopy: Bool) {
    self.init(nibName: nil, bundle: nil)
  }
  public convenience init(forExporting urls: [URL]) { self.init(nibName: nil, bundle: nil) }
  public convenience init(forExporting urls: [URL], asCopy: Bool) { self.init(nibName: nil, bundle: nil) }
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?
}

@MainActor @preconcurrency public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

@MainActor @preconcurrency open class UIAlertController: UIViewController {
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
  }
  open private(set) var actions: [UIAlertAction] = []
  open var textFields: [UITextField]?
  open var message: String?
  open var preferredAction: UIAlertAction?
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {}
  public enum Style: Int, Sendable {
    case actionSheet
    case alert
  }
}

@MainActor @preconcurrency open class UIAlertAction: NSObject {
  open var title: String?
  open var isEnabled = true
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) { self.title = title }
  public enum Style: Int, Sendable {
    case `default`
    case cancel
    case destructive
  }
}

@MainActor @preconcurrency open class UIMenuElement: NSObject {
  open var title: String { "" }
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }
  public enum State: Int, Sendable {
    case off
    case on
    case mixed
  }
}

@MainActor @preconcurrency open class UIAction: UIMenuElement {
  public struct Identifier: Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  open var state = UIMenuElement.State.off
  open var attributes: UIMenuElement.Attributes = []
  open var sender: Any? { nil }
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping (UIAction) -> Void
  ) {}
}

@MainActor @preconcurrency open class UIMenu: UIMenuElement {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
  }
  public struct Identifier: Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {}
}

@MainActor @preconcurrency open class UIContextMenuInteraction: NSObject, UIInteraction {}
@MainActor @preconcurrency open class UIEditMenuInteraction: NSObject, UIInteraction {}

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
  /// The size that the view takes in a proposal is not measured outside of a render: it is the proposal.
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
