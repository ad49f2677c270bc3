import Foundation
import Geometry
import Imaging
import LayoutEngine
import Rasterization
import RenderSupport
import Rendering
import Testing
import Views

/// What views show while they animate from one state to the next.
@MainActor
@Suite struct MovementTests {
  /// A window in which the last of some steps has just been taken.
  private func session(
    _ view: some View, width: CGFloat = 300, height: CGFloat = 300, steps: [DriveStep] = [.tap("Go")]
  ) throws -> RenderSession {
    var request = RenderRequest(proposal: ProposedViewSize(width: width, height: height))
    request.steps = steps
    request.showsMovement = true
    let session = Render.renderer.session(view, request)
    try session.performSteps()
    return session
  }

  /// The position at which the view with an identifier is drawn.
  private func frame(_ id: String, _ outcome: RenderOutcome) throws -> CGRect {
    func find(_ node: FrameTree.Node) -> CGRect? {
      node.id == id ? node.frame : node.children.lazy.compactMap(find).first
    }
    return try #require(find(outcome.tree.root))
  }

  private func frame(_ id: String, _ session: RenderSession, at time: Double) throws -> CGRect {
    session.advance(to: time)
    return try frame(id, session.outcome())
  }

  private func still(_ view: some View, steps: [DriveStep]) throws -> RenderOutcome {
    try Render.outcome(view, width: 300, height: 300) {
      $0.scale = 1
      $0.steps = steps
    }
  }

  // MARK: Places

  private struct Turning: View {
    var animation: Animation? = .linear(duration: 1)
    @State private var isTurned = false

    var body: some View {
      let layout = isTurned ? AnyLayout(VStackLayout(spacing: 10)) : AnyLayout(HStackLayout(spacing: 10))
      VStack(spacing: 0) {
        layout {
          ForEach(0..<3) { Plain(40, 40).probe("box\($0)") }
        }
        .frame(width: 200, height: 200)
        Button("Go") { withAnimation(animation) { isTurned.toggle() } }
      }
    }
  }

