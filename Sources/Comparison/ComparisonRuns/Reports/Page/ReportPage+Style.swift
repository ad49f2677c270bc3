extension ReportPage {
  /// How the page looks.
  ///
  /// Pictures lie on a ground of their own, light or dark squares whatever the page is: what is transparent in them shows
  /// the ground, and never the other picture.
  static let style = #"""
    :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
    body { margin: 0 0 40vh; background: Canvas; color: CanvasText; }
    header { position: sticky; top: 0; z-index: 2; padding: 8px 16px; background: Canvas; border-bottom: 1px solid #8886; }
    h1 { font-size: 18px; margin: 0; overflow-wrap: anywhere; } h1.partial { color: light-dark(#c11, #f66); }
    header p { margin: 2px 0; } .keys { opacity: .7; font-size: 12px; }
    #filters label { margin-right: 12px; }
    .several { margin: 12px 8px; border: 1px solid #8886; border-radius: 8px; overflow: clip; }
    .several > h2 { font-size: 15px; margin: 0; padding: 8px; background: #8882; overflow-wrap: anywhere; }
    h2 span, h3 span { font-weight: normal; opacity: .8; } h3 small { font-weight: normal; opacity: .6; }
    .entry { padding: 10px 16px; border-bottom: 1px solid #8883; content-visibility: auto; contain-intrinsic-size: auto 260px; scroll-margin: 130px 0 36vh; }
    .entry:focus { outline: 2px solid #38f; outline-offset: -2px; }
    .entry h3 { font-size: 15px; margin: 0; overflow-wrap: anywhere; }
    .different h3 span, .error h3 span, .missing h3 span, .size h3 span, .shifted h3 span {
      color: light-dark(#c11, #f77); opacity: 1; }
    .entry p { margin: 2px 0; overflow-wrap: anywhere; } .entry code { font-size: 12px; opacity: .8; }
    .causes { margin: 2px 0; padding-left: 20px; font-weight: 500; overflow-wrap: anywhere; }
    .entry[data-approved] { opacity: .6; } .entry[data-approved] h3::after { content: " ✓ approved"; color: light-dark(#182, #6d7); }
    .entry[data-chosen] { box-shadow: inset 4px 0 #2a4; } .failure { color: light-dark(#c11, #f77); }
    .pictures { display: flex; gap: 12px; flex-wrap: wrap; } figure { margin: 4px 0; } figcaption { font-size: 11px; opacity: .7; }
    .pictures img { max-width: 240px; max-height: 200px; cursor: zoom-in; outline: 1px solid #8886; }
    .pictures img, #canvas { background: repeating-conic-gradient(var(--even) 0 25%, var(--odd) 0 50%) 0 0 / 16px 16px; }
    .entry, #canvas { --even: #fff; --odd: #ddd; }
    .entry.dark, #canvas[data-ground="dark"] { --even: #222; --odd: #333; }
    #canvas[data-ground="white"] { background: #fff; } #canvas[data-ground="black"] { background: #000; }
    [hidden] { display: none !important; }
    dialog { width: 96vw; height: 94vh; max-width: none; max-height: none; padding: 8px; box-sizing: border-box; border: 1px solid #888; }
    dialog[open] { display: flex; flex-direction: column; gap: 4px; }
    #stage { position: relative; overflow: auto; flex: 1; min-height: 0; background: light-dark(#bbb, #555); }
    #canvas { position: relative; } #canvas img { position: absolute; left: 0; top: 0; display: block; max-width: none; }
    #canvas .absent { display: none; }
    #canvas[data-mode="slider"] #third, #canvas[data-mode="blink"] #third,
    #canvas[data-mode="blink"]:not(.flipped) #over, #canvas[data-mode="blink"].flipped #under,
    #canvas[data-mode="difference"] #under, #canvas[data-mode="difference"] #over { display: none; }
    #canvas[data-mode="side"] { display: flex; gap: 8px; width: max-content !important; height: auto !important; background: none; }
    #canvas[data-mode="side"] img { position: static; flex: none;
      background: repeating-conic-gradient(var(--even) 0 25%, var(--odd) 0 50%) 0 0 / 16px 16px; }
    #canvas[data-mode="side"][data-ground="white"] img { background: #fff; }
    #canvas[data-mode="side"][data-ground="black"] img { background: #000; }
    #line { position: absolute; top: 0; bottom: 0; width: 1px; background: #f0a; pointer-events: none; }
    #canvas:not([data-mode="slider"]) #line { display: none; }
    #position { width: 100%; margin: 0; } #caption { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
    #why { margin: 0; font-size: 13px; max-height: 4.2em; overflow: auto; overflow-wrap: anywhere; } #why:empty { display: none; }
    #modes button[aria-pressed="true"] { outline: 2px solid #38f; } #sizes { opacity: .7; font-size: 12px; margin-left: 8px; }
    #basket { position: fixed; left: 0; right: 0; bottom: 0; z-index: 3; max-height: 35vh; overflow: auto; padding: 8px 16px;
      background: Canvas; border-top: 2px solid #2a4; } #basket p { margin: 0; } #basket pre { margin: 4px 0; white-space: pre-wrap; }
    """#
}
