internal import ImageComparison

extension Report {
  /// The report as a JUnit XML file, which continuous integration services read.
  package var junit: String {
    let failures = entries.count { !$0.passes && $0.verdict != .error }
    let errors = entries.count { $0.verdict == .error } + (missingShards.isEmpty ? 0 : 1)
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites>",
      "  <testsuite name=\"\(Markup.escaped(heading))\" tests=\"\(entries.count)\" failures=\"\(failures)\""
        + " errors=\"\(errors)\">",
    ]
    for entry in entries.sorted(by: { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }) {
      let file = entry.sourceFile.map { " file=\"\(Markup.escaped($0))\"" } ?? ""
      let line = entry.sourceLine.map { " line=\"\($0)\"" } ?? ""
      let start = "    <testcase classname=\"snapshots\" name=\"\(Markup.escaped(entry.name))\"\(file)\(line)"
      if entry.passes {
        lines.append(start + "/>")
        continue
      }
      let element = entry.verdict == .error ? "error" : "failure"
      let paths = [entry.reference, entry.actual, entry.difference, entry.acceptCommand].compactMap { $0 }
      lines.append(start + ">")
      lines.append(
        "      <\(element) type=\"\(entry.verdict.rawValue)\" message=\"\(Markup.escaped(entry.message))\">"
          + Markup.escaped(paths.joined(separator: "\n")) + "</\(element)>")
      lines.append("    </testcase>")
    }
    if !missingShards.isEmpty {
      lines.append("    <testcase classname=\"snapshots\" name=\"all shards are present\">")
      lines.append(
        "      <error message=\"missing \(Markup.escaped(missingShards.joined(separator: ", ")))\"/>")
      lines.append("    </testcase>")
    }
    return (lines + ["  </testsuite>", "</testsuites>", ""]).joined(separator: "\n")
  }
}
