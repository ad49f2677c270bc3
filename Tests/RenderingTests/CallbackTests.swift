import Foundation
import LayoutEngine
import OpenCombine
import RenderSupport
import Rendering
import Testing
import Views

/// How often the callbacks of a view run and with which arguments, each according to Apple's documentation.
@MainActor
@Suite struct CallbackTests {
  /// What has happened, in order.
  private final class Log: @unchecked Sendable {
    var events: [String] = []

    func note(_ event: String) { events.append(event) }

    func take() -> [String] {
      defer { events = [] }
      return events
    }
  }

  private func session(_ view: some View, settle: Double? = nil) -> RenderSession {
    var request = RenderRequest(proposal: ProposedViewSize(width: 300, height: 300))
    request.settleTime = settle
    return Render.renderer.session(view, request)
  }

  // MARK: onChange

  private struct Changing: View {
    let log: Log
    @State private var count = 0
    @State private var other = 0

    var body: some View {
      VStack {
        Button("Once") { count += 1 }
        Button("Twice") {
          count += 1
          count += 1
        }
        Button("Same") { count = count + 0 }
        Button("Away and back") {
          count += 1
          count -= 1
        }
        Button("Other") { other += 1 }
      }
      .onChange(of: count) { log.note("none \(count)") }
      .onChange(of: count) { old, new in log.note("two \(old) \(new)") }
      .onChange(of: count, initial: true) { old, new in log.note("initial \(old) \(new)") }
    }
  }

  @Test func changesAreToldOnceWithOldAndNew() throws {
    let log = Log()
    let session = session(Changing(log: log))
    #expect(log.take() == ["initial 0 0"])
    try session.perform(.tap("Once"))
    #expect(log.take() == ["none 1", "two 0 1", "initial 0 1"])
    // Two writes in one action are one change.
    try session.perform(.tap("Twice"))
    #expect(log.take() == ["none 3", "two 1 3", "initial 1 3"])
    for nothing in ["Same", "Away and back", "Other"] { try session.perform(.tap(nothing)) }
    #expect(log.take() == [])
  }

  private struct Chained: View {
    let log: Log
    @State private var first = 0
    @State private var second = 0

    var body: some View {
      Button("Go") { first += 1 }
        .onChange(of: first) { old, new in
          log.note("first \(old) \(new)")
          second = new * 10
        }
        .onChange(of: second) { old, new in log.note("second \(old) \(new)") }
    }
  }

  @Test func whatAChangeChangesIsToldNext() throws {
    let log = Log()
    let session = session(Chained(log: log))
    try session.perform(.tap("Go"))
    #expect(log.take() == ["first 0 1", "second 0 10"])
  }

  // MARK: onAppear and onDisappear

  private struct Nested: View {
    let log: Log
    @State private var isThere = true
    @State private var count = 0

    var body: some View {
      VStack {
        if isThere {
          VStack {
            Text("inner").onAppear { log.note("inner appears") }.onDisappear { log.note("inner disappears") }
          }
          .onAppear { log.note("outer appears") }.onDisappear { log.note("outer disappears") }
        }
        Button("Toggle") { isThere.toggle() }
        Button("Count \(count)") { count += 1 }
      }
    }
  }

  @Test func appearingAndDisappearingAreToldOnceEach() throws {
    let log = Log()
    let session = session(Nested(log: log))
    #expect(Set(log.events) == ["inner appears", "outer appears"] && log.take().count == 2)
    try session.perform(.tap("Count 0"))
    #expect(log.take() == [])
    try session.perform(.tap("Toggle"))
    #expect(Set(log.events) == ["inner disappears", "outer disappears"] && log.take().count == 2)
    try session.perform(.tap("Count 1"))
    #expect(log.take() == [])
    try session.perform(.tap("Toggle"))
    #expect(Set(log.events) == ["inner appears", "outer appears"] && log.take().count == 2)
  }

  // MARK: task

  private struct Working: View {
    let log: Log
    @State private var id = 0
    @State private var isThere = true
    @State private var count = 0

    var body: some View {
      VStack {
        if isThere {
          Text("work \(count)")
            .task(id: id) {
              log.note("begin \(id)")
              await withTaskCancellationHandler {
                try? await Task.sleep(for: .seconds(1000))
              } onCancel: { [log] in
                log.note("cancelled")
              }
            }
        }
        Button("Next") { id += 1 }
        Button("Toggle") { isThere.toggle() }
        Button("Count") { count += 1 }
      }
    }
  }

