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
    "  </testsuite>\n</testsuites>\n"
  }
}
