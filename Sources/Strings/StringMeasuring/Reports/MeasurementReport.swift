import Reports

/// Collects measurements as they are made, and writes them sorted at the end.
package final class MeasurementReport: Sendable {
  private let format: any MeasurementFormat
  private let failuresOnly: Bool
  private let spool: RowSpool

  /// - Throws: `ReportError` if no temporary file can be made.
  package init(_ format: any MeasurementFormat, failuresOnly: Bool = false) throws(ReportError) {
    self.format = format
    self.failuresOnly = failuresOnly
    spool = try RowSpool()
  }

  package func add(_ batch: StringMeasurer.Batch) throws {
    var rows = RowSpool.Rows(batch: batch.index, capacity: batch.measurements.count)
    // By index, because a loop over the elements would copy each one.
    for index in batch.measurements.indices {
      if failuresOnly, !batch.measurements[index].fails { continue }
      if try format.append(batch.measurements[index], to: &rows.bytes) {
        rows.end(severity: batch.measurements[index].severity)
      }
    }
    try spool.add(rows)
  }

  /// Writes the report piece by piece.
  package func write(_ summary: MeasurementSummary, to output: (String) throws -> Void) throws {
    try write(summary) { (bytes: ArraySlice<UInt8>) in try output(String(decoding: bytes, as: UTF8.self)) }
  }

  /// Writes the report piece by piece in UTF-8; no piece ends inside a row.
  package func write(_ summary: MeasurementSummary, to output: (ArraySlice<UInt8>) throws -> Void) throws {
    let count = spool.count
    try output(ArraySlice(format.head(summary, rowCount: count).utf8))
    if format.writesRowsAsStored {
      try spool.readAll(output)
    } else {
      var index = 0
      try spool.readRows { row in
        try output(ArraySlice(format.written(row, index: index).utf8))
        index += 1
      }
    }
    try output(ArraySlice(format.tail(summary, rowCount: count).utf8))
  }
}
