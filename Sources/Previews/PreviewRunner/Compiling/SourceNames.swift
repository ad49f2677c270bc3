import ProjectAssets

/// The identifiers in sources that affect the generated files beside them.
struct SourceNames {
  private let text: String

  init(_ module: SourceModule) {
    text = module.files.map { String(decoding: $0.content, as: UTF8.self) }.joined(separator: "\n")
  }

  /// The symbols that Xcode generates for a project, as far as the sources use them.
  func generated(_ symbols: ProjectSymbols, platform: ApplePlatform) -> String {
    if symbols.isEmpty { return "" }
    var all: Set<Substring> = []
    // Names that an extension of a colour or an image may declare itself, and names of entity classes.
    var statics: Set<Substring> = []
    var types: Set<Substring> = []
    var last: Substring = ""
    var isStatic = false
    for word in text.utf8.split(whereSeparator: { !Self.isNamePart($0) }) {
      let word = Substring(word)
      all.insert(word)
      if Self.declaringTypes.contains(last) { types.insert(word) }
      if Self.declaringMembers.contains(last) {
        if isStatic { statics.insert(word) }
        isStatic = false
      } else if word == "static" || word == "class" {
        isStatic = true
      } else if !Self.declaringMembers.contains(word), !Self.modifiers.contains(word) {
        isStatic = false
      }
      last = word
    }
    let identifiable = symbols.dataModel.isEmpty ? [] : identifiableTypes
    return symbols.assets.source(
      naming: all, declared: statics, hasUIKit: platform.has(module: "UIKit") ?? false,
      hasAppKit: platform.has(module: "AppKit") ?? false)
      + symbols.strings.source(naming: all, declared: symbols.strings.isEmpty ? [] : ownResources)
      + symbols.dataModel.source(naming: all, declared: types, identifiable: identifiable)
      + symbols.learnedModels.source(naming: all, declared: types)
  }

  /// The names that the sources' own extensions of `LocalizedStringResource` declare.
  private var ownResources: Set<Substring> {
    // Scanning all of a project's sources with a regular expression takes as long as compiling one of them.
    guard Array(text.utf8).mentions("LocalizedStringResource") else { return [] }
    var names: Set<Substring> = []
    for match in text.matches(of: /extension\s+(?:\w+\.)?LocalizedStringResource\b[^{]*\{/) {
      var depth = 1
      let body = text[match.range.upperBound...].prefix {
        depth += $0 == "{" ? 1 : $0 == "}" ? -1 : 0
        return depth > 0
      }
      for member in body.matches(of: /static\s+(?:let|var|func)\s+`?(?<name>[^\s:(`<=]+)/) {
        names.insert(member.name)
      }
    }
    return names
  }

  /// The types whose declarations or extensions conform to `Identifiable`.
  private var identifiableTypes: Set<Substring> {
    var types: Set<Substring> = []
    for match in text.matches(of: /(?:extension|class)\s+(?<name>\w+)\s*:(?<protocols>[^{}]*)\{/)
    where match.protocols.split(whereSeparator: { ", \n\t".contains($0) }).contains("Identifiable") {
      types.insert(match.name)
    }
    return types
  }

  private static let declaringTypes: Set<Substring> = ["struct", "class", "enum", "typealias"]
  private static let declaringMembers: Set<Substring> = ["let", "var", "func"]
  /// What may be between `static` and the name that it declares.
  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "private", "fileprivate", "open", "final", "override", "nonisolated",
    "unsafe", "set",
  ]

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
