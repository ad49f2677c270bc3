package import Reports

/// Compares the decisions in two trees of placed views, as `inspect --json` writes them.
package struct LayoutComparison {
  /// The axis along which the proposed length differs: 0 horizontally, 1 vertically.
  private let axis: Int
  private var changes: [LayoutChange] = []

  /// The decisions that differ in the second tree; if the views themselves differ, their content is not
  /// compared.
  ///
  /// - Parameters:
  ///   - before: the tree at the shorter length.
  ///   - isHorizontal: whether it is the width that differs.
  package static func changes(
    from before: JSONValue, to after: JSONValue, isHorizontal: Bool
  ) -> [LayoutChange] {
    guard let first = before["root"], let second = after["root"] else { return [] }
    var comparison = LayoutComparison(axis: isHorizontal ? 0 : 1)
    comparison.compare(first, second)
    return comparison.changes
  }

  private init(axis: Int) { self.axis = axis }

  private static func type(_ node: JSONValue) -> String { node["type"]?.string ?? "View" }

  private mutating func add(
    _ kind: LayoutChange.Kind, _ node: JSONValue, _ before: String, _ after: String, _ reason: String? = nil
  ) {
    changes.append(
      LayoutChange(
        kind: kind, view: Self.type(node), source: node["source"]?.string, before: before, after: after,
        reason: reason))
  }

  private mutating func compare(_ first: JSONValue, _ second: JSONValue) {
    if Self.type(first) != Self.type(second) {
      add(.structure, first, Self.type(first), Self.type(second))
      return
    }
    if let one = first["viewThatFits"], let other = second["viewThatFits"],
      one["chosen"]?.integer != other["chosen"]?.integer
    {
      addChoice(first, one, other)
      return
    }
    if let one = first["text"], let other = second["text"] { compareTexts(first, second, one, other) }
    let children = (first["children"]?.array ?? [], second["children"]?.array ?? [])
    if Self.isGrid(first) {
      let counts = (lanes(of: first), lanes(of: second))
      if counts.0 != counts.1 {
        let word = Self.type(first) == "LazyHGrid" ? "row" : "column"
        add(.columns, first, Self.count(counts.0, word), Self.count(counts.1, word))
      }
      // How many of its views a lazy grid has made depends on how large they are, and is not a decision.
      for (one, other) in zip(children.0, children.1) where Self.type(one) == Self.type(other) {
        compare(one, other)
      }
      return
    }
    let types = (children.0.map(Self.type), children.1.map(Self.type))
    if types.0 != types.1 {
      add(.structure, first, Self.list(types.0), Self.list(types.1))
      return
    }
    for (one, other) in zip(children.0, children.1) { compare(one, other) }
  }

  // MARK: Choices

  private mutating func addChoice(_ node: JSONValue, _ before: JSONValue, _ after: JSONValue) {
    let candidates = before["candidates"]?.array ?? []
    func phrase(_ value: JSONValue) -> String {
      value["chosen"]?.integer.map { "candidate \($0 + 1) of \(candidates.count)" } ?? "no candidate"
    }
    // The candidate of the longer side was too long for the shorter one.
    var reason: String?
    if let chosen = after["chosen"]?.integer, candidates.indices.contains(chosen),
      candidates[chosen]["fits"]?.bool == false,
      let needed = candidates[chosen]["ideal"]?.array?.element(axis)?.number,
      let had = node["proposal"]?.array?.element(axis)?.number
    {
      reason = "candidate \(chosen + 1) needs \(Self.points(needed)) and has \(Self.points(had)) below"
    }
    add(.choice, node, phrase(before), phrase(after), reason)
  }

  // MARK: Texts

  private mutating func compareTexts(
    _ first: JSONValue, _ second: JSONValue, _ before: JSONValue, _ after: JSONValue
  ) {
    // Another text is another view.
    guard before["string"] == after["string"] else {
      add(.structure, first, Self.quoted(before), Self.quoted(after))
      return
    }
    let lines = (before["lines"]?.array?.count ?? 0, after["lines"]?.array?.count ?? 0)
    if lines.0 != lines.1 {
      // The widest line of the side with fewer lines is what does not fit on the other.
      let fewer = lines.0 < lines.1 ? before : after
      let widest = (fewer["lines"]?.array ?? []).compactMap { $0["width"]?.number }.max()
      add(
        .lines, first, "\(Self.quoted(before)) on \(Self.count(lines.0, "line"))",
        "on \(Self.count(lines.1, "line"))", widest.map { "its widest line is \(Self.points($0)) wide" })
    }
    let truncated = (before["truncated"]?.bool ?? false, after["truncated"]?.bool ?? false)
    if truncated.0 != truncated.1 {
      add(
        .truncation, first, "\(Self.quoted(before)) \(truncated.0 ? "truncated" : "whole")",
        truncated.1 ? "truncated" : "whole")
    }
    let shrunk = ((before["scale"]?.number ?? 1) < 1, (after["scale"]?.number ?? 1) < 1)
    if shrunk.0 != shrunk.1 {
      add(
        .shrinking, first, "\(Self.quoted(before)) \(shrunk.0 ? "made smaller" : "at its size")",
        shrunk.1 ? "made smaller" : "at its size")
    }
  }

  private static func quoted(_ text: JSONValue) -> String {
    let string = text["string"]?.string ?? ""
    return "“\(string.count > 40 ? string.prefix(39) + "…" : string[...])”"
  }

  // MARK: Grids

  private static func isGrid(_ node: JSONValue) -> Bool { ["LazyVGrid", "LazyHGrid"].contains(type(node)) }

  /// The number of columns of a grid (or rows, if it grows horizontally): the most views that share a line.
  private func lanes(of grid: JSONValue) -> Int {
    let along = Self.type(grid) == "LazyHGrid" ? 0 : 1
    var ranges: [(start: Double, end: Double)] = []
    for child in grid["children"]?.array ?? [] {
      guard let frame = child["frame"]?.array?.compactMap(\.number), frame.count == 4 else { continue }
      ranges.append((frame[along], frame[along] + frame[along + 2]))
    }
    // A line's extent is that of its first view; views of another line start beyond its end.
    var most = 0
    var current = 0
    var end = -Double.infinity
    for range in ranges {
      if range.start >= end - 0.01 {
        current = 0
        end = range.end
      }
      end = max(end, range.end)
      current += 1
      most = max(most, current)
    }
    return most
  }

  // MARK: Phrases

  private static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }

  private static func list(_ types: [String]) -> String {
    types.isEmpty ? "nothing" : types.joined(separator: ", ")
  }

  private static func points(_ value: Double) -> String {
    let tenths = (value * 10).rounded(.up) / 10
    return tenths == tenths.rounded() && tenths.isFinite ? "\(Int(tenths)) points" : "\(tenths) points"
  }
}

extension Array {
  fileprivate func element(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
