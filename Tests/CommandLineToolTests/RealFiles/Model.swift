import Foundation

// What models of apps find by importing Foundation alone.
final class Basket: ObservableObject {
  @Published var count = 0
  @Published private(set) var doubled = 0
  private var subscriptions = Set<AnyCancellable>()

  init() {
    $count.map { $0 * 2 }.assign(to: &$doubled)
    NotificationCenter.default.publisher(for: .added)
      .compactMap { $0.object as? Int }
      .sink { [weak self] in self?.count += $0 }
      .store(in: &subscriptions)
    $count.debounce(for: .milliseconds(100), scheduler: RunLoop.main).sink { _ in }.store(in: &subscriptions)
    $count.receive(on: DispatchQueue.main).sink { _ in }.store(in: &subscriptions)
    $count.throttle(for: .seconds(1), scheduler: OperationQueue.main, latest: true).sink { _ in }
      .store(in: &subscriptions)
    Publishers.CombineLatest($count, Just(1)).map(+).removeDuplicates().sink { _ in }.store(
      in: &subscriptions)
  }

  /// What a device would load; nothing asks for it here.
  func load(_ request: URLRequest) async throws -> Int {
    let (data, response) = try await URLSession.shared.data(for: request)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
    return try JSONDecoder().decode(Int.self, from: data)
  }

  func publisher(_ url: URL) -> AnyPublisher<Int, Error> {
    URLSession.shared.dataTaskPublisher(for: url).map(\.data).decode(type: Int.self, decoder: JSONDecoder())
      .receive(on: RunLoop.main).eraseToAnyPublisher()
  }
}

extension Notification.Name {
  static let added = Notification.Name("added")
}
