import Drawing
import Foundation
import Geometry
import Imaging
import Rasterization
import Testing

/// How a canvas is divided among threads and bands does not show.
@Suite struct DivisionTests {
  /// Shapes, gradients, blurs, shadows and soft clips all over a canvas.
  private func scene(width: Int, height: Int, seed: UInt64) -> DisplayList {
    var random = RandomScenes(seed: seed)
    let (w, h) = (Double(width), Double(height))
    func rect() -> CGRect {
      CGRect(
        x: random.value(-20...w), y: random.value(-20...h), width: random.value(5...w / 2),
        height: random.value(5...h / 2))
    }
    func fill() -> DisplayItem {
      let rect = rect()
      let stops = Paint.Gradient(stops: [
        .init(color: random.color(), location: 0), .init(color: random.color(), location: 0.3),
        .init(color: random.color(), location: 1),
      ])
      let from = CGPoint(x: rect.minX, y: rect.minY)
      let paint: Paint =
        switch random.number(0...3) {
        case 0: .color(random.color())
        case 1: .linearGradient(stops, start: from, end: CGPoint(x: rect.maxX, y: rect.midY))
        case 2:
          .radialGradient(stops, center: from, startRadius: 2, endRadius: Double(rect.width))
        default: .angularGradient(stops, center: from, startAngle: 0, endAngle: 5)
        }
      return .fill(.init(path: Path(ellipseIn: rect), paint: paint, transform: .identity))
    }
    var items: [DisplayItem] = []
    for _ in 0..<12 {
      switch random.number(0...4) {
      case 0:
        let blur = DisplayItem.Filter.blur(radius: random.value(0.5...25), isOpaque: false)
        items.append(.layer(.init(items: [fill(), fill()], filters: [blur])))
      case 1:
        let shadow = DisplayItem.Filter.shadow(
          color: .black, radius: random.value(1...30), dx: 3, dy: random.value(-9...9))
        items.append(.layer(.init(items: [fill()], opacity: 0.7, filters: [shadow])))
      case 2:
        let clip = DisplayItem.Clip(path: Path(ellipseIn: rect()), transform: .identity)
        items.append(.layer(.init(items: [fill(), fill()], blendMode: .multiply, clips: [clip])))
      default:
        items.append(fill())
      }
    }
    return DisplayList(width: width, height: height, items: items)
  }

  @Test(arguments: 0..<12) func threadsDoNotChangeAPixel(_ seed: Int) {
    let list = scene(width: 331, height: 307, seed: UInt64(seed))
    let one = Rasterizer().bitmap(of: list, background: .white)
    for threads in [2, 3, 7] {
      let many = Rasterizer(options: .init(threads: threads)).bitmap(of: list, background: .white)
      #expect(many == one)
    }
  }

  /// A canvas so large that one thread draws it in bands, too.
  @Test func bandsDoNotChangeAPixel() {
    let list = scene(width: 2100, height: 2100, seed: 77)
    let bands = Rasterizer().bitmap(of: list)
    #expect(Rasterizer(options: .init(threads: 5)).bitmap(of: list) == bands)
    // The upper left part, drawn alone.
    let part = DisplayList(width: 900, height: 900, items: list.items)
    let alone = Rasterizer().bitmap(of: part)
    for y in 0..<900 {
      let same = (0..<900).allSatisfy { alone[$0, y] == bands[$0, y] }
      #expect(same, "row \(y)")
    }
  }

  @Test func whatLiesBeneathAnOpaqueShapeDoesNotShow() {
    let cover = DisplayItem.fill(
      .init(
        path: Path(CGRect(x: 0, y: 0, width: 100, height: 100)), paint: .color(.white), transform: .identity))
    let list = scene(width: 100, height: 100, seed: 5)
    let covered = DisplayList(width: 100, height: 100, items: list.items + [cover])
    #expect(Rasterizer().bitmap(of: covered).pixels.allSatisfy { $0 == Bitmap.Pixel(UInt8.max) })
  }
}

extension Bitmap.Pixel {
  fileprivate init(_ level: UInt8) {
    self.init(red: level, green: level, blue: level, alpha: level)
  }
}
