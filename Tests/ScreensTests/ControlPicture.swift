import Foundation
import Geometry
import Imaging
import LayoutEngine
import Rasterization
import RenderSupport
import Rendering
import Views

/// The visible parts of a control: its label's text and symbol, and everything else that it draws.
@MainActor
struct ControlPicture {
  /// How a part of a label looks.
  struct Part {
    var frame: CGRect
    var lines: [String]
    /// The colour that most of its ink has.
    var color: [Int]
    /// How much ink there is, in pixels that are covered whole.
    var ink: Double
  }

  static let scale = 2.0

  let text: Part?
  let symbol: Part?
  private let bitmap: Bitmap

  init(_ view: some View) throws {
    let outcome = try Render.outcome(view) { $0.scale = Self.scale }
    let picture = outcome.bitmap(Rasterizer())
    let nodes = outcome.tree.root.all
    func part(_ node: FrameTree.Node?) -> Part? {
      guard let node else { return nil }
      let (color, ink) = Self.ink(picture, node.frame)
      return Part(
        frame: node.frame, lines: node.text?.lines.map(\.string) ?? [], color: color, ink: ink)
    }
    text = part(
      nodes.first { $0.type == "Text" && $0.text?.lines.first?.string.lowercased().hasPrefix("word") == true }
    )
    symbol = part(nodes.first { $0.type == "Image" })
    bitmap = picture
  }

  /// The commonest colour in a frame that is not its background's, which is that of its corner.
  private static func ink(_ picture: Bitmap, _ frame: CGRect) -> ([Int], Double) {
    // This visits every pixel of two thousand pictures: colours are numbers here, not arrays.
    func pixel(_ x: Int, _ y: Int) -> UInt32? {
      guard x >= 0, y >= 0, x < picture.width, y < picture.height else { return nil }
      let pixel = picture[x, y]
      return UInt32(pixel.red) << 16 | UInt32(pixel.green) << 8 | UInt32(pixel.blue)
    }
    func parts(_ color: UInt32) -> [Int] { [Int(color >> 16), Int(color >> 8 & 255), Int(color & 255)] }
    let (left, right) = (Int(frame.minX * scale), Int(frame.maxX * scale))
    let (top, bottom) = (Int(frame.minY * scale), Int(frame.maxY * scale))
    guard let corner = pixel(left, top) else { return ([], 0) }
    let ground = parts(corner)
    var numbers: [UInt32: Int] = [:]
    for y in top..<bottom {
      for x in left..<right {
        if let color = pixel(x, y), color != corner { numbers[color, default: 0] += 1 }
      }
    }
    // Glass is of many shades of its background.
    let counts = numbers.map { (key: parts($0.key), value: $0.value) }.filter { entry in
      zip(entry.key, ground).contains { abs($0 - $1) > 12 }
    }
    guard let color = counts.max(by: { ($0.value, $0.key[0]) < ($1.value, $1.key[0]) })?.key else {
      return ([], 0)
    }
    let contrast = zip(color, ground).map { abs($0 - $1) }.max() ?? 0
    let sum = counts.reduce(0.0) { sum, entry in
      let distance = zip(entry.key, ground).map { abs($0 - $1) }.max() ?? 0
      return sum + Double(min(distance, contrast)) * Double(entry.value)
    }
    return (color, contrast > 0 ? sum / Double(contrast) : 0)
  }

  /// Whether the drawing next to the label differs in another picture, with the label at the same position.
  func isOtherwiseAround(than other: ControlPicture) -> Bool {
    let frames = [text, symbol, other.text, other.symbol].compactMap { $0?.frame.insetBy(dx: -1, dy: -1) }
    var count = 0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let (a, b) = (bitmap[x, y], other.bitmap[x, y])
        if a == b { continue }
        let point = CGPoint(x: (Double(x) + 0.5) / Self.scale, y: (Double(y) + 0.5) / Self.scale)
        if frames.contains(where: { $0.contains(point) }) { continue }
        let distance = max(
          abs(Int(a.red) - Int(b.red)), abs(Int(a.green) - Int(b.green)), abs(Int(a.blue) - Int(b.blue)))
        if distance > 2 { count += 1 }
      }
    }
    return count > 20
  }
}

extension ControlPicture.Part {
  /// Whether it has another size, other words, another colour or another weight.
  func isOtherwise(than other: Self) -> Bool {
    abs(frame.width - other.frame.width) > 0.2 || abs(frame.height - other.frame.height) > 0.2
      || lines != other.lines || !isNear(other.color)
      || abs(ink - other.ink) > 0.01 * max(other.ink, 1)
  }

  func isNear(_ color: [Int]) -> Bool {
    self.color.count == color.count && zip(self.color, color).allSatisfy { abs($0 - $1) <= 2 }
  }
}
