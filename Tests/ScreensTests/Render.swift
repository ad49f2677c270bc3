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

  /// The nodes of a kind, in the order of the tree.
  static func nodes(
    _ type: String, in view: some View, width: CGFloat? = nil, height: CGFloat? = nil,
    change: (inout RenderRequest) -> Void = { _ in }
  ) throws -> [FrameTree.Node] {
    var found: [FrameTree.Node] = []
    func collect(_ node: FrameTree.Node) {
      if node.type == type { found.append(node) }
      node.children.forEach(collect)
    }
    collect(try outcome(view, width: width, height: height, change: change).tree.root)
    return found
  }

  /// The frames of the nodes of a kind as x, y, width and height, rounded to a hundredth of a point.
  static func frames(
    _ type: String, in view: some View, width: CGFloat? = nil, height: CGFloat? = nil,
    change: (inout RenderRequest) -> Void = { _ in }
  ) throws -> [[Double]] {
    try nodes(type, in: view, width: width, height: height, change: change).map { rounded($0.frame) }
  }

  static func rounded(_ frame: CGRect) -> [Double] {
    [frame.minX, frame.minY, frame.width, frame.height].map { (Double($0) * 100).rounded() / 100 }
  }

  static func bitmap(
    _ view: some View, width: CGFloat, height: CGFloat, change: (inout RenderRequest) -> Void = { _ in }
  ) throws -> Bitmap {
    try outcome(view, width: width, height: height, change: change).bitmap(Rasterizer())
  }
}
