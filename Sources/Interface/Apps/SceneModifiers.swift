public import CombineShim
public import Foundation
import LayoutEngine
public import Observation
public import UIKitShim
public import Views
import Windows

/// A scene with changed windows and menus.
public struct _ModifiedScene<Content: Scene>: DrawnScene {
  let content: Content
  let change: @MainActor (inout _SceneList, _ViewInputs) -> Void

  func makeScenes(_ inputs: _ViewInputs, into list: inout _SceneList) {
    var own = _SceneList()
    Content._makeScenes(content, inputs: inputs.child(.content), into: &own)
    change(&own, inputs)
    list.scenes += own.scenes
    list.commands += own.commands
    list.extras += own.extras
    list.menus.formIntersection(own.menus)
  }
}

/// The look of a window's frame, which the command `window` shows.
public protocol WindowStyle {}

/// A built-in style.
private protocol DrawnWindowStyle: WindowStyle {
  var look: WindowScene.Style { get }
}

public struct DefaultWindowStyle: DrawnWindowStyle {
  public init() {}
  var look: WindowScene.Style { .titleBar }
}
public struct HiddenTitleBarWindowStyle: DrawnWindowStyle {
  public init() {}
  var look: WindowScene.Style { .hiddenTitleBar }
}
public struct TitleBarWindowStyle: DrawnWindowStyle {
  public init() {}
  var look: WindowScene.Style { .titleBar }
}
public struct PlainWindowStyle: DrawnWindowStyle {
  public init() {}
  var look: WindowScene.Style { .plain }
}
public struct VolumetricWindowStyle: WindowStyle { public init() {} }
extension WindowStyle where Self == DefaultWindowStyle {
  public static var automatic: DefaultWindowStyle { .init() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { .init() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
  public static var titleBar: TitleBarWindowStyle { .init() }
}
extension WindowStyle where Self == PlainWindowStyle { public static var plain: PlainWindowStyle { .init() } }
extension WindowStyle where Self == VolumetricWindowStyle {
  public static var volumetric: VolumetricWindowStyle { .init() }
}

/// How a window's toolbar and its title share the space.
public protocol WindowToolbarStyle {}

/// A built-in style.
private protocol DrawnWindowToolbarStyle: WindowToolbarStyle {
  var look: WindowScene.ToolbarStyle { get }
}

public struct DefaultWindowToolbarStyle: DrawnWindowToolbarStyle {
  public init() {}
  var look: WindowScene.ToolbarStyle { .unified(showsTitle: true) }
}
public struct UnifiedWindowToolbarStyle: DrawnWindowToolbarStyle {
  let look: WindowScene.ToolbarStyle
  public init(showsTitle: Bool = true) { look = .unified(showsTitle: showsTitle) }
}
public struct UnifiedCompactWindowToolbarStyle: DrawnWindowToolbarStyle {
  let look: WindowScene.ToolbarStyle
  public init(showsTitle: Bool = true) { look = .unifiedCompact(showsTitle: showsTitle) }
}
public struct ExpandedWindowToolbarStyle: DrawnWindowToolbarStyle {
  public init() {}
  var look: WindowScene.ToolbarStyle { .expanded }
}
extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  public static var automatic: DefaultWindowToolbarStyle { .init() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  public static var unified: UnifiedWindowToolbarStyle { .init() }
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    .init(showsTitle: showsTitle)
  }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { .init() }
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    .init(showsTitle: showsTitle)
  }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  public static var expanded: ExpandedWindowToolbarStyle { .init() }
}

/// The resizability of a window.
public struct WindowResizability: Sendable {
  let kind: WindowScene.Resizability?
  /// The content's size for settings, any size that is large enough for other windows.
  public static let automatic = WindowResizability(kind: nil)
  /// Between the minimum and maximum size of the content.
  public static let contentSize = WindowResizability(kind: .contentSize)
  /// Any size that is large enough for the content.
  public static let contentMinSize = WindowResizability(kind: .contentMinSize)
}

public struct WindowLevel: Sendable {
  public static let automatic = WindowLevel()
  public static let normal = WindowLevel()
  public static let floating = WindowLevel()
  public static let desktop = WindowLevel()
}

public struct SceneLaunchBehavior: Sendable {
  public static let automatic = SceneLaunchBehavior()
  public static let presented = SceneLaunchBehavior()
  public static let suppressed = SceneLaunchBehavior()
}

