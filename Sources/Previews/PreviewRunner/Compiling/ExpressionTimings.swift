/// How long the compiler took for each expression, as it says between its diagnostics where it is asked to.
struct ExpressionTimings {
  /// The path, line and column of the last expression that it was done with.
  private(set) var last: String?

  /// Takes the lines with times out of what the compiler has printed so far; an unfinished line stays.
  mutating func take(from output: inout [UInt8]) {
    var rest: [UInt8] = []
    rest.reserveCapacity(output.count)
    var line = output.startIndex
    while let end = output[line...].firstIndex(of: UInt8(ascii: "\n")) {
      if let place = Self.place(in: output[line..<end]) {
        last = String(decoding: place, as: UTF8.self)
      } else {
        rest += output[line...end]
      }
      line = end + 1
    }
    rest += output[line...]
    output = rest
  }

  /// The place in a line such as “0.21ms”, a tab, “Screen.swift:41:8”; nil for another line.
  private static func place(in line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let number = line.prefix {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
    }
    let unit = Array("ms\t".utf8)
    let rest = line[number.endIndex...]
    guard !number.isEmpty, rest.starts(with: unit) else { return nil }
    return rest.dropFirst(unit.count)
  }
}
