import Foundation
import Geometry
import LayoutEngine
import TestSupport
import Testing

/// The engine against the model, which states the rules for stacks, frames and padding plainly.
struct ModelTests {
  private static let offers: [ModelView.Offer] = [
    .init(width: 100, height: 80), .init(width: nil, height: nil), .init(width: 0, height: 0),
    .init(width: 133.25, height: nil), .init(width: nil, height: 47), .init(width: 300, height: .infinity),
    .init(width: 12, height: 500),
  ]

  /// Optimized builds compare all the trees that a release must agree on, others a sample.
  private static var treeCount: Int {
    #if DEBUG
      3_000
    #else
      100_000
    #endif
  }

  @Test func randomTreesAgreeWithTheModel() {
    var random = SeededRandom(seed: 20_260_101)
    var index = 0
    while index < Self.treeCount {
      let view = ModelView.random(depth: 1 + index % 4, using: &random)
      // The model asks every question anew: large trees would take it minutes.
      if view.count > 24 { continue }
      index += 1
      let offer = Self.offers[index % Self.offers.count]
      guard disagreement(view, offer) != nil else { continue }
      report(view, offer)
      return
    }
  }

  /// Every alignment, axis, spacing and pair of kinds of children.
  @Test func smallStacksAgreeWithTheModel() {
    let kinds: [ModelView] = [
      .color, .box(30, 20), .spacer(minLength: nil), .spacer(minLength: 0), .paragraph(7),
      .fitted(1.5, .color),
      .frame(width: 25, height: nil, x: .middle, y: .middle, .color),
      .frame(width: nil, height: 15, x: .start, y: .end, .box(40, 40)),
      .flexFrame(.init(min: 20), .init(max: 60), x: .middle, y: .start, .color),
      .flexFrame(.init(max: .infinity), .init(), x: .end, y: .middle, .box(10, 10)),
      .flexFrame(.init(ideal: 35), .init(min: 5, ideal: 25, max: 45), x: .middle, y: .middle, .color),
      .padding(top: 3, leading: 5, bottom: 7, trailing: 0, .color),
      .fixedSize(horizontal: true, vertical: false, .color), .priority(1, .color),
      .hStack(.middle, spacing: nil, []), .hStack(.middle, spacing: nil, [.spacer(minLength: nil)]),
      .vStack(.start, spacing: nil, [.color, .spacer(minLength: nil)]),
    ]
    for spacing in [nil, 0, 10] as [Double?] {
      for line in ModelView.Line.allCases {
        for first in kinds {
          for second in kinds {
            for offer in Self.offers {
              for view in [
                ModelView.hStack(line, spacing: spacing, [first, second]),
                .vStack(line, spacing: spacing, [first, second]),
                .hStack(line, spacing: spacing, [first, second, .color]),
              ] where disagreement(view, offer) != nil {
                report(view, offer)
                return
              }
            }
          }
        }
      }
    }
  }

  /// Where the engine and the model part, or nil.
  private func disagreement(_ view: ModelView, _ offer: ModelView.Offer) -> String? {
    let proposal = ProposedViewSize(
      width: offer.width.map { CGFloat($0) }, height: offer.height.map { CGFloat($0) })
    let node = view.node(in: nil)
    let size = node.sizeThatFits(proposal)
    let expected = view.size(offer, in: nil)
    if !near(size.width, expected.width) || !near(size.height, expected.height) {
      return "size \(size.width)x\(size.height), expected \(expected.width)x\(expected.height)"
    }
    // A view cannot be put anywhere when it has no end.
    if !expected.width.isFinite || !expected.height.isFinite { return nil }
    node.place(at: .zero, size: size, proposal: proposal, in: nil)
    return disagreement(node, at: .zero, view.place(x: 0, y: 0, offer, in: nil))
  }

  private func disagreement(_ node: LayoutNode, at origin: CGPoint, _ placed: ModelView.Placed) -> String? {
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

  private func near(_ a: CGFloat, _ b: Double) -> Bool {
    if !b.isFinite { return true }
    return abs(Double(a) - b) < 1e-6
  }

  /// Shrinks a view on which engine and model part and prints it.
  private func report(_ view: ModelView, _ offer: ModelView.Offer) {
    var smallest = view
    while let smaller = smallest.simpler.first(where: { disagreement($0, offer) != nil }) {
      smallest = smaller
    }
    Issue.record(
      """
      For the proposal \(offer) the engine differs from the model in
      \(smallest)
      \(disagreement(smallest, offer) ?? "")
      """)
  }
}
