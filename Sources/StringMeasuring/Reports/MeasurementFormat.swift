/// A form that reports are written in.
///
/// Rows are made one by one on the measuring threads and written later, the worst first.
package protocol MeasurementFormat: Sendable {
  /// What a measurement is stored as until the rows are sorted; nil leaves it out.
  func row(_ measurement: TextMeasurement) throws -> String?
  /// What stands before the rows.
  func head(_ summary: MeasurementSummary, rowCount: Int) -> String
  /// What is written for a stored row, which is the first, the second and so on.
  func written(_ row: String, index: Int) -> String
  /// What stands behind the rows.
  func tail(_ summary: MeasurementSummary, rowCount: Int) throws -> String
}

extension MeasurementFormat {
  package func written(_ row: String, index: Int) -> String { row }
}
