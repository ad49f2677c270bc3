import Foundation
import LayoutEngine
import Observation
import RenderSupport
import Rendering
import Testing
import Views

/// What property wrappers return, when they are written, and which views are updated, each according to
/// Apple's documentation.
@MainActor
@Suite struct WrapperTests {
  private final class Log {
    var events: [String] = []

    func note(_ event: String) { events.append(event) }

    func take() -> [String] {
      defer { events = [] }
      return events
    }
  }

  private func session(
    _ view: some View, change: (inout RenderRequest) -> Void = { _ in }
  ) -> RenderSession {
    var request = RenderRequest(proposal: ProposedViewSize(width: 300, height: 400))
    change(&request)
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

  // MARK: State and bindings

  private struct Toggled: View {
    let log: Log
    @State private var values = ["a": 1]
    @State private var chosen: Int? = 3

    var body: some View {
      let value = Binding {
        values["a"] ?? 0
      } set: { new, transaction in
        log.note("set \(new) \(transaction.animation == nil ? "plainly" : "animated")")
        values["a"] = new
      }
      VStack {
        Text("value \(values["a"] ?? 0)")
        Child(value: value)
        Button("Animated") { value.animation(.default).wrappedValue = 7 }
        if let chosen = Binding($chosen) { Child(value: chosen) }
        Button("None") { chosen = nil }
        Text("constant \(Binding.constant(5).wrappedValue)")
      }
    }
  }

  private struct Child: View {
    @Binding var value: Int

    var body: some View { Button("More than \(value)") { value += 1 } }
  }

  @Test func bindingsReadAndWriteTheirSource() throws {
    let log = Log()
    let session = session(Toggled(log: log))
    #expect(log.take() == [])
    try session.perform(.tap("More than 1"))
    #expect(log.take() == ["set 2 plainly"])
    #expect(try texts(session).contains("value 2"))
    try session.perform(.tap("Animated"))
    #expect(log.take() == ["set 7 animated"])
    try session.perform(.tap("More than 3"))
    #expect(log.take() == [])
    #expect(try texts(session).contains("More than 4"))
    try session.perform(.tap("None"))
    #expect(try !texts(session).contains("More than 4"))
  }

  @Observable
  fileprivate final class Model {
    var shown = 0
    var unread = 0
    var name = "none"
  }

  private struct Watching: View {
    let log: Log
    let model: Model

    var body: some View {
      log.note("body \(model.shown)")
      return VStack {
        Text("shown \(model.shown)")
        Renamer().environment(model)
      }
    }
  }

  private struct Renamer: View {
    @Environment(Model.self) private var model

    var body: some View {
      @Bindable var bound = model
      Child(value: $bound.shown)
      Button("Unread") { model.unread += 1 }
      Text("named \(model.name)")
    }
  }

  @Test func observedObjectsAreReadWhereTheyAreShown() throws {
    let (log, model) = (Log(), Model())
    let session = session(Watching(log: log, model: model))
    #expect(log.take() == ["body 0"])
    try session.perform(.tap("More than 0"))
    #expect(log.take() == ["body 1"])
    #expect(try texts(session).contains("shown 1"))
    // Values that no view reads do not affect the picture.
    try session.perform(.tap("Unread"))
    #expect(model.unread == 1)
    let before = try texts(session)
    model.name = "Ada"
    try session.perform(.wait(0))
    #expect(try texts(session) != before && texts(session).contains("named Ada"))
  }

  // MARK: Stored values

  private struct Settings: View {
    let log: Log
    @AppStorage("count") private var count = 1
    @SceneStorage("page") private var page = 1

    var body: some View {
      VStack {
        Other(log: log)
        Button("Count") { count += 1 }
        Button("Same") { count = count + 0 }
        Button("Page") { page += 1 }
        Text("page \(page)")
      }
      .onChange(of: count) { log.note("writer \($0)>\($1)") }
    }
  }

  private struct Other: View {
    let log: Log
    @AppStorage("count") private var own = 5
    @AppStorage("page") private var page = 0

    var body: some View {
      Text("other \(own) \(page)").onChange(of: own) { log.note("reader \($0)>\($1)") }
    }
  }

  @Test func storedValuesAreSharedByTheirNames() throws {
    let log = Log()
    let seeded = session(Settings(log: log)) { $0.defaults = ["count": "7"] }
    #expect(try texts(seeded).contains("other 7 0") && texts(seeded).contains("page 1"))
    try seeded.perform(.tap("Count"))
    #expect(log.take() == ["reader 7>8", "writer 7>8"])
    try seeded.perform(.tap("Same"))
    #expect(log.take() == [])
    // A scene's storage is separate from the app's.
    try seeded.perform(.tap("Page"))
    #expect(try texts(seeded).contains("other 8 0") && texts(seeded).contains("page 2"))
    // Without a value each has its own default, until one of them is written.
    let plain = session(Settings(log: log))
    #expect(try texts(plain).contains("other 5 0"))
    try plain.perform(.tap("Count"))
    #expect(try texts(plain).contains("other 2 0"))
    #expect(log.take() == ["reader 5>2", "writer 1>2"])
  }

  // MARK: The environment

  private struct Scaled: View {
    @ScaledMetric(relativeTo: .largeTitle) private var title = 100.0
    @ScaledMetric private var plain = 100.0
    @Environment(\.dynamicTypeSize) private var size

    var body: some View { Text("\(size) \(Int(title.rounded())) \(Int(plain.rounded()))") }
  }

  private struct Growing: View {
    @State private var size = DynamicTypeSize.large

    var body: some View {
      VStack {
        Scaled()
        Button("Grow") { size = .accessibility1 }
      }
      .dynamicTypeSize(size)
    }
  }

  @Test func metricsFollowTheTypeSize() throws {
    let session = session(Growing())
    #expect(try texts(session).contains("large 100 100"))
    try session.perform(.tap("Grow"))
    // Metrics grow as lines do: those of a large title from 41 points to 52, those of the body from 22 to 34.
    #expect(try texts(session).contains("accessibility1 127 155"))
  }

  private struct Named: View {
    let log: Log
    @Namespace private var first
    @Namespace private var second
    @State private var taps = 0
    @State private var seen: Set<Int> = []

    var body: some View {
      Button("Tap \(taps)") { taps += 1 }
        .onChange(of: taps, initial: true) {
          seen.formUnion([first.hashValue, second.hashValue])
          log.note("\(first == second) \(seen.count)")
        }
    }
  }

  @Test func namespacesStayThemselves() throws {
    let log = Log()
    let session = session(Named(log: log))
    try session.perform(.tap("Tap 0"))
    try session.perform(.tap("Tap 1"))
    #expect(log.take() == ["false 2", "false 2", "false 2"])
  }

  // MARK: Anchors and preferences

  private struct Places: PreferenceKey {
    static var defaultValue: [String: Anchor<CGRect>] { [:] }
    static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
      value.merge(nextValue()) { $1 }
    }
  }

