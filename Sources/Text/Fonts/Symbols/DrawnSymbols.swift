import Foundation
import Geometry

/// Symbols that are drawn here, because the fonts' drawings are of another shape than Apple's.
///
/// Lengths are in thousandths of the em, from the middle of the capitals, y down; sizes are those of the ink in Apple's
/// pictures.
struct DrawnSymbols {
  /// How thick lines are.
  let line: CGFloat

  init(weight: Double) {
    line = CGFloat(min(max(72 + (weight - 400) * 0.13, 30), 140))
  }

  /// The layers of a symbol around the origin; nil for one that is not drawn here.
  func layers(_ name: String) -> [SymbolLayer]? {
    switch name {
    case "checkmark": [SymbolLayer(outline: checkmark)]
    case "photo": photo(isFilled: false)
    case "photo.fill": photo(isFilled: true)
    case "eraser": [SymbolLayer(outline: eraser(isFilled: false))]
    case "eraser.fill":
      [
        SymbolLayer(
          outline: eraser(isFilled: true), knockout: turned(CGRect(x: -160, y: -400, width: 50, height: 800)))
      ]
    case "book.pages": bookPages(isFilled: false)
    case "book.pages.fill": bookPages(isFilled: true)
    case "externaldrive.connected.to.line.below": connectedDrive(isFilled: false)
    case "externaldrive.connected.to.line.below.fill": connectedDrive(isFilled: true)
    case "face.smiling", "face.smiling.inverse": smilingFace(isFilled: name.hasSuffix("inverse"))
    default: nil
    }
  }

  private func box(_ width: CGFloat, _ height: CGFloat, at center: CGPoint = .zero) -> CGRect {
    CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  private func outlined(_ path: Path, _ width: CGFloat? = nil) -> Path {
    path.strokedPath(StrokeStyle(lineWidth: width ?? line, lineCap: .round, lineJoin: .round))
  }

  /// The edge of a box with round corners, or all of it.
  private func panel(_ rect: CGRect, radius: CGFloat, isFilled: Bool) -> Path {
    if isFilled { return Path(roundedRect: rect, cornerRadius: radius) }
    let inner = rect.insetBy(dx: line / 2, dy: line / 2)
    return outlined(Path(roundedRect: inner, cornerRadius: max(radius - line / 2, 0)))
  }

  private func polygon(_ points: [(CGFloat, CGFloat)]) -> Path {
    Path { path in
      path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
      path.closeSubpath()
    }
  }

  private var checkmark: Path {
    outlined(
      Path {
        $0.move(to: CGPoint(x: -400, y: 60))
        $0.addLine(to: CGPoint(x: -150, y: 378))
        $0.addLine(to: CGPoint(x: 400, y: -378))
      })
  }

  private func photo(isFilled: Bool) -> [SymbolLayer] {
    var picture = Path(ellipseIn: box(190, 190, at: CGPoint(x: -290, y: -150)))
    picture.addPath(
      polygon([
        (-500, 310), (-500, 220), (-270, 30), (-130, 150), (160, -110), (500, 190), (500, 310),
      ]))
    let frame = panel(box(1180, 920), radius: 170, isFilled: isFilled)
    if isFilled { return [SymbolLayer(outline: frame, knockout: picture)] }
    return [SymbolLayer(outline: frame, level: 1), SymbolLayer(outline: picture)]
  }

  private static let eighth = CGAffineTransform(
    a: 0.70710678, b: -0.70710678, c: 0.70710678, d: 0.70710678, tx: 0, ty: 0)

  private func turned(_ rect: CGRect) -> Path { Path(rect).applying(Self.eighth) }

  private func eraser(isFilled: Bool) -> Path {
    let body = box(860, 500)
    var path = panel(body, radius: 130, isFilled: isFilled)
    if !isFilled {
      path.addPath(
        outlined(
          Path {
            $0.move(to: CGPoint(x: -135, y: -250 + line / 2))
            $0.addLine(to: CGPoint(x: -135, y: 250 - line / 2))
          }))
    }
    return path.applying(Self.eighth)
  }

  private func bookPages(isFilled: Bool) -> [SymbolLayer] {
    let cover = panel(box(910, 1146), radius: 150, isFilled: isFilled)
    func bar(_ y: CGFloat, _ width: CGFloat) -> Path {
      Path(roundedRect: box(width, line, at: CGPoint(x: 40, y: y)), cornerRadius: line / 2)
    }
    var marks = bar(-280, 460)
    marks.addPath(bar(-110, 460))
    marks.addPath(
      Path(CGRect(x: -455 + 130, y: 330, width: 910 - 130 - (isFilled ? 0 : line), height: line * 0.8)))
    if isFilled { return [SymbolLayer(outline: cover, knockout: marks)] }
    return [SymbolLayer(outline: cover, level: 1), SymbolLayer(outline: marks)]
  }

  private func connectedDrive(isFilled: Bool) -> [SymbolLayer] {
    let drive = box(900, 480, at: CGPoint(x: 0, y: -260))
    let lamp = Path(ellipseIn: box(90, 90, at: CGPoint(x: 290, y: -150)))
    var net = Path(CGRect(x: -line / 2, y: -20, width: line, height: 330))
    net.addPath(Path(roundedRect: box(980, line, at: CGPoint(x: 0, y: 380)), cornerRadius: line / 2))
    net.addPath(Path(ellipseIn: box(240, 240, at: CGPoint(x: 0, y: 380))))
    var front = panel(drive, radius: 150, isFilled: isFilled)
    if isFilled {
      return [SymbolLayer(outline: front, knockout: lamp), SymbolLayer(outline: net, level: 1)]
    }
    front.addPath(lamp)
    return [SymbolLayer(outline: front), SymbolLayer(outline: net, level: 1)]
  }

  private func smilingFace(isFilled: Bool) -> [SymbolLayer] {
    var face = Path(ellipseIn: box(110, 150, at: CGPoint(x: -165, y: -105)))
    face.addPath(Path(ellipseIn: box(110, 150, at: CGPoint(x: 165, y: -105))))
    face.addPath(
      outlined(
        Path {
          $0.move(to: CGPoint(x: -235, y: 110))
          $0.addCurve(
            to: CGPoint(x: 235, y: 110), control1: CGPoint(x: -130, y: 290),
            control2: CGPoint(x: 130, y: 290))
        }))
    if isFilled { return [SymbolLayer(outline: Path(ellipseIn: box(1000, 1000)), knockout: face)] }
    let ring = outlined(Path(ellipseIn: box(1000 - line, 1000 - line)))
    return [SymbolLayer(outline: ring, level: 1), SymbolLayer(outline: face)]
  }
}
