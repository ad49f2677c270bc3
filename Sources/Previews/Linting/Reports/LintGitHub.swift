import Reports

/// Workflow commands that annotate the sources' lines on GitHub.
package struct LintGitHub: LintFormat {
  package init() {}

  package func text(_ report: LintReport, pictures: [String?]) -> String {
    report.findings.map { finding in
      GitHubCommand.annotation(
        GitHubCommand.Kind(finding.severity), file: finding.file, line: finding.line,
        title: "\(finding.rule.rawValue): \(finding.worst.variant.summary)", message: finding.message)
    }.joined()
  }
}
