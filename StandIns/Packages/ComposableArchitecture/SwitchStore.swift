import SwiftUI

/// Views of the case that a store's state is of.
public struct SwitchStore<State, Action, Content: View>: View {
  private let store: Store<State, Action>
  private let content: (State) -> Content

  public init(_ store: Store<State, Action>, @ViewBuilder content: @escaping (State) -> Content) {
    self.store = store
    self.content = content
  }
  public var body: some View { content(store.state).environmentObject(SwitchedStore(store)) }
}

/// The store that the cases inside of a `SwitchStore` are of.
final class SwitchedStore<State, Action>: ObservableObject {
  let store: Store<State, Action>
  init(_ store: Store<State, Action>) { self.store = store }
}

/// The view of one case.
public struct CaseLet<EnumState, EnumAction, CaseState, CaseAction, Content: View>: View {
  @EnvironmentObject private var outer: SwitchedStore<EnumState, EnumAction>
  private let state: (EnumState) -> CaseState?
  private let action: (CaseAction) -> EnumAction
  private let content: (Store<CaseState, CaseAction>) -> Content

  public init(
    _ state: @escaping (EnumState) -> CaseState?, action: @escaping (CaseAction) -> EnumAction,
    @ViewBuilder then content: @escaping (Store<CaseState, CaseAction>) -> Content,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self.state = state
    self.action = action
    self.content = content
  }

  public init(
    _ state: CaseKeyPath<EnumState, CaseState>, action: @escaping (CaseAction) -> EnumAction,
    @ViewBuilder then content: @escaping (Store<CaseState, CaseAction>) -> Content
  ) { self.init(AnyCasePath(state).extract, action: action, then: content) }

  public var body: some View {
    if var last = state(outer.store.state) {
      let read = state
      content(
        outer.store.scope(
          state: { whole in
            if let state = read(whole) { last = state }
            return last
          }, action: action))
    }
  }
}
