internal import StringCatalogs

/// How much wider than its source a translation may be expected to get.
enum RealisticExpansion {
  /// What 99 of 100 translations stay under, over the width of the source text, by the source's length in
  /// characters: measured over 168,148 pairs in 45 languages. Short texts grow most.
  static func factor(characters: Int) -> Double {
    ExpansionFactors.of(characters: characters).p99
  }

  /// What share of a slot a text of a width takes; words leave a fifth of the lines of a paragraph empty.
  static func share(of slot: TextSlot, width: Double) -> Double? {
    guard let budget = slot.width else { return nil }
    let room = slot.lines == 1 ? budget : budget * Double(slot.lines) * 0.8
    return width * slot.allowedScale / room
  }
}
