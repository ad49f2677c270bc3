import Foundation
import Testing

@Suite struct InspectCommandTests {
  private struct Render: Decodable {
    struct Node: Decodable {
      struct Text: Decodable { let string: String }
      struct Choice: Decodable { let chosen: Int }
      let type: String
      let id: String?
      let frame: [Double]
      let children: [Node]?
      let text: Text?
      let viewThatFits: Choice?

      var all: [Node] { [self] + (children ?? []).flatMap(\.all) }
    }

    let file: String
    let view: String
    let proposal: [Double?]
    let size: [Double]
    let root: Node
  }

  @Test func printsWhereEachViewIsPlaced() throws {
    let source = """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          VStack(spacing: 4) {
            Color.red.frame(width: 10, height: 6).accessibilityIdentifier("top")
            Color.blue.frame(width: 20, height: 10).accessibilityIdentifier("bottom")
          }
        }
      }
      """
    let program = try Program(["Screen.swift": source])
    let result = try program.run("inspect", "Screen.swift", "--size", "40x40", "--size", "*x40", "--json")
    #expect(result.errors == "")
    let renders = try result.output.split(separator: "\n").map {
      try JSONDecoder().decode(Render.self, from: Data($0.utf8))
    }
    #expect(renders.map(\.file) == ["Screen.swift", "Screen.swift"])
    #expect(renders.map(\.view) == ["Screen", "Screen"])
    #expect(renders.map(\.proposal) == [[40, 40], [nil, 40]])
    #expect(renders.map(\.size) == [[20, 20], [20, 20]])
    // The stack of 20×20 points is centred in the proposal.
    let first = renders[0].root.all
    #expect(first.first { $0.id == "top" }?.frame == [15, 10, 10, 6])
    #expect(first.first { $0.id == "bottom" }?.frame == [10, 20, 20, 10])
  }

  @Test func saysWhichCandidateOfAViewThatFitsWon() throws {
    let source = """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          ViewThatFits(in: .horizontal) {
            Color.red.frame(width: 100, height: 10)
            Color.red.frame(width: 50, height: 10)
          }
        }
      }
      """
    let program = try Program(["Screen.swift": source])
    let result = try program.run("inspect", "Screen.swift", "--size", "60x20", "--json")
    let render = try JSONDecoder().decode(Render.self, from: Data(result.output.utf8))
    #expect(render.root.all.compactMap(\.viewThatFits).map(\.chosen) == [1])
  }
}
