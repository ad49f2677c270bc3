import Reports

/// SARIF 2.1.0, which code scanning services read: a result for each finding, at its line.
package struct LintSARIF: LintFormat {
  private let version: String

  /// - Parameter version: the tool's.
  package init(version: String) {
    self.version = version
  }

  package func text(_ report: LintReport, pictures: [String?]) -> String {
    let sarif = SARIF(
      tool: "fittingroom lint", version: version,
      rules: LintRule.allCases.map { SARIF.Rule(id: $0.rawValue, summary: $0.summary) })
    let results = zip(report.findings, pictures).enumerated().map { index, pair in
      let (finding, picture) = pair
      let variants = finding.occurrences.map { "\($0.variant.preview): \($0.variant.summary)" }
      var properties = [JSONValue.Member(key: "variants", value: .array(variants.map { .string($0) }))]
      if let picture { properties.append(JSONValue.Member(key: "picture", value: .string(picture))) }
      let result = SARIF.Result(
        rule: finding.rule.rawValue, level: finding.severity, message: finding.message,
        file: finding.file, line: finding.line,
        identity: [finding.rule.rawValue, finding.file, finding.view, finding.worst.observation.subject],
        properties: .object(properties))
      return SARIF.separated(sarif.text(result), index: index)
    }
    return sarif.head + results.joined() + SARIF.tail
  }
}
