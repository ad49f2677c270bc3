package import Foundation
package import Imaging
package import LayoutEngine
internal import Synchronization

/// What code without an environment can know about the render that it runs in: `String(localized:)`,
/// `UIImage(named:)`, `withAnimation`, `ImageRenderer`, the `@AppStorage` of a model.
///
/// This is the only channel for it. `run` binds a context for the duration of a closure and restores the
/// previous one afterwards. Contexts nest: the code that makes a preview's views runs in a context without a
/// window; inside it, a window has its own; inside that, so does a picture that a view renders in between. A
/// change runs in a copy that has its transaction. Tasks inherit the context in which they are created.
///
/// Task-locals do not reach threads that an app starts itself, nor detached tasks: code there finds the most
/// recent window that still exists, never that of a picture in between.
package struct RenderContext: @unchecked Sendable {
  // Views are rendered one at a time on the main thread; code elsewhere only reads.
  private let base: EnvironmentValues
  /// The current window; nil while its views are being made.
  package let window: Window?
  /// Notes taken while there is no window yet.
  private let early = FidelityLog()
  /// Replacements for objects that the environment lacks.
  let substitutes = EnvironmentSubstitutes()
  /// The change that is being made.
  package fileprivate(set) var change: TransactionScope?
  /// Draws views outside the picture; nil if nothing draws.
  package let draw: Draw?
  /// Lets pending work continue for a moment; false if none of it can ever continue.
  package let pass: @MainActor () -> Bool

  /// The picture of a view at a proposed size and a number of pixels per point; nil if it would have no
  /// bounds.
  package typealias Draw =
    @MainActor (
      _ view: AnyView, _ proposal: ProposedViewSize, _ scale: CGFloat, _ isOpaque: Bool
    ) -> (bitmap: Bitmap, size: CGSize)?

  /// What all contexts of one window share.
  package final class Window {
    /// What is currently being described in it.
    package fileprivate(set) weak var graph: ViewGraph?
    /// Whether it is a picture made inside another render, or inside the code that makes a preview's views.
    fileprivate let isNested: Bool
    /// The window of the enclosing render.
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

  /// Runs what has been queued on the main queue.
  @MainActor
  package static func runMainQueue() -> Bool {
    guard Thread.isMainThread else { return false }
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
    return true
  }

  // MARK: Where it is

  @TaskLocal private static var bound: RenderContext?
  /// The most recent window, for threads that no context reaches.
  private static let latest = Mutex<RenderContext?>(nil)
  /// The context outside any render.
  private static let outside = RenderContext()

  /// The caller's context.
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
    // Tasks created in the closure keep the context, but run after the change has been made.
    defer { change.isOpen.store(false, ordering: .relaxed) }
    return try own.run(body)
  }

  /// Begins to describe views in the window, which takes over the notes from before it existed.
  package func begin(_ graph: ViewGraph) {
    window?.graph = graph
    if window?.isNested == false { Self.latest.withLock { $0 = self } }
    early.notes.forEach(graph.fidelity.addLasting)
  }

  /// Takes over the notes of another context from before it had a window.
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

  /// The log of what is not as on a device.
  package var notes: FidelityLog { window?.graph?.fidelity ?? early }

  /// The values that views store under names; pictures in between use those of the window.
  var storedValues: StoredValues? { (window?.outer ?? window)?.graph?.storedValues }

  /// The clock of animations; nil if changes are shown at their end.
  var timeline: AnimationTimeline? { window?.graph?.timeline }
}
