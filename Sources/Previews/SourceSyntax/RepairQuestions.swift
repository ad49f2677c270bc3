import SwiftSyntax

extension String {
  /// The texts in quotation marks of a compiler message.
  var quotedParts: [String] {
    split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
      .map { String($0.element) }
  }

  func quoted(_ index: Int) -> String? {
    let parts = quotedParts
    return parts.indices.contains(index) ? parts[index] : nil
  }
}

extension SyntaxProtocol {
  /// The node and its ancestors, from the inside out.
  var ancestors: some Sequence<Syntax> {
    sequence(first: Syntax(self)) { $0.parent }
  }

  func ancestor<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
    for node in ancestors { if let node = node.as(type) { return node } }
    return nil
  }

  /// Whether it contains another node.
  func contains(_ node: some SyntaxProtocol) -> Bool {
    position <= node.position && node.endPosition <= endPosition
  }

  /// The modifiers of the enclosing declaration.
  var nearestModifiers: DeclModifierListSyntax? {
    for node in ancestors {
      if let declaration = node.asProtocol((any WithModifiersSyntax).self) { return declaration.modifiers }
    }
    return nil
  }

  /// The value that is an element of an array or dictionary literal.
  var elementValue: ExprSyntax? {
    self.as(ArrayElementSyntax.self)?.expression ?? self.as(DictionaryElementSyntax.self)?.value
  }

  /// The beginning of its text, on one line.
  var shownWords: String { String(trimmedDescription.prefix { !$0.isNewline }.prefix(40)) }

  /// Whether the end of a statement list in it is the end of the function.
  var isFunctionEnd: Bool {
    if self.is(ClosureExprSyntax.self) || self.is(AccessorBlockSyntax.self) { return true }
    return self.is(CodeBlockSyntax.self)
      && (parent?.is(FunctionDeclSyntax.self) == true || parent?.is(AccessorDeclSyntax.self) == true)
  }
}

extension SyntaxProtocol {
  /// The member of `_Missing` that serves as content here, by the type that is built or the modifier whose argument it is.
  func contentKind(_ attempts: Int) -> String {
    for node in ancestors {
      var type: TypeSyntax?
      if let variable = node.as(VariableDeclSyntax.self) {
        type = variable.bindings.first?.typeAnnotation?.type
      }
      if let function = node.as(FunctionDeclSyntax.self) { type = function.signature.returnClause?.type }
      if let text = type?.trimmedDescription {
        if text.hasSuffix("ToolbarContent") { return "toolbarItem" }
        if text.hasSuffix("Scene") { return "scene" }
        if text.hasSuffix("Commands") { return "commands" }
        if text.hasSuffix("WidgetConfiguration") { return "widgetConfiguration" }
        if text == "some Widget" { return "widget" }
        return "box"
      }
      if let call = node.as(FunctionCallExprSyntax.self) {
        let name = call.calledExpression.shownName
        if name == "toolbar", attempts > 0 { return "toolbarItem" }
        if name == "WindowGroup" || name.hasPrefix("ToolbarItem") { return "box" }
        if name == "commands" { return "commands" }
      }
    }
    return "box"
  }
}

extension FunctionCallExprSyntax {
  /// The labelled box itself, of a call that puts one around content; nil for all other expressions.
  var withoutMissingContent: String? {
    guard trailingClosure != nil, calledExpression.trimmedDescription == "_Missing.box" else { return nil }
    return "_Missing.box(\(arguments.trimmedDescription))"
  }

  /// Whether it is a member call, and the node is its name or one of its arguments.
  func isModifier(around node: Syntax) -> Bool {
    guard let member = calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      !base.isTypeName
    else {
      return false
    }
    return !base.contains(node)
  }
}

extension CodeBlockItemSyntax {
  /// The view that a statement consists of or returns.
  var builtView: ExprSyntax? { expression ?? item.as(ReturnStmtSyntax.self)?.expression }
}

