/// Build settings in layers, where later ones win: the system's, the project's, the target's.
///
/// Values refer to other settings as `$(NAME)`, and to the layers below as `$(inherited)`; circular
/// references are empty.
struct BuildSettings {
  /// One assignment with its conditions, such as `[sdk=iphoneos*]`.
  private struct Assignment {
    var conditions: [(key: String, pattern: String)]
    var value: String
  }

  /// Keyed by name; among several assignments whose conditions hold, conditional ones win over unconditional
  /// ones, and then the last wins.
  private var layers: [[String: [Assignment]]] = []
  /// The values for conditions.
  var sdk = ProjectPlatform.ios.sdk
  var configuration = "Debug"

  /// The maximum length of a value: settings that each refer to others twice grow without bounds.
  private static let longest = 1 << 16
  /// The maximum number of references to other settings while one value is expanded.
  private static let mostLookups = 10_000

  /// Adds settings in order as a layer above the existing ones; names may carry conditions.
  mutating func add(_ settings: [(name: String, value: String)]) {
    var layer: [String: [Assignment]] = [:]
    for (name, value) in settings {
      let (name, conditions) = Self.split(name)
      layer[name, default: []].append(Assignment(conditions: conditions, value: value))
    }
    layers.append(layer)
  }

  /// A name and its conditions: `NAME[sdk=iphoneos*][arch=*]`.
  private static func split(_ text: String) -> (String, [(key: String, pattern: String)]) {
    guard let bracket = text.firstIndex(of: "[") else { return (text, []) }
    let conditions = text[bracket...].split(separator: "[").flatMap { part in
      part.prefix { $0 != "]" }.split(separator: ",").map { condition in
        let parts = condition.split(separator: "=", maxSplits: 1)
        return (key: String(parts[0]), pattern: parts.count > 1 ? String(parts[1]) : "*")
      }
    }
    return (String(text[..<bracket]), conditions)
  }

  /// The resolved value of a setting; nil if no layer has it.
  subscript(name: String) -> String? {
    var lookups = Self.mostLookups
    return value(name, below: nil, within: [], &lookups)
  }

  /// A text with its setting references expanded.
  func expanded(_ text: String) -> String {
    var lookups = Self.mostLookups
    return expanded(text, of: "", index: 0, within: [], &lookups)
  }

  /// The words of a list.
  func words(_ name: String) -> [String] { Self.words(self[name] ?? "") }

  /// Whether a setting is switched on.
  func isOn(_ name: String) -> Bool? { self[name].map { ["YES", "TRUE", "1"].contains($0.uppercased()) } }

  /// The words of a text, some of them in quotation marks.
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word: String?
    var mark: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if let open = mark {
        if character == open { mark = nil } else { word = (word ?? "") + String(character) }
      } else if character == "\"" || character == "'" {
        mark = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let complete = word { words.append(complete) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return words
  }

  // MARK: Looking up

  /// - Parameter limit: how many of the matching assignments are considered, the weakest first; nil for all.
  private func value(
    _ name: String, below limit: Int?, within names: [String], _ lookups: inout Int
  ) -> String? {
    guard names.count < 64, lookups > 0 else { return nil }
    lookups -= 1
    let assignments = assignments(name)
    let index = (limit ?? assignments.count) - 1
    return index < 0 ? nil : expanded(assignments[index], of: name, index: index, within: names, &lookups)
  }

  /// The assignments to a setting, the weakest first.
  private func assignments(_ name: String) -> [String] {
    layers.flatMap { layer in
      let holding = (layer[name] ?? []).filter { $0.conditions.allSatisfy(holds) }
      return (holding.filter(\.conditions.isEmpty) + holding.filter { !$0.conditions.isEmpty }).map(\.value)
    }
  }

  private func holds(_ condition: (key: String, pattern: String)) -> Bool {
    switch condition.key {
    case "sdk": Wildcard.matches(sdk, condition.pattern)
    case "config": Wildcard.matches(configuration, condition.pattern)
    case "arch": ["arm64", "undefined_arch"].contains { Wildcard.matches($0, condition.pattern) }
    default: condition.pattern == "*"
    }
  }

  /// A value with its setting references expanded.
  private func expanded(
    _ text: String, of name: String, index: Int, within names: [String], _ lookups: inout Int
  ) -> String {
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$"), result.utf8.count < Self.longest {
      result += rest[..<dollar]
      let after = rest.index(after: dollar)
      guard after < rest.endIndex,
        let close: Character = rest[after] == "(" ? ")" : rest[after] == "{" ? "}" : nil,
        let end = Self.end(of: rest[rest.index(after: after)...], open: rest[after], close: close)
      else {
        result.append("$")
        rest = rest[after...]
        continue
      }
      let inner = String(rest[rest.index(after: after)..<end])
      rest = rest[rest.index(after: end)...]
      if inner == "inherited" {
        result += value(name, below: index, within: names, &lookups) ?? ""
      } else {
        // A name may contain references to others: $(PATH_$(CONFIGURATION)).
        let whole =
          inner.contains("$")
          ? expanded(inner, of: name, index: index, within: names + [""], &lookups) : inner
        let parts = whole.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        let isCircular = names.contains(parts[0]) || parts[0] == name
        let found: String? =
          isCircular
          ? (parts[0] == name ? value(name, below: index, within: names, &lookups) : nil)
          : value(parts[0], below: nil, within: names + [name], &lookups)
        result += Self.modified(found, by: parts.dropFirst())
      }
    }
    result += rest
    return result.utf8.count > Self.longest ? String(result.prefix(Self.longest)) : result
  }

  /// The index of the bracket that closes a name.
  private static func end(of text: Substring, open: Character, close: Character) -> Substring.Index? {
    var depth = 1
    for index in text.indices {
      if text[index] == open { depth += 1 }
      if text[index] == close {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  /// The value after Xcode's operators, which follow the name after colons.
  private static func modified(_ value: String?, by modifiers: ArraySlice<String>) -> String {
    var value = value ?? ""
    for modifier in modifiers {
      if modifier.hasPrefix("default=") {
        if value.isEmpty { value = String(modifier.dropFirst(8)) }
        continue
      }
      switch modifier {
      case "c99extidentifier": value = ModuleName.c99(value)
      case "rfc1034identifier":
        value = String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
      case "lower": value = value.lowercased()
      case "upper": value = value.uppercased()
      default: break
      }
    }
    return value
  }
}
