package import Fonts
import Foundation
package import LayoutEngine
import Observation
package import Typesetting

/// One view brought to rest: its state, its pending actions and its reports, over as many passes as it
/// takes until nothing changes.
///
/// A pass resolves the whole tree again and lays it out; actions such as `onAppear` run after it and may
/// write state, which requests another pass. Bodies that depend on nothing that has changed are kept (`KeptBodies`).
package final class ViewGraph {
  /// The maximum number of passes in which a view has to settle.
  package static let passLimit = 10

  package let typesetter: Typesetter
  package let fonts: FontLibrary
  package let root = ViewIdentity()
  package let matchedGeometry = MatchedGeometry()
  package let diagnostics = LayoutDiagnostics()
  /// What is not drawn as it would be on a device.
  package let fidelity = FidelityLog()
  /// Things that went wrong and were put right.
  package private(set) var warnings: [String] = []
  /// Which field has the keyboard's attention.
  package let focus = FocusCenter()
  /// Whether the reader is editing the lists of the window.
  package private(set) lazy var editMode = StateLocation(EditMode.inactive, graph: self)
  /// Whether something visible was described in the previous pass, because it is only known after that was
  /// laid out.
  package var showsLateContent = false
  /// The values that views keep under names.
  package private(set) lazy var storedValues = StoredValues(graph: self)
  /// The views' handlers for URLs that the app is opened with.
  package let urlHandlers = URLHandlers()
  /// How many tasks of views have begun and not ended.
  package let tasks = TaskCount()
  private var afterLayout: [(owner: ViewIdentity?, action: @MainActor () -> Void)] = []
  /// The rows of lazy containers that the pass has described.
  private var lazyRows: [ViewIdentity] = []
  /// The clock of animations; nil shows changes at their end.
  package var timeline: AnimationTimeline?
  /// Changes that no pass has committed yet, grouped by transaction.
  private var changes: [Change] = []
  /// The transaction of the latest pass, which also applies to what follows from it.
  package private(set) var scope: TransactionScope?
  /// Whether views are being described.
  private(set) var isResolving = false

  /// What was changed under one transaction.
  private struct Change {
    var transaction: Transaction
    var commits: [() -> Void]
  }

  /// What last requested a pass: the view whose state changed, or the type of an object.
  private var lastWriter: String?
  /// Whether state has changed since the current pass began.
  package private(set) var isDirty = false

  package init(fonts: FontLibrary, typesetter: Typesetter) {
    self.fonts = fonts
    self.typesetter = typesetter
  }

  /// Requests another pass, because something that views read has changed.
  ///
  /// - Parameter writer: the view whose state has changed, or the type of the object that did, where it is known.
  /// - Parameter commit: makes the change visible to views, when a pass commits it.
  package func setNeedsUpdate(writer: String? = nil, commit: (() -> Void)? = nil) {
    isDirty = true
    lastWriter = writer
    guard let timeline, timeline.isRunning else {
      commit?()
      return
    }
    let transaction = Transaction.current ?? (isInPass ? scope?.transaction : nil) ?? Transaction()
    if changes.last?.transaction.number != transaction.number {
      changes.append(Change(transaction: transaction, commits: []))
    }
    if let commit { changes[changes.count - 1].commits.append(commit) }
  }

  /// Whether a pass, or what follows from it, is running.
  private var isInPass = false

  /// Runs an action when the current pass has been laid out.
  ///
  /// - Parameter owner: the identity of the view whose action it is. In a row of a lazy container that was
  ///   only measured and is not shown, the action does not run.
  package func afterLayout(of owner: ViewIdentity? = nil, _ action: @escaping @MainActor () -> Void) {
    afterLayout.append((owner, action))
  }

  /// Records a row of a lazy container. A row that is not placed in the end has not appeared, and one that is
  /// scrolled out of sight loses its state.
  package func noteLazyRow(_ identity: ViewIdentity) {
    identity.isPlacedRow = false
    lazyRows.append(identity)
  }

  /// Separates the visible rows from those that were only measured.
  ///
  /// - Returns: whether any were only measured.
  private func settleLazyRows() -> Bool {
    var hasUnseen = false
    for row in lazyRows where !row.settleRow() { hasUnseen = true }
    lazyRows = []
    return hasUnseen
  }

  package func warn(_ message: String) {
    if !warnings.contains(message) { warnings.append(message) }
  }

  /// Resolves and lays out until nothing changes, and returns the result of the last pass.
  @MainActor
  ///
  /// - Parameter placed: is called with the result of each pass, once everything in it is placed.
  package func settle<Result>(
    placed: @MainActor (Result) -> Void = { _ in }, _ pass: @MainActor () -> Result
  ) -> Result {
    for _ in 1..<Self.passLimit + changes.count {
      let result = runPass(placed, pass)
      if !isDirty { return result }
    }
    let result = runPass(placed, pass)
    if isDirty {
      let writer = lastWriter.map { ", the last of them written by \($0)" } ?? ""
      warn(
        "The view did not settle: its state still changed after \(Self.passLimit) passes\(writer); "
          + "the picture shows the last one.")
    }
    return result
  }

  /// Resolves and lays out once to find a size: nothing appears, and no tasks of views start. The graph cannot be used
  /// afterwards.
  @MainActor
  package func look<Result>(_ pass: @MainActor () -> Result) -> Result {
    (isInPass, isResolving) = (true, true)
    defer {
      (isInPass, isResolving) = (false, false)
      root.endPass()
    }
    root.beginPass(nil)
    focus.beginPass()
    return pass()
  }

  @MainActor
  private func runPass<Result>(
    _ placed: @MainActor (Result) -> Void, _ pass: @MainActor () -> Result
  ) -> Result {
    takeChange()
    timeline?.beginPass()
    (isInPass, isResolving) = (true, true)
    defer {
      isInPass = false
      root.endPass()
    }
    afterLayout = []
    lazyRows = []
    fidelity.clear()
    root.beginPass(timeline)
    focus.beginPass()
    showsLateContent = false
    let result = withObservationTracking {
      pass()
    } onChange: { [weak self] in
      // Observable objects change on the main actor here: actions run between passes, on this thread.
      nonisolated(unsafe) let graph = self
      graph?.setNeedsUpdate()
    }
    isResolving = false
    let hasUnseenRows = settleLazyRows()
    // What an action requests runs after all of them.
    for _ in 0..<2 {
      let actions = afterLayout
      afterLayout = []
      for (owner, action) in actions where !hasUnseenRows || owner?.isUnseen != true { action() }
    }
    if focus.endPass() { setNeedsUpdate() }
    let gone = root.forgetUndescribed()
    if let timeline {
      for (presence, identity) in gone.presences { timeline.depart(presence, from: identity) }
    }
    for object in gone.objects { object.disappear() }
    placed(result)
    return result
  }

  /// Commits the next queued change in its transaction.
  private func takeChange() {
    guard timeline != nil else {
      isDirty = false
      return
    }
    scope = nil
    if !changes.isEmpty {
      let change = changes.removeFirst()
      for commit in change.commits { commit() }
      scope = TransactionScope(change.transaction)
    }
    isDirty = !changes.isEmpty
  }
}
