import Foundation
import Geometry
import LayoutEngine
import Views

/// Reads the elements of placed views.
///
/// A view's statements are on the marks around its node (`AccessibilityStatement`); the outermost takes
/// precedence. A statement about a view with several elements applies to each of them; one about a view
/// without elements, such as a shape, creates one.
@MainActor
struct AccessibilityReader {
  private let order: AccessibilityOrder
  private var unreachable: [AccessibilityHierarchy.Unreachable] = []

  init(_ order: AccessibilityOrder) {
    self.order = order
  }

  /// The elements of a window.
  static func hierarchy(of root: LayoutNode, _ order: AccessibilityOrder) -> AccessibilityHierarchy {
    var reader = AccessibilityReader(order)
    var drafts = reader.withoutGhosts(reader.read(root, Surroundings()))
    drafts = withoutEmptyGroups(withoutSiblingsOfModals(drafts))
    drafts = AccessibilityPairs.joined(drafts)
    for draft in drafts.flatMap(\.flattened) {
      // An action represents the elements that are left out.
      let isUsable = draft.element.isTappable || !draft.element.actions.isEmpty
      if !isUsable, !draft.traits.contains(.adjustable) { reader.lose(draft.leftOut, .ignored) }
    }
    return AccessibilityHierarchy(
      elements: AccessibilityFinish(drafts).elements(order.sorted(drafts)), unreachable: reader.unreachable)
  }

  /// The reachable drafts if one of them is modal: a modal view's siblings in its group are ignored; of
  /// several modal views the last one is on top.
  private static func withoutSiblingsOfModals(_ drafts: [AccessibilityDraft]) -> [AccessibilityDraft] {
    for draft in drafts { draft.children = withoutSiblingsOfModals(draft.children) }
    guard let modal = drafts.last(where: { $0.modalView != nil })?.modalView else { return drafts }
    return drafts.filter { $0.modalView == modal }
  }

  private static func withoutEmptyGroups(_ drafts: [AccessibilityDraft]) -> [AccessibilityDraft] {
    drafts.filter { draft in
      draft.children = withoutEmptyGroups(draft.children)
      return !draft.isGroup || !draft.children.isEmpty
    }
  }

  /// The context of a node.
  private struct Surroundings {
    var transform = CGAffineTransform.identity
    var source: _SourceLine?
    var viewName: ViewName?
  }

  /// A node with its position.
  private struct Place {
    let node: LayoutNode
    let around: Surroundings
    let inner: Surroundings
    let frame: CGRect

    init(_ node: LayoutNode, _ around: Surroundings) {
      self.node = node
      let transform = CGAffineTransform(translationX: node.origin.x, y: node.origin.y)
        .concatenating(around.transform)
      var own = around
      let annotation = node.annotation as? NodeAnnotation
      own.source = annotation?.source ?? around.source
      own.viewName = annotation?.viewName ?? around.viewName
      own.transform = transform
      self.around = own
      own.transform = (node.drawingTransform ?? .identity).concatenating(transform)
      inner = own
      frame = CGRect(origin: .zero, size: node.size).applying(transform)
    }

    /// The frame of the drawing, transformed by the effects around it in this node.
    var drawnFrame: CGRect {
      guard node.children.count == 1 else {
        return CGRect(origin: .zero, size: node.size).applying(inner.transform)
      }
      return Place(node.children[0], inner).drawnFrame
    }

    @MainActor
    func draft(_ view: String, _ traits: Set<AccessibilityTrait> = []) -> AccessibilityDraft {
      let draft = AccessibilityDraft(frame: frame, traits: traits)
      draft.element.view = view
      // The view that made the element may be inside the node with the marks.
      let described = node.described
      draft.element.source = (described?.source ?? around.source).map {
        AccessibilityElement.Source(file: $0.fileName, line: $0.lineNumber)
      }
      let names = sequence(first: described?.viewName ?? around.viewName, next: { $0?.parent })
      draft.element.owner = names.lazy.compactMap { $0 }.first { !$0.isLibraryType }?.description
      return draft
    }
  }

