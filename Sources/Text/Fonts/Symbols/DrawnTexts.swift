import Foundation
import Geometry

/// Lines of text, letters and what is about them.
extension DrawnSymbols {
  func texts(_ name: String) -> [SymbolLayer]? {
    switch name {
    case "text.justify": return lines(of: [1, 1, 1, 1])
    case "text.justify.left", "text.justify.leading", "text.justifyleft": return lines(of: [1, 1, 1, 0.6])
    case "text.justify.right", "text.justify.trailing", "text.justifyright":
      return lines(of: [1, 1, 1, 0.6], fromRight: true)
    case "text": return lines(of: [0.9, 0.6, 0.9, 0.45])
    case "text.append":
      return lines(of: [1, 1, 0.5], rising: 90)
        + [
          SymbolLayer(
            outline: pen.all([pen.lines([(330, 80), (330, 440)]), pen.lines([(150, 260), (510, 260)])]))
        ]
    case "text.quote":
      var marks = pen.lines([(-480, -400), (-480, 400)])
      for (y, right): (CGFloat, CGFloat) in [(-320, 520), (-110, 400), (110, 520), (320, 250)] {
        marks.addPath(pen.bar(from: -300, to: right, y: y))
      }
      return [SymbolLayer(outline: marks)]
    case "character.cursor.ibeam":
      return [
        SymbolLayer(outline: pen.lines([(-560, 350), (-290, -350), (-20, 350)])),
        SymbolLayer(outline: pen.lines([(-460, 110), (-120, 110)])),
        SymbolLayer(outline: ibeam(at: 330)),
      ]
    case "lines.measurement.horizontal": return [SymbolLayer(outline: ticks)]
    case "lines.measurement.vertical":
      return [SymbolLayer(outline: ticks.applying(CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)))]
    case "zzz":
      return [
        SymbolLayer(outline: letterZ(-420, 330, 120)), SymbolLayer(outline: letterZ(-60, 60, 170)),
        SymbolLayer(outline: letterZ(380, -260, 230)),
      ]
    case "exclamationmark.2", "exclamationmark.3":
      let count = name.hasSuffix("2") ? 2 : 3
      return (0..<count).map { index in
        let x = (CGFloat(index) - CGFloat(count - 1) / 2) * 260
        var mark = pen.lines([(x, -400), (x, 150)])
        mark.addPath(pen.disc(x, 380, line * 0.75))
        return SymbolLayer(outline: mark)
      }
    case "list.bullet.below.rectangle":
      var marks = Path()
      for y: CGFloat in [90, 270, 450] {
        marks.addPath(pen.disc(-500, y, line * 0.7))
        marks.addPath(pen.bar(from: -350, to: 560, y: y))
      }
      return [
        SymbolLayer(outline: pen.panel(pen.box(1180, 440, 0, -290), radius: 110, isFilled: false), level: 1),
        SymbolLayer(outline: marks),
      ]
    case "square.fill.text.grid.1x2":
      var marks = Path()
      for y: CGFloat in [-270, 270] {
        marks.addPath(Path(roundedRect: pen.box(420, 420, -370, y), cornerRadius: 90))
        marks.addPath(pen.bar(from: -30, to: 580, y: y - 90))
        marks.addPath(pen.bar(from: -30, to: 400, y: y + 90))
      }
      return [SymbolLayer(outline: marks)]
    default: return nil
    }
  }

  private func lines(of shares: [CGFloat], fromRight: Bool = false, rising: CGFloat = 0) -> [SymbolLayer] {
    var marks = Path()
    for (index, share) in shares.enumerated() {
      let y = (CGFloat(index) - CGFloat(shares.count - 1) / 2) * 230 - rising
      let width = 1080 * share
      marks.addPath(
        fromRight ? pen.bar(from: 540 - width, to: 540, y: y) : pen.bar(from: -540, to: width - 540, y: y))
    }
    return [SymbolLayer(outline: marks)]
  }

  private func ibeam(at x: CGFloat) -> Path {
    pen.outlined(
      Path {
        for side: CGFloat in [-1, 1] {
          $0.move(to: CGPoint(x: x + side * 170, y: -480))
          $0.addQuadCurve(to: CGPoint(x: x, y: -360), control: CGPoint(x: x, y: -480))
          $0.addLine(to: CGPoint(x: x, y: 360))
          $0.addQuadCurve(to: CGPoint(x: x + side * 170, y: 480), control: CGPoint(x: x, y: 480))
        }
      })
  }

  private var ticks: Path {
    pen.all(
      (0...8).map { index in
        let x = (CGFloat(index) - 4) * 150
        let half: CGFloat = index % 4 == 0 ? 330 : 190
        return pen.lines([(x, -half), (x, half)])
      })
  }

  private func letterZ(_ x: CGFloat, _ y: CGFloat, _ half: CGFloat) -> Path {
    pen.lines([
      (x - half * 0.8, y - half), (x + half * 0.8, y - half), (x - half * 0.8, y + half),
      (x + half * 0.8, y + half),
    ])
  }
}
