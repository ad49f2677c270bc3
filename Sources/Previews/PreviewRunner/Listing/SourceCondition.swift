/// Evaluates the condition of an `#if`.
struct SourceCondition {
  /// Names that are defined.
  let defines: Set<String>
  /// The version of the language, such as 6.
  let languageVersion: Int

  private var tokens: ArraySlice<SourceToken> = []

  init(defines: Set<String>, languageVersion: Int) {
    (self.defines, self.languageVersion) = (defines, languageVersion)
  }

  /// Whether a condition, given as words, holds; an unknown one does not.
  func holds(_ words: ArraySlice<SourceToken>) -> Bool {
    var reading = self
    reading.tokens = words
    return reading.either()
  }

  private mutating func take(_ text: String) -> Bool {
    guard tokens.first?.text == text else { return false }
    tokens.removeFirst()
    return true
  }

  private mutating func takeTwice(_ text: String) -> Bool {
    guard tokens.first?.text == text, tokens.dropFirst().first?.text == text else { return false }
    tokens.removeFirst(2)
    return true
  }

  private mutating func either() -> Bool {
    var value = both()
    while takeTwice("|") {
      let other = both()
      value = value || other
    }
    return value
  }

  private mutating func both() -> Bool {
    var value = single()
    while takeTwice("&") {
      let other = single()
      value = value && other
    }
    return value
  }

  private mutating func single() -> Bool {
    if take("!") { return !single() }
    if take("(") {
      let value = either()
      _ = take(")")
      return value
    }
    guard let word = tokens.popFirst() else { return false }
    guard take("(") else { return word.text == "true" || defines.contains(word.text) }
    var argument: [String] = []
    while let next = tokens.popFirst(), next.text != ")" { argument.append(next.text) }
    return call(word.text, argument)
  }

  /// Conditions that the compiler decides; all others were resolved when the source was adapted.
  private func call(_ name: String, _ argument: [String]) -> Bool {
    switch name {
    case "swift", "compiler":
      let wanted = argument.compactMap { Int($0) }
      // The compiler is 6.3, and the language of mode 5 that of 5.10.
      let own = name == "compiler" || languageVersion >= 6 ? [6, 3] : [5, 10]
      let isReached = wanted.lexicographicallyPrecedes(own) || wanted == own
      return argument.first == "<" ? !isReached : isReached
    case "hasFeature", "hasAttribute": return true
    #if arch(arm64)
      case "arch": return argument == ["arm64"]
    #else
      case "arch": return argument == ["x86_64"]
    #endif
    default: return false
    }
  }
}
