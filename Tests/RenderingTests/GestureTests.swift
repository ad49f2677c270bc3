import Foundation
import Geometry
import LayoutEngine
import RenderSupport
import Rendering
import Testing
import Views

/// What gestures report about a finger, in which order and how often, by Apple's “Adding interactivity with
/// gestures” and “Composing SwiftUI gestures”.
@MainActor
@Suite struct GestureTests {
  private final class Log {
    var events: [String] = []

    func note(_ event: String) { events.append(event) }

    func take() -> [String] {
      defer { events = [] }
      return events
    }
  }

  private func session(_ view: some View) -> RenderSession {
    Render.renderer.session(
      view, RenderRequest(proposal: ProposedViewSize(width: 300, height: 300), scale: 1))
  }

  /// A view's position.
  private func frame(_ id: String, _ session: RenderSession) throws -> CGRect {
    func find(_ node: FrameTree.Node) -> CGRect? {
      node.id == id ? node.frame : node.children.lazy.compactMap(find).first
    }
    return try #require(find(try session.outcome().tree.root))
  }

  private static func text(_ size: CGSize) -> String { "\(Int(size.width)),\(Int(size.height))" }

  // MARK: Dragging

  private struct Card: View {
    let log: Log
    @GestureState private var way = CGSize.zero
    @State private var place = CGSize.zero

    var body: some View {
      Color.red.frame(width: 60, height: 60)
        .accessibilityIdentifier("Card")
        .offset(x: place.width + way.width, y: place.height + way.height)
        .gesture(
          DragGesture()
            .updating($way) { value, state, _ in
              log.note("updating \(GestureTests.text(value.translation)) from \(Int(state.width))")
              state = value.translation
            }
            .onChanged { log.note("changed \(GestureTests.text($0.translation))") }
            .onEnded {
              log.note("ended \(GestureTests.text($0.translation)) \(GestureTests.text($0.velocity))")
              place.width += $0.translation.width
              place.height += $0.translation.height
            }
        )
        .onChange(of: way) { old, new in log.note("state \(Int(old.width))>\(Int(new.width))") }
    }
  }

  @Test func dragsUpdateTheirStateAndTakeItBackAtTheEnd() throws {
    let log = Log()
    let session = session(Card(log: log))
    #expect(log.take() == [])
    // Eight moves of five points each; the second is the first to reach ten.
    try session.perform(.drag("Card", DriveStep.Way(x: 40, y: 0)))
    var expected: [String] = []
    for (before, now) in zip([0] + (2...7).map { 5 * $0 }, (2...8).map { 5 * $0 }) {
      expected += ["updating \(now),0 from \(before)", "changed \(now),0", "state \(before)>\(now)"]
    }
    // The state is set during the gesture and reset after its end, without a call of `updating`.
    expected += ["ended 40,0 0,0", "state 40>0"]
    #expect(log.take() == expected)
    #expect(try frame("Card", session).midX == 190)
    // A view that follows the finger measures no less.
    try session.perform(.drag("Card", DriveStep.Way(x: 0, y: -80)))
    #expect(log.take().contains("ended 0,-80 0,0"))
    #expect(try frame("Card", session).midY == 70)
  }

  @Test func aFingerThatStaysKeepsTheState() throws {
    let log = Log()
    let session = session(Card(log: log))
    try session.perform(.hold("Card", DriveStep.Way(x: 40, y: 0)))
    #expect(log.take().last == "state 35>40")
    #expect(try frame("Card", session).midX == 190)
    try session.perform(.wait(0.1))
    #expect(!log.take().contains { $0.hasPrefix("ended") })
    // The next step is another finger's.
    try session.perform(.drag("Card", DriveStep.Way(x: 0, y: 16)))
    #expect(log.events.prefix(2) == ["ended 40,0 0,0", "state 40>0"])
    #expect(try frame("Card", session).midX == 190 && frame("Card", session).midY == 166)
  }

