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

  static func outcome(
    _ view: some View, width: CGFloat? = nil, height: CGFloat? = nil,
    change: (inout RenderRequest) -> Void = { _ in }
  ) throws -> RenderOutcome {
    var request = RenderRequest(proposal: ProposedViewSize(width: width, height: height), scale: 3)
    change(&request)
    return try renderer.render(view, request)
  }

  /// The frames of the views with an identifier, rounded to a thousandth of a point.
  static func frames(_ view: some View, width: CGFloat? = nil, height: CGFloat? = nil) throws -> [String:
    [Double]]
  {
    var frames: [String: [Double]] = [:]
    func collect(_ node: FrameTree.Node) {
      if let id = node.id {
        frames[id] = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height].map {
          (Double($0) * 1000).rounded() / 1000
        }
      }
      node.children.forEach(collect)
    }
    collect(try outcome(view, width: width, height: height).tree.root)
    return frames
  }

  /// The size that a view takes, as width and height to a thousandth of a point.
  static func size(_ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil) throws -> [Double] {
    Array(try frames(view.probe("view"), width: width, height: height)["view", default: []].dropFirst(2))
  }

  /// Everything that a view's texts show, line by line.
  static func lines(
    _ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil,
    change: (inout RenderRequest) -> Void = { _ in }
  ) throws -> [String] {
    var lines: [String] = []
    func collect(_ node: FrameTree.Node) {
      lines += node.text?.lines.map(\.string) ?? []
      node.children.forEach(collect)
    }
    collect(try outcome(view, width: width, height: height, change: change).tree.root)
    return lines
  }

  /// The picture at one pixel to a point.
  static func bitmap(_ view: some View, width: CGFloat, height: CGFloat) throws -> Bitmap {
    try outcome(view, width: width, height: height) { $0.scale = 1 }.bitmap(Rasterizer())
  }
}

extension View {
  /// A name for the view's frame.
  nonisolated func probe(_ name: String) -> some View {
    accessibilityIdentifier(name)
  }
}
