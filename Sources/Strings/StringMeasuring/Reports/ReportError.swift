/// Why a report cannot be written.
package struct ReportError: Error, CustomStringConvertible, Equatable {
  package var path: String
  package var reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  package var description: String { "\(path): \(reason)" }
}
