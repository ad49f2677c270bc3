import OperatingSystem

/// Finds the previews of sources in their text.
package struct PreviewScanner: Sendable {
  private let adapter: SourceAdapter
  private let defines: Set<String>
  private let languageVersion: Int

  /// - Parameter settings: the platform and the defined names for evaluating `#if` conditions.
  package init(_ settings: CompileSettings) {
    // If the program's modules are not available, the common system modules suffice for evaluating conditions
    // here.
    let modules = (try? EngineInstallation()).map {
      StandInLibrary.names(in: $0.standIns + settings.standIns)
    }
    adapter = SourceAdapter(
      platform: settings.platform, modules: modules ?? ["SwiftUI", "UIKit", "Foundation"])
    defines = Set(settings.defines).union(["DEBUG"])
    languageVersion = settings.swiftVersion
  }

  /// Whether a source may contain a preview at all, decided by a text search.
  private static func mayHold(_ source: [UInt8]) -> Bool {
    source.mentions("#Preview") || source.mentions("PreviewProvider") || source.mentions("PrefireProvider")
  }

  /// The previews of a file in the order of its lines; empty if it cannot be read.
  package func previews(of path: String) -> [PreviewDeclaration] {
    previews(in: (try? FileSystem.read(path)) ?? [])
  }

  /// The previews of a source in the order of its lines: ignoring comments, strings and inactive branches.
  package func previews(in source: [UInt8]) -> [PreviewDeclaration] {
    guard Self.mayHold(source) else { return [] }
    let tokens = taken(SourceTokens.of(adapter.adapted(source))[...])
    var found: [PreviewDeclaration] = []
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      if token.kind == .sign, ["#Preview", UIKitPreviews.name].contains(token.text) {
        found.append(macro(tokens, at: index, source))
      } else if token.kind == .word, ["struct", "class", "enum", "extension"].contains(token.text),
        index == 0 || tokens[index - 1].text != ".", let name = provider(tokens, at: index)
      {
        found.append(
          PreviewDeclaration(kind: .provider, name: name.text, line: token.line, mark: name.mark))
      }
      index += 1
    }
    return found
  }

  /// The tokens of the active branches, without the directives.
  private func taken(_ tokens: ArraySlice<SourceToken>) -> [SourceToken] {
    let condition = SourceCondition(defines: defines, languageVersion: languageVersion)
    var kept: [SourceToken] = []
    // For each open condition: whether the current branch is active, and whether any branch was.
    var open: [(isTaken: Bool, wasTaken: Bool)] = []
    var rest = tokens
    while let token = rest.popFirst() {
      guard token.kind == .sign, ["#if", "#elseif", "#else", "#endif"].contains(token.text) else {
        if token.kind != .lineEnd, open.allSatisfy(\.isTaken) { kept.append(token) }
        continue
      }
      let words = rest.prefix { $0.kind != .lineEnd }
      rest = rest[words.endIndex...]
      switch token.text {
      case "#if":
        let holds = condition.holds(words)
        open.append((holds, holds))
      case "#elseif":
        guard let last = open.popLast() else { continue }
        let holds = !last.wasTaken && condition.holds(words)
        open.append((holds, last.wasTaken || holds))
      case "#else":
        guard let last = open.popLast() else { continue }
        open.append((!last.wasTaken, true))
      default: _ = open.popLast()
      }
    }
    return kept
  }

  /// The arguments of `#Preview`.
  private func macro(_ tokens: [SourceToken], at index: Int, _ source: [UInt8]) -> PreviewDeclaration {
    var preview = PreviewDeclaration(kind: .macro, name: nil, line: tokens[index].line)
    let end = end(ofMacro: index, tokens)
    preview.mark = mark(tokens[index..<end])
    preview.view = shownType(tokens[index..<end])
    guard tokens.indices.contains(index + 1), tokens[index + 1].text == "(" else { return preview }
    // The arguments, split at top-level commas.
    var arguments: [ArraySlice<SourceToken>] = []
    var depth = 0
    var start = index + 2
    for place in (index + 1)..<tokens.count where tokens[place].kind == .mark {
      switch tokens[place].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "," where depth == 1:
        arguments.append(tokens[start..<place])
        start = place + 1
      default: break
      }
      if depth == 0 {
        if start < place { arguments.append(tokens[start..<place]) }
        break
      }
    }
    if let first = arguments.first, first.count == 1, first.first?.kind == .string {
      preview.name = first.first?.text
    }
    var isTraits = false
    for argument in arguments {
      var argument = argument
      if argument.count > 2, argument.dropFirst().first?.text == ":" {
        isTraits = argument.first?.text == "traits"
        argument = argument.dropFirst(2)
      }
      if isTraits, let first = argument.first, let last = argument.last {
        preview.traits.append(
          String(decoding: source[first.range.lowerBound..<last.range.upperBound], as: UTF8.self))
      }
    }
    return preview
  }

  /// Where a macro with its arguments and its closure ends.
  private func end(ofMacro index: Int, _ tokens: [SourceToken]) -> Int {
    var (place, depth) = (index + 1, 0)
    while place < tokens.count {
      let token = tokens[place]
      if token.kind == .mark {
        switch token.text {
        case "(", "[", "{":
          // After its arguments, only its own closure belongs to it.
          if depth == 0, place > index + 1, token.text != "{" { return place }
          depth += 1
        case ")", "]", "}": depth -= 1
        default: break
        }
        if depth < 0 { return place }
        if depth == 0, token.text == "}" { return place + 1 }
      } else if depth == 0 {
        return place
      }
      place += 1
    }
    return place
  }

  /// The type whose call is all that the macro's closure consists of: `Card(title: "a")`, `Shop.Card { … }`.
  private func shownType(_ macro: ArraySlice<SourceToken>) -> String? {
    guard let opening = macro.firstIndex(where: { $0.text == "{" }), macro.last?.text == "}" else {
      return nil
    }
    var rest = macro[(opening + 1)..<(macro.endIndex - 1)]
    var name: String?
    while let word = rest.first, word.kind == .word, word.text.first?.isUppercase == true {
      name = word.text
      rest.removeFirst()
      guard rest.first?.text == "." else { break }
      rest.removeFirst()
    }
    guard name != nil, rest.first?.text == "(" || rest.first?.text == "{" else { return nil }
    var depth = 0
    for (place, token) in zip(rest.indices, rest) where token.kind == .mark {
      switch token.text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      // Only a closure may follow the arguments.
      if depth == 0, place + 1 < rest.endIndex, token.text != ")" || rest[place + 1].text != "{" {
        return nil
      }
    }
    return name
  }

  /// The snapshot settings in a macro's arguments and closure.
  ///
  /// Prefire looks for its modifiers in the text of `#Preview` and nowhere else
  /// (https://github.com/BarredEwe/Prefire, View+Prefire.swift); so does this.
  private func mark(_ tokens: ArraySlice<SourceToken>) -> PreviewDeclaration.Mark? {
    var mark: PreviewDeclaration.Mark?
    for index in tokens.indices.dropFirst() where tokens[index].kind == .word && tokens[index - 1].text == "."
    {
      func next(_ distance: Int) -> String? {
        tokens.indices.contains(index + distance) ? tokens[index + distance].text : nil
      }
      switch tokens[index].text {
      case "prefireIgnored": return .ignored
      case "snapshotExcluded":
        if next(1) != "(" || next(2) != "false" { return .ignored }
      case "prefireEnabled": mark = .enabled
      default: break
      }
    }
    return mark
  }

  /// The name of the type that a declaration makes a preview provider; nil if it is not one.
  private func provider(
    _ tokens: [SourceToken], at index: Int
  ) -> (text: String, mark: PreviewDeclaration.Mark?)? {
    guard tokens.indices.contains(index + 1), tokens[index + 1].kind == .word else { return nil }
    var place = index + 1
    var inherited: [String] = []
    var isInherited = false
    // A declaration's head is short; an unclosed one is not a declaration.
    while place < min(tokens.count, index + 200), tokens[place].text != "{" {
      if tokens[place].text == ":" { isInherited = true }
      if ["where", "=", ";", "}"].contains(tokens[place].text) { break }
      if isInherited { inherited.append(tokens[place].text) }
      place += 1
    }
    // Prefire's protocol also marks a provider.
    let isEnabled = inherited.contains("PrefireProvider")
    guard isEnabled || inherited.contains("PreviewProvider") else { return nil }
    return (tokens[index + 1].text, isEnabled ? .enabled : nil)
  }
}
