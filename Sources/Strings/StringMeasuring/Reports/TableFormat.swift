internal import Reports
internal import StringCatalogs
internal import Synchronization

/// A table with a line for each text, at most as wide as the terminal.
package final class TableFormat: MeasurementFormat {
  /// The terminal's columns; nil if the table goes to a file, and nothing is shortened.
  private let columns: Int?
  private let widths = Mutex<[Int]>(TableFormat.heading.map(\.count))

  private static let heading = [
    "VERDICT", "LOCALE", "SIZE", "WIDTH", "BUDGET", "OVER", "LINES", "SCALE", "KEY", "TEXT",
  ]
  /// Columns of numbers, which stand at the right.
  private static let numeric = 3...7
  /// A character that no cell contains, because control characters in texts are made visible.
  private static let separator = "\u{1F}"

  package init(columns: Int?) {
    self.columns = columns
  }

  package func row(_ item: TextMeasurement) -> String? {
    let cells = [
      item.verdict, TerminalText.line(item.locale), item.typeSizeName, Decimals.text(item.width),
      item.budget.map { Decimals.text($0) } ?? "-", item.excess > 0 ? Decimals.text(item.excess) : "-",
      item.budget == nil ? "\(item.lines)" : "\(item.lines)/\(item.slot.lines)",
      item.neededScale.map { Decimals.text($0, digits: 2) } ?? "-",
      TerminalText.line(item.name), TerminalText.line(item.shown ?? item.text),
    ]
    let counts = cells.map(TerminalColumns.count)
    widths.withLock { widths in
      for index in widths.indices { widths[index] = max(widths[index], counts[index]) }
    }
    return cells.joined(separator: Self.separator)
  }

  package func head(_ summary: MeasurementSummary, rowCount: Int) -> String { line(Self.heading) }

  package var writesRowsAsStored: Bool { false }

  package func written(_ row: String, index: Int) -> String {
    line(
      row.unicodeScalars.split(separator: "\u{1F}", omittingEmptySubsequences: false).map { String($0) })
  }

  /// Problems are listed below the table in the format of compilers, so that editors can link to them.
  package func tail(_ summary: MeasurementSummary, rowCount: Int) -> String {
    let lines = summary.problems.map { problem in
      TerminalText.line("\(problem.place): \(problem.severity.rawValue): \(problem.message)")
        + " [\(problem.kind.rawValue)]\n"
    }
    return lines.isEmpty ? "" : "\n" + lines.joined()
  }

  private func line(_ cells: [String]) -> String {
    var widths = widths.withLock { $0 }
    var hidden: Set<Int> = []
    if let columns {
      func room() -> Int {
        columns - 2 - widths.indices.dropLast(2).reduce(0) { hidden.contains($1) ? $0 : $0 + widths[$1] + 2 }
      }
      // In little space, keys and texts are more useful than numbers.
      for column in [7, 6, 4, 5, 3] where room() < 24 { hidden.insert(column) }
      let shared = max(room(), 16)
      widths[8] = min(widths[8], max(shared * 2 / 5, shared - widths[9]))
      widths[9] = min(widths[9], shared - widths[8])
    } else {
      widths[9] = .max
    }
    let texts = cells.indices.filter { !hidden.contains($0) }.map { index in
      let text = TerminalColumns.cut(cells[index], to: widths[index])
      if index == cells.count - 1 { return text }
      let space = String(repeating: " ", count: max(0, widths[index] - TerminalColumns.count(text)))
      return Self.numeric.contains(index) ? space + text : text + space
    }
    return texts.joined(separator: "  ") + "\n"
  }
}