extension FunctionCallExprSyntax {
  /// Whether it is a call of a method of a view.
  var isOfView: Bool { calledExpression.as(MemberAccessExprSyntax.self)?.base?.isView ?? false }

  /// Whether it calls a method of a value in a statement that is no view: what a modifier is given would be drawn as if it were right.
  var isMethodInStatement: Bool {
    guard let base = calledExpression.as(MemberAccessExprSyntax.self)?.base, !base.isTypeName, !base.isView,
      let item = ancestor(CodeBlockItemSyntax.self)
    else { return false }
    return BlockKind(around: item) != .builder
  }
}

extension ClosureExprSyntax {
  /// Whether it looks like a builder's closure: it begins with a call of a type or a choice. It takes nothing, or a single value and
  /// makes a view of it. A `Task` is part of an action.
  var holdsViews: Bool {
    guard let first = statements.first?.expression else { return false }
    if let signature {
      guard case .simpleInput(let names)? = signature.parameterClause, names.count == 1,
        signature.capture == nil
      else { return false }
      return first.isContent
    }
    return first.isContent || first.is(IfExprSyntax.self) || first.is(SwitchExprSyntax.self)
  }
}

extension ExprSyntax {
  /// Whether it is a view, or the choice of one.
  fileprivate var isContent: Bool {
    if isView { return chainRoot.shownName != "Task" }
    return self.as(IfExprSyntax.self)?.body.statements.first?.expression?.isContent ?? false
  }
}

extension ExprSyntax {
  /// The call of a member of `_Missing` that the expression is or begins with.
  var missingCall: FunctionCallExprSyntax? {
    var current: ExprSyntax? = self
    while let link = current {
      guard let call = link.as(FunctionCallExprSyntax.self) else {
        current = link.as(MemberAccessExprSyntax.self)?.base
        continue
      }
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      if base?.trimmedDescription == "_Missing" { return call }
      current = base
    }
    return nil
  }

  /// Whether it is a placeholder without a known type, or a member of one.
  var isMissingValue: Bool {
    ["_Missing.value", "_Missing.argument"].contains(missingCall?.calledExpression.trimmedDescription)
  }
}

extension DeclReferenceExprSyntax {
  /// The largest expression that begins with the name or accesses it as a member: `a.b(c).d` for each of `a`, `b` and `d`.
  var chain: ExprSyntax {
    var chain = ExprSyntax(self)
    if let member = parent?.as(MemberAccessExprSyntax.self), member.declName.id == id {
      chain = ExprSyntax(member)
    }
    while let parent = chain.parent {
      if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == chain.id {
        chain = ExprSyntax(member)
      } else if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == chain.id {
        chain = ExprSyntax(call)
      } else if let call = parent.as(SubscriptCallExprSyntax.self), call.calledExpression.id == chain.id {
        chain = ExprSyntax(call)
      } else if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
        chain = ExprSyntax(parent)!
      } else {
        break
      }
    }
    return chain
  }
}

extension ExprSyntax {
  /// Whether it is a condition, or part of an expression with operators.
  var isOperand: Bool {
    guard let parent else { return false }
    if let list = parent.as(ExprListSyntax.self) { return list.count > 1 }
    if let binding = parent.as(InitializerClauseSyntax.self) {
      // The value of a condition; those of properties and variables are repaired with their types.
      return binding.parent?.is(OptionalBindingConditionSyntax.self) == true
    }
    return parent.is(ConditionElementSyntax.self) || parent.is(PrefixOperatorExprSyntax.self)
      || parent.is(TernaryExprSyntax.self)
  }

  /// Whether it has closures as arguments, whose statements are repaired one by one.
  var containsBlock: Bool {
    var call = self.as(FunctionCallExprSyntax.self)
    while let current = call {
      if current.trailingClosure != nil { return true }
      call = current.calledExpression.as(MemberAccessExprSyntax.self)?.base?.as(FunctionCallExprSyntax.self)
    }
    return false
  }
}

