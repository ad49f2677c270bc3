import ReviewServer
import TestSupport
import Testing

/// What comes over a connection, read as a request or refused.
@Suite struct HTTPRequestTests {
  private func read(_ text: String) -> HTTPRequest.Progress { HTTPRequest.read(Array(text.utf8)) }

  @Test func `a request is read as soon as all of it is there`() {
    let text =
      "POST /x/approve HTTP/1.1\r\nHost: 127.0.0.1:1\r\nContent-LENGTH:  3 \r\nX-Empty:\r\n\r\nabcd"
    let bytes = Array(text.utf8)
    for count in 0..<bytes.count - 1 { #expect(HTTPRequest.read(Array(bytes.prefix(count))) == .incomplete) }
    let expected = HTTPRequest(
      method: "POST", path: "/x/approve",
      fields: ["host": "127.0.0.1:1", "content-length": "3", "x-empty": ""], body: Array("abc".utf8))
    #expect(HTTPRequest.read(Array(bytes.dropLast())) == .complete(expected))
    #expect(HTTPRequest.read(bytes) == .complete(expected))
  }

  @Test(arguments: [
    ("nonsense\r\n\r\n", 400), ("GET  / HTTP/1.1\r\n\r\n", 400), ("get / HTTP/1.1\r\n\r\n", 400),
    ("GET http://evil/ HTTP/1.1\r\n\r\n", 400), ("GET / HTTP/2.0\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nno colon\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost : a\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\n Folded: a\r\n\r\n", 400), ("GET / HTTP/1.1\r\nA: b\u{0}c\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nContent-Length: +1\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nContent-Length: 0x10\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nContent-Length:\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nContent-Length: 2000000\r\n\r\n", 413),
    ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", 501),
  ])
  func `what could be read in two ways is refused`(_ text: String, _ code: Int) {
    #expect(read(text) == .refused(code), "\(text)")
  }

  @Test func `a head has a limit`() {
    let endless = "GET / HTTP/1.1\r\nA: " + String(repeating: "a", count: 20_000)
    #expect(read(endless) == .refused(431) && read(endless + "\r\n\r\n") == .refused(431))
    #expect(HTTPRequest.read([UInt8](repeating: 13, count: 100)) == .incomplete)
    #expect(
      HTTPRequest.read(Array("GET / HTTP/1.1\r\nA: \u{fc}".utf8.prefix(22)) + [0xFF, 13, 10, 13, 10])
        == .refused(400))
  }

  /// Whatever comes, something is answered, and no length is believed that the bytes do not have.
  @Test func `random bytes and damaged requests never trap`() {
    var generator = SeededRandom(seed: 23)
    let whole = Array("POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello".utf8)
    for _ in 0..<20_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        bytes[Int.random(in: bytes.indices, using: &generator)] = .random(in: 0...255, using: &generator)
      }
      bytes = Array(bytes.prefix(.random(in: 0...bytes.count, using: &generator)))
      if case .complete(let request) = HTTPRequest.read(bytes) {
        #expect(request.body.count <= bytes.count && request.path.hasPrefix("/"))
      }
    }
  }
}
