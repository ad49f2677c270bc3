import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Expands TipKit's `@Parameter`: the value is in the parameter `$name`, which rules refer to.
struct TipParameterMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let name = binding(of: declaration)?.pattern.trimmedDescription else { return [] }
    return ["get { $\(raw: name).wrappedValue }", "set { $\(raw: name).wrappedValue = newValue }"]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let binding = binding(of: declaration), let value = binding.initializer?.value else { return [] }
    let type = binding.typeAnnotation.map { "<\($0.type.trimmedDescription)>" } ?? ""
    return [
      """
      nonisolated(unsafe) static var $\(raw: binding.pattern.trimmedDescription) = \
      TipKit.Tips.Parameter\(raw: type)(wrappedValue: \(value.trimmed))
      """
    ]
  }

  private static func binding(of declaration: some DeclSyntaxProtocol) -> PatternBindingSyntax? {
    declaration.as(VariableDeclSyntax.self)?.bindings.first
  }
}

/// Expands TipKit's `#Rule`: a rule that is never evaluated, because tips have no conditions here.
struct TipRuleMacro: ExpressionMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    "TipKit.Tips.Rule()"
  }
}
