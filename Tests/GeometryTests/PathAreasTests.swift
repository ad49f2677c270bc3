import Foundation
import Geometry
import TestSupport
import Testing

/// Areas of paths, put together and taken from each other.
@Suite struct PathAreasTests {
  private let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 60, height: 60))
  private let square = Path(CGRect(x: 30, y: 30, width: 60, height: 60))

  /// The area of a path whose subpaths do not cross, holes taken off.
  private func area(_ path: Path) -> CGFloat {
    var sum: CGFloat = 0
    PathFlattening.forEachLine(of: path.elements, tolerance: 0.001) { sum += ($0.x * $1.y - $1.x * $0.y) / 2 }
    return abs(sum)
  }

  @Test func `areas add up`() {
    let disc = CGFloat.pi * 900
    let both = disc / 4
    func close(_ path: Path, _ expected: CGFloat) -> Bool { abs(area(path) - expected) < 2 }
    #expect(close(circle.intersection(square), both))
    #expect(close(circle.union(square), disc + 3600 - both))
    #expect(close(circle.subtracting(square), disc - both))
    #expect(close(square.subtracting(circle), 3600 - both))
    #expect(close(circle.symmetricDifference(square), disc + 3600 - 2 * both))
  }

  @Test func `rectangles give their corners and nothing else`() {
    let a = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let b = Path(CGRect(x: 5, y: 0, width: 10, height: 10))
    #expect(a.union(b).boundingRect == CGRect(x: 0, y: 0, width: 15, height: 10))
    #expect(a.union(b).elements.count == 5)
    #expect(a.intersection(b).boundingRect == CGRect(x: 5, y: 0, width: 5, height: 10))
    #expect(a.subtracting(a).isEmpty)
    #expect(a.intersection(Path(CGRect(x: 20, y: 0, width: 1, height: 1))).isEmpty)
    // Two that share an edge are one, and two that touch in a corner are two.
    #expect(a.union(Path(CGRect(x: 10, y: 0, width: 10, height: 10))).elements.count == 5)
    #expect(a.union(Path(CGRect(x: 10, y: 10, width: 10, height: 10))).elements.count == 10)
    // A hole.
    let framed = a.subtracting(Path(CGRect(x: 3, y: 3, width: 4, height: 4)))
    #expect(!framed.contains(CGPoint(x: 5, y: 5)) && framed.contains(CGPoint(x: 1, y: 1)))
  }

  @Test func `a star fills what the rule says`() {
    var star = Path()
    star.addLines([(50, 0), (80, 90), (0, 35), (100, 35), (20, 90)].map { CGPoint(x: $0.0, y: $0.1) })
    star.closeSubpath()
    let middle = CGPoint(x: 50, y: 50)
    #expect(!star.normalized().contains(middle) && !star.normalized().contains(middle, eoFill: true))
    let whole = star.normalized(eoFill: false)
    #expect(whole.contains(middle) && whole.contains(middle, eoFill: true))
  }

  /// For any two paths, a point is in the result exactly if the operation says so, by both rules; points
  /// nearer to a border than the grid and the curves' line segments allow are not tested.
  @Test func `random paths give at each place what is asked for`() {
    for seed in 0..<Soak.rounds(400, long: 100_000) {
      var random = SeededRandom(seed: UInt64(seed))
      let (a, b) = (path(&random), path(&random))
      let eoFill = random.once(in: 2)
      let results: [(Path, (Bool, Bool) -> Bool)] = [
        (a.union(b, eoFill: eoFill), { $0 || $1 }), (a.intersection(b, eoFill: eoFill), { $0 && $1 }),
        (a.subtracting(b, eoFill: eoFill), { $0 && !$1 }),
        (a.symmetricDifference(b, eoFill: eoFill), { $0 != $1 }),
        (a.normalized(eoFill: eoFill), { first, _ in first }),
      ]
      for _ in 0..<40 {
        let place = CGPoint(
          x: CGFloat.random(in: -5...45, using: &random), y: CGFloat.random(in: -5...45, using: &random))
        if isNearBorder(place, a) || isNearBorder(place, b) { continue }
        let (inA, inB) = (a.contains(place, eoFill: eoFill), b.contains(place, eoFill: eoFill))
        for (index, (result, operation)) in results.enumerated() {
          let expected = operation(inA, inB)
          #expect(
            result.contains(place) == expected && result.contains(place, eoFill: true) == expected,
            "seed \(seed), operation \(index), \(place)")
        }
      }
    }
  }

  /// Corners at integer coordinates often meet edges and each other; others never do.
  private func path(_ random: inout SeededRandom) -> Path {
    let isWhole = random.once(in: 2)
    func number() -> CGFloat {
      let number = CGFloat.random(in: 0...40, using: &random)
      return isWhole ? (number / 4).rounded() * 4 : number
    }
    func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    var path = Path()
    for _ in 0..<random.among(1...3) {
      switch random.below(4) {
      case 0: path.addRect(CGRect(x: number(), y: number(), width: number(), height: number()))
      case 1: path.addEllipse(in: CGRect(x: number(), y: number(), width: number() + 1, height: number() + 1))
      case 2:
        path.addLines((0..<random.among(3...8)).map { _ in point() })
        path.closeSubpath()
      default:
        path.move(to: point())
        for _ in 0..<3 { path.addCurve(to: point(), control1: point(), control2: point()) }
      }
    }
    return path
  }

  private func isNearBorder(_ place: CGPoint, _ path: Path) -> Bool {
    var isNear = false
    PathFlattening.forEachLine(of: path.elements, tolerance: 0.005) { a, b in
      let (x, y) = (b.x - a.x, b.y - a.y)
      let length = x * x + y * y
      let share = length == 0 ? 0 : min(max(((place.x - a.x) * x + (place.y - a.y) * y) / length, 0), 1)
      let (dx, dy) = (place.x - a.x - share * x, place.y - a.y - share * y)
      if dx * dx + dy * dy < 0.03 * 0.03 { isNear = true }
    }
    return isNear
  }

  @Test func `lines are cut where they enter and leave an area`() {
    var line = Path()
    line.move(to: CGPoint(x: 0, y: 5))
    line.addLine(to: CGPoint(x: 30, y: 5))
    let area = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
    #expect(line.lineIntersection(area).description == "10 5 m 20 5 l")
    #expect(line.lineSubtraction(area).description == "0 5 m 10 5 l 20 5 m 30 5 l")
    // A path that is not cut stays closed, with its curves.
    let dot = Path(ellipseIn: CGRect(x: 12, y: 2, width: 4, height: 4))
    #expect(dot.lineIntersection(area) == Path(elements: dot.elements))
    #expect(dot.lineSubtraction(area).isEmpty)
    // Of a closed line that is cut, the part around its beginning is one.
    let box = Path(CGRect(x: 15, y: 3, width: 10, height: 4))
    #expect(box.lineSubtraction(area).description == "20 3 m 25 3 l 25 7 l 20 7 l")
    #expect(box.lineIntersection(area).description == "20 7 m 15 7 l 15 3 l 20 3 l")
  }
}
