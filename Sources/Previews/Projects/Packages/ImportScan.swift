internal import OperatingSystem

/// The modules that Swift files import, found line by line, including those inside multiline comments.
enum ImportScan {
  static func modules(of file: String) -> Set<String> {
    guard let bytes = try? FileSystem.read(file) else { return [] }
    var modules: Set<String> = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) where line.count < 200 {
      // Most lines do not contain the word, and are not converted to strings.
      guard let first = line.first(where: { $0 != UInt8(ascii: " ") }),
        first == UInt8(ascii: "i") || first == UInt8(ascii: "@") || first == UInt8(ascii: "p")
      else { continue }
      let words = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      guard let place = words.firstIndex(of: "import"), place < 3, words.count > place + 1 else { continue }
      // `import struct Module.Type` names a kind first.
      let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
      let isKind = kinds.contains(words[place + 1]) && words.count > place + 2
      modules.insert(String(words[place + (isKind ? 2 : 1)].prefix { $0 != "." && $0 != ";" }))
    }
    return modules
  }
}
