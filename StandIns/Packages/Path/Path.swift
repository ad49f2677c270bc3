import Foundation

/// The path of a file. Views read those of the project and the system only, and write none.
@dynamicMemberLookup
public struct Path: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
  public let string: String

  private init(normalized: String) { string = normalized }
  /// Nil for a path that does not begin at the root or the home folder.
  public init?(_ description: some StringProtocol) {
    guard description.hasPrefix("/") || description.hasPrefix("~") else { return nil }
    string =
      URL(fileURLWithPath: NSString(string: String(description)).expandingTildeInPath).standardizedFileURL
      .path
  }
  public init?(url: URL) {
    guard url.isFileURL else { return nil }
    self.init(url.path)
  }

  public static var root: Path { Path(normalized: "/") }
  public static var home: Path { Path(normalized: NSHomeDirectory()) }
  public static var cwd: Path { Path(normalized: FileManager.default.currentDirectoryPath) }
  public static var applicationSupport: Path { home / "Library" / "Application Support" }
  public static var caches: Path { home / "Library" / "Caches" }
  public static var documents: Path { home / "Documents" }

  public var url: URL { URL(fileURLWithPath: string) }
  public var description: String { string }
  public var parent: Path { Path(normalized: NSString(string: string).deletingLastPathComponent) }
  public var `extension`: String { NSString(string: string).pathExtension }
  public var components: [String] { string.split(separator: "/").map(String.init) }
  public func basename(dropExtension: Bool = false) -> String {
    let name = NSString(string: string).lastPathComponent
    return dropExtension ? NSString(string: name).deletingPathExtension : name
  }
  public func join(_ addendum: some StringProtocol) -> Path {
    Path(normalized: URL(fileURLWithPath: "\(string)/\(addendum)").standardizedFileURL.path)
  }
  public static func / (path: Path, addendum: some StringProtocol) -> Path { path.join(addendum) }
  public subscript(dynamicMember addendum: String) -> Path { join(addendum) }
  public static func < (first: Path, second: Path) -> Bool { first.string < second.string }

  public var exists: Bool { FileManager.default.fileExists(atPath: string) }
  public var isFile: Bool { exists && !isDirectory }
  public var isDirectory: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: string, isDirectory: &isFolder) && isFolder.boolValue
  }
  public func ls() -> [Path] {
    ((try? FileManager.default.contentsOfDirectory(atPath: string)) ?? []).sorted().map { join($0) }
  }
  @discardableResult public func mkdir() throws -> Path {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return self
  }
  public func delete() throws { try FileManager.default.removeItem(at: url) }
}

extension String {
  public init(contentsOf path: Path) throws { try self.init(contentsOf: path.url, encoding: .utf8) }
}
extension Data {
  public init(contentsOf path: Path) throws { try self.init(contentsOf: path.url) }
}
