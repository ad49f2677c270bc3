package import Views

/// The windows of an app that views have opened, in front of the first one.
@MainActor
package final class OpenWindows {
  /// One of them.
  struct Opened: Equatable {
    /// The number of its scene.
    var scene: Int
    var value: AnyHashable?
    /// Whether it replaces the one behind it.
    var isPushed = false

    func isSame(as other: Opened) -> Bool { scene == other.scene && value == other.value }
  }

  private(set) var opened: [Opened] = []
  /// The number of the scene whose window opened first.
  var first = 0
  private var scenes: [WindowScene] = []
  private weak var graph: ViewGraph?

  package init(graph: ViewGraph) { self.graph = graph }

  /// Takes over the app's scenes as described by a pass.
  package func update(_ scenes: [WindowScene]) {
    self.scenes = scenes
    opened.removeAll { !scenes.indices.contains($0.scene) }
  }

  /// Opens or closes a window; what cannot be done is reported as a warning.
  package func handle(_ request: WindowRequest) {
    switch request {
    case .open(let id, let value):
      guard let scene = scene(id, value) else {
        graph?.warn("\(request.name) has no effect: \(missing(id, value)).")
        return
      }
      open(Opened(scene: scene, value: value))
    case .push(let id, let value):
      if opened.last?.isPushed == true {
        graph?.warn("\(request.name) has no effect: a window that was pushed itself may not push another.")
        return
      }
      guard let scene = scene(id, value) else {
        graph?.warn("\(request.name) has no effect: \(missing(id, value)).")
        return
      }
      open(Opened(scene: scene, value: value, isPushed: true))
    case .settings:
      guard let scene = scenes.firstIndex(where: { $0.kind == .settings }) else {
        graph?.warn("\(request.name) has no effect: the app has no Settings.")
        return
      }
      open(Opened(scene: scene))
    case .dismiss(let id, let value): dismiss(id, value, request)
    }
  }

  private func open(_ window: Opened) {
    // A window that is open already comes to the front; groups without a value open another one, which looks the same.
    opened.removeAll { $0.isSame(as: window) }
    if window.isSame(as: Opened(scene: first)), scenes[first].kind != .windowGroup {
      opened = []
    } else {
      opened.append(window)
    }
    graph?.setNeedsUpdate()
  }

  private func dismiss(_ id: String?, _ value: AnyHashable?, _ request: WindowRequest) {
    let index =
      id == nil && value == nil
      ? opened.indices.last
      : opened.lastIndex { window in
        (id == nil || scenes[window.scene].id == id) && (value == nil || window.value == value)
      }
    guard let index else {
      graph?.warn("\(request.name) has no effect: the picture shows the app’s first window.")
      return
    }
    opened.remove(at: index)
    graph?.setNeedsUpdate()
  }

  /// The scene of that identifier, or the first one for values of that type.
  private func scene(_ id: String?, _ value: AnyHashable?) -> Int? {
    scenes.firstIndex { scene in
      if let id, scene.id != id { return false }
      guard let value else { return id != nil }
      return scene.valueType == type(of: value.base)
    }
  }

  private func missing(_ id: String?, _ value: AnyHashable?) -> String {
    if let id, scenes.contains(where: { $0.id == id }), let value {
      return "the windows of “\(id)” show no \(type(of: value.base))"
    }
    guard let id else {
      return "no scene shows values of type \(value.map { "\(type(of: $0.base))" } ?? "Void")"
    }
    let known = scenes.compactMap(\.id).map { "“\($0)”" }.joined(separator: ", ")
    return "no scene is called “\(id)”" + (known.isEmpty ? "" : "; there are: \(known)")
  }
}
