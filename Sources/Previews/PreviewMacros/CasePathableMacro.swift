import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Expands CasePaths' `@CasePathable`: a case path for each case.
struct CasePathableMacro: MemberMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let type = declaration.as(EnumDeclSyntax.self)?.name.trimmedDescription else { return [] }
    let access = declaration.generatedAccess
    let cases = EnumCase.all(of: declaration)
    let paths = cases.map { path($0, of: type, access: access) }.joined(separator: "\n  ")
    let found = cases.map { "if root.is(\\.\($0.name)) { return \\.\($0.name) }" }.joined(separator: "\n    ")
    let all = cases.map { "\\.\($0.name)" }.joined(separator: ", ")
    return [
      """
      \(raw: access)struct AllCasePaths: CasePaths.CasePathReflectable, Sendable, Sequence {
        \(raw: access)subscript(root: \(raw: type)) -> CasePaths.PartialCaseKeyPath<\(raw: type)> {
          \(raw: found)
          return \\.self
        }
        \(raw: paths)
        \(raw: access)func makeIterator() -> IndexingIterator<[CasePaths.PartialCaseKeyPath<\(raw: type)>]> {
          [\(raw: all)].makeIterator()
        }
      }
      """,
      "\(raw: access)static var allCasePaths: AllCasePaths { AllCasePaths() }",
    ]
  }

  private static func path(_ item: EnumCase, of type: String, access: String) -> String {
    let parts =
      item.values.count == 1
      ? ["value"]
      : item.values.indices.map { "value.\($0)" }
    let extracted = item.values.isEmpty ? "()" : "(\(item.names.joined(separator: ", ")))"
    let embedded = item.values.isEmpty ? "\(type).\(item.name)" : "\(type)\(item.made(of: parts))"
    let argument = item.values.isEmpty ? "_" : "value"
    return """
      \(access)var \(item.name): CasePaths.AnyCasePath<\(type), \(item.type)> {
          CasePaths.AnyCasePath(
            embed: { \(argument) in \(embedded) },
            extract: { guard case \(item.pattern) = $0 else { return nil }; return \(extracted) })
        }
      """
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(EnumDeclSyntax.self), !protocols.isEmpty else { return [] }
    return [
      try ExtensionDeclSyntax(
        "extension \(type.trimmed): CasePaths.CasePathable, CasePaths.CasePathIterable {}")
    ]
  }
}
