import SourceConditions

/// The modules that a source imports on a platform.
///
/// What is compiled before the source is read from its lines. Where that is more than the compiler sees, as where an import
/// stands in a comment, a stand-in is compiled that nobody needs; that an import is missed must not happen, so that both
/// branches count of a condition whose value only the compiler knows.
package struct ImportedModules {
  /// The names behind `import`, without those of submodules and declarations.
  package private(set) var names: Set<String> = []

  /// - Parameters:
  ///   - source: a file of Swift.
  ///   - adapter: answers conditions such as `os(iOS)`; nil where the source is compiled as it is.
  ///   - defines: the names that conditions find defined, beside DEBUG.
  package init(of source: some Sequence<UInt8>, adapter: SourceAdapter?, defines: Set<String> = []) {
    let lines = Array(source).split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
      .filter { $0.contains(UInt8(ascii: "#")) || $0.mentions("import") }
      .map { String(decoding: $0, as: UTF8.self) }
    var branches = ConditionBranches(adapter: adapter, defines: defines)
    for line in lines {
      if branches.take(line) { continue }
      if branches.isCompiled { names.formUnion(Self.imports(on: line)) }
    }
    // Conditions that stand in a text, as in a program that writes sources, do not end where others do.
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
  /// What may be imported of a module by its name.
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "actor",
  ]
}
