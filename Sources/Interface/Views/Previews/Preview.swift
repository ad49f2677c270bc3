public import Foundation
package import LayoutEngine

/// A view to preview, as `#Preview` describes it.
public struct Preview {
  package let name: String?
  package let traits: [PreviewTrait<ViewTraits>]
  package let makeBody: @MainActor () throws -> AnyView

  /// The kind of traits that previews of views take.
  public struct ViewTraits: Sendable {}

  /// - Parameter body: describes the view; a body with `return` may return a different type of view at each
  ///   call site.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    makeBody = { Self.erased(body()) }
  }

  /// A preview of something that becomes a view by other means than a view builder.
  package init(_ name: String?, traits: [PreviewTrait<ViewTraits>], view: @escaping @MainActor () -> AnyView)
  {
    self.name = name
    self.traits = traits
    makeBody = view
  }

  /// A preview of something that is not itself a view of the user's, such as a widget.
  ///
  /// - Parameter size: the size in points; nil for the view's own.
  package init(name: String, size: CGSize?, body: @escaping @MainActor () throws -> AnyView) {
    self.name = name
    traits = [size.map { .fixedLayout(width: $0.width, height: $0.height) } ?? .sizeThatFitsLayout]
    makeBody = body
  }

  @MainActor
  private static func erased(_ view: some View) -> AnyView { AnyView(view) }

  /// The view, with the modifiers among the traits applied.
  ///
  /// - Parameter body: the result of `makeBody`, which is called once because the closure may have side
  ///   effects.
  @MainActor
  package func view(of body: AnyView) throws -> AnyView {
    let body = AnyView(body.environment(\.isInPreviewMacro, true))
    return try traits.reduce(body) { view, trait in try trait.modify(view) }
  }

  /// The layout, device and orientation that the traits and the modifiers around the view request; traits
  /// take precedence.
  ///
  /// Apple's documentation shows `previewDevice` and its like with `PreviewProvider` only, and does not say that they do nothing
  /// here.
  @MainActor
  package func settings(of body: AnyView) -> PreviewSettings {
    var settings = PreviewSettings(of: body)
    settings.name = name
    for trait in traits {
      if let layout = trait.layout { settings.layout = layout }
      if let orientation = trait.orientation { settings.orientation = orientation }
      if trait.isExcluded { settings.isExcluded = true }
    }
    return settings
  }
}

/// A condition under which a preview is shown.
public struct PreviewTrait<T>: @unchecked Sendable {
  package var layout: PreviewLayout?
  package var orientation: InterfaceOrientation?
  /// Whether the preview has no snapshot.
  package var isExcluded = false
  package var modify: @MainActor (AnyView) throws -> AnyView = { $0 }

  public static var defaultLayout: PreviewTrait { PreviewTrait(layout: .device) }
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(layout: .sizeThatFits) }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(layout: .fixed(width: width, height: height))
  }

  public static var portrait: PreviewTrait { PreviewTrait(orientation: .portrait) }
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(orientation: .portraitUpsideDown) }
  public static var landscapeLeft: PreviewTrait { PreviewTrait(orientation: .landscapeLeft) }
  public static var landscapeRight: PreviewTrait { PreviewTrait(orientation: .landscapeRight) }

  /// Excludes the preview from snapshots.
  package static func excluded(_ isExcluded: Bool) -> PreviewTrait { PreviewTrait(isExcluded: isExcluded) }

  /// A modifier shared between previews, with the context that its type creates once for all of them.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    PreviewTrait(modify: { view in try SharedPreviewContexts.modified(view, by: modifier) })
  }
}

/// A modifier that several previews share.
@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Body: View
  associatedtype Context = Void
  typealias Content = PreviewModifierContent
  /// Makes the context that all previews with modifiers of this type share.
  @MainActor @preconcurrency static func makeSharedContext() async throws -> Context
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  @MainActor @preconcurrency public static func makeSharedContext() async throws {}
}

/// The view that a preview modifier changes.
public nonisolated struct PreviewModifierContent: View {
  let view: AnyView
  @MainActor public var body: some View { view }
}

/// What `#Preview` expands to: a type that the runner finds in the compiled file.
@MainActor
public protocol PreviewRegistry {
  static var fileID: String { get }
  static var line: Int { get }
  static var column: Int { get }
  static func makePreview() throws -> Preview
}

/// How a preview is named and laid out.
package struct PreviewSettings: Equatable {
  package var name: String?
  package var layout: PreviewLayout?
  package var device: PreviewDevice?
  package var orientation: InterfaceOrientation?
  /// Whether the preview has no snapshot.
  package var isExcluded = false

  package init(name: String? = nil) {
    self.name = name
  }
}

private struct PreviewSettingsKey: LayoutValueKey {
  static var defaultValue: PreviewSettings { PreviewSettings() }
}

extension LayoutTraits {
  /// The view's preview settings.
  package var preview: PreviewSettings {
    get { self[PreviewSettingsKey.self] }
    set { self[PreviewSettingsKey.self] = newValue }
  }
}
