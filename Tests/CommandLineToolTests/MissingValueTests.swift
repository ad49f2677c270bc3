import Foundation
import Testing

/// What values of types from missing modules do: they answer whatever sources ask of them.
@Suite struct MissingValueTests {
  private static let manifest = WholeProjectTests.manifest

  /// What is asked of values of missing types has a value, too: members, calls, statics of a type that is called like its module, and
  /// what the source insists on.
  @Test func answersWhatMissingTypesAreAskedFor() throws {
    let program = try Program([
      "App/Package.swift": Self.manifest,
      "App/Sources/App/Models.swift": """
      import SwiftUI
      import Nowhere
      import Version

      struct Model { var thing: Thing; var name: String }
      let models: [String: Model] = [
        "a": Model(thing: Thing.load("x")!, name: "Anna"),
        "b": Model(thing: try! Thing(url: 3), name: "Bob"),
      ]
      let version = Version(major: 1)
      struct Row: View {
        let model: Model
        var body: some View {
          VStack {
            Text(verbatim: model.name)
            if model.thing.isOn && !model.thing.list.isEmpty { Text(verbatim: "on") }
            ForEach(model.thing.items) { _ in Text(verbatim: "item") }
            Text(verbatim: "\\(model.thing.describe(3, as: "x"))!")
            Text(verbatim: version.major == 1 && version.minor == 0 ? "as given" : "other")
          }
        }
      }
      struct Own: ForeignView { var body: some View { Text(verbatim: "own body") } }
      struct Foreign: OtherView { func body(props: Int) -> some View { Text(verbatim: "never") } }
      #Preview("Row") { Row(model: models["a"]!) }
      #Preview("None") { Row(model: models["z"]!) }
      #Preview("Views") { VStack { Own(); Foreign() } }
      """,
    ])
    let table = try program.run("render", "App", "--size", "200x200", "-o", "out", "--repairs")
    #expect(
      table.errors.contains(
        """
        3 previews: 0 drawn, 3 drawn in part, 0 not drawn
          App/Sources/App/Models.swift:25: Row: drawn in part: Thing (Models.swift:25), Thing.load(x) (Models.swift:7), describe \
        (Models.swift:25), Version (Models.swift:25)
          App/Sources/App/Models.swift:26: None: drawn in part: Thing (Models.swift:26), Thing.load(x) (Models.swift:7), models[z] \
        (Models.swift:26), describe (Models.swift:26), Version (Models.swift:26)
          App/Sources/App/Models.swift:27: Views: drawn in part: Foreign (OtherView:0)
        note: not found here: Nowhere, Version

        """), "\(table)")
    #expect(table.exitCode == 0)
    let row = try program.run("inspect", "App", "--preview", "Row", "--size", "200x200")
    #expect(row.output.contains("\"Anna\"") && row.output.contains("\"as given\""), "\(row)")
    #expect(!row.output.contains("\"on\"") && !row.output.contains("\"item\""), "\(row)")
    let views = try program.run("inspect", "App", "--preview", "Views", "--size", "200x200")
    #expect(views.output.contains("\"own body\"") && views.output.contains("\"Foreign\""), "\(views)")
  }

  /// A value of which nothing is known is a title, an optional value and a list, however it is asked for, and nothing has to be mended.
  @Test func whatNothingIsKnownOfShowsItsName() throws {
    let program = try Program([
      "App/Package.swift": Self.manifest,
      "App/Sources/App/Row.swift": """
      import SwiftUI
      import Nowhere

      struct Row: View {
        let thing: Thing
        var body: some View {
          VStack {
            Text(thing.name)
            Text("x \\(thing.inner.name) y")
            Text("\\(thing.describe(3, as: "x"))!")
            Label(thing.title, systemImage: "star")
            if let owner = thing.owner { Text(owner.surname) }
            ForEach(thing.items) { item in Text(item.name) }
            LabeledContent("Value", value: thing.value)
            Button(thing.action) { thing.act() }
            Text(String(thing.count))
            Text("Chain").disabled(thing.a?.b?.c == nil)
            Text(thing.kind.rawValue.uppercased())
          }
          .animation(.default, value: thing.x ?? thing.y?.z.state)
        }
      }
      #Preview("Row") { Row(thing: Thing(title: "Given")) }
      """,
    ])
    let row = try program.run("inspect", "App", "--preview", "Row", "--size", "300x500")
    let shown = [
      "⟨name⟩", "x ⟨name⟩ y", "⟨describe⟩!", "Given", "⟨surname⟩", "Value", "⟨value⟩", "⟨action⟩", "⟨count⟩",
      "Chain",
      "⟨uppercased⟩",
    ]
    for text in shown { #expect(row.output.contains("\"\(text)\""), "\(text) in \(row)") }
    let table = try program.run("render", "App", "--size", "300x500", "-o", "out")
    #expect(!table.errors.contains("mended"), "\(table)")
  }

  /// What an initializer of a missing type was given is most likely what a property of that name answers, and what is set can be asked
  /// for.
  @Test func missingTypesKeepWhatTheyAreGiven() throws {
    let program = try Program([
      "App/Package.swift": Self.manifest,
      "App/Sources/App/Theme.swift": """
      import SwiftUI
      import Nowhere

      struct Theme { var title: String }
      @MainActor final class Manager: Provider {
        static let shared = Manager()
        private var theme: Subscribable<Theme>!
        var current: Theme { get { theme.value } set { theme.value = newValue } }
        private init() { theme = Subscribable<Theme>(value: Theme(title: "ocean")) }
      }
      #Preview("given") { Text(verbatim: Manager.shared.current.title) }
      #Preview("set") {
        Manager.shared.current = Theme(title: "forest")
        return Text(verbatim: Manager.shared.current.title)
      }
      """,
    ])
    let shown = try program.run("inspect", "App", "--size", "200x40")
    #expect(shown.output.contains("\"ocean\"") && shown.output.contains("\"forest\""), "\(shown)")
  }

  /// Types inside of missing ones, what is asked of values by subscripts, and what UIKit's modules hand on with their import.
  @Test func declaresTypesInsideOfMissingOnes() throws {
    let program = try Program([
      "App/Package.swift": Self.manifest,
      "App/Sources/App/Names.swift": """
      import Nowhere

      extension Shortcuts.Name {
        static let open = Shortcuts.Name("open", default: 3)
        static let close = Shortcuts.Name("close")
      }
      func picture() -> UIImage? { nil }
      """,
      "App/Sources/App/Row.swift": """
      import SwiftUI
      import Nowhere

      struct Item {
        var title: String
        var size: Int?
        init(json: JSON) {
          title = json["title"].stringValue
          size = json["sizes", 3].int
          if json["kind"] == "wide" { title += "wide" }
        }
      }
      struct Row: View {
        let name: Shortcuts.Name
        let item = Item(json: JSON(parsing: "{}"))
        var body: some View {
          Text(verbatim: picture() == nil ? "row" : "picture")
          Text(verbatim: item.size == nil ? "none" : "some")
        }
      }
      #Preview { Row(name: .open) }
      """,
    ])
    let row = try program.run("render", "App", "--size", "200x200", "-o", "out", "--repairs")
    #expect(row.exitCode == 0, "\(row)")
    #expect(row.errors.contains("note: not found here: Nowhere\n"), "\(row)")
    #expect(!row.errors.contains("mended"), "\(row)")
    let shown = try program.run("inspect", "App", "--size", "200x200")
    #expect(shown.output.contains("\"row\"") && shown.output.contains("\"none\""), "\(shown)")
  }
}
