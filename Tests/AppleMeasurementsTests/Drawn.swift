import Foundation
import Imaging
import LayoutEngine
import Rasterization
import RenderSupport
import Rendering
import Views

/// A view drawn as the pictures that were measured: at three pixels to a point.
@MainActor
struct Drawn {
  let outcome: RenderOutcome
  let scale: Double
  private let picture: Bitmap

  /// - Parameter size: the reader's text size; snapshot tests of the usual library have `medium`.
  init(
    _ view: some View, width: CGFloat? = nil, height: CGFloat? = nil,
    _ version: RenderVersion = .iOS26, size: DynamicTypeSize = .large, dark: Bool = false, scale: Double = 3
  ) throws {
    var request = RenderRequest(proposal: ProposedViewSize(width: width, height: height), scale: scale)
    request.renderVersion = version
    request.dynamicTypeSize = size
    request.colorScheme = dark ? .dark : .light
    outcome = try Render.renderer.render(view, request)
    self.scale = scale
    picture = outcome.bitmap(Rasterizer())
  }

  /// The frames of the nodes of a kind or with an identifier, in the order of the tree.
  func frames(_ name: String) -> [CGRect] {
    var found: [CGRect] = []
    func collect(_ node: FrameTree.Node) {
      if node.type == name || node.id == name { found.append(node.frame) }
      node.children.forEach(collect)
    }
    collect(outcome.tree.root)
    return found
  }

  func frame(_ name: String, _ index: Int = 0) -> CGRect {
    let found = frames(name)
    return found.indices.contains(index) ? found[index] : .null
  }

  var size: CGSize { outcome.tree.root.frame.size }

  /// The lines of all texts.
  var lines: [FrameTree.TextReport.Line] {
    var found: [FrameTree.TextReport.Line] = []
    func collect(_ node: FrameTree.Node) {
      found += node.text?.lines ?? []
      node.children.forEach(collect)
    }
    collect(outcome.tree.root)
    return found
  }

  /// The colour of the pixel at a point, as six hexadecimal digits.
  func color(_ x: Double, _ y: Double) -> [Int] {
    let pixel = picture[Int(x * scale), Int(y * scale)]
    return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
  }

  /// The part of a rectangle that is not of its background's colour, which is that of its first pixel; edges
  /// that cover a part of a pixel count as much.
  func ink(in rect: CGRect) -> CGRect {
    let (left, right) = (Int((rect.minX * scale).rounded()), Int((rect.maxX * scale).rounded()))
    let (top, bottom) = (Int((rect.minY * scale).rounded()), Int((rect.maxY * scale).rounded()))
    let ground = picture[left, top]
    func distance(_ x: Int, _ y: Int) -> Double {
      let pixel = picture[x, y]
      return [
        (pixel.red, ground.red), (pixel.green, ground.green), (pixel.blue, ground.blue),
        (pixel.alpha, ground.alpha),
      ].map { abs(Double($0.0) - Double($0.1)) }.max() ?? 0
    }
    var columns = [Double](repeating: 0, count: right - left)
    var rows = [Double](repeating: 0, count: bottom - top)
    for y in top..<bottom {
      for x in left..<right {
        let value = distance(x, y)
        columns[x - left] = max(columns[x - left], value)
        rows[y - top] = max(rows[y - top], value)
      }
    }
    func extent(_ values: [Double]) -> (Double, Double) {
      let full = values.max() ?? 0
      guard full > 0, let first = values.firstIndex(where: { $0 > full * 0.1 }),
        let last = values.lastIndex(where: { $0 > full * 0.1 })
      else { return (0, 0) }
      return (
        Double(first) + 1 - min(values[first] / full, 1), Double(last) + min(values[last] / full, 1)
      )
    }
    let (x, y) = (extent(columns), extent(rows))
    return CGRect(
      x: (Double(left) + x.0) / scale, y: (Double(top) + y.0) / scale, width: (x.1 - x.0) / scale,
      height: (y.1 - y.0) / scale)
  }
}
