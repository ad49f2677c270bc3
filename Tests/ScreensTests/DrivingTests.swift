import Controls
import Foundation
import Geometry
import LayoutEngine
import RenderSupport
import Rendering
import Screens
import Testing
import Views
import Windows

/// Interfaces operated as by a finger: what a step changes, and why one cannot be taken.
@MainActor
@Suite struct DrivingTests {
  /// The texts that show after steps, as a script has them.
  private func texts(
    _ view: some View, _ script: String = "", _ version: RenderVersion = .iOS26, height: CGFloat = 844
  ) throws -> [String] {
    let steps = try DriveStep.script(script)
    return try Render.nodes("Text", in: view, width: 390, height: height) {
      $0.renderVersion = version
      $0.safeAreaInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
      $0.steps = steps
    }.compactMap { $0.text?.string }
  }

  /// Why a script cannot be carried out.
  private func failure(_ view: some View, _ script: String) -> String {
    do {
      _ = try texts(view, script)
      return ""
    } catch {
      return "\(error)"
    }
  }

  private struct Home: View {
    @State private var count = 0
    @State private var isOn = false
    @State private var name = ""
    @State private var volume = 0.25
    @State private var flavour = "Vanilla"
    @State private var showsSheet = false
    @State private var asks = false

    var body: some View {
      NavigationStack {
        List {
          Text("Count \(count)")
          Button("Add") { count += 1 }
          Button("Closed") { count += 100 }.disabled(true)
          Toggle("Switch", isOn: $isOn)
          Text(isOn ? "On" : "Off")
          TextField("Name", text: $name).accessibilityIdentifier("name").onSubmit { count = 50 }
          Slider(value: $volume, in: 0...1).accessibilityIdentifier("volume")
          Text("Volume \(volume)")
          Picker("Flavour", selection: $flavour) {
            ForEach(["Vanilla", "Chocolate"], id: \.self) { Text($0) }
          }
          NavigationLink("Details") { Detail(count: $count) }
          Button("Sheet") { showsSheet = true }
          Button("Ask") { asks = true }
        }
        .navigationTitle("Home \(name)")
        .toolbar {
          Menu("More", systemImage: "ellipsis") { Button("Reset") { count = -1 } }
        }
        .sheet(isPresented: $showsSheet) { Sheet() }
        .alert("Really?", isPresented: $asks) { Button("Yes") { count = 7 } }
      }
    }
  }

  private struct Detail: View {
    @Binding var count: Int
    @State private var own = 0

    var body: some View {
      VStack {
        Text("Detail \(count) \(own)")
        Button("Double") {
          count *= 2
          own += 1
        }
      }
    }
  }

  private struct Sheet: View {
    @Environment(\.dismiss) private var dismiss
    @State private var taps = 0

    var body: some View {
      Text("Taps \(taps)")
      Button("Tap") { taps += 1 }
      Button("Done") { dismiss() }
    }
  }

  @Test func controlsDoWhatTheyDoForAFinger() throws {
    let shown = try texts(
      Home(), "tap Add\ntap Add\ntap Switch\ntype name=Ada\nset volume=0.75\nset Flavour=Chocolate")
    for text in ["Count 2", "On", "Ada", "Home Ada", "Volume 0.750000", "Chocolate"] {
      #expect(shown.contains(text), "\(text)")
    }
    #expect(try texts(Home(), "type name=Ada\\n").contains("Count 50"))
    #expect(try texts(Home(), "tap Flavour\ntap Chocolate").contains("Chocolate"))
  }

