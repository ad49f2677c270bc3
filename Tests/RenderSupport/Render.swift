import Fonts
package import Foundation
package import Imaging
import LayoutEngine
import Rasterization
package import Rendering
import TestSupport
package import Views

/// Renders views in the bundled fonts, for tests.
@MainActor
package enum Render {
  package static let renderer: ViewRenderer = {
    do {
      return ViewRenderer(fonts: try FontLibrary(directory: Repository.fonts))
    } catch {
      fatalError("\(error)")
    }
  }()

  /// The outcome at three pixels per point, as on a phone, unless specified otherwise.
  package static func outcome(
    _ view: some View, width: CGFloat? = nil, height: CGFloat? = nil,
    change: (inout RenderRequest) -> Void = { _ in }
  ) throws -> RenderOutcome {
    var request = RenderRequest(proposal: ProposedViewSize(width: width, height: height), scale: 3)
    change(&request)
    return try renderer.render(view, request)
  }

  /// The picture, at one pixel per point unless specified otherwise.
  package static func bitmap(
    _ view: some View, width: CGFloat, height: CGFloat, change: (inout RenderRequest) -> Void = { _ in }
  ) throws -> Bitmap {
    try outcome(view, width: width, height: height) { request in
      request.scale = 1
      change(&request)
    }.bitmap(Rasterizer())
  }

  // MARK: Frames

  /// The frames of the views with an identifier, rounded to a thousandth of a point.
  package static func frames(
    _ view: some View, width: CGFloat? = nil, height: CGFloat? = nil,
    change: (inout RenderRequest) -> Void = { _ in }
  ) throws -> [String: [Double]] {
    let nodes = try outcome(view, width: width, height: height, change: change).tree.root.all
    return Dictionary(
      nodes.compactMap { node in node.id.map { ($0, numbers(node.frame, perPoint: 1000)) } },
      uniquingKeysWith: { $1 })
  }

  /// The size that a view takes, as width and height to a thousandth of a point.
  package static func size(
    _ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil
  ) throws -> [Double] {
    // The window that asks is inside a frame, so that the size of a view larger than it can be told.
    Array(try frames(view.probe("view"), width: width, height: height)["view", default: []].dropFirst(2))
  }

  /// The nodes of a kind, in the order of the tree.
  package static func nodes(
    _ type: String, in view: some View, width: CGFloat? = nil, height: CGFloat? = nil,
    change: (inout RenderRequest) -> Void = { _ in }
  ) throws -> [FrameTree.Node] {
    try outcome(view, width: width, height: height, change: change).tree.root.all.filter { $0.type == type }
  }

  /// The frames of the nodes of a kind as x, y, width and height, rounded to a hundredth of a point.
  package static func frames(
    _ type: String, in view: some View, width: CGFloat? = nil, height: CGFloat? = nil,
    change: (inout RenderRequest) -> Void = { _ in }
  ) throws -> [[Double]] {
    try nodes(type, in: view, width: width, height: height, change: change).map { rounded($0.frame) }
  }

  package static func rounded(_ frame: CGRect) -> [Double] { numbers(frame, perPoint: 100) }

  private static func numbers(_ frame: CGRect, perPoint count: Double) -> [Double] {
    [frame.minX, frame.minY, frame.width, frame.height].map { (Double($0) * count).rounded() / count }
  }

  // MARK: Texts

  /// Everything that a view's texts show, line by line.
  package static func lines(
    _ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil,
    change: (inout RenderRequest) -> Void = { _ in }
  ) throws -> [String] {
    try outcome(view, width: width, height: height, change: change).tree.root.all
      .flatMap { $0.text?.lines.map(\.string) ?? [] }
  }
}

extension FrameTree.Node {
  /// The node and all inside of it, in the order of the tree.
  package var all: [FrameTree.Node] { [self] + children.flatMap(\.all) }
}

extension View {
  /// A name for the view's frame.
  nonisolated package func probe(_ name: String) -> some View { accessibilityIdentifier(name) }
}
