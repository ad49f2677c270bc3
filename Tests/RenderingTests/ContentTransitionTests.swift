import Drawing
import Fonts
import Foundation
import Geometry
import Imaging
import LayoutEngine
import Rasterization
import RenderSupport
import Rendering
import Testing
import Views

/// Texts animating from their old content to their new content.
@MainActor
@Suite struct ContentTransitionTests {
  private static let size = CGSize(width: 300, height: 200)

  private func request(_ steps: [DriveStep]) -> RenderRequest {
    var request = RenderRequest(
      proposal: ProposedViewSize(width: Self.size.width, height: Self.size.height))
    request.steps = steps
    request.scale = 1
    return request
  }

  /// A window in which “Go” has just been tapped.
  private func session(_ view: some View) throws -> RenderSession {
    var request = request([.tap("Go")])
    request.showsMovement = true
    let session = Render.renderer.session(view, request)
    try session.performSteps()
    return session
  }

  private func bitmap(_ outcome: RenderOutcome) -> Bitmap {
    var outcome = outcome
    outcome.background = .white
    return outcome.bitmap(Rasterizer())
  }

  private func still(_ view: some View, _ steps: [DriveStep]) throws -> Bitmap {
    bitmap(try Render.renderer.render(view, request(steps)))
  }

  /// How much two pictures differ, as a sum over all pixels.
  private func difference(_ a: Bitmap, _ b: Bitmap) -> Int {
    zip(a.pixels, b.pixels).reduce(0) { $0 + abs(Int($1.0.red) - Int($1.1.red)) }
  }

  /// A glyph as it is drawn: where its baseline begins, in pixels, its size and its opacity.
  private struct Drawn: Equatable {
    var glyph: UInt32
    var x: CGFloat
    var y: CGFloat
    var scale: CGFloat
    var opacity: Float
    var isBlurred: Bool
  }

  private func glyphs(_ session: RenderSession) throws -> [Drawn] {
    var found: [Drawn] = []
    func collect(_ items: [DisplayItem], _ opacity: Float, _ isBlurred: Bool) {
      for item in items {
        switch item {
        case .glyphs(let glyphs):
          for glyph in glyphs.run.glyphs {
            let point = CGPoint(
              x: glyphs.origin.x + CGFloat(glyph.x), y: glyphs.origin.y + CGFloat(glyph.y)
            ).applying(glyphs.transform)
            found.append(
              Drawn(
                glyph: glyph.id, x: point.x, y: point.y,
                scale: glyphs.transform.d * CGFloat(glyphs.run.font.size), opacity: opacity,
                isBlurred: isBlurred))
          }
        case .layer(let layer):
          collect(layer.items, opacity * layer.opacity, isBlurred || !layer.filters.isEmpty)
        default: break
        }
      }
    }
    collect(try session.outcome().displayList.items, 1, false)
    return found
  }

  private struct Counting: View {
    let transition: ContentTransition?
    var from = "119"
    var to = "129"
    var sizes: (CGFloat, CGFloat) = (60, 60)
    @State private var isOver = false

    var body: some View {
      VStack(spacing: 0) {
        let text = Text(verbatim: isOver ? to : from).font(.system(size: isOver ? sizes.1 : sizes.0))
        if let transition { text.contentTransition(transition) } else { text }
        Color.white.frame(height: 20)
          .onTapGesture { withAnimation(.linear(duration: 1)) { isOver = true } }
          .accessibilityIdentifier("Go")
      }
      .frame(width: 300, height: 200)
    }
  }

  @Test(arguments: [
    nil, ContentTransition.opacity, .interpolate, .numericText(), .numericText(countsDown: true),
    .numericText(value: 1),
  ])
  func everyTransitionGoesFromOneStillToTheOther(_ transition: ContentTransition?) throws {
    let view = Counting(transition: transition)
    let (first, last) = (try still(view, []), try still(view, [.tap("Go")]))
    #expect(difference(first, last) > 10_000)
    let session = try session(view)
    #expect(bitmap(try session.outcome()) == first)
    var frames: Set<Bitmap> = [first]
    for frame in 1..<20 {
      session.advance(to: Double(frame) / 20)
      #expect(session.isMoving)
      frames.insert(bitmap(try session.outcome()))
    }
    // Each of them is another picture.
    #expect(frames.count == 20)
    session.advance(to: 1)
    #expect(bitmap(try session.outcome()) == last)
    #expect(!session.isMoving)
  }

  /// A text that changes again while it is animating.
  private struct Interrupted: View {
    let transition: ContentTransition
    let animation: Animation
    var texts = ["119", "129", "329"]
    @State private var number = 0

    var body: some View {
      VStack(spacing: 0) {
        Text(verbatim: texts[number]).font(.system(size: 60)).contentTransition(transition)
        Color.white.frame(height: 20)
          .onTapGesture { withAnimation(animation) { number = min(number + 1, texts.count - 1) } }
          .accessibilityIdentifier("Go")
        Color.white.frame(height: 20)
          .onTapGesture { withAnimation(animation) { number -= 1 } }
          .accessibilityIdentifier("Back")
      }
      .frame(width: 300, height: 200)
    }
  }