  @Test func aDragTooShortIsNone() throws {
    let log = Log()
    let session = session(Card(log: log))
    try session.perform(.drag("Card", DriveStep.Way(x: 9, y: 0)))
    #expect(log.take() == [])
    #expect(throws: DriveError.self) { try session.perform(.drag("Nothing", DriveStep.Way(x: 9, y: 0))) }
  }

  @Test func placesAreThoseOfTheSpaceThatIsAskedFor() throws {
    let log = Log()
    func drag(_ space: some CoordinateSpaceProtocol, _ name: String) -> some Gesture {
      DragGesture(minimumDistance: 0, coordinateSpace: space).onEnded { value in
        log.note(
          "\(name) \(Int(value.startLocation.x)),\(Int(value.startLocation.y)) \(Int(value.location.x))")
      }
    }
    let view = VStack(spacing: 0) {
      Color.red.frame(width: 100, height: 40).accessibilityIdentifier("Box").scaleEffect(2)
        .gesture(drag(.local, "local")).simultaneousGesture(drag(.global, "global"))
        .simultaneousGesture(drag(.named("outer"), "named"))
    }
    .padding(10).coordinateSpace(.named("outer"))
    let session = session(view)
    try session.perform(.drag("Box", DriveStep.Way(x: 20, y: 0)))
    #expect(Set(log.take()) == ["local 50,20 70", "global 150,150 170", "named 60,30 80"])
  }

  // MARK: Pressing

  private struct Pressed: View {
    let log: Log
    @GestureState private var isPressing = false

    var body: some View {
      VStack {
        Color.red.frame(width: 60, height: 60).accessibilityIdentifier("Long")
          .gesture(
            LongPressGesture(minimumDuration: 2)
              .updating($isPressing) { value, state, _ in state = value }
              .onChanged { log.note("changed \($0)") }
              .onEnded { log.note("ended \($0)") })
        Color.blue.frame(width: 60, height: 60).accessibilityIdentifier("Plain")
          .onLongPressGesture {
            log.note("pressed")
          } onPressingChanged: {
            log.note("pressing \($0)")
          }
      }
      .onChange(of: isPressing) { log.note("state \($1)") }
    }
  }

  @Test func pressesAreLongEnoughOrNone() throws {
    let log = Log()
    let session = session(Pressed(log: log))
    try session.perform(.press("Long", seconds: 3))
    #expect(log.take() == ["changed true", "state true", "ended true", "state false"])
    // A gesture released before then has begun all the same.
    try session.perform(.press("Long", seconds: 1))
    #expect(log.take() == ["changed true", "state true", "state false"])
    try session.perform(.hold("Long", DriveStep.Way(x: 40, y: 0)))
    #expect(log.take() == ["changed true", "state true", "state false"])
    try session.perform(.press("Plain", seconds: 1))
    #expect(log.take() == ["pressing true", "pressed", "pressing false"])
    try session.perform(.press("Plain", seconds: 0.2))
    #expect(log.take() == ["pressing true", "pressing false"])
  }

  // MARK: Taps

  @Test func tapsAreCounted() throws {
    let log = Log()
    let session = session(
      VStack {
        Color.red.frame(width: 60, height: 60).accessibilityIdentifier("Both")
          .onTapGesture(count: 2) { log.note("double") }
          .onTapGesture { log.note("single") }
        Color.blue.frame(width: 60, height: 60).accessibilityIdentifier("Double")
          .onTapGesture(count: 2) { log.note("only double") }
        Color.green.frame(width: 60, height: 60).accessibilityIdentifier("Place")
          .onTapGesture(coordinateSpace: .global) { log.note("at \(Int($0.x)),\(Int($0.y))") }
      })
    try session.perform(.tap("Both"))
    try session.perform(.tap("Double"))
    try session.perform(.tap("Place"))
    let place = try frame("Place", session)
    #expect(log.take() == ["single", "only double", "at \(Int(place.midX)),\(Int(place.midY))"])
  }

