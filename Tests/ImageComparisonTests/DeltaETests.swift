import Foundation
import ImageComparison
import Testing

/// The 34 pairs of Sharma, Wu and Dalal.
@Suite(.enabled(if: Fixtures.areAvailable, Fixtures.comment))
struct DeltaETests {
  struct Pair: Decodable {
    let lab1: [Double]
    let lab2: [Double]
    let dE2000: Double
    let dE94: Double
    let dE76: Double
  }

  static let pairs: [Pair] = {
    struct List: Decodable { let pairs: [Pair] }
    guard let data = try? Fixtures.data("delta-e/ciede2000.json") else { return [] }
    return (try? JSONDecoder().decode(List.self, from: data).pairs) ?? []
  }()

  @Test func `the list of pairs is complete`() { #expect(Self.pairs.count == 34) }

  @Test(arguments: pairs)
  func `distances are the published ones`(_ pair: Pair) {
    func color(_ lab: [Double]) -> CIELab { CIELab(lightness: lab[0], a: lab[1], b: lab[2]) }
    let (first, second) = (color(pair.lab1), color(pair.lab2))
    #expect(abs(first.deltaE2000(to: second) - pair.dE2000) < 1e-4)
    #expect(abs(second.deltaE2000(to: first) - pair.dE2000) < 1e-4)
    #expect(abs(first.deltaE94(to: second) - pair.dE94) < 1e-6)
    #expect(abs(first.deltaE76(to: second) - pair.dE76) < 1e-6)
  }
}
