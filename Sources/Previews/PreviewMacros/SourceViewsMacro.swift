import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Expands `#_sourceViews("…")`, given the text of a source file, to a type that lists the file's views.
///
/// The runner compiles one such line for every file beside the user's own files. That way a view can be
/// requested by name although nothing in the file creates it, and the parser stays in the plug-in.
struct SourceViewsMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let literal = node.arguments.first?.expression.as(StringLiteralExprSyntax.self),
      let text = literal.representedLiteralValue
    else {
      context.report(.sourceIsNotALiteral, at: node)
      return []
    }
    let scan = SourceViewScan(Parser.parse(source: text))
    let name = context.makeUniqueName("SourceViews")
    return [
      """
      nonisolated struct \(name): SwiftUI.SourceViewRegistry {
        static var line: Swift.Int { \(context.location(of: node)?.line ?? "#line") }
        @MainActor static var views: [SwiftUI.SourceView] {
          var views: [SwiftUI.SourceView] = []
          \(raw: scan.registrations)
          return views
        }
      }
      """
    ]
  }
}
