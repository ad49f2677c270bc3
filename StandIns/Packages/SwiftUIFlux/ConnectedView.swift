import SwiftUI

/// A view of what it picks from the state of the store in the environment.
public protocol ConnectedView: View {
  associatedtype StoreState: FluxState
  associatedtype Props
  associatedtype V: View

  func map(state: StoreState, dispatch: @escaping DispatchFunction) -> Props
  func body(props: Props) -> V
}

extension ConnectedView {
  public func render(state: StoreState, dispatch: @escaping DispatchFunction) -> V {
    body(props: map(state: state, dispatch: dispatch))
  }
  public var body: StoreConnector<StoreState, V> { StoreConnector(content: render) }
}

/// Content made from the state of the store in the environment.
public struct StoreConnector<StoreState: FluxState, V: View>: View {
  @EnvironmentObject var store: Store<StoreState>
  let content: (StoreState, @escaping (Action) -> Void) -> V

  public var body: V { content(store.state, store.dispatch(action:)) }
}

/// Content with a store in its environment.
public struct StoreProvider<S: FluxState, V: View>: View {
  public let store: Store<S>
  public let content: () -> V

  public init(store: Store<S>, content: @escaping () -> V) {
    self.store = store
    self.content = content
  }
  public var body: some View { content().environmentObject(store) }
}