  @Test func aLayoutThatTurnsMovesItsChildren() throws {
    let session = try session(Turning())
    let (first, last) = (try still(Turning(), steps: []), try still(Turning(), steps: [.tap("Go")]))
    for id in ["box0", "box1", "box2"] {
      let (start, end) = (try frame(id, first), try frame(id, last))
      #expect(try frame(id, session.outcome()) == start)
      if id != "box1" { #expect(start != end) }
    }
    for step in 1...10 {
      let share = CGFloat(step) / 10
      session.advance(to: Double(share))
      let outcome = try session.outcome()
      for id in ["box0", "box1", "box2"] {
        let (start, end, now) = (try frame(id, first), try frame(id, last), try frame(id, outcome))
        #expect(abs(now.minX - (start.minX + (end.minX - start.minX) * share)) < 0.001)
        #expect(abs(now.minY - (start.minY + (end.minY - start.minY) * share)) < 0.001)
      }
    }
    #expect(!session.isMoving)
  }

  private struct Moving: View {
    let animation: Animation
    @State private var isOver = false

    var body: some View {
      VStack {
        Plain(20, 20).probe("box").offset(x: isOver ? 100 : 0)
        Plain(isOver ? 200 : 100, 10).probe("bar")
        Button("Go") { withAnimation(animation) { isOver.toggle() } }
      }
    }
  }

  @Test func springsOvershootAsComputed() throws {
    for bounce in [0.0, 0.15, 0.3, 0.6] {
      let session = try session(Moving(animation: .spring(duration: 0.5, bounce: bounce)))
      let start = try frame("box", session.outcome()).minX
      var farthest: CGFloat = 0
      for step in 1...120 {
        let time = Double(step) / 120
        let moved = try frame("box", session, at: time).minX - start
        // The oscillator's own solution, written down once more.
        let (frequency, ratio) = (2 * Double.pi / 0.5, 1 - bounce)
        let wanted: Double
        if bounce == 0 {
          wanted = 1 - (1 + frequency * time) * exp(-frequency * time)
        } else {
          let damped = frequency * (1 - ratio * ratio).squareRoot()
          wanted =
            1 - exp(-ratio * frequency * time)
            * (cos(damped * time) + ratio * frequency / damped * sin(damped * time))
        }
        #expect(abs(Double(moved) - 100 * wanted) < 0.06, "\(bounce) \(time)")
        farthest = max(farthest, moved)
      }
      let overshoot =
        bounce == 0
        ? 0 : 100 * exp(-Double.pi * (1 - bounce) / (1 - (1 - bounce) * (1 - bounce)).squareRoot())
      #expect(abs(Double(farthest) - 100 - overshoot) < 0.6)
    }
  }

  @Test func coursesAreCurvesDelaysSpeedsAndRepetitions() throws {
    func moved(_ animation: Animation, _ time: Double) throws -> CGFloat {
      let session = try session(Moving(animation: animation))
      let start = try frame("box", session.outcome()).minX
      return try frame("box", session, at: time).minX - start
    }
    let linear = Animation.linear(duration: 1)
    #expect(abs(try moved(linear, 0.25) - 25) < 0.001)
    #expect(abs(try moved(linear.delay(1), 1.25) - 25) < 0.001)
    #expect(try moved(linear.delay(1), 0.5) == 0)
    #expect(abs(try moved(linear.speed(2), 0.25) - 50) < 0.001)
    #expect(abs(try moved(linear.repeatCount(3), 1.25) - 75) < 0.001)
    #expect(abs(try moved(linear.repeatCount(3, autoreverses: false), 1.25) - 25) < 0.001)
    #expect(abs(try moved(linear.repeatForever(), 101.25) - 75) < 0.001)
    #expect(try moved(linear.repeatCount(2), 2.5) == 100)
    #expect(abs(try moved(.easeInOut(duration: 1), 0.5) - 50) < 0.001)
    #expect(try moved(.easeIn(duration: 1), 0.3) < 15)
    #expect(try moved(.easeOut(duration: 1), 0.3) > 40)
    // The usual one is a spring that does not overshoot.
    let frequency = 2 * Double.pi / 0.55
    #expect(
      abs(Double(try moved(.default, 0.2)) - 100 * (1 - (1 + frequency * 0.2) * exp(-frequency * 0.2))) < 0.01
    )
  }

  @Test func sizesGoWithTheirPlaces() throws {
    let session = try session(Moving(animation: .linear(duration: 1)))
    #expect(abs(try frame("bar", session, at: 0.5).width - 150) < 0.001)
    #expect(abs(try frame("bar", session, at: 0.5).midX - 150) < 0.001)
    #expect(try frame("bar", session, at: 1).width == 200)
  }

  @Test func aChangeOnTheWayTurnsAroundWhereThingsAre() throws {
    let session = try session(Moving(animation: .spring(duration: 1)))
    let before = try frame("box", session, at: 0.3).minX
    try session.perform(.tap("Go"))
    #expect(abs(try frame("box", session.outcome()).minX - before) < 0.001)
    // A spring keeps its velocity, and continues a little before it turns.
    #expect(try frame("box", session, at: 0.31).minX > before)
    let back = try frame("box", session, at: 3).minX
    #expect(back == (try frame("box", still(Moving(animation: .default), steps: []))).minX)
  }

  // MARK: Who is animated

  private struct Scoped: View {
    @State private var first = false
    @State private var second = false
    @State private var third = false
    @State private var fourth = false

    var body: some View {
      VStack(alignment: .leading) {
        Plain(10, 10).probe("plain").offset(x: first ? 100 : 0)
        Plain(10, 10).probe("own").offset(x: second ? 100 : 0).animation(.linear(duration: 2), value: second)
        Plain(10, 10).probe("none").offset(x: third ? 100 : 0).transaction { $0.animation = nil }
        Plain(10, 10).probe("after").offset(x: fourth ? 100 : 0)
        Button("Go") {
          withAnimation(.linear(duration: 1)) {
            first = true
            third = true
          }
          second = true
          fourth = true
        }
      }
    }
  }