  @Test(arguments: [ContentTransition.opacity, .interpolate, .numericText(), .numericText(countsDown: true)])
  func changesGoOnFromWhatIsSeen(_ transition: ContentTransition) throws {
    let view = Interrupted(transition: transition, animation: .linear(duration: 1))
    let (first, last) = (try still(view, []), try still(view, [.tap("Go")]))
    let session = try session(view)
    session.advance(to: 0.4)
    let seen = bitmap(try session.outcome())
    try session.perform(.tap("Go"))
    #expect(bitmap(try session.outcome()) == seen)
    session.advance(to: 0.41)
    let next = bitmap(try session.outcome())
    #expect(next != seen && difference(next, seen) < difference(seen, first) / 4)
    // Again, starting from a text that is itself animating.
    session.advance(to: 0.7)
    let later = bitmap(try session.outcome())
    try session.perform(.tap("Back"))
    #expect(bitmap(try session.outcome()) == later)
    session.advance(to: 0.71)
    #expect(difference(bitmap(try session.outcome()), later) < difference(seen, first) / 4)
    session.advance(to: 3)
    #expect(bitmap(try session.outcome()) == last)
    #expect(!session.isMoving)
  }

  /// A reversed change returns along the same path; a spring first continues a little, because it has a
  /// velocity.
  @Test func whatGoesBackKeepsItsVelocity() throws {
    for (animation, goesOn) in [(Animation.spring(duration: 1), true), (.linear(duration: 1), false)] {
      let view = Interrupted(transition: .opacity, animation: animation)
      let first = try still(view, [])
      let session = try session(view)
      session.advance(to: 0.2)
      let seen = bitmap(try session.outcome())
      try session.perform(.tap("Back"))
      #expect(bitmap(try session.outcome()) == seen)
      session.advance(to: 0.22)
      let now = bitmap(try session.outcome())
      #expect((difference(now, first) > difference(seen, first)) == goesOn)
      var last = Int.max
      for frame in 8...30 {
        session.advance(to: Double(frame) / 20)
        let distance = difference(bitmap(try session.outcome()), first)
        #expect(distance <= last)
        last = distance
      }
      session.advance(to: 4)
      #expect(bitmap(try session.outcome()) == first)
      #expect(!session.isMoving)
    }
  }

  @Test func whatFadesComesNearerWithEveryFrame() throws {
    let view = Counting(transition: .opacity)
    let (first, last) = (try still(view, []), try still(view, [.tap("Go")]))
    let session = try session(view)
    var (left, right) = (0, Int.max)
    for frame in 1...20 {
      session.advance(to: Double(frame) / 20)
      let now = bitmap(try session.outcome())
      #expect(difference(now, first) > left && difference(now, last) < right, "frame \(frame)")
      (left, right) = (difference(now, first), difference(now, last))
    }
  }

  @Test func identityShowsTheNewTextAtOnce() throws {
    let view = Counting(transition: .identity)
    let session = try session(view)
    // The letters are the new ones, and move with the text's position.
    let begun = try glyphs(session)
    session.advance(to: 1)
    #expect(begun.map(\.glyph) == (try glyphs(session)).map(\.glyph))
    #expect(begun.allSatisfy { $0.opacity == 1 })
    #expect(bitmap(try session.outcome()) == (try still(view, [.tap("Go")])))
    #expect(!session.isMoving)
  }

  @Test(arguments: [
    (ContentTransition.numericText(), "119", "129", 1.0), (.numericText(countsDown: true), "129", "119", -1),
  ])
  func onlyDigitsThatChangeRoll(
    _ transition: ContentTransition, _ from: String, _ to: String, _ direction: Double
  ) throws {
    let session = try session(Counting(transition: transition, from: from, to: to))
    let start = try glyphs(session)
    #expect(start.count == 3 && start.allSatisfy { $0.opacity == 1 && !$0.isBlurred })
    let baseline = start[0].y
    var last: (leaving: CGFloat, coming: CGFloat)?
    for frame in 1..<20 {
      session.advance(to: Double(frame) / 20)
      let now = try glyphs(session)
      let (resting, rolling) = (now.filter { $0.opacity == 1 }, now.filter { $0.opacity < 1 })
      #expect(resting.map(\.glyph) == [start[0].glyph, start[2].glyph])
      #expect(resting.allSatisfy { $0.y == baseline && !$0.isBlurred })
      let leaving = try #require(rolling.first { $0.glyph == start[1].glyph })
      let coming = try #require(rolling.first { $0.glyph != start[1].glyph })
      #expect(rolling.count == 2 && rolling.allSatisfy(\.isBlurred))
      #expect(abs(Double(coming.opacity) - Double(frame) / 20) < 0.001)
      #expect(abs(leaving.opacity + coming.opacity - 1) < 0.001)
      // Upwards, the old one is above its place and the new one below.
      #expect(direction * Double(baseline - leaving.y) > 0 && direction * Double(coming.y - baseline) > 0)
      if let last {
        #expect(direction * Double(last.leaving - leaving.y) > 0)
        #expect(direction * Double(last.coming - coming.y) > 0)
      }
      last = (leaving.y, coming.y)
    }
  }

