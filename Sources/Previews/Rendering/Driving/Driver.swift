import Foundation
import Geometry
import LayoutEngine
import Views

/// Performs a user's steps on placed views: finds the named view, checks whether a finger can reach it, and
/// runs its control's action.
@MainActor
struct Driver {
  let views: PlacedViews
  private let graph: ViewGraph

  init(_ root: LayoutNode, _ graph: ViewGraph) {
    views = PlacedViews(root)
    self.graph = graph
  }

  /// Takes a step that concerns one view.
  func perform(_ step: DriveStep) throws(DriveError) {
    switch step {
    case .tap(let id):
      let target = try target(id, "can be tapped") { $0.tap != nil }
      tap(target, at: try reach(target, id))
    case .type(let id, let text):
      let target = try target(id, "takes text") { $0.type != nil }
      _ = try reach(target, id)
      target.interaction.type?(text)
    case .focus(let id):
      let target = try target(id, "can have the keyboard's attention") { $0.focus != nil }
      _ = try reach(target, id)
      target.interaction.focus?()
    case .set(let id, let value):
      let target = try target(id, "has a value") { $0.set != nil }
      _ = try reach(target, id, asWhole: true)
      if let values = target.interaction.set?(value) {
        throw DriveError("“\(value)” is not a value of “\(id)”; there are: \(values)")
      }
    case .open(let id):
      let target = try target(id, "has a menu") { $0.open != nil }
      _ = try reach(target, id)
      target.interaction.open?()
    case .swipe(let id, let edge):
      let target = try target(id, "has actions to swipe for") { $0.swipe != nil }
      _ = try reach(target, id)
      if let reason = target.interaction.swipe?(edge == .leading ? .leading : .trailing) {
        throw DriveError("“\(id)” \(reason)")
      }
    case .scroll(let id, let goal):
      let target = try target(id, "scrolls") { $0.scroll != nil }
      switch goal {
      case .bottom: target.interaction.scroll?(nil)
      case .offset(let points): target.interaction.scroll?(CGFloat(points))
      }
    case .move(let id, let other): try move(id, before: other)
    case .openURL(let url):
      if !graph.urlHandlers.open(url) {
        throw DriveError(
          "no view takes addresses (onOpenURL), so that nothing comes of \(url.absoluteString)")
      }
    case .editMode: graph.editMode.set(.active)
    case .keyboard: graph.focus.keepsKeyboard = true
    case .path, .scenePhase, .wait, .press, .drag, .hold: break
    }
  }

  /// Taps a view, including the enclosing gestures that a tap triggers.
  ///
  /// A single tap skips a gesture that waits for several if an enclosing one waits for a single tap; an
  /// enclosing high-priority gesture precedes all inside it, a simultaneous one runs alongside them.
  func tap(_ target: Target, at point: CGPoint) {
    let window = point.applying(views.places[target.owner].transform)
    func tap(_ number: Int, _ tapped: ViewInteraction) {
      tapped.tap?(window.applying(views.places[number].transform.inverted()))
    }
    let around: [(Int, ViewInteraction)] = views.around(target.owner).compactMap { number in
      interaction(number, { $0.tap != nil && $0.isEnabled }).map { (number, $0) }
    }
    let exclusive = around.filter { $0.1.touch?.priority != .simultaneous || $0.0 == target.owner }
    let high = exclusive.last { $0.1.touch?.priority == .high && $0.1.taps == 1 }
    let single = target.interaction.taps == 1 ? nil : exclusive.first { $0.1.taps == 1 }
    let chosen = high ?? single ?? (target.owner, target.interaction)
    tap(chosen.0, chosen.1)
    for (other, beside) in around
    where beside.touch?.priority == .simultaneous && other != chosen.0 && beside.taps == 1 {
      tap(other, beside)
    }
  }

  /// Puts a finger on a view.
  func touch(_ id: String) throws(DriveError) -> FingerTouch {
    let target = try target(id, "follows a finger") { $0.touch != nil }
    let point = try reach(target, id).applying(views.places[target.owner].transform)
    return touch(at: point)
  }

