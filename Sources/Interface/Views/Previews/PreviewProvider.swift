public import Foundation

/// A type that describes previews.
@MainActor @preconcurrency
public protocol PreviewProvider: _PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

/// Lets the runner find providers without knowing the type that they preview.
@MainActor @preconcurrency
public protocol _PreviewProvider {
  /// The previews, one for each leaf of the provider's list.
  @MainActor @preconcurrency static var _previewList: [_ProvidedPreview] { get }
  /// All of them as one view.
  @MainActor @preconcurrency static var _content: any View { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }

  @MainActor
  public static var _previewList: [_ProvidedPreview] {
    [_ProvidedPreview(view: AnyView(previews))]
  }

  @MainActor
  public static var _content: any View { previews }
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

/// The orientation of a device.
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
    modifier(_PreviewSettingsModifier { $0.name = value })
  }

  public func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(_PreviewSettingsModifier { $0.layout = value })
  }

  public func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(_PreviewSettingsModifier { $0.device = value })
  }

  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(_PreviewSettingsModifier { $0.orientation = value })
  }
}

/// Changes how a view is previewed.
public nonisolated struct _PreviewSettingsModifier: ViewModifier {
  public typealias Body = Never

  let change: (inout PreviewSettings) -> Void

  init(_ change: @escaping (inout PreviewSettings) -> Void) {
    self.change = change
  }

  @MainActor
  public static func _makeViewList(
    _ modifier: Self, inputs: _ViewInputs, content: @escaping @MainActor (_ViewInputs) -> _ViewList,
    into list: inout _ViewList
  ) {
    let change = modifier.change
    if inputs.environment.isInPreviewMacro, inputs.viewName != nil {
      var asked = PreviewSettings()
      change(&asked)
      // The window is made before the views inside are described.
      if asked.device != nil || asked.layout != nil || asked.orientation != nil {
        inputs.note(
          .withoutEffect, "#Preview",
          "In #Preview, how a view is previewed is read from the modifiers around it, not from those inside it."
        )
      }
    }
    let changed = content(inputs).map { element in
      var element = element
      change(&element.traits.preview)
      return element
    }
    list.items.append(contentsOf: changed.items)
  }
}

extension PreviewSettings {
  /// The settings of the modifiers around a view, without describing the view itself.
  @MainActor
  init(of view: any View) {
    if let erased = view as? AnyView {
      self.init(of: erased.view)
    } else if let modified = view as? any ModifiedView {
      // The outer ones take precedence.
      self.init(of: modified.innerView)
      (modified.outerModifier as? _PreviewSettingsModifier)?.change(&self)
    } else {
      self.init()
    }
  }
}

extension EnvironmentValues {
  private struct IsInPreviewMacroKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the view is that of a `#Preview`.
  var isInPreviewMacro: Bool {
    get { self[IsInPreviewMacroKey.self] }
    set { self[IsInPreviewMacroKey.self] = newValue }
  }
}

/// A view with a modifier.
@MainActor
private protocol ModifiedView {
  var innerView: any View { get }
  var outerModifier: Any { get }
}

extension ModifiedContent: ModifiedView where Content: View, Modifier: ViewModifier {
  var innerView: any View { content }
  var outerModifier: Any { modifier }
}
