import Foundation
import Geometry
import Reports

/// For programs: one object with all findings and every variant of each.
package struct LintJSON: LintFormat {
  package init() {}

  private struct Report: Encodable {
    var version = 1
    var renders: Int
    var findings: [Finding]
  }

  private struct Finding: Encodable {
    var rule: LintRule
    var severity: Severity
    var view: String
    var subject: String
    var file: String
    var line: Int?
    var message: String
    var picture: String?
    var variants: [Occurrence]
  }

  private struct Occurrence: Encodable {
    var variant: LintVariant
    var message: String
    var frame: [Double]
    var scroll: Double?
    var count: Int
  }

  package func text(_ report: LintReport, pictures: [String?]) -> String {
    let findings = zip(report.findings, pictures).map { finding, picture in
      Finding(
        rule: finding.rule, severity: finding.severity, view: finding.view,
        subject: finding.worst.observation.subject, file: finding.file, line: finding.worst.observation.line,
        message: finding.message, picture: picture,
        variants: finding.occurrences.map { occurrence in
          let frame = occurrence.observation.frame
          return Occurrence(
            variant: occurrence.variant, message: occurrence.observation.message,
            frame: [frame.minX, frame.minY, frame.width, frame.height].map(Self.thousandths),
            scroll: occurrence.observation.scroll > 0 ? occurrence.observation.scroll : nil,
            count: occurrence.observation.count)
        })
    }
    return LintEncoding.text(Report(renders: report.renderCount, findings: findings))
  }

  /// Frames are infinite only where a view asks for that; JSON has no such numbers.
  private static func thousandths(_ value: CGFloat) -> Double {
    let limited = min(max(Double(value), -1e9), 1e9)
    return limited.isNaN ? 0 : (limited * 1000).rounded() / 1000
  }
}
