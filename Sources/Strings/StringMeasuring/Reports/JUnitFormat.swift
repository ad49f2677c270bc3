internal import Reports
internal import StringCatalogs

/// JUnit XML, which continuous integration services read: a test case for each measurement.
package struct JUnitFormat: MeasurementFormat {
  package init() {}

  package func head(_ summary: MeasurementSummary, rowCount: Int) -> String {
    JUnit.head + JUnit.suite("fittingroom measure", tests: rowCount, failures: summary.failed)
  }

  package func row(_ item: TextMeasurement) -> String? {
    let device = item.slot.device.map { ", \($0)" } ?? ""
    return JUnit.testCase(
      "\(item.name) [\(item.typeSizeName)\(device)]", className: "\(item.table).\(item.locale)",
      file: item.file,
      line: item.line,
      item.fails
        ? .failure(type: item.verdict, message: item.sentence, content: "\(item.place): \(item.text)")
        : .passed)
  }

  package func tail(_ summary: MeasurementSummary, rowCount: Int) -> String {
    let problems = summary.problems.map { problem in
      let name = problem.key ?? "\(problem.file):\(problem.line)"
      let place = [problem.table, problem.locale].compactMap { $0 }.joined(separator: ".")
      return JUnit.testCase(
        "\(name) [\(problem.kind.rawValue)]", className: place.isEmpty ? "catalogs" : place,
        file: problem.file,
        line: problem.line,
        problem.isError
          ? .failure(type: problem.kind.rawValue, message: problem.message, content: problem.place)
          : .output("\(problem.place): \(problem.severity.rawValue): \(problem.message)"))
    }
    let failures = summary.problems.count(where: \.isError)
    let suite =
      problems.isEmpty
      ? ""
      : JUnit.suite("fittingroom measure: catalogs", tests: problems.count, failures: failures)
        + problems.joined() + JUnit.suiteEnd
    return JUnit.suiteEnd + suite + JUnit.tail
  }
}