  @Test func tasksBeginAnewWithTheirIDAndEndWithTheirView() throws {
    let log = Log()
    let session = session(Working(log: log))
    #expect(log.take() == ["begin 0"])
    try session.perform(.tap("Count"))
    #expect(log.take() == [])
    try session.perform(.tap("Next"))
    #expect(log.events.count == 2 && Set(log.take()) == ["cancelled", "begin 1"])
    try session.perform(.tap("Toggle"))
    #expect(log.take() == ["cancelled"])
    try session.perform(.tap("Next"))
    #expect(log.take() == [])
    try session.perform(.tap("Toggle"))
    #expect(log.take() == ["begin 2"])
    try session.perform(.tap("Toggle"))
    #expect(log.take() == ["cancelled"])
  }

  // MARK: onReceive

  private struct Receiving: View {
    let subject: PassthroughSubject<Int, Never>
    let log: Log
    @State private var factor = 1
    @State private var last = 0
    @State private var isThere = true

    var body: some View {
      VStack {
        if isThere {
          Text("last \(last)").onReceive(subject) { [factor] value in
            log.note("got \(value * factor)")
            last = value
          }
        }
        Button("Send") { subject.send(1) }
        Button("Send Two") {
          subject.send(2)
          subject.send(3)
        }
        Button("Factor") { factor = 10 }
        Button("Toggle") { isThere.toggle() }
      }
    }
  }

  @Test func everyValueOfAPublisherIsReceived() throws {
    let (log, subject) = (Log(), PassthroughSubject<Int, Never>())
    let session = session(Receiving(subject: subject, log: log))
    #expect(log.take() == [])
    try session.perform(.tap("Send"))
    #expect(log.take() == ["got 1"])
    #expect(try shows("last 1", session))
    try session.perform(.tap("Send Two"))
    #expect(log.take() == ["got 2", "got 3"])
    // The action is the one in the view's last description.
    try session.perform(.tap("Factor"))
    try session.perform(.tap("Send"))
    #expect(log.take() == ["got 10"])
    try session.perform(.tap("Toggle"))
    try session.perform(.tap("Send"))
    #expect(log.take() == [])
    // A value that a publisher already has arrives as the view appears.
    let current = CurrentValueSubject<Int, Never>(7)
    let held = Text("held").onReceive(current) { log.note("held \($0)") }
    _ = self.session(held)
    #expect(log.take() == ["held 7"])
  }

  private func shows(_ text: String, _ session: RenderSession) throws -> Bool {
    func contains(_ node: FrameTree.Node) -> Bool {
      node.text?.string == text || node.children.contains(where: contains)
    }
    return contains(try session.outcome().tree.root)
  }

  // MARK: onGeometryChange

  private struct Measuring: View {
    let log: Log
    @State private var width: CGFloat = 100
    @State private var count = 0

    var body: some View {
      VStack {
        Color.red.frame(width: width, height: 10)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: { [log] in
            log.note("one \(Int($0))")
          }
          .onGeometryChange(for: Bool.self) {
            $0.size.width > 150
          } action: { [log] old, new in
            log.note("two \(old) \(new)")
          }
        Button("Wider") { width += 40 }
        Button("Count \(count)") { count += 1 }
      }
    }
  }

  @Test func geometryIsToldFirstAndWithEachChangeOfItsValue() throws {
    let log = Log()
    let session = session(Measuring(log: log))
    #expect(log.take().sorted() == ["one 100", "two false false"])
    try session.perform(.tap("Count 0"))
    #expect(log.take() == [])
    try session.perform(.tap("Wider"))
    #expect(log.take() == ["one 140"])
    try session.perform(.tap("Wider"))
    #expect(log.take().sorted() == ["one 180", "two false true"])
  }

  // MARK: Preferences

  private struct Depth: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct Preferring: View {
    let log: Log
    @State private var isLong = false
    @State private var count = 0

    var body: some View {
      VStack {
        HStack {
          Text("a").preference(key: Depth.self, value: ["a"])
          Text("b").preference(key: Depth.self, value: ["b"]).transformPreference(Depth.self) {
            $0.append("c")
          }
          if isLong { Text("d").preference(key: Depth.self, value: ["d"]) }
        }
        .onPreferenceChange(Depth.self) { [log] in log.note("inner \($0.joined())") }
        Text("e").preference(key: Depth.self, value: ["e"])
        Button("Long") { isLong.toggle() }
        Button("Count \(count)") { count += 1 }
      }
      .onPreferenceChange(Depth.self) { [log] in log.note("outer \($0.joined())") }
    }
  }

