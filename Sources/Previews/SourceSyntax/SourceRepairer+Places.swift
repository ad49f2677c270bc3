import SwiftSyntax

// The place of an error that can be repaired: an argument, a modifier, a statement, a member.
extension SourceRepairer {
  /// Repairs the innermost node around a place that can be repaired, or an outer one after failed attempts.
  mutating func mendPlace(_ error: SourceError, around node: Syntax) {
    var modifier: FunctionCallExprSyntax?
    var current: Syntax? = node
    // No value in its place makes an argument one that the modifier takes.
    var refused = error.isOfWholeModifier ? argumentOfModifier(around: node) : nil
    while let place = current {
      // A method of something that is no view is no modifier, and may be asked for by an argument.
      if let argument = place.as(LabeledExprSyntax.self), argument.id == refused?.id {
        refused = nil
      } else if let argument = place.as(LabeledExprSyntax.self), modifier?.isOfView != true,
        mendArgument(argument, error)
      {
        return
      } else if let call = place.as(FunctionCallExprSyntax.self), modifier == nil,
        call.isModifier(around: node)
      {
        modifier = call
      } else if let attribute = place.as(AttributeSyntax.self), error.attempts < 3 {
        return mendAttribute(attribute, error)
      } else if let inherited = place.as(InheritedTypeSyntax.self), error.attempts < 2,
        let group = place.ancestors.lazy.compactMap({ $0.asProtocol((any DeclGroupSyntax).self) }).first,
        let name = inherited.type.lastName, removeConformance(to: name, of: group, error)
      {
        return
      } else if let parameter = place.as(FunctionParameterSyntax.self),
        let value = parameter.defaultValue?.value,
        value.contains(node), error.attempts < 2
      {
        replace(value, with: self.value(named: value.shownName, error))
        return note(.value, value, value.shownName, error)
      } else if error.attempts < 2, let element = place.elementValue, element.contains(node) {
        replace(element, with: self.value(named: element.shownName, error))
        return note(.value, element, element.shownName, error)
      } else if let item = place.as(CodeBlockItemSyntax.self) {
        if item.isOfTopLevel { break }
        if error.attempts < 5 { return mendStatement(item, error, around: node, modifier: modifier) }
      } else if let binding = place.as(PatternBindingSyntax.self), let value = binding.initializer,
        value.value.contains(node), error.attempts < 3,
        let variable = binding.parent?.parent?.as(VariableDeclSyntax.self), variable.isMemberOrGlobal
      {
        return mendInitialValue(value, of: binding, in: variable, error)
      } else if let member = place.as(MemberBlockItemSyntax.self) {
        if error.attempts < 4, mendViewMember(member.decl, error) || mendInitializer(member.decl, error) {
          return
        }
        if error.attempts < 6 {
          replace(member.decl, with: "")
          return note(.removed, member.decl, member.decl.shownName, error)
        }
      }
      current = place.parent
    }
    // At the top level.
    guard error.attempts < 7,
      let item = node.ancestors.lazy.compactMap({ $0.as(CodeBlockItemSyntax.self) }).first(
        where: \.isOfTopLevel)
    else { return removeAll(error) }
    replace(item, with: "")
    note(.removed, item, item.item.as(DeclSyntax.self)?.shownName ?? item.shownWords, error)
  }

  /// The innermost argument around a place, if it is one of a view's modifier.
  private func argumentOfModifier(around node: Syntax) -> LabeledExprSyntax? {
    let argument = node.ancestors.lazy.compactMap { $0.as(LabeledExprSyntax.self) }.first
    guard let call = argument?.parent?.parent?.as(FunctionCallExprSyntax.self), call.isOfView else {
      return nil
    }
    return argument
  }

  /// Replaces the content of a member such as `body` with a labelled box, because the type would not be a view without it. False
  /// if the member is something else, or already a box.
  mutating func mendViewMember(_ member: DeclSyntax, _ error: SourceError) -> Bool {
    let content: Syntax?
    let type: TypeSyntax?
    if let variable = member.as(VariableDeclSyntax.self), variable.bindings.count == 1 {
      content = variable.bindings.first?.accessorBlock.map { Syntax($0) }
      type = variable.bindings.first?.typeAnnotation?.type
    } else if let function = member.as(FunctionDeclSyntax.self) {
      content = function.body.map { Syntax($0) }
      type = function.signature.returnClause?.type
    } else {
      return false
    }
    guard let content, let type, Self.contents.contains(type.trimmedDescription),
      !content.trimmedDescription.hasPrefix("{ _Missing.")
    else { return false }
    replace(content, with: "{ \(box(member.shownName, in: content, error)) }")
    note(.box, member, member.shownName, error)
    return true
  }

