import Apps
import Foundation
import LayoutEngine
import RenderSupport
import Rendering
import Views
import Windows

/// An app in its window, in the bundled fonts.
@MainActor
struct ShownApp {
  let session: RenderSession

  init<Shown: App>(
    _ app: Shown.Type, width: CGFloat? = nil, height: CGFloat? = nil, scene: String? = nil,
    menu: [String] = [], version: RenderVersion = .iOS26, system: DesktopWindowRequest.System = .macOS
  ) {
    var request = RenderRequest(proposal: .unspecified, scale: 1)
    request.renderVersion = version
    request.desktopWindow = DesktopWindowRequest(
      system: system, width: width, height: height, scene: scene, menu: menu, appName: "Tested")
    session = Render.renderer.session(app._makeRoot() ?? AnyView(EmptyView()), request)
  }

  /// The window as it is now.
  func window() throws -> DesktopWindowResult {
    guard let window = try session.outcome().window else { throw DriveError("There is no window.") }
    return window
  }

  /// The texts inside of the nodes of a kind, in the order of the tree, with their frames.
  func texts(in type: String) throws -> [(string: String, frame: CGRect)] {
    var found: [(string: String, frame: CGRect)] = []
    func collect(_ node: FrameTree.Node, isInside: Bool) {
      let isInside = node.type == type || isInside
      if isInside, let text = node.text { found.append((text.string, node.frame)) }
      for child in node.children { collect(child, isInside: isInside) }
    }
    collect(try session.outcome().tree.root, isInside: false)
    return found
  }

  func frame(of text: String, in type: String = "Window") throws -> CGRect? {
    try texts(in: type).first { $0.string == text }?.frame
  }
}
