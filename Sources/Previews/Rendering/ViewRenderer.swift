package import Fonts
package import Foundation
import Geometry
import Imaging
import LayoutEngine
import Rasterization
package import Typesetting
package import Views
import Windows

/// Lays out views and lists what they draw.
///
/// Every render starts with fresh state, so that its picture does not depend on what was rendered before; fonts
/// and shaped text are shared.
@MainActor
package struct ViewRenderer {
  package let fonts: FontLibrary
  private let typesetter: Typesetter
  /// Where localized texts are looked up.
  package var strings: any LocalizedStringSource = UntranslatedStrings()
  /// Where named images and colours come from.
  package var assets: any AssetSource = NoAssets()
  /// The platform whose text style sizes are used.
  package var typePlatform = TypeScale.Platform.ios
  /// Whether a dashed square is drawn for a missing image.
  package var showsMissingAssets = false

  package init(fonts: FontLibrary) {
    self.fonts = fonts
    typesetter = Typesetter(fonts: fonts)
  }

  /// Brings a view to rest in a window, takes the request's steps, and lists what it draws.
  ///
  /// - Throws: `RenderError` if the picture would be without bounds or too large, `DriveError` where a step
  ///   could not be taken.
  package func render<V: View>(
    _ view: @autoclosure () throws -> V, _ request: RenderRequest
  ) throws -> RenderOutcome {
    let session = try session(view(), request)
    try session.performSteps()
    return try session.outcome()
  }

  /// A view brought to rest in a window, ready for steps.
  ///
  /// - Parameter view: makes the view; the project's texts and files are already available to it.
  package func session<V: View>(
    _ view: @autoclosure () throws -> V, _ request: RenderRequest
  ) rethrows -> RenderSession {
    let environment = environment(for: request)
    let context = context(request, environment, RenderContext.Window(isNested: request.isNested))
    if !request.isNested { context.takeNotes(from: .current) }
    let view = try context.run(view)
    return RenderSession(request, environment, context) {
      ViewGraph(fonts: fonts, typesetter: typesetter)
    } lay: { graph, environment in
      if !request.isNested {
        AppAppearance.followUp = { [weak graph] hasChanged in
          graph?.afterLayout { if hasChanged() { graph?.setNeedsUpdate(writer: "UIKit's appearance") } }
        }
      }
      return Self.lay(view, request, graph, environment)
    }
  }

  /// The size that a view takes in a window before anything has happened in it: nothing appears, and none of
  /// its work starts.
  package func size<V: View>(
    of view: @autoclosure () throws -> V, _ request: RenderRequest
  ) rethrows -> CGSize {
    let environment = environment(for: request)
    return try context(request, environment, nil).run {
      let view = try view()
      let graph = ViewGraph(fonts: fonts, typesetter: typesetter)
      return graph.look { Self.lay(view, request, graph, environment).node.children.first?.size ?? .zero }
    }
  }

  private static func lay<V: View>(
    _ view: V, _ request: RenderRequest, _ graph: ViewGraph, _ environment: EnvironmentValues
  ) -> RenderSession.Root {
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
    return RenderSession.Root(node: root, preferences: preferences)
  }

  /// Runs the code that makes a preview's views, with access to the project's texts and files; sessions
  /// created in the closure take over its notes.
  package func preparing<Result>(for request: RenderRequest, _ body: () throws -> Result) rethrows -> Result {
    try context(request, environment(for: request), nil).run(body)
  }

  /// The context of a render for code without an environment.
  private func context(
    _ request: RenderRequest, _ environment: EnvironmentValues, _ window: RenderContext.Window?
  ) -> RenderContext {
    RenderContext(
      environment: environment, window: window,
      draw: { view, proposal, scale, isOpaque in
        var own = RenderRequest(proposal: proposal, scale: Double(scale))
        own.background = isOpaque ? .black : .clear
        own.pixelLimit = request.pixelLimit
        // The design is the system's, regardless of the enclosing views.
        own.circumstances.renderVersion = request.circumstances.renderVersion
        // Drawing in between must not delay the picture.
        own.settleTime = nil
        own.isNested = true
        guard let outcome = try? self.render(view, own) else { return nil }
        return (outcome.bitmap(Rasterizer()), outcome.size)
      }, pass: VirtualClock.passForWaiting)
  }

  private func environment(for request: RenderRequest) -> EnvironmentValues {
    var environment = EnvironmentValues()
    request.circumstances.apply(to: &environment)
    environment.initialScrollTarget = request.scrollTarget
    environment.windowInsets = request.safeAreaInsets ?? EdgeInsets()
    environment.hasKeyboard = request.hasKeyboard
    environment.desktopWindow = request.desktopWindow
    environment.strings = strings
    environment.assets = assets
    environment.typePlatform = typePlatform
    environment.showsMissingAssets = showsMissingAssets
    return environment
  }
}
