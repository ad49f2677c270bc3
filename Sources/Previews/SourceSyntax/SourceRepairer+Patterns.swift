import SwiftSyntax

// Patterns of what a missing module's type would be: of an enumeration's cases nothing is known but their names.
extension SourceRepairer {
  /// Repairs a pattern of a `switch`, an `if` or a `catch`, or a `switch` that does not know all cases; false where the error is of
  /// something else.
  mutating func mendPattern(_ error: SourceError, at token: TokenSyntax) -> Bool {
    guard error.attempts < 2 else { return false }
    if error.message.hasPrefix("switch must be exhaustive") { return complete(token, error) }
    for node in Syntax(token).ancestors {
      if node.is(CodeBlockItemSyntax.self) || node.is(ClosureExprSyntax.self) { return false }
      if let item = node.as(SwitchCaseItemSyntax.self) { return mend(item, error) }
      if let condition = node.as(MatchingPatternConditionSyntax.self), condition.pattern.contains(token) {
        return mend(condition, error)
      }
      if let item = node.as(CatchItemSyntax.self) { return mend(item, error) }
    }
    return false
  }

  private mutating func mend(_ item: SwitchCaseItemSyntax, _ error: SourceError) -> Bool {
    guard let pattern = CasePattern(item.pattern), mendedNodes.insert(item.id).inserted,
      let label = item.parent?.parent?.as(SwitchCaseLabelSyntax.self),
      let statement = item.ancestor(SwitchExprSyntax.self)
    else { return false }
    let subject = statement.subject.trimmedDescription
    guard !subject.contains(where: \.isNewline) else { return false }
    // The first name is one of the value itself, of which as much is known as of what is in it.
    let binding = pattern.names.first.map { "let \($0)" } ?? "_"
    let last = item.whereClause.map(Syntax.init) ?? Syntax(item.pattern)
    replace(
      item.positionAfterSkippingLeadingTrivia.utf8Offset..<last.endPositionBeforeTrailingTrivia.utf8Offset,
      with: "\(binding) where _Missing.matches(\(subject), \(literal(pattern.name)))")
    let others = pattern.names.dropFirst().map { "let \($0) = \(pattern.names[0]); " }.joined()
    if !others.isEmpty {
      let end = label.colon.endPositionBeforeTrailingTrivia.utf8Offset
      replace(end..<end, with: " " + others)
    }
    note(.value, item, pattern.name, error)
    return true
  }

  private mutating func mend(_ condition: MatchingPatternConditionSyntax, _ error: SourceError) -> Bool {
    guard let pattern = CasePattern(condition.pattern), mendedNodes.insert(condition.id).inserted else {
      return false
    }
    let subject = condition.initializer.value.trimmedDescription
    guard !subject.contains(where: \.isNewline) else { return false }
    let bindings = pattern.names.map { ", let \($0) = Optional(\(subject))" }.joined()
    replace(condition, with: "_Missing.matches(\(subject), \(literal(pattern.name)))\(bindings)")
    note(.value, condition, pattern.name, error)
    return true
  }

  private mutating func mend(_ item: CatchItemSyntax, _ error: SourceError) -> Bool {
    guard let whole = item.pattern, let pattern = CasePattern(whole), mendedNodes.insert(item.id).inserted,
      pattern.names.count < 2
    else { return false }
    let name = pattern.names.first ?? "_missing"
    replace(whole, with: "let \(name) where _Missing.matches(\(name), \(literal(pattern.name)))")
    note(.value, item, pattern.name, error)
    return true
  }

  /// Adds a default to a `switch`, for values that match no case whose name is known.
  private mutating func complete(_ token: TokenSyntax, _ error: SourceError) -> Bool {
    guard let statement = token.ancestor(SwitchExprSyntax.self), statement.switchKeyword == token,
      mendedNodes.insert(statement.id).inserted
    else { return false }
    let end = statement.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    replace(end..<end, with: " default: \(standIn(for: statement, error)) ")
    note(.value, statement.switchKeyword, statement.subject.shownName, error)
    return true
  }

  /// The body of that default: a box, a value, the end of the function, or nothing, depending on what the `switch` is for.
  private func standIn(for statement: SwitchExprSyntax, _ error: SourceError) -> String {
    let name = statement.subject.shownName
    let item =
      statement.parent?.parent?.as(CodeBlockItemSyntax.self) ?? statement.parent?.as(CodeBlockItemSyntax.self)
    guard let item else { return value(named: name, error) }
    let kind = BlockKind(around: item)
    if kind == .builder { return box(name, in: item, error) }
    let returns = statement.tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .keyword(.return) && $0.parent?.as(ReturnStmtSyntax.self)?.expression != nil
    }
    if returns { return end(named: name, canThrow: false, error) }
    if case .function = kind, item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1 {
      return value(named: name, error)
    }
    return "break"
  }
}

/// A pattern of a case, with or without names for what is in it.
private struct CasePattern {
  var name: String
  var names: [String]

  /// Nil for a pattern of something else.
  init?(_ pattern: PatternSyntax) {
    var whole = pattern
    var bindsAll = false
    if let binding = whole.as(ValueBindingPatternSyntax.self) { (whole, bindsAll) = (binding.pattern, true) }
    guard var expression = whole.as(ExpressionPatternSyntax.self)?.expression else { return nil }
    names = []
    if let call = expression.as(FunctionCallExprSyntax.self) {
      expression = call.calledExpression
      for argument in call.arguments {
        if let name = argument.expression.as(DeclReferenceExprSyntax.self), bindsAll {
          names.append(name.baseName.text)
        }
      }
      for node in call.arguments.tokens(viewMode: .sourceAccurate) {
        if let name = node.parent?.as(IdentifierPatternSyntax.self) { names.append(name.identifier.text) }
      }
    }
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
    name = member.declName.baseName.text
  }
}
