import SwiftSyntax

/// A case of an enumeration, as macros see it.
struct EnumCase {
  struct Value {
    var label: String?
    var type: String
  }

  /// The name, with its backticks where it has some.
  let name: String
  let values: [Value]
  /// The names of the case's attributes.
  let attributes: [String]

  /// The cases of a declaration, in their order.
  static func all(of declaration: some DeclGroupSyntax) -> [EnumCase] {
    all(in: declaration.memberBlock.members)
  }

  private static func all(in members: MemberBlockItemListSyntax) -> [EnumCase] {
    members.flatMap { member -> [EnumCase] in
      guard let cases = member.decl.as(EnumCaseDeclSyntax.self) else { return [] }
      let attributes = cases.attributes.compactMap {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
      }
      return cases.elements.map { element in
        let parameters = element.parameterClause?.parameters.map { $0 } ?? []
        return EnumCase(
          name: element.name.trimmed.text,
          values: parameters.map { parameter in
            let label = parameter.firstName?.text
            return Value(label: label == "_" ? nil : label, type: parameter.type.trimmedDescription)
          }, attributes: attributes)
      }
    }
  }

  /// The type of the case's associated values: that of one value, or a tuple.
  var type: String {
    if values.isEmpty { return "Void" }
    if values.count == 1 { return values[0].type }
    let parts = values.map { value in value.label.map { "\($0): \(value.type)" } ?? value.type }
    return "(\(parts.joined(separator: ", ")))"
  }

  /// A pattern that binds the values to `v0`, `v1` and so on.
  var pattern: String {
    if values.isEmpty { return ".\(name)" }
    return ".\(name)(\(names.map { "let \($0)" }.joined(separator: ", ")))"
  }
  var names: [String] { values.indices.map { "v\($0)" } }

  /// The case made of values, each with its label.
  func made(of expressions: [String]) -> String {
    if values.isEmpty { return ".\(name)" }
    let arguments = zip(values, expressions).map { value, expression in
      value.label.map { "\($0): \(expression)" } ?? expression
    }
    return ".\(name)(\(arguments.joined(separator: ", ")))"
  }
}

extension DeclGroupSyntax {
  /// The access that generated members need so that they are as visible as the type.
  var generatedAccess: String {
    let names = modifiers.map(\.name.text)
    if names.contains("public") || names.contains("open") { return "public " }
    return names.contains("package") ? "package " : ""
  }

  /// The names of the declaration's attributes, without their modules.
  var attributeNames: [String] { attributes.names }
}

extension AttributeListSyntax {
  var names: [String] {
    compactMap { attribute in
      let name = attribute.as(AttributeSyntax.self)?.attributeName
      return name?.as(MemberTypeSyntax.self)?.name.text ?? name?.trimmedDescription
    }
  }
}
