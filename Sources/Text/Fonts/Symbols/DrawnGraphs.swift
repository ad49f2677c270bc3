import Foundation
import Geometry

/// Charts, networks and waves.
extension DrawnSymbols {
  func graphs(_ name: String) -> [SymbolLayer]? {
    switch name {
    case "chart.line.uptrend.xyaxis": return trend([(-360, 210), (-130, -60), (90, 100), (440, -290)])
    case "chart.line.downtrend.xyaxis": return trend([(-360, -290), (-130, -20), (90, -180), (440, 210)])
    case "chart.line.flattrend.xyaxis": return trend([(-360, 0), (-130, -90), (90, 90), (440, 0)])
    case "point.3.connected.trianglepath.dotted", "point.3.filled.connected.trianglepath.dotted":
      let isFilled = name.contains("filled")
      let corners: [(CGFloat, CGFloat)] = [(0, -370), (-430, 370), (430, 370)]
      var dots = Path()
      for (a, b) in [(0, 1), (1, 2), (2, 0)] {
        for step: CGFloat in [0.36, 0.5, 0.64] {
          let (p, q) = (corners[a], corners[b])
          dots.addPath(pen.disc(p.0 + (q.0 - p.0) * step, p.1 + (q.1 - p.1) * step, line * 0.55))
        }
      }
      return [
        SymbolLayer(outline: pen.all(corners.map { pen.dot($0.0, $0.1, 170, isFilled: isFilled) })),
        SymbolLayer(outline: dots, level: 1),
      ]
    case "dot.radiowaves.right", "dot.radiowaves.forward": return waves(facing: 1)
    case "dot.radiowaves.left": return waves(facing: -1)
    case "aqi.low", "aqi.medium", "aqi.high": return [SymbolLayer(outline: haze(name))]
    default: return nil
    }
  }

  private func trend(_ points: [(CGFloat, CGFloat)]) -> [SymbolLayer] {
    [
      SymbolLayer(outline: pen.lines(points)),
      SymbolLayer(outline: pen.lines([(-560, -450), (-560, 450), (560, 450)]), level: 1),
    ]
  }

  private func waves(facing side: CGFloat) -> [SymbolLayer] {
    let middle: Double = side > 0 ? 0 : 180
    let x = -side * 330
    return [SymbolLayer(outline: pen.disc(x, 0, 110))]
      + [250, 430, 610].map { (radius: CGFloat) in
        SymbolLayer(outline: pen.arc(x, 0, radius, from: middle - 48, to: middle + 48))
      }
  }

  /// More dots the worse the air is.
  private func haze(_ name: String) -> Path {
    var dots = Path()
    let (step, radius): (CGFloat, CGFloat) =
      name == "aqi.low" ? (300, 75) : name == "aqi.medium" ? (230, 75) : (180, 70)
    let count = Int(500 / step)
    for row in -count...count {
      for column in -count...count {
        let (x, y) = (CGFloat(column) * step, CGFloat(row) * step)
        if x * x + y * y <= 520 * 520 { dots.addPath(pen.disc(x, y, radius)) }
      }
    }
    return dots
  }
}
