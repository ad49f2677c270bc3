import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Expands `@Generable`: the conversion from the language model's output, the schema, and the partially
/// generated form.
struct GenerableMacro: MemberMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let access = access(of: declaration)
    let properties = Property.all(of: declaration)
    let schema = properties.filter { !$0.isIdentity }.map {
      "FoundationModels.GenerationSchema.Property(name: \"\($0.name)\", type: \($0.type).self)"
    }
    var members: [DeclSyntax] = [
      """
      nonisolated \(raw: access)static var generationSchema: FoundationModels.GenerationSchema {
        FoundationModels.GenerationSchema(type: Self.self, properties: [\(raw: schema.joined(separator: ", "))])
      }
      """
    ]
    guard declaration.is(StructDeclSyntax.self) else { return members }
    let identity = properties.contains { $0.name == "id" } ? [] : ["var id: FoundationModels.GenerationID"]
    let partial =
      identity.map { access + $0 } + properties.map { "\(access)var \($0.name): \($0.partialType)" }
    let values =
      (identity.isEmpty ? [] : ["id = content.id ?? FoundationModels.GenerationID()"])
      + properties.map(\.reading)
    // Partial forms of equatable types are equatable, too, because views animate with them.
    let inherited = declaration.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    let comparison = inherited.filter { ["Equatable", "Hashable"].contains($0) }.map { "\($0), " }.joined()
    members.append(
      """
      nonisolated \(raw: access)struct PartiallyGenerated: Identifiable, \(raw: comparison)\
      FoundationModels.ConvertibleFromGeneratedContent {
        \(raw: partial.joined(separator: "\n  "))
        nonisolated \(raw: access)init(_ content: FoundationModels.GeneratedContent) throws {
          \(raw: values.joined(separator: "\n    "))
        }
      }
      """)
    return members
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let access = access(of: declaration)
    let (from, to): (String, String)
    if let enumeration = declaration.as(EnumDeclSyntax.self) {
      (from, to) = conversions(of: enumeration)
    } else {
      let properties = Property.all(of: declaration)
      from = properties.map(\.reading).joined(separator: "\n    ")
      let pairs = properties.filter { !$0.isIdentity }.map { "\"\($0.name)\": \($0.name)" }.joined(
        separator: ", ")
      to = "FoundationModels.GeneratedContent(properties: [\(pairs.isEmpty ? ":" : pairs)])"
    }
    return [
      try ExtensionDeclSyntax(
        """
        extension \(type.trimmed): FoundationModels.Generable {
          nonisolated \(raw: access)init(_ content: FoundationModels.GeneratedContent) throws {
            \(raw: from)
          }
          nonisolated \(raw: access)var generatedContent: FoundationModels.GeneratedContent {
            \(raw: to)
          }
        }
        """)
    ]
  }

  /// The case with a name, and the name of a case.
  private static func conversions(of enumeration: EnumDeclSyntax) -> (from: String, to: String) {
    let cases = enumeration.memberBlock.members
      .compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
    var from = cases.filter { $0.parameterClause == nil }.map {
      "case \"\($0.name.text.filter { $0 != "`" })\": self = .\($0.name.text)"
    }
    from.append("default: throw FoundationModels.GeneratedContent.ConversionError.mismatch")
    let to = cases.map {
      "case .\($0.name.text): FoundationModels.GeneratedContent(\"\($0.name.text.filter { $0 != "`" })\")"
    }
    return (
      "switch try content.value(String.self) {\n    \(from.joined(separator: "\n    "))\n    }",
      "switch self {\n    \(to.joined(separator: "\n    "))\n    }"
    )
  }

  private static func access(of declaration: some DeclGroupSyntax) -> String {
    declaration.modifiers.contains { ["public", "package"].contains($0.name.text) } ? "public " : ""
  }

  /// A stored property of a type that the model generates.
  private struct Property {
    let name: String
    let type: String

    /// Whether the value comes from the framework, not the model.
    var isIdentity: Bool { type == "GenerationID" }

    /// The statement that reads the property's value from the model's output.
    var reading: String {
      isIdentity
        ? "\(name) = content.id ?? FoundationModels.GenerationID()"
        : "\(name) = try content.value(forProperty: \"\(name)\")"
    }

    /// The property's type while the model is generating: optional, except for identities.
    var partialType: String {
      if isIdentity { return type }
      var whole = type
      if whole.hasSuffix("?") { whole.removeLast() }
      return "\(whole).PartiallyGenerated?"
    }

    static func all(of declaration: some DeclGroupSyntax) -> [Property] {
      declaration.memberBlock.members.compactMap { member in
        guard let variable = member.decl.as(VariableDeclSyntax.self),
          !variable.modifiers.contains(where: { ["static", "lazy"].contains($0.name.text) }),
          let binding = variable.bindings.first, binding.accessorBlock == nil,
          let type = binding.typeAnnotation?.type.trimmedDescription
        else { return nil }
        return Property(name: binding.pattern.trimmedDescription, type: type)
      }
    }
  }
}
