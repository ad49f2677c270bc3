internal import AgentServer
internal import Reports

/// An agent's message on its way to the process that answers it.
enum AgentQuestion {
  static let name = "agent"
  /// The key of the response's status.
  static let status = "status"

  private static let key = "fields"

  static func question(_ fields: AgentMessageFields) -> JSONValue {
    .object([
      "do": .string(name),
      key: .array([fields.version, fields.method, fields.name].map { .optional($0) }),
    ])
  }

  static func fields(of question: JSONValue) -> AgentMessageFields {
    var fields = AgentMessageFields([:])
    let values = (question[key]?.array ?? []).map(\.string)
    if values.count == 3 { (fields.version, fields.method, fields.name) = (values[0], values[1], values[2]) }
    return fields
  }
}
