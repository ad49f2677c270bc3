import SwiftUI

/// A change of a property by a binding.
public struct BindingAction<Root>: @unchecked Sendable {
  public let keyPath: PartialKeyPath<Root>
  let change: (inout Root) -> Void
  let value: Any

  public static func set<Value>(_ keyPath: WritableKeyPath<Root, Value>, _ value: Value) -> Self {
    Self(keyPath: keyPath, change: { $0[keyPath: keyPath] = value }, value: value)
  }
  public static func set<Value>(_ keyPath: WritableKeyPath<Root, BindingState<Value>>, _ value: Value) -> Self
  {
    Self(keyPath: keyPath, change: { $0[keyPath: keyPath].wrappedValue = value }, value: value)
  }

  public static func ~= <Value>(keyPath: WritableKeyPath<Root, Value>, action: Self) -> Bool {
    keyPath == action.keyPath
  }
  public func pullback<NewRoot>(_ keyPath: WritableKeyPath<NewRoot, Root>) -> BindingAction<NewRoot>? {
    (keyPath as AnyKeyPath).appending(path: self.keyPath).flatMap { $0 as? PartialKeyPath<NewRoot> }.map {
      BindingAction<NewRoot>(keyPath: $0, change: { [change] in change(&$0[keyPath: keyPath]) }, value: value)
    }
  }
}

extension BindingAction: Equatable {
  public static func == (one: Self, other: Self) -> Bool {
    one.keyPath == other.keyPath && isEqual(one.value, other.value)
  }
}

extension BindingAction: CasePathable {
  /// A property's path, as that of a case.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    public subscript<Value>(
      dynamicMember keyPath: WritableKeyPath<Root, Value>
    ) -> AnyCasePath<BindingAction, Value> {
      AnyCasePath(
        embed: { .set(keyPath, $0) }, extract: { $0.keyPath == keyPath ? $0.value as? Value : nil })
    }
  }
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

/// Actions with a case for the changes of bindings.
public protocol BindableAction {
  associatedtype State
  static func binding(_ action: BindingAction<State>) -> Self
  var binding: BindingAction<State>? { get }
}

extension BindableAction {
  public var binding: BindingAction<State>? {
    let child = Mirror(reflecting: self).children.first
    return child?.label == "binding" ? child?.value as? BindingAction<State> : nil
  }
  public static func set<Value>(_ keyPath: WritableKeyPath<State, Value>, _ value: Value) -> Self {
    binding(.set(keyPath, value))
  }
  public static func set<Value>(_ keyPath: WritableKeyPath<State, BindingState<Value>>, _ value: Value)
    -> Self
  {
    binding(.set(keyPath, value))
  }
}

/// Changes the properties that bindings have changed.
public struct BindingReducer<State, Action, ViewAction: BindableAction>: Reducer
where ViewAction.State == State {
  public typealias _Body = Never
  let view: (Action) -> ViewAction?

  public init() where Action == ViewAction { view = { $0 } }
  public init(action: CaseKeyPath<Action, ViewAction>) { view = AnyCasePath(action).extract }
  public init(action: @escaping (Action) -> ViewAction?) { view = action }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    view(action)?.binding?.change(&state)
    return .none
  }
}

extension Reducer {
  public func binding() -> ModifiedReducer<Self> where Action: BindableAction, Action.State == State {
    modified { base, state, action in
      action.binding?.change(&state)
      return base.reduce(into: &state, action: action)
    }
  }
}

/// A property that the older bindings change.
@propertyWrapper
public struct BindingState<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
}

extension BindingState: Equatable where Value: Equatable {}
extension BindingState: Hashable where Value: Hashable {}
extension BindingState: Sendable where Value: Sendable {}
extension BindingState: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}
extension BindingState: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws { self.init(wrappedValue: try Value(from: decoder)) }
}

/// Actions with a case for those that views send.
public protocol ViewAction<ViewAction> {
  associatedtype ViewAction
  static func view(_ action: ViewAction) -> Self
}

/// A view that sends view actions.
@MainActor @preconcurrency
public protocol ViewActionSending<StoreState, StoreAction> {
  associatedtype StoreState
  associatedtype StoreAction: ViewAction
  var store: Store<StoreState, StoreAction> { get }
}

extension ViewActionSending {
  @discardableResult
  public func send(_ action: StoreAction.ViewAction) -> StoreTask { store.send(.view(action)) }
  @discardableResult
  public func send(_ action: StoreAction.ViewAction, animation: Animation?) -> StoreTask {
    store.send(.view(action), animation: animation)
  }
}
