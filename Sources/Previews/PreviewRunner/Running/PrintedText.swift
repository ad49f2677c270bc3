/// The output of a view; only its first and last parts are kept.
struct PrintedText {
  /// How much is kept of each, in bytes.
  static let partLimit = 512 * 1024

  private var first: [UInt8] = []
  private var last: [UInt8] = []
  private var leftOut = 0

  mutating func append(_ bytes: some Collection<UInt8>) {
    let room = min(Self.partLimit - first.count, bytes.count)
    first += bytes.prefix(room)
    last += bytes.dropFirst(room)
    // The last part is trimmed rarely, because each trim moves it.
    if last.count > 2 * Self.partLimit { cut() }
  }

  private mutating func cut() {
    let surplus = last.count - Self.partLimit
    guard surplus > 0 else { return }
    last.removeFirst(surplus)
    leftOut += surplus
  }

  /// Returns the text, with a note where something was left out.
  mutating func take() -> String {
    cut()
    defer { self = PrintedText() }
    let start = String(decoding: first, as: UTF8.self)
    let end = String(decoding: last, as: UTF8.self)
    return leftOut == 0
      ? String(decoding: first + last, as: UTF8.self)
      : "\(start)\n… \(leftOut) bytes left out …\n\(end)"
  }
}
