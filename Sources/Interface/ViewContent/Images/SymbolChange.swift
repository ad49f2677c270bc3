import Drawing
import Foundation
import Geometry
import LayoutEngine

/// The previous states of the symbol with an identity, from one pass to the next.
@MainActor
final class SymbolChange {
  /// A symbol as it is shown.
  struct Shown {
    let name: String
    let symbol: ResolvedSymbol
    let look: SymbolLook
    let environment: EnvironmentValues
  }

  private var shown: Shown?
  private var passage: SymbolPassage?
  private let progress = AnimatedAttribute<Double>()

  /// What a symbol is animating from, if it is animating.
  static func passage(to shown: Shown, _ inputs: _ViewInputs) -> SymbolPassage? {
    guard let timeline = inputs.graph.timeline else { return nil }
    let change = inputs.identity.slot { SymbolChange() }
    return change.update(to: shown, inputs, timeline)
  }

  private func update(to shown: Shown, _ inputs: _ViewInputs, _ timeline: AnimationTimeline) -> SymbolPassage?
  {
    let scope = timeline.overridingScope ?? inputs.scope
    if let old = self.shown, old.name != shown.name {
      passage = nil
      let isAnimated = timeline.isRunning && scope?.transaction.effectiveAnimation != nil
      switch inputs.environment.contentTransition.kind {
      case .identity: break
      // Symbols know no digits.
      case .opacity, .interpolate, .numericText:
        if isAnimated { passage = SymbolPassage(old: old, replacement: nil) }
      case .symbol(let replacement):
        // Symbol effects need no animation: they have their own duration.
        if timeline.isRunning { passage = SymbolPassage(old: old, replacement: replacement) }
      }
      if passage != nil { progress.begin(at: 0) }
    }
    self.shown = shown
    if passage?.replacement == nil { return advance(scope, timeline) }
    let animation = scope?.transaction.effectiveAnimation ?? SymbolPassage.ownAnimation
    return advance(TransactionScope(Transaction(animation: animation)), timeline)
  }

  private func advance(_ scope: TransactionScope?, _ timeline: AnimationTimeline) -> SymbolPassage? {
    if passage == nil { return nil }
    passage?.progress = progress.update(1, scope, timeline)
    if !progress.isMoving { passage = nil }
    return passage
  }
}

/// A symbol that animates from its old to its new state.
struct SymbolPassage {
  let old: SymbolChange.Shown
  /// How the new symbol replaces the old one; nil cross-fades.
  let replacement: SymbolReplacement?
  var progress = 0.0

  /// How long the replacement of a symbol takes if no animation specifies it. Not measured.
  static var ownAnimation: Animation { .easeInOut(duration: 0.4) }

  /// The scale of a symbol that has been replaced. Not measured.
  private static let small = 0.5
  private static let large = 1.3

  /// Draws a symbol in its effects' current state, and what is left of the one before.
  ///
  /// - Parameter body: draws a symbol at rest.
  static func draw(
    _ shown: SymbolChange.Shown, _ passage: SymbolPassage?, in frame: CGRect,
    in context: inout DrawingContext, _ body: (SymbolChange.Shown, inout DrawingContext) -> Void
  ) {
    shown.environment.symbolPose.draw(in: frame, in: &context) { context in
      guard let passage else {
        body(shown, &context)
        return
      }
      let (leaving, coming) = passage.poses
      leaving.draw(in: frame, in: &context) { body(passage.old, &$0) }
      coming.draw(in: frame, in: &context) { body(shown, &$0) }
    }
  }

  /// How the old and the new symbol are drawn.
  private var poses: (leaving: SymbolPose, coming: SymbolPose) {
    var (leaving, coming) = (SymbolPose.rest, SymbolPose.rest)
    let share = min(max(progress, 0), 1)
    guard let replacement else {
      (leaving.opacity, coming.opacity) = (1 - share, share)
      return (leaving, coming)
    }
    // The old one goes in the first half, the new one comes in the second.
    let (first, second) = (min(share * 2, 1), max(share * 2 - 1, 0))
    func mix(_ a: Double, _ b: Double, _ share: Double) -> Double { a + (b - a) * share }
    switch replacement {
    case .downUp:
      (leaving.scale, leaving.opacity) = (mix(1, Self.small, first), 1 - first)
      (coming.scale, coming.opacity) = (mix(Self.small, 1, second), second)
    case .upUp:
      (leaving.scale, leaving.opacity) = (mix(1, Self.large, first), 1 - first)
      (coming.scale, coming.opacity) = (mix(Self.small, 1, second), second)
    case .offUp:
      leaving.opacity = share > 0 ? 0 : 1
      (coming.scale, coming.opacity) = (mix(Self.small, 1, share), share)
    }
    return (leaving, coming)
  }
}
