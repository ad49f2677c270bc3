internal import Reports

/// A parameter of a tool.
package struct ToolParameter: Sendable {
  package enum Kind: String, Sendable {
    case string
    case number
    case integer
    case object
    /// A list of texts.
    case array
  }

  package let name: String
  package let kind: Kind
  package let isRequired: Bool
  /// Nil if the name is self-explanatory.
  let summary: String?

  package init(_ name: String, _ kind: Kind = .string, required: Bool = false, _ summary: String? = nil) {
    self.name = name
    self.kind = kind
    isRequired = required
    self.summary = summary
  }

  /// A text parameter.
  init(_ name: String, _ summary: String) { self.init(name, .string, summary) }

  var schema: JSONValue {
    var members = [JSONValue.Member(key: "type", value: .string(kind.rawValue))]
    if kind == .array { members.append(.init(key: "items", value: .object(["type": .string("string")]))) }
    if let summary { members.append(.init(key: "description", value: .string(summary))) }
    return .object(members)
  }

  /// The parameters for how a preview is shown, shared by all tools that draw one.
  static let variant = [
    ToolParameter("device", "default iPhone 17"),
    ToolParameter("width", .number, "points, instead of a device"),
    ToolParameter("height", .number), ToolParameter("locale"),
    ToolParameter("typeSize", "xSmall…accessibility5"), ToolParameter("colorScheme", "light, dark"),
    ToolParameter("contrast", "standard, increased"), ToolParameter("layoutDirection", "ltr, rtl"),
  ]

  static let file = ToolParameter("file", required: true)
  static let preview = ToolParameter("preview", "name; default the first")
}
