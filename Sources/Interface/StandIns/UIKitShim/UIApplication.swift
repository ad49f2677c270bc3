// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, AmbiguousTrailingClosureOverload

import CombineShim
import CoreGraphicsShim
import Foundation
import QuartzCoreShim
import UIFoundationShim
import UniformTypeIdentifiersShim
import Views

@MainActor @preconcurrency open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  open weak var windowScene: UIWindowScene?
  open var isKeyWindow: Bool { true }
  open var windowLevel = Level.normal
  public override init(frame: CGRect) { super.init(frame: frame) }
  public init(windowScene: UIWindowScene) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func makeKeyAndVisible() {}
  open func makeKey() {}
  open var screen: UIScreen { UIScreen.main }
  public struct Level: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let alert = Level(rawValue: 2000)
    public static let statusBar = Level(rawValue: 1000)
    public static func + (level: Level, steps: CGFloat) -> Level { Level(rawValue: level.rawValue + steps) }
    public static func - (level: Level, steps: CGFloat) -> Level { Level(rawValue: level.rawValue - steps) }
  }
}

/// Conditions for activating a scene; there is only one scene.
@MainActor @preconcurrency open class UISceneActivationConditions: NSObject {
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

@MainActor @preconcurrency open class UIScene: UIResponder {
  open var activationConditions = UISceneActivationConditions()
  open var session: UISceneSession { UISceneSession() }
  open var delegate: (any UISceneDelegate)?
  open var activationState: ActivationState { .foregroundActive }
  open var title: String!
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }
  open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { [] }
    open var userActivities: Set<NSUserActivity> { [] }
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    open var notificationResponse: AnyObject? { nil }
  }
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
}

@MainActor @preconcurrency open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { [] }
  open var keyWindow: UIWindow? { nil }
  open var screen: UIScreen { UIScreen.main }
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  open var effectiveGeometry: UIWindowScene.Geometry { Geometry() }
  open var statusBarManager: UIStatusBarManager? { nil }
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  open var titlebar: AnyObject? { nil }
  open var traitCollection: UITraitCollection { UITraitCollection() }
  open func requestGeometryUpdate(
    _ preferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}
  public final class Geometry: NSObject {
    public var interfaceOrientation: UIInterfaceOrientation { .portrait }
  }
  open class GeometryPreferences: NSObject {
    public final class iOS: GeometryPreferences {
      public init(interfaceOrientations: UIInterfaceOrientationMask) {}
    }
  }
}

@MainActor @preconcurrency public final class UIStatusBarManager: NSObject {
  public var statusBarFrame: CGRect { .zero }
}

@MainActor @preconcurrency public final class UISceneSizeRestrictions: NSObject {
  public var minimumSize = CGSize.zero
  public var maximumSize = CGSize.zero
}

@MainActor @preconcurrency public final class UISceneSession: NSObject {
  public struct Role: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
  public var role: Role { .windowApplication }
  public var persistentIdentifier: String { "" }
  public var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
}

@MainActor @preconcurrency public final class UISceneConfiguration: NSObject {
  public var delegateClass: AnyClass?
  public var sceneClass: AnyClass?
  public init(name: String?, sessionRole: UISceneSession.Role) {}
}

@MainActor @preconcurrency public final class UIOpenURLContext: NSObject {
  public var url: URL { URL(fileURLWithPath: "/") }
}

@MainActor @preconcurrency open class UIApplicationShortcutItem: NSObject {
  public let type: String
  public let localizedTitle: String
  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
  }
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
  }
}

public final class UIApplicationShortcutIcon: NSObject, Sendable {
  public init(systemImageName: String) {}
  public init(templateImageName: String) {}
}

@MainActor @preconcurrency public protocol UISceneDelegate: NSObjectProtocol {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {}
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {}

extension UIWindowSceneDelegate {
  /// The window; no scene has a delegate here.
  public var window: UIWindow?? {
    get { nil }
    set {}
  }
}

public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData
  case noData
  case failed
}

