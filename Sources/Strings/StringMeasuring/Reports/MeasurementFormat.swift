/// A form that reports are written in.
///
/// Rows are made one by one on the measuring threads and written later, the worst first.
package protocol MeasurementFormat: Sendable {
  /// What a measurement is stored as until the rows are sorted; nil leaves it out.
  func row(_ measurement: TextMeasurement) throws -> String?
  /// The same in UTF-8, behind what a buffer holds.
  ///
  /// - Returns: whether the measurement has a row.
  func append(_ measurement: TextMeasurement, to bytes: inout [UInt8]) throws -> Bool
  /// What stands before the rows.
  func head(_ summary: MeasurementSummary, rowCount: Int) -> String
  /// Whether rows are written just as they were stored, without a call of `written(_:index:)`.
  var writesRowsAsStored: Bool { get }
  /// What is written for a stored row, which is the first, the second and so on.
  func written(_ row: String, index: Int) -> String
  /// What stands behind the rows.
  func tail(_ summary: MeasurementSummary, rowCount: Int) throws -> String
}

extension MeasurementFormat {
  package func append(_ measurement: TextMeasurement, to bytes: inout [UInt8]) throws -> Bool {
    guard let row = try row(measurement) else { return false }
    bytes.append(contentsOf: row.utf8)
    return true
  }

  package var writesRowsAsStored: Bool { true }

  package func written(_ row: String, index: Int) -> String { row }
}
