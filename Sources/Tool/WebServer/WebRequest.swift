/// A page's request.
package struct WebRequest: Hashable, Sendable {
  package var method: String
  /// The path as sent, without the query.
  package var path: String
  /// The header fields, by lower-case name.
  package var fields: [String: String]
  package var body: [UInt8]

  package init(method: String, path: String, fields: [String: String] = [:], body: [UInt8] = []) {
    self.method = method
    self.path = path
    self.fields = fields
    self.body = body
  }

  /// The longest body, in bytes.
  package static let largestBody = 1 << 20
}
