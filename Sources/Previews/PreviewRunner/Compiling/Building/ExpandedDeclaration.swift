/// The declaration that a macro was attached to, read from the name of the file that the compiler gives the expansion.
///
/// Where an expansion is not of the files that a frontend makes objects of, the compiler does not always say where the macro is.
package struct ExpandedDeclaration: Equatable {
  /// The declaration's name without arguments.
  package let name: String
  /// The last component of the name of the type that it is a member of; a module's for what is at the top level.
  package let owner: String

  /// - Parameter path: `…/@__swiftmacro_3App5StoreC5items18ObservationTrackedfMp_.swift`; the result is nil for any other file.
  package init?(path: String) {
    let file = path.split(separator: "/").last ?? ""
    guard file.hasPrefix(Self.prefix), file.hasSuffix(".swift"),
      let text = MangledName.demangled("$s" + file.dropFirst(Self.prefix.count).dropLast(6))
    else { return nil }
    // `peer macro @ObservationTracked expansion #1 of items in App.Store`
    let parts = text.split(separator: " ")
    guard let last = parts.lastIndex(of: "of"), parts.count > last + 3, parts[last + 2] == "in",
      let owner = parts.last?.split(whereSeparator: { $0 == "." || $0 == ":" }).last
    else { return nil }
    // A private one is `(items in _1A2B)`.
    name = String(parts[last + 1].drop { $0 == "(" }.prefix { $0 != "(" })
    self.owner = String(owner.prefix { $0 != "<" })
  }

  private static let prefix = "@__swiftmacro_"

  /// The first byte of the declaration in a file, if the file has it.
  func place(in facts: SourceFacts) -> Int? {
    let named = facts.declarations.filter { $0.names.contains(name) }
    let found = named.first { $0.owner == owner } ?? named.first { $0.isType && $0.owner == nil }
    return found?.ranges.first?.first
  }
}
