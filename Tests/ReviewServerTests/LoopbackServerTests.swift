import Foundation
import ReviewServer
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// The server over real connections.
@Suite struct LoopbackServerTests {
  /// Runs a server that answers with the path, for the time of the body.
  private func served(_ body: (UInt16) throws -> Void) throws {
    let server = try LoopbackServer(port: 0) { request, _ in
      HTTPResponse(200, text: request.path + " " + String(decoding: request.body, as: UTF8.self))
    }
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      server.run()
      isDone.signal()
    }
    defer {
      server.stop()
      #expect(isDone.wait(timeout: .now() + 20) == .success)
    }
    try body(server.port)
  }

  /// Connects to an address of this machine; nil where nobody listens.
  private func connect(_ port: UInt16, address number: UInt32 = 0x7F00_0001) -> Int32? {
    let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = number.bigEndian
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    if isConnected { return connection }
    close(connection)
    return nil
  }

  private func send(_ text: String, to connection: Int32) {
    _ = text.withCString { Glibc.send(connection, $0, strlen($0), Int32(MSG_NOSIGNAL)) }
  }

  private func answer(_ connection: Int32) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = recv(connection, &buffer, buffer.count, 0), count > 0 { bytes += buffer[..<count] }
    close(connection)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `answers what comes in pieces, and closes`() throws {
    try served { port in
      let connection = try #require(connect(port))
      for part in ["POST /a HTTP", "/1.1\r\nContent-Length: 4\r", "\n\r\nab", "cd"] {
        send(part, to: connection)
        usleep(20_000)
      }
      let text = answer(connection)
      #expect(text.hasPrefix("HTTP/1.1 200 OK\r\n") && text.hasSuffix("\r\n\r\n/a abcd\n"))
      for field in ["X-Content-Type-Options: nosniff", "Cache-Control: no-store", "X-Frame-Options: DENY"] {
        #expect(text.contains("\r\n\(field)\r\n"))
      }
      let head = try #require(connect(port))
      send("HEAD /a HTTP/1.1\r\n\r\n", to: head)
      #expect(answer(head).hasSuffix("\r\n\r\n"))
    }
  }

  /// Somebody who connects and says nothing, as browsers do ahead of time, keeps nobody waiting.
  @Test func `idle and broken connections do not stand in the way`() throws {
    try served { port in
      let idle = (0..<20).map { _ in connect(port) }
      for text in ["", "\u{0}\u{1}", "GET", "GET / HTTP/9\r\n\r\n"] {
        let connection = try #require(connect(port))
        send(text, to: connection)
        close(connection)
      }
      let connection = try #require(connect(port))
      send("GET /b HTTP/1.1\r\n\r\n", to: connection)
      #expect(answer(connection).hasSuffix("/b \n"))
      for case let connection? in idle { close(connection) }
    }
  }

  @Test func `too many connections are told so`() throws {
    try served { port in
      let idle = (0..<80).map { _ in connect(port) }
      usleep(200_000)
      let connection = try #require(connect(port))
      send("GET /c HTTP/1.1\r\n\r\n", to: connection)
      #expect(answer(connection).hasPrefix("HTTP/1.1 503 "))
      for case let connection? in idle { close(connection) }
      usleep(200_000)
      let later = try #require(connect(port))
      send("GET /d HTTP/1.1\r\n\r\n", to: later)
      #expect(answer(later).hasSuffix("/d \n"))
    }
  }

  /// Nothing but 127.0.0.1 leads to it, not even another address of the same machine.
  @Test func `only the loopback leads to it`() throws {
    try served { port in
      #expect(connect(port, address: 0x7F00_0002) == nil)
      #expect(throws: LoopbackServer.Failure.self) {
        try LoopbackServer(port: port) { _, _ in HTTPResponse(200, text: "") }
      }
    }
  }

  @Test func `silent connections do not keep others from an answer`() throws {
    try served { port in
      let silent = (0..<200).compactMap { _ in connect(port) }
      defer { for connection in silent { close(connection) } }
      #expect(silent.count == 200)
      let start = ContinuousClock.now
      let connection = try #require(connect(port))
      send("GET /here HTTP/1.1\r\n\r\n", to: connection)
      #expect(answer(connection).contains("/here"))
      #expect(ContinuousClock.now - start < .seconds(3))
    }
  }
}
