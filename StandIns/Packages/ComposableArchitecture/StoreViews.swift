import IdentifiedCollections
import SwiftUI

/// Views of what a store's state shows.
public struct WithViewStore<ViewState, ViewAction, Content> {
  let viewStore: @MainActor () -> ViewStore<ViewState, ViewAction>
  let content: (ViewStore<ViewState, ViewAction>) -> Content
}

extension WithViewStore: View where Content: View {
  public init<State>(
    _ store: Store<State, ViewAction>, observe state: @escaping (State) -> ViewState,
    removeDuplicates isDuplicate: ((ViewState, ViewState) -> Bool)? = nil,
    @ViewBuilder content: @escaping (ViewStore<ViewState, ViewAction>) -> Content,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(viewStore: { ViewStore(store, observe: state) }, content: content)
  }

  public init<State, Action>(
    _ store: Store<State, Action>, observe state: @escaping (State) -> ViewState,
    send action: @escaping (ViewAction) -> Action,
    removeDuplicates isDuplicate: ((ViewState, ViewState) -> Bool)? = nil,
    @ViewBuilder content: @escaping (ViewStore<ViewState, ViewAction>) -> Content,
    file: StaticString = #fileID, line: UInt = #line
  ) { self.init(viewStore: { ViewStore(store, observe: state, send: action) }, content: content) }

  public init(
    _ store: Store<ViewState, ViewAction>,
    removeDuplicates isDuplicate: ((ViewState, ViewState) -> Bool)? = nil,
    @ViewBuilder content: @escaping (ViewStore<ViewState, ViewAction>) -> Content,
    file: StaticString = #fileID, line: UInt = #line
  ) { self.init(viewStore: { ViewStore(store) }, content: content) }

  /// What is shown has bindings of its own.
  @_disfavoredOverload
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe state: @escaping @MainActor (BindingViewStore<State>) -> ViewState,
    @ViewBuilder content: @escaping (ViewStore<ViewState, ViewAction>) -> Content,
    file: StaticString = #fileID, line: UInt = #line
  ) where ViewAction: BindableAction, ViewAction.State == State {
    let core = store.core
    let observe = { (whole: State) -> ViewState in
      nonisolated(unsafe) let whole = whole
      return MainActor.assumeIsolated {
        state(BindingViewStore(state: whole, send: { _ = core.send(.binding($0)) }, read: core.read))
      }
    }
    self.init(viewStore: { ViewStore(store, observe: observe) }, content: content)
  }

  public var body: some View { content(viewStore()) }
  /// Changes are not printed for a picture.
  public func _printChanges(_ prefix: String = "") -> Self { self }
}

/// Views of a feature that may not be there.
public struct IfLetStore<State, Action, Content: View>: View {
  private let content: @MainActor () -> Content

  public init<Then: View, Else: View>(
    _ store: Store<State?, Action>, @ViewBuilder then: @escaping (Store<State, Action>) -> Then,
    @ViewBuilder else: @escaping () -> Else
  ) where Content == Group<_ConditionalContent<Then, Else>> {
    content = {
      Group {
        if let child = store.scope(state: \.self, action: \.self) { then(child) } else { `else`() }
      }
    }
  }

  public init<Then: View>(
    _ store: Store<State?, Action>, @ViewBuilder then: @escaping (Store<State, Action>) -> Then
  ) where Content == Then? { content = { store.scope(state: \.self, action: \.self).map(then) } }

  public init<Then: View, Else: View>(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder then: @escaping (Store<State, Action>) -> Then, @ViewBuilder else: @escaping () -> Else
  ) where Content == Group<_ConditionalContent<Then, Else>> {
    content = {
      Group {
        if let child = store.destination().wrappedValue { then(child) } else { `else`() }
      }
    }
  }

  public init<Then: View>(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder then: @escaping (Store<State, Action>) -> Then
  ) where Content == Then? { content = { store.destination().wrappedValue.map(then) } }

  public var body: Content { content() }
}

/// Views of the elements of a list.
public struct ForEachStore<ElementState, ElementAction, ID: Hashable, Content: View>: View {
  private let stores: @MainActor () -> [(ID, Store<ElementState, ElementAction>)]
  private let content: (Store<ElementState, ElementAction>) -> Content

  public init(
    _ store: Store<IdentifiedArray<ID, ElementState>, IdentifiedAction<ID, ElementAction>>,
    @ViewBuilder content: @escaping (Store<ElementState, ElementAction>) -> Content
  ) {
    stores = { Array(zip(store.state.ids, store.scope(state: \.self, action: \.self))) }
    self.content = content
  }

  public init(
    _ store: Store<IdentifiedArray<ID, ElementState>, (ID, ElementAction)>,
    @ViewBuilder content: @escaping (Store<ElementState, ElementAction>) -> Content
  ) {
    self.init(
      store.scope(
        state: { $0 },
        action: { (action: IdentifiedAction<ID, ElementAction>) in
          switch action {
          case .element(let id, let action): (id, action)
          }
        }), content: content)
  }

  public var body: some View {
    ForEach(stores(), id: \.0) { content($0.1) }
  }
}