  /// Moves a list row as dragging it would.
  private func move(_ id: String, before other: String?) throws(DriveError) {
    let ability = "can be moved, as rows with onMove can while their list is edited"
    let row = try target(id, ability) { $0.move != nil }
    _ = try reach(row, id)
    var goal: Target?
    if let other { goal = try target(other, ability) { $0.move != nil } }
    if let reason = row.interaction.move?(goal?.interaction) {
      throw DriveError("“\(id)” \(reason)")
    }
  }

  /// A view that supports the action.
  struct Target {
    /// The index of the node with the interaction, and that of the named node.
    var owner: Int
    var named: Int
    var interaction: ViewInteraction
  }

  // MARK: Finding

  /// The view that a name means.
  private func target(
    _ id: String, _ ability: String, _ isAble: (ViewInteraction) -> Bool
  ) throws(DriveError) -> Target {
    var (name, wanted) = (id, Int?.none)
    var matches = matches(name)
    if matches.isEmpty, let (base, number) = Self.numbered(id) {
      (name, wanted) = (base, number)
      matches = self.matches(base)
    }
    if matches.isEmpty { throw unknown(id) }
    var targets: [Target] = []
    for named in matches {
      guard let owner = owner(of: named, isAble), let interaction = interaction(owner, isAble) else {
        continue
      }
      if !targets.contains(where: { $0.owner == owner }) {
        targets.append(Target(owner: owner, named: named, interaction: interaction))
      }
    }
    guard let first = targets.first else {
      throw DriveError("“\(id)” is \(description(matches[0])), and nothing about it \(ability)")
    }
    if let wanted {
      guard wanted >= 1, wanted <= targets.count else {
        throw DriveError(
          "there \(targets.count == 1 ? "is one view" : "are \(targets.count) views") called “\(name)”")
      }
      return targets[wanted - 1]
    }
    if targets.count == 1 { return first }
    // If several views have a name, it means the one that a finger can reach.
    let reachable = targets.filter { isReachable($0) }
    if reachable.count == 1 { return reachable[0] }
    if reachable.isEmpty { return first }
    let list = targets.indices.map { "“\(id)[\($0 + 1)]” (\(targets[$0].interaction.name))" }
    throw DriveError(
      "there are \(targets.count) views called “\(id)”; say which is meant: \(list.joined(separator: ", "))")
  }

  /// "Delete[2]" as a name and a number.
  private static func numbered(_ id: String) -> (String, Int)? {
    guard id.hasSuffix("]"), let open = id.lastIndex(of: "[") else { return nil }
    return Int(id[id.index(after: open)...].dropLast()).map { (String(id[..<open]), $0) }
  }

  /// The indices of the nodes with a name: as an identifier, or else as a label, or else as a text.
  private func matches(_ id: String) -> [Int] {
    var found: [PlacedViews.Name.Kind: [Int]] = [:]
    for number in views.places.indices where views.places[number].isShown {
      for name in views.names(number) where name.text == id {
        found[name.kind, default: []].append(number)
      }
    }
    return found[.identifier]
      ?? {
        // A label and the text that shows it count as one view.
        let both = (found[.label] ?? []) + (found[.text] ?? [])
        return both.isEmpty ? found[.type] ?? [] : both
      }()
  }

  private func interaction(_ number: Int, _ isAble: (ViewInteraction) -> Bool) -> ViewInteraction? {
    guard let interaction = views.places[number].node.interaction else { return nil }
    interaction.prepare?(interaction)
    return isAble(interaction) ? interaction : nil
  }

  /// The nearest enclosing node that supports the action, or else the first one inside.
  private func owner(of number: Int, _ isAble: (ViewInteraction) -> Bool) -> Int? {
    // For a node with an identifier, inside first: it may be on a group with a single control.
    let isIdentified = views.names(number).contains { $0.kind == .identifier || $0.kind == .label }
    let inner = isIdentified ? views.inside(number).first { interaction($0, isAble) != nil } : nil
    return inner ?? views.around(number).first { interaction($0, isAble) != nil }
  }

