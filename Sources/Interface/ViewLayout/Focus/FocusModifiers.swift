public import Observation
public import OpenCombine

/// Modifiers for keyboard focus.
nonisolated extension View {
  /// A view that can have keyboard focus without being a field.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusTarget(isFocusable: isFocusable))
  }
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    focusable(isFocusable)
  }
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }
  public func focusSection() -> some View { self }
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
    -> some View
  { self }
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { self }

  /// A value that `FocusedValue` reads while the view, or one inside it, has focus.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value)
    -> some View
  { focusedValues { $0[keyPath: keyPath] = value } }
  @_disfavoredOverload
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?)
    -> some View
  { focusedValues { $0[keyPath: keyPath] = value } }
  public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    focusedValues { $0.setObject(object) }
  }
  /// A value that `FocusedValue` reads while the scene is in the foreground, whatever has focus in it.
  public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value)
    -> some View
  { sceneValues { $0[keyPath: keyPath] = value } }
  @_disfavoredOverload
  public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?)
    -> some View
  { sceneValues { $0[keyPath: keyPath] = value } }
  public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    sceneValues { $0.setObject(object) }
  }
  /// An object that `FocusedObject` reads while the view, or one inside it, has focus.
  public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    focusedValues { $0.setObject(object) }
  }
  @_disfavoredOverload
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    focusedValues { $0.setObject(object) }
  }
  /// An object that `FocusedObject` reads while the scene is in the foreground.
  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    sceneValues { $0.setObject(object) }
  }
  @_disfavoredOverload
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    sceneValues { $0.setObject(object) }
  }

  private func focusedValues(_ change: @escaping @MainActor (inout FocusedValues) -> Void) -> some View {
    inputs { inputs in
      inputs.environment.focusedScope = FocusedScope(parent: inputs.environment.focusedScope, change: change)
    }
  }

  private func sceneValues(_ change: @escaping @MainActor (inout FocusedValues) -> Void) -> some View {
    inputs { inputs in
      if inputs.environment.scenePhase == .active { inputs.graph.focus.addSceneValues(change) }
    }
  }
}

/// What focus is used for.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// The priority of a default focus.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let number: Int
  public static let automatic = DefaultFocusEvaluationPriority(number: 0)
  public static let userInitiated = DefaultFocusEvaluationPriority(number: 1)
}

/// Resets to the default focus; a picture has none.
public struct ResetFocusAction: Sendable {
  public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
  public var resetFocus: ResetFocusAction { ResetFocusAction() }

  private struct IsFocusEffectEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  public var isFocusEffectEnabled: Bool {
    get { self[IsFocusEffectEnabledKey.self] }
    set { self[IsFocusEffectEnabledKey.self] = newValue }
  }
}
