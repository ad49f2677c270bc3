internal import Reports

/// A render's tree as lines with few tokens.
enum ViewOutline {
  /// The views with a name: by identifier, or else by line, by text, or by type.
  static func find(_ name: String, in root: JSONValue) -> [JSONValue] {
    let all = nodes(in: root)
    for matches: (JSONValue) -> Bool in [
      { $0["id"]?.string == name }, { $0["source"]?.string == name },
      { $0["text"]?["string"]?.string == name }, { $0["type"]?.string == name },
    ] {
      let found = all.filter(matches)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The names of views.
  static func names(in root: JSONValue) -> [String] {
    var names: [String] = []
    for node in nodes(in: root) {
      for name in [node["id"]?.string, node["source"]?.string, node["text"]?["string"]?.string].compactMap(
        \.self)
      where !names.contains(name) && names.count < 60 { names.append(name) }
    }
    return names
  }

  private static func nodes(in root: JSONValue) -> [JSONValue] {
    [root] + (root["children"]?.array ?? []).flatMap(nodes)
  }

  /// One line for each view, indented by how deep it is.
  static func lines(of node: JSONValue, depth: Int = 0) -> [String] {
    var line = String(repeating: " ", count: depth) + (node["type"]?.string ?? "View")
    if let id = node["id"]?.string { line += " #\(id)" }
    if let text = node["text"] {
      line += " “\(text["string"]?.string ?? "")”"
      let count = text["lines"]?.array?.count ?? 0
      if count != 1 { line += " \(count) lines" }
      if text["truncated"]?.bool == true {
        let shown = text["lines"]?.array?.compactMap { $0["string"]?.string }.joined(separator: " ") ?? ""
        line += " cut off: “\(shown)”"
      }
      if let scale = text["scale"]?.number, scale < 0.999 { line += " at \(number(scale * 100)) %" }
    }
    if let frame = node["frame"]?.array?.map(length), frame.count == 4 {
      line += " [\(frame[0]),\(frame[1]) \(frame[2])×\(frame[3])]"
    }
    if let proposal = node["proposal"]?.array?.map(length), proposal.count == 2 {
      line += " of \(proposal[0])×\(proposal[1])"
    }
    if let fits = node["viewThatFits"], let candidates = fits["candidates"]?.array {
      line += fits["chosen"]?.integer.map { " chose \($0 + 1) of \(candidates.count)" } ?? " chose none"
      line +=
        ": "
        + candidates.map { candidate in
          let ideal = candidate["ideal"]?.array?.map(length) ?? []
          return ideal.joined(separator: "×") + (candidate["fits"]?.bool == true ? " fits" : " does not fit")
        }.joined(separator: ", ")
    }
    if let source = node["source"]?.string { line += " \(source)" }
    return [line] + (node["children"]?.array ?? []).flatMap { lines(of: $0, depth: depth + 1) }
  }

  private static func length(_ value: JSONValue) -> String {
    value.number.map(number) ?? value.string ?? "ideal"
  }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