  @Test func preferencesAreReducedInTheOrderOfViews() throws {
    let log = Log()
    let session = session(Preferring(log: log))
    #expect(log.take() == ["inner abc", "outer abce"])
    try session.perform(.tap("Count 0"))
    #expect(log.take() == [])
    try session.perform(.tap("Long"))
    #expect(log.take() == ["inner abcd", "outer abcde"])
  }

  // MARK: Scrolling

  private struct Scrolling: View {
    let log: Log

    var body: some View {
      ScrollView { Color.red.frame(height: 1000) }
        .onScrollGeometryChange(for: Bool.self) {
          $0.contentOffset.y > 100
        } action: { [log] old, new in
          log.note("far \(old) \(new)")
        }
        .accessibilityIdentifier("scroll")
    }
  }

  @Test func scrollingIsToldWhereItsValueChanges() throws {
    let log = Log()
    let session = session(Scrolling(log: log))
    _ = log.take()
    for (offset, events) in [
      (50.0, [String]()), (150, ["far false true"]), (300, []), (20, ["far true false"]),
    ] {
      try session.perform(.scroll("scroll", to: .offset(offset)))
      #expect(log.take() == events, "\(offset)")
    }
  }

  // MARK: Wrappers

  /// A property of the app's own with one of the library inside.
  private struct Doubled: DynamicProperty {
    let log: Log
    @State private var value = 1
    private(set) var shown = 0

    init(_ log: Log) { self.log = log }

    var current: Int {
      get { value }
      nonmutating set { value = newValue }
    }

    mutating func update() {
      shown = value * 2
      log.note("update \(shown)")
    }
  }

  private struct Owner: View {
    let log: Log
    private var doubled: Doubled
    @State private var unrelated = 0

    init(_ log: Log) {
      self.log = log
      doubled = Doubled(log)
    }

    var body: some View {
      log.note("body \(doubled.shown)")
      return VStack {
        Button("More") { doubled.current += 1 }
        Button("Other \(unrelated)") { unrelated += 1 }
      }
    }
  }

  @Test func ownPropertiesAreUpdatedBeforeTheBody() throws {
    let log = Log()
    let session = session(Owner(log))
    #expect(log.take() == ["update 2", "body 2"])
    try session.perform(.tap("More"))
    #expect(log.take() == ["update 4", "body 4"])
    try session.perform(.tap("Other 0"))
    #expect(log.take() == ["update 4", "body 4"])
  }

  private final class Model: ObservableObject {
    @Published var count = 0
    init(_ log: Log, _ name: String) { log.note("\(name) is made") }
  }

  private struct Objects: View {
    let log: Log
    @StateObject private var kept: Model
    @ObservedObject var given: Model
    @State private var passes = 0

    init(_ log: Log, given: Model) {
      self.log = log
      _kept = StateObject(wrappedValue: Model(log, "kept"))
      self.given = given
    }

    var body: some View {
      VStack {
        Text("kept \(kept.count) given \(given.count)")
        Button("Kept") { kept.count += 1 }
        Button("Given") { given.count += 1 }
        Button("Pass \(passes)") { passes += 1 }
        Reader()
      }
      .environmentObject(given)
    }
  }

  private struct Reader: View {
    @EnvironmentObject private var model: Model
    var body: some View { Text("environment \(model.count)") }
  }

  @Test func objectsAreMadeOnceAndWatched() throws {
    let log = Log()
    let given = Model(log, "given")
    let session = session(Objects(log, given: given))
    #expect(log.take() == ["given is made", "kept is made"])
    for step in ["Kept", "Pass 0", "Given", "Given", "Kept"] { try session.perform(.tap(step)) }
    #expect(log.take() == [])
    #expect(try shows("kept 2 given 2", session) && shows("environment 2", session))
  }

  private struct Reads: View {
    @Environment(\.lineLimit) private var limit
    var body: some View { Text("limit \(limit ?? 0)") }
  }

  @Test func theEnvironmentIsChangedFromTheOutsideIn() throws {
    let view = Reads()
      .transformEnvironment(\.lineLimit) { $0 = ($0 ?? 0) * 10 }
      .transformEnvironment(\.lineLimit) { $0 = ($0 ?? 0) + 3 }
      .environment(\.lineLimit, 4)
    #expect(try shows("limit 70", session(view)))
  }
}
