/// A report format.
///
/// Rows are made one by one on the measuring threads and written later, the worst first.
package protocol MeasurementFormat: Sendable {
  /// The stored form of a measurement until the rows are sorted; nil to leave it out.
  func row(_ measurement: TextMeasurement) throws -> String?
  /// The same in UTF-8, appended to a buffer.
  ///
  /// - Returns: whether the measurement has a row.
  func append(_ measurement: TextMeasurement, to bytes: inout [UInt8]) throws -> Bool
  /// The text before the rows.
  func head(_ summary: MeasurementSummary, rowCount: Int) -> String
  /// Whether rows are written exactly as stored, without a call of `written(_:index:)`.
  var writesRowsAsStored: Bool { get }
  /// The output for a stored row with an index.
  func written(_ row: String, index: Int) -> String
  /// The text after the rows.
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
