import Foundation
import Reports

/// How reports are written as JSON.
enum LintEncoding {
  /// The value over several lines, its members in alphabetical order, with a line break at the end.
  static func text(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    // Findings hold texts and finite numbers only, for which encoding has no errors.
    guard let data = try? encoder.encode(value), let document = try? JSONParser.parse(Array(data)) else {
      return ""
    }
    return document.text + "\n"
  }
}