  @Test func whatIsAnimatedFollowsFromTheTransaction() throws {
    let session = try session(Scoped())
    let start = try frame("after", session.outcome()).minX - 100
    #expect(try frame("none", session.outcome()).minX - start == 100)
    #expect(abs(try frame("plain", session, at: 0.5).minX - start - 50) < 0.001)
    #expect(abs(try frame("own", session, at: 0.5).minX - start - 25) < 0.001)
  }

  private struct Bound: View {
    @State private var isOn = false

    var body: some View {
      VStack {
        Plain(10, 10).probe("box").offset(x: isOn ? 100 : 0)
        Setting(isOn: $isOn.animation(.linear(duration: 1)))
      }
    }

    struct Setting: View {
      @Binding var isOn: Bool
      var body: some View { Button("Go") { isOn.toggle() } }
    }
  }

  @Test func bindingsBringTheirAnimation() throws {
    let session = try session(Bound())
    let start = try frame("box", session.outcome()).minX
    #expect(abs(try frame("box", session, at: 0.5).minX - start - 50) < 0.001)
  }

  private struct Finishing: View {
    @State private var isOver = false
    @State private var log = ""

    var body: some View {
      VStack {
        Plain(10, 10).offset(x: isOver ? 100 : 0)
        Text(log).probe("log").accessibilityIdentifier(log)
        Button("Go") {
          withAnimation(.linear(duration: 1)) {
            isOver = true
            log += "a"
          } completion: {
            log += "c"
          }
          log += "b"
        }
      }
    }
  }

  @Test func completionsRunWhenTheAnimationIsOver() throws {
    let session = try session(Finishing())
    func shows(_ log: String) throws -> Bool { try session.outcome().tree.root.contains(text: log) }
    session.advance(to: 0.99)
    #expect(try shows("ab"))
    session.advance(to: 1)
    #expect(try shows("abc"))
    #expect(try still(Finishing(), steps: [.tap("Go")]).tree.root.contains(text: "acb"))
  }

  // MARK: Looks

  private struct Changing: View {
    @State private var isOther = false

    var body: some View {
      VStack(spacing: 0) {
        RoundedRectangle(cornerRadius: isOther ? 50 : 0).fill(isOther ? .white : .black)
          .frame(width: 100, height: 100)
        Color.black.opacity(isOther ? 0 : 1).frame(width: 100, height: 50)
        Rectangle().scale(isOther ? 0.1 : 1).frame(width: 100, height: 50)
        Circle().trim(from: 0, to: isOther ? 0.25 : 1).frame(width: 100, height: 50)
        Color.black.frame(width: 100, height: 20).scaleEffect(isOther ? 0.5 : 1).blur(radius: isOther ? 4 : 0)
        if isOther { Color.white.frame(width: 100, height: 10) }
      }
      .frame(width: 300, height: 279, alignment: .top)
      .overlay(alignment: .bottom) {
        Color.white.frame(height: 2).onTapGesture {
          withAnimation(.easeInOut(duration: 1)) { isOther = true }
        }
        .accessibilityIdentifier("Go")
      }
      .background(.white)
    }
  }

