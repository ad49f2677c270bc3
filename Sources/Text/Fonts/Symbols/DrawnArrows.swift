import Foundation
import Geometry

/// Arrows that turn, connections, pointers and figures of geometry.
extension DrawnSymbols {
  func arrows(_ name: String) -> [SymbolLayer]? {
    let isFilled = name.hasSuffix(".fill")
    let stem = isFilled ? String(name.dropLast(5)) : name
    switch stem {
    case "escape":
      return [
        SymbolLayer(outline: pen.arc(60, 60, 430, from: -85, to: 175), level: 1),
        SymbolLayer(
          outline: pen.all([
            pen.lines([(60, 60), (-440, -440)]), pen.lines([(-440, -110), (-440, -440), (-110, -440)]),
          ])),
      ]
    case "angle":
      return [
        SymbolLayer(outline: pen.lines([(380, -430), (-520, 400), (560, 400)])),
        SymbolLayer(outline: pen.arc(-520, 400, 620, from: -43, to: 0), level: 1),
      ]
    case "skew":
      let shape = pen.polygon([(-280, -380), (620, -380), (280, 380), (-620, 380)])
      return [SymbolLayer(outline: isFilled ? shape : pen.outlined(shape))]
    case "beziercurve":
      return [
        SymbolLayer(
          outline: pen.outlined(
            Path {
              $0.move(to: CGPoint(x: -480, y: 330))
              $0.addCurve(
                to: CGPoint(x: 480, y: 330), control1: CGPoint(x: -440, y: -420),
                control2: CGPoint(x: 440, y: -420))
            })),
        SymbolLayer(
          outline: pen.all([
            pen.lines([(-360, -330), (360, -330)]), pen.ring(-450, -330, 110), pen.ring(450, -330, 110),
            Path(roundedRect: pen.box(190, 190, -480, 400), cornerRadius: 40),
            Path(roundedRect: pen.box(190, 190, 480, 400), cornerRadius: 40),
          ]), level: 1),
      ]
    case "gyroscope":
      return [
        SymbolLayer(outline: pen.ring(0, 0, 520), level: 1),
        SymbolLayer(
          outline: pen.all([
            pen.outlined(Path(ellipseIn: pen.box(1040 - line, 380))),
            pen.outlined(Path(ellipseIn: pen.box(380, 1040 - line))),
          ]), level: 1), SymbolLayer(outline: pen.disc(0, 0, 110)),
      ]
    case "circle.and.line.horizontal":
      return [
        SymbolLayer(outline: pen.dot(0, 0, 330, isFilled: isFilled)),
        SymbolLayer(
          outline: pen.all([pen.bar(from: -620, to: -330, y: 0), pen.bar(from: 330, to: 620, y: 0)]), level: 1
        ),
      ]
    case "app.connected.to.app.below":
      return [
        SymbolLayer(outline: pen.panel(pen.box(460, 460, 0, -340), radius: 130, isFilled: isFilled)),
        SymbolLayer(outline: pen.panel(pen.box(460, 460, 0, 340), radius: 130, isFilled: isFilled)),
        SymbolLayer(outline: pen.lines([(0, -110), (0, 110)]), level: 1),
      ]
    case "rectangle.connected.to.line.below":
      return [
        SymbolLayer(outline: pen.panel(pen.box(1000, 560, 0, -210), radius: 130, isFilled: isFilled)),
        SymbolLayer(
          outline: pen.all([
            Path(CGRect(x: -line / 2, y: 70, width: line, height: 300)), pen.bar(from: -560, to: 560, y: 400),
          ]), level: 1),
      ]
    case "arrow.triangle.pull":
      return [
        SymbolLayer(
          outline: pen.all([
            pen.ring(-330, -360, 140), pen.ring(-330, 360, 140), pen.ring(330, 360, 140),
            pen.lines([(-330, -220), (-330, 220)]),
            pen.lines([(330, 220), (330, -200), (150, -360), (80, -360)]),
            pen.polygon([(-60, -360), (140, -500), (140, -220)]),
          ]))
      ]
    case "arrow.triangle.swap":
      return [
        SymbolLayer(
          outline: pen.all([
            pen.outlined(swapLine(-1)), pen.outlined(swapLine(1)),
            pen.polygon([(-380, 520), (-540, 290), (-220, 290)]),
            pen.polygon([(380, 520), (540, 290), (220, 290)]),
          ]))
      ]
    case "rectangle.expand.vertical":
      return [
        SymbolLayer(outline: pen.panel(pen.box(900, 300), radius: 90, isFilled: false), level: 1),
        SymbolLayer(outline: arrowHeads([(0, -540, -1), (0, 540, 1)])),
      ]
    case "arrowshape.zigzag.right", "arrowshape.zigzag.forward":
      let shape = pen.polygon([
        (-600, 260), (-170, -190), (60, 50), (330, -230), (200, -340), (600, -380), (560, 10), (440, -110),
        (60, 290), (-170, 50), (-480, 370),
      ])
      return [SymbolLayer(outline: isFilled ? shape : pen.outlined(shape))]
    case "location.north.line":
      let shape = pen.polygon([(0, -560), (380, 380), (0, 220), (-380, 380)])
      return [
        SymbolLayer(outline: isFilled ? shape : pen.outlined(shape)),
        SymbolLayer(outline: pen.bar(from: -380, to: 380, y: 530), level: 1),
      ]
    case "backward.end.alt", "forward.end.alt":
      let side: CGFloat = stem.hasPrefix("forward") ? 1 : -1
      return [-440, 40].map { (x: CGFloat) in
        let shape = pen.polygon([(side * x, -300), (side * (x + 450), 0), (side * x, 300)])
        return SymbolLayer(outline: isFilled ? shape : pen.outlined(shape))
      } + [SymbolLayer(outline: pen.lines([(side * 540, -290), (side * 540, 290)]))]
    case "cursorarrow.click.2", "cursorarrow.motionlines.click", "cursorarrow.motionlines",
      "cursorarrow.rays":
      return clickingPointer(stem)
    case "arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down",
      "arrow.up.and.down.righttriangle.up.righttriangle.down":
      return flipped(isFilled)
    case "arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right",
      "arrow.left.and.right.righttriangle.left.righttriangle.right":
      let turned = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      return flipped(isFilled).map { $0.applying(turned) }
    case "arcade.stick.and.arrow.up.and.arrow.down":
      return stick(arrowHeads([(470, -360, -1), (470, 360, 1)]))
    case "arcade.stick.and.arrow.left.and.arrow.right.outward", "arcade.stick.and.arrow.left.and.arrow.right":
      let turned = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: -300)
      return stick(arrowHeads([(0, -430, -1), (0, 430, 1)]).applying(turned))
    default: return turn(stem)
    }
  }

  private func swapLine(_ side: CGFloat) -> Path {
    Path {
      $0.move(to: CGPoint(x: side * 380, y: -520))
      $0.addCurve(
        to: CGPoint(x: -side * 380, y: 300), control1: CGPoint(x: side * 380, y: -80),
        control2: CGPoint(x: -side * 380, y: -80))
    }
  }

  /// Arrows up (−1) or down (1), by their tips.
  private func arrowHeads(_ tips: [(x: CGFloat, y: CGFloat, way: CGFloat)]) -> Path {
    pen.all(
      tips.flatMap { x, y, way in
        [
          pen.lines([(x, y), (x, y - way * 290)]),
          pen.lines([(x - 150, y - way * 150), (x, y), (x + 150, y - way * 150)]),
        ]
      })
  }

  /// `arrow.turn.right.down`: a line that goes one way and turns into the other.
  private func turn(_ stem: String) -> [SymbolLayer]? {
    let words = stem.split(separator: ".").map(String.init)
    guard words.count == 4, words[0] == "arrow", words[1] == "turn" else { return nil }
    let ways: [String: (CGFloat, CGFloat)] = [
      "up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0), "forward": (1, 0), "backward": (-1, 0),
    ]
    guard let first = ways[words[2]], let last = ways[words[3]], (first.0 == 0) != (last.0 == 0) else {
      return nil
    }
    // From the start over the corner to the tip, with the corner and the tip in opposite corners of the box.
    let corner = ((first.0 - last.0) * 400, (first.1 - last.1) * 400)
    let start = (corner.0 - first.0 * 620, corner.1 - first.1 * 620)
    let tip = (corner.0 + last.0 * 800, corner.1 + last.1 * 800)
    let (back, side): ((CGFloat, CGFloat), (CGFloat, CGFloat)) = (
      (tip.0 - last.0 * 240, tip.1 - last.1 * 240), (last.1 * 240, last.0 * 240)
    )
    return [
      SymbolLayer(
        outline: pen.all([
          pen.lines([start, corner, tip]),
          pen.lines([(back.0 + side.0, back.1 + side.1), tip, (back.0 - side.0, back.1 - side.1)]),
        ]))
    ]
  }

  /// Two right triangles on both sides of an axis, and the arrow across it.
  private func flipped(_ isFilled: Bool) -> [SymbolLayer] {
    func triangle(_ side: CGFloat, _ isFilled: Bool) -> Path {
      let shape = pen.polygon([(-560, side * 90), (180, side * 90), (-560, side * 520)])
      return isFilled ? shape : pen.outlined(shape)
    }
    return [
      SymbolLayer(outline: triangle(-1, isFilled)), SymbolLayer(outline: triangle(1, false)),
      SymbolLayer(outline: arrowHeads([(440, -500, -1), (440, 500, 1)]), level: 1),
    ]
  }

  private func stick(_ arrows: Path) -> [SymbolLayer] {
    [
      SymbolLayer(outline: pen.all([pen.disc(0, -300, 190), pen.lines([(0, -110), (0, 330)])])),
      SymbolLayer(outline: pen.panel(pen.box(640, 230, 0, 430), radius: 110, isFilled: true)),
      SymbolLayer(outline: arrows, level: 1),
    ]
  }

  private func clickingPointer(_ stem: String) -> [SymbolLayer] {
    let pointer = SymbolLayer(
      outline: pen.polygon([
        (-160, -190), (-160, 400), (-30, 280), (60, 500), (170, 455), (80, 240), (260, 240),
      ]))
    var marks = Path()
    if stem.contains("click") {
      marks.addPath(pen.arc(-130, -160, 330, from: 130, to: 320))
      if stem.hasSuffix("2") { marks.addPath(pen.arc(-130, -160, 500, from: 130, to: 320)) }
    }
    if stem.contains("motionlines") {
      for (y, length): (CGFloat, CGFloat) in [(-30, 220), (150, 300), (330, 220)] {
        marks.addPath(pen.bar(from: -330 - length, to: -330, y: y))
      }
    }
    if stem.hasSuffix("rays") {
      for angle in stride(from: 135.0, through: 315, by: 45) {
        let turn = angle * Trigonometry.pi / 180
        let (x, y) = (CGFloat(Trigonometry.cosine(turn)), CGFloat(Trigonometry.sine(turn)))
        marks.addPath(pen.lines([(-130 + x * 240, -160 + y * 240), (-130 + x * 450, -160 + y * 450)]))
      }
    }
    return [pointer, SymbolLayer(outline: marks, level: 1)]
  }
}
