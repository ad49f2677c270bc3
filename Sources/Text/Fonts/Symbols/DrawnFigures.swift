import Foundation
import Geometry

/// Clocks, bubbles, arrows, switches and figures of circles and boxes.
extension DrawnSymbols {
  func figures(_ name: String) -> [SymbolLayer]? {
    let isFilled = name.hasSuffix(".fill")
    switch isFilled ? String(name.dropLast(5)) : name {
    case "timer":
      return [
        SymbolLayer(outline: pen.arc(0, 0, 500 - line / 2, from: -90, to: 222), level: 1),
        SymbolLayer(outline: pen.lines([(0, -500 + line / 2), (0, -330)]), level: 1),
        SymbolLayer(outline: pen.lines([(0, 0), (-210, -230)])), SymbolLayer(outline: pen.disc(0, 0, line)),
      ]
    case "message": return [SymbolLayer(outline: ovalBubble(isFilled))]
    case "bubble.middle.bottom": return [SymbolLayer(outline: middleBubble(isFilled))]
    case "mappin":
      return [
        SymbolLayer(outline: pen.disc(0, -300, 240), knockouts: [pen.disc(-80, -370, 65)]),
        SymbolLayer(
          outline: pen.polygon([
            (-line / 2, -70), (line / 2, -70), (line / 2, 380), (0, 540), (-line / 2, 380),
          ])),
      ]
    case "arrow.up.and.down": return doubleArrow
    case "switch.2":
      return [(-280, 1), (280, -1)].map { (y: CGFloat, side: CGFloat) in
        var row = pen.panel(pen.box(1020, 460, 0, y), radius: 230, isFilled: isFilled)
        if isFilled {
          return SymbolLayer(outline: row, knockouts: [pen.disc(side * 280, y, 160)])
        }
        row.addPath(pen.disc(side * 280, y, 140))
        return SymbolLayer(outline: row)
      }
    case "music.quarternote.3":
      return [(-400, 330), (0, 170), (400, 10)].map { (x: CGFloat, y: CGFloat) in
        SymbolLayer(
          outline: pen.all([
            Path(ellipseIn: pen.box(270, 210, x, y)),
            Path(CGRect(x: x + 135 - line, y: y - 520, width: line, height: 500)),
          ]))
      }
    case "circle.hexagongrid", "circles.hexagongrid", "circle.grid.hex":
      return [SymbolLayer(outline: hexagonGrid(isFilled: isFilled))]
    case "circle.grid.cross":
      return [
        SymbolLayer(
          outline: pen.all(
            [(0, -380), (-380, 0), (380, 0), (0, 380)].map { pen.dot($0.0, $0.1, 170, isFilled: isFilled) }))
      ]
    case "poweron": return [SymbolLayer(outline: pen.lines([(0, -400), (0, 400)]))]
    case "poweroff": return [SymbolLayer(outline: pen.ring(0, 0, 430))]
    case "directcurrent":
      return [
        SymbolLayer(
          outline: pen.all(
            [pen.bar(from: -500, to: 500, y: -110)]
              + [-500, -130, 240].map { pen.bar(from: $0, to: $0 + 260, y: 110) }))
      ]
    case "app.dashed":
      let edge = Path(roundedRect: pen.box(1000 - line, 1000 - line), cornerRadius: 240)
      return [SymbolLayer(outline: pen.outlined(edge, dash: [110, 78]), level: 1)]
    case "button.horizontal":
      return [SymbolLayer(outline: pen.panel(pen.box(1240, 600), radius: 220, isFilled: isFilled))]
    case "arrowtriangle.right.and.line.vertical.and.arrowtriangle.left":
      return towards(isInward: true, isFilled: isFilled)
    case "arrowtriangle.left.and.line.vertical.and.arrowtriangle.right":
      return towards(isInward: false, isFilled: isFilled)
    case "rectangle.arrowtriangle.2.outward", "rectangle.portrait.arrowtriangle.2.outward":
      let isPortrait = name.contains("portrait")
      let frame = pen.panel(
        isPortrait ? pen.box(880, 1120) : pen.box(1180, 900), radius: 160, isFilled: isFilled)
      let (x, y): (CGFloat, CGFloat) = isPortrait ? (150, 220) : (230, 140)
      let marks = pen.all([
        pen.polygon([(x, -y - 110), (x + 110, -y - 110), (x + 110, -y), (x - 20, -y - 110)]),
        pen.polygon([(-x, y + 110), (-x - 110, y + 110), (-x - 110, y), (-x + 20, y + 110)]),
      ])
      return pen.framed(frame, marks, isFilled: isFilled)
    default: return nil
    }
  }