  private func unknown(_ id: String) -> DriveError {
    var names: [String] = []
    for number in views.places.indices where views.places[number].isShown {
      for name in views.names(number) where !names.contains(name.text) { names.append(name.text) }
    }
    let list = names.prefix(60).map { "“\($0)”" }.joined(separator: ", ")
    return DriveError(
      names.isEmpty
        ? "there is no view called “\(id)”: none has an identifier, a label or a text"
        : "there is no view called “\(id)”; there are: \(list)\(names.count > 60 ? ", …" : "")")
  }

  // MARK: Reaching

  /// Where a finger touches a view: the centre of its visible part.
  private func point(_ target: Target) -> CGPoint? {
    let owner = views.places[target.owner]
    let named = views.places[target.named]
    let isInside = views.around(target.named).contains(target.owner)
    let place = isInside ? named : owner
    let frame = place.frame.intersection(place.clip)
    guard !frame.isNull, frame.width > 0, frame.height > 0 else {
      let whole = owner.frame.intersection(owner.clip)
      return whole.isNull || whole.width <= 0 || whole.height <= 0
        ? nil : CGPoint(x: whole.midX, y: whole.midY)
    }
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func isReachable(_ target: Target) -> Bool {
    guard target.interaction.isEnabled, let point = point(target) else { return false }
    return views.hit(point).contains(ObjectIdentifier(views.places[target.owner].node))
  }

  /// The point, in the coordinates of the view, at which a finger touches it.
  ///
  /// - Parameter isWhole: whether to touch the control anywhere rather than at its centre, where a stepper
  ///   has nothing to touch.
  private func reach(
    _ target: Target, _ id: String, asWhole isWhole: Bool = false
  ) throws(DriveError) -> CGPoint {
    let place = views.places[target.owner]
    guard target.interaction.isEnabled else {
      throw DriveError("“\(id)” is disabled (\(target.interaction.name))")
    }
    guard let point = point(target) else {
      let bounds = place.frame
      throw DriveError(
        "“\(id)” does not show: it lies at \(Int(bounds.minX)), \(Int(bounds.minY)), outside of what can be seen; "
          + "scroll to it first")
    }
    let nodes = views.hitNodes(point)
    let isUncovered =
      isWhole
      && nodes.allSatisfy { node in
        views.around(target.owner).contains { views.places[$0].node === node }
      }
    guard isUncovered || nodes.contains(where: { $0 === place.node }) else {
      throw DriveError("“\(id)” is covered by \(cover(nodes))")
    }
    return point.applying(place.transform.inverted())
  }

  /// Describes what is on top at a point.
  private func cover(_ nodes: [LayoutNode]) -> String {
    var parts: [String] = []
    for node in nodes {
      if let interaction = node.interaction, interaction.tap != nil {
        parts.append(interaction.name)
        break
      }
    }
    // Presentations are named after their modifier.
    let types = nodes.compactMap { ($0.annotation as? NodeAnnotation)?.type }
    if let presented = types.first(where: { Self.presentations.contains($0) }) {
      return "the \(presented)"
    }
    if parts.isEmpty, let type = types.first { parts.append(type) }
    let texts = nodes.first.map { $0.texts } ?? []
    if let text = texts.first { parts.append("“\(text)”") }
    return parts.isEmpty ? "nothing that can be touched" : parts.joined(separator: " ")
  }

  private static let presentations: Set<String> = [
    "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "Menu", "contextMenu", "Keyboard",
    "NavigationBar", "TabBar",
  ]

  /// Describes a node.
  private func description(_ number: Int) -> String {
    let types = views.around(number).lazy.compactMap { views.places[$0].node.annotation as? NodeAnnotation }
    let type = types.first?.type ?? "view"
    return ("AEIOU".contains(type.first ?? "V") ? "an " : "a ") + type
  }
}
