import Reports

/// For people: one paragraph per finding.
package struct LintTable: LintFormat {
  /// How many variants are named.
  private static let named = 3

  package init() {}

  package func text(_ report: LintReport, pictures: [String?]) -> String {
    let findings = report.findings
    var text = ""
    for (finding, picture) in zip(findings, pictures) {
      let lines = [
        "\(finding.file):\(finding.line): \(finding.severity): \(finding.rule.rawValue): \(finding.message)",
        "  \(Self.variants(of: finding, in: report.renderCount))", picture.map { "  \($0)" },
      ]
      for case let line? in lines { text += TerminalText.line(line) + "\n" }
    }
    let counts = Severity.allCases.reversed().map { severity in
      Wording.count(findings.count { $0.severity == severity }, "\(severity)")
    }
    return text + "\(counts.joined(separator: ", ")) in \(Wording.count(report.renderCount, "render"))\n"
  }

  /// "in 2 of 6 renders: iPhone SE, accessibility3; iPhone SE, xxxLarge".
  private static func variants(of finding: LintFinding, in total: Int) -> String {
    let previews = Set(finding.occurrences.map(\.variant.preview))
    var names: [String] = []
    for occurrence in finding.occurrences {
      let variant = occurrence.variant
      let name = previews.count > 1 ? "\(variant.preview) (\(variant.summary))" : variant.summary
      // Previews of a fixed size look alike on every device.
      if !names.contains(name) { names.append(name) }
    }
    let rest = names.count - named
    return "in \(finding.occurrences.count) of \(Wording.count(total, "render")): "
      + names.prefix(named).joined(separator: "; ") + (rest > 0 ? "; and \(rest) more" : "")
  }
}
