import SwiftParser
import SwiftSyntax

/// A walk through a source that finds what `SourceLiterals` holds.
///
/// What a literal says must decide nothing but what is shown: one that is read once for all, as in the value of a property, one that
/// the compiler or the list of previews knows, and one of which others' types may depend are none of these.
final class LiteralReader: SyntaxVisitor {
  private(set) var found = SourceLiterals()
  private let converter: SourceLocationConverter

  init(_ tree: SourceFileSyntax) {
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    // What is put into a text has to be compiled.
    guard node.segments.count == 1, node.openingQuote.tokenKind == .stringQuote,
      let text = node.representedLiteralValue
    else { return .visitChildren }
    add(ExprSyntax(node), .text, text)
    return .skipChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    // Numbers beyond are not all among those of 64 bits with a fraction.
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

  /// Whether it is the argument of a call, which may be negative, in what a view is made of.
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

  /// Whether what surrounds a literal makes a view; nil where what surrounds that decides.
  private func verdict(on node: Syntax, around child: Syntax) -> Bool? {
    if node.is(AttributeSyntax.self) || node.is(FunctionParameterClauseSyntax.self)
      || node.is(ExpressionPatternSyntax.self) || node.is(SwitchCaseItemSyntax.self)
      || node.is(MatchingPatternConditionSyntax.self)
    {
      return false
    }
    // What previews say of themselves is known before they are shown.
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
    // A variable of a body is part of it; a property's value is made once.
    return variable.isMemberOrGlobal ? false : nil
  }
}
