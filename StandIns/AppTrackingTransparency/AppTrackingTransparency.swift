// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation

public final class ATTrackingManager: NSObject {
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined
    case restricted
    case denied
    case authorized
  }
  public class var trackingAuthorizationStatus: AuthorizationStatus { .notDetermined }
  public class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {}
  public class func requestTrackingAuthorization() async -> AuthorizationStatus { .notDetermined }
}
