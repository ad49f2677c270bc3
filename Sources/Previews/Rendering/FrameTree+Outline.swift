import Foundation
internal import Reports

extension FrameTree {
  /// How deep lines are indented; deeper ones would be wider than any window, and a tree of n nested views n² long.
  private static let deepestIndent = 60

  /// The tree for people: one view per line, indented by depth, with its frame as x, y, width and height.
  ///
  /// Below the sixtieth level lines begin with their depth instead of more indentation.
  package var outline: String {
    var lines: [String] = []
    func add(_ node: Node, depth: Int) {
      var line = String(repeating: "  ", count: min(depth, Self.deepestIndent))
      if depth > Self.deepestIndent { line += "[\(depth)] " }
      line += node.type
      if let id = node.id { line += " #\(JSONString.escaped(id))" }
      let frame = node.frame
      line +=
        " (" + [frame.minX, frame.minY, frame.width, frame.height].map(Self.short).joined(separator: ", ")
        + ")"
      if let text = node.text {
        line += " " + JSONString.quoted(text.string)
        if text.truncated { line += " truncated" }
        if text.scale < 1 { line += " scaled to \(Self.short(CGFloat(text.scale)))" }
        if !text.missingGlyphs.isEmpty { line += " missing \(text.missingGlyphs.joined(separator: " "))" }
      }
      if let fits = node.viewThatFits {
        let candidates = fits.candidates.enumerated().map { index, candidate in
          "\(index == fits.chosen ? "*" : "")\(Self.short(candidate.ideal.width))x"
            + "\(Self.short(candidate.ideal.height))\(candidate.fits ? "" : " too large")"
        }
        line += " [" + candidates.joined(separator: ", ") + "]"
      }
      lines.append(line)
      for child in node.children { add(child, depth: depth + 1) }
    }
    add(root, depth: 0)
    return lines.joined(separator: "\n")
  }

  /// A number with at most three decimals.
  private static func short(_ value: CGFloat) -> String {
    if !value.isFinite { return value.isNaN ? "nan" : (value > 0 ? "inf" : "-inf") }
    let rounded = (Double(value) * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
  }
}
