internal import Foundation
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A server that this machine alone can reach: it listens at 127.0.0.1.
///
/// It is no more than a page on the same machine needs: one request for each connection, a few connections at a time, a limit
/// for everything that comes, and no waiting for those who send nothing.
package final class LoopbackServer: Sendable {
  package let port: UInt16
  private let socket: Int32
  private let answer: @Sendable (HTTPRequest, LoopbackServer) -> HTTPResponse
  private let open = Mutex(Connections())
  private let isStopped = Mutex(false)

  /// The connections that there are.
  private struct Connections {
    var count = 0
    /// Those that have not said what they want, the oldest first.
    var waiting: [Int32] = []
  }

  /// Connections at a time. One more takes the place of the oldest that has said nothing; where all have, it is told to come
  /// back.
  private static let connectionLimit = 64
  /// How long a connection may take to send a request, and to take the answer.
  private static let seconds = 10

  package struct Failure: Error, CustomStringConvertible {
    package var description: String
  }

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - port: 0 for any that is free.
  ///   - answer: is called on several threads at once, with the server itself.
  package init(
    port: UInt16, answer: @escaping @Sendable (HTTPRequest, LoopbackServer) -> HTTPResponse
  ) throws(Failure) {
    func failed(_ what: String) -> Failure {
      Failure(description: "\(what): \(String(cString: strerror(errno)))")
    }
    #if canImport(Darwin)
      let stream = SOCK_STREAM
    #else
      let stream = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    #endif
    let socket = Foundation.socket(AF_INET, stream, 0)
    guard socket >= 0 else { throw failed("no socket can be made") }
    var yes: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(socket, address, length) == 0 && listen(socket, 32) == 0
          && getsockname(socket, address, &length) == 0
      }
    }
    guard isBound else {
      let failure = failed(port == 0 ? "no port can be had" : "port \(port) cannot be had")
      close(socket)
      throw failure
    }
    self.socket = socket
    self.port = UInt16(bigEndian: address.sin_port)
    self.answer = answer
  }

  /// Answers until `stop()` is called.
  package func run() {
    while !isStopped.withLock({ $0 }) {
      let connection = accept(socket, nil, nil)
      guard connection >= 0 else {
        // Too many files are open, or somebody left before it was their turn.
        if !isStopped.withLock({ $0 }) { usleep(10_000) }
        continue
      }
      let isFree = open.withLock { open in
        if open.count >= Self.connectionLimit {
          guard !open.waiting.isEmpty else { return false }
          // Its thread reads an end, and closes it.
          shutdown(open.waiting.removeFirst(), Int32(SHUT_RDWR))
        }
        open.count += 1
        open.waiting.append(connection)
        return true
      }
      limitTime(of: connection)
      guard isFree else {
        send(HTTPResponse(503, text: "too many connections").bytes(), to: connection)
        close(connection)
        continue
      }
      Thread.detachNewThread { [self] in
        serve(connection)
        // As long as it is among those that wait, its number is nobody else's.
        open.withLock { open in
          open.waiting.removeAll { $0 == connection }
          open.count -= 1
        }
        close(connection)
      }
    }
    close(socket)
    // Who was told to stop waits for the answer; those who only connected get none.
    let deadline = ContinuousClock.now + .seconds(2)
    while open.withLock({ $0.count }) > 0, ContinuousClock.now < deadline { usleep(5000) }
  }

  /// Ends `run()`, after the answers under way.
  package func stop() {
    isStopped.withLock { $0 = true }
    shutdown(socket, Int32(SHUT_RDWR))
  }

  private func limitTime(of connection: Int32) {
    var time = timeval()
    time.tv_sec = Self.seconds
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(connection, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
    }
  }

  private func serve(_ connection: Int32) {
    var bytes: [UInt8] = []
    let deadline = ContinuousClock.now + .seconds(Self.seconds)
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    while ContinuousClock.now < deadline {
      switch HTTPRequest.read(bytes) {
      case .complete(let request):
        open.withLock { $0.waiting.removeAll { $0 == connection } }
        send(answer(request, self).bytes(withBody: request.method != "HEAD"), to: connection)
        return finish(connection)
      case .refused(let code):
        send(HTTPResponse(code, text: "refused").bytes(), to: connection)
        return finish(connection)
      case .incomplete:
        let count = recv(connection, &buffer, buffer.count, 0)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return }
        bytes += buffer[..<count]
      }
    }
  }

  /// Lets the other side read to the end before the connection goes.
  private func finish(_ connection: Int32) { shutdown(connection, Int32(SHUT_WR)) }

  @discardableResult
  private func send(_ bytes: [UInt8], to connection: Int32) -> Bool {
    var sent = 0
    while sent < bytes.count {
      // Somebody who left is no reason for a signal.
      let count = bytes.withUnsafeBytes {
        Foundation.send(connection, $0.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }
}
