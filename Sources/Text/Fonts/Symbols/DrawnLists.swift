import Foundation
import Geometry

/// Lists, tables, charts and controls.
extension DrawnSymbols {
  func lists(_ name: String) -> [SymbolLayer]? {
    let isFilled = name.hasSuffix(".fill")
    let stem = isFilled ? String(name.dropLast(5)) : name
    switch stem {
    case "list.bullet.indent":
      return list(rows: [(-500, -350, 560), (-320, -160, 560), (-320, -160, 560), (-500, -350, 560)]) {
        pen.disc($0, $1, line * 0.75)
      }
    case "list.triangle":
      return list(rows: [(-510, -300, 560), (-510, -300, 560), (-510, -300, 560)]) { x, y in
        pen.polygon([(x - 70, y - 100), (x + 100, y), (x - 70, y + 100)])
      }
    case "list.star":
      return list(rows: [(-490, -300, 560), (-490, -300, 560), (-490, -300, 560)]) { star($0, $1, 115) }
    case "checklist.unchecked":
      return list(rows: [(-460, -230, 560), (-460, -230, 560), (-460, -230, 560)]) { pen.ring($0, $1, 120) }
    case "list.dash.header.rectangle":
      var marks = Path(roundedRect: pen.box(820, 150, 0, -250), cornerRadius: 50)
      for y: CGFloat in [10, 190, 340] {
        marks.addPath(pen.bar(from: -410, to: -300, y: y))
        marks.addPath(pen.bar(from: -190, to: 410, y: y))
      }
      return pen.framed(
        pen.panel(pen.box(1160, 960), radius: 160, isFilled: isFilled), marks, isFilled: isFilled)
    case "text.line.first.and.arrowtriangle.forward", "text.line.last.and.arrowtriangle.forward":
      let isFirst = stem.contains("first")
      var marks = Path()
      for (row, y): (Int, CGFloat) in [(0, -330), (1, -110), (2, 110), (3, 330)] {
        marks.addPath(pen.bar(from: row == (isFirst ? 0 : 3) ? -220 : -540, to: 540, y: y))
      }
      let y: CGFloat = isFirst ? -330 : 330
      return [
        SymbolLayer(outline: marks, level: 1),
        SymbolLayer(outline: pen.polygon([(-540, y - 130), (-320, y), (-540, y + 130)])),
      ]
    case "chart.bar.xaxis.ascending", "chart.bar.xaxis.descending":
      let heights: [CGFloat] =
        stem.hasSuffix("ascending") && !stem.hasSuffix("descending")
        ? [280, 520, 780] : [780, 520, 280]
      return [
        SymbolLayer(
          outline: pen.all(
            zip([-360, 0, 360], heights).map { (x: CGFloat, height: CGFloat) in
              Path(
                roundedRect: CGRect(x: x - 115, y: 340 - height, width: 230, height: height), cornerRadius: 50
              )
            })), SymbolLayer(outline: pen.bar(from: -560, to: 560, y: 480), level: 1),
      ]
    case "slider.horizontal.below.rectangle":
      return [
        SymbolLayer(
          outline: pen.panel(pen.box(1160, 640, 0, -220), radius: 140, isFilled: isFilled), level: 1),
        SymbolLayer(outline: slider(at: 400)),
      ]
    case "slider.horizontal.below.square.filled.and.square",
      "slider.horizontal.below.square.and.square.filled":
      let isLeft = stem.hasSuffix("square.filled.and.square")
      return [
        SymbolLayer(
          outline: pen.panel(pen.box(500, 500, -300, -220), radius: 120, isFilled: isLeft), level: 1),
        SymbolLayer(
          outline: pen.panel(pen.box(500, 500, 300, -220), radius: 120, isFilled: !isLeft), level: 1),
        SymbolLayer(outline: slider(at: 330)),
      ]
    case "slider.horizontal.2.gobackward":
      return [
        SymbolLayer(
          outline: pen.all([
            pen.arc(0, 0, 500, from: -60, to: 240), pen.polygon([(-330, -480), (-40, -560), (-120, -280)]),
          ]), level: 1),
        SymbolLayer(
          outline: pen.all([
            pen.bar(from: -260, to: 260, y: -110), pen.disc(-90, -110, 95),
            pen.bar(from: -260, to: 260, y: 130),
            pen.disc(90, 130, 95),
          ])),
      ]
    case "lightspectrum.horizontal":
      return [
        SymbolLayer(
          outline: pen.all(
            (0..<7).map { index in
              let width = 130 - CGFloat(index) * 16
              return Path(
                roundedRect: pen.box(width, 760, -480 + CGFloat(index) * 165, 0), cornerRadius: width / 2)
            }))
      ]
    case "progress.indicator":
      return (0..<8).map { spoke in
        let turn = Double(spoke) * Trigonometry.pi / 4
        let (x, y) = (CGFloat(Trigonometry.sine(turn)), -CGFloat(Trigonometry.cosine(turn)))
        return SymbolLayer(
          outline: pen.outlined(
            Path {
              $0.move(to: CGPoint(x: x * 230, y: y * 230))
              $0.addLine(to: CGPoint(x: x * 450, y: y * 450))
            }, line * 1.35), level: spoke == 0 ? 0 : 1)
      }
    case "cross.vial":
      let body = Path(roundedRect: pen.box(560, 880, 0, 130), cornerRadius: 200)
      let cap = Path(roundedRect: pen.box(620, 200, 0, -460), cornerRadius: 60)
      let cross = pen.all([
        Path(roundedRect: pen.box(110, 330, 0, 150), cornerRadius: 30),
        Path(roundedRect: pen.box(330, 110, 0, 150), cornerRadius: 30),
      ])
      if isFilled {
        return [SymbolLayer(outline: body, knockouts: [cross]), SymbolLayer(outline: cap, level: 1)]
      }
      return [
        SymbolLayer(
          outline: pen.outlined(
            Path(roundedRect: pen.box(560 - line, 880 - line, 0, 130), cornerRadius: 180)), level: 1),
        SymbolLayer(outline: cross),
        SymbolLayer(outline: pen.panel(pen.box(620, 200, 0, -460), radius: 60, isFilled: false), level: 1),
      ]
    case "xmark.bin":
      let body = pen.polygon([(-390, -270), (390, -270), (310, 540), (-310, 540)])
      let lid = pen.all([
        pen.bar(from: -480, to: 480, y: -360),
        pen.lines([(-150, -370), (-110, -500), (110, -500), (150, -370)]),
      ])
      let mark = pen.all([pen.lines([(-130, 20), (130, 280)]), pen.lines([(130, 20), (-130, 280)])])
      let frame = isFilled ? pen.all([body, pen.outlined(body)]) : pen.outlined(body)
      return pen.framed(frame, mark, isFilled: isFilled) + [SymbolLayer(outline: lid)]
    case "doc.zipper":
      var teeth = Path()
      for row in 0..<5 {
        let y = -460 + CGFloat(row) * 120
        teeth.addPath(Path(pen.box(90, 60, row % 2 == 0 ? -50 : 50, y)))
      }
      teeth.addPath(Path(roundedRect: pen.box(170, 260, 0, 250), cornerRadius: 60))
      return pen.framed(
        pen.panel(pen.box(900, 1140), radius: 170, isFilled: isFilled), teeth, isFilled: isFilled)
    case "menucard":
      let marks = pen.all([-230, -60, 110, 280].map { (y: CGFloat) in pen.bar(from: -210, to: 210, y: y) })
      return pen.framed(
        pen.panel(pen.box(820, 1160), radius: 90, isFilled: isFilled), marks, isFilled: isFilled)
    case "character.textbox":
      return [
        SymbolLayer(outline: pen.panel(pen.box(1220, 820), radius: 170, isFilled: isFilled), level: 1),
        SymbolLayer(outline: pen.lines([(-420, 210), (-230, -230), (-40, 210)])),
        SymbolLayer(outline: pen.lines([(-350, 60), (-110, 60)])),
        SymbolLayer(outline: pen.lines([(200, -230), (200, 230)])),
      ]
    case "textformat.characters":
      return [
        SymbolLayer(outline: pen.lines([(-620, 330), (-380, -330), (-140, 330)])),
        SymbolLayer(outline: pen.lines([(-530, 110), (-230, 110)])),
        SymbolLayer(
          outline: pen.all([
            pen.lines([(60, -200), (620, -200)]), pen.lines([(340, -360), (340, -200)]),
            pen.lines([(520, -190), (340, 120), (70, 340)]),
            pen.lines([(160, -190), (340, 120), (610, 340)]),
          ])),
      ]
    case "square.on.square.dashed":
      let whole = Path(roundedRect: pen.box(780, 780, -130, 130), cornerRadius: 160)
      let edge = Path(roundedRect: pen.box(780 - line, 780 - line, 130, -130), cornerRadius: 140)
      return [
        SymbolLayer(
          outline: pen.outlined(edge, dash: [100, 70]), knockouts: pen.cleared(whole, by: 60), level: 1),
        SymbolLayer(outline: pen.panel(pen.box(780, 780, -130, 130), radius: 160, isFilled: isFilled)),
      ]
    case "rectangle.inset.filled.on.rectangle":
      let whole = Path(roundedRect: pen.box(960, 720, -130, 130), cornerRadius: 150)
      return [
        SymbolLayer(
          outline: pen.panel(pen.box(960, 720, 130, -130), radius: 150, isFilled: false),
          knockouts: pen.cleared(whole, by: 60), level: 1),
        SymbolLayer(outline: pen.panel(pen.box(960, 720, -130, 130), radius: 150, isFilled: false)),
        SymbolLayer(outline: Path(roundedRect: pen.box(660, 420, -130, 130), cornerRadius: 60)),
      ]
    default: return nil
    }
  }

  /// Lines with marks before them: the mark's middle, and where the line begins and ends.
  private func list(
    rows: [(mark: CGFloat, start: CGFloat, end: CGFloat)], mark: (CGFloat, CGFloat) -> Path
  ) -> [SymbolLayer] {
    let step: CGFloat = rows.count > 3 ? 240 : 320
    var lines = Path()
    var marks = Path()
    for (index, row) in rows.enumerated() {
      let y = (CGFloat(index) - CGFloat(rows.count - 1) / 2) * step
      marks.addPath(mark(row.mark, y))
      lines.addPath(pen.bar(from: row.start, to: row.end, y: y))
    }
    return [SymbolLayer(outline: marks), SymbolLayer(outline: lines, level: 1)]
  }

  private func star(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
    pen.polygon(
      (0..<10).map { corner in
        let turn = Double(corner) * Trigonometry.pi / 5
        let reach = corner % 2 == 0 ? radius : radius * 0.42
        return (x + reach * CGFloat(Trigonometry.sine(turn)), y - reach * CGFloat(Trigonometry.cosine(turn)))
      })
  }

  private func slider(at y: CGFloat) -> Path {
    pen.all([pen.bar(from: -580, to: 580, y: y), pen.disc(-190, y, 140)])
  }
}
