internal import Reports
internal import StringCatalogs

/// JSON; Documentation/Measurements.md describes every member.
package struct JSONFormat: MeasurementFormat {
  package init() {}

  package func head(_ summary: MeasurementSummary, rowCount: Int) -> String {
    "{\n  \"version\": 1,\n  \"sourceLanguage\": \(JSONString.quoted(summary.sourceLanguage)),\n"
      + "  \"measurements\": ["
  }

  package func row(_ item: TextMeasurement) -> String? {
    var members = [
      ("verdict", JSONString.quoted(item.verdict)),
      ("findings", JSONString.list(item.findings.map(\.rawValue))),
      ("key", JSONString.quoted(item.key)), ("table", JSONString.quoted(item.table)),
    ]
    func add(_ name: String, _ text: String?) {
      if let text { members.append((name, text)) }
    }
    add("category", item.category.map { JSONString.quoted($0.rawValue) })
    add("variant", item.variant.map { JSONString.quoted($0) })
    add("locale", JSONString.quoted(item.locale))
    add("typeSize", JSONString.quoted(item.typeSizeName))
    add("text", JSONString.quoted(item.text))
    add("shown", item.shown.map { JSONString.quoted($0) })
    add("width", Decimals.text(item.width))
    add("height", Decimals.text(item.height))
    add("lines", "\(item.lines)")
    if let budget = item.budget {
      add("budget", Decimals.text(budget))
      add("device", item.slot.device.map { JSONString.quoted($0) })
      add("over", Decimals.text(item.excess))
      add("lineLimit", "\(item.slot.lines)")
      add("allowedScale", Decimals.text(item.slot.allowedScale))
    }
    add("neededScale", item.neededScale.map { Decimals.text($0, digits: 3) })
    add("expansion", item.expansion.map { Decimals.text($0, digits: 3) })
    add("sourceText", item.sourceText.map { JSONString.quoted($0) })
    add("state", JSONString.quoted(item.state))
    if !item.missingGlyphs.isEmpty { add("missingGlyphs", JSONString.list(item.missingGlyphs)) }
    if !item.fallbackFonts.isEmpty { add("fallbackFonts", JSONString.list(item.fallbackFonts)) }
    add("for", item.kind.map { JSONString.quoted($0.rawValue) })
    add("file", JSONString.quoted(item.file))
    add("line", "\(item.line)")
    add("column", "\(item.column)")
    if !item.module.isEmpty { add("module", JSONString.quoted(item.module)) }
    return "{" + members.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
  }

  package var writesRowsAsStored: Bool { false }

  package func written(_ row: String, index: Int) -> String { (index == 0 ? "\n    " : ",\n    ") + row }

  package func tail(_ summary: MeasurementSummary, rowCount: Int) -> String {
    let idle = summary.idleBudgets.map { budget in
      let place =
        budget.file.map { "\"file\": \(JSONString.quoted($0)), \"line\": \(budget.line ?? 1), " } ?? ""
      return "\n    {\(place)\"message\": \(JSONString.quoted(budget.message))}"
    }
    let problems = summary.problems.map { problem in
      var members = [
        ("kind", JSONString.quoted(problem.kind.rawValue)),
        ("severity", JSONString.quoted(problem.severity.rawValue)),
      ]
      for (name, text) in [("key", problem.key), ("table", problem.table), ("locale", problem.locale)] {
        if let text { members.append((name, JSONString.quoted(text))) }
      }
      members += [
        ("message", JSONString.quoted(problem.message)), ("file", JSONString.quoted(problem.file)),
        ("line", "\(problem.line)"),
      ]
      if let column = problem.column { members.append(("column", "\(column)")) }
      if let module = problem.module, !module.isEmpty {
        members.append(("module", JSONString.quoted(module)))
      }
      return "\n    {" + members.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
    }
    let findings = TextMeasurement.Finding.allCases.compactMap { finding in
      summary.findings[finding].map { "\"\(finding.rawValue)\": \($0)" }
    }
    return (rowCount == 0 ? "" : "\n  ") + "],\n  \"idleBudgets\": ["
      + (idle.isEmpty ? "" : idle.joined(separator: ",") + "\n  ")
      + "],\n  \"problems\": [" + (problems.isEmpty ? "" : problems.joined(separator: ",") + "\n  ")
      + "],\n  \"summary\": {\"read\": \(summary.textsRead), \"skipped\": \(summary.textsSkipped), \"fuzzy\": \(summary.textsFuzzy), \"known\": \(summary.known), \"measured\": \(summary.measured), \"failed\": \(summary.failed), "
      + "\"keysWithoutBudget\": \(summary.keysWithoutBudget), "
      + "\"findings\": {\(findings.joined(separator: ", "))}}\n}\n"
  }
}
