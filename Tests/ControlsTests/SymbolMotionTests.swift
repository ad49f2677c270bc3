import Controls
import Drawing
import Foundation
import Geometry
import Imaging
import LayoutEngine
import Rasterization
import RenderSupport
import Rendering
import Testing
import Views

/// Symbols animated by effects, and symbols replaced by others.
@MainActor
@Suite struct SymbolMotionTests {
  private func request(_ steps: [DriveStep]) -> RenderRequest {
    var request = RenderRequest(proposal: ProposedViewSize(width: 200, height: 200))
    request.steps = steps
    request.scale = 1
    request.background = .white
    return request
  }

  private func session(_ view: some View, _ steps: [DriveStep] = [.tap("Go")]) throws -> RenderSession {
    var request = request(steps)
    request.showsMovement = true
    let session = Render.renderer.session(view, request)
    try session.performSteps()
    return session
  }

  private func still(_ view: some View, _ steps: [DriveStep]) throws -> Bitmap {
    try Render.renderer.render(view, request(steps)).bitmap(Rasterizer())
  }

  private func bitmap(_ session: RenderSession, at time: Double) throws -> Bitmap {
    session.advance(to: time)
    return try session.outcome().bitmap(Rasterizer())
  }

  /// The dark pixels: their bounds, and how much ink there is.
  private func ink(_ bitmap: Bitmap) -> (area: CGRect, amount: Int) {
    var (left, top, right, bottom, amount) = (Int.max, Int.max, -1, -1, 0)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let ink = 255 - Int(bitmap.pixels[y * bitmap.width + x].red)
        amount += ink
        if ink > 100 {
          (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
        }
      }
    }
    return (
      right < 0 ? .zero : CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1), amount
    )
  }

  /// A symbol above an area that changes something.
  private struct Changing<Symbol: View>: View {
    let symbol: (Int) -> Symbol
    var animation: Animation?
    @State private var count = 0

    init(animation: Animation? = nil, @ViewBuilder symbol: @escaping (Int) -> Symbol) {
      self.symbol = symbol
      self.animation = animation
    }

    var body: some View {
      VStack(spacing: 0) {
        symbol(count).font(.system(size: 60)).frame(width: 200, height: 180)
        Color.clear.contentShape(Rectangle())
          .onTapGesture { withAnimation(animation) { count += 1 } }
          .accessibilityIdentifier("Go")
      }
    }
  }

  private func image(_ name: String = "star.fill") -> some View {
    Image(systemName: name).foregroundStyle(.black)
  }

  /// Every effect that plays once ends where it began, looks different in between, and rests when it is over.
  private func playsOnce(_ view: some View, until end: Double, _ name: String) throws {
    let rest = try still(view, [])
    #expect(try still(view, [.tap("Go")]) == rest, "\(name)")
    let session = try session(view)
    #expect(try bitmap(session, at: 0) == rest, "\(name)")
    for share in [0.15, 0.4, 0.8] {
      #expect(try bitmap(session, at: end * share) != rest, "\(name) \(share)")
      #expect(session.isMoving)
    }
    #expect(try bitmap(session, at: end) == rest, "\(name)")
    #expect(!session.isMoving)
  }

  @Test func effectsPlayWhenTheirValueChanges() throws {
    let star = image()
    try playsOnce(Changing { star.symbolEffect(.bounce, value: $0) }, until: 0.5, "bounce")
    try playsOnce(Changing { star.symbolEffect(.bounce.down, value: $0) }, until: 0.5, "bounce.down")
    try playsOnce(Changing { star.symbolEffect(.pulse, value: $0) }, until: 1.5, "pulse")
    try playsOnce(Changing { star.symbolEffect(.wiggle, value: $0) }, until: 0.8, "wiggle")
    try playsOnce(Changing { star.symbolEffect(.wiggle.left, value: $0) }, until: 0.8, "wiggle.left")
    try playsOnce(Changing { star.symbolEffect(.rotate, value: $0) }, until: 1, "rotate")
    try playsOnce(Changing { star.symbolEffect(.breathe, value: $0) }, until: 2.5, "breathe")
    let waves = image("wifi")
    try playsOnce(
      Changing { waves.symbolEffect(.variableColor.cumulative, value: $0) }, until: 1.5, "variableColor")
    try playsOnce(
      Changing { star.symbolEffect(.bounce, options: .speed(2), value: $0) }, until: 0.25, "speed")
    try playsOnce(
      Changing { star.symbolEffect(.bounce, options: .repeat(3), value: $0) }, until: 1.5, "repeat")
  }

  @Test func symbolsBounceUpwardsAndDownwards() throws {
    let star = image()
    let rest = ink(try still(Changing { star.symbolEffect(.bounce, value: $0) }, [])).area
    let up = try session(Changing { star.symbolEffect(.bounce.up, value: $0) })
    let down = try session(Changing { star.symbolEffect(.bounce.down, value: $0) })
    var (last, least) = (rest.width, rest.width)
    // Monotonically up to the summit, and down to the bottom.
    for step in 1...6 {
      let (high, low) = (
        ink(try bitmap(up, at: Double(step) * 0.028)).area.width,
        ink(try bitmap(down, at: Double(step) * 0.028)).area.width
      )
      #expect(high >= last && low <= least)
      (last, least) = (high, low)
    }
    #expect(last > rest.width * 1.2 && least < rest.width * 0.85)
  }

  @Test func effectsGoOnForAsLongAsTheyAreActive() throws {
    let star = image()
    let view = Changing { star.symbolEffect(.pulse, isActive: $0 % 2 == 1) }
    let rest = try still(view, [])
    let session = try session(view)
    var last = Int.max
    // It fades to the middle of each turn, and comes back to its end.
    for step in 0...5 {
      let now = ink(try bitmap(session, at: Double(step) * 0.15)).amount
      #expect(now < last)
      last = now
    }
    #expect(try bitmap(session, at: 1.5) == rest)
    #expect(ink(try bitmap(session, at: 8.25)).amount == last)
    #expect(session.isMoving)
    try session.perform(.tap("Go"))
    #expect(try session.outcome().bitmap(Rasterizer()) == rest)
    #expect(!session.isMoving)
  }

  @Test func whatIsHeldShowsInStillPicturesToo() throws {
    let star = image()
    let rest = ink(try still(Changing { _ in star }, []))
    let large = Changing { star.symbolEffect(.scale.up, isActive: $0 == 1) }
    let small = Changing { star.symbolEffect(.scale.down, isActive: $0 == 1) }
    let gone = Changing { star.symbolEffect(.disappear, isActive: $0 == 1) }
    #expect(ink(try still(large, [])).area == rest.area)
    #expect(ink(try still(large, [.tap("Go")])).area.width > rest.area.width * 1.2)
    #expect(ink(try still(small, [.tap("Go")])).area.width < rest.area.width * 0.85)
    #expect(ink(try still(gone, [.tap("Go")])).amount == 0)
    var (last, faint) = (rest.area.width, rest.amount)
    let (growing, going) = (try session(large), try session(gone))
    for step in 1...10 {
      let time = Double(step) * 0.06
      let (now, ink) = (
        ink(try bitmap(growing, at: time)).area.width, ink(try bitmap(going, at: time)).amount
      )
      #expect(now >= last && ink <= faint)
      (last, faint) = (now, ink)
    }
    #expect(try bitmap(growing, at: 3) == still(large, [.tap("Go")]))
    #expect(try bitmap(going, at: 3) == still(gone, [.tap("Go")]))
    #expect(!growing.isMoving && !going.isMoving)
  }

  /// An active effect hides, whichever direction its motion has: Apple's example (WWDC 2025, session 337) is
  /// `symbolEffect(.drawOn, isActive: isHidden)`.
  @Test func activeEffectsHideSymbols() throws {
    let star = image()
    let rest = try still(Changing { _ in star }, [])
    let none = ink(try still(Changing { _ in star.opacity(0) }, [])).amount
    func stills(_ view: some View, _ name: String) throws {
      #expect(try still(view, []) == rest, "\(name)")
      #expect(ink(try still(view, [.tap("Go")])).amount == none, "\(name)")
      let session = try session(view)
      #expect(ink(try bitmap(session, at: 2)).amount == none, "\(name)")
    }
    try stills(Changing { star.symbolEffect(.appear, isActive: $0 == 1) }, "appear")
    try stills(Changing { star.symbolEffect(.disappear, isActive: $0 == 1) }, "disappear")
    try stills(Changing { star.symbolEffect(.drawOn, isActive: $0 == 1) }, "drawOn")
    try stills(Changing { star.symbolEffect(.drawOff, isActive: $0 == 1) }, "drawOff")
  }

  @Test func symbolsAppearAndAreDrawn() throws {
    let star = image()
    let rest = try still(Changing { _ in star }, [])
    for (name, session) in [
      ("appear", try session(Changing { star.symbolEffect(.appear, isActive: $0 == 0) })),
      ("drawOn", try session(Changing { star.symbolEffect(.drawOn, isActive: $0 == 0) })),
    ] {
      var last = -1
      var seen: Set<Int> = []
      for step in 0...6 {
        let now = ink(try bitmap(session, at: Double(step) * 0.05)).amount
        #expect(now >= last, "\(name) \(step)")
        seen.insert(now)
        last = now
      }
      #expect(seen.count >= 5 && seen.contains(0), "\(name)")
      #expect(try bitmap(session, at: 1) == rest, "\(name)")
    }
  }

  @Test func effectsAreTakenAway() throws {
    let star = image()
    let view = Changing { star.symbolEffectsRemoved().symbolEffect(.scale.up, isActive: $0 == 1) }
    #expect(try still(view, [.tap("Go")]) == still(view, []))
  }

  @Test func oneSymbolGivesWayToAnother() throws {
    func name(_ count: Int) -> String { count == 0 ? "circle.fill" : "square.fill" }
    for (title, transition) in [
      ("replace", ContentTransition.symbolEffect(.replace)), ("upUp", .symbolEffect(.replace.upUp)),
      ("offUp", .symbolEffect(.replace.offUp)), ("plain", .symbolEffect),
    ] {
      let view = Changing { count in
        Image(systemName: name(count)).foregroundStyle(.black).contentTransition(transition)
      }
      let (first, last) = (try still(view, []), try still(view, [.tap("Go")]))
      #expect(first != last)
      let session = try session(view)
      // Symbols of other sizes are centred, to the nearest pixel.
      let (begun, wanted) = (ink(try bitmap(session, at: 0)), ink(first))
      #expect(abs(begun.area.midX - wanted.area.midX) <= 1 && abs(begun.area.midY - wanted.area.midY) <= 1)
      #expect(abs(begun.amount - wanted.amount) < wanted.amount / 50, "\(title)")
      var middle: Set<Bitmap> = []
      for step in 1...7 { middle.insert(try bitmap(session, at: Double(step) * 0.05)) }
      #expect(middle.count >= 5 && !middle.contains(first) && !middle.contains(last), "\(title)")
      #expect(try bitmap(session, at: 0.4) == last, "\(title)")
      #expect(!session.isMoving)
    }
  }

  @Test func withoutAWordSymbolsFade() throws {
    let view = Changing(animation: .linear(duration: 1)) { count in
      Image(systemName: count == 0 ? "circle" : "circle.fill").foregroundStyle(.black)
    }
    let session = try session(view)
    #expect(try bitmap(session, at: 0) == still(view, []))
    var last = 0
    for step in 1...10 {
      let now = ink(try bitmap(session, at: Double(step) / 10)).amount
      #expect(now > last)
      last = now
    }
    #expect(try bitmap(session, at: 1) == still(view, [.tap("Go")]))
    let identity = Changing(animation: .linear(duration: 1)) { count in
      Image(systemName: count == 0 ? "circle" : "circle.fill").foregroundStyle(.black)
        .contentTransition(.identity)
    }
    #expect(try bitmap(self.session(identity), at: 0) == still(identity, [.tap("Go")]))
  }

  @Test func symbolsComeByTheirEffect() throws {
    let view = Changing(animation: .linear(duration: 1)) { count in
      if count == 1 {
        Image(systemName: "star.fill").foregroundStyle(.black).transition(.symbolEffect(.appear))
      }
    }
    let session = try session(view)
    var last = -1
    for step in 0...10 {
      let now = ink(try bitmap(session, at: Double(step) / 10)).amount
      #expect(now > last)
      last = now
    }
    #expect(try bitmap(session, at: 1) == still(view, [.tap("Go")]))
  }

  @Test func whatIsNotMeasuredIsNotedWhereTimeIsShown() throws {
    func notes(_ view: some View, _ showsMovement: Bool) throws -> [String] {
      var request = request([])
      request.showsMovement = showsMovement
      return try Render.renderer.render(view, request).fidelityNotes.map(\.sentence)
    }
    let star = image()
    let bouncing = star.symbolEffect(.bounce, value: 1)
    #expect(try notes(bouncing, true) == ["How far and how fast a device moves the symbol is not measured."])
    #expect(try notes(bouncing, false) == [])
    #expect(
      try notes(star.contentTransition(.symbolEffect(.replace)), true) == [
        "How far and how fast a symbol gives way to another is not measured."
      ])
  }
}
