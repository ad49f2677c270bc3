import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A misuse of a macro, in one sentence.
enum MacroDiagnostic: String, DiagnosticMessage {
  case previewWithoutBody = "'#Preview' needs a closure that describes the view"
  case previewableWithArguments =
    "'@Previewable' has no place in a '#Preview' with arguments; make a view that has the state"
  case entryOutsideOfValues =
    "'@Entry' belongs in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues"
  case entryNotAVariable = "'@Entry' can only be attached to a 'var' with one name"
  case entryWithoutValue = "'@Entry' needs a default value"
  case entryWithoutType = "'@Entry' needs the type of a focused value"
  case sourceIsNotALiteral = "'#_sourceViews' takes the text of a file as one literal"

  var message: String { rawValue }
  var diagnosticID: MessageID { MessageID(domain: "PreviewMacros", id: rawValue) }
  var severity: DiagnosticSeverity { .error }
}

extension MacroExpansionContext {
  /// Reports a misuse at the given node.
  func report(_ message: MacroDiagnostic, at node: some SyntaxProtocol) {
    diagnose(Diagnostic(node: node, message: message))
  }
}
