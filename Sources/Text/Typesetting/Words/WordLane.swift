import Fonts

/// Words that were met in texts of one run each, with what they add to the width of such a text.
///
/// Texts of one style that begin with the same script and are set in the same face throughout are added up word by
/// word without a look at their characters. A word gets in with a text that was taken apart the long way and proved
/// to be one run in one direction, and only where the spaces beside it do not matter. What makes a text one run holds
/// for each character by itself, given the script and face of those in front of it; so other texts of words from the
/// same lane are one run as well, provided that they begin with a word that has begun one before: the first word
/// decides the face, the script and the direction.
final class WordLane {
  let face: FontFace
  /// Whether the face is the font's own.
  let isPrimary: Bool
  /// ICU's code.
  let script: Int32
  let level: UInt8
  private let space: Share

  /// What a word adds to a run.
  private struct Share {
    /// In font units.
    var advance: Int32
    /// How many clusters get space added behind them where a text is tracked.
    var clusters: Int32
  }

  private struct Word {
    var hash: UInt64
    /// Where its bytes begin, and how many they are.
    var start: Int32
    var length: Int32
    var share: Share
    /// Whether a text that begins with the word is in this lane.
    var leads: Bool
  }

  @exclusivity(unchecked) private var slots = [Int32](repeating: -1, count: 64)
  @exclusivity(unchecked) private var words: [Word] = []
  @exclusivity(unchecked) private var bytes: [UInt8] = []

  /// How many words a lane keeps before all of them are dropped.
  private static let capacity = 8192
  /// Longer words are seldom met again.
  private static let longestWord = 64

  /// - Returns: nil where the face's spaces cannot be told from the words beside them.
  init?(segment: PlainText.Segment, level: UInt8, context: ShapingContext) {
    let units: [UInt16] = [0x20]
    let measured = units.withUnsafeBufferPointer { context.independentWord($0) }
    guard let (advance, clusters) = measured else { return nil }
    face = segment.face
    isPrimary = segment.isPrimary
    script = segment.script
    self.level = level
    space = Share(advance: Int32(advance), clusters: Int32(clusters))
  }

  func isLane(of segment: PlainText.Segment, level: UInt8) -> Bool {
    face === segment.face && script == segment.script && self.level == level
  }

  /// The sum of a text's advances in font units, and how many of its clusters get space added where it is tracked.
  ///
  /// - Parameter text: in UTF-8.
  /// - Returns: nil where the lane cannot tell.
  func measure(_ text: UnsafeBufferPointer<UInt8>) -> (advance: Int, spacedClusters: Int)? {
    var advance = 0
    var clusters = 0
    var start = 0
    while true {
      var hash = Self.seed
      var end = start
      while end < text.count, text[end] != 0x20 {
        hash = Self.mix(hash, text[end])
        end += 1
      }
      guard
        let word = find(UnsafeBufferPointer(rebasing: text[start..<end]), hash: Self.finish(hash))
      else { return nil }
      if start == 0, !words[word].leads { return nil }
      advance += Int(words[word].share.advance)
      clusters += Int(words[word].share.clusters)
      if end == text.count { return (advance, clusters) }
      advance += Int(space.advance)
      clusters += Int(space.clusters)
      start = end + 1
    }
  }

  /// Takes in the words of a text that is one run of this lane.
  ///
  /// - Parameters:
  ///   - text: in UTF-8.
  ///   - units: the same in UTF-16.
  func learn(
    _ text: UnsafeBufferPointer<UInt8>, _ units: UnsafeBufferPointer<UInt16>, context: ShapingContext
  ) {
    var (start, unitStart) = (0, 0)
    while start < text.count {
      var (end, unitEnd) = (start, unitStart)
      while end < text.count, text[end] != 0x20 { end += 1 }
      while unitEnd < units.count, units[unitEnd] != 0x20 { unitEnd += 1 }
      learn(
        UnsafeBufferPointer(rebasing: text[start..<end]),
        UnsafeBufferPointer(rebasing: units[unitStart..<unitEnd]), isFirst: start == 0, context: context)
      start = end + 1
      unitStart = unitEnd + 1
    }
  }

  private func learn(
    _ word: UnsafeBufferPointer<UInt8>, _ units: UnsafeBufferPointer<UInt16>, isFirst: Bool,
    context: ShapingContext
  ) {
    // White space at the end of a text hangs, so that it counts only between words.
    guard let first = units.first, let last = units.last, word.count <= Self.longestWord,
      !LineBreaker.isSpace(last)
    else { return }
    let traits = CharacterTraits[first]
    let isDirected = level == 0 ? traits.isLeftToRight : traits.isRightToLeft
    let leads = isFirst && isDirected && !traits.hasNeutralScript
    let hash = Self.finish(word.reduce(Self.seed, Self.mix))
    if let known = find(word, hash: hash) {
      if leads { words[known].leads = true }
      return
    }
    guard let (advance, clusters) = context.independentWord(units) else { return }
    if words.count >= Self.capacity { removeAll() }
    words.append(
      Word(
        hash: hash, start: Int32(bytes.count), length: Int32(word.count),
        share: Share(advance: Int32(advance), clusters: Int32(clusters)), leads: leads))
    bytes.append(contentsOf: word)
    if words.count * 2 > slots.count { grow() } else { place(words.count - 1) }
  }

  // MARK: The table

  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  @inline(__always)
  private static func mix(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15
  }

  @inline(__always)
  private static func finish(_ hash: UInt64) -> UInt64 { hash ^ hash >> 29 }

  private func find(_ word: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Int? {
    let mask = UInt64(slots.count - 1)
    var slot = hash & mask
    while true {
      let index = Int(slots[Int(slot)])
      if index < 0 { return nil }
      if words[index].hash == hash, Int(words[index].length) == word.count, matches(words[index], word) {
        return index
      }
      slot = (slot + 1) & mask
    }
  }

  private func matches(_ known: Word, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      for index in word.indices where bytes[Int(known.start) + index] != word[index] { return false }
      return true
    }
  }

  private func place(_ index: Int) {
    let mask = UInt64(slots.count - 1)
    var slot = words[index].hash & mask
    while slots[Int(slot)] >= 0 { slot = (slot + 1) & mask }
    slots[Int(slot)] = Int32(index)
  }

  private func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for index in words.indices { place(index) }
  }

  private func removeAll() {
    words.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
    for index in slots.indices { slots[index] = -1 }
  }
}
