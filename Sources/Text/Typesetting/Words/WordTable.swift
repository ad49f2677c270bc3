/// Shaped words by their text: a hash table with open addressing over three flat arrays.
///
/// Lengths are in font units, so that one word serves every size that a face is drawn at.
struct WordTable {
  /// One glyph of a word.
  struct Glyph {
    var id: UInt32
    /// The first code unit of the glyph's cluster, from the beginning of the word.
    var cluster: Int32
    var advance: Int32
    var xOffset: Int32
    var yOffset: Int32
    var isSafeToBreak: Bool

    var hasOffset: Bool { xOffset != 0 || yOffset != 0 }
  }

  /// The data of a word.
  struct Word {
    fileprivate var hash: UInt64
    fileprivate var text: Range<Int32>
    fileprivate var glyphs: Range<Int32>
    var glyphCount: Int { glyphs.count }
    /// The sum of the advances, in font units.
    var advance: Int
    /// How many clusters get space added after them in tracked text.
    var spacedClusters: Int
    /// How the glyphs depend on spaces around the word.
    var spaces: SpaceDependence
  }

  /// The neighbours that a word must be shaped with.
  struct SpaceDependence: OptionSet {
    let rawValue: UInt8

    /// The preceding space.
    static let before = SpaceDependence(rawValue: 1)
    /// The following space.
    static let after = SpaceDependence(rawValue: 2)
    /// Possibly everything around it.
    static let context = SpaceDependence(rawValue: 4)
  }

  private var slots: [Int32]
  private var words: [Word] = []
  private var text: [UInt16] = []
  private var glyphs: [Glyph] = []
  /// How many words are kept before all of them are dropped.
  private let capacity: Int

  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    // Capacity for an app's screens from the beginning: growing step by step costs more than shaping.
    slots = [Int32](repeating: -1, count: 1024)
    words.reserveCapacity(512)
    text.reserveCapacity(4096)
    glyphs.reserveCapacity(4096)
  }

  /// A hash of code units (multiplicative, after Fibonacci hashing).
  @inline(__always)
  static func hash(_ units: UnsafeBufferPointer<UInt16>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for unit in units { hash = (hash ^ UInt64(unit)) &* 0x9E37_79B9_7F4A_7C15 }
    return hash ^ hash >> 29
  }

  /// A known word, or nil.
  @inline(__always)
  func find(_ units: UnsafeBufferPointer<UInt16>, hash: UInt64) -> Word? {
    let mask = UInt64(slots.count - 1)
    var slot = hash & mask
    while true {
      let index = slots[Int(slot)]
      if index < 0 { return nil }
      let word = words[Int(index)]
      if word.hash == hash, word.text.count == units.count, matches(word, units) { return word }
      slot = (slot + 1) & mask
    }
  }

  private func matches(_ word: Word, _ units: UnsafeBufferPointer<UInt16>) -> Bool {
    text.withUnsafeBufferPointer { text in
      for index in units.indices where text[Int(word.text.lowerBound) + index] != units[index] {
        return false
      }
      return true
    }
  }

  /// The glyphs of a word that was found since the table last changed.
  func glyphs(of word: Word) -> ArraySlice<Glyph> {
    glyphs[Int(word.glyphs.lowerBound)..<Int(word.glyphs.upperBound)]
  }

  /// One of these glyphs; nil if there are not as many.
  @inline(__always)
  func glyph(_ index: Int, of word: Word) -> Glyph? {
    index < word.glyphCount ? glyphs[Int(word.glyphs.lowerBound) + index] : nil
  }

  /// Adds a word that is not in the table.
  ///
  /// - Parameter glyph: returns each of its glyphs, in visual order.
  @inline(__always)
  mutating func insert(
    _ units: UnsafeBufferPointer<UInt16>, hash: UInt64, glyphCount: Int, spaces: SpaceDependence,
    glyph: (Int) -> Glyph
  ) -> Word {
    if words.count >= capacity { removeAll() }
    let start = glyphs.count
    var word = Word(
      hash: hash, text: Int32(text.count)..<Int32(text.count + units.count),
      glyphs: Int32(start)..<Int32(start + glyphCount), advance: 0, spacedClusters: 0,
      spaces: spaces)
    // Space goes behind the last glyph of a cluster, in visual order, unless that is a mark without a width.
    var last: Glyph?
    for index in 0..<glyphCount {
      let glyph = glyph(index)
      if let last, last.cluster != glyph.cluster, last.advance != 0 { word.spacedClusters += 1 }
      word.advance += Int(glyph.advance)
      glyphs.append(glyph)
      last = glyph
    }
    if let last, last.advance != 0 { word.spacedClusters += 1 }
    text.append(contentsOf: units)
    words.append(word)
    if words.count * 2 > slots.count { grow() } else { place(words.count - 1) }
    return word
  }

  private mutating func removeAll() {
    words.removeAll(keepingCapacity: true)
    text.removeAll(keepingCapacity: true)
    glyphs.removeAll(keepingCapacity: true)
    for index in slots.indices { slots[index] = -1 }
  }

  private mutating func place(_ index: Int) {
    let mask = UInt64(slots.count - 1)
    var slot = words[index].hash & mask
    while slots[Int(slot)] >= 0 { slot = (slot + 1) & mask }
    slots[Int(slot)] = Int32(index)
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for index in words.indices { place(index) }
  }
}
