import Fonts
import Foundation
import Reports
import StringCatalogs
import StringMeasuring
import Synchronization
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct ReportTests {
  private static let fonts = Result {
    try FontLibrary(
      directory: Repository.fonts)
  }

  private static func measurement(
    _ key: String, findings: [TextMeasurement.Finding] = [], width: Double = 50, text: String = "Sichern"
  ) -> TextMeasurement {
    var item = TextMeasurement(
      slot: TextSlot(width: 40), text: text, locale: "de", typeSize: 3, width: width, height: 20.5)
    item.key = key
    item.table = "Localizable"
    item.findings = findings
    item.file = "Localizable.xcstrings"
    item.line = 7
    item.state = "translated"
    item.sourceText = "Save"
    item.sourceLanguage = "en"
    if item.isTruncated {
      item.neededScale = 0.8
      item.shown = "Siche…"
      item.lines = 2
    }
    return item
  }

  private func write(
    _ format: any MeasurementFormat, _ items: [TextMeasurement], failuresOnly: Bool = false,
    problems: [CatalogFinding] = []
  ) throws -> String {
    let report = try MeasurementReport(format, failuresOnly: failuresOnly)
    var summary = MeasurementSummary()
    summary.sourceLanguage = "en"
    for (index, item) in items.enumerated() {
      try report.add(
        StringMeasurer.Batch(index: index, measurements: [item], textsDone: index, textCount: items.count))
      summary.measured += 1
      if item.fails { summary.failed += 1 }
      for finding in item.findings { summary.findings[finding, default: 0] += 1 }
    }
    summary.problems = problems
    summary.idleBudgets = [MeasurementSummary.IdleBudget(file: "b.yml", line: 3, message: "too wide")]
    var text = ""
    try report.write(summary) { text += $0 }
    return text
  }

  private static let items = [
    measurement("a", width: 30), measurement("b \"100 %\",x", findings: [.truncates], text: "Si\nchern"),
    measurement("c", findings: [.missingGlyph]), measurement("d", findings: [.tight], width: 40),
  ]

  private static let problems = [
    CatalogFinding(
      kind: .argumentExtra, severity: .error, file: "a,b.xcstrings", line: 7, key: "k <\"1\">", table: "T",
      locale: "de", message: "\"k\" takes <too> much"),
    CatalogFinding(kind: .duplicateKey, file: "c.strings", line: 2, message: "twice"),
  ]

  @Test func problemsOfCatalogsAreInEveryReport() throws {
    func write(_ format: any MeasurementFormat) throws -> String {
      try self.write(format, [], problems: Self.problems)
    }
    #expect(
      try write(TableFormat(columns: 80)).hasSuffix(
        """

        a,b.xcstrings:7: error: "k" takes <too> much [argument-extra]
        c.strings:2: warning: twice [duplicate-key]

        """))
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(try write(JSONFormat()).utf8)) as? [String: Any])
    let problems = try #require(json["problems"] as? [[String: Any]])
    #expect(problems.map { $0["kind"] as? String } == ["argument-extra", "duplicate-key"])
    #expect(problems.map { $0["severity"] as? String } == ["error", "warning"])
    #expect(problems.map { $0["key"] as? String } == ["k <\"1\">", nil])
    #expect(problems.map { $0["line"] as? Int } == [7, 2])
    let rows = try write(CSVFormat()).split(separator: "\r\n")
    #expect(rows.count == 3)
    #expect(rows[1].hasPrefix("argument-extra,error,de,,\"k <\"\"1\"\">\",T,"))
    #expect(rows[1].hasSuffix(",\"a,b.xcstrings\",7,,,,,\"\"\"k\"\" takes <too> much\","))
    let junit = try write(JUnitFormat())
    #expect(XMLParser(data: Data(junit.utf8)).parse())
    #expect(junit.contains("name=\"fittingroom measure: catalogs\" tests=\"2\" failures=\"1\""))
    #expect(
      junit.contains("<failure type=\"argument-extra\" message=\"&quot;k&quot; takes &lt;too&gt; much\">"))
    #expect(junit.contains("a,b.xcstrings:7</failure>"))
    let sarif = try #require(
      try JSONSerialization.jsonObject(with: Data(try write(SARIFFormat(version: "1")).utf8))
        as? [String: Any])
    let run = try #require((sarif["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(
      results.compactMap { $0["ruleId"] as? String } == ["idle-budget", "argument-extra", "duplicate-key"])
    #expect(results.compactMap { $0["level"] as? String } == ["note", "error", "warning"])
    let rules = ((run["tool"] as? [String: Any])?["driver"] as? [String: Any])?["rules"] as? [[String: Any]]
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules?[index]["id"] as? String == result["ruleId"] as? String)
    }
    #expect(
      try write(GitHubFormat()).hasSuffix(
        """
        ::error file=a%2Cb.xcstrings,line=7,title=argument-extra::"k" takes <too> much
        ::warning file=c.strings,line=2,title=duplicate-key::twice

        """))
    let page = try write(HTMLFormat(fonts: try Self.fonts.get()))
    #expect(page.contains("2 problems in the catalogs"))
    #expect(page.contains("<li class=\"error\"><b>argument-extra</b> &quot;k&quot; takes &lt;too&gt; much"))
  }

  @Test func worstComesFirstAndEqualOnesStayInOrder() throws {
    let items = (0..<50).map { Self.measurement("k\($0)", findings: $0 % 10 == 3 ? [.truncates] : []) }
    let keys = try write(CSVFormat(), items).split(separator: "\r\n").dropFirst().map {
      String($0.split(separator: ",", omittingEmptySubsequences: false)[4])
    }
    let expected = stride(from: 3, to: 50, by: 10).map { $0 } + (0..<50).filter { $0 % 10 != 3 }
    #expect(keys == expected.map { "k\($0)" })
  }

  /// A batch is what one thread measures at a time: how rows are divided into batches changes nothing.
  @Test(arguments: [1, 2, 7, 50])
  func batchesOfAnySizeGiveTheSameRows(size: Int) throws {
    let items = (0..<50).map {
      Self.measurement(
        String(repeating: "k", count: 1 + $0 % 13) + "\($0)", findings: $0 % 10 % 4 == 3 ? [.truncates] : [])
    }
    let report = try MeasurementReport(CSVFormat())
    for (index, start) in stride(from: 0, to: items.count, by: size).enumerated() {
      try report.add(
        StringMeasurer.Batch(
          index: index, measurements: Array(items[start..<min(start + size, items.count)]),
          textsDone: start,
          textCount: items.count))
    }
    var text = ""
    try report.write(MeasurementSummary()) { text += $0 }
    let rows = text.split(separator: "\r\n").dropFirst().map {
      String($0.split(separator: ",", omittingEmptySubsequences: false)[4])
    }
    #expect(rows == items.filter(\.fails).map(\.key) + items.filter { !$0.fails }.map(\.key))
  }

  @Test func spoolGivesBackEveryRowWhole() throws {
    // More than is held in memory or read at once, in rows of many lengths.
    var items: [TextMeasurement] = []
    for index in 0..<3000 {
      let text = String(repeating: "ä\(index) ", count: index % 97)
      items.append(Self.measurement("k\(index)", findings: index % 7 == 0 ? [.tight] : [], text: text))
    }
    let rows = try write(CSVFormat(), items).split(separator: "\r\n").dropFirst()
    let order = items.indices.filter { $0 % 7 == 0 } + items.indices.filter { $0 % 7 != 0 }
    #expect(rows.count == 3000)
    #expect(zip(rows, order).allSatisfy { $0.contains(",k\($1),") && $0.hasSuffix("\(items[$1].text),") })
  }

  @Test func tableFitsTheTerminal() throws {
    let table = try write(
      TableFormat(columns: 80), Self.items + [Self.measurement("漢字", text: String(repeating: "字", count: 90))]
    )
    let lines = table.split(separator: "\n")
    #expect(lines.count == 6)
    for line in lines {
      let columns = line.reduce(0) { $0 + ("漢字".contains($1) ? 2 : 1) }
      #expect(columns <= 80, "\(line)")
    }
    #expect(lines[1].hasPrefix("missing-glyph  de      large     50      40    10  c "))
    let wide = try write(TableFormat(columns: nil), Self.items).split(separator: "\n")
    #expect(
      wide[1] == "missing-glyph  de      large     50      40    10    1/1      -  c            Sichern")
    #expect(
      wide[2] == "truncates      de      large     50      40    10    2/1   0.80  b \"100 %\",x  Siche…")
    #expect(table.contains("字…\n"))
  }

  @Test func jsonHoldsEverything() throws {
    let text = try write(JSONFormat(), Self.items)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["version"] as? Int == 1)
    let measurements = try #require(object["measurements"] as? [[String: Any]])
    #expect(measurements.map { $0["verdict"] as? String } == ["missing-glyph", "truncates", "tight", "fits"])
    #expect(measurements[1]["key"] as? String == "b \"100 %\",x")
    #expect(measurements[1]["text"] as? String == "Si\nchern")
    #expect(measurements[1]["neededScale"] as? Double == 0.8)
    #expect(measurements.map { $0["locale"] as? String } == ["de", "de", "de", "de"])
    #expect(
      measurements[1]["shown"] as? String == "Siche…" && measurements[1]["sourceText"] as? String == "Save")
    #expect(
      measurements[1]["typeSize"] as? String == "large" && measurements[1]["state"] as? String == "translated"
    )
    #expect(
      measurements[1]["file"] as? String == "Localizable.xcstrings" && measurements[1]["line"] as? Int == 7)
    #expect((object["summary"] as? [String: Any])?["failed"] as? Int == 2)
    #expect((object["idleBudgets"] as? [[String: Any]])?.first?["line"] as? Int == 3)
    let empty =
      try JSONSerialization.jsonObject(with: Data(try write(JSONFormat(), []).utf8)) as? [String: Any]
    #expect((empty?["measurements"] as? [Any])?.isEmpty == true)
  }

  @Test func jsonHasTheNumberOfLines() throws {
    let text = try write(JSONFormat(), [Self.measurement("a", findings: [.truncates])])
    #expect(text.contains("\"lines\": 2,") && text.contains("\"lineLimit\": 1,"))
  }

  @Test func junitCountsItsFailures() throws {
    let text = try write(JUnitFormat(), Self.items)
    let document = try XMLDocumentReader.read(text)
    #expect(document.attributes["testsuite"]?.first?["tests"] == "4")
    #expect(document.attributes["testsuite"]?.first?["failures"] == "2")
    #expect(document.attributes["testcase"]?.count == 4)
    #expect(document.attributes["failure"]?.map { $0["type"] } == ["missing-glyph", "truncates"])
    #expect(document.attributes["testcase"]?[1]["name"] == "b \"100 %\",x [large]")
  }

  @Test func sarifPointsAtTheCatalogsLines() throws {
    let text = try write(SARIFFormat(version: "1.2"), Self.items)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["version"] as? String == "2.1.0")
    let run = try #require((object["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(
      results.map { $0["ruleId"] as? String } == ["missing-glyph", "truncates", "tight", "idle-budget"])
    #expect(results.map { $0["level"] as? String } == ["error", "error", "warning", "note"])
    let place = try #require(
      (results[1]["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
    #expect((place["artifactLocation"] as? [String: String])?["uri"] == "Localizable.xcstrings")
    #expect((place["region"] as? [String: Int])?["startLine"] == 7)
    // The index of every result's rule is that of its name.
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = try #require(driver?["rules"] as? [[String: Any]]).map { $0["id"] as? String }
    #expect(results.allSatisfy { rules[$0["ruleIndex"] as? Int ?? 99] == $0["ruleId"] as? String })
  }

  @Test func gitHubGetsEscapedAnnotations() throws {
    #expect(
      try write(GitHubFormat(), Self.items) == """
        ::error file=Localizable.xcstrings,line=7,col=1,title=missing-glyph%3A de%2C large::c: no font has 
        ::error file=Localizable.xcstrings,line=7,col=1,title=truncates%3A de%2C large::b "100 %25",x: is 50 pt wide, but \
        40 pt on one line are there; it would fit at 80 %25; shows as “Siche…”
        ::warning file=Localizable.xcstrings,line=7,col=1,title=tight%3A de%2C large::d: is 40 pt wide, which 40 pt on one \
        line only just hold
        ::notice file=b.yml,line=3,title=idle budget::too wide

        """)
  }

  @Test(arguments: [
    ("\u{E9}", "U+00E9"), ("\u{378}", "U+0378"), ("\u{FFFE}", "U+FFFE"), ("\u{10FFFE}", "U+10FFFE"),
    ("a\u{301}", "U+0061 U+0301"),
  ])
  func charactersWithoutGlyphsAreNamedByTheirNumbers(character: String, name: String) throws {
    var item = Self.measurement("k", findings: [.missingGlyph])
    item.missingGlyphs = [character]
    let text = try write(GitHubFormat(), [item])
    #expect(text.contains("“\(character)” (\(name))"), "\(text)")
  }

  @Test func failuresOnlyLeavesTheRestOut() throws {
    let rows = try write(CSVFormat(), Self.items, failuresOnly: true).split(separator: "\r\n")
    #expect(rows.dropFirst().map { String($0.prefix { $0 != "," }) } == ["missing-glyph", "truncates"])
  }

  @Test func pageShowsEveryFailureBesideItsSource() throws {
    let page = try write(HTMLFormat(fonts: Self.fonts.get()), Self.items)
    #expect(page.components(separatedBy: "<article").count == 3)
    #expect(page.components(separatedBy: "<figure>").count == 5)
    #expect(page.contains("width=\"40\" height=\"22\"/>") || page.contains("<rect width=\"40\""))
    // Every glyph that is used is defined once.
    let used = Set(page.matches(of: #/href="#(g[^"]+)"/#).map { String($0.output.1) })
    let defined = page.matches(of: #/<path id="(g[^"]+)"/#).map { String($0.output.1) }
    #expect(!used.isEmpty)
    #expect(Set(defined) == used && defined.count == used.count)
  }
}

/// The attributes of every element of an XML document, by the elements' names.
private final class XMLDocumentReader: NSObject, XMLParserDelegate {
  var attributes: [String: [[String: String]]] = [:]

  static func read(_ text: String) throws -> XMLDocumentReader {
    let parser = XMLParser(data: Data(text.utf8))
    let reader = XMLDocumentReader()
    parser.delegate = reader
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    return reader
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
    attributes attributeDict: [String: String]
  ) {
    attributes[elementName, default: []].append(attributeDict)
  }
}
