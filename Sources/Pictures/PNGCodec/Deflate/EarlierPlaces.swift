/// Where pixels were seen before, within deflate's window.
internal struct EarlierPlaces: ~Copyable {
  private let words: UnsafePointer<UInt32>
  private let areZeros: UnsafeMutablePointer<Bool>
  private let width: Int
  private let bytesPerPixel: Int
  /// 2 to the power of 44 divided by the width, for division by multiplication.
  private let reciprocal: UInt64

  private static let pairBits: UInt32 = 14
  private static let singleBits: UInt32 = 12
  /// As many links as pixels fit in the window, or more.
  private let linkMask: Int
  /// Where two pixels were seen last, by a hash of them; before that, by their place; and where a pixel was seen last.
  private let pairs: UnsafeMutablePointer<Int32>
  private let links: UnsafeMutablePointer<Int32>
  private let singles: UnsafeMutablePointer<Int32>

  /// How many places with the same two pixels are looked at.
  private static let depth = 16

  /// A place from which pixels repeat.
  struct Place {
    /// The number of its first pixel.
    var position: Int
    /// Its distance in bytes.
    var distance: Int
    /// How many pixels repeat.
    var length: Int
  }

  init(_ rows: ScreenRows) {
    words = rows.words
    areZeros = rows.areZeros
    width = rows.width
    bytesPerPixel = rows.bytesPerPixel
    reciprocal = (1 << 44) / UInt64(width) + 1
    pairs = .allocate(capacity: 1 << Self.pairBits)
    pairs.initialize(repeating: -1, count: 1 << Self.pairBits)
    linkMask = bytesPerPixel < 3 ? 32767 : 16383
    links = .allocate(capacity: linkMask + 1)
    links.initialize(repeating: -1, count: linkMask + 1)
    singles = .allocate(capacity: 1 << Self.singleBits)
    singles.initialize(repeating: -1, count: 1 << Self.singleBits)
  }

  deinit {
    pairs.deallocate()
    links.deallocate()
    singles.deallocate()
  }

  /// Notes a pixel; answers where the same one was last, and how far both go on alike.
  @inline(__always)
  func noteSingle(_ row: UnsafePointer<UInt32>, _ x: Int, _ y: Int, isSought: Bool) -> Place? {
    let word = row[x]
    let hash = Int(truncatingIfNeeded: (word &* 0x9e37_79b1) &>> (32 &- Self.singleBits))
    let position = y &* width &+ x
    let last = Int(singles[hash])
    singles[hash] = Int32(truncatingIfNeeded: position)
    guard isSought, last >= 0, bytesPerPixel > 2, words[last] == word else { return nil }
    let place = self.place(last)
    let distance = (position &- last) &* bytesPerPixel &+ y &- place.row
    guard distance <= 32768, !areZeros[place.row] else { return nil }
    return Place(position: last, distance: distance, length: length(last, place.column, row, x))
  }

  /// Notes a pixel and the next; calls the body with the places that go on alike for more than `reach` pixels, from near
  /// to far, each for longer than the one before.
  @inline(__always)
  func notePair(
    _ row: UnsafePointer<UInt32>, _ x: Int, _ y: Int, longerThan reach: Int, enough: Int,
    _ body: (Place) -> Void
  ) {
    let word = row[x]
    var mixed = word &* 0x9e37_79b1 ^ row[x &+ 1] &* 0x85eb_ca6b
    // Two pixels of a byte are too short to be repeated, and to tell places apart.
    if bytesPerPixel == 1 && x + 3 < width {
      mixed ^= row[x &+ 2] &* 0xc2b2_ae35 ^ row[x &+ 3] &* 0x27d4_eb2f
    }
    let hash = Int(truncatingIfNeeded: mixed &>> (32 &- Self.pairBits))
    let position = y &* width &+ x
    var candidate = Int(pairs[hash])
    pairs[hash] = Int32(truncatingIfNeeded: position)
    links[position & linkMask] = Int32(truncatingIfNeeded: candidate)
    var reach = max(1, reach)
    var tries = Self.depth
    while candidate >= 0 && reach < enough && x &+ reach < width {
      let back = (position &- candidate) &* bytesPerPixel
      guard back <= 32768 else { return }
      if words[candidate &+ reach] == row[x &+ reach] && words[candidate] == word {
        let place = self.place(candidate)
        let distance = back &+ y &- place.row
        guard distance <= 32768 else { return }
        let length = areZeros[place.row] ? 0 : length(candidate, place.column, row, x)
        if length > reach {
          reach = length
          body(Place(position: candidate, distance: distance, length: length))
        }
      }
      tries &-= 1
      guard tries > 0 else { return }
      candidate = Int(links[candidate & linkMask])
    }
  }

  /// How many pixels lie before a place in its row.
  @inline(__always)
  func column(_ position: Int) -> Int { place(position).column }

  @inline(__always)
  private func place(_ position: Int) -> (row: Int, column: Int) {
    let row = Int((UInt64(truncatingIfNeeded: position) &* reciprocal) >> 44)
    return (row, position &- row &* width)
  }

  /// How many pixels are alike; neither side may run over the end of its row, where the filter byte is.
  @inline(__always)
  private func length(_ position: Int, _ column: Int, _ row: UnsafePointer<UInt32>, _ x: Int) -> Int {
    PixelRun.length(words + position, row + x, limit: width &- max(x, column))
  }
}
