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
    package var style = MarkdownStyle()

    /// Lays the span's style over a run's.
    package func apply(to run: inout TextRun) {
      if style.isStrong { run.modifiers.isBold = true }
      if style.isEmphasized { run.modifiers.isItalic = true }
      if style.isCode { run.modifiers.isMonospaced = true }
      if style.isStruck { run.modifiers.strikethrough = .single }
      if let link = style.link {
        run.link = link
        run.foreground = AnyShapeStyle(TintShapeStyle())
      }
    }
  }

  /// Reads Markdown in the literal pieces; interpolated values stay as they are.
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
      source.contains(where: { syntax.contains($0) })
      ? MarkdownParser.spans(of: source).map { Span(content: .string($0.text), style: $0.style) }
      : [Span(content: .string(source))]
    return spans.flatMap { restore($0, values: values) }
  }

  /// Notes that a document contains lines that are block syntax in Markdown.
  package static func noteBlocks(in markdown: String) {
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    let hasBlocks =
      lines.contains { line in
        let text = line.drop { $0 == " " }
        let rest = text.drop { $0.isNumber }
        let marks = ["#", ">", "```", "- ", "* ", "+ "]
        return marks.contains { text.hasPrefix($0) } || rest.count < text.count && rest.hasPrefix(". ")
      } || lines.dropFirst().dropLast().contains { $0.allSatisfy(\.isWhitespace) }
    guard hasBlocks else { return }
    RenderContext.current.note(
      .approximated, "AttributedString(markdown:)",
      "Headings, lists, quotes and paragraphs of Markdown stay as they are written; a device drops their marks."
    )
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
}
