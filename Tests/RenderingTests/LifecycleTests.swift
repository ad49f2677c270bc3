import Foundation
import LayoutEngine
import OpenCombine
import RenderSupport
import Rendering
import Testing
import Views

/// Which of a view's callbacks run, how often and in which order.
@MainActor
@Suite struct LifecycleTests {
  /// What has happened, in order.
  private final class Log: @unchecked Sendable {
    var events: [String] = []

    func take() -> [String] {
      defer { events = [] }
      return events
    }
  }

  private func session(_ view: some View, _ log: Log) -> RenderSession {
    Render.renderer.session(view, RenderRequest(proposal: ProposedViewSize(width: 300, height: 300)))
  }

  private final class Model: ObservableObject {
    @Published var count = 0

    init(_ log: Log) { log.events.append("model") }
  }

  private struct Watched: View {
    let name: String
    let log: Log
    @StateObject private var model: Model
    @State private var taps = 0

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      _model = StateObject(wrappedValue: Model(log))
    }

    var body: some View {
      Button("\(name) \(taps)") { taps += 1 }
        .onAppear { log.events.append("\(name) appears") }
        .onDisappear { log.events.append("\(name) disappears") }
        .task {
          log.events.append("\(name) task")
          await withTaskCancellationHandler {
            try? await Task.sleep(for: .seconds(1000))
          } onCancel: { [log, name] in
            log.events.append("\(name) cancelled")
          }
        }
        .onChange(of: taps) { old, new in log.events.append("\(name) \(old)>\(new)") }
        .onChange(of: taps, initial: true) { log.events.append("\(name) has \(taps)") }
    }
  }

  private struct Branching: View {
    let log: Log
    @State private var isOther = false

    var body: some View {
      VStack {
        if isOther { Watched("other", log) } else { Watched("one", log) }
        Button("Switch") { isOther.toggle() }
      }
    }
  }

  @Test func aViewAppearsChangesAndGoesInItsBranch() throws {
    let log = Log()
    let session = session(Branching(log: log), log)
    #expect(log.take() == ["model", "one appears", "one task", "one has 0"])
    try session.perform(.tap("one 0"))
    #expect(log.take() == ["one 0>1", "one has 1"])
    try session.perform(.tap("Switch"))
    let switched = log.take()
    #expect(Array(switched.prefix(4)) == ["model", "other appears", "other task", "other has 0"])
    #expect(Set(switched.dropFirst(4)) == ["one disappears", "one cancelled"])
    // A view that reappears has new state.
    try session.perform(.tap("Switch"))
    #expect(log.take().prefix(4) == ["model", "one appears", "one task", "one has 0"])
    try session.perform(.tap("one 0"))
  }

  private struct Named: View {
    let log: Log
    @State private var id = 0

    var body: some View {
      VStack {
        Watched("named", log).id(id)
        Button("Rename") { id += 1 }
      }
    }
  }

  @Test func anotherIDIsAnotherView() throws {
    let log = Log()
    let session = session(Named(log: log), log)
    try session.perform(.tap("named 0"))
    _ = log.take()
    try session.perform(.tap("Rename"))
    let events = log.take()
    #expect(events.contains("model") && events.contains("named disappears") && events.contains("named has 0"))
    try session.perform(.tap("named 0"))
  }

  private struct Turning: View {
    let log: Log
    @State private var isTurned = false

    var body: some View {
      let layout = isTurned ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
      layout {
        Watched("kept", log)
        Button("Turn") { isTurned.toggle() }
      }
    }
  }

  @Test func anotherLayoutIsTheSameView() throws {
    let log = Log()
    let session = session(Turning(log: log), log)
    try session.perform(.tap("kept 0"))
    _ = log.take()
    try session.perform(.tap("Turn"))
    #expect(log.take() == [])
    try session.perform(.tap("kept 1"))
    #expect(log.take() == ["kept 1>2", "kept has 2"])
  }

  private struct Length: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Preferring: View {
    let log: Log
    @State private var count = 1

    var body: some View {
      VStack {
        ForEach(0..<count, id: \.self) { _ in Text("row").preference(key: Length.self, value: 2) }
        Button("More") { count += 1 }
        Button("Nothing") {}
      }
      .onPreferenceChange(Length.self) { [log] in log.events.append("length \($0)") }
      .onGeometryChange(for: Bool.self) {
        $0.size.height > 100
      } action: { [log] old, new in
        log.events.append("high \(old)>\(new)")
      }
    }
  }

  @Test func preferencesAndGeometryAreToldOncePerChange() throws {
    let log = Log()
    let session = session(Preferring(log: log), log)
    #expect(log.take().filter { $0.hasPrefix("length") } == ["length 2"])
    try session.perform(.tap("Nothing"))
    #expect(log.take() == [])
    for count in 2...5 {
      try session.perform(.tap("More"))
      #expect(log.take().filter { $0.hasPrefix("length") } == ["length \(2 * count)"])
    }
  }

  private struct Rows: View {
    let log: Log

    var body: some View {
      ScrollView {
        LazyVStack {
          ForEach(0..<200) { row in
            Row(row: row, log: log)
          }
        }
      }
      .accessibilityIdentifier("rows")
    }

    struct Row: View {
      let row: Int
      let log: Log
      @State private var taps = 0

      var body: some View {
        Button("row \(row): \(taps)") { taps += 1 }.frame(height: 50)
          .onAppear { log.events.append("\(row) appears") }
          .onDisappear { log.events.append("\(row) disappears") }
      }
    }
  }

  @Test func lazyRowsThatLeaveBeginAnew() throws {
    let log = Log()
    let session = session(Rows(log: log), log)
    let first = log.take()
    #expect(first.contains("0 appears") && !first.contains("50 appears"))
    try session.perform(.scroll("rows", to: .offset(5000)))
    let scrolled = log.take()
    #expect(scrolled.contains("90 appears"))
    try session.perform(.tap("row 90: 0"))
    try session.perform(.scroll("rows", to: .offset(0)))
    #expect(log.take().contains("90 disappears"))
    // The row's own state has gone with it.
    try session.perform(.scroll("rows", to: .offset(5000)))
    #expect(log.take().contains("90 appears"))
    try session.perform(.tap("row 90: 0"))
  }
}
