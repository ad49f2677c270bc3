internal import ImageComparison
internal import OperatingSystem
internal import Reports

/// A report as one page of HTML, to look at what differs and to approve it.
///
/// Rows lay themselves out only when they come into view, and pictures load then, so that thousands of entries open at
/// once. The page needs nothing but itself and its pictures.
package struct ReportPage {
  /// A picture of an entry.
  package enum Kind: String, CaseIterable, Sendable {
    case reference
    case actual
    case difference
  }

  /// What the approval of a picture does.
  package enum Approving: Sendable {
    /// The page collects the commands for it.
    case byCommand
    /// The page tells the server that it comes from, which has let scripts and styles with this mark run. The pictures
    /// with the given names have been approved already.
    case byServer(nonce: String, approved: Set<String>)
  }

  package var report: Report
  package var approving: Approving
  /// Where the page finds a picture, as a URI reference: a small copy of it where `isSmall` and there is one. `nil` where the
  /// entry has no such picture.
  package var link: (_ entry: Report.Entry, _ kind: Kind, _ isSmall: Bool) -> String?

  package init(
    _ report: Report, approving: Approving,
    link: @escaping (_ entry: Report.Entry, _ kind: Kind, _ isSmall: Bool) -> String?
  ) {
    self.report = report
    self.approving = approving
    self.link = link
  }

  package var html: String {
    let filters = report.counts.map { count in
      let verdict = count.verdict.rawValue
      return "<label><input type=\"checkbox\" class=\"verdict\" value=\"\(verdict)\" checked> "
        + "\(count.count) \(verdict)</label>"
    }
    let partial = report.missingShards.isEmpty ? "" : " class=\"partial\""
    let heading = MarkupText.escaped(report.heading)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(heading)</title>
      <link rel="icon" href="data:,">
      <style\(nonce)>
      \(Self.style)
      </style>
      </head>
      <body data-server="\(isServed)">
      <header>
      <h1\(partial)>\(heading)</h1>
      <p>\(MarkupText.escaped(report.summary)) <span id="progress"></span></p>
      <form id="filters">\(filters.joined(separator: "\n"))
      <input id="search" type="search" placeholder="filter by name  ( / )" aria-label="filter by name">\(done)</form>
      <p class="keys"><kbd>j</kbd> <kbd>k</kbd> or arrows: next and previous · <kbd>Enter</kbd> open · <kbd>a</kbd> approve ·
      <kbd>A</kbd> all variants of the view · <kbd>s</kbd> slider · <kbd>b</kbd> flicker · <kbd>d</kbd> difference ·
      <kbd>x</kbd> side by side · <kbd>z</kbd> <kbd>+</kbd> <kbd>-</kbd> zoom · <kbd>c</kbd> background · <kbd>Esc</kbd> close</p>
      \(fidelityList)</header>
      <main id="entries">
      \(groups.joined(separator: "\n"))
      </main>
      <aside id="basket" hidden>
      <p><b id="count"></b> To approve, run where the pictures were verified: <button id="copy" type="button">copy</button></p>
      <pre id="commands"></pre>
      </aside>
      <dialog id="viewer" aria-labelledby="caption">
      <p id="caption"></p>
      <p id="why"></p>
      <div id="modes">
      <button type="button" data-mode="slider">slider</button> <button type="button" data-mode="blink">flicker</button>
      <button type="button" data-mode="difference">difference</button> <button type="button" data-mode="side">side by side</button>
      <button type="button" data-zoom="-1">−</button> <button type="button" data-zoom="0">fit</button>
      <button type="button" data-zoom="1">+</button> <button type="button" id="ground">background</button>
      <button type="button" id="accept">approve</button> <button type="button" id="close">close</button>
      <span id="sizes"></span>
      </div>
      <div id="stage"><div id="canvas"><img id="under" alt="reference"><img id="over" alt="actual"><img id="third"
      alt="difference"><div id="line"></div></div></div>
      <input id="position" type="range" min="0" max="100" value="50" step="any" aria-label="slider position">
      </dialog>
      <script\(nonce)>
      \(Self.script)
      </script>
      </body>
      </html>

      """
  }

  private var isServed: Bool {
    if case .byServer = approving { true } else { false }
  }

  private var nonce: String {
    if case .byServer(let nonce, _) = approving { " nonce=\"\(nonce)\"" } else { "" }
  }

  private var done: String { isServed ? " <button type=\"button\" id=\"done\">done</button>" : "" }

  /// What is not drawn as on a device; nothing where everything is.
  private var fidelityList: String {
    let fidelity = report.fidelity
    guard !fidelity.isEmpty else { return "" }
    let items = fidelity.map { "<li>\(MarkupText.escaped($0))</li>" }.joined(separator: "\n")
    return
      "<details><summary>\(fidelity.count) not drawn as on a device</summary>\n<ul>\n\(items)\n</ul></details>\n"
  }

  // MARK: Entries

  /// The variants of each view together, in the order of the worst of them.
  private var groups: [String] {
    var order: [String] = []
    var members: [String: [Int]] = [:]
    for (index, entry) in report.entries.enumerated() {
      let view = Self.view(of: entry.name)
      if members[view] == nil { order.append(view) }
      members[view, default: []].append(index)
    }
    return order.map { view in
      let indices = members[view] ?? []
      let rows = indices.map { row(report.entries[$0], index: $0) }.joined(separator: "\n")
      guard indices.count > 1 else { return "<section class=\"group\">\n\(rows)\n</section>" }
      let failing = indices.count { !report.entries[$0].passes }
      let count = "\(indices.count) variants" + (failing > 0 ? ", \(failing) to look at" : "")
      let approvable = indices.count { isApprovable(report.entries[$0]) }
      let all =
        approvable > 1
        ? " <button type=\"button\" class=\"approve-all\">approve all \(approvable)</button>" : ""
      return """
        <section class="group several">
        <h2>\(MarkupText.escaped(view)) <span>\(count)</span>\(all)</h2>
        \(rows)
        </section>
        """
    }
  }

  /// The view that a picture is a variant of: `Card.Card.200x.dark` is one of `Card.Card`.
  ///
  /// Pictures of previews are named by their file, their preview and what the variant is; others are on their own.
  static func view(of name: String) -> String {
    let start = name.lastIndex(of: "/").map(name.index(after:)) ?? name.startIndex
    let parts = name[start...].split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 3, parts[1].first != nil else { return name }
    return String(name[..<parts[1].endIndex])
  }

  private func isApprovable(_ entry: Report.Entry) -> Bool {
    entry.actual != nil && entry.acceptCommand != nil && !entry.passes
  }

  private func row(_ entry: Report.Entry, index: Int) -> String {
    let figures = Kind.allCases.compactMap { kind -> String? in
      guard let whole = link(entry, kind, false) else { return nil }
      let small = link(entry, kind, true) ?? whole
      return
        "<figure><img loading=\"lazy\" data-kind=\"\(kind.rawValue)\" src=\"\(MarkupText.escaped(small))\" "
        + "data-whole=\"\(MarkupText.escaped(whole))\" alt=\"\(kind.rawValue)\"><figcaption>\(kind.rawValue)</figcaption>"
        + "</figure>"
    }
    let verdict = entry.verdict.rawValue
    var attributes = ""
    var approval = ""
    if isApprovable(entry), let command = entry.acceptCommand {
      var isApproved = false
      if case .byServer(_, let approved) = approving { isApproved = approved.contains(entry.name) }
      attributes =
        " data-command=\"\(MarkupText.escaped(command))\" data-word=\"\(MarkupText.escaped(ShellWord.quoted(entry.name)))\""
        + (isApproved ? " data-approved" : "")
      approval =
        " <button type=\"button\" class=\"approve\">approve</button> <code>\(MarkupText.escaped(command))</code>"
    }
    let causes = entry.causes.map { "<li>\(MarkupText.escaped($0))</li>" }.joined()
    let source = entry.sourceFile.map { file in
      " <small>\(MarkupText.escaped(file + (entry.sourceLine.map { ":\($0)" } ?? "")))</small>"
    }
    return """
      <article class="entry \(verdict)" data-verdict="\(verdict)" data-name="\(MarkupText.escaped(entry.name))"\(attributes) \
      tabindex="0" id="e\(index)">
      <h3>\(MarkupText.escaped(entry.name)) <span>\(entry.renamedFrom == nil ? verdict : "renamed")</span>\(source ?? "")</h3>
      \(causes.isEmpty ? "" : "<ul class=\"causes\">\(causes)</ul>\n")<p>\(MarkupText.escaped(entry.message))</p>
      <p class="approval">\(approval)</p>
      <div class="pictures">\(figures.joined())</div>
      </article>
      """
  }
}

extension Report {
  /// The report as one page that opens from the disk, its pictures linked relative to `folder`.
  package func html(folder: String) -> String { html(folder: folder, thumbnails: ReportThumbnails()) }

  /// - Parameter thumbnails: small copies to show in the place of the pictures until one is opened.
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
  /// The path of one of the entry's pictures; `nil` where there is none.
  package func path(_ kind: ReportPage.Kind) -> String? {
    switch kind {
    case .reference: reference
    case .actual: actual
    case .difference: difference
    }
  }
}