  private func ovalBubble(_ isFilled: Bool) -> Path {
    let edge = isFilled ? 0 : line / 2
    let shape = Path { path in
      let squeeze = CGAffineTransform(
        a: (560 - edge) / 500, b: 0, c: 0, d: (460 - edge) / 500, tx: 0, ty: -40)
      path.addArc(
        center: .zero, radius: 500, startAngle: .degrees(143), endAngle: .degrees(143 + 330),
        clockwise: false,
        transform: squeeze)
      path.addLine(to: CGPoint(x: -440 + edge, y: 500 - edge))
      path.closeSubpath()
    }
    return isFilled ? shape : pen.outlined(shape)
  }

  private func middleBubble(_ isFilled: Bool) -> Path {
    let edge = isFilled ? 0 : line / 2
    let (left, right, top, bottom) = (-560 + edge, 560 - edge, -500 + edge, 330 - edge)
    let shape = Path { path in
      path.move(to: CGPoint(x: -130, y: bottom))
      path.addArc(
        tangent1End: CGPoint(x: left, y: bottom), tangent2End: CGPoint(x: left, y: top), radius: 190)
      path.addArc(tangent1End: CGPoint(x: left, y: top), tangent2End: CGPoint(x: right, y: top), radius: 190)
      path.addArc(
        tangent1End: CGPoint(x: right, y: top), tangent2End: CGPoint(x: right, y: bottom), radius: 190)
      path.addArc(
        tangent1End: CGPoint(x: right, y: bottom), tangent2End: CGPoint(x: left, y: bottom), radius: 190)
      path.addLine(to: CGPoint(x: 130, y: bottom))
      path.addLine(to: CGPoint(x: 0, y: 500 - edge))
      path.closeSubpath()
    }
    return isFilled ? shape : pen.outlined(shape)
  }

  private var doubleArrow: [SymbolLayer] {
    [
      pen.lines([(0, -490), (0, 490)]), pen.lines([(-220, -270), (0, -490), (220, -270)]),
      pen.lines([(-220, 270), (0, 490), (220, 270)]),
    ].map { SymbolLayer(outline: $0) }
  }

  private func hexagonGrid(isFilled: Bool) -> Path {
    var circles = pen.dot(0, 0, 165, isFilled: isFilled)
    for corner in 0..<6 {
      let angle = Double(corner) * Trigonometry.pi / 3
      circles.addPath(
        pen.dot(
          380 * CGFloat(Trigonometry.cosine(angle)), 380 * CGFloat(Trigonometry.sine(angle)), 165,
          isFilled: isFilled))
    }
    return circles
  }

  /// Two triangles that point to a line between them, or away from it.
  private func towards(isInward: Bool, isFilled: Bool) -> [SymbolLayer] {
    func triangle(_ side: CGFloat) -> Path {
      let (tip, foot): (CGFloat, CGFloat) = isInward ? (160, 520) : (520, 160)
      let shape = pen.polygon([(side * tip, 0), (side * foot, -270), (side * foot, 270)])
      return isFilled ? shape : pen.outlined(shape)
    }
    return [
      SymbolLayer(outline: triangle(-1)), SymbolLayer(outline: triangle(1)),
      SymbolLayer(outline: pen.lines([(0, -480), (0, 480)])),
    ]
  }

  // MARK: Boxes of which a part is filled

  /// `square.bottomthird.inset.filled` and `inset.filled.bottomthird.square`.
  func inset(_ name: String) -> [SymbolLayer]? {
    let words = name.split(separator: ".").map(String.init)
    guard words.count >= 4 || words.first == "inset", words.contains("inset"), words.contains("filled") else {
      return nil
    }
    var rest = words.filter { $0 != "inset" && $0 != "filled" }
    let frame: CGRect
    if rest.contains("portrait") {
      frame = pen.box(900, 1150)
    } else if rest.contains("rectangle") {
      frame = pen.box(1180, 920)
    } else if rest.contains("square") {
      frame = pen.box(1000, 1000)
    } else {
      return nil
    }
    rest.removeAll { ["rectangle", "portrait", "square"].contains($0) }
    guard rest.count == 1 else { return nil }
    let shares: [(String, CGFloat)] = [("twothirds", 2.0 / 3), ("half", 0.5), ("third", 1.0 / 3)]
    guard let (word, share) = shares.first(where: { rest[0].hasSuffix($0.0) }) else { return nil }
    let inner = frame.insetBy(dx: line * 2, dy: line * 2)
    var part = inner
    switch rest[0].dropLast(word.count) {
    case "left", "leading": part.size.width *= share
    case "right", "trailing":
      part.size.width *= share
      part.origin.x = inner.maxX - part.width
    case "top": part.size.height *= share
    case "bottom":
      part.size.height *= share
      part.origin.y = inner.maxY - part.height
    default: return nil
    }
    return [
      SymbolLayer(outline: pen.panel(frame, radius: 170, isFilled: false), level: 1),
      SymbolLayer(outline: Path(roundedRect: part, cornerRadius: 60)),
    ]
  }
}
