package import Reports

/// The decisions of a layout: the chosen candidates, the numbers of lines, truncations, the numbers of
/// columns, and which views there are.
package struct LayoutFacts: Hashable, Sendable {
  /// One decision.
  package struct Fact: Hashable, Sendable {
    /// Its view: "Text “Save” at Card.swift:12".
    package var subject: String
    package var value: String
  }

  package private(set) var facts: [Fact] = []

  /// - Parameter tree: a render's tree as JSON.
  package init(_ tree: JSONValue) {
    if let root = tree["root"] { add(root) }
  }

  private mutating func add(_ node: JSONValue) {
    let type = node["type"]?.string ?? "View"
    let place = node["source"]?.string.map { " at \($0)" } ?? ""
    let children = node["children"]?.array ?? []
    if let text = node["text"] {
      let string = text["string"]?.string ?? ""
      let shown = string.count > 32 ? "\(string.prefix(31))…" : string
      let lines = text["lines"]?.array?.count ?? 0
      var words = [lines == 1 ? "1 line" : "\(lines) lines"]
      if text["truncated"]?.bool == true { words.append("cut off") }
      if let scale = text["scale"]?.number, scale < 0.999 { words.append("smaller") }
      facts.append(Fact(subject: "Text “\(shown)”\(place)", value: words.joined(separator: ", ")))
    } else if let fits = node["viewThatFits"] {
      let chosen = fits["chosen"]?.integer.map { "candidate \($0 + 1)" } ?? "no candidate"
      facts.append(Fact(subject: "ViewThatFits\(place)", value: chosen))
    } else if type.hasSuffix("Grid") {
      let columns = Set(
        Self.leaves(children).compactMap { $0["frame"]?.array?.first?.number.map { $0.rounded() } })
      facts.append(
        Fact(subject: "\(type)\(place)", value: columns.count == 1 ? "1 column" : "\(columns.count) columns"))
    } else {
      facts.append(Fact(subject: "\(type)\(place)", value: "there"))
    }
    for child in children { add(child) }
  }

  /// The views of a grid, which may be in groups without a place of their own.
  private static func leaves(_ nodes: [JSONValue]) -> [JSONValue] {
    nodes.flatMap { node in
      let type = node["type"]?.string ?? ""
      return ["ForEach", "Group", "GridRow"].contains(type) ? leaves(node["children"]?.array ?? []) : [node]
    }
  }

  /// The differences in another layout, one sentence each: decisions first, then added and removed views.
  package func changes(to other: LayoutFacts) -> [String] {
    var before = Dictionary(grouping: facts, by: \.subject)
    var sentences: [String] = []
    var came: [String] = []
    for fact in other.facts {
      guard let old = before[fact.subject], let first = old.first else {
        came.append(fact.subject)
        continue
      }
      before[fact.subject] = Array(old.dropFirst())
      if first.value != fact.value { sentences.append("\(fact.subject): \(first.value) → \(fact.value)") }
    }
    let went = facts.reduce(into: [String]()) { list, fact in
      if let left = before[fact.subject], !left.isEmpty {
        list.append(fact.subject)
        before[fact.subject] = Array(left.dropFirst())
      }
    }
    if sentences.isEmpty, let first = came.first { sentences.append("\(first) appears") }
    if sentences.isEmpty, let first = went.first { sentences.append("\(first) disappears") }
    if sentences.isEmpty, self != other { sentences.append("the views stand in another order") }
    return sentences
  }
}
