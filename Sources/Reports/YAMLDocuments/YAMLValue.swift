internal import Yams

/// A value of a YAML document, with its position.
package struct YAMLValue: Sendable, Equatable {
  package indirect enum Content: Sendable, Equatable {
    /// A text, a number or whatever else is one word.
    case scalar(String)
    case list([YAMLValue])
    /// The members in order, with unique names.
    case mapping([(key: YAMLValue, value: YAMLValue)])

    package static func == (first: Content, second: Content) -> Bool {
      switch (first, second) {
      case (.scalar(let first), .scalar(let second)): first == second
      case (.list(let first), .list(let second)): first == second
      case (.mapping(let first), .mapping(let second)):
        first.count == second.count
          && zip(first, second).allSatisfy { $0.key == $1.key && $0.value == $1.value }
      default: false
      }
    }
  }

  package var content: Content
  /// The line at which it starts, from 1; nil for values that were not parsed.
  package var line: Int?
  package var column: Int?

  package init(_ content: Content, line: Int? = nil, column: Int? = nil) {
    (self.content, self.line, self.column) = (content, line, column)
  }

  /// The maximum number of values of a document, counting expanded aliases.
  private static let most = 200_000

  /// Why a text is not a document.
  package struct Failure: Error, Equatable {
    package var line: Int?
    package var column: Int?
    /// The end of a sentence that begins with the file's name.
    package var reason: String

    package init(line: Int? = nil, column: Int? = nil, reason: String) {
      (self.line, self.column, self.reason) = (line, column, reason)
    }
  }

  /// The one document of a text; nil if it is empty.
  package static func parse(_ text: String) throws(Failure) -> YAMLValue? {
    if let line = YAMLAliases.lineOfExcess(in: text) {
      throw Failure(line: line, reason: "its aliases (*name) stand for too much")
    }
    let node: Node?
    do {
      node = try Yams.compose(yaml: text)
    } catch {
      throw Failure(error)
    }
    var left = most
    return try node.map { node throws(Failure) in try YAMLValue(node, &left, depth: 0) }
  }

  private init(_ node: Node, _ left: inout Int, depth: Int) throws(Failure) {
    left -= 1
    line = node.mark?.line
    column = node.mark?.column
    guard left > 0, depth < 200 else {
      throw Failure(line: line, column: column, reason: "it holds too much")
    }
    switch node {
    case .scalar(let scalar): content = .scalar(scalar.string)
    case .sequence(let sequence):
      var values: [YAMLValue] = []
      for node in sequence { values.append(try YAMLValue(node, &left, depth: depth + 1)) }
      content = .list(values)
    case .mapping(let mapping):
      var members: [(key: YAMLValue, value: YAMLValue)] = []
      var merged: [(key: YAMLValue, value: YAMLValue)] = []
      for (key, value) in mapping {
        let value = try YAMLValue(value, &left, depth: depth + 1)
        // Members merged from another mapping (https://yaml.org/type/merge.html).
        if key.scalar?.string == "<<" {
          merged += (value.list ?? [value]).flatMap { $0.members }
        } else {
          members.append((try YAMLValue(key, &left, depth: depth + 1), value))
        }
      }
      for member in merged where !members.contains(where: { $0.key.content == member.key.content }) {
        left -= 1
        members.append(member)
      }
      content = .mapping(members)
    case .alias: content = .scalar("")
    }
  }

  package var string: String? {
    if case .scalar(let string) = content { string } else { nil }
  }

  package var list: [YAMLValue]? {
    if case .list(let list) = content { list } else { nil }
  }

  /// The members of a mapping; empty for anything else.
  package var members: [(key: YAMLValue, value: YAMLValue)] {
    if case .mapping(let members) = content { members } else { [] }
  }

  package var isMapping: Bool {
    if case .mapping = content { true } else { false }
  }

  /// The value of a mapping's member.
  package subscript(key: String) -> YAMLValue? { members.first { $0.key.string == key }?.value }

  /// The texts of a list, or a text alone.
  package var strings: [String] { list?.compactMap(\.string) ?? string.map { [$0] } ?? [] }

  /// Whether it is a word that means yes; nil if it means neither yes nor no.
  package var bool: Bool? {
    switch string?.lowercased() {
    case "true", "yes", "on": true
    case "false", "no", "off": false
    default: nil
    }
  }
}

extension YAMLValue.Failure {
  fileprivate init(_ error: any Error) {
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      self.init(line: mark.line, column: mark.column, reason: "it is not YAML: \(problem)")
    case .duplicatedKeysInMapping(let duplicates, let context):
      self.init(
        line: context.mark.line, column: context.mark.column,
        reason: "“\(duplicates.joined(separator: "”, “"))” appears twice")
    default: self.init(reason: "it is not YAML")
    }
  }
}
