/// A supported version of the Model Context Protocol.
enum ProtocolVersion: String, CaseIterable {
  /// Stateless: each request contains its version.
  case v2026 = "2026-07-28"
  /// A connection starts with `initialize`.
  case v2025November = "2025-11-25"
  case v2025June = "2025-06-18"

  /// Whether a connection in this version starts with a handshake.
  var hasHandshake: Bool { self != .v2026 }

  /// The version offered to a client whose own version is unknown.
  static let newestWithHandshake = ProtocolVersion.v2025November
}
