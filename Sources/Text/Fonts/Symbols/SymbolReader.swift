import Foundation
import Geometry

/// Reads a drawing in the notation of `Symbols/drawings.txt`, and draws it with a pen.
struct SymbolReader {
  struct Fault: Error {
    var reason: String
  }

  private let pen: SymbolPen
  private let isFilled: Bool
  private var words: ArraySlice<Substring>

  init(_ text: Substring, pen: SymbolPen, isFilled: Bool) {
    self.pen = pen
    self.isFilled = isFilled
    words = text.split { $0 == " " || $0 == "\n" }[...]
  }

  /// The parts, separated by semicolons.
  mutating func parts() throws(Fault) -> [SymbolPart] {
    var parts = [try part()]
    while words.popFirst() != nil { parts.append(try part()) }
    return parts
  }

  private mutating func part() throws(Fault) -> SymbolPart {
    var (level, isClear, isHole, isCut) = (0, false, false, false)
    var transform: CGAffineTransform?
    reading: while let word = words.first {
      switch word {
      case "back": level = 1
      case "clear": isClear = true
      case "hole": isHole = isFilled
      case "frame": level = isFilled ? 0 : 1
      case "mark": isCut = isFilled
      case _ where word.first == "^": transform = try matrix(word)
      default: break reading
      }
      words.removeFirst()
    }
    var part = try ink()
    if words.first == "cut" {
      words.removeFirst()
      part.cuts = try cuts()
    }
    if let word = words.first, word != ";" { throw Fault(reason: "“\(word)” is not expected") }
    (part.level, part.isClear, part.isHole, part.isCut) = (level, isClear, isHole, isCut)
    if let transform, case .drawn(let path) = part.ink {
      part.ink = .drawn(path.applying(transform))
      part.cuts = part.cuts.map { $0.applying(transform) }
    }
    return part
  }

  /// A symbol in a box (`<plus> 400x400@0,80`, `{4.circle} 220x330`), or figures.
  private mutating func ink() throws(Fault) -> SymbolPart {
    guard let word = words.first, let bracket = word.first, bracket == "<" || bracket == "{" else {
      return SymbolPart(ink: .drawn(try figures()))
    }
    words.removeFirst()
    guard word.last == (bracket == "<" ? ">" : "}"), let place = words.popFirst() else {
      throw Fault(reason: "“\(word)” has no box")
    }
    let name = word.dropFirst().dropLast().replacingOccurrences(of: "[.fill]", with: isFilled ? ".fill" : "")
    guard let box = try boxes(place).first else { throw Fault(reason: "“\(place)” is not a box") }
    return SymbolPart(ink: bracket == "<" ? .symbol(name) : .content(name), box: box)
  }

  /// The areas to cut out: figures, and with `around60` also their outlines.
  private mutating func cuts() throws(Fault) -> [Path] {
    guard let word = words.first, word.hasPrefix("around") else { return [try figures()] }
    words.removeFirst()
    return pen.cleared(try figures(), by: try length(word.dropFirst("around".count)))
  }

  /// Figures joined with `+`, as one path.
  private mutating func figures() throws(Fault) -> Path {
    var paths = [try figure()]
    while words.first == "+" {
      words.removeFirst()
      paths.append(try figure())
    }
    return joined(paths)
  }

  private func joined(_ paths: [Path]) -> Path { paths.count == 1 ? paths[0] : pen.all(paths) }

  /// A figure: its kind, options, numbers and transform.
  private mutating func figure() throws(Fault) -> Path {
    let end = words.firstIndex { ["+", ";", "cut"].contains($0) } ?? words.endIndex
    var figure = words[..<end]
    words = words[end...]
    guard let kind = figure.popFirst() else { throw Fault(reason: "a figure is missing") }
    var transform: CGAffineTransform?
    if let last = figure.last, last.first == "^" {
      transform = try matrix(last)
      figure.removeLast()
    }
    let path = try SymbolFigure(kind, figure, pen: pen, isFilled: isFilled).path()
    return transform.map { path.applying($0) } ?? path
  }

  private func matrix(_ word: Substring) throws(Fault) -> CGAffineTransform {
    let values = try lengths(word.dropFirst())
    guard values.count == 6 else { throw Fault(reason: "“\(word)” has not six numbers") }
    return CGAffineTransform(
      a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
  }

  private func length(_ text: Substring) throws(Fault) -> CGFloat {
    try SymbolNumbers(line: pen.line).length(text)
  }

  private func lengths(_ text: Substring) throws(Fault) -> [CGFloat] {
    try SymbolNumbers(line: pen.line).lengths(text)
  }

  private func boxes(_ text: Substring) throws(Fault) -> [CGRect] {
    try SymbolNumbers(line: pen.line).boxes(text)
  }
}
