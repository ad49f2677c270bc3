/// Patterns of build settings and of XcodeGen: `*` and `?` stand for any letters and for one.
enum Wildcard {
  static func matches(_ text: some StringProtocol, _ pattern: some StringProtocol) -> Bool {
    let (text, pattern) = (Array(text), Array(pattern))
    // The last star, and where the text goes on behind what it stands for: no more is tried than the product of both.
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