  /// The drafts without those that did not become elements, which cannot be reached.
  private mutating func withoutGhosts(_ drafts: [AccessibilityDraft]) -> [AccessibilityDraft] {
    drafts.filter { draft in
      draft.children = withoutGhosts(draft.children)
      guard draft.isGhost else { return true }
      unreachable.append(.init(reason: .noElement, element: AccessibilityFinish([]).element(draft)))
      return false
    }
  }

  // MARK: Nodes

  private mutating func read(_ node: LayoutNode, _ around: Surroundings) -> [AccessibilityDraft] {
    let place = Place(node, around)
    let annotation = node.annotation as? NodeAnnotation
    if let annotation, annotation.opacity <= 0.01 || annotation.roles.contains(.keyboard) { return [] }
    if let mark = (node as? MarkNode)?.mark { return readMarked(mark, place) }
    if let leaf = (node as? MeasuredLeafNode)?.content as? TextLeaf { return text(leaf, place) }
    if let name = annotation?.imageName { return [image(name(), place)] }
    var drafts = readChildren(place, annotation?.roles ?? [])
    guard let annotation else { return drafts }
    if let identifier = annotation.identifier, !identifier.isEmpty {
      for draft in drafts.flatMap(\.addressees) where draft.element.identifier == nil {
        draft.element.identifier = identifier
      }
    }
    if let kind = annotation.roles.group, !drafts.isEmpty {
      drafts = [AccessibilityDraft(container: kind, frame: place.frame, children: drafts)]
    }
    return drafts
  }

  private mutating func readChildren(_ place: Place, _ roles: ViewRoles) -> [AccessibilityDraft] {
    let children = place.node.children
    if roles.contains(.presents) {
      for child in children.reversed() {
        let drafts = read(child, place.inner)
        if !drafts.isEmpty { return drafts }
      }
      return []
    }
    // A view that is only the shape of a mask is not visible.
    let shown = roles.contains(.masks) ? Array(children.prefix(1)) : children
    return shown.flatMap { read($0, place.inner) }
  }

  private func text(_ leaf: TextLeaf, _ place: Place) -> [AccessibilityDraft] {
    let string = leaf.spokenText
    guard string.contains(where: { !$0.isWhitespace }) else { return [] }
    let draft = place.draft("Text", [.staticText])
    draft.element.label = string
    let links = leaf.runs.filter { $0.link != nil && !$0.spokenString.isEmpty }
    if !links.isEmpty {
      if links.count == leaf.runs.filter({ !$0.spokenString.isEmpty }).count {
        draft.traits = [.link]
      } else {
        draft.rotors.append(
          AccessibilityRotor(name: "Links", entries: links.map { .init(label: $0.spokenString) }))
      }
      draft.element.isTappable = true
    }
    return [draft]
  }

  private func image(_ name: AccessibilityImageName?, _ place: Place) -> AccessibilityDraft {
    let draft = place.draft("Image", [.image])
    draft.element.label = name?.text ?? ""
    draft.element.hasImplicitName = name?.isGiven == false
    return draft
  }

  // MARK: Marks

  private mutating func readMarked(_ mark: AnyObject, _ place: Place) -> [AccessibilityDraft] {
    let child = place.node.children
    if let mark = mark as? AccessibilityMark, let replaced = replaced(mark.statement, place) {
      return replaced
    }
    let drafts = child.flatMap { read($0, place.inner) }
    switch mark {
    case let label as ViewLabel:
      guard label.isSpoken else { return drafts }
      let text = label.text
      return addressing(drafts, place) { draft in
        draft.element.label = text
        draft.element.hasImplicitName = false
      }
    case let interaction as ViewInteraction:
      return interactive(interaction, drafts, place)
    case let mark as AccessibilityMark:
      return applied(mark.statement, to: drafts, place)
    default: return drafts
    }
  }

