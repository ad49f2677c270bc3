// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
import SwiftUI
import Views

open class WKNavigation: NSObject {
  @MainActor open var effectiveContentMode: WKWebpagePreferences.ContentMode { .recommended }
}

@MainActor @preconcurrency open class WKNavigationAction: NSObject {
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  open var navigationType: WKNavigationType { .other }
  open var sourceFrame: WKFrameInfo { WKFrameInfo() }
  open var targetFrame: WKFrameInfo? { nil }
  open var shouldPerformDownload: Bool { false }
}
@MainActor @preconcurrency open class WKNavigationResponse: NSObject {
  open var response: URLResponse {
    URLResponse(
      url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
  }
  open var canShowMIMEType: Bool { true }
  open var isForMainFrame: Bool { true }
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

/// A frame of a page.
@MainActor @preconcurrency open class WKFrameInfo: NSObject {
  public override nonisolated init() { super.init() }
  open var isMainFrame: Bool { true }
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin() }
  open weak var webView: WKWebView? { nil }
}
@MainActor @preconcurrency open class WKSecurityOrigin: NSObject {
  public override nonisolated init() { super.init() }
  open var host: String { "" }
  open var port: Int { 0 }
  open var `protocol`: String { "" }
}

/// The methods that Objective-C calls optional are not requirements: nothing calls them.
@MainActor @preconcurrency public protocol WKNavigationDelegate: NSObjectProtocol {}

/// A download, which does not begin.
@MainActor @preconcurrency open class WKDownload: NSObject {
  public override nonisolated init() { super.init() }
  open weak var delegate: (any WKDownloadDelegate)?
  open var originalRequest: URLRequest? { nil }
  open weak var webView: WKWebView? { nil }
  open var progress: Progress { Progress(totalUnitCount: 0) }
  open func cancel(_ completionHandler: ((Data?) -> Void)? = nil) { completionHandler?(nil) }
  @discardableResult open func cancel() async -> Data? { nil }

  public enum RedirectPolicy: Int, Sendable {
    case cancel
    case allow
  }
}
@MainActor @preconcurrency public protocol WKDownloadDelegate: NSObjectProtocol {}
