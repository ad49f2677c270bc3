/// Which lines of a source are compiled, as far as it is known without a compiler.
package struct ConditionBranches {
  /// The value of a name with its argument, if it has one; nil if only the compiler knows.
  private let answer: (_ name: String, _ argument: String?) -> Bool?

  /// An `#if` that is open.
  private struct Branch {
    /// Whether the lines around it are compiled.
    let isCompiledAround: Bool
    /// Whether one of its conditions is certain to hold, so that no later branch is compiled.
    var isDecided: Bool
    /// Whether the lines here may be compiled.
    var isCompiled: Bool
  }

  private var open: [Branch] = []
  private var hasStrayEnd = false

  package init(answer: @escaping (_ name: String, _ argument: String?) -> Bool?) {
    self.answer = answer
  }

  /// Whether the lines here may be compiled.
  package var isCompiled: Bool { open.last?.isCompiled ?? true }

  /// Whether every condition so far has had its end.
  package var isBalanced: Bool { open.isEmpty && !hasStrayEnd }

  /// Processes a line; false if it is not a directive.
  package mutating func take(_ line: String) -> Bool {
    let text = line.drop { $0 == " " || $0 == "\t" }
    guard text.hasPrefix("#") else { return false }
    let word = text.prefix { !$0.isWhitespace && $0 != "(" && $0 != "!" }
    let condition = text.dropFirst(word.count)
    switch word {
    case "#if":
      let value = self.value(of: condition)
      let around = isCompiled
      open.append(
        Branch(isCompiledAround: around, isDecided: value == true, isCompiled: around && value != false))
    case "#elseif":
      let value = self.value(of: condition)
      change { branch in
        branch.isCompiled = branch.isCompiledAround && !branch.isDecided && value != false
        branch.isDecided = branch.isDecided || value == true
      }
    case "#else":
      change { $0.isCompiled = $0.isCompiledAround && !$0.isDecided }
    case "#endif":
      if open.popLast() == nil { hasStrayEnd = true }
    default: return false
    }
    return true
  }

  private mutating func change(_ body: (inout Branch) -> Void) {
    guard var last = open.popLast() else {
      hasStrayEnd = true
      return
    }
    body(&last)
    open.append(last)
  }

  /// The value of a condition; nil if only the compiler knows.
  private func value(of condition: Substring) -> Bool? {
    var parser = ConditionParser(condition, answer: answer)
    return parser.value()
  }
}