extension ExprSyntax {
  /// Whether it is made by calling a type, so that it is a view without the modifiers that follow.
  var isView: Bool {
    let root = chainRoot
    guard let call = root.as(FunctionCallExprSyntax.self) else { return false }
    return call.calledExpression.isTypeName
  }

  /// Whether a call is part of the expression's chain of calls.
  func isChain(through call: FunctionCallExprSyntax) -> Bool {
    var current: ExprSyntax? = self
    while let expression = current {
      if expression.id == call.id { return true }
      if let call = expression.as(FunctionCallExprSyntax.self) {
        current = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      } else {
        current = expression.as(MemberAccessExprSyntax.self)?.base
      }
    }
    return false
  }

  /// The right-hand side of an assignment.
  var assignedValue: ExprSyntax? {
    if let sequence = self.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      if elements.count == 3, elements[1].is(AssignmentExprSyntax.self) { return elements[2] }
    }
    return nil
  }

  /// The type of a literal.
  var literalType: String? {
    if self.is(StringLiteralExprSyntax.self) { return "String" }
    if self.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if self.is(FloatLiteralExprSyntax.self) { return "Double" }
    if self.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    return nil
  }
}

extension ExprSyntax {
  /// Whether it uses the enclosing closure's anonymous arguments.
  var namesArguments: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      if case .dollarIdentifier = token.tokenKind { true } else { false }
    }
  }

  /// Whether it cannot become an autoclosure: it awaits something, or is the call to which an initializer delegates.
  var mustStayWhereItIs: Bool {
    if tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .keyword(.await) }) { return true }
    guard let called = self.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
    else { return false }
    return called.declName.baseName.tokenKind == .keyword(.`init`)
      && (called.base?.is(SuperExprSyntax.self) == true || called.base?.trimmedDescription == "self")
  }
}

extension CodeBlockItemSyntax {
  /// Whether it is a top-level declaration of the file, possibly in `#if`.
  var isOfTopLevel: Bool {
    !ancestors.contains { node in
      node.is(CodeBlockSyntax.self) || node.is(AccessorBlockSyntax.self) || node.is(MemberBlockSyntax.self)
        || node.isProtocol((any ExprSyntaxProtocol).self)
    }
  }
}

extension ForceUnwrapExprSyntax {
  /// Whether its value is assigned to, passed with `&`, or the base of a method call that may mutate it in place.
  var mayBeChanged: Bool {
    var node = Syntax(self)
    var isValue = expression.is(FunctionCallExprSyntax.self)
    while let parent = node.parent {
      if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == node.id {
        if !isValue, parent.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == parent.id {
          return true
        }
      } else if let called = parent.as(FunctionCallExprSyntax.self), called.calledExpression.id == node.id {
        isValue = true
      } else if let subscripted = parent.as(SubscriptCallExprSyntax.self),
        subscripted.calledExpression.id == node.id
      {
        // As the base of a member access.
      } else if parent.is(ForceUnwrapExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self) {
        // As the base of a member access.
      } else if parent.is(InOutExprSyntax.self) {
        return true
      } else if let list = parent.as(ExprListSyntax.self) {
        let elements = Array(list)
        guard let index = elements.firstIndex(where: { $0.id == node.id }), index + 1 < elements.count else {
          return false
        }
        if elements[index + 1].is(AssignmentExprSyntax.self) { return true }
        let sign = elements[index + 1].as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
        return sign.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(sign)
      } else {
        return false
      }
      node = parent
    }
    return false
  }
}

extension CodeBlockItemSyntax {
  /// The statement's expression.
  var expression: ExprSyntax? {
    if let expression = item.as(ExprSyntax.self) { return expression }
    return item.as(ExpressionStmtSyntax.self)?.expression
  }

