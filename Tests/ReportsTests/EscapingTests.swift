import CExpat
import CMarkdown
import Foundation
import Reports
import TestSupport
import Testing

/// Texts of every kind, escaped for each format and read back by another program.
@Suite struct EscapingTests {
  private static func texts(_ count: Int, seed: UInt64) -> [String] {
    var texts = NastyText(seed: seed)
    return (0..<count).map { _ in texts.next() }
  }

  /// A text's appearance if unsafe characters are made visible and some have a special form.
  private static func visible(_ text: String, _ special: [Unicode.Scalar: String] = [:]) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let form = special[scalar] {
        result += form
      } else if TerminalText.isUnsafe(scalar) {
        result += TerminalText.escaped(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    one.unicodeScalars.elementsEqual(other.unicodeScalars)
  }

  /// A text as Foundation's JSON reader gives it back: it drops every byte order mark.
  private static func withoutMarks(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{FEFF}" }))
  }

  @Test func `JSON is read back by Foundation and by our own reader`() throws {
    for text in Self.texts(4000, seed: 1) {
      let document = JSONValue.object(["k": .string(text), "l": .array([.string(text), .null])])
      for form in [document.text, document.line] {
        let object = try JSONSerialization.jsonObject(with: Data(form.utf8)) as? [String: Any]
        #expect(
          Self.isSame(Self.withoutMarks(object?["k"] as? String ?? "?"), Self.withoutMarks(text)), "\(form)")
        #expect(try JSONParser.parse(Array(form.utf8)) == document)
        #expect(!form.unicodeScalars.contains { TerminalText.isUnsafe($0) && $0 != "\n" })
      }
    }
  }

