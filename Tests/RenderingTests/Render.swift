import Fonts
import Foundation
import Imaging
import LayoutEngine
import Rasterization
import Rendering
import TestSupport
import Views

/// Renders views in the bundled fonts.
@MainActor
enum Render {
  static let renderer: ViewRenderer = {
    do {
      return ViewRenderer(fonts: try FontLibrary(directory: Repository.fonts))
    } catch {
      fatalError("\(error)")
    }
  }()

  /// The outcome at three pixels to a point, as on a phone, unless said otherwise.
  static func outcome(
    _ view: some View, width: CGFloat? = nil, height: CGFloat? = nil,
    change: (inout RenderRequest) -> Void = { _ in }
  ) throws -> RenderOutcome {
    var request = RenderRequest(proposal: ProposedViewSize(width: width, height: height), scale: 3)
    change(&request)
    return try renderer.render(view, request)
  }

  /// The frames of the views with an identifier, rounded to a thousandth of a point.
  static func frames(
    _ view: some View, width: CGFloat? = nil, height: CGFloat? = nil,
    change: (inout RenderRequest) -> Void = { _ in }
  ) throws -> [String: [Double]] {
    var frames: [String: [Double]] = [:]
    func collect(_ node: FrameTree.Node) {
      if let id = node.id {
        frames[id] = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height].map {
          (Double($0) * 1000).rounded() / 1000
        }
      }
      node.children.forEach(collect)
    }
    collect(try outcome(view, width: width, height: height, change: change).tree.root)
    return frames
  }

  static func bitmap(
    _ view: some View, width: CGFloat, height: CGFloat, change: (inout RenderRequest) -> Void = { _ in }
  ) throws -> Bitmap {
    try outcome(view, width: width, height: height) { request in
      request.scale = 1
      change(&request)
    }.bitmap(Rasterizer())
  }
}

extension View {
  /// A name for the view's frame.
  nonisolated func probe(_ name: String) -> some View {
    accessibilityIdentifier(name)
  }
}
