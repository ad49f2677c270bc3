internal import Reports

/// The time that the compiler took for each expression, which it prints between its diagnostics on request.
struct ExpressionTimings {
  /// The location, on one line, of the last expression that it has finished.
  private(set) var last: String?
  /// The paths with line feeds in them.
  private let brokenPaths: [[UInt8]]

  init(paths: [String]) {
    brokenPaths = paths.map { Array($0.utf8) }.filter { $0.contains(UInt8(ascii: "\n")) }
  }

  /// Removes the lines with times from the compiler's output so far; an unfinished line stays.
  mutating func take(from output: inout [UInt8]) {
    var rest: [UInt8] = []
    rest.reserveCapacity(output.count)
    var line = output.startIndex
    while let end = output[line...].firstIndex(of: UInt8(ascii: "\n")) {
      var next = end + 1
      if let place = Self.place(in: output[line..<end]) {
        guard let whole = wholePlace(place, in: output) else { break }
        last = TerminalText.line(String(decoding: whole, as: UTF8.self))
        next = whole.endIndex + 1
      } else {
        rest += output[line...end]
      }
      line = next
    }
    rest += output[line...]
    output = rest
  }

  /// The location with the rest of a path that contains line feeds; nil if that has not been printed yet.
  private func wholePlace(_ place: ArraySlice<UInt8>, in output: [UInt8]) -> ArraySlice<UInt8>? {
    let feed = UInt8(ascii: "\n")
    guard let path = brokenPaths.first(where: { $0.prefix { $0 != feed }.elementsEqual(place) }) else {
      return place
    }
    let behind = output[place.startIndex...].dropFirst(path.count)
    return behind.firstIndex(of: feed).map { output[place.startIndex..<$0] }
  }

  /// The location in a line such as “0.21ms”, a tab, “Screen.swift:41:8”; nil for another line.
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
