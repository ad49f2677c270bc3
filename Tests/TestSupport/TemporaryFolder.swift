public import Foundation

/// A test's own folder, which is removed with everything in it when this object is destroyed.
public final class TemporaryFolder {
  public let url: URL

  public var path: String { url.path }

  public init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("fittingroom-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { remove() }

  /// Removes the folder now. A test that hands paths on, and this object not, defers this to its end.
  public func remove() { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, and the folders above it that are missing.
  /// - Parameter name: The file's path inside of this folder.
  /// - Returns: The file's whole path.
  @discardableResult
  public func write(_ name: String, _ data: Data) throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file.path
  }

  /// Writes a text in UTF-8.
  @discardableResult
  public func write(_ name: String, _ text: String) throws -> String { try write(name, Data(text.utf8)) }

  /// The bytes of a file in this folder; `nil` if it does not exist.
  public func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: url.appendingPathComponent(name).path).map(Array.init)
  }

  /// The paths of all files in this folder and below, sorted.
  public func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).filter {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path + "/" + $0, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }
}
