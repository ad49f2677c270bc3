internal import FlyingFox
internal import FlyingSocks
internal import Foundation
internal import Synchronization

/// A server that only this machine can reach: it listens on 127.0.0.1. HTTP and sockets come from FlyingFox.
package final class WebServer: Sendable {
  package let port: UInt16
  private let current: CurrentServer
  private let running: Task<Void, Never>

  package struct Failure: Error, CustomStringConvertible {
    package var description: String
  }

  /// The time limit for a response, in seconds: an agent may have an hour for compiling.
  private static let timeout = 3660.0

  /// Starts to listen.
  ///
  /// - Parameters:
  ///   - port: 0 for any free port.
  ///   - answer: handles several requests concurrently.
  package init(
    port: UInt16, answer: @escaping @Sendable (WebRequest) async -> WebAnswer
  ) async throws(Failure) {
    func failed(_ error: any Error) -> Failure {
      let reason =
        switch error as? SocketError {
        case .failed(_, _, let message)?: message
        default: "\(error)"
        }
      return Failure(description: "\(port == 0 ? "no port" : "port \(port)") can be had: \(reason)")
    }
    let address: sockaddr_in
    do {
      address = try .inet(ip4: "127.0.0.1", port: port)
    } catch {
      throw failed(error)
    }
    let handler = PageHandler(answer: answer)
    Self.allowManyConnections()
    let current = CurrentServer(Self.server(at: address, handler))
    let ended = SharedFailure()
    let first = Task {
      do {
        try await current.server.run()
      } catch {
        ended.set(error)
      }
    }
    while true {
      if case .ip4(_, let port)? = await current.server.listeningAddress {
        self.port = port
        break
      }
      if let error = ended.value { throw failed(error) }
      try? await Task.sleep(for: .milliseconds(1))
    }
    self.current = current
    let port = self.port
    running = Task {
      await first.value
      // A connection that cannot be accepted, as when all descriptors are in use, ends FlyingFox's server:
      // another one replaces it, and drops all connections.
      while !current.isStopped, let address = try? sockaddr_in.inet(ip4: "127.0.0.1", port: port) {
        let next = Self.server(at: address, handler)
        guard current.take(next) else { break }
        try? await next.run()
        if !current.isStopped { try? await Task.sleep(for: Self.pause) }
      }
    }
  }

  /// The delay before a failed server is replaced.
  private static let pause = Duration.milliseconds(200)

  private static func server(at address: sockaddr_in, _ handler: PageHandler) -> HTTPServer {
    HTTPServer(
      config: HTTPServer.Configuration(
        address: address, timeout: timeout, sharedRequestReplaySize: WebRequest.largestBody,
        pool: PromptPool(), logger: .disabled),
      handler: handler)
  }

  /// Each connection is an open file, and a process's default limit may be low.
  private static func allowManyConnections() {
    #if canImport(Glibc)
      let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let files = RLIMIT_NOFILE
    #endif
    var limit = rlimit()
    guard getrlimit(files, &limit) == 0 else { return }
    limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, 1 << 14))
    setrlimit(files, &limit)
  }

  /// Waits until the server has been stopped.
  package func wait() async { await running.value }

  /// Ends the server after the current responses.
  package func stop() async { await current.stop().stop(timeout: 2) }

  /// Runs asynchronous work from a thread that blocks.
  package static func runBlocking(_ body: @escaping @Sendable () async -> Void) {
    // Writing to a closed connection must not end the process.
    signal(SIGPIPE, SIG_IGN)
    let isDone = DispatchSemaphore(value: 0)
    Task.detached {
      await body()
      isDone.signal()
    }
    isDone.wait()
  }
}

/// FlyingFox's pool of sockets with TCP_NODELAY: otherwise the end of a message waits for the other side's
/// acknowledgement, which may take 40 ms.
private struct PromptPool: AsyncSocketPool {
  private let pool: any AsyncSocketPool = HTTPServer.defaultPool()