  @Test func gesturesHaveTheirPriority() throws {
    let log = Log()
    func tap(_ name: String) -> some Gesture { TapGesture().onEnded { log.note(name) } }
    let session = session(
      VStack {
        Color.red.frame(width: 60, height: 40).accessibilityIdentifier("Inner").gesture(tap("inner"))
          .padding(4).gesture(tap("outer"))
        Color.red.frame(width: 60, height: 40).accessibilityIdentifier("High").gesture(tap("inner"))
          .padding(4).highPriorityGesture(tap("outer"))
        Color.red.frame(width: 60, height: 40).accessibilityIdentifier("Both").gesture(tap("inner"))
          .padding(4).simultaneousGesture(tap("outer"))
        Color.red.frame(width: 60, height: 40).accessibilityIdentifier("Off")
          .gesture(tap("off"), isEnabled: false).padding(4).gesture(tap("outer"))
        Button("Button") { log.note("button") }.simultaneousGesture(tap("beside"))
      })
    for (name, events) in [
      ("Inner", ["inner"]), ("High", ["outer"]), ("Both", ["inner", "outer"]), ("Off", ["outer"]),
      ("Button", ["button", "beside"]),
    ] {
      try session.perform(.tap(name))
      #expect(log.take() == events, "\(name)")
    }
  }

  // MARK: Gestures of gestures

  private enum Held: Equatable {
    case inactive
    case pressing
    case dragging(CGSize)
  }

  private struct Composed: View {
    let log: Log
    @GestureState private var held = Held.inactive

    var body: some View {
      Color.red.frame(width: 80, height: 80).accessibilityIdentifier("Shape")
        .gesture(
          LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
            .updating($held) { value, state, _ in
              switch value {
              case .first(true): state = .pressing
              case .second(true, let drag): state = .dragging(drag?.translation ?? .zero)
              default: state = .inactive
              }
            }
            .onEnded { value in
              guard case .second(true, let drag) = value else { return }
              log.note("ended \(drag.map { GestureTests.text($0.translation) } ?? "without a drag")")
            }
        )
        .onChange(of: held) { _, new in
          switch new {
          case .inactive: log.note("inactive")
          case .pressing: log.note("pressing")
          case .dragging(let way): log.note("dragging \(GestureTests.text(way))")
          }
        }
    }
  }

