@_exported import FirebaseCore
import Foundation

/// What reports no crash.
open class Crashlytics: NSObject, @unchecked Sendable {
  private static let shared = Crashlytics()
  public static func crashlytics() -> Crashlytics { shared }
  public func log(_ message: String) {}
  public func log(format: String, arguments: CVaListPointer) {}
  public func record(error: any Error) {}
  public func record(error: any Error, userInfo: [String: Any]?) {}
  public func record(exceptionModel: ExceptionModel) {}
  public func setCustomValue(_ value: Any?, forKey key: String) {}
  public func setCustomKeysAndValues(_ values: [AnyHashable: Any]) {}
  public func setUserID(_ identifier: String?) {}
  public func didCrashDuringPreviousExecution() -> Bool { false }
  public func setCrashlyticsCollectionEnabled(_ enabled: Bool) {}
  public func isCrashlyticsCollectionEnabled() -> Bool { false }
  public func sendUnsentReports() {}
  public func deleteUnsentReports() {}
}

open class ExceptionModel: NSObject {
  public init(name: String, reason: String) {}
}