  @Test func whatCannotBeReachedSaysWhy() {
    #expect(failure(Home(), "tap Closed").contains("“Closed” is disabled (Button)"))
    let unknown = failure(Home(), "tap Nothing")
    #expect(unknown.contains("no view called “Nothing”") && unknown.contains("“Add”"))
    #expect(failure(Home(), "tap Sheet\ntap Add").contains("“Add” is covered by the sheet"))
    #expect(failure(Home(), "tap Ask\ntap Add").contains("“Add” is covered by the alert"))
    #expect(failure(Home(), "open More\ntap Add").contains("“Add” is covered by the Menu"))
    #expect(failure(Home(), "set volume=2").contains("from 0.0 to 1.0"))
    #expect(failure(Home(), "set Flavour=Mint").contains("“Vanilla”, “Chocolate”"))
    #expect(failure(Home(), "type Add=x").contains("nothing about it takes text"))
    #expect(failure(Home(), "swipe Add=leading").contains("has no actions at its leading end"))
    #expect(failure(Home(), "hop Add").contains("“hop” is not a step"))
  }

  private struct Covered: View {
    @State private var taps = 0
    var passes = false

    var body: some View {
      Button("Below \(taps)") { taps += 1 }
        .frame(width: 200, height: 100)
        .overlay { Color.red.allowsHitTesting(!passes) }
        .overlay { RoundedRectangle(cornerRadius: 8).stroke(.blue) }
    }
  }

  @Test func viewsOnTopStopAFingerUnlessItPassesThroughThem() throws {
    #expect(failure(Covered(), "tap Below 0").contains("“Below 0” is covered by Color"))
    #expect(try texts(Covered(passes: true), "tap Below 0").contains("Below 1"))
  }

