import SwiftUI

/// An element of a stack as a value of a navigation path.
public struct StackPathElement: Hashable {
  let id: StackElementID
  let state: Any
  public static func == (one: Self, other: Self) -> Bool { one.id == other.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Shows the features on a stack above its root.
public struct StackDestinations<State, Action, Destination: View>: ViewModifier {
  let store: Store<StackState<State>, StackAction<State, Action>>
  let destination: (Store<State, Action>) -> Destination

  public func body(content: Content) -> some View {
    content.navigationDestination(for: StackPathElement.self) { element in
      (store.element(element.id) as Store<State, Action>?).map(destination)
    }
  }
}

extension Store {
  /// The path of a stack, whose changes are sent as its actions.
  func path<ElementState, ElementAction>() -> Binding<[StackPathElement]>
  where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
    Binding(
      get: { self.state.entries.map { StackPathElement(id: $0.id, state: $0.element) } },
      set: { path in
        let ids = self.state.ids
        if path.count > ids.count, let last = path.last, let state = last.state as? ElementState {
          self.send(.push(id: last.id, state: state))
        } else if path.count < ids.count {
          self.send(.popFrom(id: ids[path.count]))
        }
      })
  }
}

extension NavigationStack where Data == [StackPathElement] {
  public init<State, Action, Destination: View, Base: View>(
    path: Binding<Store<StackState<State>, StackAction<State, Action>>>, @ViewBuilder root: () -> Base,
    @ViewBuilder destination: @escaping (Store<State, Action>) -> Destination,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) where Root == ModifiedContent<Base, StackDestinations<State, Action, Destination>> {
    let store = path.wrappedValue
    self.init(path: store.path()) {
      root().modifier(StackDestinations(store: store, destination: destination))
    }
  }
}

/// The older form of a stack's view.
public struct NavigationStackStore<State, Action, Root: View, Destination: View>: View {
  private let store: Store<StackState<State>, StackAction<State, Action>>
  private let root: Root
  private let destination: (Store<State, Action>) -> Destination

  public init(
    _ store: Store<StackState<State>, StackAction<State, Action>>, @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping (Store<State, Action>) -> Destination
  ) {
    self.store = store
    self.root = root()
    self.destination = destination
  }

  public var body: some View {
    NavigationStack(path: store.path()) {
      root.modifier(StackDestinations(store: store, destination: destination))
    }
  }
}

extension NavigationLink where Destination == Never {
  /// A link that pushes a feature's state.
  public init<P>(
    state: P?, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) { self.init(value: state.map { StackPathElement(id: .next(), state: $0) }, label: label) }

  public init<P>(
    _ titleKey: LocalizedStringKey, state: P?, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) where Label == Text { self.init(state: state) { Text(titleKey) } }

  @_disfavoredOverload
  public init<P>(
    _ title: some StringProtocol, state: P?, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) where Label == Text { self.init(state: state) { Text(title) } }
}
