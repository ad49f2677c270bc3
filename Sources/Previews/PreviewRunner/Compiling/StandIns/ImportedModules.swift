import SourceConditions

/// The modules that a source imports on a platform.
///
/// Before the source is compiled, its lines are scanned. If they show more imports than the compiler sees, as in a comment, a
/// stand-in is compiled unnecessarily; no import may be missed, so both branches count if only the compiler knows the value of
/// a condition.
package struct ImportedModules {
  /// The names after `import`, without those of submodules and declarations.
  package private(set) var names: Set<String> = []

  /// - Parameters:
  ///   - source: a Swift file.
  ///   - adapter: evaluates conditions such as `os(iOS)`; nil if the source is compiled unchanged.
  ///   - defines: the names that are defined for conditions, besides DEBUG.
  package init(of source: some Sequence<UInt8>, adapter: SourceAdapter?, defines: Set<String> = []) {
    let lines = Array(source).split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
      .filter { $0.contains(UInt8(ascii: "#")) || $0.mentions("import") }
      .map { String(decoding: $0, as: UTF8.self) }
    var branches = ConditionBranches(adapter: adapter, defines: defines)
    for line in lines {
      if branches.take(line) { continue }
      if branches.isCompiled { names.formUnion(Self.imports(on: line)) }
    }
    // Conditions in a string, as in a program that generates sources, do not end where others do.
    if !branches.isBalanced { names = Set(lines.flatMap(Self.imports)) }
  }

  /// The modules that a line imports.
  private static func imports(on line: String) -> [String] {
    line.split(separator: ";").compactMap { statement in
      var words = statement.split(whereSeparator: { $0 == " " || $0 == "\t" })[...]
      while let word = words.first, word.hasPrefix("@") || accessLevels.contains(word) { words.removeFirst() }
      guard words.popFirst() == "import", var name = words.popFirst() else { return nil }
      if kinds.contains(name) {
        guard let declaration = words.popFirst() else { return nil }
        name = declaration
      }
      let module = name.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
      return module.isEmpty ? nil : String(module)
    }
  }

  private static let accessLevels: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]
  /// The kinds of declarations that can be imported by name.
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "actor",
  ]
}
