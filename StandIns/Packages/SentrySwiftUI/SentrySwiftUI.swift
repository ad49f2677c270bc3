@_exported import Sentry
import SwiftUI

/// The unchanged view: nothing is measured.
public struct SentryTracedView<Content: View>: View {
  private let content: Content
  public init(
    _ viewName: String? = nil, waitForFullDisplay: Bool? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public var body: some View { content }
}

extension View {
  public func sentryTrace(_ viewName: String? = nil, waitForFullDisplay: Bool? = nil) -> some View { self }
  public func sentryReplayMask() -> some View { self }
  public func sentryReplayUnmask() -> some View { self }
}
