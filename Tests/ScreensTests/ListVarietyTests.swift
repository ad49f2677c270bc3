import Controls
import Foundation
import Geometry
import LayoutEngine
import RenderSupport
import Rendering
import Screens
import Testing
import Typesetting
import Views
import Windows

/// Lists made in every way, margins of sections, indexes, and forms in columns.
@MainActor
@Suite struct ListVarietyTests {
  private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 0.35 }

  private func frames(_ type: String, _ view: some View, _ version: RenderVersion = .iOS26) throws
    -> [[Double]]
  {
    try Render.frames(type, in: view, width: 402, height: 874) { $0.renderVersion = version }
  }

  private struct Person: Identifiable {
    var id: Int
    var name: String
  }

  private struct People: View {
    @State private var people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Grace")]
    @State private var chosen: Int? = 1
    @State private var several: Set<Int> = []
    let way: Int

    var body: some View {
      switch way {
      case 0: List($people) { $person in TextField("Name", text: $person.name) }
      case 1: List($people, id: \.name) { $person in TextField("Name", text: $person.name) }
      case 2: List($people, selection: $chosen) { $person in TextField("Name", text: $person.name) }
      case 3: List($people, selection: $several) { $person in TextField("Name", text: $person.name) }
      case 4: List($people, editActions: .all) { $person in Text(person.name) }
      case 5: List(people, selection: $chosen) { Text($0.name) }
      case 6: List(people, id: \.name, selection: $several) { Text($0.name) }
      default: List(people) { Text($0.name) }
      }
    }
  }

  @Test(arguments: 0..<8)
  func listsAreMadeOfCollectionsAndTheirBindings(_ way: Int) throws {
    let texts = try Render.nodes("Text", in: People(way: way), width: 402, height: 874)
      .compactMap { $0.text?.string }
    #expect(texts == ["Ada", "Grace"])
  }

  /// The margins of a section move its card and the content in and above it, each on its own side.
  @Test(arguments: [(RenderVersion.iOS18, 20.0, 20.0), (.iOS26, 16, 16)])
  func sectionsHaveTheirOwnMargins(_ version: RenderVersion, _ usual: Double, _ inset: Double) throws {
    let view = List {
      Section("Header") {
        Text("One").listRowBackground(Color.red.accessibilityIdentifier("card"))
      }
      .listSectionMargins(.leading, 40)
      .listSectionMargins(.trailing, 80)
      Section { Text("Two") }
    }
    let texts = try Render.nodes("Text", in: view, width: 402, height: 874) { $0.renderVersion = version }
    let starts = texts.map { Double($0.frame.minX) }
    #expect(near(starts[0], 40 + inset) && near(starts[1], 40 + inset) && near(starts[2], usual + inset))
    let card = try #require(try frames("Color", view, version).first)
    #expect(card[0] == 40 && card[2] == 402 - 120)
    let mirrored = try Render.nodes("Color", in: view, width: 402, height: 874) {
      $0.renderVersion = version
      $0.layoutDirection = .rightToLeft
    }
    #expect(mirrored[0].frame.minX == 80)
  }

  /// Above and below, margins are the section's own share of the distance to its neighbours.
  @Test func sectionsHaveTheirOwnDistances() throws {
    func rows(_ change: (AnyView) -> AnyView) throws -> [Double] {
      let second = change(AnyView(Section { Text("Two") }))
      return try frames(
        "ListRow",
        List {
          Section { Text("One") }
          second
          Section { Text("Three") }
        }
      )
      .map { $0[1] }
    }
    let usual = try rows { $0 }
    #expect(near(usual[1] - usual[0], 52 + 35))
    let top = try rows { AnyView($0.listSectionMargins(.top, 0)) }
    #expect(near(top[1], usual[1] - 35 + 53.0 / 3) && near(top[2] - top[1], usual[2] - usual[1]))
    let bottom = try rows { AnyView($0.listSectionMargins(.bottom, 60)) }
    #expect(near(bottom[1], usual[1]) && near(bottom[2] - bottom[1], 52 + 60 + 52.0 / 3))
  }

  /// The index is at the trailing side of rows, which end before it, in the middle of the list.
  @Test(arguments: [RenderVersion.iOS18, .iOS26])
  func sectionsHaveAnIndex(_ version: RenderVersion) throws {
    func list(_ visibility: Visibility) -> some View {
      List {
        ForEach(["A", "B", "C"], id: \.self) { letter in
          Section(letter) {
            HStack {
              Text("Row")
              Spacer()
              Text("End")
            }
          }.sectionIndexLabel(letter)
        }
      }
      .listStyle(.plain)
      .listSectionIndexVisibility(visibility)
    }
    let index = try #require(try frames("SectionIndex", list(.automatic), version).first)
    #expect(near(index[0] + index[2], 402) && near(index[1] + index[3] / 2, 437) && index[3] == 42)
    #expect(try frames("SectionIndex", list(.hidden), version).isEmpty)
    func end(_ visibility: Visibility) throws -> Double {
      let nodes = try Render.nodes("Text", in: list(visibility), width: 402, height: 874) {
        $0.renderVersion = version
      }
      return Double(try #require(nodes.first { $0.text?.string == "End" }).frame.maxX)
    }
    #expect(near(try end(.automatic), try end(.hidden) - 15))
  }

  private struct Columns: View {
    @State private var name = "Ada"
    @State private var isOn = true

    var body: some View {
      Form {
        TextField("Name:", text: $name)
        LabeledContent("A longer label:", value: "Value")
        Toggle("Switch:", isOn: $isOn)
        Button("Button") {}
      }
      .formStyle(.columns)
    }
  }

  /// Labels end at one line and controls begin at it, 8 points apart; the line is the widest label's.
  @Test func formsHaveColumns() throws {
    let nodes = try Render.nodes("Text", in: Columns(), width: 402, height: 874)
    func frame(_ text: String) throws -> CGRect {
      try #require(nodes.first { $0.text?.string == text }, "\(text)").frame
    }
    let line = try frame("A longer label:").maxX
    #expect(try frame("A longer label:").minX == 0)
    for label in ["Name:", "Switch:"] { #expect(near(Double(try frame(label).maxX), Double(line))) }
    for control in ["Ada", "Value", "Button"] {
      #expect(near(Double(try frame(control).minX), Double(line) + 8), "\(control)")
    }
    #expect(try frame("Name:").midY < (try frame("A longer label:").midY))
  }

  /// A Mac's forms are columns, unless their style is set.
  @Test func formsOfMacsAreColumns() throws {
    let form = Form { LabeledContent("Label", value: "Value") }
    #expect(try frames("ListRow", form.environment(\.typePlatform, .macos)).isEmpty)
    #expect(try frames("ListRow", form.formStyle(.grouped).environment(\.typePlatform, .macos)).count == 1)
  }
}
