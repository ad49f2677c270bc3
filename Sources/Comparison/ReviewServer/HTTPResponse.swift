/// What is answered to a request; every answer ends its connection.
package struct HTTPResponse: Hashable, Sendable {
  package var code: Int
  package var type: String
  package var body: [UInt8]
  /// More fields, each a name and a value.
  package var fields: [String: String] = [:]

  package init(_ code: Int, type: String, body: [UInt8]) {
    self.code = code
    self.type = type
    self.body = body
  }

  package init(_ code: Int, text: String) {
    self.init(code, type: "text/plain; charset=utf-8", body: Array((text + "\n").utf8))
  }

  private static let reasons = [
    200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
    409: "Conflict",
    413: "Content Too Large", 415: "Unsupported Media Type", 431: "Request Header Fields Too Large",
    501: "Not Implemented", 503: "Service Unavailable",
  ]

  /// The bytes to send. Nobody may keep the answer, show it in a frame, take it for another type, or learn from it where
  /// a link came from.
  package func bytes(withBody: Bool = true) -> [UInt8] {
    var head = "HTTP/1.1 \(code) \(Self.reasons[code] ?? "Error")\r\n"
    let common = [
      "Cache-Control": "no-store", "Connection": "close", "Content-Length": "\(body.count)",
      "Content-Type": type,
      "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin",
      "Referrer-Policy": "no-referrer", "X-Content-Type-Options": "nosniff", "X-Frame-Options": "DENY",
    ]
    for (name, value) in common.merging(fields, uniquingKeysWith: { $1 }).sorted(by: { $0.key < $1.key }) {
      head += "\(name): \(value)\r\n"
    }
    return Array((head + "\r\n").utf8) + (withBody ? body : [])
  }
}
