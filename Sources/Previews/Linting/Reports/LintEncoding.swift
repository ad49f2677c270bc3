import Foundation
import Reports

/// How reports are written as JSON.
enum LintEncoding {
  /// The value on several lines, with members in alphabetical order with a line break at the end.
  static func text(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    // Findings only contain texts and finite numbers, so encoding cannot fail.
    guard let data = try? encoder.encode(value), let document = try? JSONParser.parse(Array(data)) else {
      return ""
    }
    return document.text + "\n"
  }
}
