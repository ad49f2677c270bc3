import Foundation
import Geometry
import Rendering
import Views

/// A view of the frame tree with the effects of the enclosing views.
struct LintElement {
  let node: FrameTree.Node
  /// The index of its parent.
  let parent: Int?
  /// How many views are around it.
  let depth: Int
  /// The effects of the enclosing views.
  let surroundings: Surroundings
  let ownership: ViewOwnership

  /// Whether rules check the view.
  let isChecked: Bool

  /// - Parameter scrolledOnly: whether rules only check scrolled content.
  init(
    node: FrameTree.Node, parent: Int?, depth: Int, surroundings: Surroundings, ownership: ViewOwnership,
    scrolledOnly: Bool
  ) {
    self.node = node
    self.parent = parent
    self.depth = depth
    self.surroundings = surroundings
    self.ownership = ownership
    isChecked =
      surroundings.opacity * node.opacity > 0.01 && (!scrolledOnly || surroundings.scrollCount > 0)
  }

  /// The effects of the views around a view.
  struct Surroundings {
    /// The visible area, including by scrolling: the screen, clipped.
    var screen: CGRect
    var clip: CGRect
    /// The visible area without scrolling.
    var visible: CGRect
    var opacity = 1.0
    /// Whether a modifier has moved or transformed the view on purpose.
    var isMoved = false
    /// Whether the view is rotated, so that its frame is larger than the view.
    var isTurned = false
    /// Whether filters change its colours.
    var changesColors = false
    /// Whether the view is in a position where views overlap on purpose.
    var isLayered = false
    /// How many scroll views are around the view.
    var scrollCount = 0
    /// Whether the view is part of a row that can be tapped as a whole.
    var isInRow = false
    /// Whether the view is a mask rather than visible itself.
    var isMask = false
  }
}

extension LintElement.Surroundings {
  /// A practically unbounded rectangle.
  static let unbounded = CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)

  init(screen: CGRect) {
    self.screen = screen
    clip = Self.unbounded
    visible = screen
  }

  /// The effects that a view adds for a child.
  func inside(_ node: FrameTree.Node, child index: Int) -> Self {
    var inner = self
    inner.opacity *= node.opacity
    let roles = node.roles
    if roles.contains(.moves) { inner.isMoved = true }
    if roles.contains(.turns) { inner.isTurned = true }
    if roles.contains(.recolors) { inner.changesColors = true }
    if roles.contains(.stacksContent) || roles.contains(.attaches) && index > 0 { inner.isLayered = true }
    if roles.contains(.reachesOut) { inner.isLayered = true }
    if roles.contains(.rows) { inner.isInRow = true }
    if !node.scrollAxes.isEmpty { inner.scrollCount += 1 }
    if roles.contains(.masks), index > 0 { inner.isMask = true }
    guard let clip = node.clip else { return inner }
    inner.visible = visible.intersection(clip)
    if inner.visible.isNull { inner.visible = .zero }
    var reach = clip
    if node.scrollAxes.contains(.horizontal) {
      inner.screen.unbind(\.horizontal)
      inner.clip.unbind(\.horizontal)
      reach.unbind(\.horizontal)
    }
    if node.scrollAxes.contains(.vertical) {
      inner.screen.unbind(\.vertical)
      inner.clip.unbind(\.vertical)
      reach.unbind(\.vertical)
    }
    inner.clip = inner.clip.intersection(reach)
    if inner.clip.isNull { inner.clip = .zero }
    return inner
  }
}

extension CGRect {
  fileprivate var horizontal: (start: CGFloat, length: CGFloat) {
    get { (origin.x, size.width) }
    set { (origin.x, size.width) = newValue }
  }

  fileprivate var vertical: (start: CGFloat, length: CGFloat) {
    get { (origin.y, size.height) }
    set { (origin.y, size.height) = newValue }
  }

  /// Removes the bounds on one axis.
  fileprivate mutating func unbind(_ axis: WritableKeyPath<CGRect, (start: CGFloat, length: CGFloat)>) {
    self[keyPath: axis] = LintElement.Surroundings.unbounded[keyPath: axis]
  }
}
