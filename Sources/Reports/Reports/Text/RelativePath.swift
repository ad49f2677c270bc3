/// Relative paths between locations in the file system.
package enum RelativePath {
  /// The relative path from a folder to a file.
  ///
  /// - Parameter here: the absolute path of the base folder for relative arguments.
  package static func from(_ folder: String, to file: String, here: String) -> String {
    func absolute(_ path: String) -> [String] { parts(path.hasPrefix("/") ? path : here + "/" + path) }
    let (from, to) = (absolute(folder), absolute(file))
    let common = zip(from, to).prefix { $0 == $1 }.count
    return (from[common...].map { _ in ".." } + to[common...]).joined(separator: "/")
  }

  private static func parts(_ path: String) -> [String] {
    var parts: [String] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." {
        // The parent of the root is the root.
        if !parts.isEmpty { parts.removeLast() }
      } else {
        parts.append(String(part))
      }
    }
    return parts
  }
}
