// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
import StandInSupport
import SwiftUI
import Views

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

  /// Decides whether a page may navigate; it is never asked.
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
