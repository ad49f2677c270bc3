import Foundation

// Nothing is reported anywhere.

public enum SentryLevel: UInt, Sendable { case none, debug, info, warning, error, fatal }

public final class SentryId: NSObject, @unchecked Sendable {
  public static let empty = SentryId()
  public var sentryIdString: String { String(repeating: "0", count: 32) }
}

open class Options: NSObject {
  public var dsn: String?
  public var debug = false
  public var diagnosticLevel = SentryLevel.debug
  public var environment = "production"
  public var releaseName: String?
  public var dist: String?
  public var enabled = true
  public var sampleRate: NSNumber?
  public var tracesSampleRate: NSNumber?
  public var profilesSampleRate: NSNumber?
  public var enableAutoSessionTracking = true
  public var enableCrashHandler = true
  public var enableAutoPerformanceTracing = true
  public var enableAppHangTracking = true
  public var enableNetworkTracking = true
  public var enableSwizzling = true
  public var enableMetricKit = false
  public var enableUIViewControllerTracing = true
  public var enableUserInteractionTracing = true
  public var attachStacktrace = true
  public var attachScreenshot = false
  public var attachViewHierarchy = false
  public var sendDefaultPii = false
  public var maxBreadcrumbs: UInt = 100
  public var beforeSend: ((Event) -> Event?)?
  public var beforeBreadcrumb: ((Breadcrumb) -> Breadcrumb?)?
  public let sessionReplay = SessionReplay()
  public final class SessionReplay {
    public var sessionSampleRate: Float = 0
    public var onErrorSampleRate: Float = 0
    public var maskAllText = true
    public var maskAllImages = true
  }
}

open class SentryMessage: NSObject {
  public let formatted: String
  public init(formatted: String) { self.formatted = formatted }
}

open class Event: NSObject {
  public var level = SentryLevel.error
  public var message: SentryMessage?
  public var error: (any Error)?
  public var tags: [String: String]?
  public var extra: [String: Any]?
  public var user: User?
  public init(level: SentryLevel = .error) { self.level = level }
  public init(error: any Error) { self.error = error }
}

open class Breadcrumb: NSObject {
  public var level: SentryLevel
  public var category: String
  public var type: String?
  public var message: String?
  public var data: [String: Any]?
  public init(level: SentryLevel = .info, category: String = "default") {
    self.level = level
    self.category = category
  }
}

open class User: NSObject {
  public var userId: String?
  public var email: String?
  public var username: String?
  public var data: [String: Any]?
  public init(userId: String? = nil) { self.userId = userId }
}

open class Scope: NSObject {
  public func setTag(value: String, key: String) {}
  public func setTags(_ tags: [String: String]?) {}
  public func setExtra(value: Any?, key: String) {}
  public func setExtras(_ extras: [String: Any]?) {}
  public func setContext(value: [String: Any], key: String) {}
  public func setLevel(_ level: SentryLevel) {}
  public func setUser(_ user: User?) {}
  public func setFingerprint(_ fingerprint: [String]?) {}
  public func addBreadcrumb(_ crumb: Breadcrumb) {}
  public func clear() {}
}

public protocol Span: AnyObject {
  func startChild(operation: String, description: String?) -> any Span
  func setTag(value: String, key: String)
  func setData(value: Any?, key: String)
  func finish()
}
private final class NoSpan: Span {
  func startChild(operation: String, description: String?) -> any Span { self }
  func setTag(value: String, key: String) {}
  func setData(value: Any?, key: String) {}
  func finish() {}
}
extension Span {
  public func startChild(operation: String) -> any Span { startChild(operation: operation, description: nil) }
}

public enum SentrySDK {
  public static var isEnabled: Bool { false }
  public static var crashedLastRun: Bool { false }
  public static var span: (any Span)? { nil }
  /// Runs the closure that configures the options, and starts nothing.
  public static func start(configureOptions: @escaping (Options) -> Void) { configureOptions(Options()) }
  public static func start(options: Options) {}
  @discardableResult public static func capture(error: any Error) -> SentryId { .empty }
  @discardableResult public static func capture(
    error: any Error, block: @escaping (Scope) -> Void
  ) -> SentryId { .empty }
  @discardableResult public static func capture(message: String) -> SentryId { .empty }
  @discardableResult public static func capture(
    message: String, block: @escaping (Scope) -> Void
  ) -> SentryId { .empty }
  @discardableResult public static func capture(event: Event) -> SentryId { .empty }
  public static func addBreadcrumb(_ crumb: Breadcrumb) {}
  public static func configureScope(_ callback: @escaping (Scope) -> Void) {}
  public static func setUser(_ user: User?) {}
  public static func startTransaction(name: String, operation: String) -> any Span { NoSpan() }
  public static func startTransaction(name: String, operation: String, bindToScope: Bool) -> any Span {
    NoSpan()
  }
  public static func flush(timeout: TimeInterval) {}
  public static func close() {}
}
