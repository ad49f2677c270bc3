import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The bundle of the module that the source is part of.
///
/// A preview is one module, and its strings are those of the project, whichever bundle is named.
struct BundleMacro: ExpressionMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    "Foundation.Bundle.main"
  }
}
