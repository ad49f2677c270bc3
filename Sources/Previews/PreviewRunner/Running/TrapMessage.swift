/// What the Swift runtime prints when a program traps.
package enum TrapMessage {
  /// The runtime's last sentence about a trap in what a process printed; nil when it said nothing.
  ///
  /// If the library itself traps, for example for a missing environment object, the line in the library's
  /// source is of no use and is omitted.
  package static func find(in text: String) -> String? {
    guard let line = line(in: text) else { return nil }
    guard let range = line.firstRange(of: "Fatal error: "), let slash = line.firstIndex(of: "/"),
      slash < range.lowerBound, modules.contains(String(line[..<slash]))
    else { return line }
    return String(line[range.upperBound...])
  }

  /// The names of the library's own modules.
  private static let modules: Set<String> = {
    guard let folder = try? EngineInstallation().modules else { return [] }
    return Set(
      RunnerFile.names(in: folder).filter { $0.hasSuffix(".swiftmodule") }
        .map { String($0.dropLast(".swiftmodule".count)) })
  }()

  private static func line(in text: String) -> String? {
    text.split(separator: "\n").last { line in
      ["Fatal error", "Precondition failed", "Assertion failed"].contains { line.contains($0) }
    }.map(String.init)
  }
}
