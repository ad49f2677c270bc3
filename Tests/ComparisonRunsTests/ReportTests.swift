import ComparisonRuns
import Foundation
import ImageComparison
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct ReportTests {
  private let entry = Report.Entry(
    name: "Card <dark> & \"big\"", verdict: .different, message: "12 of 90 pixels differ\nin 1 region",
    differingPixels: 12, ratio: 0.1, reference: "refs/a b#1.png", actual: "out/a.png",
    difference: "out/d.png",
    sourceFile: "Sources/Card.swift", sourceLine: 7, acceptCommand: "fittingroom snapshot approve 'Card'")

  private func report(_ missing: [String] = []) -> Report {
    Report(
      title: "Snapshots",
      entries: [Report.Entry(name: "Same", verdict: .identical, message: "the files are identical"), entry],
      missingShards: missing)
  }

  @Test func `JUnit XML is well formed and counts failures`() throws {
    final class Counter: NSObject, XMLParserDelegate {
      var elements: [String: Int] = [:]
      var names: [String] = []
      func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
      ) {
        elements[element, default: 0] += 1
        if element == "testcase" { names.append(attributes["name"] ?? "") }
      }
    }
    let counter = Counter()
    let parser = XMLParser(data: Data(report(["2/2"]).junit.utf8))
    parser.delegate = counter
    #expect(parser.parse())
    #expect(counter.elements["failure"] == 1 && counter.elements["error"] == 1)
    #expect(counter.names == [entry.name, "Same", "all shards are present"])
  }

  @Test func `an incomplete report says PARTIAL in every form`() {
    let report = report(["3/4"])
    #expect(report.markdown().contains("PARTIAL: Snapshots (missing 3/4)"))
    #expect(report.html(folder: "").contains("<h1 class=\"partial\">PARTIAL: Snapshots (missing 3/4)</h1>"))
    #expect(report.gitHubAnnotations.contains("::error title=PARTIAL::PARTIAL: Snapshots (missing 3/4)"))
    #expect(report.json["isComplete"] == .bool(false))
  }

  @Test func `annotations point at the source and stay on one line`() {
    #expect(
      report().gitHubAnnotations
        == "::error file=Sources/Card.swift,line=7,title=different%3A Card <dark> & \"big\"::12 of 90 pixels differ%0Ain 1 region\n"
    )
  }

  @Test func `a comment begins with its marker, lists failures only and limits its rows`() {
    let text = report().markdown()
    #expect(text.hasPrefix("<!-- fittingroom-report -->\n"))
    #expect(text.contains("| Card \\<dark\\> & \"big\" | different | 12 of 90 pixels differ in 1 region |"))
    #expect(!text.contains("| Same |"))
    let many = Report(
      title: "t", entries: (0..<80).map { Report.Entry(name: "e\($0)", verdict: .different, message: "") })
    #expect(many.markdown().contains("… and 30 more."))
    let two = Report(
      title: "t",
      entries: ["a", "b"].map {
        Report.Entry(name: $0, verdict: .different, message: "", acceptCommand: "accept '\($0)'")
      })
    #expect(two.markdown().hasSuffix("To accept:\n\n```\naccept 'a'\naccept 'b'\n```\n"))
  }

  @Test func `pages link pictures relative to themselves and load them late`() {
    let html = report().html(folder: "out/report")
    #expect(html.contains("loading=\"lazy\" data-kind=\"reference\" src=\"../../refs/a%20b%231.png\""))
    #expect(html.contains("src=\"../a.png\""))
    #expect(!html.contains("base64"))
    #expect(html.contains("Card &lt;dark&gt; &amp; &quot;big&quot;"))
  }

  @Test func `a report survives being written and read`() throws {
    let parsed = try JSONParser.parse(Array(report().json.text.utf8))
    let entries = try #require(parsed["entries"]?.array).compactMap(Report.Entry.init)
    #expect(Report(title: "Snapshots", entries: entries).json == report().json)
  }
}
