internal import Foundation
package import Reports

/// The result of a tool.
package struct ToolAnswer {
  /// A part of it.
  package enum Content {
    case text(String)
    /// A PNG file.
    case picture([UInt8])
  }

  package var content: [Content]
  /// The structured result; nil if there are only texts.
  package var structured: JSONValue?
  package var isError = false

  package init(_ content: [Content], structured: JSONValue? = nil) {
    self.content = content
    self.structured = structured
  }

  package init(lines: [String]) {
    content = [.text(lines.joined(separator: "\n"))]
  }

  /// The result in the form of the protocol.
  var result: JSONValue {
    var members = [JSONValue.Member(key: "content", value: .array(content.map(\.block)))]
    if let structured { members.append(.init(key: "structuredContent", value: structured)) }
    members.append(.init(key: "isError", value: .bool(isError)))
    return .object(members)
  }
}

extension ToolAnswer.Content {
  fileprivate var block: JSONValue {
    switch self {
    case .text(let text): .object(["type": .string("text"), "text": .string(text)])
    case .picture(let bytes):
      .object([
        "type": .string("image"), "data": .string(Data(bytes).base64EncodedString()),
        "mimeType": .string("image/png"),
      ])
    }
  }
}
