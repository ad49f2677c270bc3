import Controls
import Drawing
import Foundation
import Geometry
package import LayoutEngine
package import Views

/// An app's window with its frame, and its menu bar if a menu is to be open.
package struct DesktopWindow: PrimitiveView {
  let scenes: [WindowScene]
  let commands: [MenuCommand]
  let menus: StandardMenus
  let extras: [MenuBarItem]
  /// What views have opened; nil if there is only ever one window.
  let opened: OpenWindows?

  package init(
    scenes: [WindowScene], commands: [MenuCommand], menus: StandardMenus, extras: [MenuBarItem] = [],
    opened: OpenWindows? = nil
  ) {
    self.scenes = scenes
    self.commands = commands
    self.menus = menus
    self.extras = extras
    self.opened = opened
  }

  /// A window for a view without an app.
  package init(_ view: AnyView) {
    self.init(
      scenes: [WindowScene(.preview, title: nil, id: nil, root: view)], commands: [], menus: .all)
  }

  @MainActor
  package func makeNode(_ inputs: _ViewInputs) -> LayoutNode {
    guard let request = inputs.environment.desktopWindow else { return EmptyNode() }
    request.refusal = nil
    var own = inputs
    own.environment.desktopWindow = nil
    guard let index = scene(request, own) else { return EmptyNode() }
    note(request, own)
    let (scene, sceneInputs) = frontScene(index, own)
    let window = WindowFrame(scene: scene, request: request, inputs: sceneInputs).make()
    var result = window.result
    var frame = CGRect(origin: .zero, size: window.size)
    var children: [(node: LayoutNode, frame: CGRect)] = []
    if !request.menu.isEmpty {
      let items = StandardMenuItems(
        appName: request.appName, scenes: scenes, commands: commands, menus: menus,
        windowTitle: result.title)
      let bar = DesktopMenuBar(
        items.all(), extras: extras, path: request.menu, leastWidth: frame.maxX,
        inputs: own.child(.part(.menuBar)))
      request.refusal = bar.refusal
      frame.origin.y = DesktopMenuMetrics.barHeight + Self.gapBelowMenuBar
      let width = max(bar.width, (bar.panels.map(\.frame.maxX).max() ?? 0) + Self.shadowRoom)
      children.append(
        (bar.bar, CGRect(x: 0, y: 0, width: width, height: DesktopMenuMetrics.barHeight)))
      children += bar.panels
    }
    children.insert((window.node, frame), at: 0)
    let menuEnd = children.dropFirst(2).map { $0.frame.maxY + Self.shadowRoom }
    let size = CGSize(
      width: children.map(\.frame.maxX).max() ?? 0, height: ([frame.maxY] + menuEnd).max() ?? 0)
    result.frame = frame
    if own.environment.layoutDirection == .rightToLeft { result.frame.origin.x = size.width - frame.maxX }
    request.result = result
    return ContainerNode(
      layout: DesktopLayout(frames: children.map(\.frame), size: size),
      layoutDirection: own.environment.layoutDirection, children: children.map(\.node)
    ).annotated("Desktop", inputs: own)
  }

  /// The space between the menu bar and the window, and the space for a menu's shadow.
  private static let gapBelowMenuBar: CGFloat = 8
  private static let shadowRoom: CGFloat = 16

  /// The scene of the front window, and its inputs; those behind it keep their state.
  @MainActor
  private func frontScene(_ first: Int, _ inputs: _ViewInputs) -> (WindowScene, _ViewInputs) {
    opened?.first = first
    var own = inputs.child(.content)
    guard let windows = opened?.opened, let front = windows.last else { return (scenes[first], own) }
    own.identity.keep()
    for window in windows {
      own = inputs.child(.part(.openedWindow)).child(.index(window.scene))
        .child(.id(window.value ?? AnyHashable(0)))
      if window != front { own.identity.keep() }
    }
    var scene = scenes[front.scene]
    if let value = front.value, let root = scene.rootForValue?(value) { scene.root = root }
    return (scene, own)
  }

  /// The index of the requested scene, or else of the app's first window.
  @MainActor
  private func scene(_ request: DesktopWindowRequest, _ inputs: _ViewInputs) -> Int? {
    guard let name = request.scene else {
      if let first = scenes.firstIndex(where: { $0.kind.opensAtLaunch }) ?? scenes.indices.first {
        return first
      }
      request.refusal = Self.noWindow
      return nil
    }
    let names = scenes.enumerated().map { index, scene in
      [
        scene.id, scene.title?.spokenText(inputs.child(.part(.sceneTitle[index]))), scene.kind.rawValue,
      ].compactMap { $0 }
    }
    for kind in 0..<3 {
      if let index = names.firstIndex(where: { $0.indices.contains(kind) && $0[kind] == name }) {
        return index
      }
    }
    let known = names.compactMap(\.first).map { "“\($0)”" }.joined(separator: ", ")
    request.refusal =
      scenes.isEmpty ? Self.noWindow : "there is no scene called “\(name)”; there are: \(known)"
    return nil
  }

  private static let noWindow = "the app has no window"

  @MainActor
  private func note(_ request: DesktopWindowRequest, _ inputs: _ViewInputs) {
    switch request.system {
    case .macOS:
      inputs.note(
        .approximated, "Window",
        "Of the window's frame only the title bar's height and the size of its buttons are measured."
      )
    case .iPadOS:
      inputs.note(
        .approximated, "Window", "The place of the three dots and the corners of the window are not measured."
      )
    }
    if !extras.isEmpty {
      if request.menu.isEmpty {
        inputs.note(.withoutEffect, "MenuBarExtra", "The item stands in the menu bar, which --menu shows.")
      } else {
        inputs.note(.approximated, "MenuBarExtra", "The place of items beside the clock is not measured.")
      }
    }
    if !request.menu.isEmpty {
      inputs.note(
        .approximated, "commands",
        "The lengths of menus are not measured, items that macOS adds by itself are left out, and standard items are in English."
      )
    }
  }
}

/// Windows, bars and menus at their positions.
private struct DesktopLayout: Layout {
  let frames: [CGRect]
  let size: CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { size }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (subview, frame) in zip(subviews, frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }
}

extension ViewPart {
  /// The menu bar above the window.
  fileprivate static let menuBar = ViewPart("menuBar")
  /// The identity below which each opened window has its own.
  fileprivate static let openedWindow = ViewPart("openedWindow")
  /// The titles of scenes.
  fileprivate static let sceneTitle = ViewPart("sceneTitle")
}
