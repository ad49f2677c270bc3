import Foundation
import LayoutEngine

/// Moves the views of a laid out window to their current animated positions.
///
/// As in SwiftUI, layout only knows the end state: everything that is drawn (leaves, clips, effects) moves
/// from its old to its new frame on its own, in the coordinates of the nearest effect or geometry group
/// around it.
@MainActor
struct PresentedFrames {
  let timeline: AnimationTimeline
  /// Where the views that others are matched to are drawn in the window.
  private(set) var matchedFrames: [MatchedGeometry.Key: CGRect] = [:]

  init(timeline: AnimationTimeline) { self.timeline = timeline }

  mutating func place(_ root: LayoutNode) {
    visit(root, around: .zero, shift: .zero, base: .zero)
  }

  /// - Parameters:
  ///   - parent: where layout has put the parent.
  ///   - shift: how far from there the parent is drawn.
  ///   - base: where the coordinates of the nearest group have their origin in the window.
  private mutating func visit(
    _ node: LayoutNode, around parent: CGPoint, shift: CGPoint, base: CGPoint
  ) {
    let annotation = node.annotation as? NodeAnnotation
    let place = CGPoint(x: parent.x + node.origin.x, y: parent.y + node.origin.y)
    var own = shift
    if let annotation, let frame = annotation.animatedFrame {
      let target = AnimatableFrame(origin: place, size: node.size)
      if node.size.width.isFinite, node.size.height.isFinite {
        // A view that replaces one that it is matched to starts at that view's frame.
        if let key = annotation.matchedKey, !frame.hasBegun, timeline.isRunning,
          annotation.scope?.transaction.effectiveAnimation != nil, let old = timeline.matchedFrames[key]
        {
          frame.begin(
            at: AnimatableFrame(
              origin: CGPoint(x: old.minX - base.x, y: old.minY - base.y), size: old.size))
        }
        let shown = frame.update(target, annotation.scope, timeline)
        if shown == target {
          own = .zero
        } else {
          own = CGPoint(x: shown.origin.x - place.x, y: shown.origin.y - place.y)
          if annotation.matchedKey == nil || node.size == shown.size {
            node.size = shown.size
          } else {
            // Its content is laid out for the animated size.
            node.place(
              at: node.origin, size: shown.size, proposal: ProposedViewSize(shown.size), in: node.parent)
          }
        }
      }
    }
    if let annotation, let presence = annotation.presence {
      annotation.arrivalOpacity = presence.opacity(timeline)
    }
    node.origin = CGPoint(x: node.origin.x + own.x - shift.x, y: node.origin.y + own.y - shift.y)
    let inWindow = CGPoint(x: base.x + place.x + own.x, y: base.y + place.y + own.y)
    annotation?.placeInWindow = inWindow
    annotation?.presence?.origin = inWindow
    if let key = annotation?.matchedKey { matchedFrames[key] = CGRect(origin: inWindow, size: node.size) }
    for child in node.children {
      if annotation?.isGeometryGroup == true {
        // The child does not move in its group, which moves as a whole.
        visit(
          child, around: CGPoint(x: -child.origin.x, y: -child.origin.y), shift: .zero,
          base: CGPoint(x: inWindow.x + child.origin.x, y: inWindow.y + child.origin.y))
      } else {
        visit(child, around: place, shift: own, base: base)
      }
    }
  }
}

/// Where a view is drawn.
package struct AnimatableFrame: VectorArithmetic {
  private var numbers: SIMD4<Double>

  private init(_ numbers: SIMD4<Double>) { self.numbers = numbers }

  init(origin: CGPoint, size: CGSize) {
    numbers = SIMD4(Double(origin.x), Double(origin.y), Double(size.width), Double(size.height))
  }

  var origin: CGPoint { CGPoint(x: numbers[0], y: numbers[1]) }
  /// Overshooting springs must not make it negative.
  var size: CGSize { CGSize(width: max(numbers[2], 0), height: max(numbers[3], 0)) }

  package static var zero: AnimatableFrame { AnimatableFrame(.zero) }
  package static func + (a: Self, b: Self) -> Self { AnimatableFrame(a.numbers + b.numbers) }
  package static func - (a: Self, b: Self) -> Self { AnimatableFrame(a.numbers - b.numbers) }
  package mutating func scale(by rhs: Double) { numbers *= rhs }
  package var magnitudeSquared: Double { (numbers * numbers).sum() }
}
