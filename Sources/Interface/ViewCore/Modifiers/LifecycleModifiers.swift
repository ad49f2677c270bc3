import Foundation
import Geometry
public import LayoutEngine
public import OpenCombine

/// Records that something has happened once for an identity.
private final class Occurrence {
  var hasHappened = false
}

/// The last value seen for an identity.
private final class LastValue<Value> {
  var value: Value?
}

/// What runs when a view that has appeared goes away.
private final class Disappearance: Disappearing {
  var action: (() -> Void)?
  var hasAppeared = false

  func disappear() { if hasAppeared { action?() } }
}

extension _ViewInputs {
  /// Runs an action after a pass in which a value differs from what it was here in the pass before.
  @MainActor
  package func observe<V: Equatable>(
    _ value: V, initial: Bool, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) {
    let last = identity.slot(.observedValue) { LastValue<V>() }
    graph.afterLayout(of: identity) {
      let old = last.value
      last.value = value
      if let old {
        if old != value { action(old, value) }
      } else if initial {
        action(value, value)
      }
    }
  }
}

nonisolated extension View {
  /// Resolves each leaf with an action that runs when the pass has been laid out.
  package func observing(
    _ observe: @escaping @MainActor (_ViewInputs, LayoutNode) -> Void
  ) -> some View {
    modifier(
      _ElementModifier(make: { inputs, content in
        let node = content()
        observe(inputs, node)
        return node
      }))
  }

  /// Runs an action once, after the view has first been laid out and before its picture is taken.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    observing { inputs, _ in
      guard let action else { return }
      let occurrence = inputs.identity.slot { Occurrence() }
      if occurrence.hasHappened { return }
      inputs.graph.afterLayout(of: inputs.identity) {
        if occurrence.hasHappened { return }
        occurrence.hasHappened = true
        action()
      }
    }
  }

  /// Runs an action when a later pass no longer describes the view.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    observing { inputs, _ in
      guard let action else { return }
      let disappearance = inputs.identity.slot { Disappearance() }
      disappearance.action = action
      if !disappearance.hasAppeared {
        inputs.graph.afterLayout(of: inputs.identity) { disappearance.hasAppeared = true }
      }
    }
  }

  /// Runs a task when the view appears, and cancels it when it goes away.
  ///
  /// It runs up to its first suspension before the picture is taken, and on as far as the render awaits it.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    running(RepeatableTask(action), for: 0)
  }

  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    running(RepeatableTask(action), for: value)
  }

  /// Runs a task when the view appears and, after the one before has been cancelled, whenever a value changes.
  private func running<T: Equatable>(_ task: RepeatableTask, for value: T) -> some View {
    observing { inputs, _ in
      let run = inputs.identity.slot { TaskRun() }
      let last = inputs.identity.slot(.taskValue) { LastValue<T>() }
      let tasks = inputs.graph.tasks
      inputs.graph.afterLayout(of: inputs.identity) {
        if last.value == value { return }
        last.value = value
        run.begin(task, tasks)
      }
    }
  }

  /// Runs an action when a value differs from what it was in the pass before.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    observing { inputs, _ in inputs.observe(value, initial: initial, action) }
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  @_disfavoredOverload
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
    -> some View
  {
    onChange(of: value) { _, newValue in action(newValue) }
  }

  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    observing { inputs, _ in
      let subscription = inputs.identity.slot { Subscription<P.Output>() }
      subscription.action = action
      inputs.graph.afterLayout(of: inputs.identity) { subscription.begin(publisher) }
    }
  }

  /// Runs an action with a value taken from the view's geometry, first and whenever it changes.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, newValue in action(newValue) }
  }

  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(
      _ElementModifier(make: { inputs, content in
        let last = inputs.identity.slot(.geometryValue) { LastValue<T>() }
        let (graph, identity) = (inputs.graph, inputs.identity)
        return GeometryObserverNode(child: content()) { proxy in
          let value = transform(proxy)
          graph.afterLayout(of: identity) {
            let old = last.value
            if old == value { return }
            last.value = value
            action(old ?? value, value)
          }
        }.annotated("onGeometryChange", inputs: inputs)
      }))
  }
}

/// Keeps a subscription alive for an identity.
private final class Subscription<Output>: Disappearing {
  /// The most recent closure handles incoming values.
  var action: ((Output) -> Void)?
  private var cancellable: AnyCancellable?

  /// Subscribes once, when the view has appeared.
  func begin<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Never {
    if cancellable != nil { return }
    cancellable = publisher.sink { [weak self] in self?.action?($0) }
  }

  func disappear() {
    cancellable?.cancel()
    action = nil
  }
}

/// A task that begins again when its id changes.
private final class RepeatableTask: @unchecked Sendable {
  private let action: @isolated(any) () async -> Void

  init(_ action: sending @escaping @isolated(any) () async -> Void) {
    self.action = action
  }

  /// Runs the task's beginning at once, on this thread.
  func run(_ tasks: TaskCount) -> Task<Void, Never> {
    nonisolated(unsafe) let action = action
    let task = Task.immediate(operation: action)
    tasks.begin()
    Task { @MainActor in
      await task.value
      tasks.end()
    }
    return task
  }
}

