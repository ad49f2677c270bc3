import Foundation

extension FileManager {
  /// Makes a folder, or goes on as if it had been made where views may not write and it would lie in the home folder that they
  /// find: apps make the folders of their stores before they look whether there is anything in them.
  public func _makeFolder(
    _ path: String, withIntermediates: Bool, _ attributes: [FileAttributeKey: Any]?
  ) throws {
    do {
      try createDirectory(
        atPath: path, withIntermediateDirectories: withIntermediates, attributes: attributes)
    } catch {
      let homes = [NSHomeDirectory(), NSTemporaryDirectory()]
      guard homes.contains(where: { path.hasPrefix($0) }) else { throw error }
    }
  }
}
