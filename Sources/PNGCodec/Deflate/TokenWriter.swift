/// Writes the tokens of rows: joins repetitions that go on, and fits in the filter byte of each row.
internal struct TokenWriter: ~Copyable {
  private let rows: ScreenRows
  private let bytesPerPixel: Int
  private let aboveSymbol: Int
  private let leftSymbol: Int
  private let learns: Bool
  private(set) var tokens: DeflateTokens
  /// What symbols take, as far as the tokens written tell.
  private(set) var costs: SymbolCosts
  /// The repetition that the next one may prolong: its token without the length, and its bytes.
  private var pending: (token: UInt32, length: Int) = (0, 0)

  private static let byteRun = DeflateTokens.other | DeflateTokens.byteRun

  /// A writer with room for so many rows; `learns` when its costs are of use.
  init(_ rows: ScreenRows, rowCount: Int, learns: Bool) {
    self.rows = rows
    self.learns = learns
    bytesPerPixel = rows.bytesPerPixel
    aboveSymbol = Int(DeflateSymbols.distance(rows.stride).number)
    leftSymbol = Int(DeflateSymbols.distance(bytesPerPixel).number)
    // Three bytes of a pixel are one token, others one each.
    let tokensPerPixel = bytesPerPixel < 3 ? bytesPerPixel : bytesPerPixel - 2
    tokens = DeflateTokens(capacity: (rows.width * tokensPerPixel + 4) * rowCount + 1)
    costs = SymbolCosts(bytesPerPixel: bytesPerPixel)
  }

  /// Whether the last token repeats the row above, so that going on with it costs next to nothing.
  var isRepeatingAbove: Bool { pending.token == DeflateTokens.above }
  /// Whether the last token repeats the pixel to the left.
  var isRepeatingLeft: Bool { pending.token == DeflateTokens.left }

  /// Begins a row, whose filter byte goes with the first repetition, with the one that is under way, or alone.
  ///
  /// `first` is the row's first token. One that repeats the pixel to the left stands for zeros after zeros.
  @inline(__always)
  mutating func beginRow(_ y: Int, with first: UInt32) {
    let repeatsAbove = rows.canRepeatFilter(of: y)
    if first == DeflateTokens.above && repeatsAbove || first == DeflateTokens.left {
      write(first, length: 1)
      return
    }
    let isZero = pending.token == DeflateTokens.left || pending.token == Self.byteRun
    if pending.length > 0
      && (pending.token == DeflateTokens.above && repeatsAbove || isZero && rows.isZero(before: y))
    {
      pending.length += 1
      return
    }
    flush()
    writeByte(UInt32(rows.filters[y].rawValue))
  }

  /// Repeats so many bytes; the token is without its length.
  @inline(__always)
  mutating func write(_ token: UInt32, length: Int) {
    if token == pending.token && pending.length > 0 {
      pending.length += length
    } else {
      flush()
      pending = (token, length)
    }
  }

  /// Repeats the pixel to the left from the place `x` of a row on, which lies in an even area: the repetition before
  /// gives way where bits would follow its length.
  @inline(__always)
  mutating func writeLeft(_ row: UnsafePointer<UInt32>, from x: Int, length: Int) {
    var surplus = 0
    if pending.length > 258, pending.token != DeflateTokens.left, pending.token != Self.byteRun,
      x > 1, row[x - 1] == row[x - 2]
    {
      surplus = pending.length % 258
      if surplus >= bytesPerPixel { surplus = 0 }
      pending.length -= surplus
    }
    write(DeflateTokens.left, length: length + surplus)
  }

  /// Writes a pixel that nothing repeats.
  @inline(__always)
  mutating func writePixel(_ word: UInt32) {
    flush()
    if bytesPerPixel > 2 {
      tokens.append(DeflateTokens.pixel | word & 0xff_ffff)
      if bytesPerPixel == 4 { tokens.append(DeflateTokens.other | word >> 24) }
    } else {
      tokens.append(DeflateTokens.other | word & 0xff)
      if bytesPerPixel == 2 { tokens.append(DeflateTokens.other | word >> 8 & 0xff) }
    }
    guard learns else { return }
    costs.count(literal: word)
    if bytesPerPixel > 1 { costs.count(literal: word >> 8) }
    if bytesPerPixel > 2 { costs.count(literal: word >> 16) }
    if bytesPerPixel > 3 { costs.count(literal: word >> 24) }
    costs.endToken()
  }

  /// Writes a row as differences to an equal row: the filter's number, a zero, and repetitions of it.
  mutating func writeZeros(_ y: Int) {
    rows.setZeros(y)
    flush()
    writeByte(UInt32(PNGFilter.up.rawValue))
    writeByte(0)
    pending = (Self.byteRun, rows.stride - 2)
  }

  private mutating func writeByte(_ byte: UInt32) {
    tokens.append(DeflateTokens.other | byte)
    guard learns else { return }
    costs.count(literal: byte)
    costs.endToken()
  }

  /// Writes the repetition that is under way.
  @inline(__always)
  mutating func flush() {
    guard pending.length > 0 else { return }
    let (token, length) = pending
    pending = (0, 0)
    if learns { costs.endToken() }
    if token == DeflateTokens.above || token == DeflateTokens.left {
      tokens.append(token | UInt32(length))
      guard learns else { return }
      costs.count(
        length: min(258, length), distanceSymbol: token == DeflateTokens.above ? aboveSymbol : leftSymbol)
    } else if token == Self.byteRun {
      tokens.append(token | UInt32(length))
      guard learns else { return }
      DeflateSymbols.forEachPart(of: length) { costs.count(length: $0, distanceSymbol: 0) }
    } else {
      let symbol = Int(DeflateSymbols.distance(Int(token >> 9 & 0x7fff) + 1).number)
      DeflateSymbols.forEachPart(of: length) { part in
        tokens.append(token | UInt32(part))
        if learns { costs.count(length: part, distanceSymbol: symbol) }
      }
    }
  }
}
