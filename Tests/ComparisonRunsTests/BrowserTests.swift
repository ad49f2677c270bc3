import ComparisonRuns
import Foundation
import ImageComparison
import TestSupport
import Testing

/// The page in a real browser, if one is installed.
@Suite(
  .enabled(
    if: Browser.path != nil, "install Chromium, or name it in FITTINGROOM_TEST_BROWSER, to test the page"))
struct BrowserTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A user's actions, and what is then visible, are written to the title, which the browser prints.
  private func seen(_ report: Report, doing script: String) throws -> [String] {
    let script = """
      <script>addEventListener('load', () => setTimeout(() => {
        const seen = [];
        const press = key => (document.activeElement || document.body).dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        const shown = () => entries.filter(entry => !entry.hidden).length;
        const visible = () => [under, over, third].map(image => Number(getComputedStyle(image).display !== 'none')).join('');
        const text = id => document.getElementById(id).textContent;
        const chosen = () => document.activeElement.closest('.entry')?.dataset.name;
        \(script)
        document.title = 'seen: ' + seen.join(' | ');
      }, 200));</script>
      """
    let html = report.html(folder: folder.path)
      .replacingOccurrences(of: "</body>", with: script + "</body>")
    let page = try folder.write("index.html", html)
    let document = try #require(try Browser.document(of: page, profile: folder.path + "/profile"))
    let title = document.components(separatedBy: "<title>").dropFirst().first?.components(
      separatedBy: "</title>")[0]
    return try #require(title).replacing("seen: ", with: "").components(separatedBy: " | ")
  }

  @Test func `a page of 5000 entries opens from disk and answers the keyboard`() throws {
    let reference = try folder.write("a.png", picture())
    let actual = try folder.write("b.png", picture(changed: [(3, 3)]))
    let entries = (0..<5000).map { index in
      Report.Entry(
        name: "picture \(index)", verdict: index % 1000 == 7 ? .different : .identical, message: "m",
        ratio: index == 2007 ? 0.5 : 0, reference: reference, actual: actual, difference: actual,
        acceptCommand: index % 1000 == 7 ? "approve 'picture \(index)'" : nil)
    }
    let seen = try seen(
      Report(title: "Snapshots", entries: entries),
      doing: """
        seen.push(entries.length, entries[0].dataset.name);
        press('Enter'); seen.push(viewer.open, text('caption'), mode, visible()); close();
        press('j'); press('j'); press('k'); seen.push(chosen());
        press('Enter'); show(); seen.push(viewer.open);
        press('o'); seen.push(mode, over.style.opacity); press('b'); seen.push(mode, visible());
        press('d'); seen.push(mode, visible()); press('x'); seen.push(mode, visible()); press('s'); seen.push(mode);
        press('z'); seen.push(zoom); press('+'); seen.push(zoom); press('-'); seen.push(zoom);
        position.value = 25; position.dispatchEvent(new Event('input'));
        seen.push(under.style.clipPath, over.style.clipPath, canvas.dataset.ground);
        press('c'); seen.push(canvas.dataset.ground);
        seen.push(text('commands')); press('a'); seen.push(text('caption'), text('commands'));
        close(); seen.push(viewer.open);
        search.value = 'picture 40'; search.dispatchEvent(new Event('input', { bubbles: true })); seen.push(shown());
        search.value = ''; document.querySelector('.verdict[value=identical]').click(); seen.push(shown());
        """)
    #expect(
      seen == [
        "5000", "picture 2007", "true", "picture 2007 · different", "slider", "110", "picture 1007", "true",
        "onion", "0.5", "blink", "100", "difference", "001", "side", "110", "slider", "1", "2", "1",
        "inset(0px calc(100% - 10px) 0px 0px)", "inset(0px 0px 0px 10px)", "light", "dark", "approve",
        "picture 1007 · different", "approve 'picture 1007'", "false", "111", "5",
      ])
  }

  @Test func `chips leave what is meant, and rows that came are drawn as such`() throws {
    let reference = try folder.write("a.png", picture())
    let actual = try folder.write("b.png", picture(changed: [(3, 3)]))
    var entries = ["dark.ar", "dark.de", "ar", "de"].map { variant in
      Report.Entry(
        name: "Card.V.9x9.\(variant)", verdict: .different, message: "m", reference: reference,
        actual: actual)
    }
    entries[0].shift = ImageShift(
      axis: .rows, runs: [.init(firstLine: 4, secondLine: 4, deleted: 0, inserted: 3)])
    entries[0].ratio = 1
    let seen = try seen(
      Report(title: "Snapshots", entries: entries),
      doing: """
        const chip = value => document.querySelector('.part[value="' + value + '"]').click();
        chip('language:ar'); seen.push(shown()); chip('language:de'); seen.push(shown());
        seen.push(document.querySelectorAll('.part').length); search.value = 'dark';
        search.dispatchEvent(new Event('input', { bubbles: true })); seen.push(shown());
        press('j'); show(); press('z'); const band = document.querySelector('#bands i');
        seen.push(text('tags'), band.className, band.style.top, band.style.height, text('bands'));
        """)
    #expect(seen == ["2", "4", "2", "2", "9x9darkar", "inserted", "4px", "3px", "3 px inserted"])
  }
}

private enum Browser {
  static let path =
    ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }
    ?? ProcessInfo.processInfo.environment["FITTINGROOM_TEST_BROWSER"]

  /// The document of a page after its scripts ran.
  static func document(of page: String, profile: String) throws -> String? {
    guard let path else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--user-data-dir=" + profile,
      "--virtual-time-budget=3000", "--dump-dom", "file://" + page,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(data: data, encoding: .utf8)
  }
}
