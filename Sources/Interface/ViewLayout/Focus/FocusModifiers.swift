public import Observation
public import OpenCombine

/// Modifiers for the keyboard's attention, which no view of a picture has.
nonisolated extension View {
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }
  public func focusSection() -> some View { self }
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
    -> some View
  { self }
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { self }

  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value)
    -> some View
  { self }
  @_disfavoredOverload
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?)
    -> some View
  { self }
  public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }
  public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value)
    -> some View
  { self }
  @_disfavoredOverload
  public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?)
    -> some View
  { self }
  public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }
  public func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }
  @_disfavoredOverload
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View { self }
  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { self }
  @_disfavoredOverload
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View { self }
}

/// What focus is used for.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// How strongly a default focus is meant.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let number: Int
  public static let automatic = DefaultFocusEvaluationPriority(number: 0)
  public static let userInitiated = DefaultFocusEvaluationPriority(number: 1)
}

/// Asks for the default focus anew; a picture has none.
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
