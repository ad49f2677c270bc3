internal import OperatingSystem

/// Paths as texts, which need not lead to anything.
enum FilePath {
  /// The absolute path without `.`, `..` and doubled slashes; links stay.
  static func standard(_ path: String, from folder: String = FileSystem.currentFolder) -> String {
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : folder + "/" + path).split(separator: "/") where part != "." {
      if part == ".." {
        // Above the root is the root.
        if !parts.isEmpty { parts.removeLast() }
      } else {
        parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The ending behind the last dot in small letters; empty if there is none.
  static func ending(_ path: String) -> String {
    let name = FileSystem.name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// The last part without its ending.
  static func stem(_ path: String) -> String {
    let name = FileSystem.name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Whether a path is a folder's or leads below it, as texts.
  static func isBelow(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
  }
}
