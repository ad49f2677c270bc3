/// Why a file of devices cannot be used.
package struct DeviceFileError: Error, CustomStringConvertible, Equatable {
  package var path: String
  /// The problem, in a sentence without its full stop.
  package var reason: String

  package var description: String { "\(path): \(reason)" }
}