  @Test func oneGestureFollowsOnAnother() throws {
    let log = Log()
    let session = session(Composed(log: log))
    try session.perform(.drag("Shape", DriveStep.Way(x: 80, y: 0, rest: 1)))
    #expect(
      log.take() == ["pressing", "dragging 0,0"] + (1...8).map { "dragging \($0 * 10),0" } + [
        "ended 80,0", "inactive",
      ])
    // Who moves at once has not pressed.
    try session.perform(.drag("Shape", DriveStep.Way(x: 80, y: 0)))
    #expect(log.take() == ["pressing", "inactive"])
    try session.perform(.press("Shape", seconds: 1))
    #expect(log.take() == ["pressing", "dragging 0,0", "ended without a drag", "inactive"])
  }

  @Test func gesturesGoTogetherOrExcludeEachOther() throws {
    let log = Log()
    let together = DragGesture().simultaneously(with: LongPressGesture(minimumDuration: 0.2))
      .onEnded { log.note("together \($0.first != nil) \($0.second ?? false)") }
    let either = LongPressGesture(minimumDuration: 0.2).exclusively(before: DragGesture())
      .onEnded { value in
        switch value {
        case .first: log.note("pressed")
        case .second(let drag): log.note("dragged \(Int(drag.translation.width))")
        }
      }
    let mapped = AnyGesture(DragGesture().map { Int($0.translation.width) })
      .onEnded { log.note("mapped \($0)") }
    let session = session(
      VStack {
        Color.red.frame(width: 80, height: 40).accessibilityIdentifier("Together").gesture(together)
        Color.red.frame(width: 80, height: 40).accessibilityIdentifier("Either").gesture(either)
        Color.red.frame(width: 80, height: 40).accessibilityIdentifier("Mapped").gesture(mapped)
        Color.red.frame(width: 80, height: 40).accessibilityIdentifier("Own").gesture(Own(log: log))
        Color.red.frame(width: 80, height: 40).accessibilityIdentifier("Keys")
          .gesture(mapped.modifiers(.shift))
      })
    for (step, events) in [
      (DriveStep.drag("Together", DriveStep.Way(x: 80, y: 0, rest: 0.4)), ["together true true"]),
      (.drag("Together", DriveStep.Way(x: 80, y: 0)), ["together true false"]),
      (.press("Either", seconds: 1), ["pressed"]),
      (.drag("Either", DriveStep.Way(x: 80, y: 0)), ["dragged 80"]),
      (.drag("Mapped", DriveStep.Way(x: 80, y: 0)), ["mapped 80"]),
      (.drag("Own", DriveStep.Way(x: 0, y: 40)), ["own 40"]),
      (.drag("Keys", DriveStep.Way(x: 80, y: 0)), []),
    ] {
      try session.perform(step)
      #expect(log.take() == events, "\(step)")
    }
  }

  /// A gesture of an app's own.
  private struct Own: Gesture {
    let log: Log

    var body: some Gesture<DragGesture.Value> {
      DragGesture().onEnded { log.note("own \(Int($0.translation.height))") }
    }
  }

  @Test func theFirstThatIsRecognizedHasTheFinger() throws {
    let log = Log()
    func drag(_ name: String) -> some Gesture { DragGesture().onEnded { _ in log.note(name) } }
    let session = session(
      VStack {
        Color.red.frame(width: 60, height: 40).accessibilityIdentifier("Inner").gesture(drag("inner"))
          .padding(4).gesture(drag("outer"))
        // A tap that fails leaves the finger to the gesture around.
        Color.red.frame(width: 60, height: 40).accessibilityIdentifier("Tap")
          .gesture(TapGesture().onEnded { log.note("tap") }).padding(4).gesture(drag("outer"))
        Color.red.frame(width: 60, height: 40).accessibilityIdentifier("High").gesture(drag("inner"))
          .padding(4).highPriorityGesture(drag("outer"))
        Color.red.frame(width: 60, height: 40).accessibilityIdentifier("Both").gesture(drag("inner"))
          .padding(4).simultaneousGesture(drag("outer"))
      })
    for (name, events) in [
      ("Inner", ["inner"]), ("Tap", ["outer"]), ("High", ["outer"]), ("Both", ["inner", "outer"]),
    ] {
      try session.perform(.drag(name, DriveStep.Way(x: 40, y: 0)))
      #expect(log.take() == events, "\(name)")
    }
  }

  // MARK: Time

  private struct Springing: View {
    @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1))) private var way =
      CGSize.zero

    var body: some View {
      Color.red.frame(width: 60, height: 60).accessibilityIdentifier("Card").offset(x: way.width)
        .gesture(DragGesture().updating($way) { value, state, _ in state = value.translation })
    }
  }

  @Test func whatIsLetGoMovesFromWhereItWasDragged() throws {
    var request = RenderRequest(proposal: ProposedViewSize(width: 300, height: 300), scale: 1)
    request.steps = [.drag("Card", DriveStep.Way(x: 80, y: 0))]
    request.showsMovement = true
    let session = Render.renderer.session(Springing(), request)
    try session.performSteps()
    for (time, place) in [(0.0, 80), (0.25, 60), (0.5, 40), (1, 0)] {
      session.advance(to: time)
      #expect(try frame("Card", session).minX == CGFloat(120 + place), "\(time)")
    }
  }
}
