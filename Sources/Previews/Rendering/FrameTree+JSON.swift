package import Foundation
import Geometry
import Imaging
internal import Reports
package import Views
package import Windows

extension FrameTree {
  /// The render as one line of JSON.
  ///
  /// - Parameters:
  ///   - file: the source file's name.
  ///   - proposal: the window's size, nil if a length was left to the view.
  package func json(
    file: String, view: String, proposal: (width: CGFloat?, height: CGFloat?), size: CGSize,
    extra: [(key: String, value: String)] = []
  ) -> String {
    var fields = [
      ("file", JSONString.quoted(file)), ("view", JSONString.quoted(view)), ("proposal", Self.pair(proposal)),
      ("size", Self.numbers([size.width, size.height])),
    ]
    fields += extra.map { ($0.key, $0.value) }
    var text = "{"
    for (key, value) in fields { text += "\(JSONString.quoted(key)):\(value)," }
    text += "\"root\":"
    Self.write(root, to: &text)
    return text + "}"
  }

  /// A note as a JSON object.
  package static func json(_ note: FidelityNote) -> String {
    let file = note.file.map { [("file", JSONString.quoted($0))] } ?? []
    let line = note.line.map { [("line", String($0))] } ?? []
    return object(
      [("cause", JSONString.quoted(note.cause.rawValue)), ("view", JSONString.quoted(note.subject))] + file
        + line
        + [("sentence", JSONString.quoted(note.sentence))])
  }

  /// A window as a JSON object; lengths without a limit are null.
  package static func json(_ window: DesktopWindowResult) -> String {
    func limit(_ size: CGSize) -> String {
      pair((size.width.isFinite ? size.width : nil, size.height.isFinite ? size.height : nil))
    }
    return object(
      [("title", JSONString.quoted(window.title)), ("scene", JSONString.quoted(window.kind))]
        + (window.id.map { [("id", JSONString.quoted($0))] } ?? [])
        + [
          ("frame", rect(window.frame)),
          ("requestedSize", pair((window.requestedWidth, window.requestedHeight))),
          ("minimumSize", limit(window.minimumSize)), ("maximumSize", limit(window.maximumSize)),
          ("resizability", JSONString.quoted(window.resizability)),
          ("resizeAnchor", numbers([window.anchor.x, window.anchor.y])),
        ])
  }

  /// Appends a node to the text; a tree of n nested views is written in one go, not copied at each level.
  private static func write(_ node: Node, to text: inout String) {
    var fields = [("type", JSONString.quoted(node.type))]
    if let id = node.id { fields.append(("id", JSONString.quoted(id))) }
    if let source = node.source { fields.append(("source", JSONString.quoted(source.description))) }
    fields.append(("frame", rect(node.frame)))
    fields.append(("proposal", pair(node.proposal)))
    if let report = node.text { fields.append(("text", json(report))) }
    if let report = node.viewThatFits { fields.append(("viewThatFits", json(report))) }
    text += "{"
    for (key, value) in fields { text += "\(JSONString.quoted(key)):\(value)," }
    text += "\"children\":["
    for (index, child) in node.children.enumerated() {
      if index > 0 { text += "," }
      write(child, to: &text)
    }
    text += "]}"
  }

  private static func json(_ text: TextReport) -> String {
    let lines = text.lines.map {
      object([
        ("string", JSONString.quoted($0.string)), ("frame", rect($0.frame)),
        ("baseline", number($0.baseline)),
        ("width", number(CGFloat($0.width))),
      ])
    }
    let key =
      text.key.map { [("key", JSONString.quoted($0.key)), ("table", JSONString.quoted($0.table))] } ?? []
    return object(
      [("string", JSONString.quoted(text.string))] + key + [
        ("lines", array(lines)), ("styles", array(styles(of: text))),
        ("truncated", text.truncated ? "true" : "false"), ("scale", number(CGFloat(text.scale))),
        ("missingGlyphs", array(text.missingGlyphs.map(JSONString.quoted))),
      ])
  }

  /// The styles of the text's runs without duplicates, in text order.
  private static func styles(of text: TextReport) -> [String] {
    text.styles.map { style in
      object([
        ("size", number(CGFloat(style.size))), ("weight", number(CGFloat(style.weight))),
        ("color", style.color.map(JSONString.quoted) ?? "null"),
      ])
    }
  }

  private static func json(_ fits: ViewThatFitsReport) -> String {
    let candidates = fits.candidates.map {
      object([
        ("ideal", numbers([$0.ideal.width, $0.ideal.height])), ("fits", $0.fits ? "true" : "false"),
      ])
    }
    return object([
      ("axes", array(fits.axes.map(JSONString.quoted))), ("chosen", fits.chosen.map(String.init) ?? "null"),
      ("candidates", array(candidates)),
    ])
  }

  private static func object(_ fields: [(String, String)]) -> String {
    "{" + fields.map { "\(JSONString.quoted($0.0)):\($0.1)" }.joined(separator: ",") + "}"
  }

  private static func array(_ items: [String]) -> String {
    "[" + items.joined(separator: ",") + "]"
  }

  private static func rect(_ rect: CGRect) -> String {
    numbers([rect.minX, rect.minY, rect.width, rect.height])
  }

  private static func numbers(_ values: [CGFloat]) -> String {
    array(values.map(number))
  }

  private static func pair(_ pair: (width: CGFloat?, height: CGFloat?)) -> String {
    array([pair.width.map(number) ?? "null", pair.height.map(number) ?? "null"])
  }

  /// The shortest decimal that reads back as the same number; JSON has no infinity, so that is a string.
  private static func number(_ value: CGFloat) -> String {
    if value.isInfinite { return value > 0 ? "\"inf\"" : "\"-inf\"" }
    if value.isNaN { return "null" }
    if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
    return String(Double(value))
  }
}
