internal import Reports

/// Something that an agent can ask for.
package protocol AgentTool {
  var name: String { get }
  /// What it is good for, in words that cost an agent little to read.
  var summary: String { get }
  var parameters: [ToolParameter] { get }
  /// Whether agents are told of it; others may know it by the name that another version of Xcode has for it.
  var isListed: Bool { get }

  func call(_ arguments: ToolArguments) throws(ToolFailure) -> ToolAnswer
}

extension AgentTool {
  package var isListed: Bool { true }

  /// The tool as the protocol describes it. None of them changes anything but its own pictures.
  var description: JSONValue {
    let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
    var schema: [JSONValue.Member] = [
      .init(key: "type", value: .string("object")),
      .init(key: "properties", value: .object(parameters.map { .init(key: $0.name, value: $0.schema) })),
    ]
    if !required.isEmpty { schema.append(.init(key: "required", value: .array(required))) }
    return .object([
      "name": .string(name), "description": .string(summary), "inputSchema": .object(schema),
      "annotations": .object(["readOnlyHint": .bool(true)]),
    ])
  }
}
