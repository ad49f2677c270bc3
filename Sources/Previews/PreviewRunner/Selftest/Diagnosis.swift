/// One thing that the program needs or can use, and whether it is there.
package struct Diagnosis: Sendable, Equatable {
  /// Whether it is there, and what that means.
  package enum State: String, Sendable {
    case present
    /// Nothing can be rendered without it.
    case missing
    /// Some commands can do less without it.
    case absent
  }

  /// What it is called in the table and in JSON, as in "toolchain".
  package var name: String
  package var state: State
  /// Where it is and of which version, or what is lacking.
  package var finding: String
  /// What to do about it: a command where there is one. Nil if nothing is to be done.
  package var remedy: String?
  /// 0 if it is there or can be done without, else that of the error which `render` would end with.
  package var exitCode: Int32 = 0
}
