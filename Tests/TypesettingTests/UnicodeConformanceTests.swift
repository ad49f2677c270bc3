import Foundation
import Testing
import Typesetting

/// The Unicode Consortium's own test files, as Debian's unicode-data brings them.
///
/// The files may be older than the Unicode version of ICU; a difference is accepted only where a named rule
/// changed in between, and is counted.
enum UnicodeData {
  static let directory =
    ProcessInfo.processInfo.environment["FITTINGROOM_UNICODE_DATA"] ?? "/usr/share/unicode"

  static func lines(_ file: String) -> [Substring] {
    guard let data = FileManager.default.contents(atPath: "\(directory)/\(file)") else { return [] }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }
  }

  static func has(_ file: String) -> Bool { FileManager.default.fileExists(atPath: "\(directory)/\(file)") }

  /// The code units of a test line and where the file divides them.
  static func parse(_ line: Substring) -> (scalars: [UInt32], units: [UInt16], divisions: [Bool]) {
    var scalars: [UInt32] = []
    var units: [UInt16] = []
    var divisions: [Bool] = []
    for token in line.prefix(while: { $0 != "#" }).split(whereSeparator: { $0 == " " || $0 == "\t" }) {
      switch token {
      case "÷": divisions.append(true)
      case "×": divisions.append(false)
      default:
        let value = UInt32(token, radix: 16) ?? 0xFFFD
        scalars.append(value)
        let added = Unicode.Scalar(value).map { Array(String($0).utf16) } ?? [UInt16(value)]
        units += added
        for _ in 1..<added.count { divisions.append(false) }
      }
    }
    return (scalars, units, divisions)
  }
}