  @Test func `XML is read back by expat`() throws {
    for text in Self.texts(4000, seed: 2) {
      var legal = ""
      for scalar in text.unicodeScalars {
        let isIllegal =
          scalar.value < 0x20 && !["\t", "\n", "\r"].contains(scalar)
          || [0xFFFE, 0xFFFF].contains(scalar.value)
        legal.unicodeScalars.append(isIllegal ? "\u{FFFD}" : scalar)
      }
      let case1 = JUnit.testCase(
        text, className: text, file: text, line: 3, .failure(type: text, message: text, content: text))
      let case2 = JUnit.testCase(text, className: text, .output(text))
      let document =
        JUnit.head + JUnit.suite(text, tests: 2, failures: 1) + case1 + case2 + JUnit.suiteEnd + JUnit.tail
      let read = try #require(XMLContent.read(document), "\(document)")
      // The suite's, the first case's, its failure's, and the second case's.
      #expect(read.attributes.count == 4 + 4 + 2 + 2)
      let names = read.attributes.filter {
        ["name", "classname", "file", "type", "message"].contains($0.name)
      }
      #expect(
        names.count == 1 + 3 + 2 + 2 && names.allSatisfy { Self.isSame($0.value, legal) }, "\(document)")
      let contents = legal.isEmpty ? [] : [legal, legal]
      #expect(read.texts.elementsEqual(contents) { Self.isSame($0, $1) }, "\(document)")
    }
  }

  /// On the main actor, as everything else that parses Markdown in these tests: cmark knows one text at a time.
  @MainActor
  @Test func `Markdown is read back by cmark as text alone`() {
    let space: [Unicode.Scalar: String] = Dictionary(
      uniqueKeysWithValues: ["\n", "\r", "\t", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}"].map {
        ($0, " ")
      })
    for text in Self.texts(4000, seed: 3) {
      let source = "x\(MarkdownCell.escaped(text))x"
      let parser = markdown_parser_new(0)
      defer { markdown_parser_free(parser) }
      markdown_parser_feed(parser, source, source.utf8.count)
      let document = markdown_parser_finish(parser)
      defer { markdown_node_free(document) }
      let iterator = markdown_iterator_new(document)
      defer { markdown_iterator_free(iterator) }
      var found = ""
      var isPlain = true
      while true {
        let event = markdown_iterator_next(iterator)
        if event == MARKDOWN_DONE { break }
        guard event == MARKDOWN_ENTER, let node = markdown_iterator_node(iterator) else { continue }
        switch String(cString: markdown_node_kind(node)) {
        case "text": found += String(cString: markdown_node_literal(node))
        case "document", "paragraph": break
        default: isPlain = false
        }
      }
      // Characters that prevent addresses and names from becoming links are invisible; in the text itself
      // they are made visible.
      let shown = String(String.UnicodeScalarView(found.unicodeScalars.filter { $0 != "\u{2060}" }))
      #expect(isPlain && Self.isSame(shown, "x\(Self.visible(text, space))x"), "\(source)")
    }
  }

  @Test(arguments: [
    "https://evil.example/x", "HTTP://EVIL.example", "see http://evil.example", "ftp://evil.example",
    "www.evil.example",
    "WWW.evil.example", "mailto:me@evil.example", "xmpp:me@evil.example", "me@evil.example", "@everybody",
    "(@everybody)", "#12",
    "owner/repository#12", "GH @2x",
  ])
  func `nothing in a comment becomes a link by itself`(text: String) {
    let escaped = MarkdownCell.escaped(text)
    // As GitHub's own rules find them in the rendered text.
    let shown = escaped.replacing("&#8288;", with: "\u{2060}").replacing("\\", with: "")
    for pattern in [
      #"(?i)(https?|ftp)://"#, #"(?i)www\."#, #"(?i)(mailto|xmpp):[^\u{2060}]"#, #"@[A-Za-z0-9]"#, #"#[0-9]"#,
    ] {
      #expect(shown.range(of: pattern, options: .regularExpression) == nil, "\(shown)")
    }
    #expect(shown.replacing("\u{2060}", with: "") == text)
  }

  @Test func `CSV is read back, and no cell begins a formula`() throws {
    for texts in stride(from: 0, to: 4000, by: 4).map({ Self.texts(4, seed: 1000 + UInt64($0)) }) {
      let row = texts.map(CSVField.escaped).joined(separator: ",") + "\r\n"
      let cells = try #require(CSVRow.read(row), "\(row)")
      #expect(cells.count == 4)
      for (cell, text) in zip(cells, texts) {
        #expect(!["=", "+", "-", "@", "\t", "\r", "\n"].contains(cell.unicodeScalars.first))
        // An apostrophe is removed if one was put in front of a formula.
        let bare = cell.unicodeScalars.drop { $0 == "'" }.first
        let isFormula = ["=", "+", "-", "@", "\t", "\r", "\n"].contains(bare)
        let original = isFormula ? String(String.UnicodeScalarView(cell.unicodeScalars.dropFirst())) : cell
        #expect(Self.isSame(original, text), "\(row)")
      }
    }
  }

  @Test func `GitHub's commands are one line each, read back by its runner's rules`() throws {
    for text in Self.texts(4000, seed: 5) {
      let line = GitHubCommand.annotation(.warning, file: text, line: 7, title: text, message: text)
      #expect(line.hasSuffix("\n") && line.unicodeScalars.filter { $0 == "\n" || $0 == "\r" }.count == 1)
      // "::name properties::message", split as the runner does: at the first "::" behind the name.
      let body = String(line.dropFirst("::warning ".count).dropLast())
      let end = try #require(body.range(of: "::", options: .literal))
      let properties = body.unicodeScalars[..<end.lowerBound]
        .split(separator: ",", omittingEmptySubsequences: false).map { Substring($0) }
      #expect(properties.count == 3 && properties[1] == "line=7", "\(line)")
      let expected = Self.visible(text, ["\n": "\n", "\r": "\r", "\t": "\t"])
      func decoded(_ text: Substring, _ codes: [(String, String)]) -> String {
        (codes + [("%0D", "\r"), ("%0A", "\n"), ("%25", "%")]).reduce(String(text)) {
          $0.replacingOccurrences(of: $1.0, with: $1.1, options: .literal)
        }
      }
      for (property, name) in [(properties[0], "file="), (properties[2], "title=")] {
        #expect(property.unicodeScalars.starts(with: name.unicodeScalars))
        let value = Substring(property.unicodeScalars.dropFirst(name.count))
        #expect(Self.isSame(decoded(value, [("%3A", ":"), ("%2C", ",")]), expected), "\(line)")
      }
      #expect(Self.isSame(decoded(body[end.upperBound...], []), expected), "\(line)")
    }
  }

  @Test func `words of commands are one argument to bash, and carry nothing out`() throws {
    let texts = Self.texts(3000, seed: 6).map {
      String(String.UnicodeScalarView($0.unicodeScalars.filter { $0.value != 0 }))
    }
    let script = texts.map { "printf '%s\\0' " + ShellWord.quoted($0) }.joined(separator: "\n")
    #expect(!script.unicodeScalars.contains { TerminalText.isUnsafe($0) && $0 != "\n" })
    #expect(!script.contains("##["))
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try folder.write("words.sh", script)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [file]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let words = data.split(separator: 0, omittingEmptySubsequences: false).dropLast()
    #expect(words.count == texts.count)
    for (word, text) in zip(words, texts) {
      #expect(Array(word) == Array(text.utf8), "\(ShellWord.quoted(text))")
    }
    // Two digits, or the next character would be taken for one.
    #expect(ShellWord.quoted("\u{F}0\u{10}0") == "$'\\x0f0\\x100'")
    #expect(ShellWord.command("approve", ["-r", "a b"]) == "approve -- '-r' 'a b'")
  }

  @Test func `nothing that a terminal obeys is left, and no line is a command`() {
    for text in Self.texts(4000, seed: 7) {
      let line = TerminalText.line(text)
      #expect(!line.unicodeScalars.contains(where: TerminalText.isUnsafe))
      for part in TerminalText.lines(text).split(separator: "\n") + [Substring(line)] {
        #expect(
          !part.trimmingCharacters(in: .whitespaces).hasPrefix("::") && !part.contains("##["), "\(part)")
      }
    }
    #expect(TerminalText.line("Card.swift: 100 % # done") == "Card.swift: 100 % # done")
    #expect(TerminalText.line("a\nb\u{1B}[31m\u{202E}") == "a\\nb\\u{1B}[31m\\u{202E}")
    #expect(TerminalText.lines("a\n\tb\r") == "a\n\tb\\r")
  }

  @Test func `SARIF is read back by Foundation`() throws {
    let sarif = SARIF(
      tool: "t", version: "1", rules: [SARIF.Rule(id: "a", summary: "A"), SARIF.Rule(id: "b", summary: "B")])
    let texts = Self.texts(500, seed: 8)
    let results = texts.enumerated().map { index, text in
      SARIF.separated(
        sarif.text(
          SARIF.Result(
            rule: "b", level: .error, message: text, file: text, line: 0,
            column: index == 0 ? nil : index - 1, identity: [text, "\(index)"],
            properties: .object(["variants": .array([.string(text)])]))), index: index)
    }
    let document = sarif.head + results.joined() + SARIF.tail
    let log = try JSONSerialization.jsonObject(with: Data(document.utf8)) as? [String: Any]
    let run = try #require((log?["runs"] as? [[String: Any]])?.first)
    let read = try #require(run["results"] as? [[String: Any]])
    #expect(read.count == texts.count)
    for (index, (result, text)) in zip(read, texts).enumerated() {
      let message = (result["message"] as? [String: Any])?["text"] as? String ?? "?"
      #expect(Self.isSame(Self.withoutMarks(message), Self.withoutMarks(text)))
      #expect(result["ruleIndex"] as? Int == 1)
      let location = ((result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
      let uri = (location?["artifactLocation"] as? [String: Any])?["uri"] as? String ?? "?"
      let path = uri.replacing("file://", with: "").removingPercentEncoding ?? "?"
      #expect(Self.isSame(Self.withoutMarks(path), Self.withoutMarks(text)))
      let region = location?["region"] as? [String: Any]
      // Lines and columns count from 1.
      #expect(region?["startLine"] as? Int == 1)
      #expect(region?["startColumn"] as? Int == (index == 0 ? nil : max(index - 1, 1)))
    }
    #expect(
      Set(read.compactMap { ($0["partialFingerprints"] as? [String: String])?["fittingroom/v1"] }).count
        == 500)
  }
}

