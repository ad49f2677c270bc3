import Foundation
import Reports

#if canImport(Glibc)
  import Glibc
#endif

/// The page of `fittingroom preview` without a browser: it sends the page's requests, over the same socket.
final class PageClient {
  private let server = Process()
  private let connection: Int32
  private var received: [UInt8] = []

  /// The program's process.
  var process: Int32 { server.processIdentifier }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Starts the program on a folder and opens its page's socket.
  init(_ folder: URL) throws {
    let pipe = Pipe()
    server.executableURL = BuiltProgram.url
    server.arguments = ["preview", folder.path]
    server.environment = BuiltProgram.environment(keepingIn: folder.deletingLastPathComponent())
    server.standardOutput = pipe
    try server.run()
    var line: [UInt8] = []
    while line.last != UInt8(ascii: "\n"), let byte = try pipe.fileHandleForReading.read(upToCount: 1)?.first
    {
      line.append(byte)
    }
    let address = String(decoding: line.dropLast(), as: UTF8.self)
    guard let url = URL(string: address), let port = url.port else {
      throw Failure(description: "the program prints no address: \(address)")
    }
    connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = UInt16(port).bigEndian
    place.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let status = withUnsafePointer(to: &place) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { throw Failure(description: "the program does not answer at \(address)") }
    try send(
      Array(
        """
        GET \(address.dropFirst("http://127.0.0.1:\(port)".count))socket HTTP/1.1\r
        Host: 127.0.0.1:\(port)\r
        Origin: http://127.0.0.1:\(port)\r
        Upgrade: websocket\r
        Connection: Upgrade\r
        Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r
        Sec-WebSocket-Version: 13\r
        \r

        """.utf8))
    var head = try bytes(4)
    while head.suffix(4) != Array("\r\n\r\n".utf8)[...] { head += try bytes(1) }
    guard head.starts(with: Array("HTTP/1.1 101".utf8)) else {
      throw Failure(description: String(decoding: head, as: UTF8.self))
    }
  }

  deinit {
    close(connection)
    server.terminate()
    server.waitUntilExit()
  }

  /// Requests the main picture, as the page does when it is notified of a change.
  func show(_ file: String) throws {
    let question: JSONValue = .object([
      "do": .string("show"), "place": .string("main"), "file": .string(file), "id": .integer(1),
      "variant": .object([]),
    ])
    // A text in one piece, masked with zeros.
    let text = Array(question.line.utf8)
    var head: [UInt8] = [0x81]
    if text.count < 126 {
      head.append(0x80 | UInt8(text.count))
    } else {
      head += [0x80 | 126, UInt8(text.count >> 8), UInt8(text.count & 0xff)]
    }
    try send(head + [0, 0, 0, 0] + text)
  }

  /// Waits for the next answer with a picture; if the program reports a change, the picture is requested.
  ///
  /// - Throws: the error that the page would show instead of the picture.
  func picture(of file: String) throws -> JSONValue {
    while true {
      let message = try message()
      guard message.isBinary else {
        try show(file)
        continue
      }
      let length = message.bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let answer = try JSONParser.parse(Array(message.bytes[4..<4 + length]))
      if let error = answer["error"]?.string { throw Failure(description: error) }
      if answer["do"]?.string == "show" { return answer }
    }
  }

  private func message() throws -> (isBinary: Bool, bytes: [UInt8]) {
    while true {
      let head = try bytes(2)
      var length = Int(head[1] & 0x7f)
      if length == 126 || length == 127 {
        length = try bytes(length == 126 ? 2 : 8).reduce(0) { $0 << 8 | Int($1) }
      }
      let bytes = try bytes(length)
      let kind = head[0] & 0x0f
      if kind == 1 || kind == 2 { return (kind == 2, bytes) }
    }
  }

  private func bytes(_ count: Int) throws -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while received.count < count {
      let read = read(connection, &buffer, buffer.count)
      guard read > 0 else { throw Failure(description: "the program has ended") }
      received += buffer[..<read]
    }
    defer { received.removeFirst(count) }
    return Array(received[..<count])
  }

  private func send(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(connection, $0.baseAddress, $0.count) }
      guard written > 0 else { throw Failure(description: "the program has ended") }
      rest = rest.dropFirst(written)
    }
  }
}
