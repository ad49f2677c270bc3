import SwiftUI

extension Store {
  /// What an older presentation shows, as a binding; removing it sends its dismissal.
  func destination<ChildState, ChildAction>() -> Binding<Store<ChildState, ChildAction>?>
  where State == PresentationState<ChildState>, Action == PresentationAction<ChildAction> {
    presentation(state: \.wrappedValue, action: \.self)
  }

  /// The same for a case of what is presented.
  func destination<DestinationState, DestinationAction, ChildState, ChildAction>(
    _ state: @escaping (DestinationState) -> ChildState?,
    _ action: @escaping (ChildAction) -> DestinationAction
  ) -> Binding<Store<ChildState, ChildAction>?>
  where State == PresentationState<DestinationState>, Action == PresentationAction<DestinationAction> {
    let name = AnyHashable("\(ChildState.self) \(ChildAction.self)")
    return Binding(
      get: {
        guard var last = self.state.wrappedValue.flatMap(state) else {
          self.children[name] = nil
          return nil
        }
        if let known = self.children[name] as? Store<ChildState, ChildAction> { return known }
        let child = self.scope(
          state: { (whole: State) -> ChildState in
            if let value = whole.wrappedValue.flatMap(state) { last = value }
            return last
          }, action: { .presented(action($0)) })
        self.children[name] = child
        return child
      },
      set: { value, transaction in
        if value == nil, self.state.wrappedValue.flatMap(state) != nil {
          self.send(.dismiss, transaction: transaction)
        }
      })
  }
}

extension View {
  public func sheet<State, Action>(
    store: Store<PresentationState<State>, PresentationAction<Action>>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Store<State, Action>) -> some View
  ) -> some View { sheet(item: store.destination(), onDismiss: onDismiss, content: content) }

  public func sheet<DestinationState, DestinationAction, State, Action>(
    store: Store<PresentationState<DestinationState>, PresentationAction<DestinationAction>>,
    state: @escaping (DestinationState) -> State?, action: @escaping (Action) -> DestinationAction,
    onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Store<State, Action>) -> some View
  ) -> some View { sheet(item: store.destination(state, action), onDismiss: onDismiss, content: content) }

  public func fullScreenCover<State, Action>(
    store: Store<PresentationState<State>, PresentationAction<Action>>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Store<State, Action>) -> some View
  ) -> some View { fullScreenCover(item: store.destination(), onDismiss: onDismiss, content: content) }

  public func fullScreenCover<DestinationState, DestinationAction, State, Action>(
    store: Store<PresentationState<DestinationState>, PresentationAction<DestinationAction>>,
    state: @escaping (DestinationState) -> State?, action: @escaping (Action) -> DestinationAction,
    onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Store<State, Action>) -> some View
  ) -> some View {
    fullScreenCover(item: store.destination(state, action), onDismiss: onDismiss, content: content)
  }

  public func popover<State, Action>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Store<State, Action>) -> some View
  ) -> some View {
    popover(
      item: store.destination(), attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content)
  }

  public func navigationDestination<State, Action>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder destination: @escaping (Store<State, Action>) -> some View
  ) -> some View { navigationDestination(item: store.destination(), destination: destination) }

  public func navigationDestination<DestinationState, DestinationAction, State, Action>(
    store: Store<PresentationState<DestinationState>, PresentationAction<DestinationAction>>,
    state: @escaping (DestinationState) -> State?, action: @escaping (Action) -> DestinationAction,
    @ViewBuilder destination: @escaping (Store<State, Action>) -> some View
  ) -> some View {
    navigationDestination(item: store.destination(state, action), destination: destination)
  }
}

/// A link to a feature, which is shown when its state is there.
public struct NavigationLinkStore<
  DestinationState, DestinationAction, State, Action, Destination: View, Label: View
>:
  View
{
  private let item: Binding<Store<State, Action>?>
  private let onTap: () -> Void
  private let destination: (Store<State, Action>) -> Destination
  private let label: Label

  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>, onTap: @escaping () -> Void,
    @ViewBuilder destination: @escaping (Store<State, Action>) -> Destination,
    @ViewBuilder label: () -> Label
  ) where State == DestinationState, Action == DestinationAction {
    item = store.destination()
    self.onTap = onTap
    self.destination = destination
    self.label = label()
  }

  public var body: some View {
    Button(action: onTap) { label }.navigationDestination(item: item, destination: destination)
  }
}
