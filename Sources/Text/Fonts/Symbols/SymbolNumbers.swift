import Foundation
import Geometry

/// Reads numbers, points and boxes in the notation of `Symbols/drawings.txt`.
struct SymbolNumbers {
  typealias Fault = SymbolReader.Fault

  /// The line width of the pen, which `line` stands for.
  let line: CGFloat

  /// A sum of products: `560-line/2`, `line*0.8`.
  func length(_ text: Substring) throws(Fault) -> CGFloat {
    var (sum, sign): (CGFloat, CGFloat) = (0, 1)
    var rest = text
    if rest.first == "-" {
      sign = -1
      rest.removeFirst()
    }
    while true {
      let end = rest.firstIndex { $0 == "+" || $0 == "-" } ?? rest.endIndex
      sum += sign * (try product(rest[..<end], of: text))
      guard end < rest.endIndex else { return sum }
      sign = rest[end] == "+" ? 1 : -1
      rest = rest[rest.index(after: end)...]
    }
  }

  private func product(_ text: Substring, of whole: Substring) throws(Fault) -> CGFloat {
    var value: CGFloat = 1
    var operation: Character = "*"
    var rest = text
    while true {
      let end = rest.firstIndex { $0 == "*" || $0 == "/" } ?? rest.endIndex
      guard let factor = rest[..<end] == "line" ? line : Double(rest[..<end]).map({ CGFloat($0) }) else {
        throw Fault(reason: "“\(whole)” is not a number")
      }
      value = operation == "*" ? value * factor : value / factor
      guard end < rest.endIndex else { return value }
      operation = rest[end]
      rest = rest[rest.index(after: end)...]
    }
  }

  /// Numbers separated by commas.
  func lengths(_ text: Substring) throws(Fault) -> [CGFloat] {
    var values: [CGFloat] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      values.append(try length(part))
    }
    return values
  }

  /// Two numbers: `-330..40`.
  func range(_ text: Substring) throws(Fault) -> (CGFloat, CGFloat) {
    let ends = text.split(separator: ".", maxSplits: .max, omittingEmptySubsequences: false)
    guard let dots = text.range(of: ".."), ends.count > 2 else {
      throw Fault(reason: "“\(text)” is not a range")
    }
    return (try length(text[..<dots.lowerBound]), try length(text[dots.upperBound...]))
  }

  /// A point, as coordinates `120,-30`, or by its distance from the centre and its angle from the vertical `380<90`.
  func point(_ text: Substring) throws(Fault) -> CGPoint {
    if let sign = text.firstIndex(of: "<") {
      let (radius, angle) = (try length(text[..<sign]), try length(text[text.index(after: sign)...]))
      let turn = Double(angle) * Trigonometry.pi / 180
      return CGPoint(
        x: radius * CGFloat(Trigonometry.sine(turn)), y: -radius * CGFloat(Trigonometry.cosine(turn)))
    }
    let values = try lengths(text)
    guard values.count == 2 else { throw Fault(reason: "“\(text)” is not a point") }
    return CGPoint(x: values[0], y: values[1])
  }

  /// One point, or several from ranges with steps: `-480..480/160,20`.
  func points(_ text: Substring) throws(Fault) -> [CGPoint] {
    guard text.contains(".."), let comma = text.firstIndex(of: ",") else { return [try point(text)] }
    let columns = try steps(text[..<comma])
    var points: [CGPoint] = []
    for y in try steps(text[text.index(after: comma)...]) {
      points += columns.map { CGPoint(x: $0, y: y) }
    }
    return points
  }

  private func steps(_ text: Substring) throws(Fault) -> [CGFloat] {
    guard text.contains("..") else { return [try length(text)] }
    guard let slash = text.lastIndex(of: "/") else { throw Fault(reason: "“\(text)” has no step") }
    let ((first, last), step) = (try range(text[..<slash]), try length(text[text.index(after: slash)...]))
    guard step > 0 else { throw Fault(reason: "“\(text)” has no step") }
    return Array(stride(from: first, through: last, by: step))
  }

  /// Boxes of one size, by their centres: `110x70@-445,-300@445,-300`; without a centre, around the origin.
  func boxes(_ text: Substring) throws(Fault) -> [CGRect] {
    let parts = text.split(separator: "@")
    let sides = parts.first?.split(separator: "x") ?? []
    guard sides.count == 2 else { throw Fault(reason: "“\(text)” is not a box") }
    let (width, height) = (try length(sides[0]), try length(sides[1]))
    var boxes: [CGRect] = []
    for middle in parts.count > 1 ? parts.dropFirst() : ["0,0"] {
      let middle = try point(middle)
      boxes.append(
        CGRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height))
    }
    return boxes
  }
}
