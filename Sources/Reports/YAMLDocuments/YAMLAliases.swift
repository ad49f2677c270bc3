/// The aliases of a YAML text, and how much they expand to.
///
/// An alias expands to everything under its anchor: nested lists of aliases can fill any memory from a few
/// bytes, and the parser expands them if they are keys.
package enum YAMLAliases {
  /// The maximum number of aliases after expansion.
  private static let largestCount = 10_000

  /// The line, from 1, where the aliases expand to too much; nil if they do not.
  ///
  /// An anchor holds at most the aliases between it and the first use of it. Characters in quoted texts and
  /// comments may be taken for aliases, too, which only uses up part of the limit.
  package static func lineOfExcess(in text: String) -> Int? {
    // The expanded size of each anchor, and whether it may still grow.
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
      // Names and texts that contain these characters are not aliases.
      mayBegin = character.properties.isWhitespace || "[]{},:-?".unicodeScalars.contains(character)
      rest.unicodeScalars.removeFirst()
    }
    return nil
  }

  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.properties.isWhitespace && !"[]{},".unicodeScalars.contains(scalar)
  }
}
