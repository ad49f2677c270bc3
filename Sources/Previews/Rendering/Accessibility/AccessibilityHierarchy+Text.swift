import Views

extension AccessibilityHierarchy {
  /// The elements as text, for reading and for keeping under version control.
  ///
  /// One property is one line, groups indent their elements, and nothing is numbered or measured, so that a
  /// difference shows what has changed and nothing else.
  package var text: String {
    elements.isEmpty ? "no elements\n" : elements.map { $0.lines(indent: "").joined() }.joined()
  }
}

extension AccessibilityElement {
  fileprivate func lines(indent: String) -> [String] {
    let kind = container?.rawValue ?? kinds
    var lines = [indent + (label.isEmpty && container != nil ? kind : "\(kind) \(Self.quoted(label))") + "\n"]
    func add(_ key: String, _ text: String) {
      if !text.isEmpty { lines.append("\(indent)  \(key): \(Self.escaped(text))\n") }
    }
    add("value", value)
    add("hint", hint)
    if let headingLevel { add("level", "\(headingLevel)") }
    if let position { add("position", "\(position.index) of \(position.count)") }
    add("identifier", identifier ?? "")
    add("voice", inputLabels.joined(separator: " | "))
    for action in actions { add("action", action) }
    for content in customContent {
      add(content.isImportant ? "important" : "content", "\(content.label): \(content.value)")
    }
    for rotor in rotors {
      lines.append("\(indent)  rotor: \(Self.escaped(rotor.name))\n")
      for entry in rotor.entries { lines.append("\(indent)    \(Self.escaped(entry))\n") }
    }
    if respondsToUserInteraction == false { add("interaction", "none") }
    return lines + children.flatMap { $0.lines(indent: indent + "  ") }
  }

  /// The traits in words; an element without traits is called a view.
  private var kinds: String {
    traits.isEmpty ? "element" : traits.map(\.rawValue).joined(separator: ", ")
  }

  private static func quoted(_ text: String) -> String { "“\(escaped(text))”" }

  /// A text on one line.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing("\r", with: "\\r")
      .replacing("\u{2028}", with: "\\n")
  }
}
