public import Foundation
package import LayoutEngine

/// A view to preview, as `#Preview` describes it.
public struct Preview {
  package let name: String?
  package let traits: [PreviewTrait<ViewTraits>]
  package let makeBody: @MainActor () throws -> AnyView

  /// The kind of traits that previews of views take.
  public struct ViewTraits: Sendable {}

  /// - Parameter body: describes the view; a body with `return` may answer another type of view in each place.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    makeBody = { Self.erased(body()) }
  }

  /// A preview of what becomes a view by other means than a builder.
  package init(_ name: String?, traits: [PreviewTrait<ViewTraits>], view: @escaping @MainActor () -> AnyView)
  {
    self.name = name
    self.traits = traits
    makeBody = view
  }

  /// A preview of what is no view of the user's by itself, such as a widget.
  ///
  /// - Parameter size: the size in points; nil for the view's own.
  package init(name: String, size: CGSize?, body: @escaping @MainActor () throws -> AnyView) {
    self.name = name
    traits = [size.map { .fixedLayout(width: $0.width, height: $0.height) } ?? .sizeThatFitsLayout]
    makeBody = body
  }

  @MainActor
  private static func erased(_ view: some View) -> AnyView { AnyView(view) }

  /// The view, its modifiers among the traits applied.
  ///
  /// - Parameter body: what `makeBody` made; it is made once, since the closure may change what it finds.
  @MainActor
  package func view(of body: AnyView) throws -> AnyView {
    let body = AnyView(body.environment(\.isInPreviewMacro, true))
    return try traits.reduce(body) { view, trait in try trait.modify(view) }
  }

  /// The layout, device and orientation that the traits and the modifiers around the view ask for; traits have the last word.
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

  /// Whether the preview has no snapshot.
  package static func excluded(_ isExcluded: Bool) -> PreviewTrait { PreviewTrait(isExcluded: isExcluded) }

  /// A change that other previews share, with the context that its type makes once for all of them.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    PreviewTrait(modify: { view in try SharedPreviewContexts.modified(view, by: modifier) })
  }
}

/// A change that several previews share.
@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Body: View
  associatedtype Context = Void
  typealias Content = PreviewModifierContent
  /// Makes what all previews with modifiers of this type share.
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
  /// How the view wants to be previewed.
  package var preview: PreviewSettings {
    get { self[PreviewSettingsKey.self] }
    set { self[PreviewSettingsKey.self] = newValue }
  }
}
