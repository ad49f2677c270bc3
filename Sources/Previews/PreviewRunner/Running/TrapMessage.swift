/// What the Swift runtime prints when a program traps.
package enum TrapMessage {
  /// The runtime's last sentence about a trap in what a process printed; nil when it said nothing.
  package static func find(in text: String) -> String? {
    text.split(separator: "\n").last { line in
      ["Fatal error", "Precondition failed", "Assertion failed"].contains { line.contains($0) }
    }.map(String.init)
  }
}
