import Foundation
import Geometry

/// Dials, gauges, windows and boxes of devices.
extension DrawnSymbols {
  func devices(_ name: String) -> [SymbolLayer]? {
    let isFilled = name.hasSuffix(".fill")
    let stem = isFilled ? String(name.dropLast(5)) : name
    switch stem {
    case "dial.min", "dial.low", "dial.medium", "dial.high", "dial.max":
      let angles: [String: Double] = ["min": -135, "low": -70, "medium": 0, "high": 70, "max": 135]
      return dial(pointing: angles[String(stem.dropFirst(5))] ?? 0, isFilled: isFilled)
    case "internaldrive":
      return drive(isFilled: isFilled)
    case "macmini":
      return pen.framed(
        pen.panel(pen.box(1140, 420), radius: 120, isFilled: isFilled),
        pen.disc(400, 60, line * 0.6), isFilled: isFilled)
    case "macstudio":
      return pen.framed(
        pen.panel(pen.box(1060, 620), radius: 130, isFilled: isFilled),
        pen.all([
          pen.bar(from: -380, to: -240, y: 130), pen.bar(from: -140, to: 0, y: 130),
          pen.disc(360, 130, line * 0.6),
        ]), isFilled: isFilled)
    case "ipodtouch.landscape":
      return pen.framed(
        pen.panel(pen.box(1200, 640), radius: 130, isFilled: isFilled), pen.ring(460, 0, 80),
        isFilled: isFilled)
    case "airpodspro.chargingcase.wireless", "airpods.gen3.chargingcase":
      return pen.framed(
        pen.panel(pen.box(1120, 840), radius: 330, isFilled: isFilled),
        pen.all([pen.bar(from: -560 + line, to: 560 - line, y: -110), pen.disc(0, 90, line * 0.8)]),
        isFilled: isFilled)
    case "airpod.gen3.left", "airpod.gen3.right":
      let side: CGFloat = stem.hasSuffix("left") ? 1 : -1
      let bud = pen.all([
        pen.disc(-side * 70, -260, 250),
        Path(roundedRect: pen.box(150, 640, side * 80, 180), cornerRadius: 75),
      ])
      return [SymbolLayer(outline: bud)]
    case "applewatch.side.right":
      return [
        SymbolLayer(outline: pen.panel(pen.box(300, 620), radius: 110, isFilled: isFilled)),
        SymbolLayer(
          outline: pen.all([
            pen.lines([(-60, -310), (-20, -560), (90, -560)]),
            pen.lines([(-60, 310), (-20, 560), (90, 560)]),
            Path(roundedRect: pen.box(70, 200, 190, -70), cornerRadius: 35),
          ]), level: 1),
      ]
    case "flipphone":
      return [
        SymbolLayer(outline: pen.panel(pen.box(560, 560, 0, -290), radius: 110, isFilled: isFilled)),
        SymbolLayer(outline: pen.panel(pen.box(560, 500, 0, 290), radius: 110, isFilled: isFilled)),
      ]
    case "uiwindow.split.2x1", "macwindow.split.2x1":
      return window(pen.all([Path(pen.box(line, 700 - line, 0, 110)), titleLine]))
    case "lanyardcard":
      var marks = pen.all([pen.disc(0, 0, 130), pen.bar(from: -190, to: 190, y: 380)])
      marks.addPath(
        Path {
          $0.addArc(
            center: CGPoint(x: 0, y: 290), radius: 210, startAngle: .degrees(180), endAngle: .degrees(360),
            clockwise: false)
          $0.closeSubpath()
        })
      var card = pen.panel(pen.box(780, 980, 0, 80), radius: 140, isFilled: isFilled)
      card.addPath(Path(roundedRect: pen.box(260, 130, 0, -500), cornerRadius: 60))
      return pen.framed(card, marks, isFilled: isFilled)
    case "widget.extralarge":
      return [SymbolLayer(outline: pen.panel(pen.box(1240, 900), radius: 180, isFilled: isFilled))]
    case "appclip":
      let edge = Path(roundedRect: pen.box(1000 - line, 1000 - line), cornerRadius: 240)
      var whole = Path()
      for side: CGFloat in [-1, 1] {
        whole.addPath(Path(CGRect(x: side < 0 ? -520 : 0, y: side < 0 ? -520 : 0, width: 520, height: 520)))
      }
      return [
        SymbolLayer(outline: pen.outlined(edge, dash: [110, 78]), knockouts: [whole], level: 1),
        SymbolLayer(
          outline: pen.outlined(edge),
          knockouts: [
            Path(CGRect(x: 0, y: -520, width: 520, height: 520)),
            Path(CGRect(x: -520, y: 0, width: 520, height: 520)),
          ]),
      ]
    case "airplayaudio":
      var waves = Path()
      for radius: CGFloat in [230, 390, 550] {
        waves.addPath(pen.arc(0, -40, radius, from: 140, to: 400))
      }
      return [
        SymbolLayer(outline: pen.polygon([(0, 60), (340, 500), (-340, 500)])),
        SymbolLayer(
          outline: waves, knockouts: [pen.polygon([(0, -20), (420, 560), (-420, 560)])], level: 1),
      ]
    case "eyes", "eyes.inverse":
      let isInverse = stem.hasSuffix("inverse") || isFilled
      return [-1, 1].map { (side: CGFloat) in
        let edge = Path(ellipseIn: pen.box(480, 820, side * 280))
        let pupil = Path(ellipseIn: pen.box(210, 300, side * 280 + 70, 60))
        return isInverse
          ? SymbolLayer(outline: edge, knockouts: [pupil])
          : SymbolLayer(
            outline: pen.all([
              pen.outlined(Path(ellipseIn: pen.box(480 - line, 820 - line, side * 280))), pupil,
            ]))
      }
    default: return gauge(stem) ?? pads(stem, isFilled: isFilled)
    }
  }

