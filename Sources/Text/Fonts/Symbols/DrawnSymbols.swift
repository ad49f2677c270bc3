import Foundation
import Geometry

/// Symbols that are drawn here, because the fonts' drawings are of another shape than Apple's.
///
/// Lengths are in thousandths of the em, from the middle of the capitals, y down; sizes are those of the ink in Apple's
/// pictures.
struct DrawnSymbols {
  let pen: SymbolPen
  var line: CGFloat { pen.line }

  init(weight: Double) { pen = SymbolPen(weight: weight) }

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
          outline: eraser(isFilled: true),
          knockouts: [turned(CGRect(x: -160, y: -400, width: 50, height: 800))])
      ]
    case "book.pages": bookPages(isFilled: false)
    case "book.pages.fill": bookPages(isFilled: true)
    case "externaldrive.connected.to.line.below": connectedDrive(isFilled: false)
    case "externaldrive.connected.to.line.below.fill": connectedDrive(isFilled: true)
    case "face.smiling", "smiley", "face.smiling.inverse", "face.smiling.fill", "smiley.fill":
      smilingFace(isFilled: name.hasSuffix("inverse") || name.hasSuffix("fill"))
    default:
      papers(name) ?? texts(name) ?? graphs(name) ?? figures(name) ?? devices(name) ?? arrows(name)
        ?? lists(name)
    }
  }

  private var checkmark: Path {
    pen.outlined(
      Path {
        $0.move(to: CGPoint(x: -400, y: 60))
        $0.addLine(to: CGPoint(x: -150, y: 378))
        $0.addLine(to: CGPoint(x: 400, y: -378))
      })
  }

  private func photo(isFilled: Bool) -> [SymbolLayer] {
    var picture = Path(ellipseIn: pen.box(190, 190, -290, -150))
    picture.addPath(
      pen.polygon([
        (-500, 310), (-500, 220), (-270, 30), (-130, 150), (160, -110), (500, 190), (500, 310),
      ]))
    let frame = pen.panel(pen.box(1180, 920), radius: 170, isFilled: isFilled)
    if isFilled { return [SymbolLayer(outline: frame, knockouts: [picture])] }
    return [SymbolLayer(outline: frame, level: 1), SymbolLayer(outline: picture)]
  }

  private static let eighth = CGAffineTransform(
    a: 0.70710678, b: -0.70710678, c: 0.70710678, d: 0.70710678, tx: 0, ty: 0)

  private func turned(_ rect: CGRect) -> Path { Path(rect).applying(Self.eighth) }

  private func eraser(isFilled: Bool) -> Path {
    let body = pen.box(860, 500)
    var path = pen.panel(body, radius: 130, isFilled: isFilled)
    if !isFilled {
      path.addPath(
        pen.outlined(
          Path {
            $0.move(to: CGPoint(x: -135, y: -250 + line / 2))
            $0.addLine(to: CGPoint(x: -135, y: 250 - line / 2))
          }))
    }
    return path.applying(Self.eighth)
  }

  private func bookPages(isFilled: Bool) -> [SymbolLayer] {
    let cover = pen.panel(pen.box(910, 1146), radius: 150, isFilled: isFilled)
    func bar(_ y: CGFloat, _ width: CGFloat) -> Path {
      Path(roundedRect: pen.box(width, line, 40, y), cornerRadius: line / 2)
    }
    var marks = bar(-280, 460)
    marks.addPath(bar(-110, 460))
    marks.addPath(
      Path(CGRect(x: -455 + 130, y: 330, width: 910 - 130 - (isFilled ? 0 : line), height: line * 0.8)))
    if isFilled { return [SymbolLayer(outline: cover, knockouts: [marks])] }
    return [SymbolLayer(outline: cover, level: 1), SymbolLayer(outline: marks)]
  }

  private func connectedDrive(isFilled: Bool) -> [SymbolLayer] {
    let drive = pen.box(900, 480, 0, -260)
    let lamp = Path(ellipseIn: pen.box(90, 90, 290, -150))
    var net = Path(CGRect(x: -line / 2, y: -20, width: line, height: 330))
    net.addPath(Path(roundedRect: pen.box(980, line, 0, 380), cornerRadius: line / 2))
    net.addPath(Path(ellipseIn: pen.box(240, 240, 0, 380)))
    var front = pen.panel(drive, radius: 150, isFilled: isFilled)
    if isFilled {
      return [SymbolLayer(outline: front, knockouts: [lamp]), SymbolLayer(outline: net, level: 1)]
    }
    front.addPath(lamp)
    return [SymbolLayer(outline: front), SymbolLayer(outline: net, level: 1)]
  }

  private func smilingFace(isFilled: Bool) -> [SymbolLayer] {
    var face = Path(ellipseIn: pen.box(110, 150, -165, -105))
    face.addPath(Path(ellipseIn: pen.box(110, 150, 165, -105)))
    face.addPath(
      pen.outlined(
        Path {
          $0.move(to: CGPoint(x: -235, y: 110))
          $0.addCurve(
            to: CGPoint(x: 235, y: 110), control1: CGPoint(x: -130, y: 290),
            control2: CGPoint(x: 130, y: 290))
        }))
    if isFilled { return [SymbolLayer(outline: Path(ellipseIn: pen.box(1000, 1000)), knockouts: [face])] }
    let ring = pen.outlined(Path(ellipseIn: pen.box(1000 - line, 1000 - line)))
    return [SymbolLayer(outline: ring, level: 1), SymbolLayer(outline: face)]
  }
}