  /// The replacement for the elements in a node; nil if they are kept.
  private mutating func replaced(
    _ statement: AccessibilityStatement, _ place: Place
  ) -> [AccessibilityDraft]? {
    switch statement {
    case .representation(let make):
      let drafts = made(make(), place)
      if drafts.count == 1 { drafts[0].element.frame = place.frame }
      return drafts
    case .madeChildren(let make):
      let group = place.draft("accessibilityChildren")
      // The view keeps its own name.
      if let own = place.node.children.flatMap({ read($0, place.inner) }).flatMap(\.flattened).first {
        (group.element.label, group.element.value) = (own.element.label, own.element.value)
      }
      group.element.container = .group
      group.isOwnGroup = true
      group.children = made(make(), place)
      return [group]
    case .hidden(true):
      var inside = self
      lose(place.node.children.flatMap { inside.read($0, place.inner) }, .hidden)
      return []
    default: return nil
    }
  }

  /// The elements of a view that represents the one in a node.
  private mutating func made(_ node: LayoutNode, _ place: Place) -> [AccessibilityDraft] {
    let size = place.node.size
    node.place(at: .zero, size: size, proposal: ProposedViewSize(size), in: nil)
    return read(node, place.inner)
  }

  private mutating func lose(
    _ drafts: [AccessibilityDraft], _ reason: AccessibilityHierarchy.Unreachable.Reason
  ) {
    // A view that only displays something may be hidden on purpose.
    for draft in drafts.flatMap(\.flattened) where draft.isControl && !draft.traits.contains(.notEnabled) {
      unreachable.append(.init(reason: reason, element: AccessibilityFinish([]).element(draft)))
    }
  }

  private mutating func interactive(
    _ interaction: ViewInteraction, _ drafts: [AccessibilityDraft], _ place: Place
  ) -> [AccessibilityDraft] {
    if let control = interaction.spoken {
      let draft = controlled(control, interaction.name, drafts, place)
      draft.isControl = true
      draft.element.isTappable = true
      if !interaction.isEnabled { draft.traits.insert(.notEnabled) }
      return [draft]
    }
    guard interaction.tap != nil else { return drafts }
    let reached = drafts.flatMap(\.addressees)
    for draft in reached { draft.element.isTappable = true }
    // The system's own tap areas are not elements.
    let isAppOwn = (place.node.children.first?.annotation as? NodeAnnotation)?.roles.contains(.tapArea)
    guard reached.isEmpty, isAppOwn == true else { return drafts }
    let ghost = place.draft(interaction.name)
    ghost.isGhost = true
    return [ghost]
  }

  /// The single element of a control.
  private func controlled(
    _ control: AccessibilityControl, _ name: String, _ drafts: [AccessibilityDraft], _ place: Place
  ) -> AccessibilityDraft {
    let draft = place.draft(name)
    AccessibilityMerging(order).merge(control.saysContent ? drafts : [], into: draft)
    draft.traits.formUnion(control.traits)
    // A control's picture is part of how it looks.
    draft.traits.subtract([.staticText, .image])
    if let label = control.label?() { (draft.element.label, draft.element.hasImplicitName) = (label, false) }
    if let value = control.value?() { draft.element.value = value }
    draft.element.position = control.position.map { .init(index: $0.index, count: $0.count) }
    return draft
  }

  /// Modifies the elements of a node, creating one if there is none.
  private func addressing(
    _ drafts: [AccessibilityDraft], _ place: Place, _ say: (AccessibilityDraft) -> Void
  ) -> [AccessibilityDraft] {
    var (drafts, isTappable) = (drafts.filter { !$0.isGhost }, drafts.contains { $0.isGhost })
    if drafts.isEmpty {
      let draft = place.draft(place.node.described?.type ?? "")
      draft.element.frame = place.drawnFrame
      drafts = [draft]
      // A tappable view becomes an element as soon as a modifier applies to it.
      draft.element.isTappable = isTappable
    }
    for draft in drafts.flatMap(\.addressees) { say(draft) }
    return drafts
  }

