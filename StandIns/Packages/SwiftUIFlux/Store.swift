import Combine
import SwiftUI

public protocol Action {}
public protocol FluxState {}

public typealias DispatchFunction = (Action) -> Void
public typealias Reducer<FluxState> = (_ state: FluxState, _ action: Action) -> FluxState
public typealias Middleware<State> = (@escaping DispatchFunction, @escaping () -> FluxState?) -> (
  @escaping DispatchFunction
) -> DispatchFunction

/// An action that does something besides, before the reducer sees it.
public protocol AsyncAction: Action {
  func execute(state: FluxState?, dispatch: @escaping DispatchFunction)
}

/// A state, and the actions that change it on their way through the middleware.
public final class Store<StoreState: FluxState>: ObservableObject {
  @Published public var state: StoreState
  private let reducer: Reducer<StoreState>
  private let middleware: [Middleware<StoreState>]

  public init(
    reducer: @escaping Reducer<StoreState>, middleware: [Middleware<StoreState>] = [], state: StoreState
  ) {
    self.reducer = reducer
    self.middleware = middleware + [asyncActionsMiddleware]
    self.state = state
  }

  /// Changes the state on the next turn of the main queue.
  public func dispatch(action: Action) {
    DispatchQueue.main.async { self.pass(action) }
  }

  private func pass(_ action: Action) {
    var next: DispatchFunction = { [unowned self] in state = reducer(state, $0) }
    for step in middleware.reversed() {
      next = step({ [weak self] in self?.dispatch(action: $0) }, { [weak self] in self?.state })(next)
    }
    next(action)
  }
}

/// Has asynchronous actions execute.
public let asyncActionsMiddleware: Middleware<FluxState> = { dispatch, state in
  { next in
    { action in
      (action as? AsyncAction)?.execute(state: state(), dispatch: dispatch)
      next(action)
    }
  }
}
