public import Foundation

/// A type that describes previews.
@MainActor @preconcurrency
public protocol PreviewProvider: _PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

/// Lets the runner find providers without knowing what they preview.
public protocol _PreviewProvider {
  /// The previews, one for each leaf of the provider's list.
  @MainActor static var _previewList: [_ProvidedPreview] { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }

  @MainActor
  public static var _previewList: [_ProvidedPreview] {
    [_ProvidedPreview(view: AnyView(previews))]
  }
}

/// What a provider previews.
public struct _ProvidedPreview {
  public let view: AnyView
}

/// The platform that a preview is meant for.
public enum PreviewPlatform: Sendable {
  case iOS
  case macOS
  case tvOS
  case watchOS
}

/// The canvas that a preview is laid out on.
public enum PreviewLayout: Hashable, Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// Which way up a device is held.
public struct InterfaceOrientation: Hashable, Sendable {
  package let isLandscape: Bool
  /// The name in source: "landscapeLeft".
  package let name: String
  public static let portrait = InterfaceOrientation(isLandscape: false, name: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(isLandscape: false, name: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(isLandscape: true, name: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(isLandscape: true, name: "landscapeRight")
}

nonisolated extension View {
  public func previewDisplayName(_ value: String?) -> some View {
    trait { $0.preview.name = value }
  }

  public func previewLayout(_ value: PreviewLayout) -> some View {
    trait { $0.preview.layout = value }
  }

  public func previewDevice(_ value: PreviewDevice?) -> some View {
    trait { $0.preview.device = value }
  }

  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    trait { $0.preview.orientation = value }
  }
}