public struct SceneRestorationBehavior: Sendable {
  public static let automatic = SceneRestorationBehavior()
  public static let disabled = SceneRestorationBehavior()
}

/// Whether an item of the menu bar shows a menu or a window.
public protocol MenuBarExtraStyle {}
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {}
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {}
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {}
extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  public static var automatic: AutomaticMenuBarExtraStyle { .init() }
}
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  public static var window: WindowMenuBarExtraStyle { .init() }
}
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  public static var menu: PullDownMenuBarExtraStyle { .init() }
}

public struct BackgroundTask<Request, Response>: Sendable {
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask<Void, Void>()
  }
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask<Void, Void>()
  }
}

extension Scene {
  func changed(
    _ change: @escaping @MainActor (inout _SceneList, _ViewInputs) -> Void
  ) -> _ModifiedScene<Self> {
    _ModifiedScene(content: self, change: change)
  }

  /// Changes the views of the scene's windows and menus.
  package func changingViews(_ change: @escaping @MainActor (AnyView) -> AnyView) -> some Scene {
    changed { list, _ in
      for index in list.scenes.indices { list.scenes[index].root = change(list.scenes[index].root) }
      for index in list.commands.indices {
        list.commands[index].content = list.commands[index].content.map(change)
      }
      for index in list.extras.indices { list.extras[index].content = change(list.extras[index].content) }
    }
  }

  /// Changes the scene's windows.
  private func changingWindows(_ change: @escaping @MainActor (inout WindowScene) -> Void) -> some Scene {
    changed { list, _ in
      for index in list.scenes.indices { change(&list.scenes[index]) }
    }
  }

  // Modifiers that affect views.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    changingViews { AnyView($0.environment(keyPath, value)) }
  }
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    changingViews { AnyView($0.environment(object)) }
  }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    changingViews { AnyView($0.environmentObject(object)) }
  }
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }

  // Menus.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let content = content()
    return changed { list, inputs in
      var commands = _CommandList()
      Content._makeCommands(content, inputs: inputs.child(.part(.commands)), into: &commands)
      list.commands += commands.commands
    }
  }
  public func commandsRemoved() -> some Scene {
    changed { list, _ in
      list.commands = []
      list.menus.remove(.ofScenes)
    }
  }
  public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    commandsRemoved().commands(content: content)
  }

  // Windows.
  public func defaultSize(_ size: CGSize) -> some Scene { changingWindows { $0.defaultSize = size } }
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }
  public func defaultSize(width: CGFloat, height: CGFloat, depth: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    let look = (style as? any DrawnWindowStyle)?.look
    return changingWindows { if let look { $0.style = look } }
  }
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    let look = (style as? any DrawnWindowToolbarStyle)?.look
    return changingWindows { if let look { $0.toolbarStyle = look } }
  }
  public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    changingWindows { $0.resizability = resizability.kind }
  }
  public func windowLevel(_ level: WindowLevel) -> some Scene { self }
  public func windowResizeAnchor(_ anchor: UnitPoint?) -> some Scene {
    changingWindows { $0.resizeAnchor = anchor }
  }
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    changed { list, _ in
      for index in list.extras.indices { list.extras[index].isWindow = style is WindowMenuBarExtraStyle }
    }
  }
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    changingWindows { $0.shortcut = shortcut }
  }
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
  public func persistentSystemOverlays(_ visibility: Visibility) -> some Scene { self }
  public func immersiveContentBrightness(_ brightness: Double) -> some Scene { self }

  // Events.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some Scene
  {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    changed { _, inputs in inputs.observe(value, initial: initial, action) }
  }
  @_disfavoredOverload
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
    -> some Scene
  {
    onChange(of: value) { _, newValue in action(newValue) }
  }
  public func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable () async -> Void
  ) -> some Scene { self }
}

/// The app's delegate, which is made when it is read first (`_AppDelegates`); if its class needs arguments, reading it fails with a
/// message that says so.
@propertyWrapper
@MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
  public var wrappedValue: DelegateType {
    let makeable = DelegateType.self as? any _EnvironmentMakeable.Type
    if let made = makeable.flatMap(_AppDelegates.object) as? DelegateType { return made }
    fatalError("No \(DelegateType.self) can be made here: it is not made without arguments.")
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

extension ViewPart {
  /// The commands of a scene.
  fileprivate static let commands = ViewPart("commands")
}
