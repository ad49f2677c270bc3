import PreviewRunner
import Reports

/// The list of a project's previews.
struct PreviewList {
  let previews: [ProjectRun.Listed]

  func text(json: Bool) -> String { json ? document.text + "\n" : lines }

  /// One preview per line, in the format of compilers' locations.
  private var lines: String {
    previews.map { listed in
      let name = listed.preview.name ?? "(without a name)"
      return TerminalText.line(
        "\(listed.file):\(listed.preview.line): \(name)\(listed.target.map { " [\($0)]" } ?? "")") + "\n"
    }.joined()
  }

  private var document: JSONValue {
    .array(
      previews.map { listed in
        .object([
          "target": .optional(listed.target), "file": .string(listed.file),
          "line": .integer(listed.preview.line),
          "name": .optional(listed.preview.name), "kind": .string(listed.preview.kind.rawValue),
          "traits": .array(listed.preview.traits.map(JSONValue.string)),
        ])
      })
  }
}
