/// A share as VoiceOver says it.
package enum PercentText {
  /// "50%" for a half.
  package static func of(_ fraction: Double) -> String { "\(Int((fraction * 100).rounded()))%" }
}
