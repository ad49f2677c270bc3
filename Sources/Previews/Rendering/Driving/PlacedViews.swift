import Foundation
import Geometry
import LayoutEngine
import Typesetting
import Views

/// The placed nodes of a window, searchable by point and by name.
@MainActor
struct PlacedViews {
  /// One node with its transform from the window.
  struct Place {
    let node: LayoutNode
    /// The index of the enclosing node; nil for the window.
    let parent: Int?
    /// Maps the node's own coordinates to the window's.
    let transform: CGAffineTransform
    /// The part of the window in which the node is visible.
    let clip: CGRect
    /// Whether the node is drawn at all.
    let isShown: Bool

    var frame: CGRect { CGRect(origin: .zero, size: node.size).applying(transform) }
  }

  private(set) var places: [Place] = []
  private let root: LayoutNode

  init(_ root: LayoutNode) {
    self.root = root
    add(root, parent: nil, .identity, CGRect(origin: .zero, size: root.size), isShown: true)
  }

  private mutating func add(
    _ node: LayoutNode, parent: Int?, _ outer: CGAffineTransform, _ clip: CGRect, isShown: Bool
  ) {
    let transform = CGAffineTransform(translationX: node.origin.x, y: node.origin.y).concatenating(outer)
    let annotation = node.annotation as? NodeAnnotation
    let isShown = isShown && (annotation?.opacity ?? 1) > 0.01
    let number = places.count
    places.append(
      Place(node: node, parent: parent, transform: transform, clip: clip, isShown: isShown))
    let inner = (node.drawingTransform ?? .identity).concatenating(transform)
    var innerClip = clip
    if let own = node.ownClip { innerClip = clip.intersection(own.applying(transform)) }
    for child in node.children { add(child, parent: number, inner, innerClip, isShown: isShown) }
  }

  /// The indices from a node out to the window.
  func around(_ number: Int) -> [Int] {
    var result: [Int] = []
    var next: Int? = number
    while let place = next {
      result.append(place)
      next = places[place].parent
    }
    return result
  }

  /// The indices inside a node.
  func inside(_ number: Int) -> [Int] {
    var end = number + 1
    // Nodes are in depth-first order: descendants follow.
    var members: Set<Int> = [number]
    while end < places.count, let parent = places[end].parent, members.contains(parent) {
      members.insert(end)
      end += 1
    }
    return Array(number + 1..<end)
  }

  // MARK: Names

  /// A node's names: its identifier, its label or its text.
  struct Name {
    enum Kind: Int {
      case identifier
      case label
      case text
      case type
    }

    var kind: Kind
    var text: String
  }

  func names(_ number: Int) -> [Name] {
    let node = places[number].node
    var names: [Name] = []
    if let annotation = node.annotation as? NodeAnnotation {
      if let id = annotation.identifier { names.append(Name(kind: .identifier, text: id)) }
      if node is ScrollNode { names.append(Name(kind: .type, text: annotation.type)) }
    }
    if let label = (node as? MarkNode)?.mark as? ViewLabel {
      names.append(Name(kind: .label, text: label.text))
    }
    if let leaf = (node as? MeasuredLeafNode)?.content as? TextLeaf, let text = leaf.prepared?.text.string {
      names.append(Name(kind: .text, text: text))
    }
    return names.filter { !$0.text.isEmpty }
  }

  // MARK: Touches

  /// The indices that a finger reaches at a point of the window: the topmost one and all enclosing it.
  func hit(_ point: CGPoint) -> Set<ObjectIdentifier> {
    Set((hit(root, point) ?? []).map { ObjectIdentifier($0) })
  }

  /// The topmost node at a point of the window, and those around it, the innermost first.
  func hitNodes(_ point: CGPoint) -> [LayoutNode] { hit(root, point) ?? [] }

  private func hit(_ node: LayoutNode, _ point: CGPoint) -> [LayoutNode]? {
    let local = CGPoint(x: point.x - node.origin.x, y: point.y - node.origin.y)
    if (node as? MarkNode)?.mark is UntouchableMark { return nil }
    if let annotation = node.annotation as? NodeAnnotation, annotation.opacity <= 0.01 { return nil }
    if let clip = node.ownClip, !clip.contains(local) { return nil }
    let inner = node.drawingTransform.map { local.applying($0.inverted()) } ?? local
    for child in node.drawOrder.reversed() {
      if let found = hit(child, inner) { return found + [node] }
    }
    return node.stopsFinger(at: local) ? [node] : nil
  }
}

extension LayoutNode {
  /// The rectangle to which the node clips its content; nil if it does not clip.
  fileprivate var ownClip: CGRect? {
    if let scroll = self as? ScrollNode { return scroll.clipRect }
    guard let annotation = annotation as? NodeAnnotation, annotation.roles.contains(.clips) else {
      return nil
    }
    return CGRect(origin: .zero, size: size)
  }

  /// A rectangle around all points in the node's own coordinates at which it stops a finger; nil if touches
  /// pass through.
  var fingerBounds: CGRect? {
    let bounds = CGRect(origin: .zero, size: size)
    if let interaction { return interaction.tap != nil || interaction.type != nil ? bounds : nil }
    guard let annotation = annotation as? NodeAnnotation else { return nil }
    if annotation.drawing is any TouchTarget || isSolid(annotation) {
      return annotation.contentBounds.map { $0(size).union(bounds) } ?? bounds
    }
    return annotation.contentBounds?(size)
  }

  /// Whether a finger at a point of the node's own coordinates goes no further down.
  fileprivate func stopsFinger(at point: CGPoint) -> Bool {
    let bounds = CGRect(origin: .zero, size: size)
    if let interaction {
      // Touches pass through empty areas of scroll views.
      return bounds.contains(point) && (interaction.tap != nil || interaction.type != nil)
    }
    guard let annotation = annotation as? NodeAnnotation else { return false }
    if let shape = annotation.contentBounds?(size), shape.contains(point) { return true }
    if let target = annotation.drawing as? any TouchTarget { return target.isHit(at: point, size: size) }
    return isSolid(annotation) && bounds.contains(point)
  }

  /// Whether a finger anywhere in the node's bounds goes no further down.
  private func isSolid(_ annotation: NodeAnnotation) -> Bool {
    self is MeasuredLeafNode || annotation.roles.contains(.picture) || Self.solid.contains(annotation.type)
  }

  /// Nodes that are drawn as a whole.
  private static let solid: Set<String> = ["ListRow", "NavigationBar", "ToolbarItem", "Keyboard", "menu"]
}
