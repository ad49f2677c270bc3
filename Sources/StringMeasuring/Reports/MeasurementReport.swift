/// Takes measurements as they are made, and writes them sorted when all are there.
package final class MeasurementReport: Sendable {
  private let format: any MeasurementFormat
  private let failuresOnly: Bool
  private let spool: RowSpool

  /// - Throws: `ReportError` where no temporary file can be made.
  package init(_ format: any MeasurementFormat, failuresOnly: Bool = false) throws(ReportError) {
    self.format = format
    self.failuresOnly = failuresOnly
    spool = try RowSpool()
  }

  package func add(_ batch: StringMeasurer.Batch) throws {
    var rows: [(severity: Double, text: String)] = []
    for measurement in batch.measurements where !failuresOnly || measurement.fails {
      if let row = try format.row(measurement) { rows.append((measurement.severity, row)) }
    }
    // No entry has so many measurements that ordinals of two batches would meet.
    try spool.add(rows, firstOrdinal: batch.index << 32)
  }

  package func write(_ summary: MeasurementSummary, to output: (String) throws -> Void) throws {
    let count = spool.count
    try output(format.head(summary, rowCount: count))
    var index = 0
    try spool.readAll { row in
      try output(format.written(row, index: index))
      index += 1
    }
    try output(format.tail(summary, rowCount: count))
  }
}
