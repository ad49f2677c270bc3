import Foundation
import Geometry

/// Symbols of frames that are divided or hold something, and of things with a mark beside them.
extension SymbolRecipe {
  /// - Parameters:
  ///   - stem: the name without `.fill`.
  ///   - fill: what a filled one has at its end.
  static func frame(_ stem: String, fill: String, pen: SymbolPen) -> SymbolRecipe? {
    let isFilled = !fill.isEmpty
    func panel(_ width: CGFloat, _ height: CGFloat, _ x: CGFloat = 0, _ y: CGFloat = 0) -> Part {
      drawn(pen.panel(pen.box(width, height, x, y), radius: 150, isFilled: isFilled), level: 1)
    }
    func frame(_ width: CGFloat, _ height: CGFloat) -> Part {
      drawn(pen.panel(pen.box(width, height), radius: 150, isFilled: false), level: 1)
    }
    func mark(_ path: Path) -> Part { drawn(path, isHole: isFilled) }
    func block(_ width: CGFloat, _ height: CGFloat, _ x: CGFloat = 0, _ y: CGFloat = 0) -> Path {
      Path(roundedRect: pen.box(width, height, x, y), cornerRadius: min(width, height) / 4)
    }

    switch stem {
    // Divided.
    case "square.split.bottomrightquarter":
      return of(panel(1000, 1000), mark(pen.lines([(0, 460), (0, 0), (460, 0)])))
    case "square.split.diagonal":
      return of(panel(1000, 1000), mark(pen.lines([(-420, 420), (420, -420)])))
    case "square.split.diagonal.2x2":
      return of(
        panel(1000, 1000),
        mark(pen.all([pen.lines([(-420, 420), (420, -420)]), pen.lines([(-420, -420), (420, 420)])])))
    case "square.and.line.vertical.and.square":
      return of(
        pen.part("square\(fill)", 440, 440, -400, level: 1, isClear: false),
        drawn(pen.lines([(0, -480), (0, 480)])),
        pen.part("square\(fill)", 440, 440, 400, level: 1, isClear: false))
    case "checkerboard.rectangle":
      var cells = Path()
      for row in 0..<3 {
        for column in 0..<4 where (row + column) % 2 == 0 {
          cells.addRect(pen.box(240, 240, CGFloat(column) * 240 - 360, CGFloat(row) * 240 - 240))
        }
      }
      return of(frame(1180, 940), drawn(cells))
    case "squares.leading.rectangle", "squares.below.rectangle":
      let isLeading = stem.contains("leading")
      var squares = Path()
      for place: CGFloat in [-360, 0, 360] {
        squares.addPath(isLeading ? block(240, 240, -480, place) : block(240, 240, place, 420))
      }
      let rect = isLeading ? pen.box(780, 960, 190) : pen.box(960, 660, 0, -170)
      return of(drawn(pen.panel(rect, radius: 140, isFilled: isFilled), level: 1), drawn(squares))
    case "square.on.square.intersection.dashed":
      let dash: [CGFloat] = [120, 80]
      return of(
        drawn(pen.outlined(block(660, 660, -170, -170), dash: dash), level: 1),
        drawn(pen.outlined(block(660, 660, 170, 170), dash: dash), level: 1), drawn(block(250, 250)))
    case "square.3.layers.3d.top.filled", "square.3.layers.3d.middle.filled",
      "square.3.layers.3d.bottom.filled":
      return of(pen.part("square.3.layers.3d", 1160, 1160))
    // Frames that hold something.
    case "rectangle.roundedtop":
      let box = pen.box(1160, 860)
      let path = Path(
        roundedRect: box,
        cornerRadii: .init(topLeading: 320, bottomLeading: 60, bottomTrailing: 60, topTrailing: 320))
      return of(drawn(isFilled ? path : pen.outlined(path)))
    case "rectangle.righthalf.inset.fill.arrow.right", "rectangle.righthalf.inset.filled.arrow.right":
      return of(
        frame(1180, 920), drawn(block(400, 640, 300), level: 1), pen.part("arrow.right", 420, 380, -200))
    case "rectangle.portrait.center.inset.filled":
      return of(frame(860, 1160), drawn(block(420, 600)))
    case "123.rectangle":
      return of(panel(1180, 860), pen.part("textformat.123", 760, 320, isClear: false, isHole: isFilled))
    case "giftcard":
      return of(panel(1180, 860), pen.part("gift", 520, 500, isClear: false, isHole: isFilled))
    case "camera.metering.center.weighted":
      return of(frame(1180, 860), drawn(pen.ring(0, 0, 300), level: 1), drawn(pen.disc(0, 0, 130)))
    case "menubar.arrow.up.rectangle", "menubar.dock.rectangle":
      let bar = drawn(block(1000, 130, 0, -300), level: 1)
      if stem.contains("dock") { return of(frame(1180, 900), bar, drawn(block(640, 150, 0, 250))) }
      return of(frame(1180, 900), bar, pen.part("arrow.up", 400, 440, 0, 90, isClear: false))
    case "calendar.day.timeline.leading", "calendar.day.timeline.left", "calendar.day.timeline.right",
      "calendar.day.timeline.trailing":
      let side: CGFloat = stem.hasSuffix("leading") || stem.hasSuffix("left") ? -1 : 1
      return of(
        frame(1100, 1000),
        drawn(pen.all([-250, 0, 250].map { pen.disc(side * 340, $0, 55) }), level: 1),
        drawn(block(560, 200, -side * 120, -150)), drawn(block(560, 300, -side * 120, 180)))
    case "square.arrowtriangle.4.outward":
      var tips = Path()
      for turn in 0..<4 {
        tips.addPath(
          pen.polygon([(0, -330), (120, -170), (-120, -170)]).applying(
            CGAffineTransform(rotationAngle: CGFloat(turn) * .pi / 2)))
      }
      return of(panel(1000, 1000), mark(tips))
    case "rectangle.and.arrow.up.right.and.arrow.down.left":
      return of(
        frame(1180, 920), pen.part("arrow.up.right.and.arrow.down.left", 500, 500, isClear: false))
    case "rectangle.and.pencil.and.ellipsis":
      return of(
        drawn(pen.panel(pen.box(1180, 620, 0, 100), radius: 150, isFilled: false), level: 1),
        pen.part("ellipsis", 480, 140, -180, 110, isClear: false), pen.part("pencil", 620, 620, 320, -120))
    case "4k.tv":
      func letter(_ name: String, _ x: CGFloat) -> Part {
        Part(ink: .content(name), box: pen.box(220, 330, x, -70), isClear: false, isHole: isFilled)
      }
      return of(
        pen.part("tv\(fill)", 1160, 1000, level: 1, isClear: false), letter("4.circle", -150),
        letter("k.circle", 150))
    case "lock.open.display":
      return of(
        pen.part("display", 1160, 1000, level: 1, isClear: false),
        pen.part("lock.open.fill", 460, 400, 30, -110, isClear: false))
    case "platter.filled.top.and.arrow.up.iphone", "platter.filled.bottom.and.arrow.down.iphone":
      let isTop = stem.contains("top")
      let side: CGFloat = isTop ? -1 : 1
      return of(
        pen.part("iphone", 760, 1200, level: 1, isClear: false), drawn(block(430, 260, 0, side * 340)),
        pen.part(isTop ? "arrow.up" : "arrow.down", 320, 380, 0, -side * 120, isClear: false))
    default:
      return beside(stem, fill: fill, pen: pen)
    }
  }

