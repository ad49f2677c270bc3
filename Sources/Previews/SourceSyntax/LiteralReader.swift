import SwiftParser
import SwiftSyntax

/// Visits a source and collects `SourceLiterals`.
///
/// A literal may only affect what is shown. Left out are those that are evaluated once, such as the value of a property; those that
/// the compiler or the list of previews needs; and those that may determine the types of others.
final class LiteralReader: SyntaxVisitor {
  private(set) var found = SourceLiterals()
  private let converter: SourceLocationConverter

  init(_ tree: SourceFileSyntax) {
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    // Interpolations have to be compiled.
    guard node.segments.count == 1, node.openingQuote.tokenKind == .stringQuote,
      let text = node.representedLiteralValue
    else { return .visitChildren }
    add(ExprSyntax(node), .text, text)
    return .skipChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    // Not all larger integers can be represented as a `Double`.
    if let value = node.representedLiteralValue, value < 1 << 53 {
      add(ExprSyntax(node), .integer, String(value))
    }
    return .skipChildren
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.representedLiteralValue, value.isFinite {
      add(ExprSyntax(node), .decimal, "\(value)")
    }
    return .skipChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add(ExprSyntax(node), .boolean, node.literal.text)
    return .skipChildren
  }

  private func add(_ node: ExprSyntax, _ kind: SourceLiterals.Literal.Kind, _ value: String) {
    guard isArgument(node) else { return }
    let start = node.positionAfterSkippingLeadingTrivia
    found.literals.append(
      SourceLiterals.Literal(
        offset: start.utf8Offset, length: node.endPositionBeforeTrailingTrivia.utf8Offset - start.utf8Offset,
        kind: kind, value: value, line: converter.location(for: start).line))
  }

  /// Whether it is the argument of a call, with or without a minus sign, in the body of a view.
  private func isArgument(_ literal: ExprSyntax) -> Bool {
    var expression = literal
    if let minus = literal.parent?.as(PrefixOperatorExprSyntax.self), minus.operator.text == "-" {
      expression = ExprSyntax(minus)
    }
    guard let call = expression.parent?.as(LabeledExprSyntax.self)?.parent?.parent,
      call.is(FunctionCallExprSyntax.self)
    else { return false }
    return isInView(call)
  }

  private func isInView(_ call: Syntax) -> Bool {
    var child = call
    for node in call.ancestors {
      if let verdict = verdict(on: node, around: child) { return verdict }
      child = node
    }
    return false
  }

  /// Whether the enclosing node makes a view; nil if a node further out decides.
  private func verdict(on node: Syntax, around child: Syntax) -> Bool? {
    if node.is(AttributeSyntax.self) || node.is(FunctionParameterClauseSyntax.self)
      || node.is(ExpressionPatternSyntax.self) || node.is(SwitchCaseItemSyntax.self)
      || node.is(MatchingPatternConditionSyntax.self)
    {
      return false
    }
    // The settings of previews are known before they are shown.
    if let member = node.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text.hasPrefix("preview")
    {
      return false
    }
    if let macro = node.as(MacroExpansionDeclSyntax.self) {
      return macro.macroName.text == "Preview" && child.is(ClosureExprSyntax.self)
    }
    if let macro = node.as(MacroExpansionExprSyntax.self) {
      return macro.macroName.text == "Preview" && child.is(ClosureExprSyntax.self)
    }
    if let variable = node.as(VariableDeclSyntax.self) { return verdict(on: variable) }
    if let function = node.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause?.type.isOpaque ?? false
    }
    let isOther =
      node.is(InitializerDeclSyntax.self) || node.is(DeinitializerDeclSyntax.self)
      || node.is(SubscriptDeclSyntax.self) || node.asProtocol((any DeclGroupSyntax).self) != nil
    return isOther ? false : nil
  }

  private func verdict(on variable: VariableDeclSyntax) -> Bool? {
    if variable.bindings.contains(where: { $0.accessorBlock != nil }) {
      return variable.bindings.contains { $0.typeAnnotation?.type.isOpaque ?? false }
    }
    // A variable in a body is evaluated with it; a property's value is evaluated once.
    return variable.isMemberOrGlobal ? false : nil
  }
}
