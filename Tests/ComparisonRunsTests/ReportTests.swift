import ComparisonRuns
import Foundation
import ImageComparison
import Imaging
import OperatingSystem
import PNGCodec
import Reports
import TestSupport
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

  /// The numbers at the head of a suite are those of its elements, whatever the verdicts.
  @Test(arguments: [[], ["2/2"]])
  func `JUnit's numbers are those of its elements`(missing: [String]) {
    let verdicts = ImageDifference.Verdict.allCases + [.error, .error, .different]
    let entries = verdicts.enumerated().map { Report.Entry(name: "\($0)", verdict: $1, message: "m") }
    let text = Report(title: "t", entries: entries, missingShards: missing).junit
    func count(_ part: String) -> Int { text.components(separatedBy: part).count - 1 }
    #expect(count("<error") == 3 + missing.count && text.contains("errors=\"\(count("<error"))\""))
    #expect(count("<failure") > 2 && text.contains("failures=\"\(count("<failure"))\""))
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
    #expect(
      text.contains("| Card \\<dark\\> &amp; \"big\" | different | 12 of 90 pixels differ in 1 region |"))
    #expect(!text.contains("| Same |"))
    let many = Report(
      title: "t", entries: (0..<80).map { Report.Entry(name: "e\($0)", verdict: .different, message: "") })
    #expect(many.markdown().contains("… and 30 more."))
    let two = Report(
      title: "t",
      entries: ["a", "b"].map {
        Report.Entry(name: $0, verdict: .different, message: "", acceptCommand: "accept '\($0)'")
      })
    #expect(two.markdown().hasSuffix("To accept:\n\n```\naccept 'a' 'b'\n```\n"))
  }

  @Test func `pages link pictures relative to themselves and load them late`() {
    let html = report().html(folder: "out/report")
    #expect(html.contains("data-kind=\"reference\" data-src=\"../../refs/a%20b%231.png\""))
    #expect(html.contains("src=\"../a.png\""))
    #expect(!html.contains("base64"))
    #expect(html.contains("Card &lt;dark&gt; &amp; &quot;big&quot;"))
  }

  @Test func `links lead out of folders that are given by their parents`() throws {
    let folder = try TemporaryFolder()
    let here = FileManager.default.currentDirectoryPath
    let up = here.split(separator: "/").map { _ in "../" }.joined()
    let path = try folder.write("pictures/a.png", picture())
    let entry = Report.Entry(name: "a", verdict: .identical, message: "m", reference: path)
    // The page's folder is given from here, the picture's from the root.
    let page = Report(title: "t", entries: [entry]).html(folder: up + folder.path.dropFirst() + "/pages")
    #expect(page.contains("src=\"../pictures/a.png\""))
  }

  @Test func `comments and pages show small pictures of what does not pass`() throws {
    let folder = try TemporaryFolder()
    var large = StraightBitmap(width: 400, height: 800, filledWith: .init(red: 200, green: 0, blue: 0))
    for x in 0..<400 { large[x, 0] = .init(red: 0, green: 0, blue: 0) }
    let path = try folder.write("pictures/a.png", large)
    let failing = Report.Entry(
      name: "a b", verdict: .different, message: "m", reference: path, actual: path, difference: path)
    let passing = Report.Entry(
      name: "c", verdict: .identical, message: "m", reference: try folder.write("pictures/c.png", large))
    let broken = Report.Entry(
      name: "d", verdict: .error, message: "m", reference: try folder.write("e.png", "no picture"))
    let report = Report(title: "t", entries: [failing, passing, broken])
    // Files left by an earlier report are not shown as part of this one.
    let files = ReportFiles(html: folder.path + "/page.html", markdown: folder.path + "/comment.md")
    var earlier = failing
    earlier.name = "earlier"
    try files.write(Report(title: "t", entries: [earlier]))
    let old = try FileSystem.files(below: folder.path + "/comment-thumbnails", endings: [".png"])
    #expect(old.count == 1)
    try files.write(report)
    #expect(!FileSystem.exists(folder.path + "/comment-thumbnails/" + old[0]))
    let comment = try String(contentsOf: URL(fileURLWithPath: folder.path + "/comment.md"), encoding: .utf8)
    let row = try #require(comment.split(separator: "\n").first { $0.hasPrefix("| a b |") })
    let link = try #require(row.split(separator: "(").last?.split(separator: ")").first)
    #expect(link.hasPrefix("comment-thumbnails/"))
    let triptych = try PNGDecoder.read("\(folder.path)/\(link)").bitmap
    // 400 x 800 reduced to 80 x 160, three times, 6 apart.
    #expect(triptych.width == 3 * 80 + 2 * 6 && triptych.height == 160)
    // A fifth of the first row of small pixels is black.
    #expect(triptych[3, 0] == StraightBitmap.Pixel(red: 160, green: 0, blue: 0))
    #expect(triptych[3, 1] == StraightBitmap.Pixel(red: 200, green: 0, blue: 0))
    #expect(try FileSystem.files(below: folder.path + "/comment-thumbnails", endings: [".png"]).count == 1)
    let page = try String(contentsOf: URL(fileURLWithPath: folder.path + "/page.html"), encoding: .utf8)
    #expect(page.contains("src=\"page-thumbnails/") && page.contains("data-whole=\"pictures/a.png\""))
    #expect(page.contains("src=\"pictures/c.png\" data-whole=\"pictures/c.png\""))
  }

  /// The version for GitHub links to pictures on the web, and puts the cause first.
  @Test func `a comment with whole addresses of its pictures`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.png", picture())
    var entry = Report.Entry(
      name: "Card.a b", verdict: .different, message: "12 pixels differ", reference: path, actual: path,
      acceptCommand: "accept 'Card.a b'")
    entry.causes = ["text changed from “a|b” to “<c>”", "Image moved 3 pt down"]
    var renamed = Report.Entry(name: "New", verdict: .missing, message: "renamed: Old → New")
    renamed.renamedFrom = "Old"
    try ReportFiles(
      markdown: folder.path + "/out/comment.md", stepSummary: folder.path + "/summary.md",
      imageBase: "https://github.com/o/r/raw/pictures/7"
    ).write(Report(title: "Snapshots", entries: [entry, renamed]))
    let comment = try String(contentsOfFile: folder.path + "/out/comment.md", encoding: .utf8)
    let name = Fingerprint.name(of: "Card.a b".utf8)
    #expect(
      comment == """
        <!-- fittingroom-report -->
        ### Snapshots

        2 pictures: 1 missing (1 renamed), 1 different

        | picture | verdict | what differs | reference, difference, actual |
        | --- | --- | --- | --- |
        | New | renamed | renamed: Old → New |  |
        | Card.a b | different | text changed from “a\\|b” to “\\<c\\>”<br>Image moved 3 pt down<br>12 pixels differ | \
        ![](https://github.com/o/r/raw/pictures/7/comment-thumbnails/\(name).png) |

        To accept:

        ```
        accept 'Card.a b'
        ```

        """)
    #expect(FileSystem.exists("\(folder.path)/out/comment-thumbnails/\(name).png"))
    #expect(try String(contentsOfFile: folder.path + "/summary.md", encoding: .utf8) == comment)
  }

  @Test func `pictures of one cause stand together, and the command that approves stands there once`() {
    func entry(
      _ name: String, _ verdict: ImageDifference.Verdict, ratio: Double = 0, _ causes: [String] = []
    ) -> Report.Entry {
      var entry = Report.Entry(
        name: name, verdict: verdict, message: "m", ratio: ratio, reference: "r/\(name).png",
        actual: verdict == .identical ? nil : "a/\(name).png",
        acceptCommand: verdict == .identical ? nil : "approve 'refs' '\(name)'")
      entry.causes = causes
      return entry
    }
    let cause = "text changed from “<a>” to “b”"
    let html = Report(
      title: "t",
      entries: [
        entry("Views/Card.Big.200x9.dark", .different, ratio: 0.5, [cause, "“x” moved 2 pt down"]),
        entry("Views/Other.Small.9x9", .different, ratio: 0.2, [cause]),
        entry("Views/Card.Big.200x9", .identical),
        entry("Views/Card.Big.200.5x9.ar", .different, ratio: 0.1), entry("shots/login.png", .identical),
      ]
    ).html(folder: "")
    let order = html.matches(
      of: /(?:<h2 id="g\d+">|<summary>)([^<]*) <span>([^<]*)<|data-name="([^"]*)"/
    ).map { ($0.1 ?? $0.3 ?? "") + ($0.2.map { ": " + $0 } ?? "") }
    #expect(
      order == [
        "text changed from “&lt;a&gt;” to “b”: 2 pictures", "Views/Card.Big.200x9.dark",
        "Views/Other.Small.9x9", "Views/Card.Big: other pixels: 1 picture", "Views/Card.Big.200.5x9.ar",
        "equal: 2 pictures", "Views/Card.Big.200x9", "shots/login.png",
      ])
    #expect(html.contains("<ul class=\"causes\"><li>“x” moved 2 pt down</li></ul>"))
    #expect(html.contains("data-word=\"&#39;Views/Other.Small.9x9&#39;\"") && html.contains("Choose all 2"))
    #expect(html.contains("data-start=\"approve &#39;refs&#39;\">approve &#39;refs&#39;</pre>"))
    #expect(html.matches(of: /approve &#39;refs&#39;</).count == 1)
    // Pictures that pass are not offered for approval.
    #expect(html.matches(of: /data-word=/).count == 3 && html.contains("<body data-server=\"false\">"))
    #expect(!html.contains("nonce"))
    // The property in which the pictures differ can be filtered by.
    #expect(
      !html.contains("value=\"language:ar\"")
        && html.contains("<p class=\"tags\"><span>200.5x9</span><span>ar</span></p>"))
  }

  @Test func `pictures that one fault prevents, or one box is in, are of one cause`() {
    func entry(_ name: String, _ variant: String, _ cause: String) -> Report.Entry {
      var entry = Report.Entry(
        name: "\(name).\(variant)", verdict: .error, message: "\(name) at \(variant) trapped: no such row")
      entry.causes = [cause]
      return entry
    }
    func part(_ name: String) -> Report.Entry {
      var entry = Report.Entry(name: name, verdict: .different, message: "m", actual: "a/\(name).png")
      entry.missing = ["Chart (Card.swift:3)"]
      entry.causes = ["drawn in part: Chart (Card.swift:3)", "“x” moved 2 pt down"]
      return entry
    }
    let report = Report(
      title: "t",
      entries: ["dark", "light"].map { entry("A.Card", $0, "trapped: no such row") }
        + [entry("B.Row", "dark", "no memory"), part("C.One"), part("C.Two")])
    let heads = report.html(folder: "").matches(of: /<h2 id="g\d+">([^<]*) <span>([^<]*)</)
    #expect(
      heads.map { "\($0.1): \($0.2)" } == [
        "trapped: no such row: 2 pictures", "no memory: 1 picture",
        "drawn in part: Chart (Card.swift:3): 2 pictures",
      ])
    let rows = report.markdown().split(separator: "\n").filter { $0.hasPrefix("| ") }
    // What the message says already is not said twice.
    #expect(rows.contains("| A.Card.dark<br>and 1 more | error | A.Card at dark trapped: no such row |"))
    #expect(Report.Entry(report.entries[0].json)?.causes == ["trapped: no such row"])
    #expect(Report.Entry(part("C.One").json)?.missing == ["Chart (Card.swift:3)"])
  }

  @Test func `the page of a server has no command`() {
    var entry = Report.Entry(
      name: "Card.Big", verdict: .different, message: "m", actual: "a.png",
      acceptCommand: "fittingroom snapshot approve 'refs' 'r' 'Card.Big'")
    entry.causes = ["“x” moved 2 pt down"]
    let page = ReportPage(
      Report(title: "t", entries: [entry]), approving: .byServer(nonce: "1", approved: [])
    ) { entry, kind, _ in entry.path(kind) }
    #expect(!page.html.contains("snapshot approve") && page.html.contains(">Approve</button>"))
  }

  @Test(arguments: [
    (
      "App/Card.Wide.393x852@3x.iPhone-16-Pro.dark.ar.accessibility3", "App/Card", "Wide",
      "size:393x852@3x device:iPhone 16 Pro appearance:dark language:ar type size:accessibility3"
    ),
    ("Card.Preview-2@2x", "Card", "Preview-2", "size:@2x"),
    ("Card.V.200.5x.pt_BR.top.rtl", "Card", "V", "size:200.5x language:pt_BR other:top other:rtl"),
    ("Card.V.zh-Hans.large.increased", "Card", "V", "language:zh-Hans type size:large other:increased"),
    ("login", "", "login", ""),
  ])
  func `names say in which circumstances a view is shown`(
    name: String, place: String, title: String, parts: String
  ) {
    let read = PictureName(name)
    #expect(read.place == place && read.title == title)
    #expect(read.parts.map { "\($0.kind.rawValue):\($0.text)" }.joined(separator: " ") == parts)
  }

  @Test func `a picture that grew is larger in small, too`() throws {
    let folder = try TemporaryFolder()
    func picture(_ name: String, _ height: Int) throws -> String {
      try folder.write(
        name, StraightBitmap(width: 200, height: height, filledWith: .init(red: 9, green: 9, blue: 9)))
    }
    let entry = Report.Entry(
      name: "a", verdict: .size, message: "m", reference: try picture("a.png", 480),
      actual: try picture("b.png", 960))
    try ReportFiles(html: folder.path + "/page.html").write(Report(title: "t", entries: [entry]))
    let sizes = try FileSystem.files(below: folder.path + "/page-thumbnails", endings: [".png"]).map { file in
      let bitmap = try PNGDecoder.read(folder.path + "/page-thumbnails/" + file).bitmap
      return "\(file.split(separator: ".")[1]) \(bitmap.width)x\(bitmap.height)"
    }
    #expect(sizes.sorted() == ["actual 50x240", "reference 50x120"])
  }

  /// Everything except commands, into which a report from elsewhere could put anything.
  @Test func `a report survives being written and read`() throws {
    let parsed = try JSONParser.parse(Array(report().json.text.utf8))
    let entries = try #require(parsed["entries"]?.array).compactMap(Report.Entry.init)
    #expect(entries.allSatisfy { $0.acceptCommand == nil })
    var expected = report().entries
    for index in expected.indices { expected[index].acceptCommand = nil }
    #expect(
      Report(title: "Snapshots", entries: entries).json == Report(title: "Snapshots", entries: expected).json)
  }
}
