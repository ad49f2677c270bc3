internal import ImageComparison
internal import OperatingSystem
internal import Reports

/// A report as one page of HTML, to look at what differs and to approve it.
///
/// Rows are laid out and load their pictures only when they scroll into view, so that thousands of entries
/// open instantly. The page does this itself: browsers take half a minute to decide which of ten thousand
/// pictures to load lazily. The page needs nothing but itself and its pictures.
package struct ReportPage {
  /// A picture of an entry.
  package enum Kind: String, CaseIterable, Sendable {
    case reference
    case actual
    case difference
  }

  /// How a picture is approved.
  package enum Approving: Sendable {
    /// The page collects the commands for it.
    case byCommand
    /// The page tells the server that served it, which allows scripts and styles with this nonce. The
    /// pictures with the given names have already been approved.
    case byServer(nonce: String, approved: Set<String>)
  }

  package let report: Report
  package var approving: Approving
  /// Where the page finds a picture, as a URI reference: a small copy of it where `isSmall` and there is one.
  /// `nil` if the entry has no such picture.
  package var link: (_ entry: Report.Entry, _ kind: Kind, _ isSmall: Bool) -> String?

  /// The common beginning of most entries' commands, and the command that approves all of them.
  private let firstStart: String?

  package init(
    _ report: Report, approving: Approving,
    link: @escaping (_ entry: Report.Entry, _ kind: Kind, _ isSmall: Bool) -> String?
  ) {
    self.report = report
    firstStart = report.entries.lazy.filter { $0.actual != nil }.compactMap(\.approvalStart).first
    self.approving = approving
    self.link = link
  }

  package var html: String {
    let partial = report.missingShards.isEmpty ? "" : " class=\"partial\""
    let heading = MarkupText.escaped(report.heading)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(heading)</title>
      <link rel="icon" href="data:,">
      <style\(nonce)>
      \(Self.style)
      </style>
      </head>
      <body data-server="\(isServed)">
      <header>
      <div class="heading"><h1\(partial)>\(heading)</h1>\(done)</div>
      <p class="summary">\(MarkupText.escaped(report.summary)) <span id="progress" role="status"></span></p>
      <form id="filters" role="search" aria-label="Filters">
      <input id="search" type="search" placeholder="Filter by name or cause" aria-label="Filter by name or cause">
      \(verdictChips)
      \(partChips)
      </form>
      \(fidelityList)<details class="keys"><summary>Keys</summary>
      <p><kbd>j</kbd> <kbd>k</kbd> or arrows go on and back · <kbd>Enter</kbd> opens · <kbd>a</kbd> \(approves) · <kbd>A</kbd> all
      of the cause · <kbd>s</kbd> slider · <kbd>o</kbd> onion skin · <kbd>b</kbd> blink · <kbd>d</kbd> difference ·
      <kbd>x</kbd> side by side · <kbd>z</kbd> <kbd>+</kbd> <kbd>-</kbd> size · <kbd>c</kbd> background · <kbd>/</kbd> filter ·
      <kbd>Esc</kbd> closes</p></details>
      </header>
      <main id="entries">
      \(groups.joined(separator: "\n"))
      <p id="nothing" hidden>No picture is left by these filters.</p>
      </main>
      \(approval)
      \(viewer)
      <script\(nonce)>
      \(Self.script)
      </script>
      </body>
      </html>

      """
  }

  /// Shows one picture beside its reference.
  private var viewer: String {
    """
    <dialog id="viewer" aria-labelledby="caption">
    <div class="bar">
    <div class="words"><h2 id="caption"></h2><p id="tags" class="tags"></p><p id="why"></p></div>
    <button type="button" id="close" aria-label="Close">✕</button>
    </div>
    <div id="modes" role="toolbar" aria-label="How both pictures are shown">
    <button type="button" data-mode="slider">Slider</button><button type="button" data-mode="onion">Onion skin</button><button
    type="button" data-mode="blink">Blink</button><button type="button" data-mode="difference">Difference</button><button
    type="button" data-mode="side">Side by side</button>
    <span class="gap"></span><button type="button" data-zoom="-1" aria-label="Smaller">−</button><button type="button"
    data-zoom="0">Fit</button><button type="button" data-zoom="1" aria-label="Larger">+</button><button type="button"
    id="ground">Background</button>
    <span class="gap"></span><button type="button" id="back" aria-label="Previous picture">←</button><button type="button"
    id="on" aria-label="Next picture">→</button><button type="button" id="accept">\(isServed ? "Approve" : "Choose")</button>
    </div>
    <input id="position" type="range" min="0" max="100" value="50" step="any" aria-label="Position of the slider">
    <div id="stage" tabindex="0" autofocus role="region" aria-label="Pictures"><div id="canvas"><img id="under" alt="reference"><img id="over"
    alt="new picture"><img id="third" alt="difference"><div id="bands" aria-hidden="true"></div><div id="line"></div></div></div>
    <p id="sizes"></p>
    </dialog>
    """
  }

  private var isServed: Bool {
    if case .byServer = approving { true } else { false }
  }

  private var nonce: String {
    if case .byServer(let nonce, _) = approving { " nonce=\"\(nonce)\"" } else { "" }
  }

  private var done: String { isServed ? " <button type=\"button\" id=\"done\">Done</button>" : "" }

  private var approves: String { isServed ? "approves" : "chooses what to approve" }

  // MARK: Filters

  private var verdictChips: String {
    let chips = report.counts.map { count in
      let verdict = count.verdict.rawValue
      return "<label class=\"chip\"><input type=\"checkbox\" class=\"verdict\" value=\"\(verdict)\" checked> "
        + "<span>\(count.count) \(verdict)</span></label>"
    }
    return "<fieldset class=\"chips\"><legend>Verdict</legend>\(chips.joined())</fieldset>"
  }

  /// Filters by what the names of the failing pictures distinguish; empty if all are of one kind.
  private var partChips: String {
    let names = report.entries.filter { !$0.passes }.map { PictureName($0.name) }
    return PictureName.Kind.allCases.filter { $0 != .other && $0 != .size }.compactMap { kind in
      var texts: Set<String> = []
      for name in names { texts.formUnion(name.parts.filter { $0.kind == kind }.map(\.text)) }
      guard texts.count > 1 else { return nil }
      let chips = texts.sorted().map { text in
        let value = MarkupText.escaped("\(kind.rawValue):\(text)")
        return "<label class=\"chip\"><input type=\"checkbox\" class=\"part\" value=\"\(value)\"> "
          + "<span>\(MarkupText.escaped(text))</span></label>"
      }
      let title = kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst()
      return "<fieldset class=\"chips\"><legend>\(title)</legend>\(chips.joined())</fieldset>"
    }.joined(separator: "\n")
  }

  /// What is not drawn as on a device; empty if everything is.
  private var fidelityList: String {
    let fidelity = report.fidelity
    guard !fidelity.isEmpty else { return "" }
    let items = fidelity.map { "<li>\(MarkupText.escaped($0))</li>" }.joined(separator: "\n")
    return
      "<details><summary>\(fidelity.count) not drawn as on a device</summary>\n<ul>\n\(items)\n</ul></details>\n"
  }

  // MARK: Approval

  /// The command of an entry without its name, which approves the whole run.
  private func start(of entry: Report.Entry) -> String? { isApprovable(entry) ? entry.approvalStart : nil }

  /// The command that approves the selection, or everything; empty if a server approves, or nothing can be
  /// approved.
  private var approval: String {
    guard !isServed, let start = firstStart else { return "" }
    return """
      <footer id="basket">
      <div><h2>To approve</h2> <p id="count" role="status">all pictures that differ</p> <button id="copy" type="button">Copy</button></div>
      <pre id="commands" tabindex="0" role="group" aria-label="Command" data-start="\(MarkupText.escaped(start))">\(MarkupText.escaped(start))</pre>
      </footer>
      """
  }

  private func isApprovable(_ entry: Report.Entry) -> Bool {
    entry.actual != nil && entry.acceptCommand != nil && !entry.passes
  }

  // MARK: Entries

  /// The pictures grouped by cause, in the order of the worst of each; passing ones come last.
  private var groups: [String] {
    var order: [String] = []
    var members: [String: [Int]] = [:]
    for (index, entry) in report.entries.enumerated() {
      let cause = Self.cause(of: entry)
      if members[cause] == nil { order.append(cause) }
      members[cause, default: []].append(index)
    }
    return order.enumerated().map { number, cause in group(cause, members[cause] ?? [], number) }
  }

  /// The cause of a picture's difference in words, if known: the same words mean the same cause.
  static func cause(of entry: Report.Entry) -> String {
    if entry.passes { return entry.isProven ? "equal, and not drawn" : "equal" }
    if entry.renamedFrom != nil { return "renamed" }
    if entry.verdict == .missing { return "new: there is no reference" }
    if entry.verdict == .error { return entry.causes.first ?? entry.message }
    guard let first = entry.causes.first,
      !entry.missing.isEmpty || first.contains("“") || first.contains(" at ") || first.contains(" pt")
    else {
      return "\(PictureName(entry.name).view): \(entry.verdict == .size ? "another size" : "other pixels")"
    }
    return first
  }

  private func group(_ cause: String, _ indices: [Int], _ number: Int) -> String {
    let entries = indices.map { report.entries[$0] }
    let rows = indices.map { row(report.entries[$0], index: $0, cause: cause) }.joined(separator: "\n")
    let count = "\(indices.count) \(indices.count == 1 ? "picture" : "pictures")"
    guard let first = entries.first, !first.passes else {
      return """
        <details class="group passing">
        <summary>\(MarkupText.escaped(cause)) <span>\(count)</span></summary>
        <ul class="grid">
        \(rows)
        </ul>
        </details>
        """
    }
    let approvable = entries.count { isApprovable($0) }
    let all =
      approvable > 1
      ? " <button type=\"button\" class=\"approve-all\">\(isServed ? "Approve" : "Choose") all \(approvable)</button>"
      : ""
    return """
      <section class="group" aria-labelledby="g\(number)">
      <div class="head"><h2 id="g\(number)">\(MarkupText.escaped(cause)) <span>\(count)</span></h2>\(all)</div>
      <ul class="grid">
      \(rows)
      </ul>
      </section>
      """
  }

  private func row(_ entry: Report.Entry, index: Int, cause: String) -> String {
    let name = PictureName(entry.name)
    let verdict = entry.verdict.rawValue
    let figures = [Kind.reference, .actual].compactMap { kind -> String? in
      guard let whole = link(entry, kind, false) else { return nil }
      let small = link(entry, kind, true) ?? whole
      return
        "<img data-kind=\"\(kind.rawValue)\" data-src=\"\(MarkupText.escaped(small))\" "
        + "data-whole=\"\(MarkupText.escaped(whole))\" alt=\"\(kind == .actual ? "new" : kind.rawValue)\">"
    }
    let words = ([name.title] + name.parts.map(\.text) + [entry.renamedFrom == nil ? verdict : "renamed"])
      .joined(separator: ", ")
    let opened =
      figures.isEmpty
      ? "<button type=\"button\" class=\"open empty\" aria-label=\"\(MarkupText.escaped(words))\">no picture</button>"
      : "<button type=\"button\" class=\"open\" aria-label=\"\(MarkupText.escaped(words))\">\(figures.joined())</button>"
    let tags = name.parts.map { "<span>\(MarkupText.escaped($0.text))</span>" }.joined()
    let place = entry.sourceFile.map { $0 + (entry.sourceLine.map { ":\($0)" } ?? "") } ?? name.place
    let causes = entry.causes.filter { $0 != cause }.map { "<li>\(MarkupText.escaped($0))</li>" }.joined()
    let message =
      entry.message == cause ? "" : "<p class=\"message\">\(MarkupText.escaped(entry.message))</p>"
    return """
      <li class="entry \(verdict)" data-verdict="\(verdict)" data-name="\(MarkupText.escaped(entry.name))"\(attributes(of: entry, name)) \
      id="e\(index)">\(opened)
      <h3>\(MarkupText.escaped(name.title)) <span>\(entry.renamedFrom == nil ? verdict : "renamed")</span></h3>
      <p class="tags">\(tags)</p>
      <p class="place">\(MarkupText.escaped(place))</p>\(causes.isEmpty ? "" : "\n<ul class=\"causes\">\(causes)</ul>")\(message)\
      \(isApprovable(entry) ? "\n<button type=\"button\" class=\"approve\">\(isServed ? "Approve" : "Choose")</button>" : "")</li>
      """
  }

  /// An entry's data for scripts.
  private func attributes(of entry: Report.Entry, _ name: PictureName) -> String {
    var text = ""
    func add(_ key: String, _ value: String) { text += " data-\(key)=\"\(MarkupText.escaped(value))\"" }
    if let picture = link(entry, .difference, false) { add("difference", picture) }
    let parts = name.parts.map { "\($0.kind.rawValue):\($0.text)" }
    if !parts.isEmpty { add("parts", parts.joined(separator: "\n")) }
    if let shift = entry.shift {
      let runs = shift.runs.map { "\($0.firstLine),\($0.secondLine),\($0.deleted),\($0.inserted)" }
      add("axis", shift.axis.rawValue)
      add("bands", runs.joined(separator: ";"))
    }
    guard let start = start(of: entry) else { return text }
    add("word", ShellWord.quoted(entry.name))
    if start != firstStart { add("start", start) }
    if case .byServer(_, let approved) = approving, approved.contains(entry.name) { text += " data-approved" }
    return text
  }
}

extension Report {
  /// The report as one page that opens from the disk, its pictures linked relative to `folder`.
  package func html(folder: String) -> String { html(folder: folder, thumbnails: ReportThumbnails()) }

  /// - Parameter thumbnails: thumbnails to show until a picture is opened.
  func html(folder: String, thumbnails: ReportThumbnails) -> String {
    let here = FileSystem.currentFolder
    return ReportPage(self, approving: .byCommand) { entry, kind, isSmall in
      guard let path = entry.path(kind) else { return nil }
      let shown = isSmall ? thumbnails.paths[path] ?? path : path
      return URIReference.relative(RelativePath.from(folder, to: shown, here: here))
    }.html
  }
}

extension Report.Entry {
  /// The path of one of the entry's pictures, or `nil` if it has no such picture.
  package func path(_ kind: ReportPage.Kind) -> String? {
    switch kind {
    case .reference: reference
    case .actual: actual
    case .difference: difference
    }
  }
}
