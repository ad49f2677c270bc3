import Foundation
import Geometry
import LayoutEngine
import OpenCombine
import RenderSupport
import Rendering
import Testing
import Views

/// What happens to the state of rows that are scrolled out of sight.
@MainActor
@Suite struct LazyStateTests {
  private final class Log {
    var events: [String] = []

    func take() -> [String] {
      defer { events = [] }
      return events
    }
  }

  private final class Model: ObservableObject {}

  private struct Row: View {
    let name: String
    let log: Log
    @StateObject private var model: Model
    @State private var taps = 0

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      _model = StateObject(
        wrappedValue: { () -> Model in
          log.events.append("\(name) is made")
          return Model()
        }())
    }

    var body: some View {
      Button("\(name): \(taps)") { taps += 1 }.frame(width: 100, height: 50)
        .onAppear { log.events.append("\(name) appears") }
        .onDisappear { log.events.append("\(name) disappears") }
        .onChange(of: taps, initial: true) { log.events.append("\(name) has \(taps)") }
    }
  }

  private enum Container: CaseIterable {
    case stack
    case grid
  }

  private struct Rows: View {
    let container: Container
    let log: Log
    @State private var taps = 0

    var body: some View {
      VStack(spacing: 0) {
        Button("all: \(taps)") { taps += 1 }
        ScrollView {
          switch container {
          case .stack: LazyVStack(spacing: 0) { rows }
          case .grid: LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.fixed(100))], spacing: 0) { rows }
          }
        }
        .accessibilityIdentifier("rows")
      }
    }

    @ViewBuilder private var rows: some View {
      Row("head", log)
      ForEach(0..<200) { Row("row \($0)", log) }
    }
  }

  private func session(_ view: some View) -> RenderSession {
    Render.renderer.session(view, RenderRequest(proposal: ProposedViewSize(width: 300, height: 320)))
  }

  @Test(arguments: Container.allCases)
  private func rowsOutOfSightBeginAnew(_ container: Container) throws {
    let log = Log()
    let session = session(Rows(container: container, log: log))
    let first = log.take()
    #expect(first.contains("head appears") && first.contains("row 0 appears"))
    for row in ["head", "row 0", "row 1"] { try session.perform(.tap("\(row): 0")) }
    try session.perform(.tap("all: 0"))
    #expect(log.take() == ["head has 1", "row 0 has 1", "row 1 has 1"])
    try session.perform(.scroll("rows", to: .offset(3000)))
    let away = log.take()
    for row in ["head", "row 0", "row 1"] {
      #expect(away.filter { $0 == "\(row) disappears" }.count == 1)
      #expect(!away.contains("\(row) appears") && !away.contains("\(row) has 1"))
    }
    // Nothing is heard of them while they are away, whatever is described again.
    try session.perform(.tap("all: 1"))
    try session.perform(.tap("all: 2"))
    #expect(log.take().allSatisfy { $0.hasSuffix(" is made") })
    try session.perform(.scroll("rows", to: .offset(0)))
    let back = log.take()
    for row in ["head", "row 0", "row 1"] {
      #expect(back.filter { $0 == "\(row) appears" }.count == 1)
      #expect(back.filter { $0 == "\(row) has 0" }.count == 1)
      try session.perform(.tap("\(row): 0"))
    }
    // The view around the rows has kept its own.
    try session.perform(.tap("all: 3"))
  }

  @Test(arguments: Container.allCases)
  private func rowsThatShowKeepTheirState(_ container: Container) throws {
    let log = Log()
    let session = session(Rows(container: container, log: log))
    try session.perform(.tap("row 1: 0"))
    _ = log.take()
    try session.perform(.scroll("rows", to: .offset(40)))
    try session.perform(.tap("row 1: 1"))
    #expect(!log.take().contains { $0.hasPrefix("row 1 ") && $0 != "row 1 has 2" })
  }

  @Test func whatARowKeepsIsMadeOnceForEachTimeThatItShows() throws {
    let log = Log()
    let session = session(Rows(container: .stack, log: log))
    for _ in 0..<2 {
      try session.perform(.scroll("rows", to: .offset(3000)))
      try session.perform(.scroll("rows", to: .offset(3100)))
      try session.perform(.scroll("rows", to: .offset(0)))
    }
    let made = log.take().filter { $0 == "row 0 is made" || $0 == "row 0 appears" }
    #expect(made == Array(repeating: ["row 0 is made", "row 0 appears"], count: 3).flatMap(\.self))
  }

  @Test func whatIsMeasuredButNotShownDoesNotAppear() throws {
    let log = Log()
    let view = ScrollViewReader { _ in
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<200) { Row("row \($0)", log).id($0) } }
      }
      .defaultScrollAnchor(.bottom)
    }
    _ = session(view)
    let appeared = log.take().filter { $0.hasSuffix(" appears") }
    #expect(appeared.first == "row 193 appears" && appeared.last == "row 199 appears")
  }
}
