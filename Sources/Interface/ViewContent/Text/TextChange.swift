import Foundation
import Geometry
import LayoutEngine
import Typesetting

/// What the text at a place has shown, from one pass to the next.
@MainActor
final class TextChange {
  private var leaf: TextLeaf?
  private var node: LayoutNode?
  /// The value that the text stands for, as far as that was said.
  private var value: Double?
  private var passage: TextPassage?
  private let progress = AnimatedAttribute<Double>()

  /// What a text was before, where it is on its way from there.
  static func passage(to leaf: TextLeaf, node: LayoutNode, _ inputs: _ViewInputs) -> TextPassage? {
    guard let timeline = inputs.graph.timeline else { return nil }
    let change = inputs.identity.slot(20) { TextChange() }
    return change.update(to: leaf, node, inputs, timeline)
  }

  private func update(
    to leaf: TextLeaf, _ node: LayoutNode, _ inputs: _ViewInputs, _ timeline: AnimationTimeline
  ) -> TextPassage? {
    let kind = inputs.environment.contentTransition.kind
    let scope = timeline.overridingScope ?? inputs.scope
    if let old = self.leaf, let oldNode = self.node, old.prepared?.text != leaf.prepared?.text {
      passage = nil
      if timeline.isRunning, scope?.transaction.effectiveAnimation != nil, kind != .identity,
        let layout = old.layout(size: oldNode.size, proposal: oldNode.proposal)
      {
        passage = TextPassage(
          old: TextPassage.Content(leaf: old, layout: layout), style: style(kind))
        progress.begin(at: 0)
      }
    }
    if case .numericText(_, let value) = kind { self.value = value }
    (self.leaf, self.node) = (leaf, node)
    guard passage != nil else { return nil }
    passage?.progress = progress.update(1, scope, timeline)
    if !progress.isMoving { passage = nil }
    return passage
  }

  private func style(_ kind: ContentTransition.Kind) -> TextPassage.Style {
    switch kind {
    case .identity, .opacity: .fades
    // A transition of symbols says nothing of texts.
    case .interpolate, .symbol: .interpolates
    case .numericText(let countsDown, let new):
      .rolls(isDownwards: new.map { $0 < value ?? $0 } ?? countsDown)
    }
  }
}
