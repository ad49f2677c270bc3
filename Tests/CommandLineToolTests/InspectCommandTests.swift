import Foundation
import Testing

@Suite struct InspectCommandTests {
  private struct Render: Decodable {
    struct Node: Decodable {
      struct Text: Decodable { let string: String }
      struct Choice: Decodable { let chosen: Int }
      let type: String
      let id: String?
      let source: String?
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

  @Test func namesTheLineOfEachView() throws {
    let source = """
      import SwiftUI
      struct Card: View {
        var isOpen = true
        var body: some View {
          VStack {
            Text("title")
            if isOpen {
              Color.red
            }
            Color.blue.frame(width: -4)
          }
        }
      }
      """
    let program = try Program(["Card.swift": source])
    let result = try program.run("inspect", "Card.swift", "--size", "60x60", "--json")
    let render = try JSONDecoder().decode(Render.self, from: Data(result.output.utf8))
    #expect(
      render.root.all.map { "\($0.type) \($0.source ?? "")" } == [
        "VStack Card.swift:5", "Text Card.swift:6", "Color Card.swift:7", "frame Card.swift:10",
        "Color Card.swift:10",
      ])
    #expect(
      result.errors
        == "warning: Card.swift: Card at 60x60: Card (Card.swift:10): "
        + "Invalid frame dimension (negative or non-finite).\n")
  }

  @Test func namesTheLineOfABodysOnlyStatement() throws {
    let source = """
      import SwiftUI
      struct Framed<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View {
          content.padding(2)
        }
      }
      struct Row: View {
        var body: some View {
          HStack {
            Text("a")
          }
        }
      }
      struct Screen: View {
        var body: some View {
          VStack {
            Row()
            Framed { Text("b") }
          }
        }
      }
      """
    let program = try Program(["Screen.swift": source])
    let result = try program.run("inspect", "Screen.swift", "--view", "Screen", "--size", "90x60", "--json")
    let render = try JSONDecoder().decode(Render.self, from: Data(result.output.utf8))
    // The content of a container view was written where that view is used.
    #expect(
      render.root.all.map { "\($0.type) \($0.source ?? "")" } == [
        "VStack Screen.swift:17", "HStack Screen.swift:10", "Text Screen.swift:10", "padding Screen.swift:19",
        "Text Screen.swift:19",
      ])
  }

  @Test func placesWhatIsNestedTenThousandDeep() throws {
    let source = """
      import SwiftUI
      struct Deep: View {
        var level = 10_000
        var body: some View {
          if level == 0 {
            AnyView(Text("end"))
          } else {
            AnyView(VStack(spacing: 0) { Color.red.frame(height: 1); Deep(level: level - 1) }.padding(1))
          }
        }
      }
      """
    let program = try Program(["Deep.swift": source])
    let result = try program.run("inspect", "Deep.swift", "--size", "300x400")
    #expect(result.errors == "")
    #expect(result.exitCode == 0)
    let last = result.output.split(separator: "\n").last ?? ""
    #expect(last.contains("[20000] Text ") && last.contains("\"end\""))
  }

  @Test func reservesASafeArea() throws {
    let source = "import SwiftUI\n#Preview { Color.red.accessibilityIdentifier(\"all\") }\n"
    let program = try Program(["Window.swift": source])
    let arguments = ["inspect", "Window.swift", "--size", "100x200", "--json", "--safe-area"]
    for (area, frame) in [("47,1,34,2", [1, 47, 97, 119]), ("10", [10, 10, 80, 180])] {
      let result = try program.run(arguments + [area])
      let render = try JSONDecoder().decode(Render.self, from: Data(result.output.utf8))
      #expect(render.root.all.first { $0.id == "all" }?.frame == frame.map(Double.init))
    }
    #expect(try program.run(arguments + ["1,2,3"]).exitCode == 64)
  }
}
