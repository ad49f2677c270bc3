// run: --size 300x300
// in a package
// An initializer of which nothing of its statements is left gives its properties empty values, or the arguments of their names.
import Nowhere
import SwiftUI

struct Network {
  let client: Nowhere.Client
  let title: String
  var load: (String) async throws -> Int
  var count = 3

  init(title: String, session: URLSession? = nil, load: ((String) async throws -> Int)? = nil) {
    let client: Nowhere.Client
    if let session {
      client = Nowhere.Client(session: session) { _ in true }
    } else {
      client = Nowhere.Client()
    }
    self.client = client
    self.title = title
    self.load = load ?? { name in try await client.session.rows(named: name).count }
  }
}

struct Number {
  let id: Int
  let phone: Nowhere.Phone
}

#Preview("Network") {
  VStack {
    // shows: News 3
    Text("\(Network(title: "News").title) \(Network(title: "News").count)")
    // shows: 1
    Text("\(Number(id: 1, phone: .init(id: 0, digits: "(•••) •••-••90")).id)")
  }
}
