internal import ImageComparison
internal import Reports

extension Report {
  /// The report as a JUnit XML file, which continuous integration services read.
  package var junit: String {
    let failures = entries.count { !$0.passes && $0.verdict != .error }
    let errors = entries.count { $0.verdict == .error } + (missingShards.isEmpty ? 0 : 1)
    var text =
      JUnit.head + JUnit.suite(heading, tests: entries.count, failures: failures, errors: errors)
    for entry in entries.sorted(by: { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }) {
      text += JUnit.testCase(
        entry.name, className: "snapshots", file: entry.sourceFile, line: entry.sourceLine, outcome(of: entry)
      )
    }
    if !missingShards.isEmpty {
      text += JUnit.testCase(
        "all shards are present", className: "snapshots",
        .error(type: "missing", message: "missing \(missingShards.joined(separator: ", "))", content: ""))
    }
    return text + JUnit.suiteEnd + JUnit.tail
  }

  private func outcome(of entry: Entry) -> JUnit.Outcome {
    if entry.passes { return .passed }
    let content =
      (entry.causes
      + [entry.reference, entry.actual, entry.difference, entry.acceptCommand].compactMap(\.self))
      .joined(separator: "\n")
    let type = entry.verdict.rawValue
    return entry.verdict == .error
      ? .error(type: type, message: entry.message, content: content)
      : .failure(type: type, message: entry.message, content: content)
  }
}
