import Foundation
import Geometry
import LayoutEngine
import Rendering
import Views

/// A plain view of a fixed size.
struct Plain: View {
  let width: CGFloat
  let height: CGFloat

  init(_ width: CGFloat, _ height: CGFloat) {
    self.width = width
    self.height = height
  }

  var body: some View { Color.red.frame(width: width, height: height) }
}

extension Render {
  /// The size that a view takes, as width and height to a thousandth of a point.
  static func size(_ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil) throws -> [Double] {
    // The window that asks is inside a frame, so that the size of a view larger than it can be told.
    Array(try frames(view.probe("view"), width: width, height: height)["view", default: []].dropFirst(2))
  }

  /// Everything that a view's texts show, line by line.
  static func lines(_ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil) throws -> [String] {
    var lines: [String] = []
    func collect(_ node: FrameTree.Node) {
      lines += node.text?.lines.map(\.string) ?? []
      node.children.forEach(collect)
    }
    collect(try outcome(view, width: width, height: height).tree.root)
    return lines
  }
}

let longText = "The quick brown fox jumps over the lazy dog and runs on"
