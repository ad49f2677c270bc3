/// The distinct pixel values of an image, at most 256, with the index of each.
///
/// Open addressing in 1024 slots: with at most 256 colours three of four are empty, so nearly every look-up
/// ends at its first slot.
internal struct ColorTable: Sendable {
  /// The distinct values in the order of their first appearance, or of the palette given.
  private(set) var words: [UInt32] = []
  private var keys = [UInt32](repeating: 0, count: 1024)
  /// The colour's index plus one; 0 marks an empty slot.
  private var numbers = [UInt16](repeating: 0, count: 1024)

  /// Numbers the colours of a palette by their position.
  init(palette: [UInt32]) {
    for word in palette { _ = insert(word) }
  }

  /// The index of a colour in the table.
  func number(of word: UInt32) -> UInt8 {
    var place = Self.place(of: word)
    while keys[place] != word || numbers[place] == 0 { place = (place + 1) & 1023 }
    return UInt8(truncatingIfNeeded: numbers[place] - 1)
  }

  /// Adds a colour if it is missing; returns whether there was room for it.
  mutating func insert(_ word: UInt32) -> Bool {
    var place = Self.place(of: word)
    while numbers[place] != 0 {
      if keys[place] == word { return true }
      place = (place + 1) & 1023
    }
    guard words.count < 256 else { return false }
    words.append(word)
    keys[place] = word
    numbers[place] = UInt16(words.count)
    return true
  }

  /// Multiplication by 2^32 divided by the golden ratio spreads neighbouring colours over the table.
  private static func place(of word: UInt32) -> Int { Int((word &* 0x9e37_79b1) >> 22) }
}