  private struct Valued: View {
    @State private var value = 5.0

    var body: some View {
      VStack {
        Text(verbatim: "\(Int(value))").font(.system(size: 60)).contentTransition(.numericText(value: value))
        Button("Up") { withAnimation(.linear(duration: 1)) { value += 1 } }
        Button("Go") { withAnimation(.linear(duration: 1)) { value -= 1 } }
      }
    }
  }

  @Test func theValueSaysWhichWayDigitsRoll() throws {
    let session = try session(Valued())
    let five = try glyphs(session)[0]
    session.advance(to: 0.5)
    #expect(try #require(glyphs(session).first { $0.glyph == five.glyph && $0.opacity < 1 }).y > five.y)
    session.advance(to: 2)
    try session.perform(.tap("Up"))
    session.advance(to: 2.5)
    #expect(try #require(glyphs(session).first { $0.glyph == five.glyph && $0.opacity < 1 }).y > five.y)
  }

  @Test(arguments: [nil, ContentTransition.interpolate])
  func theSameLettersGrowFromOneSizeToTheOther(_ transition: ContentTransition?) throws {
    let session = try session(Counting(transition: transition, to: "119", sizes: (40, 80)))
    let start = try glyphs(session)[0].scale
    for step in 0...10 {
      session.advance(to: Double(step) / 10)
      let now = try glyphs(session)
      #expect(now.count == 3)
      #expect(now.allSatisfy { $0.opacity == 1 && abs($0.scale / start - 1 - CGFloat(step) / 10) < 0.001 })
    }
  }

  @Test func whatDigitsDoIsNotedWhereTimeIsShown() throws {
    func notes(_ transition: ContentTransition, showsMovement: Bool) throws -> [String] {
      var request = request([])
      request.showsMovement = showsMovement
      return try Render.renderer.render(Counting(transition: transition), request).fidelityNotes.map(
        \.sentence)
    }
    let sentence = "How far digits roll and how blurred they are on their way is not measured."
    #expect(try notes(.numericText(), showsMovement: true) == [sentence])
    #expect(try notes(.numericText(), showsMovement: false) == [])
    #expect(try notes(.opacity, showsMovement: true) == [])
  }

  // MARK: Renderers

  /// Draws a text as opaque as it is told to.
  private struct Veil: TextRenderer {
    var share: Double
    var animatableData: Double {
      get { share }
      set { share = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      context.opacity = share
      for line in layout { context.draw(line) }
    }
  }

  /// Texts are inserted and removed by a renderer.
  private struct Unveiling: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.textRenderer(Veil(share: phase.isIdentity ? 1 : 0))
    }
  }

  private struct Veiled: View {
    @State private var isClear = false

    var body: some View {
      VStack {
        Text("Hello").font(.system(size: 60)).textRenderer(Veil(share: isClear ? 1 : 0))
        Color.clear.frame(height: 20).contentShape(Rectangle())
          .onTapGesture { withAnimation(.linear(duration: 1)) { isClear = true } }
          .accessibilityIdentifier("Go")
      }
    }
  }

  private struct Coming: View {
    @State private var isThere = false

    var body: some View {
      VStack {
        ZStack {
          if isThere { Text("Hello").font(.system(size: 60)).transition(Unveiling()) }
        }
        .frame(height: 100)
        Color.clear.frame(height: 20).contentShape(Rectangle())
          .onTapGesture { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
          .accessibilityIdentifier("Go")
      }
    }
  }

  /// The opacity of the most opaque pixel.
  private func opacity(_ session: RenderSession) throws -> Int {
    Int(try session.outcome().bitmap(Rasterizer()).pixels.map(\.alpha).max() ?? 0)
  }

  @Test func renderersGoFromOneValueToTheNext() throws {
    let session = try session(Veiled())
    for step in 0...10 {
      session.advance(to: Double(step) / 10)
      #expect(abs(try opacity(session) - Int((25.5 * Double(step)).rounded())) <= 1, "\(step)")
    }
    #expect(bitmap(try session.outcome()) == (try still(Veiled(), [.tap("Go")])))
  }

  @Test func transitionsMayBeRenderersOfTexts() throws {
    let session = try session(Coming())
    for step in 0...10 {
      session.advance(to: Double(step) / 10)
      #expect(abs(try opacity(session) - Int((25.5 * Double(step)).rounded())) <= 1, "coming \(step)")
    }
    #expect(bitmap(try session.outcome()) == (try still(Coming(), [.tap("Go")])))
    try session.perform(.tap("Go"))
    for step in 0...9 {
      session.advance(to: 1 + Double(step) / 10)
      #expect(abs(try opacity(session) - Int((25.5 * Double(10 - step)).rounded())) <= 1, "going \(step)")
    }
    session.advance(to: 2.1)
    #expect(try opacity(session) == 0)
  }
}
