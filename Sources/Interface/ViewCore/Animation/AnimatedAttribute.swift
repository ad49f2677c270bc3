import Foundation
package import LayoutEngine

/// A value that goes to where views say it is, instead of being there at once.
package final class AnimatedAttribute<Data: VectorArithmetic> {
  /// One change under way; several add up.
  private struct Run {
    var animation: Animation
    /// From where the value was to where it goes.
    var way: Data
    var velocity: Data
    var start: TimeInterval
    var context = AnimationContext<Data>()
  }

  private var target: Data?
  private var runs: [Run] = []

  package init() {}

  /// Whether anything is known of where the value is.
  package var hasBegun: Bool { target != nil }

  /// Whether the value was on its way when it was asked for last.
  package var isMoving: Bool { !runs.isEmpty }

  /// Puts the value somewhere, where it is at once.
  package func begin(at value: Data) {
    target = value
    runs = []
  }

  /// Sends the value to where a pass says that it is.
  ///
  /// - Returns: where it is at present.
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
        // What began at this moment has got nowhere yet.
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

  /// The value at a time, without a lasting effect on what animations of the app's own keep.
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
