package import StringCatalogs

/// The results for all texts.
package struct MeasurementSummary: Sendable {
  /// The number of measurements, one for each text, form, slot and type size.
  package var measured = 0
  package var failed = 0
  /// How often each finding was made.
  package var findings: [TextMeasurement.Finding: Int] = [:]
  /// Keys that match no rule and have no other slot.
  package var keysWithoutBudget = 0
  package var sourceLanguage = ""
  /// How many texts the catalogs have.
  package var textsRead = 0
  /// How many were left out; `problems` says why.
  package var textsSkipped = 0
  /// How many translations are marked as fuzzy, which programs do not show.
  package var textsFuzzy = 0
  /// How many failures and problems the baseline has.
  package var known = 0
  /// Budgets that will never be exceeded, in sentences.
  package var idleBudgets: [IdleBudget] = []
  /// Problems in the catalogs, regardless of the available space.
  package var problems: [CatalogFinding] = []

  /// Whether a text or a catalog fails.
  package var fails: Bool { failed > 0 || problems.contains(where: \.isError) }

  /// A budget that no realistic translation would exceed.
  package struct IdleBudget: Sendable, Equatable {
    /// The rule's place; nil for the command's own width.
    package var file: String?
    package var line: Int?
    package var message: String

    package init(file: String? = nil, line: Int? = nil, message: String) {
      self.file = file
      self.line = line
      self.message = message
    }
  }

  package init() {}

  mutating func add(_ measurement: TextMeasurement) {
    measured += 1
    if measurement.isKnown { known += 1 }
    if measurement.fails { failed += 1 }
    for finding in measurement.findings { findings[finding, default: 0] += 1 }
  }

  mutating func add(_ other: MeasurementSummary) {
    measured += other.measured
    failed += other.failed
    known += other.known
    findings.merge(other.findings, uniquingKeysWith: +)
    keysWithoutBudget += other.keysWithoutBudget
  }
}
