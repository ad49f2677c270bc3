/// The page's template: everything but its pictures.
enum GalleryPage {
  static let template = #"""
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>{{title}}</title>
    <style>
    :root { color-scheme: light dark; --line: #8884; --zoom: 1; }
    body { margin: 0; font: 14px/1.4 system-ui, sans-serif; }
    header { position: sticky; top: 0; z-index: 2; padding: 8px 16px; background: Canvas; border-bottom: 1px solid var(--line); }
    h1 { display: inline; font-size: 16px; margin: 0 12px 0 0; }
    header label { margin-right: 12px; white-space: nowrap; }
    #filters { display: flex; flex-wrap: wrap; gap: 6px 12px; margin-top: 6px; max-height: 30vh; overflow: auto; }
    #filters details { border: 1px solid var(--line); border-radius: 6px; padding: 2px 8px; }
    #filters details.on summary { font-weight: bold; }
    #filters summary { cursor: pointer; }
    #filters details label { display: block; margin: 0; }
    section { padding: 8px 16px 16px; border-bottom: 1px solid var(--line); content-visibility: auto; contain-intrinsic-size: auto 420px; }
    h2 { font-size: 14px; margin: 0 0 8px; }
    h2 small { font-weight: normal; opacity: .7; margin-left: 8px; }
    .row { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
    figure { margin: 0; max-width: 100%; }
    figure button { display: block; padding: 0; border: 1px solid var(--line); cursor: zoom-in; background: none; max-width: 100%; overflow: auto; }
    figcaption { font-size: 12px; max-width: 320px; overflow-wrap: anywhere; }
    img { display: block; width: calc(var(--w) * var(--zoom) * 1px); height: calc(var(--h) * var(--zoom) * 1px); }
    .pixels img { image-rendering: pixelated; }
    .checker button, #big.checker { background: repeating-conic-gradient(#bbb 0 25%, #eee 0 50%) 0 0 / 16px 16px; }
    .light button, #big.light { background: #fff; }
    .dark button, #big.dark { background: #000; }
    .note { color: #b50; }
    @media (prefers-color-scheme: dark) { .note { color: #fa4; } }
    dialog { width: 96vw; height: 94vh; max-width: none; max-height: none; padding: 0; border: 1px solid var(--line); }
    dialog form { position: sticky; top: 0; left: 0; padding: 6px 12px; background: Canvas; display: flex; gap: 12px; flex-wrap: wrap; z-index: 1; }
    #big { overflow: auto; display: inline-block; min-width: 100%; }
    #big img { image-rendering: pixelated; }
    </style>
    </head>
    <body class="checker">
    <header>
    <h1>{{title}}</h1><span id="count" role="status"></span>
    <div>
    <label>Find <input id="find" type="search" placeholder="name or file"></label>
    <label>Background <select id="ground"><option value="checker">checkerboard<option value="light">light<option value="dark">dark</select></label>
    <label>Zoom <input id="zoom" type="range" min="-3" max="3" step="0.25" value="0"> <output id="percent">100 %</output></label>
    <label><input id="noted" type="checkbox"> only with notes</label>
    </div>
    <div id="filters"></div>
    </header>
    <main id="main"></main>
    <dialog id="dialog"><form method="dialog"><button>Close</button><strong id="what"></strong>
    <label>Pixels <select id="times"><option>1<option>2<option>4<option>8<option>16</select> ×</label></form><div id="big"></div></dialog>
    <noscript>This page shows its pictures with a script, which the browser does not run.</noscript>
    <script type="application/json" id="data">{{data}}</script>
    <script>
    "use strict";
    const { texts, pictures } = JSON.parse(document.getElementById("data").textContent);
    const $ = id => document.getElementById(id);
    const pairs = list => { const out = []; for (let i = 0; i < list.length; i += 2) out.push([texts[list[i]], texts[list[i + 1]]]); return out; };
    const all = pictures.map(p => ({ src: p[0], preview: texts[p[1]], source: texts[p[2]], target: texts[p[3]], w: p[4] / p[6], h: p[5] / p[6], pw: p[4], ph: p[5], traits: pairs(p[7]), notes: pairs(p[8]) }));
    // The dimensions: a set of what is shown of each; empty shows all.
    const dimensions = new Map(), chosen = new Map();
    const value = (p, d) => d === "Target" ? p.target : d === "Preview" ? p.preview : d === "File" ? p.source : d === "Notes" ? null : (p.traits.find(t => t[0] === d) || [])[1];
    const offer = (d, v) => { if (!v) return; if (!dimensions.has(d)) dimensions.set(d, new Map()); const m = dimensions.get(d); m.set(v, (m.get(v) || 0) + 1); };
    for (const p of all) { offer("Target", p.target); offer("File", p.source); offer("Preview", p.preview); for (const [d, v] of p.traits) offer(d, v); for (const k of new Set(p.notes.map(n => n[0]))) offer("Notes", k); }
    const element = (name, text) => { const e = document.createElement(name); if (text !== undefined) e.textContent = text; return e; };
    for (const [d, values] of dimensions) {
      if (values.size < 2 && d !== "Notes") continue;
      const box = element("details"); box.append(element("summary", d)); box.dataset.dimension = d;
      for (const [v, n] of values) {
        const label = element("label"), input = element("input"); input.type = "checkbox"; input.value = v;
        input.onchange = () => { const s = chosen.get(d) || new Set(); input.checked ? s.add(v) : s.delete(v); s.size ? chosen.set(d, s) : chosen.delete(d); box.classList.toggle("on", s.size > 0); show(); };
        label.append(input, ` ${v} (${n})`); box.append(label);
      }
      $("filters").append(box);
    }
    const passes = p => {
      for (const [d, s] of chosen) { if (d === "Notes" ? !p.notes.some(n => s.has(n[0])) : !s.has(value(p, d))) return false; }
      if ($("noted").checked && !p.notes.length) return false;
      const find = $("find").value.toLowerCase();
      return !find || p.preview.toLowerCase().includes(find) || p.source.toLowerCase().includes(find);
    };
    // One section to a preview; its pictures are made when it comes near, so that thousands open at once.
    const fill = section => { const group = section.group; if (!group) return; section.group = null;
      const row = section.querySelector(".row");
      for (const p of group) {
        const figure = element("figure"), button = element("button"), img = element("img"), caption = element("figcaption", p.traits.map(t => t[1]).join(" · ") || `${p.w}×${p.h}`);
        img.loading = "lazy"; img.decoding = "async"; img.src = p.src; img.alt = `${p.preview} ${caption.textContent}`; img.style.setProperty("--w", p.w); img.style.setProperty("--h", p.h);
        button.onclick = () => enlarge(p); button.append(img); figure.append(button, caption);
        for (const [k, t] of p.notes) { const n = element("div", `${k}: ${t}`); n.className = "note"; caption.append(n); }
        row.append(figure);
      } };
    const observer = new IntersectionObserver(entries => { for (const e of entries) if (e.isIntersecting) { fill(e.target); observer.unobserve(e.target); } }, { rootMargin: "600px" });
    const show = () => {
      const groups = new Map(); let count = 0;
      for (const p of all) if (passes(p)) { count++; const key = p.target + "\n" + p.source + "\n" + p.preview; if (!groups.has(key)) groups.set(key, []); groups.get(key).push(p); }
      observer.disconnect();
      const main = document.createDocumentFragment();
      for (const group of groups.values()) {
        const section = element("section"), h2 = element("h2", group[0].preview), row = element("div");
        h2.append(element("small", (group[0].target ? group[0].target + " · " : "") + group[0].source)); row.className = "row";
        section.append(h2, row); section.group = group; main.append(section); observer.observe(section);
      }
      $("main").replaceChildren(main);
      $("count").textContent = count === all.length ? `${count} pictures` : `${count} of ${all.length} pictures`;
    };
    const enlarge = p => { const img = element("img"); img.src = p.src; img.alt = p.preview; const size = () => { img.style.width = p.pw * $("times").value + "px"; img.style.height = p.ph * $("times").value + "px"; };
      $("times").onchange = size; size(); $("what").textContent = `${p.preview} ${p.traits.map(t => t[1]).join(" · ")} (${p.pw}×${p.ph} pixels)`; $("big").className = $("ground").value; $("big").replaceChildren(img); $("dialog").showModal(); };
    $("ground").onchange = () => { document.body.classList.remove("checker", "light", "dark"); document.body.classList.add($("ground").value); };
    $("zoom").oninput = () => { const z = 2 ** $("zoom").value; document.body.style.setProperty("--zoom", z); document.body.classList.toggle("pixels", z > 1); $("percent").textContent = Math.round(z * 100) + " %"; };
    $("noted").onchange = show; $("find").oninput = show;
    show();
    document.documentElement.dataset.ready = "yes";
    </script>
    </body>
    </html>

    """#
}
