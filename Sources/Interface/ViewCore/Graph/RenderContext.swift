package import Foundation
package import Imaging
package import LayoutEngine
internal import Synchronization

/// What code finds of the render that it runs in, where no environment is at hand: `String(localized:)`, `UIImage(named:)`,
/// `withAnimation`, `ImageRenderer`, the `@AppStorage` of a model.
///
/// This is the one channel for all of it. `run` binds a context for as long as a closure takes; what was bound before is there
/// again after it. What makes a preview's views runs in a context without a window, a window in its own inside of that, a
/// picture that a view asks for in between in its own inside of that, and a change in a copy that has its transaction. Tasks
/// have the context that they are made in.
///
/// Task-locals do not reach threads that an app starts itself, nor detached tasks: code there finds the window that was begun
/// last and is still there, which a picture in between never becomes.
package struct RenderContext: @unchecked Sendable {
  // Views are rendered one at a time on the main thread; code elsewhere only reads.
  private let base: EnvironmentValues
  /// The window that is shown; nil while its views are being made.
  package let window: Window?
  /// What is noted while there is no window yet.
  private let early = FidelityLog()
  /// What stands for objects that the environment lacks.
  let substitutes = EnvironmentSubstitutes()
  /// The change that is being made.
  package fileprivate(set) var change: TransactionScope?
  /// Draws views outside the picture; nil if nothing draws.
  package let draw: Draw?
  /// Lets the work for which something waits go on for a moment; false if none of it ever will.
  package let pass: @MainActor () -> Bool

  /// The picture of a view at a proposed size and a number of pixels per point; nil if it would have no
  /// bounds.
  package typealias Draw =
    @MainActor (
      _ view: AnyView, _ proposal: ProposedViewSize, _ scale: CGFloat, _ isOpaque: Bool
    ) -> (bitmap: Bitmap, size: CGSize)?

  /// What is the same for all contexts of one window, and goes with it.
  package final class Window {
    /// What is described in it at present.
    package fileprivate(set) weak var graph: ViewGraph?
    /// Whether it is a picture that is made inside of another render, or of what makes a preview's views.
    fileprivate let isNested: Bool
    /// The window of that render.
    fileprivate let outer: Window?

    package init(isNested: Bool) {
      self.isNested = isNested
      outer = isNested ? RenderContext.current.window : nil
    }
  }

  package init(
    environment: EnvironmentValues = EnvironmentValues(), window: Window? = nil, draw: Draw? = nil,
    pass: @escaping @MainActor () -> Bool = Self.runMainQueue
  ) {
    base = environment
    self.window = window
    self.draw = draw
    self.pass = pass
  }

  /// Lets what has been put on the main queue run.
  @MainActor
  package static func runMainQueue() -> Bool {
    guard Thread.isMainThread else { return false }
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
    return true
  }

  // MARK: Where it is

  @TaskLocal private static var bound: RenderContext?
  /// The window that was begun last, for threads that no context reaches.
  private static let latest = Mutex<RenderContext?>(nil)
  /// Where no render is under way.
  private static let outside = RenderContext()

  /// The context of the code that asks.
  package static var current: RenderContext {
    if let bound { return bound }
    if !Thread.isMainThread, let latest = latest.withLock({ $0 }), latest.window?.graph != nil {
      return latest
    }
    return outside
  }

  /// Runs a closure in the context.
  package func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let result = Self.$bound.withValue(self) { () -> Swift.Result<Result, Failure> in
      do throws(Failure) {
        return .success(try body())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Runs a closure as a change of state.
  func run<Result, Failure: Error>(
    change: TransactionScope, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var own = self
    own.change = change
    change.isOpen.store(true, ordering: .relaxed)
    // Tasks that are begun in the closure keep the context, but run when the change has been made.
    defer { change.isOpen.store(false, ordering: .relaxed) }
    return try own.run(body)
  }

  /// Begins to describe views in the window, which has what was noted before it was there.
  package func begin(_ graph: ViewGraph) {
    window?.graph = graph
    if window?.isNested == false { Self.latest.withLock { $0 = self } }
    early.notes.forEach(graph.fidelity.addLasting)
  }

  /// Takes what was noted in another context while that had no window.
  package func takeNotes(from other: RenderContext) {
    if other.window == nil { other.early.move(to: early) }
  }

  // MARK: What it has

  /// The environment of the whole window.
  package var environment: EnvironmentValues {
    var environment = base
    environment.fidelity = notes
    return environment
  }

  /// Where notes are taken of what is not as on a device.
  package var notes: FidelityLog { window?.graph?.fidelity ?? early }

  /// The values that views keep under names, those of the window for pictures in between, too.
  var storedValues: StoredValues? { (window?.outer ?? window)?.graph?.storedValues }

  /// The time that changes take; nil if they are shown at their end.
  var timeline: AnimationTimeline? { window?.graph?.timeline }
}
