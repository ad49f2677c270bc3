internal import CMarkdown
package import Foundation

/// The inline part of Markdown: emphasis, code, links and strikethrough, as SwiftUI reads them in localized
/// texts. Blocks (headings, lists) are left as they are written.
package enum InlineMarkdown {
  /// A stretch of text between two changes of style.
  package struct Span {
    package enum Content {
      case string(String)
      case text(Text)
    }

    package var content: Content
    package var isStrong = false
    package var isEmphasized = false
    package var isCode = false
    package var isStruck = false
    package var link: URL?

    /// Lays the span's style over a run's.
    package func apply(to run: inout TextRun) {
      if isStrong { run.modifiers.isBold = true }
      if isEmphasized { run.modifiers.isItalic = true }
      if isCode { run.modifiers.isMonospaced = true }
      if isStruck { run.modifiers.strikethrough = .single }
      if let link {
        run.link = link
        run.foreground = AnyShapeStyle(TintShapeStyle())
      }
    }
  }

  /// Reads Markdown in the literal pieces; values that were put in stay as they are.
  package static func spans(of pieces: [FormattedPiece]) -> [Span] {
    // Values travel through the parser as private-use characters, which no syntax touches.
    var source = ""
    var values: [FormattedPiece] = []
    for piece in pieces {
      switch piece {
      case .literal(let string):
        source += string
      case .value, .text:
        source.unicodeScalars.append(placeholder(values.count))
        values.append(piece)
      }
    }
    let spans =
      source.contains(where: { syntax.contains($0) }) ? parse(source) : [Span(content: .string(source))]
    return spans.flatMap { restore($0, values: values) }
  }

  /// Characters without which a text holds no inline Markdown.
  private static let syntax: Set<Character> = ["*", "_", "`", "[", "~", "\\", "<", "&", "!"]

  private static func placeholder(_ index: Int) -> Unicode.Scalar {
    // Plane 16's private use area has room for 65,534 values.
    Unicode.Scalar(0x100000 + UInt32(index)) ?? "\u{FFFD}"
  }

  private static func restore(_ span: Span, values: [FormattedPiece]) -> [Span] {
    guard case .string(let string) = span.content, !values.isEmpty else { return [span] }
    var result: [Span] = []
    var literal = ""
    func flush() {
      if literal.isEmpty { return }
      var part = span
      part.content = .string(literal)
      result.append(part)
      literal = ""
    }
    for scalar in string.unicodeScalars {
      let index = Int(scalar.value) - 0x100000
      guard values.indices.contains(index) else {
        literal.unicodeScalars.append(scalar)
        continue
      }
      switch values[index] {
      case .value(let value), .literal(let value):
        literal += value
      case .text(let text):
        flush()
        var part = span
        part.content = .text(text)
        result.append(part)
      }
    }
    flush()
    return result
  }

  private static func parse(_ source: String) -> [Span] {
    // Every line becomes a paragraph of its own, so that no block syntax takes hold and line breaks stay:
    // a word joiner in front keeps "#", "-" or "1." from opening a block.
    var spans: [Span] = []
    for (number, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if number > 0 { spans.append(Span(content: .string("\n"))) }
      let leading = line.prefix { $0 == " " || $0 == "\t" }
      let body = line.dropFirst(leading.count)
      let trailing = body.reversed().prefix { $0 == " " || $0 == "\t" }.count
      if !leading.isEmpty { spans.append(Span(content: .string(String(leading)))) }
      spans += parseLine(String(body.dropLast(trailing)))
      if trailing > 0 { spans.append(Span(content: .string(String(body.suffix(trailing))))) }
    }
    return spans
  }

  private static func parseLine(_ line: String) -> [Span] {
    if line.isEmpty { return [] }
    cmark_gfm_core_extensions_ensure_registered()
    guard let parser = cmark_parser_new(CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE) else {
      return [Span(content: .string(line))]
    }
    defer { cmark_parser_free(parser) }
    if let strikethrough = cmark_find_syntax_extension("strikethrough") {
      cmark_parser_attach_syntax_extension(parser, strikethrough)
    }
    let guarded = "\u{2060}" + line
    guarded.withCString { cmark_parser_feed(parser, $0, guarded.utf8.count) }
    guard let document = cmark_parser_finish(parser) else { return [Span(content: .string(line))] }
    defer { cmark_node_free(document) }

    var spans: [Span] = []
    var style = Span(content: .string(""))
    var styles: [Span] = []
    func append(_ string: String) {
      var span = style
      span.content = .string(string)
      spans.append(span)
    }
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

  private static func removingGuard(from spans: [Span]) -> [Span] {
    guard case .string(let first)? = spans.first?.content, first.unicodeScalars.first == "\u{2060}" else {
      return spans
    }
    var spans = spans
    let rest = String(String.UnicodeScalarView(first.unicodeScalars.dropFirst()))
    if rest.isEmpty {
      spans.removeFirst()
    } else {
      spans[0].content = .string(rest)
    }
    return spans
  }
}
