/// Finds what someone who mistyped a name may have meant.
package enum NearestName {
  /// The maximum length of a name to compare, in bytes.
  private static let longest = 120

  /// The most similar name; nil if none is similar.
  ///
  /// If some names differ from the written one only in numbers, the one with the nearest number is used: of
  /// “iPhone 16” and “iPhone SE” the first is nearer to “iPhone 99”. Otherwise it is the name with the fewest changed,
  /// added and omitted letters: a third of the letters may differ, and two of any name; but never all of them. If none
  /// is that similar, the first name that starts with the written text is used.
  package static func of(_ name: String, in names: [String]) -> String? {
    // Overlong names are not typed, and so not mistyped.
    guard name.utf8.count <= longest else { return nil }
    if let other = otherNumber(of: name, in: names) { return other }
    let wanted = letters(of: name)
    let furthest = min(max(2, wanted.count / 3), wanted.count - 1)
    var best: (name: String, distance: Int)?
    for other in names where other.utf8.count <= longest {
      let letters = letters(of: other)
      // The minimum number of added or omitted letters.
      let limit = min(furthest, (best?.distance ?? .max) - 1)
      guard abs(letters.count - wanted.count) <= limit else { continue }
      if let found = distance(wanted, letters, limit: limit) { best = (other, found) }
    }
    guard let best else {
      return wanted.count < 3 ? nil : names.first { letters(of: $0).starts(with: wanted) }
    }
    return best.name
  }

  /// The end of a sentence that suggests the nearest name, `; did you mean “iPhone 16”?`; empty if none is
  /// similar.
  package static func question(_ name: String, in names: [String]) -> String {
    of(name, in: names).map { "; did you mean “\($0)”?" } ?? ""
  }

  private static func letters(of name: String) -> [UInt32] { name.lowercased().unicodeScalars.map(\.value) }

  // MARK: Numbers

  /// The name that has the same words and the nearest numbers; of two equally near ones the last.
  private static func otherNumber(of name: String, in names: [String]) -> String? {
    let (words, numbers) = parts(of: name)
    guard !numbers.isEmpty, words.contains(where: { $0.contains(where: \.isLetter) }) else { return nil }
    var best: (name: String, distances: [Int])?
    for other in names where other.utf8.count <= longest {
      let others = parts(of: other)
      guard others.words == words else { continue }
      let distances = zip(numbers, others.numbers).map { abs($0 - $1) }
      // The first number counts for most.
      if let best, best.distances.lexicographicallyPrecedes(distances) { continue }
      best = (other, distances)
    }
    return best?.name
  }

  /// A name's words in lower case with a space for each hyphen, and the numbers between them. Longer numbers than any
  /// in names of things count as words.
  private static func parts(of name: String) -> (words: [String], numbers: [Int]) {
    var words = [""]
    var numbers: [Int] = []
    var rest = name.lowercased()[...]
    while let first = rest.first {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if let number = Int(digits), digits.count <= 9 {
        numbers.append(number)
        words.append("")
      } else {
        words[words.count - 1] += digits.isEmpty ? (first == "-" ? " " : String(first)) : String(digits)
      }
      rest = rest.dropFirst(max(digits.count, 1))
    }
    return (words, numbers)
  }

  // MARK: Letters

  /// Levenshtein's distance; nil if it is above a limit.
  private static func distance(_ first: [UInt32], _ second: [UInt32], limit: Int) -> Int? {
    var row = Array(0...second.count)
    for (i, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      var least = row[0]
      for (j, other) in second.enumerated() {
        let cost = diagonal + (letter == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(cost, row[j] + 1, row[j + 1] + 1)
        least = min(least, row[j + 1])
      }
      // No later row has a smaller number.
      if least > limit { return nil }
    }
    return row[second.count] <= limit ? row[second.count] : nil
  }
}
