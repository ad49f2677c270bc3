internal import Foundation
internal import StringCatalogs

/// Writes measurements in the forms that people and programs read.
package struct MeasurementReport: Sendable {
  package var measurements: [TextMeasurement]

  package init(_ measurements: [TextMeasurement]) {
    self.measurements = measurements
  }

  package var failureCount: Int { measurements.count { $0.fails } }

  /// A table with a line for each text.
  package var table: String {
    let heading = ["VERDICT", "LOCALE", "SIZE", "WIDTH", "BUDGET", "OVER", "KEY", "TEXT"]
    let rows =
      [heading]
      + measurements.map { item in
        [
          item.verdict.rawValue, item.locale, "\(item.typeSize)", Self.points(item.width),
          item.budget.map(Self.points) ?? "-", Self.points(item.excess),
          Self.oneLine(item.key + (item.category.map { " (\($0.rawValue))" } ?? "")),
          Self.oneLine(item.shown ?? item.text),
        ]
      }
    let widths = heading.indices.map { column in min(40, rows.map { $0[column].count }.max() ?? 0) }
    return rows.map { row in
      zip(row, widths).map { text, width in
        text + String(repeating: " ", count: max(0, width - text.count))
      }.joined(separator: "  ").trimmingCharacters(in: .whitespaces)
    }.joined(separator: "\n")
  }

  /// RFC 4180.
  package var csv: String {
    let heading =
      "verdict,locale,type_size,key,category,width,height,budget,over,lines,scale,state,file,line,text"
    let rows = measurements.map { item in
      [
        item.verdict.rawValue, item.locale, "\(item.typeSize)", item.key, item.category?.rawValue ?? "",
        Self.points(item.width), Self.points(item.height), item.budget.map(Self.points) ?? "",
        Self.points(item.excess), "\(item.lines)", item.neededScale.map { String(format: "%.3f", $0) } ?? "",
        item.state, item.file, "\(item.line)", item.text,
      ].map(Self.field).joined(separator: ",")
    }
    return ([heading] + rows).joined(separator: "\r\n") + "\r\n"
  }

  package var json: String {
    let rows = measurements.map { item in
      var members = [
        ("verdict", Self.quoted(item.verdict.rawValue)), ("key", Self.quoted(item.key)),
        ("locale", Self.quoted(item.locale)), ("typeSize", "\(item.typeSize)"),
        ("text", Self.quoted(item.text)), ("width", Self.points(item.width)),
        ("height", Self.points(item.height)), ("lines", "\(item.lines)"), ("state", Self.quoted(item.state)),
        ("file", Self.quoted(item.file)), ("line", "\(item.line)"),
        ("missingGlyphs", "[" + item.missingGlyphs.map(Self.quoted).joined(separator: ", ") + "]"),
      ]
      if let category = item.category { members.append(("category", Self.quoted(category.rawValue))) }
      if let budget = item.budget {
        members += [("budget", Self.points(budget)), ("over", Self.points(item.excess))]
      }
      if let shown = item.shown { members.append(("shown", Self.quoted(shown))) }
      if let scale = item.neededScale { members.append(("neededScale", String(format: "%.3f", scale))) }
      if let expansion = item.expansion { members.append(("expansion", String(format: "%.3f", expansion))) }
      return "  {" + members.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
    }
    return rows.isEmpty ? "[]" : "[\n" + rows.joined(separator: ",\n") + "\n]"
  }

  /// A workflow command of GitHub for each failure.
  package var gitHubAnnotations: String {
    measurements.filter(\.fails).map { item in
      let message =
        "\(item.key) in \(item.locale): \(item.verdict.rawValue), \(Self.points(item.width)) pt wide"
        + (item.budget.map { " where \(Self.points($0)) pt are free" } ?? "")
      let data = message.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
      let file = item.file.replacing("%", with: "%25").replacing(":", with: "%3A").replacing(",", with: "%2C")
      return "::error file=\(file),line=\(item.line)::\(data)\n"
    }.joined()
  }

  private static func points(_ value: Double) -> String { String(format: "%.2f", value) }

  private static func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? "⏎" : $0 })
  }

  private static func field(_ text: String) -> String {
    guard text.contains(where: { ",\"".contains($0) || $0.isNewline }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar.value < 32: result += String(format: "\\u%04x", scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
