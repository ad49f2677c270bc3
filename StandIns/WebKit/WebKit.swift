// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
import StandInSupport
import SwiftUI
import Views

@MainActor @preconcurrency open class WKWebView: UIView {
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open lazy var scrollView = UIScrollView(frame: .zero)
  open var url: URL? { nil }
  open var title: String? { nil }
  open var estimatedProgress: Double { 0 }
  open var isLoading: Bool { false }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  open var pageZoom: CGFloat = 1
  open var isInspectable = false
  open var underPageBackgroundColor: UIColor!
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { nil }
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
  @discardableResult open func loadFileURL(_ url: URL, allowingReadAccessTo access: URL) -> WKNavigation? {
    nil
  }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  @discardableResult open func reload() -> WKNavigation? { nil }
  open func stopLoading() {}
  open func evaluateJavaScript(_ script: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {}
  @discardableResult open func evaluateJavaScript(_ script: String) async throws -> Any? { nil }
}
open class WKNavigation: NSObject {}
@MainActor @preconcurrency open class WKNavigationAction: NSObject {
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  open var navigationType: WKNavigationType { .other }
  open var targetFrame: AnyObject? { nil }
}
@MainActor @preconcurrency open class WKNavigationResponse: NSObject {
  open var response: URLResponse {
    URLResponse(
      url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
  }
}
public enum WKNavigationType: Int, Sendable {
  case linkActivated
  case formSubmitted
  case backForward
  case reload
  case formResubmitted
  case other = -1
}
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel
  case allow
  case download
}
public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel
  case allow
  case download
}
@MainActor @preconcurrency open class WKWebViewConfiguration: NSObject {
  public override nonisolated init() { super.init() }
  open lazy var preferences = WKPreferences()
  open lazy var defaultWebpagePreferences = WKWebpagePreferences()
  open lazy var userContentController = WKUserContentController()
  open lazy var websiteDataStore = WKWebsiteDataStore()
  open var allowsInlineMediaPlayback = false
  open var mediaTypesRequiringUserActionForPlayback = 0
  open var applicationNameForUserAgent: String?
  open func setURLSchemeHandler(_ handler: AnyObject?, forURLScheme scheme: String) {}
}
open class WKPreferences: NSObject {
  open var javaScriptEnabled = true
  open var minimumFontSize: CGFloat = 0
  open var javaScriptCanOpenWindowsAutomatically = false
  open var isElementFullscreenEnabled = false
}
open class WKWebpagePreferences: NSObject { open var allowsContentJavaScript = true }
open class WKWebsiteDataStore: NSObject {
  open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}
@MainActor @preconcurrency open class WKUserContentController: NSObject {
  public override nonisolated init() { super.init() }
  open func add(_ handler: any WKScriptMessageHandler, name: String) {}
  open func addUserScript(_ script: WKUserScript) {}
  open func removeAllUserScripts() {}
  open func removeScriptMessageHandler(forName name: String) {}
}
open class WKUserScript: NSObject {
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {}
}
public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart
  case atDocumentEnd
}
@MainActor @preconcurrency open class WKScriptMessage: NSObject {
  open var body: Any { "" }
  open var name: String { "" }
}
@MainActor @preconcurrency public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage)
}
@MainActor @preconcurrency public protocol WKNavigationDelegate: NSObjectProtocol {}
@MainActor @preconcurrency public protocol WKUIDelegate: NSObjectProtocol {}
/// A web page, shown as a labelled box.
public struct WebView: View {
  public init(url: URL?) {}
  public init(_ page: WebPage) {}
  public var body: some View { LabelledBox("WebView", kind: "a web page") }
}
@MainActor @Observable public final class WebPage {
  public init() {}
  public init(configuration: Configuration) {}
  public init(
    configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding
  ) {}

  public struct Configuration: Sendable {
    public var applicationNameForUserAgent: String?
    public var allowsInlinePredictions = false
    public var limitsNavigationsToAppBoundDomains = false
    public var upgradeKnownHostsToHTTPS = true
    public init() {}
  }

  public struct NavigationPreferences: Sendable {
    public var allowsContentJavaScript = true
  }

  /// A navigation of a page.
  @MainActor public struct NavigationAction {
    public var request: URLRequest
    public var navigationType: WKNavigationType
  }

  /// The response.
  @MainActor public struct NavigationResponse {
    public var response: URLResponse
    public var canShowMimeType: Bool
    public var isForMainFrame: Bool
  }

  /// Decides about a page's navigations; there are none.
  @MainActor public protocol NavigationDeciding {
    mutating func decidePolicy(for action: NavigationAction, preferences: inout NavigationPreferences) async
      -> WKNavigationActionPolicy
    mutating func decidePolicy(for response: NavigationResponse) async -> WKNavigationResponsePolicy
  }
  public var title: String { "" }
  public var url: URL? { nil }
  public var isLoading: Bool { false }
  public var estimatedProgress: Double { 0 }
  public func load(_ request: URLRequest) {}
  public func load(_ url: URL?) {}
  public func load(html: String, baseURL: URL = URL(string: "about:blank")!) {}
  public func load(
    _ data: Data, mimeType: String, characterEncoding: String.Encoding, baseURL: URL
  ) {}
  public func stopLoading() {}
  public func reload() {}
}

/// How web views behave, which do not affect a picture.
extension WebView {
  public struct BackForwardNavigationGesturesBehavior: Sendable {
    private let number: Int
    public static let automatic = Self(number: 0)
    public static let enabled = Self(number: 1)
    public static let disabled = Self(number: 2)
  }

  public struct MagnificationGesturesBehavior: Sendable {
    private let number: Int
    public static let automatic = Self(number: 0)
    public static let enabled = Self(number: 1)
    public static let disabled = Self(number: 2)
  }

  public struct LinkPreviewBehavior: Sendable {
    private let number: Int
    public static let automatic = Self(number: 0)
    public static let enabled = Self(number: 1)
    public static let disabled = Self(number: 2)
  }

  public struct ElementFullscreenBehavior: Sendable {
    private let number: Int
    public static let automatic = Self(number: 0)
    public static let enabled = Self(number: 1)
    public static let disabled = Self(number: 2)
  }
}

nonisolated extension View {
  public func webViewBackForwardNavigationGestures(
    _ value: WebView.BackForwardNavigationGesturesBehavior
  ) -> some View { self }
  public func webViewMagnificationGestures(_ value: WebView.MagnificationGesturesBehavior) -> some View {
    self
  }
  public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View { self }
  public func webViewElementFullscreenBehavior(_ value: WebView.ElementFullscreenBehavior) -> some View {
    self
  }
  public func webViewTextSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  public func webViewContentBackground(_ visibility: Visibility) -> some View { self }
  public func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View { self }
}

extension WebPage.NavigationDeciding {
  public mutating func decidePolicy(
    for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
  ) async -> WKNavigationActionPolicy { .allow }
  public mutating func decidePolicy(for response: WebPage.NavigationResponse) async
    -> WKNavigationResponsePolicy
  {
    .allow
  }
}
