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

  /// How many changes that were interrupted one after the other are still seen; those before show nothing any more.
  private static let interruptionLimit = 8

  /// Sends the text out to what it is now, from what is seen: back the way that it has come where it is again what it was,
  /// with the velocity that it has, else on from there.
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
    // A transition of symbols says nothing of texts.
    case .interpolate, .symbol: .interpolates
    case .numericText(let countsDown, let new):
      .rolls(isDownwards: new.map { $0 < value ?? $0 } ?? countsDown)
    }
  }
}
