/// A file that the program has generated beside a project's own, such as one with the names of assets.
///
/// Its structure shows in its lines: a block begins with a line that ends in an opening brace, and ends with a line that is nothing
/// but a closing one.
enum GeneratedSource {
  /// The source without the declarations that have errors, so that one name that the project declares itself does not take all
  /// others along. The numbers of lines stay as they are.
  ///
  /// - Parameter errors: the lines with errors, from 1.
  static func withoutErrors(_ content: [UInt8], in errors: Set<Int>) -> [UInt8] {
    var lines = content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let blocks = blocks(lines)
    for number in errors.map({ $0 - 1 }) where lines.indices.contains(number) {
      let removed = blocks.first { $0.lowerBound == number || $0.upperBound == number } ?? number...number
      for line in removed { lines[line] = [] }
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// The lines that declare a variable or a function of a name, from 1.
  static func lines(declaring name: String, in content: [UInt8]) -> Set<Int> {
    guard content.mentions(name) else { return [] }
    let lines = String(decoding: content, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let found = lines.indices.filter { line in
      ["var \(name):", "var `\(name)`:", "let \(name) ", "func \(name)("].contains {
        lines[line].contains($0)
      }
    }
    return Set(found.map { $0 + 1 })
  }

  /// The first and the last lines of blocks, from 0.
  private static func blocks(_ lines: [ArraySlice<UInt8>]) -> [ClosedRange<Int>] {
    var open: [Int] = []
    var blocks: [ClosedRange<Int>] = []
    for (number, line) in lines.enumerated() {
      if line.last == UInt8(ascii: "{") {
        open.append(number)
      } else if line.drop(while: { $0 == UInt8(ascii: " ") }).elementsEqual([UInt8(ascii: "}")]),
        let first = open.popLast()
      {
        blocks.append(first...number)
      }
    }
    return blocks
  }
}
