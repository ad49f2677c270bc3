/// What a page asks for.
package struct WebRequest: Hashable, Sendable {
  package var method: String
  /// The path as it was sent, without what follows a question mark.
  package var path: String
  /// The fields by their names in small letters.
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
