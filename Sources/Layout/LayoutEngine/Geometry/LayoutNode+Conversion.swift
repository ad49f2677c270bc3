package import Foundation
package import Geometry

extension LayoutNode {
  /// The transform from the node's coordinates to its parent's.
  final var transformToParent: CGAffineTransform {
    let shift = CGAffineTransform(translationX: origin.x, y: origin.y)
    guard let effect = parent?.effectTransform else { return shift }
    return shift.concatenating(effect)
  }

  /// The transform from the node's coordinates to an ancestor's, or to the window's.
  package final func transform(toAncestor ancestor: LayoutNode?) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    var node: LayoutNode = self
    while node !== ancestor, let parent = node.parent {
      result = result.concatenating(node.transformToParent)
      node = parent
    }
    if ancestor == nil { result = result.concatenating(node.transformToParent) }
    return result
  }

  /// The ancestor that a coordinate space belongs to; nil for the window and for unknown names.
  final func ancestor(for space: CoordinateSpace) -> LayoutNode? {
    switch space {
    case .local: return self
    case .global: return nil
    case .named(let name):
      var node: LayoutNode? = self
      while let current = node {
        if current.spaceNames.contains(name) { return current }
        node = current.parent
      }
      return nil
    }
  }

  package final func convert(_ rect: CGRect, to space: CoordinateSpace) -> CGRect {
    if case .local = space { return rect }
    return rect.applying(transform(toAncestor: ancestor(for: space)))
  }
}