@Suite struct UnicodeConformanceTests {
  @Test(.enabled(if: UnicodeData.has("BidiCharacterTest.txt"), "needs the package unicode-data"))
  func directionsOfCharactersFollowTheBidirectionalAlgorithm() {
    var known = 0
    var passes = 0
    var failures: [String] = []
    for line in UnicodeData.lines("BidiCharacterTest.txt") {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      if fields.count < 4 || fields[1] == "2" { continue }
      let units = fields[0].split(separator: " ")
        .flatMap { Array(String(Unicode.Scalar(UInt32($0, radix: 16) ?? 0) ?? "\u{FFFD}").utf16) }
      let widths = fields[0].split(separator: " ").map { $0.count > 4 ? 2 : 1 }
      let levels = TextAnalysis.bidiLevels(units, isRightToLeft: fields[1] == "1")
      var actual: [UInt8] = []
      var position = 0
      for width in widths {
        actual.append(levels[position])
        position += width
      }
      if Self.agree(actual, fields[3].split(separator: " ").map { UInt8($0) }) {
        passes += 1
      } else if Self.icuDiffers(units) {
        known += 1
      } else {
        failures.append("\(line) is \(actual)")
      }
    }
    #expect(
      failures.isEmpty, "\(failures.count) of \(passes + failures.count): \(failures.joined(separator: "\n"))"
    )
    #expect(passes > 80_000)
    #expect(known <= 12)
  }

  /// Whether a text is of a kind for which ICU 76 differs from the file.
  private static func icuDiffers(_ units: [UInt16]) -> Bool {
    // X5a to X5c: isolate initiators within an override keep their own direction in ICU.
    if units.contains(where: { $0 == 0x202D || $0 == 0x202E })
      && units.contains(where: { (0x2066...0x2068).contains($0) })
    {
      return true
    }
    // N0: a mark after the last bracket of the text does not follow the bracket's direction in ICU.
    let brackets: [UInt16] = [0x29, 0x5D]
    if let last = units.last, last == 0x331 || last == 0x333 || last == 0x20D6,
      units.contains(where: brackets.contains)
    {
      return true
    }
    // BD16: the standard gives up at 63 open brackets, ICU does not.
    return units.filter { $0 == 0x28 }.count > 63
  }

  /// Whether levels are as expected, if they are given.
  ///
  /// For text that runs in one direction ICU gives the paragraph's level instead of the resolved ones; what
  /// is seen is the same, and ICU's own conformance test accepts it likewise.
  private static func agree(_ actual: [UInt8], _ expected: [UInt8?]) -> Bool {
    let pairs = zip(actual, expected).compactMap { own, wanted in wanted.map { (own, $0) } }
    if pairs.allSatisfy({ $0 == $1 }) { return true }
    let directions = Set(pairs.map { $0.1 % 2 })
    return directions.count == 1 && Set(pairs.map { $0.0 % 2 }) == directions
  }

  /// A character of each bidirectional class.
  private static let samples: [Substring: UInt16] = [
    "L": 0x61, "R": 0x5D0, "AL": 0x627, "EN": 0x31, "ES": 0x2B, "ET": 0x23, "AN": 0x661, "CS": 0x2C,
    "NSM": 0x300, "BN": 0xAD, "B": 0x2029, "S": 0x09, "WS": 0x20, "ON": 0x21, "LRE": 0x202A, "LRO": 0x202D,
    "RLE": 0x202B, "RLO": 0x202E, "PDF": 0x202C, "LRI": 0x2066, "RLI": 0x2067, "FSI": 0x2068, "PDI": 0x2069,
  ]

  @Test(.enabled(if: UnicodeData.has("BidiTest.txt"), "needs the package unicode-data"))
  func directionsOfClassesFollowTheBidirectionalAlgorithm() {
    var passes = 0
    var failures: [String] = []
    var expected: [UInt8?] = []
    for line in UnicodeData.lines("BidiTest.txt") {
      if line.hasPrefix("@Levels:") {
        expected = line.dropFirst(8).split(whereSeparator: { $0 == " " || $0 == "\t" }).map { UInt8($0) }
      }
      if line.hasPrefix("@") { continue }
      let fields = line.split(separator: ";")
      guard fields.count == 2, let directions = Int(fields[1].dropFirst()) else { continue }
      let units = fields[0].split(separator: " ").compactMap { Self.samples[$0] }
      for (bit, isRightToLeft) in [(2, false), (4, true)] where directions & bit != 0 {
        let levels = TextAnalysis.bidiLevels(units, isRightToLeft: isRightToLeft)
        if Self.agree(levels, expected) { passes += 1 } else { failures.append("\(line) \(isRightToLeft)") }
      }
    }
    #expect(failures.isEmpty, "\(failures.count) of \(passes + failures.count): \(failures.prefix(5))")
    #expect(passes > 400_000)
  }

  @Test(.enabled(if: UnicodeData.has("auxiliary/LineBreakTest.txt"), "needs the package unicode-data"))
  func linesBreakWhereTheLineBreakingAlgorithmAllows() {
    var changed = 0
    var passes = 0
    var failures: [String] = []
    for line in UnicodeData.lines("auxiliary/LineBreakTest.txt") {
      let (_, units, divisions) = UnicodeData.parse(line)
      let breaks = TextAnalysis.lineBreaks(units, language: "en").map { $0 != .none }
      // A line cannot end before the first character.
      if breaks.dropFirst().elementsEqual(divisions.dropFirst()) {
        passes += 1
      } else if Self.ruleChangedSince15(units) {
        changed += 1
      } else {
        failures.append(String(line))
      }
    }
    #expect(
      failures.isEmpty, "\(failures.count) of \(passes + failures.count): \(failures.joined(separator: "\n"))"
    )
    #expect(passes > 7000)
    #expect(changed <= 31)
  }

  /// Whether a text is affected by a rule that Unicode 15.1 or 16 changed, so that a file of 15.0 expects
  /// something else.
  private static func ruleChangedSince15(_ units: [UInt16]) -> Bool {
    // LB20a: a hyphen at the beginning of a word stays with it.
    if units.contains(0x2D) || units.contains(0x2010) { return true }
    // LB15 gave way to LB15a and LB15b, which tell opening from closing quotation marks.
    if units.contains(0x22) || units.contains(0xAB) { return true }
    // LB15c and LB25: a comma or point in front of a digit belongs to the number.
    let bases = units.filter { $0 != 0x308 }
    return zip(bases, bases.dropFirst()).contains { ($0 == 0x2C || $0 == 0x2E) && (0x30...0x39).contains($1) }
  }

  @Test(.enabled(if: UnicodeData.has("auxiliary/GraphemeBreakTest.txt"), "needs the package unicode-data"))
  func charactersAreDividedWhereReadersSeeThem() {
    var passes = 0
    var failures: [String] = []
    for line in UnicodeData.lines("auxiliary/GraphemeBreakTest.txt") {
      let (_, units, divisions) = UnicodeData.parse(line)
      if TextAnalysis.clusterStarts(units) == divisions { passes += 1 } else { failures.append(String(line)) }
    }
    #expect(
      failures.isEmpty, "\(failures.count) of \(passes + failures.count): \(failures.joined(separator: "\n"))"
    )
    #expect(passes > 600)
  }
}
