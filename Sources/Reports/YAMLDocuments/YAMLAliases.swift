/// The aliases of a YAML text, and how much they stand for.
///
/// An alias stands for all that its anchor holds: lists of aliases of lists of aliases fill any memory from a few bytes,
/// and the parser unfolds them where they are keys.
package enum YAMLAliases {
  /// How many aliases there may be, counted wherever those that stand for others put them.
  private static let largestCount = 10_000

  /// The line, from 1, where the aliases stand for too much; nil if they do not.
  ///
  /// An anchor holds at most the aliases between it and the first use of it. Signs in quoted texts and comments may be
  /// taken for aliases, too; nothing is lost by that but a part of the limit.
  package static func lineOfExcess(in text: String) -> Int? {
    // What each anchor stands for, and whether it may still grow.
    var weights: [Substring: (weight: Int, isOpen: Bool)] = [:]
    var total = 0
    var line = 1
    var mayBegin = true
    var rest = Substring(text)
    while let character = rest.unicodeScalars.first {
      if character == "\n" { line += 1 }
      if mayBegin, character == "&" || character == "*" {
        let name = rest.unicodeScalars.dropFirst().prefix { isNamePart($0) }
        if character == "&" {
          weights[Substring(name)] = (0, true)
        } else {
          let alias = Substring(name)
          let weight = 1 + (weights[alias]?.weight ?? 0)
          weights[alias]?.isOpen = false
          total += weight
          guard total <= largestCount else { return line }
          for (anchor, value) in weights where value.isOpen { weights[anchor]?.weight += weight }
        }
        rest = rest[name.endIndex...]
        mayBegin = false
        continue
      }
      // Names and texts with these signs inside are no aliases.
      mayBegin = character.properties.isWhitespace || "[]{},:-?".unicodeScalars.contains(character)
      rest.unicodeScalars.removeFirst()
    }
    return nil
  }

  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.properties.isWhitespace && !"[]{},".unicodeScalars.contains(scalar)
  }
}
