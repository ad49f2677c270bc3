internal import Reports

/// A tool that an agent can call.
package protocol AgentTool {
  var name: String { get }
  /// Its description, in few tokens.
  var summary: String { get }
  var parameters: [ToolParameter] { get }
  /// Whether it is listed; unlisted tools can be called by the names of other Xcode versions.
  var isListed: Bool { get }

  func call(_ arguments: ToolArguments) throws(ToolFailure) -> ToolAnswer
}

extension AgentTool {
  package var isListed: Bool { true }

  /// The tool as the protocol describes it. None of them modifies anything except its own pictures.
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
