package import Fonts
internal import Reports
internal import StringCatalogs

/// One page that opens from the disk: every text that fails, drawn at its width beside the source language's.
package final class HTMLFormat: MeasurementFormat {
  private let pictures: TextPicture

  package init(fonts: FontLibrary) {
    pictures = TextPicture(fonts: fonts)
  }

  package func row(_ item: TextMeasurement) throws -> String? {
    guard item.fails else { return nil }
    let picture = try pictures.svg(
      item.text, locale: item.locale, slot: item.slot, typeSize: item.typeSize)
    var figures = ""
    if let source = item.sourceText {
      let original = try pictures.svg(
        source, locale: item.sourceLanguage, slot: item.slot, typeSize: item.typeSize)
      figures += Self.figure(original, language: item.sourceLanguage, text: source)
    }
    figures += Self.figure(picture, language: item.locale, text: item.text)
    let place = [item.locale, item.typeSizeName, item.slot.device].compactMap { $0 }.joined(separator: ", ")
    return """
      <article class="\(item.verdict)">
      <h2><span>\(item.verdict)</span> \(MarkupText.escaped(item.name)) <small>\(MarkupText.escaped(place))</small></h2>
      <p>\(MarkupText.escaped(item.sentence))</p>
      <div>\(figures)</div>
      <p><small>\(MarkupText.escaped(item.place))</small></p>
      </article>

      """
  }

  private static func figure(_ picture: String, language: String, text: String) -> String {
    let language = MarkupText.escaped(language)
    return "<figure>\(picture)<figcaption><b>\(language)</b> "
      + "<bdi lang=\"\(language)\">\(MarkupText.escaped(text))</bdi></figcaption></figure>"
  }

  package func head(_ summary: MeasurementSummary, rowCount: Int) -> String {
    let heading = summary.failed == 1 ? "1 text does not fit" : "\(summary.failed) texts do not fit"
    let counts = TextMeasurement.Finding.allCases.compactMap { finding in
      summary.findings[finding].map { "\($0) \(finding.rawValue)" }
    }
    let idle = summary.idleBudgets.map { budget in
      let place = budget.file.map { "\($0):\(budget.line ?? 1): " } ?? ""
      return "<li>\(MarkupText.escaped(place + budget.message))</li>"
    }
    let problems = summary.problems.map { problem in
      "<li class=\"\(problem.severity.rawValue)\"><b>\(problem.kind.rawValue)</b> \(MarkupText.escaped(problem.message)) "
        + "<small>\(MarkupText.escaped(problem.place))</small></li>\n"
    }
    let problemList =
      problems.isEmpty
      ? ""
      : "<details open><summary>\(problems.count == 1 ? "1 problem" : "\(problems.count) problems") "
        + "in the catalogs</summary><ul>\(problems.joined())</ul></details>"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(heading)</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <svg width="0" height="0" aria-hidden="true"><defs>
      \(pictures.definitions)
      </defs></svg>
      <header>
      <h1>\(heading)</h1>
      <p>\(summary.textsRead == 1 ? "1 text" : "\(summary.textsRead) texts") read, \(summary.textsSkipped) skipped; \(summary.measured) measured\(counts.map { ", " + $0 }.joined())</p>
      \(idle.isEmpty ? "" : "<ul>\(idle.joined())</ul>")
      \(problemList)
      <input type="search" placeholder="filter by key, language or finding" aria-label="filter">
      </header>
      <main>

      """
  }

  package func tail(_ summary: MeasurementSummary, rowCount: Int) -> String {
    """
    </main>
    <script>
    document.querySelector("input").addEventListener("input", event => {
      const words = event.target.value.toLowerCase().split(/\\s+/);
      for (const article of document.querySelectorAll("article")) {
        const text = article.querySelector("h2").textContent.toLowerCase();
        article.hidden = !words.every(word => text.includes(word));
      }
    });
    </script>
    </body>
    </html>

    """
  }

  private static let style = """
    :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
    body { margin: 0 auto; max-width: 1200px; padding: 1rem; }
    h1 { font-size: 1.4rem; } h2 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
    h2 span { background: #b3261e; border-radius: 4px; color: #fff; font-size: .8rem; padding: 1px 6px; }
    small { color: #777; font-weight: normal; }
    li.error b { color: #b3261e; } li { overflow-wrap: anywhere; }
    input { font: inherit; padding: .3rem .6rem; width: min(30rem, 100%); box-sizing: border-box; }
    article { border-top: 1px solid #8885; content-visibility: auto; contain-intrinsic-size: auto 12rem;
      padding: .8rem 0; }
    article p { margin: .3rem 0; overflow-wrap: anywhere; }
    article div { align-items: start; display: flex; flex-wrap: wrap; gap: .5rem 2rem; }
    figure { margin: 0; max-width: 100%; min-width: 0; } figcaption { font-size: .85rem; overflow-wrap: anywhere; }
    figure svg { display: block; fill: currentColor; height: auto; max-width: 100%; overflow: visible; }
    figure rect { fill: #8881; stroke: #888; stroke-dasharray: 2 2; stroke-width: 1; }
    figure:last-child rect { stroke: #b3261e; }
    """
}
