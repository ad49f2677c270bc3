// The package's own names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import FirebaseCore
import Foundation
import SwiftUI

// Nothing is counted.

public let AnalyticsEventScreenView = "screen_view"
public let AnalyticsEventSelectContent = "select_content"
public let AnalyticsEventLogin = "login"
public let AnalyticsEventSignUp = "sign_up"
public let AnalyticsEventPurchase = "purchase"
public let AnalyticsEventSearch = "search"
public let AnalyticsEventShare = "share"
public let AnalyticsParameterScreenName = "screen_name"
public let AnalyticsParameterScreenClass = "screen_class"
public let AnalyticsParameterItemID = "item_id"
public let AnalyticsParameterItemName = "item_name"
public let AnalyticsParameterContentType = "content_type"
public let AnalyticsParameterMethod = "method"
public let AnalyticsParameterValue = "value"
public let AnalyticsParameterCurrency = "currency"
public let AnalyticsParameterSearchTerm = "search_term"

public enum Analytics {
  public static func logEvent(_ name: String, parameters: [String: Any]?) {}
  public static func setUserProperty(_ value: String?, forName name: String) {}
  public static func setUserID(_ userID: String?) {}
  public static func setAnalyticsCollectionEnabled(_ enabled: Bool) {}
  public static func setDefaultEventParameters(_ parameters: [String: Any]?) {}
  public static func resetAnalyticsData() {}
  public static func appInstanceID() -> String? { nil }
}

extension View {
  public func analyticsScreen(
    name: String, class: String = "View", extraParameters: [String: Any] = [:]
  ) -> some View { self }
}
