/// A pattern for paths: `*` and `?` match within a folder, `**` crosses folders, `[abc]` matches one of
/// several characters, and `{a,b}` one of several patterns.
struct PathPattern {
  /// The equivalent patterns without braces.
  private let alternatives: [[Character]]

  /// The maximum number of patterns that braces may expand to.
  private static let limit = 256

  init(_ text: String) { alternatives = Self.expanded(Array(text)).prefix(Self.limit).map(\.self) }

  private static func expanded(_ pattern: [Character]) -> [[Character]] {
    guard let open = pattern.firstIndex(of: "{"),
      let close = pattern[open...].firstIndex(of: "}")
    else { return [pattern] }
    let parts = pattern[(open + 1)..<close].split(separator: ",", omittingEmptySubsequences: false)
    let rests = expanded(Array(pattern[(close + 1)...]))
    return Array(
      parts.prefix(limit).flatMap { part in rests.prefix(limit).map { pattern[..<open] + part + $0 } }.prefix(
        limit))
  }

  func matches(_ path: String) -> Bool {
    let path = Array(path)
    return alternatives.contains { Self.matches(path, $0) }
  }

  /// The positions in the path at which each prefix of the pattern can end, one pattern character after
  /// another: the time is the product of both lengths, whatever the pattern.
  private static func matches(_ path: [Character], _ pattern: [Character]) -> Bool {
    var ends: Set<Int> = [0]
    var index = 0
    while index < pattern.count, !ends.isEmpty {
      switch pattern[index] {
      case "*" where index + 1 < pattern.count && pattern[index + 1] == "*":
        index += 2
        // “**/” matches any number of folders.
        if index < pattern.count, pattern[index] == "/" {
          index += 1
          let first = ends.min() ?? 0
          ends.formUnion(path.indices.filter { $0 >= first && path[$0] == "/" }.map { $0 + 1 })
        } else {
          ends = Set((ends.min() ?? 0)...path.count)
        }
        continue
      case "*":
        var reached: Set<Int> = []
        for start in ends where !reached.contains(start) {
          var end = start
          reached.insert(end)
          while end < path.count, path[end] != "/" {
            end += 1
            reached.insert(end)
          }
        }
        ends = reached
      case "?": ends = Set(ends.filter { $0 < path.count && path[$0] != "/" }.map { $0 + 1 })
      case "[":
        if let close = pattern[index...].firstIndex(of: "]"), close > index + 1 {
          let characters = Set(pattern[(index + 1)..<close])
          ends = Set(ends.filter { $0 < path.count && characters.contains(path[$0]) }.map { $0 + 1 })
          index = close
        } else {
          fallthrough
        }
      default: ends = Set(ends.filter { $0 < path.count && path[$0] == pattern[index] }.map { $0 + 1 })
      }
      index += 1
    }
    return ends.contains(path.count)
  }
}
