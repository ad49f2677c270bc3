import SwiftSyntax

// What the message of an error itself says how to repair.
extension SourceRepairer {
  /// A missing module's way to sleep: without a pause, the loop around it would turn for ever.
  mutating func mendSleep(_ error: SourceError, at token: TokenSyntax) -> Bool {
    let call = Syntax(token).ancestors.lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }
      .first { $0.calledExpression.trimmedDescription == "Task.sleep" }
    guard let call, let label = call.arguments.first?.label?.text,
      !["for", "until", "nanoseconds"].contains(label)
    else { return false }
    replace(call, with: "Task.sleep(for: .seconds(3600))")
    note(.value, call, "Task.sleep(\(label):)", error)
    return true
  }

  /// A statement that only does something, such as an assignment, among those of a builder, where nothing returns any more.
  mutating func keepEffect(at token: TokenSyntax) -> Bool {
    guard let item = token.ancestor(CodeBlockItemSyntax.self), let expression = item.item.as(ExprSyntax.self),
      expression.is(SequenceExprSyntax.self) || expression.is(FunctionCallExprSyntax.self)
        || expression.is(InfixOperatorExprSyntax.self)
    else { return false }
    let start = expression.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = expression.endPositionBeforeTrailingTrivia.utf8Offset
    replace(start..<start, with: "let _ = (")
    replace(end..<end, with: ")")
    return true
  }

  /// Gives values to stored properties that are no longer initialized; false if there are none.
  mutating func giveValues(to type: ClassDeclSyntax, _ error: SourceError) -> Bool {
    var hasChanged = false
    for member in type.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self), !variable.isShared else { continue }
      for binding in variable.bindings where binding.accessorBlock == nil && binding.initializer == nil {
        guard let annotation = binding.typeAnnotation, !annotation.type.isOptional else { continue }
        let name = binding.pattern.trimmedDescription
        let end = binding.endPositionBeforeTrailingTrivia.utf8Offset
        replace(end..<end, with: " = \(value(named: name, error))")
        note(.value, binding, name, error)
        hasChanged = true
      }
    }
    return hasChanged
  }

  /// A keyword that has become redundant because other code is missing.
  mutating func mendKeyword(_ error: SourceError, at token: TokenSyntax) -> Bool {
    let message = error.message
    if message.hasPrefix("cannot use explicit 'return' statement in the body of result builder"),
      let item = token.ancestor(ReturnStmtSyntax.self), error.attempts == 0
    {
      // With the keyword, the whole body would have to be that of a plain function, which it no longer is.
      replace(item.returnKeyword, with: "")
      return true
    }
    if message.contains("does not override any"), let modifiers = token.nearestModifiers,
      let override = modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
    {
      replace(override, with: "")
      note(.removed, override, "override", error)
      return true
    }
    return false
  }

  /// Removes modifiers whose argument is a placeholder of a type that cannot be inferred; false if there are none.
  mutating func removeMissingArguments(around token: TokenSyntax, _ error: SourceError) -> Bool {
    guard let item = token.ancestor(CodeBlockItemSyntax.self), let expression = item.builtView else {
      return false
    }
    let isContent = BlockKind(around: item) == .builder
    var hasRemoved = false
    var current: ExprSyntax? = expression
    while let link = current {
      guard let call = link.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base
      else {
        current = link.as(MemberAccessExprSyntax.self)?.base
        continue
      }
      if isContent || base.isView, call.arguments.contains(where: { $0.expression.isMissingValue }) {
        takeOut(call, of: member, base, error)
        hasRemoved = true
      }
      current = base
    }
    return hasRemoved
  }

  /// Has placeholders whose type nothing tells be values of which nothing is known; false if there are none.
  mutating func leaveTypesOpen(around token: TokenSyntax) -> Bool {
    let place =
      token.ancestor(CodeBlockItemSyntax.self).map { Syntax($0) }
      ?? token.ancestor(MemberBlockItemSyntax.self).map { Syntax($0) }
    guard let place else { return false }
    var isChanged = false
    for name in place.tokens(viewMode: .sourceAccurate) where name.text == "value" {
      guard let call = name.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
        ExprSyntax(call).isMissingValue, Self.mayBeOfAnyType(call)
      else { continue }
      replace(name, with: "unknown")
      isChanged = true
    }
    return isChanged
  }

  /// Whether a placeholder is an argument of something generic, or what a constant without a type is.
  private static func mayBeOfAnyType(_ placeholder: FunctionCallExprSyntax) -> Bool {
    if let clause = placeholder.parent?.as(InitializerClauseSyntax.self) {
      return clause.parent?.as(PatternBindingSyntax.self)?.typeAnnotation == nil
    }
    guard let argument = placeholder.parent?.as(LabeledExprSyntax.self),
      let function = argument.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression
    else { return false }
    // A modifier with such a value would be drawn as if it were right.
    return function.isTypeName || function.is(DeclReferenceExprSyntax.self)
  }

  /// An operator with placeholders as both operands: one placeholder replaces the whole expression.
  mutating func mendComparison(_ error: SourceError, at token: TokenSyntax) -> Bool {
    guard error.message.hasPrefix("ambiguous use of operator '"), let name = error.message.quoted(0),
      let operation = token.ancestor(SequenceExprSyntax.self),
      !operation.elements.contains(where: { $0.is(AssignmentExprSyntax.self) })
    else { return false }
    replace(operation, with: value(named: name, error))
    note(.value, operation, name, error)
    return true
  }

  /// An object that is made of whatever class a value or `Self` is.
  mutating func mendDynamicType(_ message: String, at token: TokenSyntax) -> Bool {
    mendManagedObject(message, at: token) || mendInitializerOfSelf(message, at: token)
      || mendDynamicSelf(message, at: token)
  }

  /// `Object(context: context)` of a managed object whose class only the call's type knows: all initializers of Objective-C are required on
  /// Apple's systems, here the one that it delegates to.
  private mutating func mendManagedObject(_ message: String, at token: TokenSyntax) -> Bool {
    guard message.hasPrefix("constructing an object of class type '"),
      message.hasSuffix("with a metatype value must use a 'required' initializer"),
      let call = token.ancestor(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let argument = call.arguments.first, let label = argument.label, label.text == "context"
    else { return false }
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    let named = member?.declName.baseName.text == "init" ? member?.base : nil
    let type = (named ?? call.calledExpression).trimmedDescription
    replace(label, with: "entity: \(type).entity(), insertInto")
    return true
  }

  /// `Self()` of a class whose initializers are Objective-C's on Apple's systems, where any of them may be called like that.
  private mutating func mendDynamicSelf(_ message: String, at token: TokenSyntax) -> Bool {
    guard message.hasPrefix("constructing an object of class type 'Self' with a metatype value"),
      let call = token.ancestor(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "Self",
      let type = Syntax(call).ancestors.lazy.compactMap({ $0.asProtocol((any DeclGroupSyntax).self) }).first,
      let name = Syntax(fromProtocol: type).nameOfPlainType
    else { return false }
    let function = token.ancestor(FunctionDeclSyntax.self)
    if function?.signature.returnClause?.type.trimmedDescription == "Self" {
      let end = call.endPositionBeforeTrailingTrivia.utf8Offset
      replace(call.calledExpression, with: "(\(name)")
      replace(end..<end, with: " as! Self)")
    } else {
      replace(call.calledExpression, with: name)
    }
    return true
  }

  /// `static let large = Self(…)` in an extension of a missing module's type, which is a class here and may be a structure there: it
  /// names the type instead.
  mutating func mendCovariantSelf(_ message: String, at token: TokenSyntax) -> Bool {
    guard message.contains("covariant 'Self'"), let variable = token.ancestor(VariableDeclSyntax.self),
      let extended = variable.owner?.as(ExtensionDeclSyntax.self)?.extendedType
    else { return false }
    for name in variable.tokens(viewMode: .sourceAccurate) where name.tokenKind == .keyword(.Self) {
      replace(name, with: extended.trimmedDescription)
    }
    return true
  }

  /// Arguments that `.init` or a static function does not take, most often since the type that is expected is of a missing module,
  /// whose initializers are known by their calls alone: an empty value stands in for the call.
  mutating func mendImplicitCall(_ error: SourceError, at token: TokenSyntax) -> Bool {
    guard error.attempts == 0, Self.otherArguments.contains(where: error.message.hasPrefix),
      let call = token.ancestor(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil,
      call.trailingClosure == nil,
      let argument = call.parent?.as(LabeledExprSyntax.self)
    else { return false }
    let name = argument.label?.text ?? member.declName.baseName.text
    replace(call, with: value(named: name, error))
    note(.value, call, name, error)
    return true
  }

  /// How messages about arguments begin that a call has too many or too few of.
  private static let otherArguments = [
    "extra argument", "incorrect argument label", "missing argument",
    "argument passed to call that takes no arguments",
  ]

  /// A closure that no longer names its arguments, since what it did with them is missing.
  mutating func mendIgnoredArguments(_ message: String, at token: TokenSyntax) -> Bool {
    guard message.hasPrefix("contextual type for closure argument list expects "),
      message.hasSuffix("which cannot be implicitly ignored"),
      let count = message.split(separator: " ").lazy.compactMap({ Int($0) }).first,
      let closure = token.ancestor(ClosureExprSyntax.self), closure.signature == nil
    else { return false }
    let place = closure.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    replace(place..<place, with: " \(Array(repeating: "_", count: count).joined(separator: ", ")) in ")
    return true
  }

  /// Unwrapping a value that is not optional here, because its type is generated.
  mutating func mendOptionality(_ message: String, at token: TokenSyntax) -> Bool {
    if message.hasPrefix("cannot force unwrap value of non-optional type"),
      let unwrapped = token.ancestor(ForceUnwrapExprSyntax.self)
    {
      replace(unwrapped.exclamationMark, with: "")
      return true
    }
    if message.hasPrefix("cannot use optional chaining on non-optional value"),
      let chained = token.ancestor(OptionalChainingExprSyntax.self)
    {
      replace(chained.questionMark, with: "")
      return true
    }
    if message.hasPrefix("initializer for conditional binding must have Optional type"),
      let condition = token.ancestor(OptionalBindingConditionSyntax.self)
    {
      if let value = condition.initializer?.value {
        let start = value.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = value.endPositionBeforeTrailingTrivia.utf8Offset
        replace(start..<start, with: "Optional(")
        replace(end..<end, with: ")")
      } else {
        let end = condition.pattern.endPositionBeforeTrailingTrivia.utf8Offset
        replace(end..<end, with: " = Optional(\(condition.pattern.trimmedDescription))")
      }
      return true
    }
    return false
  }

  /// A generic type that is used without arguments is not the one that is meant, which is of a module that is not there.
  mutating func mendGenericType(_ error: SourceError, at token: TokenSyntax) -> Bool {
    guard !request.missingModules.isEmpty, error.message.hasPrefix("reference to generic type '"),
      let name = error.message.quoted(0), token.text == name,
      let type = token.parent?.as(IdentifierTypeSyntax.self), type.genericArgumentClause == nil,
      type.parent?.is(ExtensionDeclSyntax.self) != true
    else { return false }
    replace(token, with: "_MissingClass")
    note(.value, type, name, error)
    return true
  }

  /// `Module.Name` becomes `Name`.
  mutating func dropModuleName(at token: TokenSyntax, _ error: SourceError) -> Bool {
    guard let period = token.nextToken(viewMode: .sourceAccurate), period.tokenKind == .period else {
      return false
    }
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    replace(start..<period.endPositionBeforeTrailingTrivia.utf8Offset, with: "")
    return true
  }

  /// A property that an extension of a missing type uses without `self`, which looks nothing up that is not declared.
  mutating func nameSelf(_ message: String, at token: TokenSyntax) -> Bool {
    guard message.hasPrefix("cannot find '"), message.quoted(0) == token.text.unquoted,
      let reference = token.parent?.as(DeclReferenceExprSyntax.self), token.text.first?.isUppercase == false,
      // A function may be a modifier, whose result would have to be a view.
      reference.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(reference).id,
      token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period,
      let group = Syntax(token).ancestors.lazy.compactMap({ $0.asProtocol((any DeclGroupSyntax).self) })
        .first,
      let name = group.as(ExtensionDeclSyntax.self)?.extendedType.lastName,
      request.missingTypes.contains(name)
    else { return false }
    replace(token, with: "self.\(token.text)")
    return true
  }

  /// `Settings.Pane` of a missing module becomes `Pane` where a module that is there has a type of the other's name: the compiler
  /// looks for the name in that type. False if it is something else.
  mutating func dropShadowedModule(at token: TokenSyntax, _ error: SourceError) -> Bool {
    let messages = ["generic parameter '", "' has no member '", "' is not a member type of"]
    guard messages.contains(where: error.message.contains) else { return false }
    var name = token
    if let period = token.previousToken(viewMode: .sourceAccurate), period.tokenKind == .period,
      let base = period.previousToken(viewMode: .sourceAccurate)
    {
      name = base
    }
    guard request.missingModules.contains(name.text),
      name.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period,
      let member = name.nextToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate),
      member.text.first?.isUppercase == true
    else { return false }
    // A view that has content is one of the missing module, whatever is called like it here.
    let call = token.ancestor(FunctionCallExprSyntax.self)
    if let call, call.trailingClosure != nil, call.calledExpression.contains(Syntax(name)) { return false }
    return dropModuleName(at: name, error)
  }

  /// A missing name in a condition or in a larger expression: a value in its place lets the rest run. False if it is a whole
  /// statement or an argument, which are repaired according to their use.
  mutating func mendOperand(_ error: SourceError, at token: TokenSyntax) -> Bool {
    guard error.message.contains("has no member '") || error.message.hasPrefix("cannot find '"),
      let reference = token.ancestor(DeclReferenceExprSyntax.self)
    else { return false }
    let chain = reference.chain
    guard let parent = chain.parent, chain.isOperand, !chain.containsBlock else { return false }
    // The target of an assignment has no value.
    if let list = parent.as(ExprListSyntax.self), let index = list.index(of: chain) {
      let next = list.index(after: index)
      if next < list.endIndex, list[next].is(AssignmentExprSyntax.self) { return false }
    }
    let name = chain.shownName
    replace(chain, with: value(named: name, error))
    note(.value, chain, name, error)
    return true
  }

  /// In an extension of a view of Apple's, makes objects of `Self` by the initializer that all views have to have: those of
  /// Objective-C's classes may be called on any class.
  private mutating func mendInitializerOfSelf(_ message: String, at token: TokenSyntax) -> Bool {
    guard message.hasPrefix("constructing an object of class type '"), message.contains("'required'"),
      let call = token.ancestor(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let extended = token.ancestor(ExtensionDeclSyntax.self)?.extendedType.lastName,
      extended.hasPrefix("UI") || extended.hasPrefix("NS")
    else { return false }
    var type = call.calledExpression
    if let member = type.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
      let base = member.base
    {
      type = base
    }
    replace(call, with: "\(type.trimmedDescription).init(coder: NSCoder())!")
    return true
  }

  /// Leaves a view without a modifier that is called on `self` without naming it, which only extensions of `View` can.
  mutating func mendImplicitModifier(_ error: SourceError, at token: TokenSyntax) -> Bool {
    guard error.message.hasPrefix("cannot find '"),
      token.text.first?.isLowercase == true,
      let name = token.parent?.as(DeclReferenceExprSyntax.self),
      let call = name.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(name).id,
      let function = token.ancestor(FunctionDeclSyntax.self),
      !function.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }),
      function.owner?.as(ExtensionDeclSyntax.self)?.extendedType.lastName == "View"
    else { return false }
    replace(call, with: "self")
    note(.modifier, name, ".\(token.text)", error)
    return true
  }
}
