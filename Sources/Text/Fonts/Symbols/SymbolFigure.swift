import Foundation
import Geometry

/// One figure of a drawing: `panel? r160 900x1150`.
struct SymbolFigure {
  typealias Fault = SymbolReader.Fault

  /// Whether its area is filled or its edge is stroked.
  private enum Style {
    case area
    case edge
    /// As in the symbol.
    case asSymbol
  }

  private let kind: Substring
  private let style: Style
  private let operands: [Substring]
  private let pen: SymbolPen
  private let isFilled: Bool
  private let numbers: SymbolNumbers
  // Options.
  private var width: CGFloat?
  private var radii: [CGFloat] = [0]
  private var dash: [CGFloat] = []

  init(_ kind: Substring, _ words: ArraySlice<Substring>, pen: SymbolPen, isFilled: Bool) throws(Fault) {
    style = kind.last == "~" ? .edge : kind.last == "?" ? .asSymbol : .area
    self.kind = style == .area ? kind : kind.dropLast()
    self.pen = pen
    self.isFilled = isFilled
    numbers = SymbolNumbers(line: pen.line)
    var words = words
    while let word = words.first {
      if word.hasPrefix("dash") {
        dash = try numbers.lengths(word.dropFirst(4))
      } else if word.first == "r" {
        radii = try numbers.lengths(word.dropFirst())
      } else if word.first == "w" {
        width = try numbers.length(word.dropFirst())
      } else {
        break
      }
      words.removeFirst()
    }
    operands = Array(words)
  }

  /// Whether it is filled, in a filled symbol or an outlined one.
  private var isArea: Bool { style == .area || (style == .asSymbol && isFilled) }

  func path() throws(Fault) -> Path {
    switch kind {
    case "line": return joined(try polylines().map { pen.lines($0, width) })
    case "polygon": return joined(try polylines().map { styled(pen.polygon($0)) })
    case "path": return styled(try commands())
    case "disc": return joined(try circles { isArea ? pen.disc($0, $1, $2) : pen.ring($0, $1, $2) })
    case "ring": return joined(try circles { pen.ring($0, $1, $2) })
    case "ellipse": return joined(try boxes().map { styled(Path(ellipseIn: $0)) })
    case "box": return joined(try boxes().map { styled(Path($0)) })
    case "block": return joined(try boxes().map { styled(rounded($0)) })
    case "panel": return joined(try boxes().map { pen.panel($0, radius: radii[0], isFilled: isArea) })
    case "bar": return try bars()
    case "arc": return try arcs()
    default: throw Fault(reason: "there is no figure “\(kind)”")
    }
  }

  private func joined(_ paths: [Path]) -> Path { paths.count == 1 ? paths[0] : pen.all(paths) }

  private func styled(_ path: Path) -> Path {
    isArea ? path : pen.outlined(path, width, dash: dash)
  }

  private func rounded(_ box: CGRect) -> Path {
    guard radii.count == 4 else { return Path(roundedRect: box, cornerRadius: radii[0]) }
    return Path(
      roundedRect: box,
      cornerRadii: .init(
        topLeading: radii[0], bottomLeading: radii[1], bottomTrailing: radii[2], topTrailing: radii[3]))
  }

  private func boxes() throws(Fault) -> [CGRect] {
    var boxes: [CGRect] = []
    for operand in operands { boxes += try numbers.boxes(operand) }
    return boxes
  }

  /// Points; slashes separate lines.
  private func polylines() throws(Fault) -> [[CGPoint]] {
    var lines: [[CGPoint]] = [[]]
    for operand in operands {
      if operand == "/" {
        lines.append([])
      } else {
        lines[lines.count - 1].append(try numbers.point(operand))
      }
    }
    if lines.contains(where: { $0.count < 2 }) { throw Fault(reason: "a \(kind) has less than two points") }
    return lines
  }

  /// A radius, and the centres of the circles.
  private func circles(_ circle: (CGFloat, CGFloat, CGFloat) -> Path) throws(Fault) -> [Path] {
    guard operands.count > 1 else { throw Fault(reason: "a \(kind) has no middle") }
    let radius = try numbers.length(operands[0])
    var circles: [Path] = []
    for operand in operands.dropFirst() {
      circles += try numbers.points(operand).map { circle($0.x, $0.y, radius) }
    }
    return circles
  }

  /// The start and end of lines of text, and their vertical positions.
  private func bars() throws(Fault) -> Path {
    guard operands.count > 1 else { throw Fault(reason: "a bar has no height") }
    let (left, right) = try numbers.range(operands[0])
    var bars: [Path] = []
    for operand in operands.dropFirst() {
      bars.append(pen.bar(from: left, to: right, y: try numbers.length(operand)))
    }
    return joined(bars)
  }

  /// A centre, the start and end angles of arcs around it, and their radii.
  private func arcs() throws(Fault) -> Path {
    guard operands.count > 2 else { throw Fault(reason: "an arc has no radius") }
    let (middle, angles) = (try numbers.point(operands[0]), try numbers.range(operands[1]))
    var arcs: [Path] = []
    for operand in operands.dropFirst(2) {
      arcs.append(
        pen.arc(
          middle.x, middle.y, try numbers.length(operand), from: Double(angles.0), to: Double(angles.1)))
    }
    return joined(arcs)
  }

  // MARK: Paths

  /// Steps as in SVG: M, L, Q, C and Z; A is an arc of an ellipse (its radii and centre, its angles), T an arc tangent to two lines.
  private func commands() throws(Fault) -> Path {
    var path = Path()
    var rest = operands[...]
    while var word = rest.popFirst() {
      let command = word.removeFirst()
      if !word.isEmpty { rest = [word] + rest }
      switch command {
      case "M": path.move(to: try point(&rest))
      case "L": path.addLine(to: try point(&rest))
      case "Q":
        let control = try point(&rest)
        path.addQuadCurve(to: try point(&rest), control: control)
      case "C":
        let controls = (try point(&rest), try point(&rest))
        path.addCurve(to: try point(&rest), control1: controls.0, control2: controls.1)
      case "T":
        let ends = (try point(&rest), try point(&rest))
        path.addArc(tangent1End: ends.0, tangent2End: ends.1, radius: try numbers.length(try next(&rest)))
      case "A": try addArc(to: &path, &rest)
      case "Z": path.closeSubpath()
      default: throw Fault(reason: "there is no step “\(command)” of a path")
      }
    }
    return path
  }

  private func addArc(to path: inout Path, _ rest: inout ArraySlice<Substring>) throws(Fault) {
    guard let box = try numbers.boxes(try next(&rest)).first, box.width > 0 else {
      throw Fault(reason: "an arc of a path has no radii")
    }
    let (start, end) = try numbers.range(try next(&rest))
    let transform = CGAffineTransform(
      a: 1, b: 0, c: 0, d: box.height / box.width, tx: box.midX, ty: box.midY)
    path.addArc(
      center: .zero, radius: box.width, startAngle: .degrees(Double(start)), endAngle: .degrees(Double(end)),
      clockwise: false, transform: transform)
  }

  private func next(_ rest: inout ArraySlice<Substring>) throws(Fault) -> Substring {
    guard let word = rest.popFirst() else { throw Fault(reason: "a path ends too early") }
    return word
  }

  private func point(_ rest: inout ArraySlice<Substring>) throws(Fault) -> CGPoint {
    try numbers.point(try next(&rest))
  }
}
