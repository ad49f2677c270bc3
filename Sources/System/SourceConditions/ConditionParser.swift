/// The value of a condition such as `os(iOS) && !DEBUG`, parts of which may be unknown.
package struct ConditionParser {
  /// The value of a name with its argument, if it has one; nil if unknown.
  private let answer: (_ name: String, _ argument: String?) -> Bool?
  private var rest: Substring

  package init(_ text: Substring, answer: @escaping (_ name: String, _ argument: String?) -> Bool?) {
    self.answer = answer
    rest = text
  }

  /// The value of the whole condition: false if one side of `&&` is, whatever the other may be, and so on.
  package mutating func value() -> Bool? {
    var result = conjunction()
    while take("||") {
      let next = conjunction()
      result = result == true || next == true ? true : result == nil || next == nil ? nil : false
    }
    return result
  }

  private mutating func conjunction() -> Bool? {
    var result = term()
    while take("&&") {
      let next = term()
      result = result == false || next == false ? false : result == nil || next == nil ? nil : true
    }
    return result
  }

  private mutating func term() -> Bool? {
    if take("!") { return term().map { !$0 } }
    if take("(") {
      let result = value()
      _ = take(")")
      return result
    }
    skipBlanks()
    let name = rest.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
    // What cannot be parsed is unknown, as is everything after it.
    guard !name.isEmpty else {
      rest = ""
      return nil
    }
    rest = rest.dropFirst(name.count)
    guard take("(") else { return answer(String(name), nil) }
    let argument = rest.prefix { $0 != ")" }
    rest = rest.dropFirst(argument.count + 1)
    return answer(String(name), argument.filter { !$0.isWhitespace })
  }

  private mutating func take(_ sign: String) -> Bool {
    skipBlanks()
    guard rest.hasPrefix(sign) else { return false }
    rest = rest.dropFirst(sign.count)
    return true
  }

  private mutating func skipBlanks() {
    rest = rest.drop { $0 == " " || $0 == "\t" }
  }
}