  private struct Anchored: View {
    let log: Log
    @State private var isWide = false

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: isWide ? 200 : 100, height: 20)
          .anchorPreference(key: Places.self, value: .bounds) { ["red": $0] }
        Color.blue.frame(width: 50, height: 30)
          .anchorPreference(key: Places.self, value: .bounds) { ["blue": $0] }
          .transformAnchorPreference(key: Places.self, value: .bounds) { $0["again"] = $1 }
        Button("Wide") { isWide.toggle() }.frame(height: 50)
      }
      .frame(width: 200)
      .overlayPreferenceValue(Places.self) { places in
        GeometryReader { proxy in
          let frames = places.mapValues { proxy[$0] }
          Color.clear.onAppear { note("overlay", frames) }.onChange(of: frames) { note("overlay", $1) }
        }
      }
      .backgroundPreferenceValue(Places.self) { places in
        Color.clear.onAppear { log.note("background \(places.count)") }
      }
    }

    private func note(_ name: String, _ frames: [String: CGRect]) {
      let places = frames.sorted { $0.key < $1.key }.map {
        "\($0.key) \(Int($0.value.minX)),\(Int($0.value.minY)) \(Int($0.value.width))"
      }
      log.note(([name] + places).joined(separator: " "))
    }
  }

  @Test func anchorsAreReadInTheReadersOwnCoordinates() throws {
    let log = Log()
    let session = session(Anchored(log: log))
    #expect(
      Set(log.take()) == ["overlay again 75,20 50 blue 75,20 50 red 50,0 100", "background 3"])
    try session.perform(.tap("Wide"))
    #expect(log.take() == ["overlay again 75,20 50 blue 75,20 50 red 0,0 200"])
  }

  // MARK: Transactions

  private struct Completing: View {
    let log: Log
    @State private var isOn = false

    var body: some View {
      VStack {
        Text(isOn ? "on" : "off")
          .transaction { log.note("transaction \($0.animation == nil ? "plain" : "animated")") }
        Button("Animate") {
          withAnimation(.linear(duration: 2)) {
            isOn.toggle()
          } completion: {
            log.note("completed")
          }
          log.note("acted")
        }
        Button("Add") {
          var transaction = Transaction(animation: .linear(duration: 2))
          transaction.addAnimationCompletion { log.note("added") }
          withTransaction(transaction) { isOn.toggle() }
        }
        Button("Nothing") { withAnimation(.default, {}, completion: { log.note("nothing") }) }
      }
    }
  }

  @Test func completionsRunOnceWhenAnimationsAreOver() throws {
    let log = Log()
    let session = session(Completing(log: log))
    _ = log.take()
    try session.perform(.tap("Animate"))
    #expect(log.take().filter { !$0.hasPrefix("transaction") } == ["completed", "acted"])
    try session.perform(.tap("Add"))
    #expect(log.take().filter { !$0.hasPrefix("transaction") } == ["added"])
    try session.perform(.tap("Nothing"))
    #expect(log.take().filter { !$0.hasPrefix("transaction") } == ["nothing"])
    // While it animates, the end is as far off as the animation is long.
    var request = RenderRequest(proposal: ProposedViewSize(width: 300, height: 400))
    request.steps = [.tap("Animate")]
    request.showsMovement = true
    let moving = Render.renderer.session(Completing(log: log), request)
    try moving.performSteps()
    #expect(log.take().suffix(2) == ["acted", "transaction animated"])
    moving.advance(to: 1.9)
    #expect(!log.take().contains("completed"))
    moving.advance(to: 2.1)
    #expect(log.take().filter { $0 == "completed" }.count == 1)
  }
}
