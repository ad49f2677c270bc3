extension ReportPage {
  /// The page's style sheet.
  ///
  /// Pictures have their own background of light or dark squares, regardless of the page: transparent areas
  /// show it, and never the other picture.
  static let style = #"""
    :root {
      color-scheme: light dark; font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
      --page: light-dark(#f6f7f8, #16181b); --card: light-dark(#fff, #1f2226); --text: light-dark(#1b1f24, #e6e8eb);
      --quiet: light-dark(#57606a, #a2abb6); --edge: light-dark(#d9dde2, #373c43); --accent: light-dark(#0b5cc2, #6cb0ff);
      --bad: light-dark(#b3261e, #ff8a80); --good: light-dark(#1b6e3c, #6fd68f); --press: light-dark(#e8f0fb, #1d3350);
    }
    * { box-sizing: border-box; } [hidden] { display: none !important; }
    body { margin: 0; background: var(--page); color: var(--text); }
    h1, h2, h3, p, pre, ul { margin: 0; } ul { list-style: none; padding: 0; }
    button, input { font: inherit; color: inherit; }
    button { background: var(--card); border: 1px solid var(--edge); border-radius: 7px; padding: 5px 11px; cursor: pointer; }
    button:hover { border-color: var(--accent); } button:disabled { opacity: .5; cursor: default; }
    button[aria-pressed="true"] { background: var(--press); border-color: var(--accent); color: var(--accent); }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    header { padding: 18px 24px 12px; border-bottom: 1px solid var(--edge); background: var(--card); }
    .heading { display: flex; gap: 12px; align-items: start; justify-content: space-between; }
    h1 { font-size: 21px; line-height: 1.25; overflow-wrap: anywhere; } h1.partial { color: var(--bad); }
    .summary { color: var(--quiet); margin: 3px 0 12px; }
    #filters { display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: end; }
    #search { flex: 0 1 300px; min-width: 0; background: var(--page); border: 1px solid var(--edge); border-radius: 7px; padding: 6px 10px; }
    #search::placeholder { color: var(--quiet); opacity: 1; }
    .chips { border: 0; margin: 0; padding: 0; min-width: 0; display: flex; flex-wrap: wrap; gap: 6px; }
    .chips legend { font-size: 12px; color: var(--quiet); padding: 0; margin-bottom: 3px; }
    .chip input { position: absolute; opacity: 0; } .chip { position: relative; cursor: pointer; }
    .chip span { display: block; border: 1px solid var(--edge); border-radius: 99px; padding: 3px 11px; background: var(--page); }
    .chip input:checked + span { background: var(--press); border-color: var(--accent); color: var(--accent); }
    .chip input:focus-visible + span { outline: 3px solid var(--accent); outline-offset: 2px; }
    details { margin-top: 10px; } summary { cursor: pointer; color: var(--quiet); } .keys p { color: var(--quiet); margin-top: 4px; }
    header ul { list-style: disc; padding-left: 22px; overflow-wrap: anywhere; }
    kbd { font: 12px ui-monospace, monospace; border: 1px solid var(--edge); border-radius: 4px; padding: 1px 5px; background: var(--page); }
    main { padding: 8px 24px 48px; }
    .group { margin: 20px 0 0; content-visibility: auto; contain-intrinsic-size: auto 340px; }
    .head { display: flex; gap: 8px 16px; align-items: center; justify-content: space-between; flex-wrap: wrap; margin-bottom: 10px; }
    h2 { font-size: 16px; overflow-wrap: anywhere; min-width: 0; } h2 span, summary span { font-weight: 400; color: var(--quiet); margin-left: 6px; white-space: nowrap; }
    .passing summary { font-size: 16px; padding: 6px 0; } .passing .grid { margin-top: 10px; }
    .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 232px), 1fr)); gap: 14px; }
    .entry { background: var(--card); border: 1px solid var(--edge); border-radius: 12px; padding: 10px; display: flex; flex-direction: column; gap: 5px;
      content-visibility: auto; contain-intrinsic-size: auto 300px; scroll-margin: 24px 0 35vh; min-width: 0; }
    .open { display: flex; gap: 6px; align-items: flex-start; justify-content: center; height: 208px; padding: 6px; border-radius: 8px; overflow: hidden;
      background: var(--page); cursor: zoom-in; }
    .open.empty { color: var(--quiet); cursor: default; height: 60px; }
    .open img { max-width: 50%; max-height: 100%; object-fit: contain; }
    .open img:only-child { max-width: 100%; } .open img:not([src]) { visibility: hidden; }
    .open img, #canvas { background: var(--ground); }
    .entry, #canvas { --even: #fff; --odd: #e9eaec; --ground: repeating-conic-gradient(var(--even) 0 25%, var(--odd) 0 50%) 0 0 / 16px 16px; }
    .entry.dark, #canvas[data-ground="dark"] { --even: #202225; --odd: #2b2e32; }
    #canvas[data-ground="white"] { --ground: #fff; } #canvas[data-ground="black"] { --ground: #000; }
    .open img { outline: 1px solid var(--edge); }
    h3 { font-size: 14px; overflow-wrap: anywhere; display: flex; gap: 8px; justify-content: space-between; align-items: baseline; }
    h3 span { font-weight: 400; color: var(--bad); flex: none; }
    .identical h3 span, .within-tolerance h3 span { color: var(--good); }
    .tags { display: flex; flex-wrap: wrap; gap: 4px; } .tags:empty { display: none; }
    .tags span { font-size: 12px; border-radius: 5px; padding: 1px 7px; background: var(--press); }
    .place, .message, .causes { font-size: 12.5px; color: var(--quiet); overflow-wrap: anywhere; } .place:empty { display: none; }
    .causes { list-style: disc; padding-left: 16px; color: var(--text); }
    .approve { align-self: start; margin-top: auto; }
    .entry[data-chosen] { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
    .entry[data-approved] { opacity: .75; } .entry[data-approved] h3 span { color: var(--good); }
    .failure { color: var(--bad); }
    footer { position: sticky; bottom: 0; background: var(--card); border-top: 1px solid var(--edge); padding: 10px 24px; z-index: 2; }
    footer div { display: flex; gap: 12px; align-items: center; } footer h2 { font-size: 14px; } footer p { color: var(--quiet); flex: 1; }
    pre { font: 13px ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; max-height: 20vh; overflow: auto; margin-top: 6px; }
    dialog { width: 100vw; height: 100dvh; max-width: none; max-height: none; margin: 0; padding: 12px 20px; border: 0; background: var(--card); color: var(--text); }
    dialog[open] { display: flex; flex-direction: column; gap: 8px; } dialog::backdrop { background: #0009; }
    .bar { display: flex; gap: 12px; justify-content: space-between; align-items: start; } .words { min-width: 0; } #why { color: var(--quiet); overflow-wrap: anywhere; }
    #modes { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; } .gap { width: 8px; } #sizes { color: var(--quiet); font-size: 12.5px; min-height: 1.5em; }
    #stage { flex: 1; overflow: auto; min-height: 0; display: grid; border-radius: 8px; background: var(--page); }
    #canvas { position: relative; margin: auto; } #canvas img { position: absolute; left: 0; top: 0; }
    #canvas img.absent, #canvas[data-mode="difference"] #under, #canvas[data-mode="difference"] #over,
    #canvas:not([data-mode="difference"]):not([data-mode="side"]) #third { display: none; }
    #canvas[data-mode="blink"]:not(.flipped) #over, #canvas[data-mode="blink"].flipped #under { display: none; }
    #canvas[data-mode="side"] { background: none; display: flex; gap: 8px; align-items: start; } #canvas[data-mode="side"] img { position: static; outline: 1px solid var(--edge); background: var(--ground); }
    #canvas[data-mode="side"] #third { display: none; }
    #line { position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px; background: #e0218a; box-shadow: 0 0 0 1px #fff; pointer-events: none; }
    #bands i { position: absolute; pointer-events: none; border: 0 solid; min-height: 2px; min-width: 2px; }
    #bands .inserted { background: #1a9d5033; box-shadow: inset 0 0 0 1px #1a9d50; } #bands .removed { background: #d6333333; box-shadow: inset 0 0 0 1px #d63333; }
    #bands b { position: absolute; right: 2px; top: 2px; font: 600 11px system-ui, sans-serif; background: #fff; color: #14602f; padding: 0 4px; border-radius: 3px; white-space: nowrap; }
    #bands .removed b { color: #a11; left: 2px; right: auto; }
    #position { width: 100%; accent-color: var(--accent); }
    @media (max-width: 600px) {
      header, main, footer { padding-left: 14px; padding-right: 14px; } dialog { padding: 10px; } .keys { display: none; }
      .grid { grid-template-columns: repeat(auto-fill, minmax(min(100%, 158px), 1fr)); gap: 10px; } .open { height: 150px; }
      #search { flex: 1 1 100%; } #filters { gap: 8px; } .chips legend { position: absolute; clip-path: inset(50%); } .chips { position: relative; }
      footer h2 { display: none; }
    }
    @media (prefers-reduced-motion: no-preference) { .entry { transition: box-shadow .15s; } }
    """#
}
