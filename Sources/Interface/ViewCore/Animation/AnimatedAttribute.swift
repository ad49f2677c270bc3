import Foundation
package import LayoutEngine

/// A value that animates to its target instead of jumping to it.
package final class AnimatedAttribute<Data: VectorArithmetic> {
  /// One running animation; several add up.
  private struct Run {
    var animation: Animation
    /// From the value at the start to the target.
    var way: Data
    var velocity: Data
    var start: TimeInterval
    var context = AnimationContext<Data>()
  }

  private var target: Data?
  private var runs: [Run] = []

  package init() {}

  /// Whether the value has been set at all.
  package var hasBegun: Bool { target != nil }

  /// Whether the value was animating when it was last read.
  package var isMoving: Bool { !runs.isEmpty }

  /// Sets the value without animation.
  package func begin(at value: Data) {
    target = value
    runs = []
  }

  /// Animates the value to the target that a pass sets.
  ///
  /// - Returns: the current value.
  package func update(_ new: Data, _ scope: TransactionScope?, _ timeline: AnimationTimeline) -> Data {
    guard let old = target else {
      target = new
      return new
    }
    if old != new {
      if let animation = timeline.isRunning ? scope?.transaction.effectiveAnimation : nil {
        start(animation, from: old, to: new, timeline)
      } else {
        runs = []
      }
      target = new
    }
    return present(timeline)
  }

  private func start(_ animation: Animation, from old: Data, to new: Data, _ timeline: AnimationTimeline) {
    let now = timeline.now
    if var last = runs.last {
      if animation.course.takesOver(from: last.animation.course) {
        let here = value(at: now, target: old)
        let step = 1e-4
        var velocity = value(at: now + step, target: old) - here
        velocity.scale(by: 1 / step)
        // An animation that starts at this moment has made no progress yet.
        runs = [
          Run(
            animation: animation, way: new - here, velocity: last.start == now ? .zero : velocity, start: now)
        ]
        return
      }
      if let custom = animation.course.customAnimation,
        custom.shouldMerge(
          previous: last.animation, value: last.way, time: now - last.start, context: &last.context)
      {
        last.animation = animation
        last.way = last.way + (new - old)
        runs[runs.count - 1] = last
        return
      }
    }
    runs.append(Run(animation: animation, way: new - old, velocity: .zero, start: now))
  }

  private func present(_ timeline: AnimationTimeline) -> Data {
    guard let target else { return .zero }
    if runs.isEmpty { return target }
    var value = target
    var rest: [Run] = []
    for var run in runs {
      guard
        let come = run.animation.course.value(
          run.way, velocity: run.velocity, at: timeline.now - run.start, context: &run.context)
      else { continue }
      value = value + (come - run.way)
      rest.append(run)
    }
    runs = rest
    if !rest.isEmpty { timeline.noteMovement() }
    return value
  }

  /// The value at a time; does not change the state that the app's custom animations keep.
  private func value(at time: TimeInterval, target: Data) -> Data {
    var value = target
    for var run in runs {
      let come = run.animation.course.value(
        run.way, velocity: run.velocity, at: time - run.start, context: &run.context)
      value = value + ((come ?? run.way) - run.way)
    }
    return value
  }
}
