import Foundation
import Geometry
import LayoutEngine

extension ModelView {
  /// Where the engine and the model disagree, or nil.
  func disagreement(_ offer: Offer) -> String? {
    let proposal = ProposedViewSize(
      width: offer.width.map { CGFloat($0) }, height: offer.height.map { CGFloat($0) })
    let node = self.node(in: nil)
    let size = node.sizeThatFits(proposal)
    let expected = self.size(offer, in: nil)
    if !Self.near(size.width, expected.width) || !Self.near(size.height, expected.height) {
      return "size \(size.width)x\(size.height), expected \(expected.width)x\(expected.height)"
    }
    // A view of infinite size cannot be placed.
    if !expected.width.isFinite || !expected.height.isFinite { return nil }
    node.place(at: .zero, size: size, proposal: proposal, in: nil)
    return Self.disagreement(node, at: .zero, self.place(x: 0, y: 0, offer, in: nil))
  }

  private static func disagreement(_ node: LayoutNode, at origin: CGPoint, _ placed: Placed) -> String? {
    if !near(origin.x, placed.x) || !near(origin.y, placed.y) || !near(node.size.width, placed.size.width)
      || !near(node.size.height, placed.size.height)
    {
      return "\(type(of: node)) at \(origin.x), \(origin.y), \(node.size.width)x\(node.size.height);"
        + " expected \(placed.x), \(placed.y), \(placed.size.width)x\(placed.size.height)"
    }
    if node.children.count != placed.children.count { return "number of children" }
    if !placed.size.width.isFinite || !placed.size.height.isFinite { return nil }
    for (child, place) in zip(node.children, placed.children) {
      let childOrigin = CGPoint(x: origin.x + child.origin.x, y: origin.y + child.origin.y)
      if let text = disagreement(child, at: childOrigin, place) { return text }
    }
    return nil
  }

  private static func near(_ a: CGFloat, _ b: Double) -> Bool {
    if !b.isFinite { return true }
    return abs(Double(a) - b) < 1e-6
  }
}
