internal import CMarkdown
package import Foundation

/// The style of a span of Markdown.
package struct MarkdownStyle: Hashable {
  package var isStrong = false
  package var isEmphasized = false
  package var isCode = false
  package var isStruck = false
  package var link: URL?

  package init() {}
}

/// Splits a text into spans of one style (CommonMark, with GitHub's strikethrough).
package enum MarkdownParser {
  /// The spans of a text in order.
  package static func spans(of source: String) -> [(text: String, style: MarkdownStyle)] {
    // Every line becomes a paragraph of its own, so that no block syntax applies and line breaks are kept: a
    // word joiner in front keeps "#", "-" or "1." from opening a block.
    var spans: [(text: String, style: MarkdownStyle)] = []
    for (number, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if number > 0 { spans.append(("\n", MarkdownStyle())) }
      let leading = line.prefix { $0 == " " || $0 == "\t" }
      let body = line.dropFirst(leading.count)
      let trailing = body.reversed().prefix { $0 == " " || $0 == "\t" }.count
      if !leading.isEmpty { spans.append((String(leading), MarkdownStyle())) }
      spans += parseLine(String(body.dropLast(trailing)))
      if trailing > 0 { spans.append((String(body.suffix(trailing)), MarkdownStyle())) }
    }
    return spans
  }

  /// One text is parsed at a time: while it parses, cmark registers the special characters of its extensions
  /// in a process-wide table, and removes them afterwards. A parse on another thread would lose them.
  private static let lock = NSLock()

  /// The nodes of a line, which the caller frees; nil if memory runs out.
  private static func document(of line: String) -> OpaquePointer? {
    lock.lock()
    defer { lock.unlock() }
    markdown_register_extensions()
    guard let parser = markdown_parser_new(MARKDOWN_DOUBLE_TILDE) else { return nil }
    defer { markdown_parser_free(parser) }
    if let strikethrough = markdown_find_extension("strikethrough") {
      markdown_parser_attach(parser, strikethrough)
    }
    let guarded = "\u{2060}" + line
    guarded.withCString { markdown_parser_feed(parser, $0, guarded.utf8.count) }
    return markdown_parser_finish(parser)
  }

  private static func parseLine(_ line: String) -> [(text: String, style: MarkdownStyle)] {
    if line.isEmpty { return [] }
    guard let document = document(of: line) else { return [(line, MarkdownStyle())] }
    defer { markdown_node_free(document) }

    var spans: [(text: String, style: MarkdownStyle)] = []
    var style = MarkdownStyle()
    var styles: [MarkdownStyle] = []
    func append(_ text: String) { spans.append((text, style)) }
    let iterator = markdown_iterator_new(document)
    defer { markdown_iterator_free(iterator) }
    var event = markdown_iterator_next(iterator)
    while event != MARKDOWN_DONE {
      let node = markdown_iterator_node(iterator)
      let isEntering = event == MARKDOWN_ENTER
      switch markdown_node_kind(node).map({ String(cString: $0) }) {
      case "text", "html_inline": append(text(of: node))
      case "code":
        style.isCode = true
        append(text(of: node))
        style.isCode = styles.last?.isCode ?? false
      case "softbreak", "linebreak": append("\n")
      case "strong", "emph", "link", "strikethrough":
        guard isEntering else {
          style = styles.popLast() ?? style
          break
        }
        styles.append(style)
        enter(node, &style)
      default: break
      }
      event = markdown_iterator_next(iterator)
    }
    return removingGuard(from: spans)
  }

  /// The style inside a node.
  private static func enter(_ node: OpaquePointer?, _ style: inout MarkdownStyle) {
    switch markdown_node_kind(node).map({ String(cString: $0) }) {
    case "strong": style.isStrong = true
    case "emph": style.isEmphasized = true
    case "strikethrough": style.isStruck = true
    default:
      if let url = markdown_node_url(node) { style.link = URL(string: String(cString: url)) }
    }
  }

  private static func text(of node: OpaquePointer?) -> String {
    markdown_node_literal(node).map { String(cString: $0) } ?? ""
  }

  private static func removingGuard(
    from spans: [(text: String, style: MarkdownStyle)]
  ) -> [(text: String, style: MarkdownStyle)] {
    guard let first = spans.first?.text, first.unicodeScalars.first == "\u{2060}" else { return spans }
    var spans = spans
    let rest = String(String.UnicodeScalarView(first.unicodeScalars.dropFirst()))
    if rest.isEmpty {
      spans.removeFirst()
    } else {
      spans[0].text = rest
    }
    return spans
  }
}