  /// A drive seen from its front: measured at 17 points, its ink is 20.33 by 15.
  private func drive(isFilled: Bool) -> [SymbolLayer] {
    let front = pen.panel(pen.box(1196, 458, 0, 212), radius: 229, isFilled: isFilled)
    let slots = pen.all(
      (-1...3).map { Path(roundedRect: pen.box(58, 160, CGFloat($0) * 117, 212), cornerRadius: 29) })
    let edge = -441 + line / 2
    var top = Path { path in
      path.move(to: CGPoint(x: -545, y: 90))
      path.addLine(to: CGPoint(x: -390, y: -290))
      path.addQuadCurve(to: CGPoint(x: -215, y: edge), control: CGPoint(x: -335, y: edge))
      path.addLine(to: CGPoint(x: 215, y: edge))
      path.addQuadCurve(to: CGPoint(x: 390, y: -290), control: CGPoint(x: 335, y: edge))
      path.addLine(to: CGPoint(x: 545, y: 90))
    }
    if isFilled {
      let around = Path(
        roundedRect: pen.box(1196 + 2 * SymbolPen.gap, 458 + 2 * SymbolPen.gap, 0, 212), cornerRadius: 299)
      top.closeSubpath()
      return [
        SymbolLayer(outline: front, knockouts: [slots]),
        SymbolLayer(outline: top, knockouts: [around]),
        SymbolLayer(outline: pen.outlined(top), knockouts: [around]),
      ]
    }
    return pen.framed(pen.all([front, pen.outlined(top)]), slots, isFilled: false)
  }

  /// A knob with its pointer, between the marks around it; 0 degrees is up.
  private func dial(pointing angle: Double, isFilled: Bool) -> [SymbolLayer] {
    func place(_ degrees: Double, _ radius: CGFloat) -> (CGFloat, CGFloat) {
      let turn = degrees * Trigonometry.pi / 180
      return (radius * CGFloat(Trigonometry.sine(turn)), -radius * CGFloat(Trigonometry.cosine(turn)))
    }
    let pointer = pen.lines([place(angle, 120), place(angle, 250)])
    var marks = Path()
    for degrees in stride(from: -135.0, through: 135, by: 45) {
      let (x, y) = place(degrees, 510)
      marks.addPath(pen.disc(x, y, line * 0.6))
    }
    return pen.framed(pen.dot(0, 0, 370, isFilled: isFilled), pointer, isFilled: isFilled)
      + [SymbolLayer(outline: marks, level: 1)]
  }

  /// `gauge.with.dots.needle.33percent`: a scale of dots and a needle at a share of it.
  private func gauge(_ stem: String) -> [SymbolLayer]? {
    guard stem.hasPrefix("gauge.with.dots.needle."), stem.hasSuffix("percent"),
      let percent = Int(stem.dropFirst(23).dropLast(7)), 0...100 ~= percent
    else { return nil }
    var dots = Path()
    func place(_ share: Double, _ radius: CGFloat) -> (CGFloat, CGFloat) {
      let turn = (share * 270 - 135) * Trigonometry.pi / 180
      return (radius * CGFloat(Trigonometry.sine(turn)), -radius * CGFloat(Trigonometry.cosine(turn)))
    }
    for step in 0...6 {
      let (x, y) = place(Double(step) / 6, 330)
      dots.addPath(pen.disc(x, y, line * 0.6))
    }
    let needle = place(Double(percent) / 100, 240)
    return [
      SymbolLayer(outline: pen.ring(0, 0, 500), level: 1), SymbolLayer(outline: dots, level: 1),
      SymbolLayer(outline: pen.all([pen.lines([(0, 0), needle]), pen.disc(0, 0, line)])),
    ]
  }

  /// `circle.grid.cross.left.filled` and `dpad.up.filled`: a cross of which one arm is filled.
  private func pads(_ stem: String, isFilled: Bool) -> [SymbolLayer]? {
    let words = stem.split(separator: ".").map(String.init)
    guard let arm = ["up", "down", "left", "right"].first(where: words.contains),
      words.last == "filled" || isFilled
    else { return nil }
    let places: [(String, CGFloat, CGFloat)] = [
      ("up", 0, -1), ("down", 0, 1), ("left", -1, 0), ("right", 1, 0),
    ]
    if stem.hasPrefix("circle.grid.cross.") {
      return places.map { name, x, y in
        SymbolLayer(
          outline: pen.dot(x * 380, y * 380, 170, isFilled: name == arm), level: name == arm ? 0 : 1)
      }
    }
    guard words.first == "dpad" else { return nil }
    return places.map { name, x, y in
      let box = x == 0 ? pen.box(330, 400, 0, y * 300) : pen.box(400, 330, x * 300, 0)
      return SymbolLayer(
        outline: pen.panel(box, radius: 90, isFilled: name == arm), level: name == arm ? 0 : 1)
    }
  }

  private var titleLine: Path { Path(pen.box(1160 - line, line * 0.8, 0, -260)) }

  private func window(_ marks: Path) -> [SymbolLayer] {
    pen.framed(pen.panel(pen.box(1160, 920), radius: 160, isFilled: false), marks, isFilled: false)
  }
}