  @Test func sixtyFramesChangeMonotonicallyBetweenTheStills() throws {
    let session = try session(Changing())
    func bitmap(_ outcome: RenderOutcome) -> Bitmap {
      var outcome = outcome
      outcome.background = .white
      return outcome.bitmap(Rasterizer())
    }
    #expect(bitmap(try session.outcome()) == bitmap(try still(Changing(), steps: [])))
    // The ink in the window becomes less with every frame.
    func ink(_ bitmap: Bitmap) -> Int { bitmap.pixels.reduce(0) { $0 + 255 - Int($1.red) } }
    var last = ink(bitmap(try session.outcome()))
    for frame in 1...60 {
      session.advance(to: Double(frame) / 60)
      let now = ink(bitmap(try session.outcome()))
      #expect(now <= last, "frame \(frame)")
      if frame > 5, frame < 55 { #expect(now < last, "frame \(frame)") }
      last = now
    }
    #expect(bitmap(try session.outcome()) == bitmap(try still(Changing(), steps: [.tap("Go")])))
  }

  private struct Counting: View, @preconcurrency Animatable {
    var value: Double
    var animatableData: Double {
      get { value }
      set { value = newValue }
    }

    var body: some View { Text("\(Int(value.rounded()))") }
  }

  private struct Counter: View {
    @State private var goal = 0.0

    var body: some View {
      VStack {
        Counting(value: goal)
        Button("Go") { withAnimation(.linear(duration: 1)) { goal = 100 } }
      }
    }
  }

  @Test func viewsThatCanBeAnimatedAreDescribedOnTheWay() throws {
    let session = try session(Counter())
    for percent in [0, 30, 70, 100] {
      session.advance(to: Double(percent) / 100)
      #expect(try session.outcome().tree.root.contains(text: "\(percent)"))
    }
  }

  // MARK: Coming and going

  private struct Appearing: View {
    let transition: AnyTransition
    @State private var isThere = false

    var body: some View {
      ZStack {
        if isThere { Color.black.frame(width: 100, height: 100).transition(transition) }
      }
      .frame(width: 300, height: 250)
      .frame(width: 300, height: 300, alignment: .top)
      .overlay(alignment: .bottom) {
        Button("Go") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
      }
    }
  }

  /// The rectangle that is painted, and its darkest pixel's opacity.
  private func painted(_ session: RenderSession) throws -> (area: CGRect, alpha: Int) {
    let bitmap = try session.outcome().bitmap(Rasterizer())
    var (left, top, right, bottom, alpha) = (Int.max, Int.max, -1, -1, 0)
    // The button is below.
    for y in 0..<279 {
      for x in 0..<bitmap.width where bitmap.pixels[y * bitmap.width + x].alpha > 5 {
        (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
        alpha = max(alpha, Int(bitmap.pixels[y * bitmap.width + x].alpha))
      }
    }
    return right < 0
      ? (.zero, 0) : (CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1), alpha)
  }

  @Test func viewsComeAndGoByTheirTransitions() throws {
    // The view is at (100, 75) to (200, 175).
    let cases: [(AnyTransition, coming: CGRect, going: CGRect, alpha: Int)] = [
      (
        .opacity, CGRect(x: 100, y: 75, width: 100, height: 100),
        CGRect(x: 100, y: 75, width: 100, height: 100), 128
      ),
      (
        .scale, CGRect(x: 125, y: 100, width: 50, height: 50), CGRect(x: 125, y: 100, width: 50, height: 50),
        255
      ),
      (
        .move(edge: .top), CGRect(x: 100, y: 25, width: 100, height: 100),
        CGRect(x: 100, y: 25, width: 100, height: 100), 255
      ),
      (
        .slide, CGRect(x: 50, y: 75, width: 100, height: 100), CGRect(x: 150, y: 75, width: 100, height: 100),
        255
      ),
      (
        .offset(x: 0, y: 40), CGRect(x: 100, y: 95, width: 100, height: 100),
        CGRect(x: 100, y: 95, width: 100, height: 100), 255
      ),
      (
        .asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .top)),
        CGRect(x: 50, y: 75, width: 100, height: 100), CGRect(x: 100, y: 25, width: 100, height: 100), 255
      ),
      (
        .push(from: .leading), CGRect(x: 50, y: 75, width: 100, height: 100),
        CGRect(x: 150, y: 75, width: 100, height: 100), 128
      ),
    ]
    for (number, (transition, coming, going, alpha)) in cases.enumerated() {
      let appearing = try session(Appearing(transition: transition))
      if number != 1 { #expect(try painted(appearing).area.width < 101) }
      appearing.advance(to: 0.5)
      var now = try painted(appearing)
      #expect(now.area == coming && abs(now.alpha - alpha) <= 1, "\(number) coming \(now)")
      appearing.advance(to: 1)
      now = try painted(appearing)
      #expect(now.area == CGRect(x: 100, y: 75, width: 100, height: 100) && now.alpha == 255, "\(number)")
      #expect(!appearing.isMoving)
      try appearing.perform(.tap("Go"))
      appearing.advance(to: 1.5)
      now = try painted(appearing)
      #expect(now.area == going && abs(now.alpha - alpha) <= 1, "\(number) going \(now)")
      appearing.advance(to: 2.1)
      #expect(try painted(appearing).alpha == 0)
    }
  }

