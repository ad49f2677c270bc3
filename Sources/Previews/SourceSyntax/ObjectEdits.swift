import SwiftSyntax

extension ActorDeclSyntax {
  /// The edits that make actors that inherit from NSObject conform to `_ObjectActor` instead, in source order.
  var editsThatInheritNothing: [RepairAnswer.Edit] {
    guard let object = inheritanceClause?.inheritedTypes.first?.type, object.lastName == "NSObject" else {
      return []
    }
    var edits = [edit(of: object, to: "_ObjectActor")]
    for member in memberBlock.members {
      guard let initializer = member.decl.as(InitializerDeclSyntax.self) else { continue }
      for modifier in initializer.modifiers where modifier.name.tokenKind == .keyword(.override) {
        edits.append(edit(of: modifier, to: ""))
      }
      for statement in initializer.body?.statements ?? [] where statement.isSuperInitializer {
        edits.append(edit(of: statement, to: ""))
      }
    }
    return edits
  }

  private func edit(of node: some SyntaxProtocol, to text: String) -> RepairAnswer.Edit {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return RepairAnswer.Edit(
      offset: start, length: node.endPositionBeforeTrailingTrivia.utf8Offset - start, text: text)
  }
}

extension SequenceExprSyntax {
  /// The casts by `as!`, by the indices of their operands. In an unfolded sequence the type is an element as well.
  private var castsByForce: [(index: Int, operand: ExprSyntax, type: TypeSyntax)] {
    let elements = Array(elements)
    return elements.indices.dropFirst().dropLast().compactMap { index in
      guard let cast = elements[index].as(UnresolvedAsExprSyntax.self),
        cast.questionOrExclamationMark?.text == "!",
        let type = elements[index + 1].as(TypeExprSyntax.self)?.type
      else { return nil }
      return (index - 1, elements[index - 1], type)
    }
  }

  /// The edits that have `Note.fetchRequest() as! NSFetchRequest<Note>` make such a request: in Objective-C, which has no generic
  /// types at run time, the cast is of one request to itself.
  var editsThatCastRequests: [RepairAnswer.Edit] {
    castsByForce.compactMap { _, operand, type in
      guard let type = type.as(IdentifierTypeSyntax.self), type.name.text == "NSFetchRequest",
        let result = type.genericArgumentClause?.arguments.first?.argument
      else { return nil }
      let start = operand.endPositionBeforeTrailingTrivia.utf8Offset
      return RepairAnswer.Edit(
        offset: start, length: type.endPositionBeforeTrailingTrivia.utf8Offset - start,
        text: "._as(\(result.trimmedDescription).self)")
    }
  }

  /// The casts that end the process if a value is of another type, where what they cast is one element: operators that bind more
  /// tightly than `as!` make it several.
  var forcedCasts: [SourceFacts.Demand] {
    let elements = Array(elements)
    return castsByForce.compactMap { index, operand, type in
      let isOne = index == 0 || elements[index - 1].bindsLessTightlyThanCasts
      guard type.lastName != "NSFetchRequest", isOne, !operand.mustStayWhereItIs, !operand.needsType
      else { return nil }
      let end = operand.endPositionBeforeTrailingTrivia.utf8Offset
      return SourceFacts.Demand(
        start: operand.positionAfterSkippingLeadingTrivia.utf8Offset, end: end,
        kind: .cast(
          type: type.trimmedDescription, length: type.endPositionBeforeTrailingTrivia.utf8Offset - end))
    }
  }
}

extension ExprSyntax {
  /// Whether it is an operator of a lower precedence than a cast.
  fileprivate var bindsLessTightlyThanCasts: Bool {
    if self.is(AssignmentExprSyntax.self) || self.is(UnresolvedTernaryExprSyntax.self) { return true }
    guard let symbol = self.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return ["??", "==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||", "+=", "-="].contains(symbol)
  }

  /// Whether it has no type of its own, so that the one that is expected matters, or is one that ends with the whole sequence.
  fileprivate var needsType: Bool {
    if self.is(ArrayExprSyntax.self) || self.is(DictionaryExprSyntax.self) || self.is(ClosureExprSyntax.self)
    {
      return true
    }
    if self.is(TryExprSyntax.self) || self.is(AwaitExprSyntax.self) || self.is(NilLiteralExprSyntax.self) {
      return true
    }
    return self.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
  }
}

extension CodeBlockItemSyntax {
  /// Whether it is `super.init()`.
  fileprivate var isSuperInitializer: Bool {
    guard let call = item.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return false }
    return member.base?.is(SuperExprSyntax.self) == true && member.declName.baseName.text == "init"
  }
}
