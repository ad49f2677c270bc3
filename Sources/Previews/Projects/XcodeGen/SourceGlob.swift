/// XcodeGen's path patterns: `*` matches within a folder, `**` across folders.
enum SourceGlob {
  /// Whether a pattern matches a relative path or one of its folders.
  static func names(_ path: String, _ pattern: String) -> Bool {
    let parts = path.split(separator: "/")
    let wanted = pattern.split(separator: "/").filter { $0 != "." }
    return (1...max(1, parts.count)).contains { matches(parts.prefix($0), wanted[...]) }
  }

  private static func matches(_ parts: ArraySlice<Substring>, _ wanted: ArraySlice<Substring>) -> Bool {
    // The numbers of leading components that the pattern so far matches, updated for each of its components.
    var reached: Set<Int> = [0]
    for part in wanted {
      if part == "**" {
        guard let first = reached.min() else { return false }
        reached = Set(first...parts.count)
      } else {
        reached = Set(
          reached.filter { $0 < parts.count && Wildcard.matches(parts[parts.startIndex + $0], part) }.map {
            $0 + 1
          })
      }
    }
    return reached.contains(parts.count)
  }
}
