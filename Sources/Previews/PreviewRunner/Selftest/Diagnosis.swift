/// One requirement or optional dependency of the program, and whether it is available.
package struct Diagnosis: Sendable, Equatable {
  /// Its availability, and the consequence.
  package enum State: String, Sendable {
    case present
    /// Missing; nothing can be rendered without it.
    case missing
    /// Missing; some commands can do less without it.
    case absent
  }

  /// Its name in the table and in JSON, as in "toolchain".
  package var name: String
  package var state: State
  /// Its location and version, or what is missing.
  package var finding: String
  /// The remedy: a command if there is one. Nil if nothing needs to be done.
  package var remedy: String?
  /// 0 if it is available or optional, otherwise the exit code with which `render` would fail.
  package var exitCode: Int32 = 0
}
