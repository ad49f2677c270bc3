/// Why a file of devices cannot be used.
package struct DeviceFileError: Error, CustomStringConvertible, Equatable {
  package var path: String
  /// What is wrong with it, in a sentence without its full stop.
  package var reason: String

  package var description: String { "\(path): \(reason)" }
}
