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
  /// The names of the case's attributes, without their modules.
  let attributes: [String]

  /// The cases of a declaration, in their order.
  static func all(of declaration: some DeclGroupSyntax) -> [EnumCase] {
    all(in: declaration.memberBlock.members)
  }

  private static func all(in members: MemberBlockItemListSyntax) -> [EnumCase] {
    members.flatMap { member -> [EnumCase] in
      guard let cases = member.decl.as(EnumCaseDeclSyntax.self) else { return [] }
      let attributes = cases.attributes.names
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
    return values.count == 1 ? values[0].type : tuple
  }

  /// The case as it is declared.
  var declared: String { "case \(name)" + (values.isEmpty ? "" : tuple) }

  /// The values' types with their labels.
  private var tuple: String {
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
  var generatedAccess: String { modifiers.generatedAccess }
}

extension DeclModifierListSyntax {
  /// The access that generated members need so that they are as visible as the declaration.
  var generatedAccess: String {
    let names = map(\.name.text)
    if names.contains("public") || names.contains("open") { return "public " }
    return names.contains("package") ? "package " : ""
  }
}

extension AttributeListSyntax {
  /// The names of the attributes, without their modules.
  var names: [String] {
    compactMap { attribute in
      let name = attribute.as(AttributeSyntax.self)?.attributeName
      return name?.as(MemberTypeSyntax.self)?.name.text ?? name?.trimmedDescription
    }
  }
}
