/// A message over a web socket between a page and the program.
package enum WebMessage: Hashable, Sendable {
  case text(String)
  case bytes([UInt8])
}

/// One page's connection, for as long as the page is open.
package protocol WebSocketSession: Sendable {
  /// Receives the page's messages until it closes, and returns the messages to it.
  func messages(for page: AsyncStream<WebMessage>) -> AsyncStream<WebMessage>
}

/// The answer to a request: a response, or a persistent connection.
package enum WebAnswer: Sendable {
  case response(WebResponse)
  case socket(any WebSocketSession)
}
