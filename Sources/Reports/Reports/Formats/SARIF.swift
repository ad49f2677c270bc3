/// SARIF 2.1.0, which code scanning services read, piece by piece: the head, results with commas between them, the tail.
package struct SARIF: Sendable {
  /// A rule that results refer to.
  package struct Rule: Sendable {
    package var id: String
    package var summary: String

    package init(id: String, summary: String) {
      self.id = id
      self.summary = summary
    }
  }

  /// One finding.
  package struct Result: Sendable {
    package var rule: String
    package var level: Severity
    package var message: String
    package var file: String
    /// From 1.
    package var line: Int
    /// From 1, in characters of Unicode.
    package var column: Int?
    /// A fingerprint that does not depend on lines: the same finding has the same one in every run.
    package var identity: [String]
    /// Properties that services show without interpreting them.
    package var properties: JSONValue?

    package init(
      rule: String, level: Severity, message: String, file: String, line: Int, column: Int? = nil,
      identity: [String], properties: JSONValue? = nil
    ) {
      self.rule = rule
      self.level = level
      self.message = message
      self.file = file
      self.line = line
      self.column = column
      self.identity = identity
      self.properties = properties
    }
  }

  private let tool: String
  private let version: String
  private let rules: [Rule]

  /// - Parameters:
  ///   - tool: the program's name.
  ///   - rules: all rules that results may refer to.
  package init(tool: String, version: String, rules: [Rule]) {
    self.tool = tool
    self.version = version
    self.rules = rules
  }

  package var head: String {
    let rules = rules.map { rule in
      "{\"id\": \(JSONString.quoted(rule.id)), \"shortDescription\": {\"text\": \(JSONString.quoted(rule.summary))}}"
    }
    return """
      {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
          "tool": {"driver": {"name": \(JSONString.quoted(tool)), "version": \(JSONString.quoted(version)), "rules": [
            \(rules.joined(separator: ",\n      "))
          ]}},
          "columnKind": "unicodeCodePoints",
          "results": [
      """
  }

  /// A result on one line.
  package func text(_ result: Result) -> String {
    let index = rules.firstIndex { $0.id == result.rule } ?? 0
    let uri = URIReference.file(result.file)
    let identity = ContentHash.of(result.identity.joined(separator: "\u{1F}"))
    let column = result.column.map { ", \"startColumn\": \(max($0, 1))" } ?? ""
    let properties = result.properties.map { ", \"properties\": \($0.line)" } ?? ""
    return "{\"ruleId\": \(JSONString.quoted(result.rule)), \"ruleIndex\": \(index), "
      + "\"level\": \(JSONString.quoted(result.level.rawValue)), "
      + "\"message\": {\"text\": \(JSONString.quoted(result.message))}, \"locations\": [{\"physicalLocation\": "
      + "{\"artifactLocation\": {\"uri\": \(JSONString.quoted(uri))}, "
      + "\"region\": {\"startLine\": \(max(result.line, 1))\(column)}}}], "
      + "\"partialFingerprints\": {\"fittingroom/v1\": \"\(identity)\"}\(properties)}"
  }

  /// Appends a result's text.
  package static func separated(_ text: String, index: Int) -> String {
    (index == 0 ? "\n      " : ",\n      ") + text
  }

  package static let tail = "\n    ]\n  }]\n}\n"
}