  func prepare() async throws { try await pool.prepare() }

  func run() async throws { try await pool.run() }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    // The listening socket passes it on to its connections.
    var isOn: Int32 = 1
    setsockopt(
      socket.file.rawValue, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
    try await pool.suspendSocket(socket, untilReadyFor: events)
  }
}

/// The server that answers now.
private final class CurrentServer: Sendable {
  private let state: Mutex<(server: HTTPServer, isStopped: Bool)>

  init(_ server: HTTPServer) { state = Mutex((server, false)) }

  var server: HTTPServer { state.withLock { $0.server } }
  var isStopped: Bool { state.withLock { $0.isStopped } }

  /// Replaces it with another one, unless that was ruled out.
  func take(_ server: HTTPServer) -> Bool {
    state.withLock { state in
      if !state.isStopped { state.server = server }
      return !state.isStopped
    }
  }

  /// Prevents further replacement of the server, and returns it.
  func stop() -> HTTPServer {
    state.withLock { state in
      state.isStopped = true
      return state.server
    }
  }
}

/// Why a server has ended.
private final class SharedFailure: Sendable {
  private let error = Mutex<(any Error)?>(nil)
  var value: (any Error)? { error.withLock { $0 } }
  func set(_ error: any Error) { self.error.withLock { $0 = error } }
}

/// Converts FlyingFox's requests and responses.
private struct PageHandler: HTTPHandler {
  let answer: @Sendable (WebRequest) async -> WebAnswer

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    let fields = Dictionary(
      request.headers.map { ($0.key.rawValue.lowercased(), $0.value) }, uniquingKeysWith: { $0 + ", " + $1 })
    if fields["transfer-encoding"] != nil {
      return Self.response(WebResponse(501, text: "refused"), to: request)
    }
    if let length = fields["content-length"], Int(length).map({ $0 > WebRequest.largestBody }) ?? true {
      return Self.response(WebResponse(413, text: "refused"), to: request)
    }
    let path = request.target.rawValue.prefix { $0 != "?" }
    let found = await answer(
      WebRequest(
        method: request.method.rawValue, path: String(path), fields: fields,
        body: Array(try await request.bodyData)))
    switch found {
    case .response(let response): return Self.response(response, to: request)
    case .socket(let session):
      return try await WebSocketHTTPHandler(
        handler: MessageFrameWSHandler(handler: MessageHandler(session: session), frameSize: 1 << 20)
      ).handleRequest(request)
    }
  }

  private static func response(_ response: WebResponse, to request: HTTPRequest) -> HTTPResponse {
    var headers = HTTPHeaders()
    for (name, value) in WebResponse.common.merging(response.fields, uniquingKeysWith: { $1 }) {
      headers[HTTPHeader(name)] = value
    }
    headers[.contentType] = response.type
    return HTTPResponse(
      statusCode: HTTPStatusCode(response.code, phrase: WebResponse.reasons[response.code] ?? "Error"),
      headers: headers, body: request.method == .HEAD ? Data() : Data(response.body))
  }
}

/// Converts FlyingFox's messages.
private struct MessageHandler: WSMessageHandler {
  let session: any WebSocketSession

  func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
    let (page, said) = AsyncStream<WebMessage>.makeStream()
    Task {
      for await message in client {
        switch message {
        case .text(let text): said.yield(.text(text))
        case .data(let data): said.yield(.bytes(Array(data)))
        case .close: break
        }
      }
      said.finish()
    }
    let (answers, told) = AsyncStream<WSMessage>.makeStream()
    let messages = session.messages(for: page)
    let task = Task {
      for await message in messages {
        switch message {
        case .text(let text): told.yield(.text(text))
        case .bytes(let bytes): told.yield(.data(Data(bytes)))
        }
      }
      told.finish()
    }
    told.onTermination = { _ in task.cancel() }
    return answers
  }
}
