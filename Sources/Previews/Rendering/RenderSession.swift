import Drawing
import Fonts
import Foundation
import Geometry
import LayoutEngine
import Screens
import Typesetting
import Views

/// One view in a window, with its state from one step of a person's to the next.
@MainActor
package final class RenderSession {
  private var graph: ViewGraph
  private var environment: EnvironmentValues
  private let request: RenderRequest
  private let lay: @MainActor (ViewGraph, EnvironmentValues) -> Root
  private var root: Root

  /// A window laid out, with what its views pass up.
  struct Root {
    var node: RootNode
    var preferences: PreferenceCollector
  }

  init(
    _ request: RenderRequest, _ environment: EnvironmentValues, makeGraph: () -> ViewGraph,
    lay: @escaping @MainActor (ViewGraph, EnvironmentValues) -> Root
  ) {
    self.request = request
    self.lay = lay
    self.environment = environment
    graph = makeGraph()
    root = Self.settle(graph, environment, lay)
    if let scheme = preferredScheme {
      // The window takes on the appearance that the view asks for; the view sees it from the start.
      self.environment.colorScheme = scheme
      graph = makeGraph()
      root = Self.settle(graph, self.environment, lay)
    }
  }

  /// The appearance that the view asks for, where it is another than the window's.
  private var preferredScheme: ColorScheme? {
    guard request.colorScheme == nil, let preferred = root.preferences.value(PreferredColorSchemeKey.self),
      let scheme = preferred, scheme != environment.colorScheme
    else { return nil }
    return scheme
  }

  private static func settle(
    _ graph: ViewGraph, _ environment: EnvironmentValues,
    _ lay: @MainActor (ViewGraph, EnvironmentValues) -> Root
  ) -> Root {
    var environment = environment
    let editMode = graph.editMode
    environment.editMode = Binding(get: { editMode.value }, set: { editMode.set($0) })
    return graph.settle { lay(graph, environment) }
  }

  private func settle() {
    root = Self.settle(graph, environment, lay)
    // What is known only after a layout was described by the pass before, and may have changed since.
    if graph.showsLateContent { root = Self.settle(graph, environment, lay) }
    if let scheme = preferredScheme {
      environment.colorScheme = scheme
      root = Self.settle(graph, environment, lay)
    }
  }

  /// Does what a person would, and brings the view to rest.
  ///
  /// - Throws: `DriveError` where a finger could not.
  package func perform(_ step: DriveStep) throws(DriveError) {
    if case .path(let names) = step {
      for name in names { try follow(name) }
      return
    }
    try Driver(root.node, graph).perform(step)
    MainQueue.drain()
    settle()
  }

  /// Goes on to a value that the stack in the window has a view for, else by the link of that name.
  private func follow(_ name: String) throws(DriveError) {
    if (root.preferences.value(NavigationEntryKey.self) ?? nil)?.follow(name) != true {
      try Driver(root.node, graph).perform(.tap(name))
    }
    settle()
  }

  /// What the window shows now.
  ///
  /// - Throws: `RenderError` where the picture would be without bounds or too large.
  package func outcome() throws -> RenderOutcome {
    let root = root.node
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

/// The queue on which tasks of the main actor go on.
enum MainQueue {
  /// Runs what has been put there; nothing is waited for.
  static func drain() {
    guard Thread.isMainThread else { return }
    for _ in 0..<4 { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0)) }
  }
}