  /// An initializer that does not give all properties a value, most often since statements have been taken out of it: those that it
  /// does not assign get empty ones, or all if that was not enough; at last it ends the preview. False if the member is something
  /// else.
  private mutating func mendInitializer(_ member: DeclSyntax, _ error: SourceError) -> Bool {
    guard let initializer = member.as(InitializerDeclSyntax.self), let body = initializer.body,
      Self.incomplete.contains(where: error.message.contains)
    else { return false }
    let isOfProperties = !error.message.contains("on all paths")
    if isOfProperties, error.attempts == 0, let start = body.statements.first {
      let given = assignments(of: initializer, error) { !body.assigns($0) }
      if !given.isEmpty {
        let place = start.positionAfterSkippingLeadingTrivia.utf8Offset
        replace(place..<place, with: given)
        return true
      }
    }
    if isOfProperties, error.attempts < 2, initializer.owner?.is(StructDeclSyntax.self) == true {
      let given = assignments(of: initializer, error) { _ in true }
      if !given.isEmpty {
        replace(body, with: "{ \(given)}")
        return true
      }
    }
    replace(body, with: "{ \(stop(named: "init", error)) }")
    note(.stop, initializer, "init()", error)
    return true
  }

  /// What the compiler says of an initializer that leaves a property, or what is inherited, without a value.
  private static let incomplete = [
    "without initializing all", "isn't called on all paths", "before all stored properties are initialized",
    "before all members were initialized",
  ]

  /// Statements that give the stored properties of an initializer's type the arguments of their names, or else empty values.
  private mutating func assignments(
    of initializer: InitializerDeclSyntax, _ error: SourceError, where isOpen: (String) -> Bool
  ) -> String {
    let arguments = Dictionary(
      initializer.signature.parameterClause.parameters.map {
        (($0.secondName ?? $0.firstName).text, $0.type.withoutAttributes)
      }, uniquingKeysWith: { first, _ in first })
    var text = ""
    let type = initializer.owner?.asProtocol((any DeclGroupSyntax).self)
    let members = type?.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
    for variable in members ?? [] where !variable.isShared {
      for binding in variable.bindings where binding.needsValue(in: variable) {
        let name = binding.pattern.trimmedDescription
        guard isOpen(name) else { continue }
        // The wrapper itself: it may have an empty value although the type that it wraps has none.
        let property = variable.attributes.isEmpty ? name : "_\(name)"
        let isGiven =
          variable.attributes.isEmpty && arguments[name] == binding.typeAnnotation?.type.withoutAttributes
        text += "self.\(property) = \(isGiven ? name : value(named: name, error)); "
        note(.value, binding, name, error)
      }
    }
    return text
  }

  /// The protocols of which boxes can take the place.
  private static let contents: Set = ["some View", "some ToolbarContent", "some Scene", "some Commands"]

  /// The argument of a function or an initializer that may exist; false if that was tried before.
  private mutating func mendArgument(_ argument: LabeledExprSyntax, _ error: SourceError) -> Bool {
    guard error.attempts == 0, let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.arguments.contains(where: { $0.id == argument.id }),
      !argument.expression.is(ClosureExprSyntax.self)
    else { return false }
    let value = argument.expression
    let name = value.shownName
    if argument.label == nil, Self.titled.contains(call.calledExpression.shownName) {
      // An overloaded function with several text types could not infer which one is meant.
      replace(value, with: "_Missing.text(\(literal(name)))")
    } else if call.isMethodInStatement {
      replace(value, with: self.argument(named: name, error))
    } else {
      replace(value, with: self.value(named: name, error))
    }
    note(.value, value, name, error)
    return true
  }

  /// Views whose first argument is a title with one of several types.
  private static let titled: Set = [
    "Text", "Label", "Button", "Toggle", "TextField", "SecureField", "NavigationLink", "Picker", "Menu",
    "Section", "Link", "LabeledContent", "DisclosureGroup", "GroupBox", "ProgressView", "DatePicker",
    "Stepper",
    "ContentUnavailableView",
  ]

  /// Removes everything from the file.
  mutating func removeAll(_ error: SourceError) {
    replace(0..<tree.endPosition.utf8Offset, with: "")
    result.repairs.append(
      SourceRepair(kind: .removed, line: 1, name: "the whole file", error: error.message))
  }

  // MARK: Statements

  private mutating func mendStatement(
    _ item: CodeBlockItemSyntax, _ error: SourceError, around node: Syntax, modifier: FunctionCallExprSyntax?
  ) {
    var item = item
    // If a statement cannot be repaired by itself, the enclosing ones are replaced, up to the body.
    for _ in 0..<max(0, error.attempts - 2) {
      if let outer = item.parent?.ancestors.lazy.compactMap({ $0.as(CodeBlockItemSyntax.self) }).first,
        !outer.isOfTopLevel
      {
        item = outer
      }
    }
    let kind = BlockKind(around: item)
    switch kind {
    case .builder: mendContent(item, error, around: node, modifier: error.attempts < 2 ? modifier : nil)
    case .procedure, .function, .initializer: mendCode(item, kind, error, around: node)
    }
  }