  private static func beside(_ stem: String, fill: String, pen: SymbolPen) -> SymbolRecipe? {
    func waves(_ x: CGFloat, _ radii: [CGFloat], _ spread: Double = 38) -> Path {
      pen.all(radii.map { pen.arc(x, 0, $0, from: -spread, to: spread) })
    }

    switch stem {
    case "rays":
      var rays = Path()
      for turn in 0..<8 {
        rays.addPath(
          pen.lines([(0, -270), (0, -500)]).applying(
            CGAffineTransform(rotationAngle: CGFloat(turn) * .pi / 4)))
      }
      return of(drawn(rays))
    case "circle.dotted.and.circle":
      return of(pen.part("circle.dotted", 800, 800, -220, level: 1), pen.part("circle", 800, 800, 220))
    case "arrow.up.and.down.and.sparkles":
      return of(
        pen.part("arrow.up.and.down", 420, 1040, -300), pen.part("sparkles", 640, 640, 240, -80, level: 1))
    case "smoke":
      let puffs = pen.all(
        [-260, 0, 260].map { (x: CGFloat) in
          pen.lines([(x, 280), (x + 70, 360), (x - 20, 440), (x + 50, 520)])
        })
      return of(pen.part("cloud\(fill)", 1060, 720, 0, -180, isClear: false), drawn(puffs, level: 1))
    case "digitalcrown.arrow.clockwise", "digitalcrown.arrow.counterclockwise":
      let arrow = stem.hasSuffix(".clockwise") ? "arrow.clockwise" : "arrow.counterclockwise"
      return of(
        pen.part(arrow, 1100, 1160, level: 1, isClear: false),
        drawn(pen.panel(pen.box(260, 520, 0, 40), radius: 90, isFilled: !fill.isEmpty)))
    case "phone.arrow.down.left", "phone.arrow.up.right":
      let arrow = stem.hasSuffix("left") ? "arrow.down.left" : "arrow.up.right"
      return of(
        pen.part("phone\(fill)", 960, 960, -100, 80, level: 1), pen.part(arrow, 400, 400, 290, -300))
    case "arrow.turn.up.forward.iphone":
      return of(
        pen.part("iphone\(fill)", 620, 1140, 200, 0, level: 1),
        pen.part("arrow.turn.up.right", 520, 460, -330, 40))
    case "checkmark.seal.text.page", "info.circle.text.page":
      let badge = stem.hasPrefix("info") ? "info.circle.fill" : "checkmark.seal.fill"
      return of(
        pen.part("doc.plaintext\(fill)", 900, 1140, -120, level: 1), pen.part(badge, 560, 560, 360, 270))
    case "zipper.page":
      let teeth = pen.all((-3...2).map { pen.disc($0 % 2 == 0 ? -50 : 50, CGFloat($0) * 110, 48) })
      return of(
        pen.part("doc\(fill)", 900, 1160, level: 1, isClear: false), drawn(teeth, isHole: !fill.isEmpty))
    case "key.radiowaves.forward":
      return of(pen.part("key\(fill)", 560, 1100, -280), drawn(waves(-120, [420, 590]), level: 1))
    case "person.2.wave.2":
      return of(
        pen.part("person\(fill)", 460, 820, -540), pen.part("person\(fill)", 460, 820, 540),
        drawn(pen.arc(-420, -180, 300, from: -34, to: 34), level: 1),
        drawn(pen.arc(420, -180, 300, from: 146, to: 214), level: 1))
    case "figure.wave":
      return of(
        pen.part("figure.stand", 560, 1140, -100, isClear: false),
        drawn(
          pen.all([
            pen.arc(120, -380, 170, from: -60, to: 40), pen.arc(120, -380, 320, from: -60, to: 40),
          ]), level: 1))
    case "hand.point.up.braille":
      var dots = Path()
      for column: CGFloat in [-110, 110] {
        for row: CGFloat in [-480, -300, -120] { dots.addPath(pen.disc(column - 280, row, 62)) }
      }
      return of(drawn(dots, level: 1), pen.part("hand.point.up.left\(fill)", 800, 860, 120, 150))
    case "rectangle.3.group.bubble.left":
      return of(
        pen.part("rectangle.3.group\(fill)", 1000, 800, 120, -130, level: 1),
        pen.part("bubble.left\(fill)", 600, 560, -290, 260))
    case "theatermask.and.paintbrush":
      return of(
        pen.part("theatermasks\(fill)", 900, 860, -150, -80, level: 1),
        pen.part("paintbrush\(fill)", 620, 620, 330, 230))
    case "textformat.abc.dottedunderline":
      let dots = pen.all((-4...4).map { pen.disc(CGFloat($0) * 125, 260, 42) })
      return of(pen.part("textformat.abc", 1160, 480, 0, -90, isClear: false), drawn(dots, level: 1))
    case "gauge.with.dots.needle.bottom.50percent":
      return of(pen.part("gauge.with.dots.needle.50percent", 1100, 1100))
    case "thermometer.low", "thermometer.high":
      return of(pen.part("thermometer.medium", 500, 1160))
    case "increase.quotelevel", "decrease.quotelevel":
      let indent = stem.hasPrefix("increase") ? "increase.indent" : "decrease.indent"
      return of(drawn(pen.lines([(-560, -430), (-560, 430)]), level: 1), pen.part(indent, 940, 860, 100))
    default:
      return nil
    }
  }
}
