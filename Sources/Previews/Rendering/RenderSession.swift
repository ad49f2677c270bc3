import Drawing
import Fonts
package import Foundation
import Geometry
import Imaging
import LayoutEngine
import Typesetting
import Views
import Windows

/// One view in a window, with its state from one step of a user's to the next.
///
/// What happens in a frame, all of it in the session's `RenderContext`:
///
/// 1. Time: the main queue and the views' due work run (`VirtualClock`); the graph records what they change.
/// 2. Passes, until nothing changes (`ViewGraph.settle`): each commits the next change under its transaction,
///    resolves the views into layout nodes (`WindowBuilder`), lays these out, runs the actions that follow a
///    layout (`onAppear`, `onChange`, geometry, preferences), and forgets the state of views that are gone.
/// 3. Animation, with a timeline: animated values were resolved to their current state, and the nodes are
///    moved to where they are drawn (`PresentedFrames`).
/// 4. Passes once more if the view prefers another appearance than the window's.
/// 5. Drawing: the nodes become a display list, with the device's overlays (`frame`).
@MainActor
package final class RenderSession {
  private var graph: ViewGraph
  private var environment: EnvironmentValues
  private let request: RenderRequest
  private let context: RenderContext
  private let lay: @MainActor (ViewGraph, EnvironmentValues) -> Root
  private var root: Root
  /// The clock of animations, if they are shown.
  private var timeline: AnimationTimeline?
  /// The finger that a step has left on a view.
  private var finger: FingerTouch?
  /// The field that was tapped last, if a field was.
  private var tappedField: Int?
  /// When animations started, on the clock of the views' work.
  private var movementStart: TimeInterval = 0

  /// A laid out window with its views' preferences.
  struct Root {
    var node: RootNode
    var preferences: PreferenceCollector
  }

  init(
    _ request: RenderRequest, _ environment: EnvironmentValues, _ context: RenderContext,
    makeGraph: () -> ViewGraph, lay: @escaping @MainActor (ViewGraph, EnvironmentValues) -> Root
  ) {
    self.request = request
    self.context = context
    self.lay = lay
    self.environment = environment
    graph = makeGraph()
    timeline = Self.begin(graph, request, context)
    root = Self.settle(graph, environment, context, lay)
    if let scheme = preferredScheme {
      // The window adopts the appearance that the view prefers; the view sees it from the start.
      self.environment.colorScheme = scheme
      graph.root.removeAll()
      graph = makeGraph()
      timeline = Self.begin(graph, request, context)
      root = Self.settle(graph, self.environment, context, lay)
    }
    context.run { awaitTasks() }
  }

  isolated deinit { graph.root.removeAll() }

  private static func begin(
    _ graph: ViewGraph, _ request: RenderRequest, _ context: RenderContext
  ) -> AnimationTimeline? {
    graph.storedValues.seeds = request.defaults
    context.begin(graph)
    if request.isNested { return nil }
    VirtualClock.restart()
    if request.showsMovement {
      let timeline = AnimationTimeline()
      timeline.isRunning = request.steps.isEmpty
      graph.timeline = timeline
    }
    return graph.timeline
  }

  /// The appearance that the view prefers, if it differs from the window's.
  private var preferredScheme: ColorScheme? {
    guard request.colorScheme == nil, let preferred = root.preferences.value(PreferredColorSchemeKey.self),
      let scheme = preferred, scheme != environment.colorScheme
    else { return nil }
    return scheme
  }

  private static func settle(
    _ graph: ViewGraph, _ environment: EnvironmentValues, _ context: RenderContext,
    _ lay: @MainActor (ViewGraph, EnvironmentValues) -> Root
  ) -> Root {
    var environment = environment
    let editMode = graph.editMode
    environment.editMode = Binding(get: { editMode.value }, set: { editMode.set($0) })
    environment.windowRequestHandler = { [weak graph] request in
      graph?.warn(
        "\(request.name) has no effect: a picture shows one window; the command “window” shows others.")
    }
    return context.run {
      graph.settle { root in
        graph.timeline?.present(root.node)
      } _: {
        lay(graph, environment)
      }
    }
  }

  /// The maximum number of clock steps before a picture.
  private static let momentLimit = 1000

  /// Continues the views' pending work until the request's time has passed; if a time was requested
  /// explicitly, also awaits work that does not depend on the clock.
  private func awaitTasks() {
    // With movement shown, the caller advances the clock.
    if request.isNested || timeline?.isRunning == true { return }
    let limit = VirtualClock.now + (request.settleTime ?? RenderRequest.defaultSettleTime)
    run(until: limit)
    guard let time = request.settleTime else { return }
    let end = ProcessInfo.processInfo.systemUptime + time
    while graph.tasks.count > 0, VirtualClock.next == nil, ProcessInfo.processInfo.systemUptime < end {
      VirtualClock.wait(0.005)
      run(until: limit)
    }
  }

  /// Advances the clock to a time, running the work that becomes due.
  private func run(until limit: TimeInterval) {
    for _ in 0..<Self.momentLimit {
      VirtualClock.drain()
      if graph.isDirty { settle() }
      guard let next = VirtualClock.next, next <= limit else { return }
      VirtualClock.runNext()
    }
    graph.warn(
      "Work that is put off again and again was shown \(Self.momentLimit) moments of; the picture shows the last one."
    )
  }

  private func settle() {
    root = Self.settle(graph, environment, context, lay)
    // Content that depends on a layout was described in the previous pass, and may have changed since.
    if graph.showsLateContent { root = Self.settle(graph, environment, context, lay) }
    if let scheme = preferredScheme {
      environment.colorScheme = scheme
      root = Self.settle(graph, environment, context, lay)
    }
  }

  /// Takes the request's steps, the last of which starts the animations, and advances to the request's
  /// moment.
  package func performSteps() throws(DriveError) { try context.run(takeSteps) }

  private func takeSteps() throws(DriveError) {
    try refuse()
    for (number, step) in request.steps.enumerated() {
      if number == request.steps.count - 1, let timeline {
        timeline.isRunning = true
        movementStart = VirtualClock.now
      }
      try perform(step)
    }
    if let moment = request.moment { advance(to: moment) }
  }

  /// Gives the window on the desktop another size, in points, as if its corner had been dragged.
  package func resize(width: CGFloat?, height: CGFloat?) {
    guard let window = request.desktopWindow else { return }
    (window.width, window.height) = (width, height)
    context.run {
      graph.setNeedsUpdate()
      settle()
      awaitTasks()
    }
  }

  /// Says why the window cannot be shown, if it cannot.
  private func refuse() throws(DriveError) {
    if let refusal = request.desktopWindow?.refusal { throw DriveError(refusal) }
  }

  /// Whether anything is animating, or scheduled to animate.
  package var isMoving: Bool {
    timeline?.isMoving == true || timeline?.nextEvent != nil || graph.isDirty
  }

  /// Shows the animations at a time since they started, in seconds; time never goes back.
  package func advance(to time: TimeInterval) {
    if let timeline { context.run { advance(timeline, to: time) } }
  }

  private func advance(_ timeline: AnimationTimeline, to time: TimeInterval) {
    for _ in 0..<Self.momentLimit {
      VirtualClock.drain()
      if graph.isDirty { settle() }
      let work = VirtualClock.next.map { $0 - movementStart }
      guard let next = [work, timeline.nextEvent].compactMap(\.self).min(), next <= time else { break }
      setTime(next)
      if let work, work <= timeline.nextEvent ?? .infinity {
        VirtualClock.runNext()
      } else {
        timeline.runNextEvent()
      }
    }
    setTime(time)
    settle()
  }

  private func setTime(_ time: TimeInterval) {
    timeline?.advance(to: time)
    VirtualClock.pass(until: movementStart + time)
    environment.pictureMoment = PictureMoment.date.addingTimeInterval(movementStart + time)
  }

  /// Performs a user's step, and brings the view to rest.
  ///
  /// - Throws: `DriveError` if a finger could not.
  package func perform(_ step: DriveStep) throws(DriveError) {
    try context.run { () throws(DriveError) in
      try take(step)
      awaitTasks()
    }
  }

  private func take(_ step: DriveStep) throws(DriveError) {
    if !step.keepsFinger { lift() }
    switch step {
    case .press(let id, let seconds):
      try touch(id)
      rest(seconds)
      lift()
    case .drag(let id, let way):
      try touch(id)
      drag(way)
      lift()
    case .hold(let id, let way):
      try touch(id)
      drag(way)
    case .path(let names):
      for name in names { try follow(name) }
    case .scenePhase(let phase):
      environment.scenePhase = phase.value
      settle()
    case .wait(let seconds):
      if finger == nil { pass(seconds) } else { rest(seconds) }
      settle()
    default:
      try Driver(root.node, graph).perform(step)
      VirtualClock.drain()
      settle()
    }
  }

  /// Performs a user's step at a point of the window, and brings the view to rest; it has no effect if there
  /// is nothing to receive it.
  package func perform(_ step: PointerStep) {
    context.run {
      take(step)
      awaitTasks()
    }
  }

  private func take(_ step: PointerStep) {
    lift()
    let driver = Driver(root.node, graph)
    switch step {
    case .tap(let x, let y):
      tappedField = driver.field(at: CGPoint(x: x, y: y))
      driver.tap(at: CGPoint(x: x, y: y))
    case .type(let x, let y, let text):
      // The keyboard may have moved the field away from the point at which it was tapped.
      if let field = tappedField ?? driver.field(at: CGPoint(x: x, y: y)) {
        driver.type(text, inField: field)
      }
    case .scroll(let x, let y, let distance):
      driver.scroll(at: CGPoint(x: x, y: y), by: CGFloat(distance))
    case .drag(let x, let y, let byX, let byY):
      finger = driver.touch(at: CGPoint(x: x, y: y))
      if graph.isDirty { settle() }
      drag(DriveStep.Way(x: byX, y: byY))
      lift()
    }
    VirtualClock.drain()
    settle()
  }

  /// Advances time for the views' work.
  private func pass(_ seconds: TimeInterval) {
    let end = VirtualClock.now + seconds
    run(until: end)
    VirtualClock.pass(until: end)
  }

  // MARK: Fingers

  /// The interval between touch events, in seconds.
  private static let fingerInterval = 1.0 / 30
  /// The number of steps of a drag.
  private static let dragCount = 8

  /// Does something with the finger; its changes are not animated until the finger is lifted.
  private func moveFinger(_ move: () -> Void) {
    let isRunning = timeline?.isRunning
    timeline?.isRunning = false
    move()
    if graph.isDirty { settle() }
    if let isRunning { timeline?.isRunning = isRunning }
  }

  private func touch(_ id: String) throws(DriveError) {
    let driver = Driver(root.node, graph)
    let isRunning = timeline?.isRunning
    timeline?.isRunning = false
    defer { if let isRunning { timeline?.isRunning = isRunning } }
    finger = try driver.touch(id)
    if graph.isDirty { settle() }
  }

  /// Holds the finger in place for a time.
  private func rest(_ seconds: TimeInterval) {
    guard let finger else { return }
    var left = seconds
    while left > 1e-9 {
      let interval = min(Self.fingerInterval, left)
      left -= interval
      pass(interval)
      moveFinger { finger.move(to: finger.location, after: interval) }
    }
  }

  private func drag(_ way: DriveStep.Way) {
    guard let finger else { return }
    rest(way.rest)
    let start = finger.location
    for number in 1...Self.dragCount {
      pass(Self.fingerInterval)
      let share = CGFloat(number) / CGFloat(Self.dragCount)
      let point = CGPoint(x: start.x + CGFloat(way.x) * share, y: start.y + CGFloat(way.y) * share)
      moveFinger { finger.move(to: point, after: Self.fingerInterval) }
    }
  }

  /// Lifts the finger from a view after it has stopped; animations start here.
  private func lift() {
    guard let finger else { return }
    self.finger = nil
    pass(Self.fingerInterval)
    if timeline?.isRunning == true { movementStart = VirtualClock.now }
    finger.lift(after: Self.fingerInterval)
    VirtualClock.drain()
    settle()
  }

  /// Pushes a value for which the window's stack has a destination, or else follows the link with that name.
  private func follow(_ name: String) throws(DriveError) {
    if (root.preferences.value(NavigationEntryKey.self) ?? nil)?.follow(name) != true {
      try Driver(root.node, graph).perform(.tap(name))
    }
    settle()
  }

  /// What the window shows now, with all reports.
  ///
  /// - Throws: `RenderError` if the picture would be without bounds or too large.
  package func outcome() throws -> RenderOutcome {
    let frame = try frame()
    let tree = context.run { FrameTree(root: root.node) }
    let accessibility =
      request.readsAccessibility
      ? context.run {
        AccessibilityReader.hierarchy(
          of: root.node,
          AccessibilityOrder(
            isRightToLeft: environment.layoutDirection == .rightToLeft,
            separation: environment.horizontalSizeClass == .regular
              && environment.verticalSizeClass == .regular ? 13 : 8))
      } : nil
    var outcome = RenderOutcome(
      size: root.node.children.first?.size ?? .zero, displayList: frame.displayList,
      background: frame.background, colorScheme: frame.colorScheme, tree: tree,
      accessibility: accessibility, warnings: graph.warnings + graph.diagnostics.warnings,
      window: request.desktopWindow?.result,
      fidelityNotes: graph.fidelity.notes)
    outcome.marks = root.preferences.value(PreviewMarksKey.self) ?? outcome.marks
    outcome.preferredColorScheme = root.preferences.value(PreferredColorSchemeKey.self) ?? nil
    return outcome
  }

  /// What can be drawn over the picture to explain it.
  package func overlays() -> ViewOverlays { context.run { ViewOverlays(root: root.node) } }

  /// What the window shows now.
  ///
  /// - Throws: `RenderError` if the picture would be without bounds or too large.
  package func frame() throws -> RenderFrame {
    try refuse()
    return try context.run(draw)
  }

  private func draw() throws -> RenderFrame {
    let root = root.node
    let size = root.size
    guard size.width.isFinite, size.height.isFinite else {
      throw RenderError.unboundedSize(width: Double(size.width), height: Double(size.height))
    }
    let width = pixels(size.width, request.scale)
    let height = pixels(size.height, request.scale)
    guard width * height <= Double(request.pixelLimit) else {
      throw RenderError.tooManyPixels(
        width: Double(size.width), height: Double(size.height), scale: request.scale,
        limit: request.pixelLimit)
    }
    var context = DrawingContext(scale: CGFloat(request.scale))
    context.draw(root)
    if let chrome = request.chrome {
      let inputs = _ViewInputs(
        environment: environment, identity: graph.root, graph: graph, preferences: PreferenceCollector(),
        container: LayoutContainer())
      let statusBar = self.root.preferences.value(StatusBarSchemeKey.self) ?? nil
      let node = SystemChrome(chrome, statusBar: statusBar).node(inputs)
      node.place(at: .zero, size: size, proposal: ProposedViewSize(size), in: nil)
      context.draw(node)
    }
    return RenderFrame(
      displayList: DisplayList(width: Int(width), height: Int(height), items: context.items),
      background: request.hasGround
        ? environment.colorScheme == .dark ? .black : .white : request.background,
      colorScheme: environment.colorScheme)
  }

  /// Whole pixels for a length in points, forgiving what sums of fractions leave behind.
  private func pixels(_ length: CGFloat, _ scale: Double) -> Double {
    max((Double(length) * scale - 1e-6).rounded(.up), 1)
  }
}