  /// The name of the enclosing function.
  var functionName: String {
    for node in ancestors {
      if let function = node.as(FunctionDeclSyntax.self) { return "\(function.name.text)()" }
      if node.is(InitializerDeclSyntax.self) { return "init()" }
      if let binding = node.as(PatternBindingSyntax.self), binding.accessorBlock?.contains(self) == true {
        return binding.pattern.trimmedDescription
      }
    }
    return shownWords
  }
}

extension VariableDeclSyntax {
  /// Whether it is not a local variable.
  var isMemberOrGlobal: Bool {
    parent?.is(MemberBlockItemSyntax.self) == true
      || parent?.parent?.parent?.is(SourceFileSyntax.self) == true
  }

  /// Whether it is a property of a type rather than of its values.
  var isShared: Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
  }
}

extension DeclSyntaxProtocol {
  /// The type or extension that it is a member of.
  var owner: Syntax? {
    guard let item = parent?.as(MemberBlockItemSyntax.self) else { return nil }
    return item.parent?.parent?.parent
  }
}

extension PatternBindingSyntax {
  /// Whether it is a stored property that an initializer has to give a value.
  func needsValue(in variable: VariableDeclSyntax) -> Bool {
    guard initializer == nil, pattern.is(IdentifierPatternSyntax.self), let annotation = typeAnnotation,
      !variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.lazy) })
    else { return false }
    let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
    return isStored && (isConstant || !annotation.type.isOptional)
  }
}

extension TypeSyntax {
  /// Its text without `@escaping` and the like.
  var withoutAttributes: String {
    (self.as(AttributedTypeSyntax.self)?.baseType ?? self).trimmedDescription
  }

  var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }
}

extension CodeBlockSyntax {
  /// Whether it gives a value to a property of a name, on whatever path.
  func assigns(_ name: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      token.text.unquoted == name.unquoted && token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .equal
        && token.parent?.is(IdentifierPatternSyntax.self) != true
    }
  }
}

extension Syntax {
  /// The name of the type that a declaration declares or extends, where values of it can be made without more being known.
  var nameOfPlainType: String? {
    if let type = self.as(StructDeclSyntax.self), type.genericParameterClause == nil { return type.name.text }
    if let type = self.as(ClassDeclSyntax.self), type.genericParameterClause == nil { return type.name.text }
    if let type = self.as(ActorDeclSyntax.self) { return type.name.text }
    return self.as(ExtensionDeclSyntax.self)?.extendedType.as(IdentifierTypeSyntax.self)?.name.text
  }
}

extension DeclSyntax {
  /// Its name for people: `func load`, `struct Row`.
  var shownName: String {
    if let function = self.as(FunctionDeclSyntax.self) { return "\(function.name.text)()" }
    if self.is(InitializerDeclSyntax.self) { return "init()" }
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.bindings.map(\.pattern.trimmedDescription).joined(separator: ", ")
    }
    if let extended = self.as(ExtensionDeclSyntax.self) {
      return "extension \(extended.extendedType.trimmedDescription)"
    }
    if let type = self.asProtocol((any NamedDeclSyntax).self) { return type.name.text.unquoted }
    return shownWords
  }
}

extension FunctionCallExprSyntax {
  /// Whether its value is that of a variable, or of an argument of what makes a model rather than a view.
  var isKept: Bool {
    if parent?.is(InitializerClauseSyntax.self) == true {
      return parent?.parent?.is(PatternBindingSyntax.self) == true
    }
    if let elements = parent?.as(ExprListSyntax.self), elements.count == 3,
      elements.last?.id == ExprSyntax(self).id
    {
      // It is assigned.
      return elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    }
    guard let argument = parent?.as(LabeledExprSyntax.self), let label = argument.label?.text,
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.shortTypeName != nil
    else { return false }
    return !Self.labelsOfViews.contains(label) && calledExpression.shortTypeName?.hasSuffix("View") != true
  }

  private static let labelsOfViews: Set = [
    "destination", "content", "label", "title", "icon", "header", "footer", "background", "overlay", "view",
    "rootView", "placeholder", "actions", "message",
  ]
}
