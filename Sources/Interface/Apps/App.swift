public import Views
import Windows

/// An app. Nothing runs: a render shows the root of its first window, `window` the window itself and the menu bar.
@MainActor @preconcurrency
public protocol App: _AppRoot {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  /// Does nothing: the runner shows the app's window.
  @MainActor @preconcurrency public static func main() {}

  @MainActor public static func _makeRoot() -> AnyView? { AnyView(AppRootView<Self>()) }
}

/// An app as a view: its scenes are described again in each pass, and its own state is kept like a view's.
private struct AppRootView<Root: App>: TransparentView {
  /// The app, which is made once.
  private final class Made {
    let app: Root

    init(_ app: Root) { self.app = app }
  }

  @MainActor
  func makeViewList(_ inputs: _ViewInputs, into list: inout _ViewList) {
    var app = inputs.identity.slot { Made(Root()) }.app
    DynamicPropertyFields.of(Root.self).install(in: &app, inputs: inputs)
    let body = app.body
    var scenes = _SceneList()
    Root.Body._makeScenes(body, inputs: inputs.child(.body), into: &scenes)
    func append<Shown: View>(_ view: Shown) {
      Shown._makeViewList(view, inputs: inputs.child(.content), into: &list)
    }
    if inputs.environment.desktopWindow != nil {
      let graph = inputs.graph
      let windows = inputs.identity.slot { OpenWindows(graph: graph) }
      windows.update(scenes.scenes)
      append(
        DesktopWindow(
          scenes: scenes.scenes, commands: scenes.commands, menus: scenes.menus, extras: scenes.extras,
          opened: windows
        )
        .environment(\.windowRequestHandler) { windows.handle($0) })
      return
    }
    if !scenes.extras.isEmpty {
      inputs.note(
        .withoutEffect, "MenuBarExtra",
        "The item stands in the menu bar, which the command “window” shows with --menu.")
    }
    if let root = scenes.scenes.first(where: { $0.kind.opensAtLaunch })?.root {
      append(root)
    }
  }
}

/// A part of an app: windows, settings, menus.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Adds the scene's windows and commands to a list; only the library's own scenes provide it.
  @MainActor static func _makeScenes(_ scene: Self, inputs: _ViewInputs, into list: inout _SceneList)
}

extension Scene {
  @MainActor
  public static func _makeScenes(_ scene: Self, inputs: _ViewInputs, into list: inout _SceneList) {
    var scene = scene
    DynamicPropertyFields.of(Self.self).install(in: &scene, inputs: inputs)
    let body = scene.body
    Body._makeScenes(body, inputs: inputs.child(.body), into: &list)
  }
}

extension Never: Scene {}

/// The windows and menus of an app while they are collected.
public struct _SceneList {
  var scenes: [WindowScene] = []
  var commands: [MenuCommand] = []
  /// Which of the standard menus remain.
  var menus = StandardMenus.all
  /// The app's items beside the clock.
  var extras: [MenuBarItem] = []
}

/// A built-in scene.
protocol DrawnScene: Scene where Body == Never {
  @MainActor func makeScenes(_ inputs: _ViewInputs, into list: inout _SceneList)
}

extension DrawnScene {
  public var body: Never { fatalError("\(Self.self) is described by the library and has no body.") }

  @MainActor
  public static func _makeScenes(_ scene: Self, inputs: _ViewInputs, into list: inout _SceneList) {
    scene.makeScenes(inputs, into: &list)
  }
}

/// No scene.
public struct _EmptyScene: DrawnScene {
  public init() {}
  func makeScenes(_ inputs: _ViewInputs, into list: inout _SceneList) {}
}

/// Two scenes.
public struct _ScenePair<First: Scene, Second: Scene>: DrawnScene {
  let first: First
  let second: Second

  func makeScenes(_ inputs: _ViewInputs, into list: inout _SceneList) {
    First._makeScenes(first, inputs: inputs.child(.index(0)), into: &list)
    Second._makeScenes(second, inputs: inputs.child(.index(1)), into: &list)
  }
}

/// One of two scenes.
public struct _ConditionalScene<First: Scene, Second: Scene>: DrawnScene {
  let first: First?
  let second: Second?

  func makeScenes(_ inputs: _ViewInputs, into list: inout _SceneList) {
    if let first { First._makeScenes(first, inputs: inputs.child(.index(0)), into: &list) }
    if let second { Second._makeScenes(second, inputs: inputs.child(.index(1)), into: &list) }
  }
}

@resultBuilder
public struct SceneBuilder {
  @MainActor public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  @MainActor public static func buildBlock() -> _EmptyScene { _EmptyScene() }
  @MainActor public static func buildPartialBlock<First: Scene>(first: First) -> First { first }
  @MainActor public static func buildPartialBlock<First: Scene, Second: Scene>(
    accumulated: First, next: Second
  ) -> _ScenePair<First, Second> { _ScenePair(first: accumulated, second: next) }
  @MainActor public static func buildOptional<Content: Scene>(_ content: Content?) -> _ConditionalScene<
    Content, _EmptyScene
  > { _ConditionalScene(first: content, second: nil) }
  @MainActor public static func buildEither<First: Scene, Second: Scene>(first: First) -> _ConditionalScene<
    First, Second
  > { _ConditionalScene(first: first, second: nil) }
  @MainActor public static func buildEither<First: Scene, Second: Scene>(second: Second) -> _ConditionalScene<
    First, Second
  > { _ConditionalScene(first: nil, second: second) }
  @MainActor public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content {
    content
  }
}
