internal import Foundation

/// The previews that a source declares, found without compiling it: ignoring comments and string literals.
package struct PreviewScan: Sendable {
  /// A preview declaration.
  package enum Kind: Hashable, Sendable {
    /// `#Preview`.
    case macro
    /// A type that conforms to `PreviewProvider`.
    case provider
  }

  package struct Definition: Hashable, Sendable {
    package var kind: Kind
    package var line: Int
    /// Its name in the source: the macro's first argument where that is a plain text, or the provider's type.
    package var name: String?
  }

  /// In the order of the source.
  package let definitions: [Definition]

  package init(_ source: String) {
    let text = Self.withoutCommentsAndTexts(Array(source.utf8))
    let original = Array(source.utf8)
    var found: [(offset: Int, definition: Definition)] = []
    let blanked = String(decoding: text, as: UTF8.self)
    func line(_ offset: Int) -> Int { 1 + text[..<offset].count { $0 == UInt8(ascii: "\n") } }
    for match in blanked.matches(of: /#Preview\b/) {
      let offset = blanked.utf8.distance(from: blanked.startIndex, to: match.range.lowerBound)
      let end = blanked.utf8.distance(from: blanked.startIndex, to: match.range.upperBound)
      found.append(
        (offset, Definition(kind: .macro, line: line(offset), name: Self.name(in: original, from: end))))
    }
    for match in blanked.matches(of: /\b(?:struct|class|enum)\s+(\w+)\s*:[^{]*\bPreviewProvider\b/) {
      let offset = blanked.utf8.distance(from: blanked.startIndex, to: match.range.lowerBound)
      found.append((offset, Definition(kind: .provider, line: line(offset), name: String(match.1))))
    }
    definitions = found.sorted { $0.offset < $1.offset }.map(\.definition)
  }

  /// The plain text that is the first argument after an offset.
  private static func name(in source: [UInt8], from offset: Int) -> String? {
    var position = offset
    func skipSpace() {
      while position < source.count, [0x20, 0x09, 0x0a, 0x0d].contains(source[position]) { position += 1 }
    }
    skipSpace()
    guard position < source.count, source[position] == UInt8(ascii: "(") else { return nil }
    position += 1
    skipSpace()
    guard position < source.count, source[position] == UInt8(ascii: "\"") else { return nil }
    let start = position + 1
    guard let end = source[start...].firstIndex(where: { [0x22, 0x5c, 0x0a].contains($0) }),
      source[end] == UInt8(ascii: "\"")
    else { return nil }
    return String(validating: source[start..<end], as: UTF8.self)
  }

  /// The source with comments and string literals replaced with spaces, keeping lines.
  private static func withoutCommentsAndTexts(_ source: [UInt8]) -> [UInt8] {
    var text = source
    var position = 0
    func has(_ word: StaticString, at place: Int) -> Bool {
      place + word.utf8CodeUnitCount <= source.count
        && (0..<word.utf8CodeUnitCount).allSatisfy { source[place + $0] == word.utf8Start[$0] }
    }
    func blank(_ range: Range<Int>) {
      for index in range where text[index] != UInt8(ascii: "\n") { text[index] = UInt8(ascii: " ") }
    }
    while position < source.count {
      let start = position
      if has("//", at: position) {
        while position < source.count, source[position] != UInt8(ascii: "\n") { position += 1 }
      } else if has("/*", at: position) {
        var depth = 0
        repeat {
          if has("/*", at: position) {
            (depth, position) = (depth + 1, position + 2)
          } else if has("*/", at: position) {
            (depth, position) = (depth - 1, position + 2)
          } else {
            position += 1
          }
        } while depth > 0 && position < source.count
      } else if has("\"\"\"", at: position) {
        position += 3
        while position < source.count, !has("\"\"\"", at: position) {
          position += source[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        position += 3
      } else if source[position] == UInt8(ascii: "\"") {
        position += 1
        while position < source.count, source[position] != UInt8(ascii: "\""),
          source[position] != UInt8(ascii: "\n")
        {
          position += source[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        position += 1
      } else {
        position += 1
        continue
      }
      position = min(position, source.count)
      blank(start..<position)
    }
    return text
  }
}
