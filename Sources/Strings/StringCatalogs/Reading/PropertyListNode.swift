internal import Foundation
import Reports

/// A value of a property list with its line.
struct PropertyListNode {
  enum Content {
    case dictionary([(key: String, value: PropertyListNode)])
    case array([PropertyListNode])
    case string(String)
    /// Numbers, dates and data, which no catalog has texts in.
    case other
  }

  var content: Content
  /// The line of the value's key, or of the value if it has none; 1 in binary lists.
  var line: Int
  /// From 1, in characters of Unicode.
  var column: Int
  /// What stands in a comment before the value's key, in XML.
  var comment: String?

  var string: String? {
    if case .string(let string) = content { string } else { nil }
  }

  var members: [(key: String, value: PropertyListNode)] {
    if case .dictionary(let members) = content { members } else { [] }
  }

  subscript(key: String) -> PropertyListNode? {
    members.last { $0.key == key }?.value
  }

  /// How deep values may be nested.
  private static let deepest = 200

  /// Reads XML and binary lists.
  static func read(_ bytes: [UInt8], file: String) throws(LocatedError) -> PropertyListNode {
    if isXML(bytes) {
      let root = try XMLReader.read(bytes, file: file)
      guard root.name == "plist" else {
        throw LocatedError(
          file: file, line: root.line, column: root.column, reason: "it is XML, but no property list")
      }
      guard let value = root.elements.first, root.elements.count == 1 else {
        throw LocatedError(
          file: file, line: root.line, column: root.column, reason: "a property list holds one value")
      }
      return try node(value, file: file)
    }
    guard bytes.starts(with: "bplist".utf8) else {
      throw LocatedError(
        file: file, line: 1, column: 1, reason: "it is neither an XML nor a binary property list")
    }
    // Values may be shared, so a few bytes can expand to more values than fit in memory; Foundation expands
    // them.
    guard BinaryPropertyList(bytes).isExpandable(toAtMost: largestCount) else {
      throw LocatedError(
        file: file,
        reason: "it is a binary property list that is damaged, or stands for more than \(largestCount) values"
      )
    }
    guard let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) else {
      throw LocatedError(file: file, reason: "it is a binary property list that is damaged")
    }
    return node(list, depth: 0)
  }

  /// The maximum number of values of a binary list, counting shared ones each time.
  private static let largestCount = 4_000_000

  /// Whether the bytes start like XML, in UTF-8 or UTF-16.
  static func isXML(_ bytes: [UInt8]) -> Bool {
    var start = bytes.prefix(200).filter { $0 != 0 }
    for mark: [UInt8] in [[0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF]] where start.starts(with: mark) {
      start.removeFirst(mark.count)
    }
    let text = start.drop { $0 == 32 || $0 == 9 || $0 == 10 || $0 == 13 }
    return ["<?xml", "<!DOCTYPE", "<!--", "<plist", "<resources"].contains { text.starts(with: $0.utf8) }
  }

  private static func node(_ element: XMLNode, file: String) throws(LocatedError) -> PropertyListNode {
    switch element.name {
    case "dict":
      var members: [(key: String, value: PropertyListNode)] = []
      var key: XMLNode?
      var comment: String?
      for child in element.children {
        if case .comment(let text) = child, key == nil { comment = text }
        guard case .element(let child) = child else { continue }
        guard let name = key else {
          guard child.name == "key" else {
            throw LocatedError(
              file: file, line: child.line, column: child.column, reason: "a <key> is expected")
          }
          key = child
          continue
        }
        guard child.name != "key" else {
          throw LocatedError(
            file: file, line: child.line, column: child.column, reason: "\"\(name.text)\" has no value")
        }
        var value = try node(child, file: file)
        value.line = name.line
        value.column = name.column
        value.comment = comment?.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        members.append((name.text, value))
        (key, comment) = (nil, nil)
      }
      if let key {
        throw LocatedError(
          file: file, line: key.line, column: key.column, reason: "\"\(key.text)\" has no value")
      }
      return PropertyListNode(content: .dictionary(members), line: element.line, column: element.column)
    case "array":
      var values: [PropertyListNode] = []
      for child in element.elements { values.append(try node(child, file: file)) }
      return PropertyListNode(content: .array(values), line: element.line, column: element.column)
    case "string":
      return PropertyListNode(content: .string(element.text), line: element.line, column: element.column)
    case "integer", "real", "true", "false", "date", "data":
      return PropertyListNode(content: .other, line: element.line, column: element.column)
    default:
      throw LocatedError(
        file: file, line: element.line, column: element.column,
        reason: "<\(element.name)> is not a value of a property list")
    }
  }

  private static func node(_ value: Any, depth: Int) -> PropertyListNode {
    let content: Content
    if let string = value as? String {
      content = .string(string)
    } else if let dictionary = value as? [String: Any], depth < deepest {
      let members = dictionary.sorted { $0.key < $1.key }.map {
        (key: $0.key, value: node($0.value, depth: depth + 1))
      }
      content = .dictionary(members)
    } else if let array = value as? [Any], depth < deepest {
      content = .array(array.map { node($0, depth: depth + 1) })
    } else {
      content = .other
    }
    return PropertyListNode(content: content, line: 1, column: 1)
  }
}