/// The app. Requests to open or do something have no effect.
@MainActor @preconcurrency open class UIApplication: UIResponder {
  public static let shared = UIApplication()
  private weak var givenDelegate: (any UIApplicationDelegate)?
  /// The app's delegate; if none has been set, the project's own (`_AppDelegates`).
  open var delegate: (any UIApplicationDelegate)? {
    get {
      givenDelegate
        ?? _AppDelegates.first { $0 is any UIApplicationDelegate.Type } as? any UIApplicationDelegate
    }
    set { givenDelegate = newValue }
  }
  open var windows: [UIWindow] { [] }
  open var keyWindow: UIWindow? { nil }
  open var connectedScenes: Set<UIScene> { [] }
  open var openSessions: Set<UISceneSession> { [] }
  open var applicationState: State { .active }
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open var statusBarFrame: CGRect { .zero }
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open var supportsAlternateIcons: Bool { false }
  open var alternateIconName: String? { nil }
  open var isRegisteredForRemoteNotifications: Bool { false }
  open var isProtectedDataAvailable: Bool { true }
  open var shortcutItems: [UIApplicationShortcutItem]?
  open var backgroundTimeRemaining: TimeInterval { 0 }
  open var supportsMultipleScenes: Bool { false }
  open func canOpenURL(_ url: URL) -> Bool { true }
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {}
  @discardableResult open func openURL(_ url: URL) -> Bool { false }
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    false
  }
  open func registerForRemoteNotifications() {}
  open func unregisterForRemoteNotifications() {}
  open func beginBackgroundTask(withName name: String? = nil, expirationHandler: (() -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { .invalid }
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  open func setAlternateIconName(
    _ name: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {}
  open func requestSceneSessionActivation(
    _ session: UISceneSession?, userActivity: NSUserActivity?, options: AnyObject?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
  open func beginReceivingRemoteControlEvents() {}
  open func endReceivingRemoteControlEvents() {}
  public static nonisolated let openSettingsURLString = "app-settings:"
  public static nonisolated let openNotificationSettingsURLString = "app-settings:notifications"
  public static nonisolated let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public static nonisolated let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public static nonisolated let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public static nonisolated let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public static nonisolated let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  public static nonisolated let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  public static nonisolated let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  public static nonisolated let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  public static nonisolated let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  public static nonisolated let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  public enum State: Int, Sendable {
    case active
    case inactive
    case background
  }
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UniversalLinksOnly")
  }
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "SourceApplication")
  }
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "URL")
    public static let remoteNotification = LaunchOptionsKey(rawValue: "RemoteNotification")
    public static let shortcutItem = LaunchOptionsKey(rawValue: "ShortcutItem")
  }
}

@MainActor @preconcurrency public protocol UIApplicationDelegate: NSObjectProtocol {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any])
    -> Bool
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
    -> UIInterfaceOrientationMask
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
  var window: UIWindow? { get set }
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: session.role) }
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
    -> UIInterfaceOrientationMask
  { .all }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
}

/// The screen: that of an iPhone 16 Pro unless the view asks its environment.
@MainActor @preconcurrency open class UIScreen: NSObject {
  public static let main = UIScreen()
  public static var screens: [UIScreen] { [main] }
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 402, height: 874) }
  open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1206, height: 2622) }
  open var scale: CGFloat { 3 }
  open var coordinateSpace: any UICoordinateSpace { UIView(frame: bounds) }
  open var fixedCoordinateSpace: any UICoordinateSpace { UIView(frame: bounds) }
  open var nativeScale: CGFloat { 3 }
  open var brightness: CGFloat {
    get { 0.5 }
    set {}
  }
  open var maximumFramesPerSecond: Int { 120 }
  open var isCaptured: Bool { false }
  open var traitCollection: UITraitCollection { UITraitCollection() }
  public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  public static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChangeNotification")
}

