internal import StringCatalogs

/// JUnit XML, which continuous integration services read: a test case for each measurement.
package struct JUnitFormat: MeasurementFormat {
  package init() {}

  package func head(_ summary: MeasurementSummary, rowCount: Int) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites>
      <testsuite name="fittingroom measure" tests="\(rowCount)" failures="\(summary.failed)" errors="0">

    """
  }

  package func row(_ item: TextMeasurement) -> String? {
    let device = item.slot.device.map { ", \($0)" } ?? ""
    let name = "\(item.name) [\(item.typeSizeName)\(device)]"
    let start =
      "    <testcase classname=\"\(ReportMarkup.xml(item.table)).\(ReportMarkup.xml(item.locale))\" "
      + "name=\"\(ReportMarkup.xml(name))\" file=\"\(ReportMarkup.xml(item.file))\" line=\"\(item.line)\""
    guard item.fails else { return start + "/>\n" }
    return start
      + ">\n      <failure type=\"\(item.verdict)\" message=\"\(ReportMarkup.xml(item.sentence))\">"
      + ReportMarkup.xml(item.text) + "</failure>\n    </testcase>\n"
  }

  package func tail(_ summary: MeasurementSummary, rowCount: Int) -> String {
    let problems = summary.problems.map { problem in
      let name = problem.key ?? "\(problem.file):\(problem.line)"
      let place = [problem.table, problem.locale].compactMap { $0 }.joined(separator: ".")
      let start =
        "    <testcase classname=\"\(ReportMarkup.xml(place.isEmpty ? "catalogs" : place))\" "
        + "name=\"\(ReportMarkup.xml(name)) [\(problem.kind.rawValue)]\" "
        + "file=\"\(ReportMarkup.xml(problem.file))\" line=\"\(problem.line)\">\n"
      let message = ReportMarkup.xml(problem.message)
      let body =
        problem.isError
        ? "      <failure type=\"\(problem.kind.rawValue)\" message=\"\(message)\"/>\n"
        : "      <system-out>\(message)</system-out>\n"
      return start + body + "    </testcase>\n"
    }
    let failures = summary.problems.count(where: \.isError)
    let suite =
      problems.isEmpty
      ? ""
      : "  <testsuite name=\"fittingroom measure: catalogs\" tests=\"\(problems.count)\" "
        + "failures=\"\(failures)\" errors=\"0\">\n\(problems.joined())  </testsuite>\n"
    return "  </testsuite>\n\(suite)</testsuites>\n"
  }
}
