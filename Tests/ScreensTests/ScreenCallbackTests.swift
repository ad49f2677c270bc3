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

/// How often the closures of lists, screens, presentations and controls run and with which arguments, each
/// according to Apple's documentation.
@MainActor
@Suite struct ScreenCallbackTests {
  private final class Log: @unchecked Sendable {
    var events: [String] = []

    func note(_ event: String) { events.append(event) }

    func take() -> [String] {
      defer { events = [] }
      return events
    }
  }

  private func session(_ view: some View) -> RenderSession {
    var request = RenderRequest(proposal: ProposedViewSize(width: 390, height: 844))
    request.safeAreaInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    return Render.renderer.session(view, request)
  }

  private func texts(_ session: RenderSession) throws -> [String] {
    var found: [String] = []
    func collect(_ node: FrameTree.Node) {
      if let text = node.text { found.append(text.string) }
      node.children.forEach(collect)
    }
    collect(try session.outcome().tree.root)
    return found
  }

  // MARK: Presentations

  private struct Presenting: View {
    struct Item: Identifiable { let id: Int }

    let log: Log
    @State private var showsSheet = false
    @State private var item: Item?
    @State private var showsCover = false
    @State private var asks = false
    @State private var confirms = false

    var body: some View {
      VStack {
        Button("Sheet") { showsSheet = true }
        Button("Item") { item = Item(id: 7) }
        Button("Cover") { showsCover = true }
        Button("Ask") { asks = true }
        Button("Confirm") { confirms = true }
        Text("Held").contextMenu { Button("Copy") { log.note("copy") } }
      }
      .sheet(isPresented: $showsSheet) {
        log.note("dismissed sheet")
      } content: {
        Page(name: "sheet", log: log)
      }
      .sheet(item: $item) {
        log.note("dismissed item")
      } content: {
        Page(name: "item \($0.id)", log: log)
      }
      .fullScreenCover(isPresented: $showsCover) {
        log.note("dismissed cover")
      } content: {
        Page(name: "cover", log: log)
      }
      .alert("Really?", isPresented: $asks) {
        Button("Yes") { log.note("yes") }
        Button("No", role: .cancel) { log.note("no") }
      }
      .confirmationDialog("Which?", isPresented: $confirms) {
        Button("One") { log.note("one") }
        Button("Two", role: .destructive) { log.note("two") }
      }
      .onChange(of: showsSheet) { log.note("sheet \($1)") }
      .onChange(of: item?.id) { log.note("item \($1.map(String.init) ?? "none")") }
      .onChange(of: asks) { log.note("asks \($1)") }
      .onChange(of: confirms) { log.note("confirms \($1)") }
    }
  }

