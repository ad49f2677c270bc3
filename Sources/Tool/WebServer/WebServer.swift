internal import FlyingFox
internal import FlyingSocks
internal import Foundation
internal import Synchronization

/// A server that this machine alone can reach: it listens at 127.0.0.1. HTTP and its sockets are FlyingFox's.
package final class WebServer: Sendable {
  package let port: UInt16
  private let server: HTTPServer
  private let running: Task<Void, Never>

  package struct Failure: Error, CustomStringConvertible {
    package var description: String
  }

  /// How long making an answer may take, in seconds.
  private static let timeout = 60.0

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - port: 0 for any that is free.
  ///   - answer: is called for several requests at once.
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
    let server = HTTPServer(
      config: HTTPServer.Configuration(
        address: address, timeout: Self.timeout, sharedRequestReplaySize: WebRequest.largestBody,
        logger: .disabled),
      handler: PageHandler(answer: answer))
    let ended = SharedFailure()
    running = Task {
      do {
        try await server.run()
      } catch {
        ended.set(error)
      }
    }
    while true {
      if case .ip4(_, let port)? = await server.listeningAddress {
        self.port = port
        break
      }
      if let error = ended.value { throw failed(error) }
      try? await Task.sleep(for: .milliseconds(1))
    }
    self.server = server
  }

  /// Waits until the server has been stopped.
  package func wait() async { await running.value }

  /// Ends the server, after the answers under way.
  package func stop() async { await server.stop(timeout: 2) }

  /// Runs something that waits, from a thread that has nothing else to do.
  package static func runBlocking(_ body: @escaping @Sendable () async -> Void) {
    // Somebody who left is no reason to end.
    signal(SIGPIPE, SIG_IGN)
    let isDone = DispatchSemaphore(value: 0)
    Task.detached {
      await body()
      isDone.signal()
    }
    isDone.wait()
  }
}

/// Why a server has ended.
private final class SharedFailure: Sendable {
  private let error = Mutex<(any Error)?>(nil)
  var value: (any Error)? { error.withLock { $0 } }
  func set(_ error: any Error) { self.error.withLock { $0 = error } }
}

/// Makes requests and answers of FlyingFox's.
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

/// Makes messages of FlyingFox's.
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
