import Drawing
import Foundation
import Geometry
import Imaging
import Rasterization
import Testing

/// Fast paths for upright rectangles and crowds of equal loops give the same pixels as the plain one.
@Suite struct ShortcutTests {
  private static let side = 150.0

  private func picture(_ paths: [Path], _ transform: CGAffineTransform, _ color: RGBAColor, threads: Int = 1)
    -> Bitmap
  {
    let items = paths.map {
      DisplayItem.fill(.init(path: $0, paint: .color(color), transform: transform))
    }
    let list = DisplayList(width: Int(Self.side), height: Int(Self.side), items: items)
    return Rasterizer(options: .init(threads: threads)).bitmap(of: list, background: .white)
  }

  private func shape(_ kind: Int, _ size: CGFloat) -> Path {
    var path = Path()
    switch kind {
    case 0:
      path.addEllipse(in: CGRect(x: 0, y: 0, width: size, height: size))
    case 1:
      path.addRect(CGRect(x: 0, y: 0, width: size, height: size * 0.8))
    case 2:
      path.addLines([CGPoint(x: size / 2, y: 0), CGPoint(x: size, y: size), CGPoint(x: 0, y: size)])
      path.closeSubpath()
    case 3:
      path.addRoundedRect(
        in: CGRect(x: 0, y: 0, width: size, height: size),
        cornerSize: CGSize(width: size / 4, height: size / 4))
    case 4:
      // Inside twice at its middle, so that it is not one of those known to be covered.
      path.addLines(
        (0..<5).map { index in
          let angle = Double(index) * 4 * .pi / 5
          return CGPoint(x: size / 2 * (1 + sin(angle)), y: size / 2 * (1 - cos(angle)))
        })
      path.closeSubpath()
    default:
      // Hollow on its upper side.
      path.addLines([
        .zero, CGPoint(x: size / 2, y: size / 2), CGPoint(x: size, y: 0), CGPoint(x: size, y: size),
        CGPoint(x: 0, y: size),
      ])
      path.closeSubpath()
    }
    return path
  }

  @Test func crowdsOfEqualLoopsAreDrawnLikeAnyPath() {
    var random = RandomScenes(seed: 21)
    // Outside the canvas, and unlike the others: with it, the path is not a crowd.
    let stray = Path(CGRect(x: -4000, y: -4000, width: 10, height: 10))
    for round in 0..<120 {
      let kind = round % 6
      let size = CGFloat(random.value(3...40))
      let shape = shape(kind, size)
      var crowd = Path()
      for _ in 0..<random.number(64...900) {
        var place = CGAffineTransform(
          translationX: CGFloat(random.value(-20...Self.side)), y: CGFloat(random.value(-20...Self.side)))
        if random.number(0...9) == 0 { place.tx.round() }
        if random.number(0...9) == 0 { place.ty.round() }
        crowd.addPath(shape, transform: place)
      }
      var plain = crowd
      plain.addPath(stray)
      let transforms: [CGAffineTransform] = [
        .identity, CGAffineTransform(scaleX: -1.3, y: 1.1).translatedBy(x: -Self.side, y: 0),
        CGAffineTransform(rotationAngle: 0.3),
      ]
      let transform = transforms[round / 6 % 3]
      let color = RGBAColor(red: 0.1, green: 0.4, blue: 0.9, alpha: round % 2 == 0 ? 1 : 0.6)
      let threads = 1 + round % 3
      #expect(
        picture([crowd], transform, color, threads: threads) == picture([plain], transform, color),
        "crowd \(round)")
    }
  }

  @Test func uprightRectanglesAreDrawnLikeAnyPath() {
    var random = RandomScenes(seed: 22)
    for round in 0..<3000 {
      func coordinate(_ reach: ClosedRange<Double>) -> CGFloat {
        let value = CGFloat(random.value(reach))
        return random.number(0...3) == 0 ? value.rounded() : value
      }
      let widest = [2.0, 20, Self.side * 1.2][random.number(0...2)]
      let rect = CGRect(
        x: coordinate(-30...Self.side), y: coordinate(-30...Self.side), width: coordinate(0...widest),
        height: coordinate(0...[2, Self.side][random.number(0...1)]))
      let plain = Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
      let transforms: [CGAffineTransform] = [
        .identity, CGAffineTransform(scaleX: 0.7, y: 1.1),
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 120.3, ty: 0.2),
      ]
      let transform = transforms[round % 3]
      let color = random.color()
      #expect(picture([Path(rect)], transform, color) == picture([plain], transform, color), "\(rect)")
    }
  }
}
