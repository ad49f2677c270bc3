/// JUnit XML, which continuous integration services read, piece by piece.
package enum JUnit {
  /// The result of a test case.
  package enum Outcome: Sendable {
    case passed
    /// Passed, with a message.
    case output(String)
    case failure(type: String, message: String, content: String)
    case error(type: String, message: String, content: String)
  }

  package static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
  package static let tail = "</testsuites>\n"

  /// The line that starts a suite; `suiteEnd` ends it.
  package static func suite(_ name: String, tests: Int, failures: Int, errors: Int = 0) -> String {
    "  <testsuite name=\"\(MarkupText.escaped(name))\" tests=\"\(tests)\" failures=\"\(failures)\" "
      + "errors=\"\(errors)\">\n"
  }

  package static let suiteEnd = "  </testsuite>\n"

  /// A test case with a line break at its end.
  package static func testCase(
    _ name: String, className: String, file: String? = nil, line: Int? = nil, _ outcome: Outcome
  ) -> String {
    let place =
      (file.map { " file=\"\(MarkupText.escaped($0))\"" } ?? "") + (line.map { " line=\"\($0)\"" } ?? "")
    let start =
      "    <testcase classname=\"\(MarkupText.escaped(className))\" name=\"\(MarkupText.escaped(name))\"\(place)"
    let body: String
    switch outcome {
    case .passed: return start + "/>\n"
    case .output(let text): body = "<system-out>\(MarkupText.escaped(text))</system-out>"
    case .failure(let type, let message, let content): body = element("failure", type, message, content)
    case .error(let type, let message, let content): body = element("error", type, message, content)
    }
    return start + ">\n      \(body)\n    </testcase>\n"
  }

  private static func element(_ name: String, _ type: String, _ message: String, _ content: String) -> String
  {
    let start =
      "<\(name) type=\"\(MarkupText.escaped(type))\" message=\"\(MarkupText.escaped(message))\""
    return content.isEmpty ? start + "/>" : "\(start)>\(MarkupText.escaped(content))</\(name)>"
  }
}
