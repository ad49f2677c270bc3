import Foundation
import Geometry
import LayoutEngine
import TestSupport
import Testing

/// Properties that hold for every tree.
struct PropertyTests {
  private func views(_ count: Int, seed: UInt64) -> [ModelView] {
    var random = SeededRandom(seed: seed)
    return (0..<count).map { ModelView.random(depth: 1 + $0 % 5, using: &random) }
  }

  private static let proposals: [ProposedViewSize] = [
    .unspecified, .zero, ProposedViewSize(width: 120, height: 90), ProposedViewSize(width: nil, height: 60),
    ProposedViewSize(width: 45.5, height: nil),
  ]

  @Test func rightToLeftIsTheMirrorImage() {
    func compare(_ a: LayoutNode, _ b: LayoutNode, _ ax: CGFloat, _ bx: CGFloat, _ width: CGFloat) -> Bool {
      if abs(ax + a.size.width + bx - width) > 1e-6 || a.origin.y != b.origin.y { return false }
      return zip(a.children, b.children).allSatisfy {
        compare($0, $1, ax + $0.origin.x, bx + $1.origin.x, width)
      }
    }
    for (index, view) in views(2_000, seed: 7).enumerated() {
      let proposal = Self.proposals[index % Self.proposals.count]
      let (left, right) = (view.node(in: nil), view.node(in: nil, direction: .rightToLeft))
      let size = left.sizeThatFits(proposal)
      #expect(right.sizeThatFits(proposal) == size)
      left.place(at: .zero, size: size, proposal: proposal, in: nil)
      right.place(at: .zero, size: size, proposal: proposal, in: nil)
      guard compare(left, right, 0, 0, size.width) else {
        Issue.record("not the mirror image: \(view)")
        return
      }
    }
  }

  @Test func placingNeverChangesAnAnswer() {
    for view in views(1_000, seed: 8) {
      let (placed, fresh) = (view.node(in: nil), view.node(in: nil))
      for proposal in Self.proposals.reversed() {
        placed.place(at: .zero, size: placed.sizeThatFits(proposal), proposal: proposal, in: nil)
        // Neither the answers that it has given nor new ones.
        for other in Self.proposals + [ProposedViewSize(width: 77, height: 33)]
        where placed.sizeThatFits(other) != fresh.sizeThatFits(other) {
          Issue.record("another size after placing: \(view)")
          return
        }
      }
    }
  }

  @Test func layoutOfASubtreeDependsOnItsProposalAlone() {
    func frames(_ node: LayoutNode) -> [CGRect] {
      node.children.flatMap { [CGRect(origin: $0.origin, size: $0.size)] + frames($0) }
    }
    func check(_ node: LayoutNode, _ view: ModelView, in axis: Axis?) -> Bool {
      let alone = view.node(in: axis)
      alone.place(
        at: .zero, size: alone.sizeThatFits(node.proposal), proposal: node.proposal, in: nil)
      if alone.size != node.size || frames(alone) != frames(node) { return false }
      let inner: Axis? =
        switch view {
        case .hStack: .horizontal
        case .vStack: .vertical
        case .zStack: nil
        default: axis
        }
      return zip(node.children, view.children).allSatisfy { check($0, $1, in: inner) }
    }
    for (index, view) in views(1_000, seed: 9).enumerated() {
      let node = view.node(in: nil)
      let proposal = Self.proposals[index % Self.proposals.count]
      node.place(at: .zero, size: node.sizeThatFits(proposal), proposal: proposal, in: nil)
      guard check(node, view, in: nil) else {
        Issue.record("a subtree is laid out differently on its own: \(view)")
        return
      }
    }
  }
}

/// Right to left.
struct MirrorTests {
  @Test func rowsPaddingAndOffsetsAreMirrored() {
    let laid = LaidOut(100, 20) {
      HStack(spacing: 0) {
        Box(10, 10).probe("a")
        Box(20, 10).padding(.leading, 5).probe("p")
        Box(30, 10).offset(x: 3).probe("o")
      }.rightToLeft()
    }
    #expect(laid.frame("a").maxX == 82.5)
    #expect(laid.frame("p") == CGRect(47.5, 5, 25, 10))
  }

  @Test func offsetMovesTowardsTheTrailingEdge() {
    let laid = LaidOut(100, 20) { Box(10, 10).probe("a").offset(x: 10).rightToLeft() }
    #expect(laid.frame("a").minX == 35)
  }

  @Test func positionIsMeasuredFromTheLeadingEdge() {
    let laid = LaidOut(100, 20) { Box(10, 10).probe("a").position(x: 20, y: 10).rightToLeft() }
    #expect(laid.frame("a").midX == 80)
  }

  @Test func overlayAndFrameAlignToTheLeadingEdge() {
    let laid = LaidOut(100, 20) {
      Color.red.overlay(alignment: .leading) { Box(10, 10).probe("o") }
        .overlay { Box(10, 10).probe("f").frame(maxWidth: .infinity, alignment: .leading) }.rightToLeft()
    }
    #expect(laid.frame("o").maxX == 100)
    #expect(laid.frame("f").maxX == 100)
  }
}