  @Test func alertsAndMenusCloseAfterAChoice() throws {
    let asked = try texts(Home(), "tap Ask\ntap Yes")
    #expect(asked.contains("Count 7") && !asked.contains("Really?"))
    for step in ["open More", "tap More"] { #expect(try texts(Home(), step).contains("Reset")) }
    let chosen = try texts(Home(), "open More\ntap Reset")
    #expect(chosen.contains("Count -1") && !chosen.contains("Reset"))
  }

  /// The screen below keeps its state; the removed one starts with new state.
  @Test(arguments: [RenderVersion.iOS18, .iOS26])
  func stateSurvivesPushesAndEndsWithTheirScreens(_ version: RenderVersion) throws {
    let pushed = try texts(Home(), "tap Add\ntap Details\ntap Double\ntap Double", version)
    #expect(pushed.contains("Detail 4 2"))
    let back = try texts(Home(), "tap Add\ntap Details\ntap Double\ntap Back", version)
    #expect(back.contains("Count 2"))
    let again = try texts(Home(), "tap Add\ntap Details\ntap Double\ntap Back\ntap Details", version)
    #expect(again.contains("Detail 2 0"))
  }

  @Test func sheetsDismissAndBeginAnew() throws {
    #expect(try texts(Home(), "tap Sheet\ntap Tap\ntap Tap").contains("Taps 2"))
    #expect(!(try texts(Home(), "tap Sheet\ntap Tap\ntap Done").contains("Taps 1")))
    #expect(try texts(Home(), "tap Sheet\ntap Tap\ntap Done\ntap Sheet").contains("Taps 0"))
  }

  private struct Tabs: View {
    var body: some View {
      TabView {
        Home().tabItem { Label("First", systemImage: "house") }
        NavigationStack { Tally() }.tabItem { Label("Second", systemImage: "star") }
      }
    }
  }

  private struct Tally: View {
    @State private var count = 0
    var body: some View { Button("Tally \(count)") { count += 1 } }
  }

  @Test func stateSurvivesTabs() throws {
    let script = "tap Second\ntap Tally 0\ntap First\ntap Add\ntap Second"
    #expect(try texts(Tabs(), script).contains("Tally 1"))
    #expect(try texts(Tabs(), script + "\ntap First").contains("Count 1"))
  }

  private struct Branches: View {
    @State private var isFirst = true

    var body: some View {
      Button("Switch") { isFirst.toggle() }
      if isFirst { Tally() } else { Text("Other") }
    }
  }

  @Test func aBranchThatWasLeftLosesItsState() throws {
    #expect(try texts(Branches(), "tap Tally 0").contains("Tally 1"))
    #expect(try texts(Branches(), "tap Tally 0\ntap Switch\ntap Switch").contains("Tally 0"))
  }

  private struct Rows: View {
    @State private var names = ["One", "Two", "Three"]
    @State private var chosen: Set<String> = []
    @State private var archived = ""

    var body: some View {
      List(selection: $chosen) {
        ForEach(names, id: \.self) { name in
          Text(name)
            .swipeActions(edge: .leading) { Button("Archive") { archived = name } }
        }
        .onDelete { names.remove(at: $0.first ?? 0) }
        Text("Chosen \(chosen.sorted().joined(separator: "+")), archived \(archived)")
      }
    }
  }

  @Test(arguments: [RenderVersion.iOS18, .iOS26])
  func rowsUncoverActions(_ version: RenderVersion) throws {
    #expect(try texts(Rows(), "swipe Two=trailing", version).contains("Delete"))
    let deleted = try texts(Rows(), "swipe Two=trailing\ntap Delete", version)
    #expect(!deleted.contains("Two") && deleted.contains("Three") && !deleted.contains("Delete"))
    let archived = try texts(Rows(), "swipe One=leading\ntap Archive", version)
    #expect(archived.contains("Chosen , archived One") && !archived.contains("Archive"))
    #expect(try texts(Rows(), "tap Three", version).contains("Chosen Three, archived "))
  }

  @Test func editingShowsWhatRowsAreDeletedWith() throws {
    let shown = try texts(Rows(), "edit-mode\ntap Remove[2]")
    #expect(shown.contains("Delete"))
    #expect(!(try texts(Rows(), "edit-mode\ntap Remove[2]\ntap Delete").contains("Two")))
  }

  @Test func scrollingGoesWhereItIsTold() throws {
    let list = List(0..<100) { Text("Row \($0)") }.accessibilityIdentifier("rows")
    #expect(try texts(list).contains("Row 0"))
    let end = try texts(list, "scroll rows=bottom")
    #expect(end.contains("Row 99") && !end.contains("Row 0"))
    #expect(!(try texts(list, "scroll List=520").contains("Row 1")))
  }

  private enum Place: String, Hashable, CaseIterable {
    case garden
    case kitchen
  }

  @Test func pathsArePushedByTheirNames() throws {
    let view = NavigationStack {
      NavigationLink("Cellar") { Text("In the cellar") }
        .navigationDestination(for: Place.self) { Text("In the \($0.rawValue)") }
        .navigationDestination(for: Int.self) { Text("Number \($0)") }
    }
    #expect(try texts(view, "path garden").contains("In the garden"))
    #expect(try texts(view, "path garden/12").contains("Number 12"))
    #expect(try texts(view, "path Cellar").contains("In the cellar"))
  }

  private struct Focused: View {
    @FocusState private var field: Int?
    @State private var first = ""
    @State private var second = ""

    var body: some View {
      TextField("First", text: $first).focused($field, equals: 1)
      TextField("Second", text: $second).focused($field, equals: 2)
      Text("Field \(field ?? 0)")
      Button("Move") { field = 2 }
    }
  }

  @Test func focusFollowsTaps() throws {
    #expect(try texts(Focused()).contains("Field 0"))
    #expect(try texts(Focused(), "focus First").contains("Field 1"))
    #expect(try texts(Focused(), "focus First\ntap Second").contains("Field 2"))
    #expect(try texts(Focused(), "focus First\ntap Move").contains("Field 2"))
  }

  private final class Log {
    var lines: [String] = []
  }

  private struct Lifecycle: View {
    let log: Log
    @State private var shows = true

    var body: some View {
      Button("Toggle") { shows.toggle() }
      if shows {
        Text("Shown").onAppear { log.lines.append("appear") }.onDisappear { log.lines.append("disappear") }
      }
    }
  }

  @Test func viewsAppearAndDisappearInTheirOrder() throws {
    let log = Log()
    _ = try texts(Lifecycle(log: log), "tap Toggle\ntap Toggle\ntap Toggle")
    #expect(log.lines == ["appear", "disappear", "appear", "disappear"])
  }
}
