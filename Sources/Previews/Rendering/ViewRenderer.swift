import Drawing
package import Fonts
import Foundation
import Geometry
import LayoutEngine
import Rasterization
import Screens
import Typesetting
package import Views

/// Lays out views and lists what they draw.
///
/// Every render starts with fresh state, so that its picture does not depend on what was rendered before; fonts
/// and shaped text are shared.
@MainActor
package struct ViewRenderer {
  let fonts: FontLibrary
  private let typesetter: Typesetter
  /// Where localized texts are looked up.
  package var strings: any LocalizedStringSource = UntranslatedStrings()
  /// Where named images and colours come from.
  package var assets: any AssetSource = NoAssets()
  /// Whether a dashed square stands where an image is missing.
  package var showsMissingAssets = false

  package init(fonts: FontLibrary) {
    self.fonts = fonts
    typesetter = Typesetter(fonts: fonts)
  }

  /// Brings a view to rest in a window and lists what it draws.
  ///
  /// - Throws: `RenderError` where the picture would be without bounds or too large.
  package func render<V: View>(_ view: V, _ request: RenderRequest) throws -> RenderOutcome {
    var environment = environment(for: request)
    CurrentStrings.source = strings
    CurrentStrings.locale = environment.locale
    CurrentAssets.environment = environment
    let nested = self
    ViewPictures.make = { view, proposal, scale in
      var inner = RenderRequest(proposal: proposal, circumstances: request.circumstances)
      inner.scale = Double(scale)
      inner.safeAreaInsets = nil
      inner.pixelLimit = request.pixelLimit
      guard let outcome = try? nested.render(view, inner) else { return nil }
      CurrentAssets.environment = environment
      return (Rasterizer().bitmap(of: outcome.displayList), outcome.size)
    }
    var graph = ViewGraph(fonts: fonts, typesetter: typesetter)
    var root = settle(view, in: graph, environment, request)
    if request.colorScheme == nil, let preferred = root.preferences.value(PreferredColorSchemeKey.self),
      let scheme = preferred, scheme != environment.colorScheme
    {
      // The window takes on the appearance that the view asks for; the view sees it from the start.
      environment.colorScheme = scheme
      graph = ViewGraph(fonts: fonts, typesetter: typesetter)
      root = settle(view, in: graph, environment, request)
    }
    return try outcome(root.node, graph, request, environment)
  }

  /// A window laid out, with what its views pass up.
  private struct Root {
    var node: RootNode
    var preferences: PreferenceCollector
  }

  private func settle<V: View>(
    _ view: V, in graph: ViewGraph, _ environment: EnvironmentValues, _ request: RenderRequest
  ) -> Root {
    graph.settle {
      let preferences = PreferenceCollector()
      let container = LayoutContainer()
      let inputs = _ViewInputs(
        environment: environment, identity: graph.root, graph: graph, preferences: preferences,
        container: container)
      let window = WindowBuilder(inputs: inputs, size: request.windowSize)
      let root = RootNode(
        content: window.node(view), safeAreaInsets: request.safeAreaInsets ?? EdgeInsets(),
        layoutDirection: environment.layoutDirection, container: container)
      root.layOut(request.proposal)
      return Root(node: root, preferences: preferences)
    }
  }

  private func environment(for request: RenderRequest) -> EnvironmentValues {
    var environment = EnvironmentValues()
    request.circumstances.apply(to: &environment)
    environment.initialScrollTarget = request.scrollTarget
    environment.windowInsets = request.safeAreaInsets ?? EdgeInsets()
    environment.strings = strings
    environment.assets = assets
    environment.showsMissingAssets = showsMissingAssets
    return environment
  }

  private func outcome(
    _ root: RootNode, _ graph: ViewGraph, _ request: RenderRequest, _ environment: EnvironmentValues
  ) throws -> RenderOutcome {
    let size = root.size
    guard size.width.isFinite, size.height.isFinite else {
      throw RenderError.unboundedSize(width: Double(size.width), height: Double(size.height))
    }
    let width = pixels(size.width, request.scale)
    let height = pixels(size.height, request.scale)
    guard width * height <= Double(request.pixelLimit) else {
      throw RenderError.tooManyPixels(
        width: Double(size.width), height: Double(size.height), scale: request.scale,
        limit: request.pixelLimit)
    }
    var context = DrawingContext(scale: CGFloat(request.scale))
    context.draw(root)
    if let chrome = request.chrome {
      let inputs = _ViewInputs(
        environment: environment, identity: graph.root, graph: graph, preferences: PreferenceCollector(),
        container: LayoutContainer())
      let node = SystemChrome(chrome).node(inputs)
      node.place(at: .zero, size: size, proposal: ProposedViewSize(size), in: nil)
      context.draw(node)
    }
    let content = root.children.first
    return RenderOutcome(
      size: content?.size ?? .zero,
      displayList: DisplayList(width: Int(width), height: Int(height), items: context.items),
      background: request.background, colorScheme: environment.colorScheme, tree: FrameTree(root: root),
      warnings: graph.warnings + graph.diagnostics.warnings, fidelityNotes: graph.fidelity.notes)
  }

  /// Whole pixels for a length in points, forgiving what sums of fractions leave behind.
  private func pixels(_ length: CGFloat, _ scale: Double) -> Double {
    max((Double(length) * scale - 1e-6).rounded(.up), 1)
  }
}
