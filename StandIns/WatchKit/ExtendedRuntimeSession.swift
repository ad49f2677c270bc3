import SwiftUI

/// A session that keeps an app running in the background; here it never starts.
@MainActor @preconcurrency open class WKExtendedRuntimeSession: NSObject {
  open weak var delegate: (any WKExtendedRuntimeSessionDelegate)?
  open var state: WKExtendedRuntimeSessionState { .notStarted }
  open var expirationDate: Date? { nil }
  public override nonisolated init() { super.init() }
  open func start() {}
  open func start(at date: Date) {}
  open func invalidate() {}
  open func notifyUser(
    hapticType type: WKHapticType,
    repeatHandler: ((UnsafeMutablePointer<WKHapticType>) -> TimeInterval)? = nil
  ) {}
}
public enum WKExtendedRuntimeSessionState: Int, Sendable {
  case notStarted
  case scheduled
  case running
  case invalid
}
public enum WKExtendedRuntimeSessionInvalidationReason: Int, Sendable {
  case error = -1
  case none = 0
  case sessionInProgress
  case expired
  case resignedFrontmost
  case suppressedBySystem
}
@MainActor @preconcurrency public protocol WKExtendedRuntimeSessionDelegate: NSObjectProtocol {
  func extendedRuntimeSessionDidStart(_ extendedRuntimeSession: WKExtendedRuntimeSession)
  func extendedRuntimeSessionWillExpire(_ extendedRuntimeSession: WKExtendedRuntimeSession)
  func extendedRuntimeSession(
    _ extendedRuntimeSession: WKExtendedRuntimeSession,
    didInvalidateWith reason: WKExtendedRuntimeSessionInvalidationReason, error: (any Error)?)
}
