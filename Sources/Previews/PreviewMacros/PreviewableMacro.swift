import SwiftSyntax
import SwiftSyntaxMacros

/// Marks a variable for `#Preview`, which moves it into a view; on its own it adds nothing.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
