/// Finds what someone who mistyped a name may have meant.
package enum NearestName {
  /// The name with the fewest changed, added and left out letters; nil where none is near.
  ///
  /// A third of the letters may be others, and two of any name; but never all of them. Where none is as near, the first name
  /// that begins with what was written.
  package static func of(_ name: String, in names: [String]) -> String? {
    let wanted = Array(name.lowercased())
    let ranked = names.map { (name: $0, distance: distance(wanted, Array($0.lowercased()))) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }),
      best.distance <= min(max(2, wanted.count / 3), wanted.count - 1)
    else {
      return wanted.count < 3 ? nil : names.first { Array($0.lowercased()).starts(with: wanted) }
    }
    return best.name
  }

  /// The end of a sentence that asks for the nearest name, `; did you mean “iPhone 16”?`; empty where none is near.
  package static func question(_ name: String, in names: [String]) -> String {
    of(name, in: names).map { "; did you mean “\($0)”?" } ?? ""
  }

  /// Levenshtein's distance.
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var row = Array(0...second.count)
    for (i, character) in first.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in second.enumerated() {
        let cost = diagonal + (character == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(cost, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[second.count]
  }
}
