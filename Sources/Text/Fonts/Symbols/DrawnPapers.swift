import Foundation
import Geometry

/// Papers, notes, books, films and stacks.
extension DrawnSymbols {
  func papers(_ name: String) -> [SymbolLayer]? {
    let isFilled = name.hasSuffix(".fill")
    switch isFilled ? String(name.dropLast(5)) : name {
    case "doc.plaintext":
      return pen.framed(
        paper(isFilled), writing(from: -240, to: 240, at: [-330, -110, 110, 330]), isFilled: isFilled)
    case "doc.richtext", "doc.text.image":
      var marks = writing(from: -240, to: 240, at: [130, 330])
      marks.addPath(Path(roundedRect: pen.box(480, 340, 0, -190), cornerRadius: 60))
      return pen.framed(paper(isFilled), marks, isFilled: isFilled)
    case "chart.bar.doc.horizontal":
      var marks = pen.bar(from: -250, to: 240, y: -270)
      marks.addPath(pen.bar(from: -250, to: 40, y: -90))
      marks.addPath(pen.bar(from: -250, to: 160, y: 90))
      marks.addPath(pen.bar(from: -250, to: -30, y: 270))
      return pen.framed(paper(isFilled), marks, isFilled: isFilled)
    case "note.text":
      var marks = writing(from: -320, to: 320, at: [-40])
      marks.addPath(pen.bar(from: -320, to: 100, y: 180))
      marks.addPath(Path(CGRect(x: -540 + line, y: -290, width: 1080 - 2 * line, height: line * 0.8)))
      return pen.framed(
        pen.panel(pen.box(1080, 980), radius: 170, isFilled: isFilled), marks, isFilled: isFilled)
    case "books.vertical": return [SymbolLayer(outline: books(isFilled))]
    case "film": return film(isFilled)
    case "film.stack":
      return film(isFilled).map { $0.applying(CGAffineTransform(a: 0.9, b: 0, c: 0, d: 0.8, tx: 0, ty: 120)) }
        + [SymbolLayer(outline: stackLines(below: -250), level: 1)]
    case "play.square.stack":
      let play = pen.polygon([(-130, -50), (-130, 310), (190, 130)])
      return pen.framed(
        pen.panel(pen.box(1000, 760, 0, 130), radius: 170, isFilled: isFilled), play, isFilled: isFilled)
        + [SymbolLayer(outline: stackLines(below: -250), level: 1)]
    case "person.text.rectangle":
      var marks = pen.bar(from: 90, to: 400, y: -150)
      marks.addPath(pen.bar(from: 90, to: 400, y: 20))
      marks.addPath(pen.bar(from: 90, to: 300, y: 190))
      marks.addPath(pen.disc(-230, -120, 120))
      marks.addPath(
        Path {
          $0.move(to: CGPoint(x: -440, y: 240))
          $0.addCurve(
            to: CGPoint(x: -20, y: 240), control1: CGPoint(x: -420, y: -10), control2: CGPoint(x: -40, y: -10)
          )
          $0.closeSubpath()
        })
      return pen.framed(
        pen.panel(pen.box(1240, 940), radius: 180, isFilled: isFilled), marks, isFilled: isFilled)
    default: return overlapping(name)
    }
  }

  private func paper(_ isFilled: Bool) -> Path {
    pen.panel(pen.box(900, 1150), radius: 160, isFilled: isFilled)
  }

  private func writing(from left: CGFloat, to right: CGFloat, at lines: [CGFloat]) -> Path {
    pen.all(lines.map { pen.bar(from: left, to: right, y: $0) })
  }

  /// What shows of the sheets behind the uppermost of a stack.
  private func stackLines(below top: CGFloat) -> Path {
    pen.all([
      pen.bar(from: -370, to: 370, y: top - 115), pen.bar(from: -260, to: 260, y: top - 245),
    ])
  }

  private func books(_ isFilled: Bool) -> Path {
    func book(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
      pen.panel(
        CGRect(x: x, y: 500 - height, width: width, height: height), radius: 60, isFilled: isFilled)
    }
    let lean = CGAffineTransform(a: 0.9659, b: -0.2588, c: 0.2588, d: 0.9659, tx: 95, ty: 75)
    return pen.all([book(-600, 270, 860), book(-300, 270, 1000), book(60, 270, 900).applying(lean)])
  }

  private func film(_ isFilled: Bool) -> [SymbolLayer] {
    let frame = pen.panel(pen.box(1180, 900), radius: 150, isFilled: isFilled)
    let places: [CGFloat] = [-300, -100, 100, 300]
    var marks = pen.all(places.flatMap { y in [-445, 445].map { Path(pen.box(110, 70, $0, y)) } })
    if isFilled {
      marks.addPath(Path(roundedRect: pen.box(560, 330, 0, -205), cornerRadius: 40))
      marks.addPath(Path(roundedRect: pen.box(560, 330, 0, 205), cornerRadius: 40))
    } else {
      for x: CGFloat in [-310, 310] { marks.addPath(Path(pen.box(line * 0.8, 900 - 2 * line, x, 0))) }
      marks.addPath(Path(pen.box(620 - line, line * 0.8)))
    }
    return pen.framed(frame, marks, isFilled: isFilled)
  }

  // MARK: One before the other

  /// `square.on.circle`: the first named stands before the second, to the lower left of it.
  private func overlapping(_ name: String) -> [SymbolLayer]? {
    let parts = name.replacingOccurrences(of: ".angled", with: "").components(separatedBy: ".on.")
    guard parts.count == 2 else { return nil }
    func form(_ name: String, _ x: CGFloat, _ y: CGFloat, isWhole: Bool) -> Path? {
      let isFilled = isWhole || name.hasSuffix(".fill")
      switch name.hasSuffix(".fill") ? String(name.dropLast(5)) : name {
      case "square": return pen.panel(pen.box(780, 780, x, y), radius: 160, isFilled: isFilled)
      case "rectangle": return pen.panel(pen.box(960, 720, x * 1.15, y), radius: 150, isFilled: isFilled)
      case "circle": return pen.dot(x, y, 420, isFilled: isFilled)
      default: return nil
      }
    }
    guard let front = form(parts[0], -130, 130, isWhole: false),
      let whole = form(parts[0], -130, 130, isWhole: true),
      let back = form(parts[1], 130, -130, isWhole: false)
    else { return nil }
    return [
      SymbolLayer(outline: back, knockouts: pen.cleared(whole, by: 60), level: 1),
      SymbolLayer(outline: front),
    ]
  }
}
