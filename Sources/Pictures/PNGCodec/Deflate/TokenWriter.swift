/// Writes the tokens of rows: joins matches that continue, and inserts the filter byte of each row.
internal struct TokenWriter: ~Copyable {
  private let rows: ScreenRows
  private let bytesPerPixel: Int
  /// The matches of the row above and of the pixel to the left.
  private let above: UInt32
  private let left: UInt32
  private let learns: Bool
  private(set) var tokens: DeflateTokens
  /// The costs of symbols, as learnt from the tokens written.
  var costs: SymbolCosts
  /// The match that the next one may extend: its token without the length, and its bytes.
  private var pending: (token: UInt32, length: Int) = (0, 0)
  /// How many bytes of the picture precede the pending match.
  private var position: Int

  /// A writer of some rows; `learns` if its costs are used.
  init(_ rows: ScreenRows, range: Range<Int>, learns: Bool) {
    self.rows = rows
    self.learns = learns
    bytesPerPixel = rows.bytesPerPixel
    above = DeflateTokens.match(from: rows.stride)
    left = DeflateTokens.match(from: bytesPerPixel)
    // A fourth byte is a token of its own.
    let tokensPerPixel = bytesPerPixel == 4 ? 2 : 1
    tokens = DeflateTokens(capacity: (rows.width * tokensPerPixel + 4) * range.count + 1)
    position = range.lowerBound * rows.stride
    costs = SymbolCosts(bytesPerPixel: bytesPerPixel, width: rows.width)
  }

  /// Whether the last token repeats the row above, so that continuing it costs next to nothing.
  var isRepeatingAbove: Bool { pending.token == above }
  /// Whether the last token repeats the pixel to the left.
  var isRepeatingLeft: Bool { pending.token == left }

  /// Begins a row, whose filter byte goes with the first match, with the pending one, or alone.
  ///
  /// `first` is the row's first token. One that repeats the pixel to the left stands for zeros after zeros.
  @inline(__always)
  mutating func beginRow(_ y: Int, with first: UInt32) {
    let repeatsAbove = rows.canRepeatFilter(of: y)
    if first == above && repeatsAbove || first == left {
      write(first, length: 1)
      return
    }
    if pending.length > 0
      && (pending.token == above && repeatsAbove || pending.token == left && rows.isZero(before: y))
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

  /// Writes a pixel that nothing repeats.
  @inline(__always)
  mutating func writePixel(_ word: UInt32) {
    flush()
    position &+= bytesPerPixel
    switch bytesPerPixel {
    case 1: tokens.append(DeflateTokens.literal(word & 0xff))
    case 2: tokens.append(DeflateTokens.pair(word))
    case 3: tokens.append(DeflateTokens.triple(word))
    default:
      tokens.append(DeflateTokens.triple(word))
      tokens.append(DeflateTokens.literal(word >> 24))
    }
    guard learns else { return }
    costs.count(literal: word)
    if bytesPerPixel > 1 { costs.count(literal: word >> 8) }
    if bytesPerPixel > 2 { costs.count(literal: word >> 16) }
    if bytesPerPixel > 3 { costs.count(literal: word >> 24) }
    costs.endToken()
  }

  /// Writes the rows of a range from one on that equal the row above; returns how many.
  mutating func writeEqualRows(from y: Int, in range: Range<Int>) -> Int {
    let count = rows.equalRows(from: y, in: range)
    if count * rows.stride < 3 {
      // A single row of one byte and its filter's: deflate repeats three bytes at least.
      beginRow(y, with: 0)
      writePixel(rows.row(y)[0])
      return 1
    }
    EqualRows(rows, y).forEach(rowCount: count) { length, isLeft in
      write(isLeft ? left : above, length: length)
    }
    return count
  }

  private mutating func writeByte(_ byte: UInt32) {
    position &+= 1
    tokens.append(DeflateTokens.literal(byte))
    guard learns else { return }
    costs.count(literal: byte)
    costs.endToken()
  }

  /// Writes the pending match.
  @inline(__always)
  mutating func flush() {
    guard pending.length > 0 else { return }
    let (token, length) = pending
    pending = (0, 0)
    guard length >= 3 else { return writeBytes(length) }
    position &+= length
    tokens.append(token, length: length)
    guard learns else { return }
    costs.endToken()
    let symbol = DeflateSymbols.distanceNumber(DeflateTokens.distance(of: token))
    if token == above || token == left {
      costs.count(length: min(258, length), distanceSymbol: symbol)
    } else {
      DeflateSymbols.forEachPart(of: length) { costs.count(length: $0, distanceSymbol: symbol) }
    }
  }

  /// Writes the bytes of a match that is shorter than any in deflate: the caller need not know whether it
  /// will be joined with a match before or after it.
  private mutating func writeBytes(_ count: Int) {
    let first = rows.byte(at: position)
    guard count == 2 else { return writeByte(first) }
    let second = rows.byte(at: position + 1)
    position &+= 2
    tokens.append(DeflateTokens.pair(first | second << 8))
    guard learns else { return }
    costs.count(literal: first)
    costs.count(literal: second)
    costs.endToken()
  }
}
