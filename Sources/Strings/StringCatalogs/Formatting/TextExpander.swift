/// Makes texts longer or shorter, like translations, and keeps them readable.
enum TextExpander {
  /// The words with their letters repeated, vowels before others and evenly, until there are `factor` times as many;
  /// below 1 the ends of words are left out. Digits and marks stay as they are.
  ///
  /// - Parameter carry: the part of a letter that earlier words were too short or long, which this text makes up for.
  static func expand(_ text: String, by factor: Double, carry: inout Double) -> String {
    var result = ""
    var word: [Character] = []
    func flush(_ carry: inout Double) {
      guard !word.isEmpty else { return }
      let wanted = Double(word.count) * factor + carry
      let count = max(1, Int(wanted.rounded()))
      carry = wanted - Double(count)
      result += resize(word, to: count)
      word = []
    }
    for character in text {
      if character.isLetter {
        word.append(character)
      } else {
        flush(&carry)
        result.append(character)
      }
    }
    flush(&carry)
    return result
  }

  private static let vowels: Set<Character> = Set("aeiouyäöüåáàâéèêíîóôúûAEIOUYÄÖÜ")

  private static func resize(_ word: [Character], to count: Int) -> String {
    if count <= word.count { return String(word.prefix(count)) }
    // The first letter is not repeated if there is a better one, so that no sentence starts with "Aa".
    let vowel = word.indices.filter { vowels.contains(word[$0]) }
    let inner = vowel.filter { $0 > 0 }
    let grown = !inner.isEmpty ? inner : !vowel.isEmpty ? vowel : word.count > 1 ? Array(1..<word.count) : [0]
    let extra = count - word.count
    var result = ""
    for (index, character) in word.enumerated() {
      result.append(character)
      guard let turn = grown.firstIndex(of: index) else { continue }
      let repeats = extra / grown.count + (turn < extra % grown.count ? 1 : 0)
      // A repeated capital is a small letter.
      result += String(repeating: index == 0 ? character.lowercased() : String(character), count: repeats)
    }
    return result
  }
}
