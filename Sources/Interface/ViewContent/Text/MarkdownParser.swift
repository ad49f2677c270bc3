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
    cmark_gfm_core_extensions_ensure_registered()
    guard let parser = cmark_parser_new(CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE) else { return nil }
    defer { cmark_parser_free(parser) }
    if let strikethrough = cmark_find_syntax_extension("strikethrough") {
      cmark_parser_attach_syntax_extension(parser, strikethrough)
    }
    let guarded = "\u{2060}" + line
    guarded.withCString { cmark_parser_feed(parser, $0, guarded.utf8.count) }
    return cmark_parser_finish(parser)
  }

  private static func parseLine(_ line: String) -> [(text: String, style: MarkdownStyle)] {
    if line.isEmpty { return [] }
    guard let document = document(of: line) else { return [(line, MarkdownStyle())] }
    defer { cmark_node_free(document) }

    var spans: [(text: String, style: MarkdownStyle)] = []
    var style = MarkdownStyle()
    var styles: [MarkdownStyle] = []
    func append(_ text: String) { spans.append((text, style)) }
    let iterator = cmark_iter_new(document)
    defer { cmark_iter_free(iterator) }
    var event = cmark_iter_next(iterator)
    while event != CMARK_EVENT_DONE {
      let node = cmark_iter_get_node(iterator)
      let isEntering = event == CMARK_EVENT_ENTER
      let type = cmark_node_get_type(node)
      let isStrikethrough = cmark_node_get_type_string(node).map { String(cString: $0) } == "strikethrough"
      if type == CMARK_NODE_TEXT {
        append(text(of: node))
      } else if type == CMARK_NODE_CODE {
        style.isCode = true
        append(text(of: node))
        style.isCode = styles.last?.isCode ?? false
      } else if type == CMARK_NODE_HTML_INLINE {
        append(text(of: node))
      } else if type == CMARK_NODE_SOFTBREAK || type == CMARK_NODE_LINEBREAK {
        append("\n")
      } else if type == CMARK_NODE_STRONG || type == CMARK_NODE_EMPH || type == CMARK_NODE_LINK
        || isStrikethrough
      {
        if isEntering {
          styles.append(style)
          if type == CMARK_NODE_STRONG { style.isStrong = true }
          if type == CMARK_NODE_EMPH { style.isEmphasized = true }
          if isStrikethrough { style.isStruck = true }
          if type == CMARK_NODE_LINK, let url = cmark_node_get_url(node) {
            style.link = URL(string: String(cString: url))
          }
        } else if let outer = styles.popLast() {
          style = outer
        }
      }
      event = cmark_iter_next(iterator)
    }
    return removingGuard(from: spans)
  }

  private static func text(of node: OpaquePointer?) -> String {
    cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
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
