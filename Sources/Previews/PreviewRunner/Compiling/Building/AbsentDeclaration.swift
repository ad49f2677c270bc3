/// The declaration that a symbol of a library belongs to.
package struct AbsentDeclaration: Hashable {
  /// Its name after those of the module and of the types that it is in; for an extension of another module's type, the latter comes
  /// first.
  package let path: [String]
  /// Whether the symbol is a type's conformance, which may be in another file than the type.
  package let isConformance: Bool

  /// Nil if the symbol is not that of a declaration in Swift.
  package init?(symbol: String) {
    guard let text = MangledName.demangled(symbol) else { return nil }
    self.init(demangled: text)
  }

  /// What to call a symbol in a sentence: `Store.load`, without its module.
  static func name(of symbol: String) -> String {
    AbsentDeclaration(symbol: symbol)?.path.dropFirst().joined(separator: ".") ?? symbol
  }

  /// - Parameter text: a symbol as people read it, such as `static App.Store.shared.getter : App.Store`.
  package init?(demangled text: String) {
    isConformance =
      text.split(separator: " ").prefix(2) == ["protocol", "conformance"] || text.contains("witness")
    let text = Self.withoutDiscriminators(Array(text.utf8))
    let rest: ArraySlice<UInt8>
    if let start = text.place(of: Array("(extension in ".utf8)),
      let colon = text[start...].firstIndex(of: UInt8(ascii: ":"))
    {
      rest = text[(colon + 1)...]
    } else {
      // The words before the name have no dot.
      let words = text.split(separator: UInt8(ascii: " "))
      guard let name = words.first(where: { $0.contains(UInt8(ascii: ".")) }) else { return nil }
      rest = text[name.startIndex...]
    }
    var path = Self.path(at: rest)
    while let last = path.last, Self.accessors.contains(last) { path.removeLast() }
    if path.last == "__allocating_init" { path[path.count - 1] = "init" }
    guard path.count > 1 else { return nil }
    self.path = path
  }

  private static let accessors: Set<String> = [
    "getter", "setter", "modify", "read", "unsafeMutableAddressor", "unsafeAddressor", "willset", "didset",
    "deinit",
    "__deallocating_deinit", "modify2", "read2",
  ]

  /// The names before the arguments and the type, without generic arguments.
  private static func path(at text: ArraySlice<UInt8>) -> [String] {
    var names: [[UInt8]] = [[]]
    var depth = 0
    scan: for byte in text {
      switch byte {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">") where depth > 0: depth -= 1
      case _ where depth > 0: break
      case UInt8(ascii: "."): names.append([])
      case UInt8(ascii: "("), UInt8(ascii: ":"), UInt8(ascii: " "): break scan
      default: names[names.count - 1].append(byte)
      }
    }
    return names.map { String(decoding: $0, as: UTF8.self) }
  }

  /// `App.(Row in _1A2B).init()` as `App.Row.init()`.
  private static func withoutDiscriminators(_ text: [UInt8]) -> [UInt8] {
    var text = text
    while let found = text.place(of: Array(" in _".utf8)) {
      guard let open = text[..<found].lastIndex(of: UInt8(ascii: "(")),
        let close = text[found...].firstIndex(of: UInt8(ascii: ")"))
      else { return text }
      text.removeSubrange(found...close)
      text.remove(at: open)
    }
    return text
  }
}
