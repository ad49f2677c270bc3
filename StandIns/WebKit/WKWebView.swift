// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
import SwiftUI
import Views

/// A view of a web page, which is not loaded: no page is ever there, and no navigation begins.
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
  open lazy var backForwardList = WKBackForwardList()
  open var url: URL? { nil }
  open var title: String? { nil }
  open var estimatedProgress: Double { 0 }
  open var isLoading: Bool { false }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var hasOnlySecureContent: Bool { false }
  open var themeColor: UIColor? { nil }
  open var underPageBackgroundColor: UIColor!
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var allowsMagnification = false
  open var magnification: CGFloat = 1
  open var customUserAgent: String?
  open var pageZoom: CGFloat = 1
  open var mediaType: String?
  open var isInspectable = false
  open var isFindInteractionEnabled = false
  open var interactionState: Any?
  open var fullscreenState: FullscreenState { .notInFullscreen }
  open var cameraCaptureState: WKMediaCaptureState { .none }
  open var microphoneCaptureState: WKMediaCaptureState { .none }

  public enum FullscreenState: Int, Sendable {
    case notInFullscreen
    case enteringFullscreen
    case inFullscreen
    case exitingFullscreen
  }

  /// Whether WebKit loads addresses of a scheme itself.
  open class func handlesURLScheme(_ scheme: String) -> Bool {
    ["about", "blob", "data", "file", "ftp", "http", "https"].contains(scheme.lowercased())
  }

  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { nil }
  @discardableResult open func load(
    _ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { nil }
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
  @discardableResult open func loadFileURL(_ url: URL, allowingReadAccessTo access: URL) -> WKNavigation? {
    nil
  }
  @discardableResult open func loadFileRequest(
    _ request: URLRequest, allowingReadAccessTo access: URL
  ) -> WKNavigation { WKNavigation() }
  @discardableResult open func loadSimulatedRequest(
    _ request: URLRequest, response: URLResponse, responseData: Data
  ) -> WKNavigation { WKNavigation() }
  @discardableResult open func loadSimulatedRequest(
    _ request: URLRequest, responseHTML: String
  ) -> WKNavigation { WKNavigation() }
  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  @discardableResult open func reload() -> WKNavigation? { nil }
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { nil }
  open func stopLoading() {}

  open func evaluateJavaScript(_ script: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {}
  @discardableResult open func evaluateJavaScript(_ script: String) async throws -> Any? { nil }
  @discardableResult open func evaluateJavaScript(
    _ script: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? { nil }
  open func evaluateJavaScript(
    _ script: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) {}
  @discardableResult open func callAsyncJavaScript(
    _ body: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? { nil }
  open func callAsyncJavaScript(
    _ body: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld, completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) {}

  /// There is no page to be taken a picture of.
  open func takeSnapshot(
    with configuration: WKSnapshotConfiguration?,
    completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) { completionHandler(nil, WKError(.unknown)) }
  open func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
    throw WKError(.unknown)
  }
  open func pdf(configuration: WKPDFConfiguration = .init()) async throws -> Data { throw WKError(.unknown) }
  open func createPDF(
    configuration: WKPDFConfiguration = .init(),
    completionHandler: @escaping (Result<Data, any Error>) -> Void
  ) { completionHandler(.failure(WKError(.unknown))) }
  open func createWebArchiveData(completionHandler: @escaping (Result<Data, any Error>) -> Void) {
    completionHandler(.failure(WKError(.unknown)))
  }
  open func find(_ string: String, configuration: WKFindConfiguration = .init()) async throws -> WKFindResult
  {
    WKFindResult()
  }
  open func find(
    _ string: String, configuration: WKFindConfiguration = .init(),
    completionHandler: @escaping (WKFindResult) -> Void
  ) { completionHandler(WKFindResult()) }

  open func pauseAllMediaPlayback(completionHandler: (() -> Void)? = nil) { completionHandler?() }
  open func pauseAllMediaPlayback() async {}
  open func setAllMediaPlaybackSuspended(_ suspended: Bool, completionHandler: (() -> Void)? = nil) {
    completionHandler?()
  }
  open func setAllMediaPlaybackSuspended(_ suspended: Bool) async {}
  open func closeAllMediaPresentations(completionHandler: (() -> Void)? = nil) { completionHandler?() }
  open func closeAllMediaPresentations() async {}
  open func requestMediaPlaybackState(completionHandler: @escaping (WKMediaPlaybackState) -> Void) {
    completionHandler(.none)
  }
  open func requestMediaPlaybackState() async -> WKMediaPlaybackState { .none }
  open func setCameraCaptureState(_ state: WKMediaCaptureState) async {}
  open func setMicrophoneCaptureState(_ state: WKMediaCaptureState) async {}
  open func startDownload(using request: URLRequest) async -> WKDownload { WKDownload() }
  open func startDownload(using request: URLRequest, completionHandler: @escaping (WKDownload) -> Void) {
    completionHandler(WKDownload())
  }
  open func resumeDownload(fromResumeData data: Data) async -> WKDownload { WKDownload() }
}

public enum WKMediaCaptureState: Int, Sendable {
  case none
  case active
  case muted
}
public enum WKMediaPlaybackState: UInt, Sendable {
  case none
  case playing
  case paused
  case suspended
}

@MainActor @preconcurrency open class WKSnapshotConfiguration: NSObject {
  public override nonisolated init() { super.init() }
  open var rect = CGRect.null
  open var snapshotWidth: NSNumber?
  open var afterScreenUpdates = true
}
@MainActor @preconcurrency open class WKPDFConfiguration: NSObject {
  public override nonisolated init() { super.init() }
  open var rect: CGRect?
  open var allowTransparentBackground = false
}
@MainActor @preconcurrency open class WKFindConfiguration: NSObject {
  public override nonisolated init() { super.init() }
  open var backwards = false
  open var caseSensitive = false
  open var wraps = true
}
@MainActor @preconcurrency open class WKFindResult: NSObject {
  public override nonisolated init() { super.init() }
  open var matchFound: Bool { false }
}

/// The pages that a view has shown: none.
@MainActor @preconcurrency open class WKBackForwardList: NSObject {
  public override nonisolated init() { super.init() }
  open var currentItem: WKBackForwardListItem? { nil }
  open var backItem: WKBackForwardListItem? { nil }
  open var forwardItem: WKBackForwardListItem? { nil }
  open var backList: [WKBackForwardListItem] { [] }
  open var forwardList: [WKBackForwardListItem] { [] }
  open func item(at index: Int) -> WKBackForwardListItem? { nil }
}
@MainActor @preconcurrency open class WKBackForwardListItem: NSObject {
  open var url: URL { URL(fileURLWithPath: "/") }
  open var initialURL: URL { url }
  open var title: String? { nil }
}

/// https://developer.apple.com/documentation/webkit/wkerror-swift.struct/code
public struct WKError: CustomNSError, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated
    case webViewInvalidated
    case javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported
    case contentRuleListStoreCompileFailed
    case contentRuleListStoreLookUpFailed
    case contentRuleListStoreRemoveFailed
    case contentRuleListStoreVersionMismatch
    case attributedStringContentFailedToLoad
    case attributedStringContentLoadTimedOut
    case javaScriptInvalidFrameTarget
    case navigationAppBoundDomain
    case javaScriptAppBoundDomain
    case duplicateCredential
    case malformedCredential
    case credentialNotFound
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let errorDomain = "WKErrorDomain"
  public var errorCode: Int { code.rawValue }
}
