/// Patterns of build settings and of XcodeGen: `*` matches any characters, `?` matches one.
enum Wildcard {
  static func matches(_ text: some StringProtocol, _ pattern: some StringProtocol) -> Bool {
    let (text, pattern) = (Array(text), Array(pattern))
    // The last star, and the position after its match: at most the product of both lengths is tried.
    var (i, j) = (0, 0)
    var star: (pattern: Int, text: Int)?
    while i < text.count {
      if j < pattern.count, pattern[j] == "*" {
        star = (j, i)
        j += 1
      } else if j < pattern.count, pattern[j] == "?" || pattern[j] == text[i] {
        i += 1
        j += 1
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        (i, j) = (last.text + 1, last.pattern + 1)
      } else {
        return false
      }
    }
    return pattern[j...].allSatisfy { $0 == "*" }
  }
}