  /// A view, or other content of a builder: the modifier is removed, the view becomes a box, or the whole statement does.
  private mutating func mendContent(
    _ item: CodeBlockItemSyntax, _ error: SourceError, around node: Syntax, modifier: FunctionCallExprSyntax?
  ) {
    if let modifier, let member = modifier.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base,
      base.isView || item.expression?.isChain(through: modifier) == true
    {
      // A shape or a static member is the argument of a modifier, not a view by itself.
      return takeOut(modifier, of: member, base, error)
    }
    guard let expression = item.expression else {
      if item.item.is(DeclSyntax.self) {
        // The error of a declaration shows where it is used.
        replace(item, with: "")
        return note(.removed, item, item.item.as(DeclSyntax.self)?.shownName ?? item.shownWords, error)
      }
      if let ret = item.item.as(ReturnStmtSyntax.self), let value = ret.expression {
        return mendView(value, error, around: node)
      }
      let name = error.message.quoted(0) ?? item.shownWords
      replace(item, with: box(name, in: item, error))
      return note(.box, item, name, error)
    }
    mendView(expression, error, around: node)
  }

  private mutating func mendView(_ expression: ExprSyntax, _ error: SourceError, around node: Syntax) {
    if let plain = expression.missingCall?.withoutMissingContent {
      // Its closure is not the content of a view.
      return replace(expression, with: plain)
    }
    let root = expression.chainRoot
    // Its arguments may have been mended before.
    if error.attempts < 3, let call = root.as(FunctionCallExprSyntax.self),
      call.calledExpression.contains(node),
      mendContainer(call, error)
    {
      return
    }
    let isCall = root.is(FunctionCallExprSyntax.self) || root.isTypeName
    let name = isCall ? root.shownName : error.message.quoted(0) ?? root.shownName
    // An `if` or a `switch` is an expression, too.
    let place = isCall && error.attempts == 0 && root.contains(node) ? root : expression
    if place.is(IfExprSyntax.self) || place.is(SwitchExprSyntax.self) {
      let name = error.message.quoted(0) ?? place.shownName
      replace(place, with: box(name, in: place, error))
      return note(.box, node, name, error)
    }
    replace(place, with: box(name, in: place, error))
    note(.box, place, name, error)
  }

  /// Replaces a view that does not exist with a box around its content; false if it has no such content.
  private mutating func mendContainer(_ call: FunctionCallExprSyntax, _ error: SourceError) -> Bool {
    guard let closure = call.trailingClosure, closure.holdsViews, call.contentKind(0) == "box" else {
      return false
    }
    let name = ExprSyntax(call).shownName
    replace(
      call.positionAfterSkippingLeadingTrivia
        .utf8Offset..<closure.positionAfterSkippingLeadingTrivia.utf8Offset,
      with: box(name, in: call, error) + " ")
    let end = closure.endPositionBeforeTrailingTrivia.utf8Offset
    if end < call.endPositionBeforeTrailingTrivia.utf8Offset {
      replace(end..<call.endPositionBeforeTrailingTrivia.utf8Offset, with: "")
    }
    note(.box, call, name, error)
    return true
  }

  /// A statement of a function: removed if its value is not used, and otherwise the function ends there.
  private mutating func mendCode(
    _ item: CodeBlockItemSyntax, _ kind: BlockKind, _ error: SourceError, around node: Syntax
  ) {
    let statements = item.parent?.as(CodeBlockItemListSyntax.self)
    let isOnly = statements?.count == 1
    let name = error.message.quoted(0) ?? item.shownWords
    if let expression = item.expression, !expression.is(IfExprSyntax.self),
      !expression.is(SwitchExprSyntax.self)
    {
      if let value = expression.assignedValue, value.contains(node), error.attempts == 0, kind != .procedure {
        replace(value, with: self.value(named: value.shownName, error))
        return note(.value, value, value.shownName, error)
      }
      if case .function(let canThrow) = kind, isOnly, statements?.parent?.isFunctionEnd == true {
        // The function's return value.
        if statements?.parent?.is(ClosureExprSyntax.self) == true, error.attempts == 0 {
          replace(expression, with: value(named: expression.shownName, error))
          return note(.value, expression, expression.shownName, error)
        }
        replace(item, with: end(named: name, canThrow: canThrow, error))
        return note(.stop, item, item.functionName, error)
      }
      replace(item, with: "_Missing.skip(\(literal(expression.shownName)))")
      return note(.skipped, item, expression.shownName, error)
    }
    if let variable = item.item.as(VariableDeclSyntax.self), error.attempts == 0,
      variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.typeAnnotation != nil,
      let value = binding.initializer?.value,
      value.contains(node)
    {
      replace(value, with: self.value(named: value.shownName, error))
      return note(.value, value, value.shownName, error)
    }
    // Later code in the block may need the declaration or the check, and is not reached.
    let rest = item.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = statements?.last?.endPositionBeforeTrailingTrivia.utf8Offset ?? rest
    switch kind {
    case .procedure:
      replace(rest..<end, with: "_Missing.skip(\(literal(name))); return")
      note(.skipped, item, name, error)
    case .function(let canThrow):
      replace(rest..<end, with: self.end(named: name, canThrow: canThrow, error))
      note(.stop, item, item.functionName, error)
    case .initializer, .builder:
      replace(rest..<end, with: stop(named: name, error))
      note(.stop, item, item.functionName, error)
    }
  }
}
