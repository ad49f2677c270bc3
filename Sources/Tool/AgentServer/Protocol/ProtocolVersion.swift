/// A version of the Model Context Protocol that is spoken.
enum ProtocolVersion: String, CaseIterable {
  /// Stateless: each request says its version itself.
  case v2026 = "2026-07-28"
  /// A connection begins with `initialize`.
  case v2025November = "2025-11-25"
  case v2025June = "2025-06-18"

  /// Whether a connection in this version begins with a handshake.
  var hasHandshake: Bool { self != .v2026 }

  /// What a client is offered whose own version is not known.
  static let newestWithHandshake = ProtocolVersion.v2025November
}