/// The device: an iPhone.
@MainActor @preconcurrency open class UIDevice: NSObject {
  public static let current = UIDevice()
  open var name: String { "iPhone" }
  open var model: String { "iPhone" }
  open var localizedModel: String { "iPhone" }
  open var systemName: String { "iOS" }
  open var systemVersion: String { "26.0" }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  open var orientation: UIDeviceOrientation { .portrait }
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  open var identifierForVendor: UUID? { nil }
  open var isBatteryMonitoringEnabled = false
  open var batteryLevel: Float { 1 }
  open var batteryState: BatteryState { .full }
  open var isProximityMonitoringEnabled = false
  open var proximityState: Bool { false }
  open func beginGeneratingDeviceOrientationNotifications() {}
  open func endGeneratingDeviceOrientationNotifications() {}
  open func playInputClick() {}
  public enum BatteryState: Int, Sendable {
    case unknown
    case unplugged
    case charging
    case full
  }
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
}

/// The pasteboard, which the process keeps for itself.
open class UIPasteboard: NSObject, @unchecked Sendable {
  public static let general = UIPasteboard()
  open var string: String?
  open var strings: [String]?
  open var url: URL?
  open var image: UIImage?
  open var images: [UIImage]?
  open var urls: [URL]?
  open var colors: [UIColor]?
  open var color: UIColor?
  open var items: [[String: Any]] = []
  open var itemProviders: [NSItemProvider] = []
  open var hasStrings: Bool { string != nil }
  open var hasURLs: Bool { url != nil }
  open var hasImages: Bool { image != nil }
  open var changeCount: Int { 0 }
  open func setValue(_ value: Any, forPasteboardType type: String) {}
  open func setData(_ data: Data, forPasteboardType type: String) {}
  open func data(forPasteboardType type: String) -> Data? { nil }
  open func setItems(_ items: [[String: Any]], options: [String: Any] = [:]) { self.items = items }
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
}

// MARK: Haptics, which a picture cannot show

@MainActor @preconcurrency open class UIFeedbackGenerator: NSObject {
  public override nonisolated init() { super.init() }
  open func prepare() {}
}

@MainActor @preconcurrency open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public convenience init(style: FeedbackStyle) { self.init() }
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
  public enum FeedbackStyle: Int, Sendable {
    case light
    case medium
    case heavy
    case soft
    case rigid
  }
}

@MainActor @preconcurrency open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  open func notificationOccurred(_ type: FeedbackType) {}
  public enum FeedbackType: Int, Sendable {
    case success
    case warning
    case error
  }
}

@MainActor @preconcurrency open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

public enum UIAccessibility {
  public struct Notification: Hashable, RawRepresentable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let announcement = Notification(rawValue: 1008)
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let pageScrolled = Notification(rawValue: 1009)
  }
  public static func post(notification: Notification, argument: Any?) {}
  public static var isVoiceOverRunning: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isShakeToUndoEnabled: Bool { false }
  public static var isVideoAutoplayEnabled: Bool { false }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var buttonShapesEnabled: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  public static let speakScreenStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  public static let speakSelectionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  public static let monoAudioStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  public static let closedCaptioningStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  public static let shakeToUndoDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")
  public static let videoAutoplayStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  public static let onOffSwitchLabelsDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  public static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  public static let assistiveTouchStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  public static let differentiateWithoutColorDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDifferentiateWithoutColorDidChangeNotification")
  public static let prefersCrossFadeTransitionsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}

@MainActor @preconcurrency public final class UIViewPropertyAnimator: NSObject {
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {}
  public init(duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {}
  public func addAnimations(_ animation: @escaping () -> Void) {}
  public func addCompletion(_ completion: @escaping (Int) -> Void) {}
  public func startAnimation() {}
  public func startAnimation(afterDelay delay: TimeInterval) {}
  public func stopAnimation(_ withoutFinishing: Bool) {}
}

@MainActor @preconcurrency public final class UIReferenceLibraryViewController: UIViewController {
  public init(term: String) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}

@MainActor @preconcurrency open class UITextChecker: NSObject {
  open func rangeOfMisspelledWord(
    in text: String, range: NSRange, startingAt start: Int, wrap: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
}

public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{{\(rect.minX), \(rect.minY)}, {\(rect.width), \(rect.height)}}"
}
