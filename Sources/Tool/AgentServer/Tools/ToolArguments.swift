internal import PreviewService
package import Reports

/// The arguments of a tool call, validated against its parameters.
package struct ToolArguments {
  private let values: [String: JSONValue]

  /// - Throws: an error that lists the valid arguments.
  package init(_ value: JSONValue?, of tool: some AgentTool) throws(ToolFailure) {
    var values: [String: JSONValue] = [:]
    switch value {
    case nil, .null: break
    case .object(let members):
      for member in members {
        guard let parameter = tool.parameters.first(where: { $0.name == member.key }) else {
          let names = tool.parameters.map(\.name)
          throw ToolFailure(ServiceError.unknown("argument", member.key, among: names).description)
        }
        // Some clients send null for omitted arguments.
        if member.value == .null { continue }
        guard Self.fits(member.value, parameter.kind) else {
          throw ToolFailure("“\(member.key)” is not \(parameter.kind.description)")
        }
        values[member.key] = Self.normalized(member.value, parameter.kind)
      }
    default: throw ToolFailure("the arguments are no object")
    }
    for parameter in tool.parameters where parameter.isRequired && values[parameter.name] == nil {
      throw ToolFailure("the argument “\(parameter.name)” is missing")
    }
    self.values = values
  }

  private static func fits(_ value: JSONValue, _ kind: ToolParameter.Kind) -> Bool {
    switch (kind, value) {
    case (.string, .string), (.integer, .integer), (.number, .integer), (.number, .number),
      (.object, .object):
      true
    // In JSON Schema 120.0 is a whole number.
    case (.integer, .number(let number)): Int(exactly: number) != nil
    case (.array, .array(let values)): values.allSatisfy { $0.string != nil }
    default: false
    }
  }

  /// The value without what stands for nothing, as some clients write it.
  private static func normalized(_ value: JSONValue, _ kind: ToolParameter.Kind) -> JSONValue {
    switch value {
    case .number(let number) where kind == .integer: Int(exactly: number).map { .integer($0) } ?? value
    case .object(let members): .object(members.filter { $0.value != .null })
    default: value
    }
  }

  package func string(_ name: String) -> String? { values[name]?.string }
  func number(_ name: String) -> Double? { values[name]?.number }
  func integer(_ name: String) -> Int? { values[name]?.integer }
  func strings(_ name: String) -> [String]? { values[name]?.array?.compactMap(\.string) }
  func members(_ name: String) -> [JSONValue.Member]? {
    if case .object(let members) = values[name] { members } else { nil }
  }

  /// How to show a preview.
  var variant: VariantQuery {
    var query = VariantQuery()
    query.device = string("device")
    (query.width, query.height, query.scale) = (number("width"), number("height"), number("scale"))
    query.locale = string("locale")
    query.typeSize = string("typeSize")
    query.colorScheme = string("colorScheme")
    query.contrast = string("contrast")
    query.layoutDirection = string("layoutDirection")
    return query
  }
}

extension ToolParameter.Kind {
  fileprivate var description: String {
    switch self {
    case .string: "text"
    case .number: "a number"
    case .integer: "a whole number"
    case .object: "an object"
    case .array: "a list of texts"
    }
  }
}
