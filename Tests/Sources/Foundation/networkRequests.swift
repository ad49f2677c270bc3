// run: --size 360x320
// What the network's types know without a network, and that requests fail rather than end the view. XMLParser comes with Foundation.
import Combine
import Foundation
import SwiftUI

final class Loader: ObservableObject {
  @Published var publisher = "no answer"
  private var request: AnyCancellable?

  func load() {
    request = URLSession.shared.dataTaskPublisher(for: URL(string: "https://example.org")!)
      .map { _ in "an answer" }
      .replaceError(with: "no network for publishers")
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.publisher = $0 }
  }
}

struct Requests: View {
  @StateObject private var loader = Loader()
  @State private var answer = "no answer"

  var body: some View {
    let configuration = URLSessionConfiguration.ephemeral
    let session = URLSession(configuration: configuration)
    let response = HTTPURLResponse(
      url: URL(string: "https://example.org/a.json")!, statusCode: 404, httpVersion: nil,
      headerFields: ["Content-Type": "application/json"])
    let cookie = HTTPCookie(properties: [.domain: "example.org", .path: "/", .name: "a", .value: "b"])
    let request: URLRequest = {
      var request = URLRequest(url: URL(string: "https://example.org")!)
      request.httpMethod = "POST"
      request.setValue("text/plain", forHTTPHeaderField: "Accept")
      return request
    }()
    VStack(alignment: .leading) {
      Text("Method \(request.httpMethod ?? "none")")  // shows: Method POST
      Text("\(request.allHTTPHeaderFields?.count ?? 0) field")  // shows: 1 field
      Text("Status \(response?.statusCode ?? 0)")  // shows: Status 404
      Text("Cookie \(cookie?.name ?? "none")")  // shows: Cookie a
      Text("Time limit \(Int(configuration.timeoutIntervalForRequest))")  // shows: Time limit 60
      Text("Same limit: \(session.configuration.timeoutIntervalForRequest == 60)")  // shows: Same limit: true
      Text(answer)
      Text(loader.publisher)
    }
    .task {
      do {
        _ = try await URLSession.shared.data(for: request)
        answer = "an answer"
      } catch { answer = "no network for tasks" }
    }
    .onAppear { loader.load() }
  }
}

#Preview { Requests() }
