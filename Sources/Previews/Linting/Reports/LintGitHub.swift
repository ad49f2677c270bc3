import Foundation

/// Workflow commands that annotate the sources' lines on GitHub.
package struct LintGitHub: LintFormat {
  package init() {}

  package func text(_ report: LintReport, pictures: [String?]) -> String {
    report.findings.map { finding in
      let kind = finding.severity == .note ? "notice" : finding.severity.rawValue
      let variant = finding.worst.variant.summary
      return "::\(kind) file=\(Self.property(finding.file)),line=\(finding.line),"
        + "title=\(Self.property("\(finding.rule.rawValue): \(variant)"))::\(Self.data(finding.message))\n"
    }.joined()
  }

  // Escaping as in GitHub's "Workflow commands for GitHub Actions".
  private static func data(_ text: String) -> String {
    text.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\r", with: "%0D")
      .replacingOccurrences(of: "\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacingOccurrences(of: ":", with: "%3A").replacingOccurrences(of: ",", with: "%2C")
  }
}