/// Comma-separated values by RFC 4180's own grammar.
private enum CSVRow {
  static func read(_ text: String) -> [String]? {
    var cells: [String] = []
    var rest = Array(text.unicodeScalars)[...]
    while true {
      var cell = String.UnicodeScalarView()
      if rest.first == "\"" {
        rest.removeFirst()
        while let scalar = rest.popFirst() {
          guard scalar == "\"" else {
            cell.append(scalar)
            continue
          }
          guard rest.first == "\"" else { break }
          cell.append(rest.removeFirst())
        }
      } else {
        while let scalar = rest.first, scalar != ",", scalar != "\r", scalar != "\n", scalar != "\"" {
          cell.append(scalar)
          rest.removeFirst()
        }
      }
      cells.append(String(cell))
      if rest.first == "," {
        rest.removeFirst()
        continue
      }
      return rest.elementsEqual("\r\n".unicodeScalars) ? cells : nil
    }
  }
}

/// The attributes and texts of an XML document, read by expat.
private final class XMLContent {
  var attributes: [(name: String, value: String)] = []
  /// The texts of elements that hold more than white space between elements.
  var texts: [String] = []
  private var text: String?

  static func read(_ document: String) -> XMLContent? {
    let content = XMLContent()
    let parser = XML_ParserCreate(nil)
    defer { XML_ParserFree(parser) }
    XML_SetUserData(parser, Unmanaged.passUnretained(content).toOpaque())
    XML_SetElementHandler(
      parser,
      { data, name, attributes in
        guard let data, let name, let attributes else { return }
        let content = Unmanaged<XMLContent>.fromOpaque(data).takeUnretainedValue()
        content.text = ["failure", "error", "system-out"].contains(String(cString: name)) ? "" : nil
        var index = 0
        while let name = attributes[index], let value = attributes[index + 1] {
          content.attributes.append((String(cString: name), String(cString: value)))
          index += 2
        }
      },
      { data, _ in
        guard let data else { return }
        let content = Unmanaged<XMLContent>.fromOpaque(data).takeUnretainedValue()
        if let text = content.text, !text.isEmpty { content.texts.append(text) }
        content.text = nil
      })
    XML_SetCharacterDataHandler(parser) { data, bytes, count in
      guard let data, let bytes else { return }
      let content = Unmanaged<XMLContent>.fromOpaque(data).takeUnretainedValue()
      let text = UnsafeRawBufferPointer(start: bytes, count: Int(count))
      content.text? += String(decoding: text, as: UTF8.self)
    }
    let bytes = Array(document.utf8).map { CChar(bitPattern: $0) }
    return XML_Parse(parser, bytes, Int32(bytes.count), 1) == XML_STATUS_OK ? content : nil
  }
}