  private mutating func applied(
    _ statement: AccessibilityStatement, to drafts: [AccessibilityDraft], _ place: Place
  ) -> [AccessibilityDraft] {
    switch statement {
    case .children(let grouping): return grouped(grouping, drafts, place)
    case .sortPriority(let priority):
      for draft in drafts { draft.sortPriority = priority }
      return drafts
    case .removeTraits(let traits):
      for draft in drafts.flatMap(\.addressees) { draft.traits.subtract(traits) }
      return drafts
    case .rotorTarget(let key):
      for draft in drafts.flatMap(\.addressees) { draft.targets.append(key) }
      return drafts
    case .pair(let isLabel, let key):
      for draft in drafts { draft.pairs.append((isLabel, key)) }
      return drafts
    case .fills:
      if drafts.count == 1, !drafts[0].isGroup { drafts[0].element.frame = place.frame }
      return drafts
    case .actions(let names):
      let names = names().filter { !$0.isEmpty }
      if names.isEmpty { return drafts }
      // The outermost action is listed first.
      return addressing(drafts, place) { $0.element.actions = names.reversed() + $0.element.actions }
    case .control(let control):
      return [controlled(control, place.node.described?.type ?? "", drafts, place)]
    case .hidden, .representation, .madeChildren: return drafts
    default: return addressing(drafts, place) { Self.say(statement, of: $0, place) }
    }
  }

  private static func say(
    _ statement: AccessibilityStatement, of draft: AccessibilityDraft, _ place: Place
  ) {
    switch statement {
    case .value(let text): draft.element.value = text()
    case .hint(let text): draft.element.hint = text()
    case .inputLabels(let texts): draft.element.inputLabels = texts()
    case .addTraits(let traits):
      draft.traits.formUnion(traits)
      if traits.contains(.modal) { draft.modalView = ObjectIdentifier(place.node) }
    case .headingLevel(let level): draft.element.headingLevel = level == 0 ? nil : level
    case .defaultAction: draft.element.isTappable = true
    case .respondsToUserInteraction(let responds): draft.element.respondsToUserInteraction = responds
    case .rotor(let rotor): draft.rotors.append(rotor())
    case .activationPoint(let point):
      draft.element.activationPoint = point(place.node.size).applying(place.around.transform)
    case .customContent(let make):
      guard let content = make() else { return }
      if let key = content.key { draft.element.customContent.removeAll { $0.key == key } }
      // Content without a value is removed.
      if !content.value.isEmpty || content.key == nil { draft.element.customContent.append(content) }
    default: break
    }
  }

  private mutating func grouped(
    _ grouping: AccessibilityGrouping, _ drafts: [AccessibilityDraft], _ place: Place
  ) -> [AccessibilityDraft] {
    let draft = place.draft(place.node.described?.type ?? "")
    switch grouping {
    case .ignore:
      draft.leftOut = drafts
      return [draft]
    case .combine:
      AccessibilityMerging(order).merge(drafts, into: draft)
      return [draft]
    case .contain:
      if drafts.isEmpty {
        unreachable.append(.init(reason: .emptyGroup, element: AccessibilityFinish([]).element(draft)))
      }
      draft.element.container = .group
      draft.element.view = place.node.outermostType ?? draft.element.view
      draft.isOwnGroup = true
      draft.children = drafts
      return [draft]
    }
  }
}

extension ViewRoles {
  /// The group of a view with a role.
  fileprivate var group: AccessibilityContainer? {
    if contains(.list) { return .list }
    if contains(.tabBar) { return .tabBar }
    return contains(.navigationBar) ? .navigationBar : nil
  }
}

extension LayoutNode {
  /// The type of the outermost view in the node.
  fileprivate var outermostType: String? {
    (annotation as? NodeAnnotation)?.type ?? (children.count == 1 ? children[0].outermostType : nil)
  }

  /// The annotation of the node's view, or of the first one inside, with a line if there is one.
  fileprivate var described: NodeAnnotation? {
    let own = annotation as? NodeAnnotation
    if let own, own.source != nil { return own }
    var nearest = own
    for child in children {
      guard let annotation = child.described else { continue }
      if annotation.source != nil { return annotation }
      nearest = nearest ?? annotation
    }
    return nearest
  }
}
