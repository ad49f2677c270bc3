// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
import SwiftUI
import Views

@MainActor @preconcurrency open class WKWebViewConfiguration: NSObject {
  public override nonisolated init() { super.init() }
  open lazy var processPool = WKProcessPool()
  open lazy var preferences = WKPreferences()
  open lazy var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open lazy var userContentController = WKUserContentController()
  open lazy var websiteDataStore = WKWebsiteDataStore()
  open var allowsInlineMediaPlayback = false
  open var allowsAirPlayForMediaPlayback = true
  open var allowsPictureInPictureMediaPlayback = true
  open var allowsInlinePredictions = false
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  open var dataDetectorTypes: WKDataDetectorTypes = []
  open var selectionGranularity = WKSelectionGranularity.dynamic
  open var ignoresViewportScaleLimits = false
  open var limitsNavigationsToAppBoundDomains = false
  open var suppressesIncrementalRendering = false
  open var upgradeKnownHostsToHTTPS = true
  open var supportsAdaptiveImageGlyph = false
  open var applicationNameForUserAgent: String?
  private var schemeHandlers: [String: any WKURLSchemeHandler] = [:]
  open func setURLSchemeHandler(_ handler: (any WKURLSchemeHandler)?, forURLScheme scheme: String) {
    schemeHandlers[scheme] = handler
  }
  open func urlSchemeHandler(forURLScheme scheme: String) -> (any WKURLSchemeHandler)? {
    schemeHandlers[scheme]
  }
}

open class WKProcessPool: NSObject {}

public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audio = Self(rawValue: 1)
  public static let video = Self(rawValue: 2)
  public static let all = Self(rawValue: .max)
}
public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = Self(rawValue: 1)
  public static let link = Self(rawValue: 2)
  public static let address = Self(rawValue: 4)
  public static let calendarEvent = Self(rawValue: 8)
  public static let trackingNumber = Self(rawValue: 16)
  public static let flightNumber = Self(rawValue: 32)
  public static let lookupSuggestion = Self(rawValue: 64)
  public static let all = Self(rawValue: .max)
}
public enum WKSelectionGranularity: Int, Sendable {
  case dynamic
  case character
}

@MainActor @preconcurrency open class WKPreferences: NSObject {
  public override nonisolated init() { super.init() }
  open var javaScriptEnabled = true
  open var minimumFontSize: CGFloat = 0
  open var javaScriptCanOpenWindowsAutomatically = false
  open var isFraudulentWebsiteWarningEnabled = true
  open var isElementFullscreenEnabled = false
  open var isSiteSpecificQuirksModeEnabled = true
  open var isTextInteractionEnabled = true
  open var shouldPrintBackgrounds = false
  open var tabFocusesLinks = false
  open var inactiveSchedulingPolicy = InactiveSchedulingPolicy.suspend

  public enum InactiveSchedulingPolicy: Int, Sendable {
    case suspend
    case throttle
    case none
  }
}

@MainActor @preconcurrency open class WKWebpagePreferences: NSObject {
  public override nonisolated init() { super.init() }
  open var allowsContentJavaScript = true
  open var preferredContentMode = ContentMode.recommended
  open var isLockdownModeEnabled = false
  open var preferredHTTPSNavigationPolicy = UpgradeToHTTPSPolicy.keepAsRequested

  public enum ContentMode: Int, Sendable {
    case recommended
    case mobile
    case desktop
  }
  public enum UpgradeToHTTPSPolicy: Int, Sendable {
    case keepAsRequested
    case automaticFallbackToHTTP
    case userMediatedFallbackToHTTP
    case errorOnFailure
  }
}
public typealias WKContentMode = WKWebpagePreferences.ContentMode

/// Serves the addresses of a scheme; no address is asked for.
@MainActor @preconcurrency public protocol WKURLSchemeHandler: NSObjectProtocol {
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}
@MainActor @preconcurrency public protocol WKURLSchemeTask: NSObjectProtocol {
  var request: URLRequest { get }
  func didReceive(_ response: URLResponse)
  func didReceive(_ data: Data)
  func didFinish()
  func didFailWithError(_ error: any Error)
}
