internal import Foundation
internal import Reports

/// What the header of an HTTP request says of the message in its body, so that servers in between need not
/// read the body.
package struct AgentMessageFields: Hashable, Sendable {
  /// The protocol's version; nil before a handshake.
  package var version: String?
  /// The message's method and the name of its tool, which requests of 2026-07-28 repeat.
  package var method: String?
  package var name: String?

  /// - Parameter fields: a request's header fields, by lower-case name.
  package init(_ fields: [String: String]) {
    version = fields["mcp-protocol-version"]
    method = fields["mcp-method"]
    name = fields["mcp-name"]
  }

  /// Those of a message that calls a tool; nil if it calls none.
  package init?(ofCall message: [UInt8]) {
    guard let document = try? JSONParser.parse(message), document["method"]?.string == Self.call,
      document["id"] != nil
    else { return nil }
    version = document["params"]?["_meta"]?[AgentConnection.versionKey]?.string
    method = Self.call
    name = document["params"]?["name"]?.string
  }

  private static let call = "tools/call"

  /// The fields by their names.
  package var fields: [String: String] {
    let isPlain = name?.utf8.allSatisfy { (0x21...0x7e).contains($0) } ?? true
    let name = isPlain ? name : name.map { "=?base64?\(Data($0.utf8).base64EncodedString())?=" }
    // A line break in a value would be the end of its field.
    return ["MCP-Protocol-Version": version, "Mcp-Method": method, "Mcp-Name": name].compactMapValues {
      $0?.utf8.allSatisfy { (0x20...0x7e).contains($0) } == true ? $0 : nil
    }
  }

  /// Checks that they say the same as the message, as 2026-07-28 requires: who reads the header and who reads
  /// the body must not be told different things.
  ///
  func check(_ method: String, _ parameters: JSONValue?) throws(RequestFailure) {
    let said = parameters?["_meta"]?[AgentConnection.versionKey]?.string
    guard said != nil || version == ProtocolVersion.v2026.rawValue else { return }
    if version != said { throw .differingField("MCP-Protocol-Version") }
    if self.method != method { throw .differingField("Mcp-Method") }
    if method == Self.call, let tool = parameters?["name"]?.string, Self.decoded(name) != tool {
      throw .differingField("Mcp-Name")
    }
  }

  /// The value of a field: what cannot stand in one is written “=?base64?…?=”.
  private static func decoded(_ field: String?) -> String? {
    guard let field, field.hasPrefix("=?base64?"), field.hasSuffix("?="), field.utf8.count >= 11 else {
      return field
    }
    return Data(base64Encoded: String(field.dropFirst(9).dropLast(2))).flatMap {
      String(validating: $0, as: UTF8.self)
    }
  }
}
