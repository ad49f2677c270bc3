import StringCatalogs

/// The arguments of a key's function in Swift, from the specifiers of its text in the source language: `%@`
/// is a `String`, `%lld` an `Int`, `%.1f` a `Float`, `%(count)lld` an `Int` labelled `count`.
struct StringSymbolArguments {
  private struct Argument {
    var type: String
    /// Its label in calls; nil if it has none.
    var label: String?
  }

  private var arguments: [Int: Argument] = [:]

  init(of entry: CatalogEntry, sourceLanguage: String) {
    guard let localization = entry.localizations[sourceLanguage] else {
      read(entry.key, of: nil)
      return
    }
    for unit in Self.units(of: localization.text) { read(unit.value, of: localization) }
  }

  /// The texts for different values.
  private static func units(of text: TextVariations) -> [TextUnit] {
    Localization(text: text).leaves.map(\.unit)
  }

  private mutating func read(_ text: String, of localization: Localization?) {
    var next = 0
    for piece in FormatSpecifier.pieces(of: text) {
      guard case .specifier(let specifier) = piece, !specifier.isDoubtful else { continue }
      if specifier.kind == .percent || specifier.kind == .argument { continue }
      if specifier.position == nil { next += 1 }
      let place = specifier.position ?? next
      if case .substitution(let name) = specifier.kind {
        guard let substitution = localization?.substitutions[name] else { continue }
        let type = Self.type(ofSpecifier: "%" + substitution.specifier) ?? "Int"
        add(Argument(type: type, label: Self.isPlain(name) ? nil : name), at: substitution.argument ?? place)
        // Its texts may refer to further arguments by number.
        for unit in Self.units(of: substitution.text) {
          for case .specifier(let inner) in FormatSpecifier.pieces(of: unit.value) {
            guard let place = inner.position, let type = Self.type(of: inner) else { continue }
            add(Argument(type: type, label: inner.label), at: place)
          }
        }
      } else if let type = Self.type(of: specifier) {
        add(Argument(type: type, label: specifier.label), at: place)
      }
    }
  }

  private mutating func add(_ argument: Argument, at place: Int) {
    guard (1...99).contains(place) else { return }
    if arguments[place] == nil { arguments[place] = argument }
    if arguments[place]?.label == nil { arguments[place]?.label = argument.label }
  }

  /// Whether a substitution has the name that Xcode gives it by default.
  private static func isPlain(_ name: String) -> Bool {
    name.hasPrefix("arg") && !name.dropFirst(3).isEmpty && name.dropFirst(3).allSatisfy(\.isNumber)
  }

  private static func type(ofSpecifier text: String) -> String? {
    guard case .specifier(let specifier)? = FormatSpecifier.pieces(of: text).first else { return nil }
    return type(of: specifier)
  }

  /// The type of an argument; nil for a specifier without one.
  private static func type(of specifier: FormatSpecifier) -> String? {
    let isLong = specifier.length.contains { "lqzjt".contains($0) }
    switch specifier.kind {
    case .object, .character: return "String"
    case .real: return specifier.length.contains("l") ? "Double" : "Float"
    case .integer:
      let isUnsigned = "uUxXoO".contains(specifier.conversion)
      return (isUnsigned ? "U" : "") + (isLong ? "Int" : "Int32")
    default: return nil
    }
  }

  /// All arguments in their order; an unused number has any type.
  private var ordered: [Argument] {
    (0..<(arguments.keys.max() ?? 0)).map { arguments[$0 + 1] ?? Argument(type: "String") }
  }

  private static func label(_ label: String) -> String {
    let name = String(label.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return name.first?.isNumber == true ? "_\(name)" : name
  }

  /// What distinguishes functions with the same name.
  func signature(of name: String) -> String {
    name + "(" + ordered.map { "\($0.label ?? "_"): \($0.type)" }.joined(separator: ", ") + ")"
  }

  /// The property or function for a key.
  func declaration(of name: String, for entry: CatalogEntry) -> String {
    let member = AssetSymbolName.keywords.contains(name) ? "`\(name)`" : name
    let type = "SwiftUI.LocalizedStringResource"
    let table = SwiftLiteral.quoted(entry.table)
    let key = SwiftLiteral.quoted(entry.key)
    if arguments.isEmpty {
      return "  static var \(member): \(type) { \(type)(\(key), table: \(table)) }\n"
    }
    let parameters = ordered.enumerated().map { index, argument in
      let label = argument.label.map { "\(Self.label($0)) " } ?? "_ "
      return "\(label)arg\(index + 1): Swift.\(argument.type)"
    }.joined(separator: ", ")
    let values = (1...ordered.count).map { "\\(arg\($0))" }.joined()
    return "  static func \(member)(\(parameters)) -> \(type) { \(type)(\(key), defaultValue: \"\(values)\", "
      + "table: \(table)) }\n"
  }
}
