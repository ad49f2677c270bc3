/// What goes over a socket between a page and the program.
package enum WebMessage: Hashable, Sendable {
  case text(String)
  case bytes([UInt8])
}

/// One page's connection, for as long as the page is open.
package protocol WebSocketSession: Sendable {
  /// Takes what the page says, until it goes, and returns what it is told.
  func messages(for page: AsyncStream<WebMessage>) -> AsyncStream<WebMessage>
}

/// What is answered to a request: a response, or a connection that stays.
package enum WebAnswer: Sendable {
  case response(WebResponse)
  case socket(any WebSocketSession)
}
