internal import StringCatalogs

/// JSON; Documentation/Measurements.md describes every member.
package struct JSONFormat: MeasurementFormat {
  package init() {}

  package func head(_ summary: MeasurementSummary, rowCount: Int) -> String {
    "{\n  \"version\": 1,\n  \"sourceLanguage\": \(ReportMarkup.json(summary.sourceLanguage)),\n"
      + "  \"measurements\": ["
  }

  package func row(_ item: TextMeasurement) -> String? {
    var members = [
      ("verdict", ReportMarkup.json(item.verdict)),
      ("findings", ReportMarkup.json(item.findings.map(\.rawValue))),
      ("key", ReportMarkup.json(item.key)), ("table", ReportMarkup.json(item.table)),
    ]
    func add(_ name: String, _ text: String?) {
      if let text { members.append((name, text)) }
    }
    add("category", item.category.map { ReportMarkup.json($0.rawValue) })
    add("variant", item.variant.map { ReportMarkup.json($0) })
    add("locale", ReportMarkup.json(item.locale))
    add("typeSize", ReportMarkup.json(item.typeSizeName))
    add("text", ReportMarkup.json(item.text))
    add("shown", item.shown.map { ReportMarkup.json($0) })
    add("width", Decimals.text(item.width))
    add("height", Decimals.text(item.height))
    add("lines", "\(item.lines)")
    if let budget = item.budget {
      add("budget", Decimals.text(budget))
      add("device", item.slot.device.map { ReportMarkup.json($0) })
      add("over", Decimals.text(item.excess))
      add("lineLimit", "\(item.slot.lines)")
      add("allowedScale", Decimals.text(item.slot.allowedScale))
    }
    add("neededScale", item.neededScale.map { Decimals.text($0, digits: 3) })
    add("expansion", item.expansion.map { Decimals.text($0, digits: 3) })
    add("sourceText", item.sourceText.map { ReportMarkup.json($0) })
    add("state", ReportMarkup.json(item.state))
    if !item.missingGlyphs.isEmpty { add("missingGlyphs", ReportMarkup.json(item.missingGlyphs)) }
    if !item.fallbackFonts.isEmpty { add("fallbackFonts", ReportMarkup.json(item.fallbackFonts)) }
    add("file", ReportMarkup.json(item.file))
    add("line", "\(item.line)")
    return "{" + members.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
  }

  package func written(_ row: String, index: Int) -> String { (index == 0 ? "\n    " : ",\n    ") + row }

  package func tail(_ summary: MeasurementSummary, rowCount: Int) -> String {
    let idle = summary.idleBudgets.map { budget in
      let place =
        budget.file.map { "\"file\": \(ReportMarkup.json($0)), \"line\": \(budget.line ?? 1), " } ?? ""
      return "\n    {\(place)\"message\": \(ReportMarkup.json(budget.message))}"
    }
    let problems = summary.problems.map { problem in
      var members = [
        ("kind", ReportMarkup.json(problem.kind.rawValue)), ("severity", ReportMarkup.json(problem.severity)),
      ]
      for (name, text) in [("key", problem.key), ("table", problem.table), ("locale", problem.locale)] {
        if let text { members.append((name, ReportMarkup.json(text))) }
      }
      members += [
        ("message", ReportMarkup.json(problem.message)), ("file", ReportMarkup.json(problem.file)),
        ("line", "\(problem.line)"),
      ]
      return "\n    {" + members.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
    }
    let findings = TextMeasurement.Finding.allCases.compactMap { finding in
      summary.findings[finding].map { "\"\(finding.rawValue)\": \($0)" }
    }
    return (rowCount == 0 ? "" : "\n  ") + "],\n  \"idleBudgets\": ["
      + (idle.isEmpty ? "" : idle.joined(separator: ",") + "\n  ")
      + "],\n  \"problems\": [" + (problems.isEmpty ? "" : problems.joined(separator: ",") + "\n  ")
      + "],\n  \"summary\": {\"measured\": \(summary.measured), \"failed\": \(summary.failed), "
      + "\"keysWithoutBudget\": \(summary.keysWithoutBudget), "
      + "\"findings\": {\(findings.joined(separator: ", "))}}\n}\n"
  }
}
