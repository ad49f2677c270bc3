/// Takes the marks of inline Markdown out of a text, as `Text` does before it draws.
package enum MarkdownText {
  /// The text without the marks of `**bold**`, `__bold__`, `~~struck~~`, `` `code` ``, `[links](url)` and
  /// `^[attributes](inflect: true)`.
  package static func plain(_ text: String) -> String {
    guard text.contains(where: { "*_~`[".contains($0) }) else { return text }
    var result = text
    result.replace(#/\^?\[([^\[\]]*)\]\([^()]*\)/#) { String($0.output.1) }
    result.replace(#/\*\*(\S(?:[^*]*\S)?)\*\*/#) { String($0.output.1) }
    result.replace(#/__(\S(?:[^_]*\S)?)__/#) { String($0.output.1) }
    result.replace(#/~~(\S(?:[^~]*\S)?)~~/#) { String($0.output.1) }
    result.replace(#/`([^`]+)`/#) { String($0.output.1) }
    return result
  }
}
