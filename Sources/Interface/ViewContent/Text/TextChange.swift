import Foundation
import Geometry
import LayoutEngine
import Typesetting

/// The previous states of the text with an identity, from one pass to the next.
@MainActor
final class TextChange {
  private var leaf: TextLeaf?
  private var node: LayoutNode?
  /// The value that the text represents, if one was set.
  private var value: Double?
  private var passage: TextPassage?
  private let progress = AnimatedAttribute<Double>()

  /// What a text is animating from, if it is animating.
  static func passage(to leaf: TextLeaf, node: LayoutNode, _ inputs: _ViewInputs) -> TextPassage? {
    guard let timeline = inputs.graph.timeline else { return nil }
    let change = inputs.identity.slot { TextChange() }
    return change.update(to: leaf, node, inputs, timeline)
  }

  private func update(
    to leaf: TextLeaf, _ node: LayoutNode, _ inputs: _ViewInputs, _ timeline: AnimationTimeline
  ) -> TextPassage? {
    let kind = inputs.environment.contentTransition.kind
    let scope = timeline.overridingScope ?? inputs.scope
    if let old = self.leaf, let oldNode = self.node, old.prepared?.text != leaf.prepared?.text {
      if timeline.isRunning, scope?.transaction.effectiveAnimation != nil, kind != .identity,
        let layout = old.layout(size: oldNode.size, proposal: oldNode.proposal)
      {
        set(out: leaf, from: TextPassage.Content(leaf: old, layout: layout), kind, timeline)
      } else {
        passage = nil
      }
    }
    if case .numericText(_, let value) = kind { self.value = value }
    (self.leaf, self.node) = (leaf, node)
    guard let goal = passage.map({ $0.left == nil ? 1.0 : 0 }) else { return nil }
    passage?.progress = progress.update(goal, scope, timeline)
    if !progress.isMoving { passage = nil }
    return passage
  }

  /// How many consecutively interrupted changes are still drawn; earlier ones are no longer visible.
  private static let interruptionLimit = 8

  /// Animates the text from what is currently visible to its new content. If it returns to its previous
  /// content, the running animation reverses with its current velocity; otherwise a new one starts.
  private func set(
    out leaf: TextLeaf, from old: TextPassage.Content, _ kind: ContentTransition.Kind,
    _ timeline: AnimationTimeline
  ) {
    guard var under = passage else {
      passage = TextPassage(old: old, style: style(kind))
      progress.begin(at: 0)
      return
    }
    if let left = under.left {
      if left.leaf.prepared?.text == leaf.prepared?.text {
        passage?.left = nil
        return
      }
    } else if under.interrupted == nil, under.old.leaf.prepared?.text == leaf.prepared?.text {
      passage?.left = old
      return
    }
    under.progress = progress.update(under.left == nil ? 1 : 0, nil, timeline)
    var depth = 1
    var earlier = under.interrupted
    while let next = earlier {
      depth += 1
      earlier = next.passage.interrupted
    }
    if depth >= Self.interruptionLimit { under.interrupted = nil }
    passage = TextPassage(
      old: old, style: style(kind), interrupted: TextPassage.Interrupted(under, to: under.left ?? old))
    progress.begin(at: 0)
  }

  private func style(_ kind: ContentTransition.Kind) -> TextPassage.Style {
    switch kind {
    case .identity, .opacity: .fades
    // A symbol transition does not apply to texts.
    case .interpolate, .symbol: .interpolates
    case .numericText(let countsDown, let new):
      .rolls(isDownwards: new.map { $0 < value ?? $0 } ?? countsDown)
    }
  }
}
