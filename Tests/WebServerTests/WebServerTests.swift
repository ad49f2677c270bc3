import Foundation
import Testing
import WebServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif
#if canImport(Glibc)
  import Glibc
#endif

/// The server over real connections.
@Suite struct WebServerTests {
  /// Says everything again.
  private struct Echo: WebSocketSession {
    func messages(for page: AsyncStream<WebMessage>) -> AsyncStream<WebMessage> { page }
  }

  private func served(_ body: (UInt16) async throws -> Void) async throws {
    let server = try await WebServer(port: 0) { request in
      request.path == "/socket"
        ? .socket(Echo())
        : .response(
          WebResponse(
            200, text: "\(request.method) \(request.path) \(String(decoding: request.body, as: UTF8.self))"))
    }
    do {
      try await body(server.port)
    } catch {
      await server.stop()
      throw error
    }
    await server.stop()
    await server.wait()
  }

  /// Sends bytes unchanged, and returns the reply until the other side closes the connection.
  ///
  /// On a thread of its own: the server needs those that tasks share, which tests that run at the same time hold, too.
  private func raw(
    _ port: UInt16, _ parts: [String], address number: UInt32 = 0x7F00_0001
  ) async -> String? {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: Self.exchange(port, parts, number)) }
    }
  }

  /// A connection; nil if it is not accepted.
  private static func connection(_ port: UInt16, _ number: UInt32 = 0x7F00_0001) -> Int32? {
    let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = loopback(port: port, number)
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    if !isConnected { close(connection) }
    return isConnected ? connection : nil
  }

  /// A socket that listens and has room for a single connection that nobody has accepted.
  private static func listener() -> (descriptor: Int32, port: UInt16)? {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = loopback(port: 0)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && listen(descriptor, 0) == 0
          && getsockname(descriptor, $0, &size) == 0
      }
    }
    return isListening ? (descriptor, UInt16(bigEndian: address.sin_port)) : nil
  }

  /// A connection that is begun and not waited for.
  private static func started(_ port: UInt16) -> Int32? {
    let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0)
    var address = loopback(port: port)
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    return result == 0 || errno == EINPROGRESS ? connection : nil
  }

  private static func loopback(port: UInt16, _ number: UInt32 = 0x7F00_0001) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = number.bigEndian
    return address
  }

  private static func exchange(_ port: UInt16, _ parts: [String], _ number: UInt32) -> String? {
    guard let connection = connection(port, number) else { return nil }
    defer { close(connection) }
    var time = timeval()
    // Long enough for a machine with other things to do: it ends a test that fails.
    time.tv_sec = 300
    setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    for part in parts {
      _ = part.withCString { send(connection, $0, strlen($0), Int32(MSG_NOSIGNAL)) }
      usleep(20_000)
    }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = recv(connection, &buffer, buffer.count, 0), count > 0 { bytes += buffer[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func answersWhatComesInPieces() async throws {
    try await served { port in
      let answer = await raw(
        port, ["POST /a HTTP", "/1.1\r\nConnection: close\r\nContent-Length: 4\r", "\n\r\nab", "cd"])
      let text = try #require(answer)
      #expect(text.hasPrefix("HTTP/1.1 200 OK\r\n") && text.hasSuffix("\r\n\r\nPOST /a abcd\n"), "\(text)")
      for field in ["x-content-type-options: nosniff", "cache-control: no-store", "x-frame-options: deny"] {
        #expect(text.lowercased().contains("\r\n\(field)\r\n"), "\(field)")
      }
    }
  }

  @Test func refusesWhatIsTooLongOrInParts() async throws {
    try await served { port in
      let long = await raw(
        port, ["POST /a HTTP/1.1\r\nConnection: close\r\nContent-Length: 99999999\r\n\r\n"])
      #expect(long?.hasPrefix("HTTP/1.1 413 ") ?? true, "\(long ?? "")")
      let parts = await raw(
        port,
        ["POST /a HTTP/1.1\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\n"])
      #expect(parts?.hasPrefix("HTTP/1.1 501 ") == true, "\(parts ?? "")")
      for text in ["\u{1}\u{2}\r\n\r\n", "GET\r\n\r\n", "POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n"] {
        let answer = await raw(port, [text])
        #expect(answer?.contains("200 OK") != true)
      }
      // The next one is answered as if nothing had been.
      let next = await raw(port, ["GET /b HTTP/1.1\r\nConnection: close\r\n\r\n"])
      #expect(next?.hasSuffix("GET /b \n") == true)
    }
  }

  /// A client that connects and sends nothing, or never finishes its request, does not block others.
  @Test func silentConnectionsKeepNobodyOut() async throws {
    try await served { port in
      let silent = (0..<200).compactMap { _ in Self.connection(port) }
      defer { for connection in silent { close(connection) } }
      #expect(silent.count == 200)
      let half = "GET / HTTP/1.1\r\nHost: x"
      for connection in silent.prefix(100) {
        #expect(half.withCString { send(connection, $0, strlen($0), Int32(MSG_NOSIGNAL)) } == half.utf8.count)
      }
      let answer = await raw(port, ["GET /b HTTP/1.1\r\nConnection: close\r\n\r\n"])
      #expect(answer?.hasSuffix("GET /b \n") == true, "\(answer ?? "no answer")")
    }
  }

  /// The program is a client of its own servers, and of no other machine's.
  @Test func asksAServer() async throws {
    func post(_ body: String, to address: String) async -> String? {
      let answer = await WebClient.post(
        Array(body.utf8), of: "text/plain", fields: ["X-Field": "1"], to: address)
      return answer.map { String(decoding: $0, as: UTF8.self) }
    }
    try await served { port in
      let long = String(repeating: "x", count: 1 << 19)
      for body in ["", "abc", long] {
        let answer = await post(body, to: "http://127.0.0.1:\(port)/a/b")
        #expect(answer == "POST /a/b \(body)\n")
      }
      let refused = await post(long + long + long, to: "http://127.0.0.1:\(port)/a")
      #expect(refused == nil || refused == "refused\n")
    }
    for address in ["http://127.0.0.1:1/", "http://example.com:80/", "http://127.0.0.1/", "", "x y"] {
      let answer = await post("abc", to: address)
      #expect(answer == nil, "\(address)")
    }
  }

  /// The client waits for a server that accepts no connection for longer than FlyingFox would wait.
  @Test func waitsForAServerThatIsBusy() async throws {
    let listener = try #require(Self.listener())
    defer {
      // Ends the thread that accepts.
      shutdown(listener.descriptor, Int32(SHUT_RDWR))
      close(listener.descriptor)
    }
    // It fills the queue of those that wait to be accepted: no other connection is made.
    let waiting = (0..<2).compactMap { _ in Self.started(listener.port) }
    defer { for connection in waiting { close(connection) } }
    Thread.detachNewThread {
      sleep(7)
      while case let connection = accept(listener.descriptor, nil, nil), connection >= 0 {
        let answer = "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\ndone"
        _ = answer.withCString { send(connection, $0, strlen($0), Int32(MSG_NOSIGNAL)) }
      }
    }
    let answer = await WebClient.post(
      [], of: "text/plain", fields: [:], to: "http://127.0.0.1:\(listener.port)/")
    #expect(answer.map { String(decoding: $0, as: UTF8.self) } == "done")
  }

  /// Nothing but 127.0.0.1 leads to it, not even another address of the same machine.
  @Test func onlyTheLoopbackLeadsToIt() async throws {
    try await served { port in
      let other = await raw(port, [], address: 0x7F00_0002)
      #expect(other == nil)
      await #expect(throws: WebServer.Failure.self) {
        _ = try await WebServer(port: port) { _ in .response(WebResponse(200, text: "")) }
      }
    }
  }
}