  private struct Page: View {
    let name: String
    let log: Log
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      VStack {
        Text("\(name) \(isPresented)")
        Button("Done") { dismiss() }
      }
      .onAppear { log.note("\(name) appears") }
      .onDisappear { log.note("\(name) disappears") }
    }
  }

  @Test func sheetsTellOfTheirEndOnce() throws {
    let log = Log()
    let session = session(Presenting(log: log))
    #expect(log.take() == [])
    for _ in 0..<2 {
      try session.perform(.tap("Sheet"))
      #expect(log.take() == ["sheet true", "sheet appears"])
      #expect(try texts(session).contains("sheet true"))
      try session.perform(.tap("Done"))
      #expect(log.events.first == "sheet false")
      #expect(Set(log.take()) == ["sheet false", "dismissed sheet", "sheet disappears"])
    }
    try session.perform(.tap("Item"))
    #expect(log.take() == ["item 7", "item 7 appears"])
    try session.perform(.tap("Done"))
    #expect(Set(log.take()) == ["item none", "dismissed item", "item 7 disappears"])
    try session.perform(.tap("Cover"))
    #expect(log.take() == ["cover appears"])
    try session.perform(.tap("Done"))
    #expect(Set(log.take()) == ["dismissed cover", "cover disappears"])
  }

  @Test func choicesRunTheirActionAndEndTheQuestion() throws {
    let log = Log()
    let session = session(Presenting(log: log))
    for (question, answer, events) in [
      ("Ask", "Yes", ["asks true", "yes", "asks false"]), ("Ask", "No", ["asks true", "no", "asks false"]),
      ("Confirm", "Two", ["confirms true", "two", "confirms false"]),
    ] {
      try session.perform(.tap(question))
      try session.perform(.tap(answer))
      #expect(log.take() == events, "\(question) \(answer)")
    }
    try session.perform(.open("Held"))
    #expect(log.take() == [])
    try session.perform(.tap("Copy"))
    #expect(log.take() == ["copy"])
  }

  // MARK: Fields

  private struct Fields: View {
    let log: Log
    @State private var name = ""
    @State private var query = ""
    @State private var old = ""
    @State private var blocked = ""
    @FocusState private var field: String?

    var body: some View {
      NavigationStack {
        VStack {
          TextField("Name", text: $name).focused($field, equals: "name").onSubmit { log.note("inner") }
          TextField("Old", text: $old) {
            log.note("editing \($0)")
          } onCommit: {
            log.note("commit")
          }
          TextField("Blocked", text: $blocked).submitScope()
          Results(log: log)
          Button("Leave") { field = nil }
        }
        .onChange(of: name) { log.note("name \($0)>\($1)") }
        .onChange(of: field) { log.note("field \($0 ?? "none")>\($1 ?? "none")") }
        .searchable(text: $query)
        .onSubmit { log.note("outer") }
        .onSubmit(of: .search) { log.note("search \(query)") }
      }
    }
  }

  private struct Results: View {
    let log: Log
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      Button("End") { dismissSearch() }
        .onChange(of: isSearching) { log.note("searching \($1)") }
    }
  }

  @Test func submittingRunsTheActionsFromTheInsideOut() throws {
    let log = Log()
    let session = session(Fields(log: log))
    #expect(log.take() == [])
    try session.perform(.type("Name", text: "Ada"))
    #expect(Set(log.take()) == ["field none>name", "name >Ada"])
    try session.perform(.type("Name", text: "Ada\n"))
    #expect(log.take() == ["inner", "outer"])
    try session.perform(.tap("Leave"))
    #expect(log.take() == ["field name>none"])
    try session.perform(.type("Blocked", text: "x\n"))
    #expect(log.take() == [])
    try session.perform(.focus("Old"))
    #expect(log.take() == ["editing true"])
    try session.perform(.type("Old", text: "y\n"))
    #expect(log.take() == ["commit", "outer"])
    try session.perform(.focus("Name"))
    #expect(Set(log.take()) == ["editing false", "field none>name"])
  }

  @Test func searchesBeginEndAndAreSubmitted() throws {
    let log = Log()
    let session = session(Fields(log: log))
    try session.perform(.type("Search", text: "rose\n"))
    #expect(log.events.filter { $0.hasPrefix("search") }.sorted() == ["search rose", "searching true"])
    #expect(!log.take().contains("outer"))
    try session.perform(.tap("End"))
    #expect(log.take() == ["searching false"])
  }

  // MARK: Controls

  private struct Controls: View {
    let log: Log
    @State private var isOn = false
    @State private var share = 0.25
    @State private var count = 1
    @State private var free = 0
    @State private var choice = "a"
    @State private var isOpen = false
    @State private var tab = 1

    var body: some View {
      TabView(selection: $tab) {
        VStack {
          Toggle("Switch", isOn: $isOn)
          Slider(value: $share) {
            Text("Share")
          } onEditingChanged: {
            log.note("slider \($0)")
          }
          Stepper("Count", value: $count, in: 0...2) { log.note("stepper \($0)") }
          Stepper("Free") {
            free += 1
          } onDecrement: {
            free -= 1
          } onEditingChanged: {
            log.note("free stepper \($0)")
          }
          Picker("Choice", selection: $choice) { ForEach(["a", "b"], id: \.self) { Text($0) } }
            .pickerStyle(.segmented)
          DisclosureGroup("More", isExpanded: $isOpen) { Text("Inside") }
        }
        .tag(1).tabItem { Text("First") }
        Text("Second page").tag(2).tabItem { Text("Second") }
      }
      .onChange(of: isOn) { log.note("isOn \($0)>\($1)") }
      .onChange(of: share) { log.note("share \($0)>\($1)") }
      .onChange(of: count) { log.note("count \($0)>\($1)") }
      .onChange(of: free) { log.note("free \($0)>\($1)") }
      .onChange(of: choice) { log.note("choice \($0)>\($1)") }
      .onChange(of: isOpen) { log.note("isOpen \($0)>\($1)") }
      .onChange(of: tab) { log.note("tab \($0)>\($1)") }
    }
  }

  @Test func controlsWriteTheirBindingsOnce() throws {
    let log = Log()
    let session = session(Controls(log: log))
    #expect(log.take() == [])
    for (step, events) in [
      (DriveStep.tap("Switch"), ["isOn false>true"]), (.set("Switch", value: "true"), []),
      (.set("Share", value: "0.5"), ["slider true", "slider false", "share 0.25>0.5"]),
      (.tap("Increment[1]"), ["stepper true", "stepper false", "count 1>2"]),
      (.set("Count", value: "0"), ["stepper true", "stepper false", "count 2>0"]),
      (.tap("Increment[2]"), ["free stepper true", "free stepper false", "free 0>1"]),
      (.tap("b"), ["choice a>b"]), (.tap("b"), []), (.tap("More"), ["isOpen false>true"]),
      (.tap("Second"), ["tab 1>2"]),
    ] {
      try session.perform(step)
      #expect(log.take() == events, "\(step)")
    }
  }

  // MARK: Rows

  private struct Rows: View {
    let log: Log
    @State private var names = ["One", "Two", "Three", "Four"]
    @State private var chosen: String?

    var body: some View {
      List(selection: $chosen) {
        ForEach(names, id: \.self) { Text($0) }
          .onMove { from, to in
            log.note("move \(from.map(String.init).joined()) to \(to)")
            names.move(fromOffsets: from, toOffset: to)
          }
          .onDelete {
            log.note("delete \($0.map(String.init).joined())")
            names.remove(atOffsets: $0)
          }
        Text("Fixed")
      }
      .onChange(of: chosen) { log.note("chosen \($1 ?? "none")") }
    }
  }

  @Test func rowsAreMovedAndDeletedByTheirNumbers() throws {
    let log = Log()
    let session = session(Rows(log: log))
    try session.perform(.tap("Two"))
    #expect(log.take() == ["chosen Two"])
    #expect(throws: DriveError.self) { try session.perform(.move("One", before: nil)) }
    try session.perform(.editMode)
    try session.perform(.move("One", before: "Four"))
    #expect(log.take() == ["move 0 to 3"])
    #expect(try texts(session).prefix(4) == ["Two", "Three", "One", "Four"])
    try session.perform(.move("Three", before: nil))
    #expect(log.take() == ["move 1 to 4"])
    try session.perform(.move("Three", before: "Two"))
    #expect(log.take() == ["move 3 to 0"])
    #expect(try texts(session).prefix(4) == ["Three", "Two", "One", "Four"])
    #expect(throws: DriveError.self) { try session.perform(.move("Three", before: "Fixed")) }
    try session.perform(.tap("Remove[2]"))
    try session.perform(.tap("Delete"))
    #expect(log.take() == ["delete 1"])
  }

  @Test func lettersOfTheIndexBringTheirSectionToTheTop() throws {
    let view = List {
      ForEach(["A", "B", "C"], id: \.self) { letter in
        Section(letter) { ForEach(0..<20) { Text("\(letter)\($0)") } }.sectionIndexLabel(Text(letter))
      }
    }
    .listStyle(.plain)
    let session = session(view)
    #expect(try texts(session).contains("A0"))
    try session.perform(.tap("B"))
    let shown = try texts(session)
    // A row of the section before may show through the bars above.
    #expect(!shown.contains("A10") && shown.contains("B0") && shown.contains("B10"))
    try session.perform(.tap("A"))
    #expect(try texts(session).contains("A0"))
  }

  // MARK: Navigation

  private struct Screens: View {
    let log: Log
    @State private var path: [Int] = []
    @State private var showsDetail = false

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("Seven", value: 7)
          Button("Two deep") { path = [1, 2] }
          Button("Detail") { showsDetail = true }
        }
        .navigationDestination(for: Int.self) { number in
          Page(name: "number \(number)", log: log)
        }
        .navigationDestination(isPresented: $showsDetail) { Page(name: "detail", log: log) }
      }
      .onChange(of: path) { log.note("path \($1)") }
      .onChange(of: showsDetail) { log.note("detail \($1)") }
    }
  }

  @Test func screensComeAndGoWithTheirPath() throws {
    let log = Log()
    let session = session(Screens(log: log))
    #expect(log.take() == [])
    try session.perform(.tap("Seven"))
    #expect(Set(log.take()) == ["path [7]", "number 7 appears"])
    try session.perform(.tap("Done"))
    #expect(Set(log.take()) == ["path []", "number 7 disappears"])
    try session.perform(.tap("Two deep"))
    #expect(log.events.filter { $0.hasPrefix("path") } == ["path [1, 2]"])
    #expect(log.take().contains("number 2 appears"))
    try session.perform(.tap("Back"))
    #expect(log.events.filter { $0.hasPrefix("path") } == ["path [1]"])
    #expect(log.take().contains("number 2 disappears"))
    try session.perform(.tap("Back"))
    _ = log.take()
    try session.perform(.tap("Detail"))
    #expect(Set(log.take()) == ["detail true", "detail appears"])
    try session.perform(.tap("Done"))
    #expect(Set(log.take()) == ["detail false", "detail disappears"])
  }
}
