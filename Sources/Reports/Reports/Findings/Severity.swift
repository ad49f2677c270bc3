/// The severity of a finding, in ascending order.
package enum Severity: String, CaseIterable, Codable, Sendable, Comparable {
  /// Something that is worth knowing.
  case note
  /// Something that is probably wrong, or hard to use.
  case warning
  /// Something that is wrong; errors make the command fail.
  case error

  package static func < (first: Severity, second: Severity) -> Bool { first.rank < second.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
