import Glibc

/// The folders in which programs are looked for: the variable PATH.
package enum SearchPath {
  /// The path of the first program of a name that may be run; nil where there is none.
  package static func program(_ name: String) -> String? {
    (SystemCall.environment("PATH") ?? "").split(separator: ":").lazy.map { "\($0)/\(name)" }
      .first { access($0, X_OK) == 0 }
  }
}
