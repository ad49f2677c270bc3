import SwiftParser
import SwiftSyntax

// What a protocol requires of a type that does not have it, since it comes from an extension of a module that is not there.
extension SourceRepairer {
  /// Declares what is required, so that a preview that uses it ends there, and all others have the conformance; false where that is not
  /// possible.
  mutating func declareRequirements(of error: SourceError, in group: any DeclGroupSyntax) -> Bool {
    guard error.attempts == 0, !error.requirements.isEmpty else { return false }
    var declarations: [String] = []
    for requirement in error.requirements {
      guard let text = declaration(of: requirement, in: group, error) else { return false }
      // Protocols that refine one of them require the same.
      if declaredRequirements.insert("\(group.id.hashValue) \(text)").inserted { declarations.append(text) }
    }
    let end = group.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    let isFollowing = group.memberBlock.members.last.map { $0.semicolon == nil } ?? false
    replace(end..<end, with: (isFollowing ? "; " : " ") + declarations.joined(separator: "; ") + " ")
    note(
      .stop, group.memberBlock.rightBrace, "requirements of \(error.message.quotedParts.last ?? "")", error)
    return true
  }

  /// A requirement with a body that ends the preview; nil for what has none, such as types.
  private func declaration(
    of requirement: ProtocolRequirement, in group: any DeclGroupSyntax, _ error: SourceError
  ) -> String? {
    let source = Parser.parse(source: "protocol P {\n\(requirement.text)\n}")
    guard
      let member = source.statements.first?.item.as(ProtocolDeclSyntax.self)?.memberBlock.members.first?.decl
    else { return nil }
    var name = ""
    var text = ""
    if let function = member.as(FunctionDeclSyntax.self) {
      name = function.name.text
      text = function.trimmedDescription
    } else if let variable = member.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
      let type = binding.typeAnnotation, let accessors = binding.accessorBlock
    {
      name = binding.pattern.trimmedDescription
      text = "\(variable.modifiers.trimmedDescription) var \(name)\(type.trimmedDescription)"
      return finished(text, requirement, group, body: Self.body(of: accessors, stop(named: name, error)))
    } else if let initializer = member.as(InitializerDeclSyntax.self) {
      if group.is(ExtensionDeclSyntax.self) { return nil }
      name = "init"
      text = (group.is(ClassDeclSyntax.self) ? "required " : "") + initializer.trimmedDescription
    } else {
      return nil
    }
    return finished(text, requirement, group, body: "{ \(stop(named: name, error)) }")
  }

  /// A declaration in one line, under the protocol's access; nil where it cannot be in one.
  private func finished(
    _ text: String, _ requirement: ProtocolRequirement, _ group: any DeclGroupSyntax, body: String
  ) -> String? {
    // A comment would take what follows it in the line along.
    if text.contains("//") { return nil }
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    if let type = group.as(ClassDeclSyntax.self) {
      words.removeAll { $0 == "mutating" }
      // Methods of a class return `Self` alone, and nothing that is made of it.
      if type.modifiers.contains(where: { $0.name.tokenKind == .keyword(.final) }) {
        words = words.map { $0.replacing(/\bSelf\b/, with: type.name.text) }
      }
    }
    return (requirement.isPublic ? "public " : "") + words.joined(separator: " ") + " " + body
  }

  /// A property's accessors, each of which ends the preview.
  private static func body(of accessors: AccessorBlockSyntax, _ stop: String) -> String {
    guard case .accessors(let list) = accessors.accessors else { return "{ \(stop) }" }
    let bodies = list.map { "\($0.trimmedDescription) { \(stop) }" }
    return "{ \(bodies.joined(separator: " ")) }"
  }
}
