/// The response to a request.
package struct WebResponse: Hashable, Sendable {
  package var code: Int
  package var type: String
  package var body: [UInt8]
  /// Additional header fields, each a name and a value.
  package var fields: [String: String] = [:]

  package init(_ code: Int, type: String, body: [UInt8]) {
    self.code = code
    self.type = type
    self.body = body
  }

  package init(_ code: Int, text: String) {
    self.init(code, type: "text/plain; charset=utf-8", body: Array((text + "\n").utf8))
  }

  static let reasons = [
    200: "OK", 202: "Accepted", 400: "Bad Request", 403: "Forbidden", 404: "Not Found",
    405: "Method Not Allowed", 409: "Conflict", 413: "Content Too Large", 415: "Unsupported Media Type",
    501: "Not Implemented", 503: "Service Unavailable",
  ]

  /// The header fields of every response, which prevent caching, framing, type sniffing and referrers.
  static let common = [
    "Cache-Control": "no-store", "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin", "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff", "X-Frame-Options": "DENY",
  ]
}