  @Test func whatHasNoTransitionFades() throws {
    struct Fading: View {
      @State private var isThere = true

      var body: some View {
        VStack(spacing: 0) {
          VStack { if isThere { Color.black.frame(width: 100, height: 100) } }.frame(height: 279)
          Button("Go") { withAnimation(.linear(duration: 1)) { isThere = false } }
        }
      }
    }
    let session = try session(Fading())
    session.advance(to: 0.25)
    #expect(abs(try painted(session).alpha - 191) <= 1)
    session.advance(to: 1.1)
    #expect(try painted(session).alpha == 0)
    #expect(!session.isMoving)
  }

  private struct Heroes: View {
    @Namespace private var space
    @State private var isLarge = false

    var body: some View {
      ZStack {
        if isLarge {
          Color.black.matchedGeometryEffect(id: "hero", in: space).frame(width: 200, height: 200)
            .position(x: 150, y: 150)
        } else {
          Color.black.matchedGeometryEffect(id: "hero", in: space).frame(width: 40, height: 40)
            .position(x: 20, y: 20)
        }
      }
      .frame(width: 300, height: 300)
      .overlay(alignment: .bottom) {
        Button("Go") { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }
      }
    }
  }

  @Test func whatIsTiedTogetherGoesFromOnePlaceToTheOther() throws {
    let session = try session(Heroes())
    #expect(try painted(session).area == CGRect(x: 0, y: 0, width: 40, height: 40))
    session.advance(to: 0.5)
    // The removed view is in the middle of the inserted one.
    #expect(try painted(session).area == CGRect(x: 25, y: 25, width: 120, height: 120))
    session.advance(to: 1)
    #expect(try painted(session).area == CGRect(x: 50, y: 50, width: 200, height: 200))
  }

  // MARK: Animators

  @Test func animatorsGoThroughPhasesAndKeyframes() throws {
    struct Phases: View {
      var body: some View {
        PhaseAnimator([0.0, 100, 50]) {
          Plain(10, 10).probe("box").offset(x: $0)
        } animation: { _ in
          .linear(duration: 1)
        }
      }
    }
    let phases = try session(Phases(), steps: [])
    let start = try frame("box", phases.outcome()).minX
    for (time, place) in [(0.5, 50.0), (1, 100), (1.5, 75), (2, 50), (2.5, 25), (3, 0), (3.5, 50)] {
      #expect(abs(Double(try frame("box", phases, at: time).minX - start) - place) < 0.01, "\(time)")
    }

    struct Frames: View {
      @State private var count = 0

      var body: some View {
        VStack {
          Plain(10, 10).probe("box").keyframeAnimator(initialValue: CGFloat(0), trigger: count) {
            $0.offset(x: $1)
          } keyframes: { _ in
            LinearKeyframe(100, duration: 1)
            MoveKeyframe(50)
            LinearKeyframe(0, duration: 1)
          }
          Button("Go") { count += 1 }
        }
      }
    }
    let frames = try session(Frames())
    let first = try frame("box", frames.outcome()).minX
    for (time, place) in [(0.25, 25.0), (0.75, 75), (1.5, 25), (2, 0), (5, 0)] {
      #expect(abs(Double(try frame("box", frames, at: time).minX - first) - place) < 0.01, "\(time)")
    }
    #expect(!frames.isMoving)
  }
}

extension FrameTree.Node {
  fileprivate func contains(text: String) -> Bool {
    self.text?.string == text || children.contains { $0.contains(text: text) }
  }
}
