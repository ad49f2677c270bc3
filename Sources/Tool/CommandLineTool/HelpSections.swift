/// The order of the sections in a help text: what people look for first comes first, then the rest in the parser's order.
enum HelpSections {
  private static let first = ["ARGUMENTS", "WHAT IS SHOWN", "SIZE AND DEVICE", "OUTPUT"]

  static func ordered(_ help: String) -> String {
    let paragraphs = help.split(separator: "\n\n", omittingEmptySubsequences: false)
    let sections = paragraphs.filter { rank($0) != nil }
    guard let start = paragraphs.firstIndex(where: { rank($0) != nil }),
      paragraphs[start...].prefix(sections.count).allSatisfy({ rank($0) != nil })
    else { return help }
    let ordered = (0...first.count).flatMap { place in sections.filter { rank($0) == place } }
    return (paragraphs[..<start] + ordered + paragraphs[(start + sections.count)...]).joined(
      separator: "\n\n")
  }

  /// The position of a paragraph's section; nil if it does not begin with a title.
  private static func rank(_ paragraph: Substring) -> Int? {
    guard let title = paragraph.prefixMatch(of: /\n*([A-Z][A-Z ]+):\n/)?.1 else { return nil }
    return first.firstIndex { $0 == title } ?? first.count
  }
}
