/// What the Swift runtime prints when a program traps.
package enum TrapMessage {
  /// The runtime's last sentence about a trap in what a process printed; nil when it said nothing.
  package static func find(in text: String) -> String? {
    guard let line = line(in: text) else { return nil }
    // What stands in the place of code that does not compile is no place that a person knows.
    guard line.hasPrefix("PreviewDeclarations/Missing.swift"),
      let range = line.firstRange(of: "Fatal error: ")
    else {
      return line
    }
    return String(line[range.upperBound...])
  }

  private static func line(in text: String) -> String? {
    text.split(separator: "\n").last { line in
      ["Fatal error", "Precondition failed", "Assertion failed"].contains { line.contains($0) }
    }.map(String.init)
  }
}
