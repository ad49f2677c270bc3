// run: --size 240x*
// in a package
// nothing else is shown
// Answers without content are made of the classes' initializers without arguments; caches lie in folders.
import SwiftUI

struct Answers {
  var response: URLResponse = URLResponse()
  var other = HTTPURLResponse()
  let cache = URLCache(
    memoryCapacity: 4 << 20, diskCapacity: 20 << 20,
    directory: .cachesDirectory.appending(component: "Answers"))
}
#Preview {
  let answers = Answers()
  VStack {
    Text(verbatim: "\(answers.response.expectedContentLength)")  // shows: -1
    Text(verbatim: "\(answers.other.statusCode)")  // shows: 200
    Text(verbatim: "\(answers.cache.memoryCapacity)")  // shows: 4194304
    Text(
      verbatim: HTTPURLResponse(url: URL(string: "a:b")!, statusCode: 3, httpVersion: nil, headerFields: nil)!
        .url!.absoluteString)  // shows: a:b
  }
}
