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

  /// Optimized builds compare all the trees required for a release, others a sample.
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
      // The model asks every question again: large trees would take it minutes.
      if view.count > 24 { continue }
      index += 1
      let offer = Self.offers[index % Self.offers.count]
      guard view.disagreement(offer) != nil else { continue }
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
              ] where view.disagreement(offer) != nil {
                report(view, offer)
                return
              }
            }
          }
        }
      }
    }
  }

  /// Shrinks a view on which engine and model part and prints it.
  private func report(_ view: ModelView, _ offer: ModelView.Offer) {
    var smallest = view
    while let smaller = smallest.simpler.first(where: { $0.disagreement(offer) != nil }) {
      smallest = smaller
    }
    Issue.record(
      """
      For the proposal \(offer) the engine differs from the model in
      \(smallest)
      \(smallest.disagreement(offer) ?? "")
      """)
  }
}
