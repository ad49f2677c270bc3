import ProjectAssets

/// The identifiers of sources, as far as they matter to what is generated beside them.
struct SourceNames {
  private let text: String

  init(_ module: SourceModule) {
    text = module.files.map { String(decoding: $0.content, as: UTF8.self) }.joined(separator: "\n")
  }

  /// What Xcode generates for a project, as far as the sources use it: its assets' names in Swift, and the classes of
  /// its data models.
  func generated(_ symbols: AssetSymbols, _ model: DataModel, platform: ApplePlatform) -> String {
    if symbols.isEmpty, model.isEmpty { return "" }
    var all: Set<Substring> = []
    var declared: Set<Substring> = []
    var last: Substring = ""
    for word in text.utf8.split(whereSeparator: { !Self.isNamePart($0) }) {
      let word = Substring(word)
      all.insert(word)
      if Self.declaring.contains(last) { declared.insert(word) }
      last = word
    }
    return symbols.source(naming: all, declared: declared, hasUIKit: platform.has(module: "UIKit") ?? false)
      + model.source(naming: all, declared: declared)
  }

  private static let declaring: Set<Substring> = [
    "let", "var", "func", "case", "struct", "class", "enum", "typealias",
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
