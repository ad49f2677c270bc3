internal import Escaping
internal import ImageComparison

extension Report {
  /// The report as one page that opens from the disk, its pictures linked relative to `folder`.
  ///
  /// Rows lay themselves out only when they come into view, and pictures load then, so that thousands of entries open
  /// at once.
  package func html(folder: String) -> String { html(folder: folder, thumbnails: ReportThumbnails()) }

  /// What is not drawn as on a device; nothing where everything is.
  private var fidelityList: String {
    guard !fidelity.isEmpty else { return "" }
    let items = fidelity.map { "<li>\(Markup.escaped($0))</li>" }.joined(separator: "\n")
    return
      "<details><summary>\(fidelity.count) not drawn as on a device</summary>\n<ul>\n\(items)\n</ul></details>\n"
  }

  /// - Parameter thumbnails: small copies to show in the place of the pictures until one is opened.
  func html(folder: String, thumbnails: ReportThumbnails) -> String {
    let filters = counts.map { count in
      let verdict = count.verdict.rawValue
      return "<label><input type=\"checkbox\" class=\"verdict\" value=\"\(verdict)\" checked> "
        + "\(count.count) \(verdict)</label>"
    }
    let here = FileSystem.currentFolder
    let rows = entries.enumerated().map { index, entry in
      row(entry, index: index, folder: folder, thumbnails, here: here)
    }
    let partial = missingShards.isEmpty ? "" : " class=\"partial\""
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(Markup.escaped(heading))</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <header>
      <h1\(partial)>\(Markup.escaped(heading))</h1>
      <p>\(Markup.escaped(summary))</p>
      <form id="filters">\(filters.joined(separator: "\n"))
      <input id="search" type="search" placeholder="filter by name  ( / )" aria-label="filter by name"></form>
      <p class="keys"><kbd>j</kbd> <kbd>k</kbd> next and previous · <kbd>Enter</kbd> open · <kbd>s</kbd> slider ·
      <kbd>b</kbd> blink · <kbd>d</kbd> difference · <kbd>+</kbd> <kbd>-</kbd> zoom · <kbd>Esc</kbd> close</p>
      \(fidelityList)</header>
      <main id="entries">
      \(rows.joined(separator: "\n"))
      </main>
      <dialog id="viewer">
      <p id="caption"></p>
      <div id="modes">
      <button data-mode="slider">slider</button> <button data-mode="blink">blink</button>
      <button data-mode="difference">difference</button>
      <button data-zoom="-1">−</button> <button data-zoom="1">+</button> <button id="close">close</button>
      </div>
      <div id="stage"><img id="under" alt="reference"><img id="over" alt="actual"></div>
      <input id="position" type="range" min="0" max="100" value="50" aria-label="slider position">
      </dialog>
      <script>
      \(Self.script)
      </script>
      </body>
      </html>

      """
  }

  private func row(
    _ entry: Entry, index: Int, folder: String, _ thumbnails: ReportThumbnails, here: String
  ) -> String {
    func link(_ path: String?) -> String? {
      path.map { URIReference.relative(Markup.relativePath(from: folder, to: $0, here: here)) }
    }
    let pictures = [
      ("reference", entry.reference), ("actual", entry.actual), ("difference", entry.difference),
    ]
    let figures = pictures.compactMap { name, path in
      link(path).map { whole in
        let small = path.flatMap { link(thumbnails.paths[$0]) } ?? whole
        return "<figure><img loading=\"lazy\" data-kind=\"\(name)\" src=\"\(small)\" data-whole=\"\(whole)\" "
          + "alt=\"\(name)\"><figcaption>\(name)</figcaption></figure>"
      }
    }
    let command = entry.acceptCommand.map { "<code>\(Markup.escaped($0))</code>" } ?? ""
    return """
      <article class="entry \(entry.verdict.rawValue)" data-verdict="\(entry.verdict.rawValue)" \
      data-name="\(Markup.escaped(entry.name))" tabindex="0" id="e\(index)">
      <h2>\(Markup.escaped(entry.name)) <span>\(entry.verdict.rawValue)</span></h2>
      <p>\(Markup.escaped(entry.message))</p>\(command)
      <div class="pictures">\(figures.joined())</div>
      </article>
      """
  }

  private static let style = """
    :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
    body { margin: 0; }
    header { position: sticky; top: 0; z-index: 1; padding: 8px 16px; background: Canvas; border-bottom: 1px solid #8886; }
    h1 { font-size: 18px; margin: 0; } h1.partial { color: #d22; }
    header p { margin: 2px 0; } .keys { opacity: .6; font-size: 12px; }
    #filters label { margin-right: 12px; }
    .entry { padding: 10px 16px; border-bottom: 1px solid #8883; content-visibility: auto;
      contain-intrinsic-size: auto 260px; }
    .entry:focus { outline: 2px solid #38f; outline-offset: -2px; }
    .entry h2 { font-size: 15px; margin: 0; overflow-wrap: anywhere; } .entry h2 span { font-weight: normal; opacity: .7; }
    .different h2 span, .error h2 span, .missing h2 span, .size h2 span, .shifted h2 span { color: #d22; opacity: 1; }
    .entry p { margin: 2px 0; } .entry code { font-size: 12px; }
    .pictures { display: flex; gap: 12px; } figure { margin: 4px 0; } figcaption { font-size: 11px; opacity: .6; }
    .pictures img { max-width: 240px; max-height: 200px; cursor: zoom-in; border: 1px solid #8884; }
    [hidden] { display: none; }
    dialog { width: 96vw; height: 94vh; max-width: none; max-height: none; padding: 8px; }
    #stage { position: relative; overflow: auto; height: calc(100% - 110px); background: #8882; }
    #stage img { position: absolute; left: 0; top: 0; transform-origin: 0 0; image-rendering: pixelated; }
    #position { width: 100%; } #caption { margin: 0 0 4px; }
    """

  private static let script = """
    'use strict';
    const entries = [...document.querySelectorAll('.entry')];
    const search = document.getElementById('search');
    const viewer = document.getElementById('viewer');
    const under = document.getElementById('under');
    const over = document.getElementById('over');
    const position = document.getElementById('position');
    let current = -1, mode = 'slider', zoom = 1, timer = 0;

    function filter() {
      const verdicts = new Set([...document.querySelectorAll('.verdict:checked')].map(box => box.value));
      const text = search.value.toLowerCase();
      for (const entry of entries) {
        entry.hidden = !verdicts.has(entry.dataset.verdict) || !entry.dataset.name.toLowerCase().includes(text);
      }
    }
    document.getElementById('filters').addEventListener('input', filter);
    document.getElementById('filters').addEventListener('submit', event => event.preventDefault());

    function move(step) {
      let next = current;
      do { next += step; } while (next >= 0 && next < entries.length && entries[next].hidden);
      if (next < 0 || next >= entries.length) return;
      select(next);
      if (viewer.open) show();
    }
    function select(index) {
      current = index;
      entries[index].focus({ preventScroll: true });
      entries[index].scrollIntoView({ block: 'nearest' });
    }
    function picture(kind) {
      return entries[current].querySelector('img[data-kind=' + kind + ']')?.dataset.whole ?? '';
    }
    function show() {
      document.getElementById('caption').textContent = entries[current].dataset.name;
      under.src = picture('reference') || picture('actual');
      over.src = mode === 'difference' ? picture('difference') : picture('actual');
      over.hidden = !over.getAttribute('src');
      viewer.dataset.mode = mode;
      clearInterval(timer);
      if (mode === 'blink') timer = setInterval(() => { over.hidden = !over.hidden; }, 500);
      arrange();
      if (!viewer.open) viewer.showModal();
    }
    function arrange() {
      position.hidden = mode !== 'slider';
      over.style.clipPath = mode === 'slider' ? 'inset(0 0 0 ' + position.value + '%)' : '';
      for (const image of [under, over]) image.style.transform = 'scale(' + zoom + ')';
    }
    function setMode(next) { mode = next; show(); }
    function setZoom(step) { zoom = Math.min(16, Math.max(0.125, zoom * (step > 0 ? 2 : 0.5))); arrange(); }
    function close() { clearInterval(timer); viewer.close(); }

    position.addEventListener('input', arrange);
    viewer.addEventListener('close', () => clearInterval(timer));
    document.getElementById('close').addEventListener('click', close);
    document.getElementById('modes').addEventListener('click', event => {
      if (event.target.dataset.mode) setMode(event.target.dataset.mode);
      if (event.target.dataset.zoom) setZoom(Number(event.target.dataset.zoom));
    });
    document.getElementById('entries').addEventListener('click', event => {
      const entry = event.target.closest('.entry');
      if (!entry) return;
      select(entries.indexOf(entry));
      if (event.target.tagName === 'IMG') show();
    });
    document.addEventListener('keydown', event => {
      if (event.target === search) { if (event.key === 'Escape') search.blur(); return; }
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const isOpen = viewer.open;
      switch (event.key) {
        case 'j': case 'ArrowRight': move(1); break;
        case 'k': case 'ArrowLeft': move(-1); break;
        case 'Enter': if (current >= 0 && !isOpen) show(); else return; break;
        case 's': if (isOpen) setMode('slider'); break;
        case 'b': if (isOpen) setMode('blink'); break;
        case 'd': if (isOpen) setMode('difference'); break;
        case '+': case '=': if (isOpen) setZoom(1); break;
        case '-': if (isOpen) setZoom(-1); break;
        case '/': search.focus(); break;
        default: return;
      }
      event.preventDefault();
    });
    """
}
