import CMarkdown
import StringMeasuring
import TestSupport
import Testing

/// On the main actor, as everything else that parses Markdown in these tests: cmark knows one text at a time.
@MainActor
struct MarkdownTextTests {
  @Test(arguments: [
    ("**Bold** and _slanted_", "Bold and slanted"),
    ("***both***", "both"),
    ("snake_case_name stays", "snake_case_name stays"),
    ("5 * 3 * 2", "5 * 3 * 2"),
    ("~~old~~ new", "old new"),
    ("~one~", "~one~"),
    ("Read [our *terms*](https://example.com/a_b \"Terms\")", "Read our terms"),
    ("`code_with *marks*`", "code_with *marks*"),
    ("\\*not emphasized\\*", "*not emphasized*"),
    ("Fish &amp; chips, R&D", "Fish & chips, R&D"),
    ("See <https://example.com>", "See https://example.com"),
    ("a < b and c > d", "a < b and c > d"),
    ("[no link] (here)", "[no link] (here)"),
    ("^[3 apples](inflect: true) left", "3 apples left"),
    ("**first**\n_second_", "first\nsecond"),
    ("**unclosed", "**unclosed"),
    ("[a](u \"\") b", "a b"),
    ("[a](u ", "[a](u "),
    ("[a](u", "[a](u"),
    ("[a](u \"", "[a](u \""),
  ])
  func marksAreTakenOut(text: String, plain: String) {
    #expect(MarkdownText.plain(text) == plain)
  }

  @Test func textsOfRandomMarksReadAsCommonMarkReadsThem() {
    // Without carets and entities, which Apple and the table of names read in their own ways.
    let parts = [
      "*", "**", "***", "_", "__", "~~", "`", "``", "[", "](u)", "]", "(", ")", " ", " ", "a", "b", "É", "字",
      ".", "!", "\\", "“", "word", "/", "\\/", ":", "@", "{", "}", "=",
    ]
    var seeded = SeededRandom(seed: 42)
    func next(_ count: Int) -> Int { seeded.below(count) }
    for _ in 0..<20_000 {
      let text = "x" + (0..<(1 + next(12))).map { _ in parts[next(parts.count)] }.joined() + "x"
      #expect(MarkdownText.plain(text) == Self.reference(text), "\(text)")
    }
  }

  /// Addresses, tags and neither, in every position.
  @Test func angleBracketsReadAsCommonMarkReadsThem() {
    let long = String(repeating: "s", count: 31)
    let parts = [
      "<https://example.com/a_b*c*>", "<mailto:me@example.com>", "<me@example.com>", "<@example.com>",
      "<me@>",
      "<me@a b>", "<a:b c>", "<ab:c>", "<a:c>", "<ab>", "<ab:>", "<1a:b>", "<a1+.-:b>", "<é1:b>",
      "<\(long):b>",
      "<\(long)s:b>", "<\(long)ss:b>", "<a:<b>", "<b>", "</b>", "<br/>", "<1>", "</1>", "<é>", "</é>", "< b>",
      "<>", "<", ">", "<b", "a < b", "<ab:c", "<1 *a*>", "<*a*>", "<a:*b*>x*", "<aa:*b*>x*",
    ]
    for part in parts {
      for text in ["x\(part)y", "x*\(part)*y", "x **a \(part) b** y", "x`\(part)`y", "x[\(part)](u)y"] {
        #expect(MarkdownText.plain(text) == Self.reference(text), "\(text)")
      }
    }
  }

  /// Tags with attributes, comments and what ends them early.
  @Test func tagsReadAsCommonMarkReadsThem() {
    let parts = [
      "<", "</", "<b", "<i", "i", " ", "  ", "x", "_y", "=", "'", "\"", "/", ">", "/>", "*", "*z*", "<!--",
      "-->", "->",
      "-", "<!", "<?", "?>", "<![CDATA[", "]]>", "DOCTYPE", "é", "1", ":", ".", "`",
    ]
    var random = SeededRandom(seed: 66)
    for _ in 0..<40_000 {
      let count = Int.random(in: 1...10, using: &random)
      let text = "x" + (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined() + "x"
      #expect(MarkdownText.plain(text) == Self.reference(text), "\(text)")
    }
  }

  /// The text that GitHub's implementation of CommonMark reads.
  private static func reference(_ line: String) -> String {
    markdown_register_extensions()
    guard let parser = markdown_parser_new(MARKDOWN_DOUBLE_TILDE) else { return line }
    defer { markdown_parser_free(parser) }
    markdown_parser_attach(parser, markdown_find_extension("strikethrough"))
    markdown_parser_feed(parser, line, line.utf8.count)
    let document = markdown_parser_finish(parser)
    defer { markdown_node_free(document) }
    let iterator = markdown_iterator_new(document)
    defer { markdown_iterator_free(iterator) }
    var result = ""
    while true {
      let event = markdown_iterator_next(iterator)
      if event == MARKDOWN_DONE { return result }
      guard event == MARKDOWN_ENTER, let literal = markdown_node_literal(markdown_iterator_node(iterator))
      else { continue }
      result += String(cString: literal)
    }
  }
}
