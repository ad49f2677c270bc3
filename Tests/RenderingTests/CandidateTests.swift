import Foundation
import Geometry
import LayoutEngine
import OpenCombine
import RenderSupport
import Rendering
import Testing
import Views

/// Which callbacks of the candidates of `ViewThatFits` run: Apple has nothing appear that does not fit.
@MainActor
@Suite struct CandidateTests {
  private final class Log: @unchecked Sendable {
    var events: [String] = []

    func take() -> [String] {
      defer { events = [] }
      return events
    }
  }

  private struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  /// A view with its state, of a width, with everything that can be told of it.
  private struct Candidate: View {
    let name: String
    let width: CGFloat
    let log: Log
    let subject: PassthroughSubject<Int, Never>
    @State private var taps = 0

    var body: some View {
      Button("\(name) \(taps)") { taps += 1 }.frame(width: width, height: 20)
        .onAppear { log.events.append("\(name) appears") }
        .onDisappear { log.events.append("\(name) disappears") }
        .task {
          log.events.append("\(name) begins")
          await withTaskCancellationHandler {
            try? await Task.sleep(for: .seconds(1000))
          } onCancel: { [log, name] in
            log.events.append("\(name) cancelled")
          }
        }
        .onChange(of: taps, initial: true) { log.events.append("\(name) has \(taps)") }
        .onReceive(subject) { log.events.append("\(name) got \($0)") }
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: { [log, name] in
          log.events.append("\(name) is \(Int($0)) wide")
        }
        .preference(key: Names.self, value: [name])
    }
  }

  private struct Choosing: View {
    let log: Log
    let subject = PassthroughSubject<Int, Never>()
    @State private var width: CGFloat = 250

    var body: some View {
      VStack {
        ViewThatFits(in: .horizontal) {
          Candidate(name: "wide", width: 200, log: log, subject: subject)
          Group {
            Candidate(name: "middle", width: 100, log: log, subject: subject)
            Candidate(name: "narrow", width: 50, log: log, subject: subject)
          }
        }
        .frame(width: width)
        .onPreferenceChange(Names.self) { [log] in log.events.append("names \($0.joined())") }
        Button("Wide") { width = 250 }
        Button("Middle") { width = 120 }
        Button("Narrow") { width = 60 }
        Button("Same") { width -= 1 }
        Button("Send") { subject.send(1) }
      }
    }
  }

  private func session(_ view: some View) -> RenderSession {
    Render.renderer.session(view, RenderRequest(proposal: ProposedViewSize(width: 300, height: 300)))
  }

  private func arrival(_ name: String, _ width: Int) -> Set<String> {
    ["\(name) appears", "\(name) begins", "\(name) has 0", "\(name) is \(width) wide"]
  }

  private func departure(_ name: String) -> Set<String> { ["\(name) disappears", "\(name) cancelled"] }

  @Test func whatDoesNotFitHasNotAppeared() throws {
    let log = Log()
    let session = session(Choosing(log: log))
    #expect(log.events.count == 5)
    #expect(Set(log.take()) == arrival("wide", 200).union(["names wide"]))
    try session.perform(.tap("Same"))
    #expect(log.take() == [])
    try session.perform(.tap("Send"))
    #expect(log.take() == ["wide got 1"])
    try session.perform(.tap("wide 0"))
    #expect(log.take() == ["wide has 1"])
    // One disappears and another appears.
    try session.perform(.tap("Narrow"))
    #expect(log.events.count == 7)
    #expect(Set(log.take()) == arrival("narrow", 50).union(departure("wide")).union(["names narrow"]))
    try session.perform(.tap("Send"))
    #expect(log.take() == ["narrow got 1"])
    try session.perform(.tap("Middle"))
    #expect(Set(log.take()) == arrival("middle", 100).union(departure("narrow")).union(["names middle"]))
    // A view that reappears has new state.
    try session.perform(.tap("Wide"))
    #expect(Set(log.take()) == arrival("wide", 200).union(departure("middle")).union(["names wide"]))
    try session.perform(.tap("wide 0"))
  }

  @Test func rowsOfACollectionAreCandidatesToo() throws {
    let log = Log()
    let view = ViewThatFits {
      ForEach([400, 200, 100], id: \.self) { width in
        Color.red.frame(width: CGFloat(width), height: 10).onAppear { log.events.append("\(width)") }
      }
    }
    _ = session(view)
    #expect(log.take() == ["200"])
  }

  @Test func aCandidateInsideOfOneThatDoesNotFitWaitsToo() throws {
    let log = Log()
    func box(_ width: CGFloat) -> some View {
      Color.red.frame(width: width, height: 10).onAppear { log.events.append("\(Int(width))") }
    }
    _ = session(
      ViewThatFits {
        HStack {
          box(290)
          ViewThatFits {
            box(80)
            box(40)
          }
        }
        box(30)
      })
    #expect(log.take() == ["30"])
  }
}
