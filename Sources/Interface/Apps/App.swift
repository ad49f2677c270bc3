public import Views

/// An app. Nothing runs: a render shows the root of its first window.
@MainActor @preconcurrency
public protocol App: _AppRoot {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  /// Does nothing: the runner shows the app's window.
  @MainActor @preconcurrency public static func main() {}

  @MainActor public static func _makeRoot() -> AnyView? { Self().body._root }
}

/// A part of an app: windows, settings, menus.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// The root of the first window in the scene; nil where it has none.
  @MainActor var _root: AnyView? { get }
}

extension Scene {
  @MainActor public var _root: AnyView? { body._root }
}

extension Never: Scene {
  @MainActor public var _root: AnyView? { nil }
}

/// A scene that is made of no other.
public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// No scene.
public struct _EmptyScene: _PrimitiveScene {
  public init() {}
  public var _root: AnyView? { nil }
}

/// Two scenes, of which the first with a window is shown.
public struct _ScenePair<First: Scene, Second: Scene>: _PrimitiveScene {
  let first: First
  let second: Second
  public var _root: AnyView? { first._root ?? second._root }
}

/// A scene of one kind or another.
public struct _ConditionalScene<First: Scene, Second: Scene>: _PrimitiveScene {
  let first: First?
  let second: Second?
  public var _root: AnyView? { first?._root ?? second?._root }
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
