// run: --size 300x400 --tap Plus
// nothing else is shown
// nothing is noted
// A feature's view shows its state, and actions change it: those of buttons, of effects, and those that effects send.
import ComposableArchitecture
import SwiftUI

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var fact: String?
    var log: [String] = []
  }
  enum Action: Equatable {
    case plusTapped
    case loaded(String)
    case appeared
    case failed
  }
  @Dependency(\.factClient) var factClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .plusTapped:
        state.count += 1
        return .none
      case .loaded(let fact):
        state.fact = fact
        return .none
      case .appeared:
        state.log.append("appeared")
        return .merge(
          .run { send in await send(.loaded(try await factClient.fetch(number: 7))) },
          .run { _ in throw CancellationError() },
          .run { _ in
            try await factClient.fail()
          } catch: { _, send in
            await send(.failed)
          })
      case .failed:
        state.log.append("failed")
        return .none
      }
    }
    .onChange(of: \.count) { old, new in
      Reduce { state, _ in
        state.log.append("\(old) to \(new)")
        return .none
      }
    }
  }
}

@DependencyClient
struct FactClient: Sendable {
  var fetch: @Sendable (_ number: Int) async throws -> String
  var fail: @Sendable () async throws -> Void
  var isOn: @Sendable () -> Bool = { true }
  var pressed: @Sendable (_ key: String, _ times: Int) -> Void
}
extension FactClient: TestDependencyKey {
  static let testValue = Self()
  static let previewValue = Self(fetch: { "\($0) is prime" })
}
extension DependencyValues {
  var factClient: FactClient {
    get { self[FactClient.self] }
    set { self[FactClient.self] = newValue }
  }
}

struct CounterView: View {
  let store: StoreOf<Counter>
  var body: some View {
    VStack {
      Text("Count: \(store.count)")  // shows: Count: 1
      Text(store.fact ?? "no fact")  // shows: 7 is prime
      Text(store.log.joined(separator: ", "))  // shows: appeared, failed, 0 to 1
      Button("Plus") { store.send(.plusTapped) }  // shows: Plus
      Text(FactClient().isOn() ? "is on" : "is off")  // shows: is on
    }
    .task { store.send(.appeared) }
  }
}

#Preview {
  CounterView(store: Store(initialState: Counter.State()) { Counter() })
}
