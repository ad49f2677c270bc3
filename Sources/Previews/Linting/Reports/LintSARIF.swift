import Escaping
import Foundation

/// SARIF 2.1.0, which code scanning services read: a result for each finding, at its line.
package struct LintSARIF: LintFormat {
  private let version: String

  /// - Parameter version: the tool's.
  package init(version: String) {
    self.version = version
  }

  // The members' names are SARIF's own.
  private struct Log: Encodable {
    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version
      case runs
    }

    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]
  }

  private struct Run: Encodable {
    var tool: Tool
    var columnKind = "unicodeCodePoints"
    var results: [Result]
  }

  private struct Tool: Encodable {
    var driver: Driver
  }

  private struct Driver: Encodable {
    var name = "fittingroom lint"
    var version: String
    var rules: [Rule]
  }

  private struct Rule: Encodable {
    var id: String
    var shortDescription: Message
  }

  private struct Message: Encodable {
    var text: String
  }

  private struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Message
    var locations: [Location]
    var partialFingerprints: [String: String]
    var properties: Properties
  }

  private struct Location: Encodable {
    var physicalLocation: PhysicalLocation
  }

  private struct PhysicalLocation: Encodable {
    var artifactLocation: ArtifactLocation
    var region: Region
  }

  private struct ArtifactLocation: Encodable {
    var uri: String
  }

  private struct Region: Encodable {
    var startLine: Int
  }

  private struct Properties: Encodable {
    var variants: [String]
    var picture: String?
  }

  package func text(_ report: LintReport, pictures: [String?]) -> String {
    let rules = LintRule.allCases.map { Rule(id: $0.rawValue, shortDescription: Message(text: $0.summary)) }
    let results = zip(report.findings, pictures).map { finding, picture in
      Result(
        ruleId: finding.rule.rawValue, ruleIndex: LintRule.allCases.firstIndex(of: finding.rule) ?? 0,
        level: finding.severity.rawValue, message: Message(text: finding.message),
        locations: [
          Location(
            physicalLocation: PhysicalLocation(
              artifactLocation: ArtifactLocation(uri: URIReference.file(finding.file)),
              region: Region(startLine: max(finding.line, 1))))
        ],
        partialFingerprints: ["fittingroom/v1": Self.fingerprint(of: finding)],
        properties: Properties(
          variants: finding.occurrences.map { "\($0.variant.preview): \($0.variant.summary)" },
          picture: picture))
    }
    let driver = Driver(version: version, rules: rules)
    return LintEncoding.text(Log(runs: [Run(tool: Tool(driver: driver), results: results)]))
  }

  /// Over what stays the same when lines move: the same finding has the same in every run.
  private static func fingerprint(of finding: LintFinding) -> String {
    let name = [finding.rule.rawValue, finding.file, finding.view, finding.worst.observation.subject]
      .joined(separator: "\u{1F}")
    return Fingerprint.of(name)
  }
}