/// The running task of a view; it is cancelled when the view goes away.
private final class TaskRun: Disappearing {
  private var task: Task<Void, Never>?

  func begin(_ next: RepeatableTask, _ tasks: TaskCount) {
    task?.cancel()
    task = next.run(tasks)
  }

  func disappear() { task?.cancel() }
}

/// The number of running tasks of a window's views.
@MainActor
package final class TaskCount {
  package private(set) var count = 0

  nonisolated init() {}

  nonisolated func begin() { MainActor.duringLayout { count += 1 } }
  func end() { count -= 1 }
}

nonisolated extension View {
  /// Passes a value up to the views around.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    replacingPreferences { outer, inner in outer.add(inner, replacing: key, by: value) }
  }

  /// Changes what the views below pass up.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    replacingPreferences { outer, inner in outer.add(inner, transforming: key, callback) }
  }

  /// Passes up a value made of the view's geometry, which its reader can measure.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    withOwnPreferences { inputs, inner, node in
      inputs.preferences.add(inner, replacing: key, by: transform(value.anchor(for: node)))
    }
  }

  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    withOwnPreferences { inputs, inner, node in
      let anchor = value.anchor(for: node)
      inputs.preferences.add(inner, transforming: key) { transform(&$0, anchor) }
    }
  }

  /// Runs an action with what the views below pass up, first and whenever it changes.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    withOwnPreferences { inputs, inner, _ in
      inputs.preferences.add(inner)
      let last = inputs.identity.slot(.preferenceValue) { LastValue<K.Value>() }
      inputs.graph.afterLayout(of: inputs.identity) {
        let value = inner.value(key) ?? K.defaultValue
        if let old = last.value, old == value { return }
        last.value = value
        action(value)
      }
    }
  }

  /// Draws a view made of what the views below pass up, on top of them.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    layeredPreference(key, alignment: alignment, isBehind: false, transform)
  }

  /// Draws a view made of what the views below pass up, behind them.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    layeredPreference(key, alignment: alignment, isBehind: true, transform)
  }

  private func layeredPreference<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment, isBehind: Bool, _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      CollectedPreferences { inputs, inner, node in
        inputs.preferences.add(inner)
        let own = ImplicitContainer.overlay.adjusting(inputs).child(
          .part(isBehind ? .preferenceBackground : .preferenceOverlay))
        // The values are known once the view itself has been placed, which is before its overlay is.
        let secondary = DeferredNode {
          MainActor.duringLayout {
            ImplicitContainer.overlay.node(
              for: transform(inner.value(key) ?? K.defaultValue).viewList(own), inputs: own)
          }
        }
        return OverlayNode(
          primary: node, secondary: secondary, alignment: alignment, isBehind: isBehind,
          layoutDirection: inputs.environment.layoutDirection
        ).annotated(
          isBehind ? "backgroundPreferenceValue" : "overlayPreferenceValue", roles: .attaches, inputs: inputs)
      })
  }

  private func replacingPreferences(
    _ change: @escaping (_ outer: PreferenceCollector, _ inner: PreferenceCollector) -> Void
  ) -> some View {
    withOwnPreferences { inputs, inner, _ in change(inputs.preferences, inner) }
  }

  private func withOwnPreferences(
    _ finish: @escaping @MainActor (_ViewInputs, PreferenceCollector, LayoutNode) -> Void
  ) -> some View {
    modifier(
      CollectedPreferences { inputs, inner, node in
        finish(inputs, inner, node)
        return node
      })
  }
}

/// A modifier that collects what each leaf below passes up separately.
private struct CollectedPreferences: ViewModifier {
  typealias Body = Never

  let finish: @MainActor (_ViewInputs, PreferenceCollector, LayoutNode) -> LayoutNode

  @MainActor
  static func _makeViewList(
    _ modifier: Self, inputs: _ViewInputs, content: @escaping @MainActor (_ViewInputs) -> _ViewList,
    into list: inout _ViewList
  ) {
    // One collector serves the whole content: to a reader of the preference its leaves are one view.
    let inner = PreferenceCollector()
    var innerInputs = inputs
    innerInputs.preferences = inner
    var isFirst = true
    let wrapped = content(innerInputs).map { element in
      let makeChild = element.make
      var own = inputs
      own.identity = element.identity.child(.modifier)
      let elementInputs = own
      let isOwner = isFirst
      isFirst = false
      var element = element
      element.identity = elementInputs.identity
      element.make = {
        let node = makeChild()
        return isOwner ? modifier.finish(elementInputs, inner, node) : node
      }
      return element
    }
    if wrapped.items.isEmpty { inputs.preferences.add(inner) }
    list.items.append(contentsOf: wrapped.items)
  }
}

extension ViewPart {
  /// The values that were seen last: of `onChange`, of `task(id:)`, of geometry and of preferences.
  fileprivate static let observedValue = ViewPart("observedValue")
  fileprivate static let taskValue = ViewPart("taskValue")
  fileprivate static let geometryValue = ViewPart("geometryValue")
  fileprivate static let preferenceValue = ViewPart("preferenceValue")
  /// What is made of the preferences of the views inside.
  fileprivate static let preferenceBackground = ViewPart("preferenceBackground")
  fileprivate static let preferenceOverlay = ViewPart("preferenceOverlay")
}
