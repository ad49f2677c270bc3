/// Why a file cannot be read, with the position in it.
package struct LocatedError: Error, CustomStringConvertible, Equatable {
  package var file: String
  /// From 1; nil if the reason has no position in the file.
  package var line: Int?
  package var column: Int?
  package var reason: String

  package init(file: String, line: Int? = nil, column: Int? = nil, reason: String) {
    self.file = file
    self.line = line
    self.column = column
    self.reason = reason
  }

  package var description: String {
    let place = [line, column].compactMap { $0.map { ":\($0)" } }.joined()
    return "\(file)\(place): \(reason)"
  }
}
