import SwiftSyntax

/// Changes a source at the places that the compiler reports, as little as possible, so that the rest compiles.
///
/// Code is replaced with a member of `_Missing` (PreviewDeclarations) or removed. The number of lines stays the same, so that the
/// code that follows keeps its line numbers. If a repair did not help, the next attempt replaces the enclosing code: a modifier, a
/// view, a statement, a function's body, a declaration, a type, and finally the file.
struct SourceRepairer {
  let tree: SourceFileSyntax
  private let request: RepairRequest
  private let converter: SourceLocationConverter
  private let bytes: [UInt8]
  private var edits: [RepairAnswer.Edit] = []
  private var result = RepairAnswer()

  init(_ tree: SourceFileSyntax, _ request: RepairRequest) {
    self.tree = tree
    self.request = request
    bytes = tree.syntaxTextBytes
    converter = SourceLocationConverter(fileName: "", tree: tree)
  }

  /// Repairs all errors; of nested edits, the outer one remains.
  mutating func answer() -> RepairAnswer {
    // Where something is not there, the compiler cannot infer what is beside it either.
    let clear = Set(request.errors.filter(\.saysWhatIsMissing).compactMap { body(around: $0)?.id })
    // Without the wrapper that is not there, a property has no type, which mending the wrapper answers.
    let attributes = request.errors.filter(\.saysAnAttributeIsMissing)
    let wrapped = Set(attributes.compactMap { property(around: $0)?.id })
    var mended: Set<Int> = []
    for error in request.errors {
      if request.takesOutLostOnly {
        takeOutLost(around: error)
      } else if error.message.hasPrefix("type annotation missing in pattern"),
        property(around: error).map({ wrapped.contains($0.id) }) ?? false
      {
        continue
      } else if error.isOfInference, error.attempts == 0,
        body(around: error).map({ clear.contains($0.id) }) ?? false
      {
        result.postponed.append(error.line)
      } else if mayFollow(error) {
        result.postponed.append(error.line)
      } else {
        mend(error)
        mended.insert(error.line)
      }
    }
    result.postponed.removeAll(where: mended.contains)
    edits.sort { ($0.offset, -$0.length) < ($1.offset, -$1.length) }
    for edit in edits {
      if let last = result.edits.last, edit == last || edit.isWithin(last) { continue }
      result.edits.append(edit)
    }
    return result
  }

  // MARK: Errors

  /// The token at a place; nil where there is no source.
  private func token(of error: SourceError) -> TokenSyntax? {
    guard error.line <= converter.location(for: tree.endPosition).line else { return nil }
    let position = converter.position(ofLine: error.line, column: error.column)
    return position < tree.endPositionBeforeTrailingTrivia ? tree.token(at: position) : nil
  }

  /// Whether an error is one of a whole type, which may follow from others in it: mending it takes the type away.
  private func mayFollow(_ error: SourceError) -> Bool {
    guard error.attempts == 0, !error.message.hasPrefix("invalid redeclaration"),
      let token = token(of: error),
      let type = token.parent?.asProtocol((any DeclGroupSyntax).self), !type.is(ExtensionDeclSyntax.self)
    else { return false }
    let lines = lines(of: type)
    return request.errors.contains { $0.line != error.line && lines.contains($0.line) }
  }

  private func lines(of node: some SyntaxProtocol) -> ClosedRange<Int> {
    converter.location(for: node.positionAfterSkippingLeadingTrivia)
      .line...converter.location(for: node.endPositionBeforeTrailingTrivia).line
  }

  /// The property whose declaration is around a place.
  private func property(around error: SourceError) -> VariableDeclSyntax? {
    token(of: error)?.ancestor(VariableDeclSyntax.self)
  }

  /// The outermost statement around a place: what the compiler checks at once.
  private func body(around error: SourceError) -> CodeBlockItemSyntax? {
    guard let token = token(of: error) else { return nil }
    var found: CodeBlockItemSyntax?
    for node in Syntax(token).ancestors {
      if node.is(MemberBlockItemSyntax.self) { break }
      if let item = node.as(CodeBlockItemSyntax.self), !item.isOfTopLevel { found = item }
    }
    return found
  }

  /// Takes out the modifiers of names that nothing has, in the statement at a place.
  private mutating func takeOutLost(around error: SourceError) {
    guard let item = body(around: error) else { return }
    let lost = Set(request.lostMembers)
    for name in item.tokens(viewMode: .sourceAccurate) where lost.contains(name.text) {
      guard let member = name.parent?.parent?.as(MemberAccessExprSyntax.self), let base = member.base,
        base.isView, let call = member.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == ExprSyntax(member).id
      else { continue }
      var lost = error
      lost.message = "value has no member '\(name.text)'"
      takeOut(call, of: member, base, lost)
    }
  }

  /// Takes a modifier out of a chain.
  private mutating func takeOut(
    _ modifier: FunctionCallExprSyntax, of member: MemberAccessExprSyntax, _ base: ExprSyntax,
    _ error: SourceError
  ) {
    replace(
      base.endPositionBeforeTrailingTrivia.utf8Offset..<modifier.endPositionBeforeTrailingTrivia.utf8Offset,
      with: "")
    note(.modifier, member.declName, ".\(member.declName.baseName.text)", error)
  }

  private mutating func mend(_ error: SourceError) {
    guard error.attempts < 9, let token = token(of: error) else { return removeAll(error) }
    if request.boxesWholeBodies, error.message.contains("unable to type-check"),
      let member = token.ancestor(MemberBlockItemSyntax.self), mendViewMember(member.decl, error)
    {
      return
    }
    if error.attempts < 2, mendSleep(error, at: token) || mendKnown(error, at: token) { return }
    // What else stands on the line may have taken attempts.
    if error.attempts < 4, error.isOfUnknownValue, leaveTypesOpen(around: token) { return }
    if error.attempts == 0, mendOperand(error, at: token) { return }
    mendPlace(error, around: Syntax(token))
  }

  /// Repairs what the message itself identifies; false if it cannot.
  private mutating func mendKnown(_ error: SourceError, at token: TokenSyntax) -> Bool {
    let message = error.message
    if message.hasPrefix("cannot find type '"), let name = message.quoted(0) {
      return request.missingModules.contains(name) && dropModuleName(at: token, error)
    }
    if message.hasPrefix("cannot find '"), let name = message.quoted(0),
      request.missingModules.contains(name),
      token.text == name
    {
      return dropModuleName(at: token, error)
    }
    if message.contains("is ambiguous"), let name = message.quoted(0), let owner = request.owners[name],
      token.text.unquoted == name, token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
    {
      // The alternative does not appear on Apple's systems.
      replace(token, with: "\(owner).\(token.text)")
      return true
    }
    if message.hasPrefix("type '()' cannot conform to '"), error.attempts == 0, keepEffect(at: token) {
      return true
    }
    if message.contains("'_MissingView' conform to '") || message.contains("'_MissingView' does not conform"),
      let item = token.ancestor(CodeBlockItemSyntax.self), error.attempts < 3
    {
      // Content that is not drawn: marks, axes, columns.
      replace(item, with: "")
      return true
    }
    if error.saysAnAttributeIsMissing, let name = message.quoted(0) {
      return mendAttributes(named: name, at: token, error)
    }
    if message.contains("conform to protocol '") || message.contains("conform to inherited protocol '") {
      guard let name = message.quotedParts.last,
        let group = Syntax(token).ancestors.lazy.compactMap({ $0.asProtocol((any DeclGroupSyntax).self) })
          .first
      else { return false }
      // An argument that does not conform does not concern the enclosing type.
      guard token.ancestor(CodeBlockItemSyntax.self)?.item.is(ExprSyntax.self) != true else { return false }
      return removeConformance(to: name, of: group, error)
    }
    if error.isOfUnknownValue,
      removeMissingArguments(around: token, error) || leaveTypesOpen(around: token)
    {
      return true
    }
    if message.hasPrefix("class '"), message.hasSuffix("' has no initializers"),
      let type = token.ancestor(ClassDeclSyntax.self), giveValues(to: type, error)
    {
      return true
    }
    if mendIgnoredArguments(message, at: token) { return true }
    if mendComparison(error, at: token) { return true }
    if mendOptionality(message, at: token) { return true }
    return mendKeyword(error, at: token)
  }

  /// A missing module's way to sleep: without a pause, the loop around it would turn for ever.
  private mutating func mendSleep(_ error: SourceError, at token: TokenSyntax) -> Bool {
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
  private mutating func keepEffect(at token: TokenSyntax) -> Bool {
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
  private mutating func giveValues(to type: ClassDeclSyntax, _ error: SourceError) -> Bool {
    var hasChanged = false
    for member in type.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self), !variable.isShared else { continue }
      for binding in variable.bindings where binding.accessorBlock == nil && binding.initializer == nil {
        guard let annotation = binding.typeAnnotation, !annotation.type.is(OptionalTypeSyntax.self),
          !annotation.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        else { continue }
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
  private mutating func mendKeyword(_ error: SourceError, at token: TokenSyntax) -> Bool {
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
  private mutating func removeMissingArguments(around token: TokenSyntax, _ error: SourceError) -> Bool {
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
  private mutating func leaveTypesOpen(around token: TokenSyntax) -> Bool {
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
  private mutating func mendComparison(_ error: SourceError, at token: TokenSyntax) -> Bool {
    guard error.message.hasPrefix("ambiguous use of operator '"), let name = error.message.quoted(0),
      let operation = token.ancestor(SequenceExprSyntax.self),
      !operation.elements.contains(where: { $0.is(AssignmentExprSyntax.self) })
    else { return false }
    replace(operation, with: value(named: name, error))
    note(.value, operation, name, error)
    return true
  }

  /// A closure that no longer names its arguments, since what it did with them is missing.
  private mutating func mendIgnoredArguments(_ message: String, at token: TokenSyntax) -> Bool {
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
  private mutating func mendOptionality(_ message: String, at token: TokenSyntax) -> Bool {
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
      let value = token.ancestor(OptionalBindingConditionSyntax.self)?.initializer?.value
    {
      replace(value, with: "Optional(\(value.trimmedDescription.replacing("\n", with: " ")))")
      return true
    }
    return false
  }

  /// `Module.Name` becomes `Name`.
  private mutating func dropModuleName(at token: TokenSyntax, _ error: SourceError) -> Bool {
    guard let period = token.nextToken(viewMode: .sourceAccurate), period.tokenKind == .period else {
      return false
    }
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    replace(start..<period.endPositionBeforeTrailingTrivia.utf8Offset, with: "")
    return true
  }

  /// A missing name in a condition or in a larger expression: a value in its place lets the rest run. False if it is a whole
  /// statement or an argument, which are repaired according to their use.
  private mutating func mendOperand(_ error: SourceError, at token: TokenSyntax) -> Bool {
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

  // MARK: Places

  /// Repairs the innermost node around a place that can be repaired, or an outer one after failed attempts.
  private mutating func mendPlace(_ error: SourceError, around node: Syntax) {
    var modifier: FunctionCallExprSyntax?
    var current: Syntax? = node
    while let place = current {
      // A method of something that is no view is no modifier, and may be asked for by an argument.
      if let argument = place.as(LabeledExprSyntax.self), modifier?.isOfView != true,
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
        if error.attempts < 4, mendViewMember(member.decl, error) { return }
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

  /// Replaces the content of a member such as `body` with a labelled box, because the type would not be a view without it. False
  /// if the member is something else, or already a box.
  private mutating func mendViewMember(_ member: DeclSyntax, _ error: SourceError) -> Bool {
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
    // An overloaded function with several text types could not infer which one is meant.
    let isTitle = argument.label == nil && Self.titled.contains(call.calledExpression.shownName)
    replace(value, with: isTitle ? "_Missing.text(\(literal(name)))" : self.value(named: name, error))
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
  private mutating func removeAll(_ error: SourceError) {
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

  // MARK: Declarations

  /// A property whose initial value does not compile becomes computed, so that making its owner does not evaluate it.
  private mutating func mendInitialValue(
    _ initializer: InitializerClauseSyntax, of binding: PatternBindingSyntax, in variable: VariableDeclSyntax,
    _ error: SourceError
  ) {
    let expression = initializer.value
    let name = expression.shownName
    let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
    let owner = variable.owner
    let isStatic = variable.modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
    let isComputable =
      variable.bindings.count == 1 && !isStatic && variable.attributes.isEmpty && binding.accessorBlock == nil
      && owner != nil && (isConstant || owner?.is(ClassDeclSyntax.self) == true)
    let start = binding.pattern.endPositionBeforeTrailingTrivia.utf8Offset
    let end = initializer.endPositionBeforeTrailingTrivia.utf8Offset
    var type =
      binding.typeAnnotation?.type.trimmedDescription ?? sharedType(of: variable, named: binding.pattern)
      ?? guessedType(of: expression)
    if let known = initializer.value.literalType, binding.typeAnnotation == nil { type = known }
    let value = self.value(named: name, error)
    if isComputable, error.attempts == 0 {
      replace(variable.bindingSpecifier, with: "var")
      let setter = isConstant ? "" : " set { _ = newValue }"
      replace(start..<end, with: ": \(type) { \(isConstant ? value : "get { \(value) }\(setter)") }")
    } else {
      replace(start..<end, with: ": \(type) = \(value)")
    }
    note(.value, binding, binding.pattern.trimmedDescription, error)
  }

  /// The type that a shared value is of: that which has it, where its name or what it is made of says so.
  private func sharedType(of variable: VariableDeclSyntax, named pattern: PatternSyntax) -> String? {
    guard variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }),
      let owner = variable.owner?.nameOfPlainType, let value = variable.bindings.first?.initializer?.value
    else { return nil }
    let isShared = Self.sharedNames.contains(pattern.trimmedDescription.unquoted)
    let isOfOwner = value.tokens(viewMode: .sourceAccurate).contains {
      $0.text == owner && $0.nextToken(viewMode: .sourceAccurate)?.tokenKind == .period
    }
    return isShared || isOfOwner ? owner : nil
  }

  /// The likely type of a value: that of a call of its initializer, or of its shared instance.
  private mutating func guessedType(of expression: ExprSyntax) -> String {
    let candidate: String?
    if let call = expression.as(FunctionCallExprSyntax.self), call.calledExpression.isTypeName {
      candidate = call.calledExpression.trimmedDescription
    } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      base.isTypeName,
      Self.sharedNames.contains(member.declName.baseName.text)
    {
      candidate = base.trimmedDescription
    } else {
      candidate = nil
    }
    guard let candidate else { return "_MissingValue" }
    let base = candidate.prefix { $0 != "<" }
    return request.missingModules.contains { base.hasPrefix("\($0).") }
      ? String(candidate.drop { $0 != "." }.dropFirst()) : candidate
  }

  static let sharedNames: Set = [
    "shared", "default", "standard", "current", "main", "live", "mock", "preview", "sharedInstance",
    "instance", "forPreviews", "previewValue", "testValue", "liveValue",
  ]

  /// Repairs the attribute at a place, or if the place is a macro's, the attributes of the name in its argument: the compiler
  /// reports them in the expansion. False if there are none.
  private mutating func mendAttributes(
    named name: String, at token: TokenSyntax, _ error: SourceError
  ) -> Bool {
    if let attribute = token.ancestor(AttributeSyntax.self) {
      mendAttribute(attribute, error)
      return true
    }
    let macro =
      token.ancestor(MacroExpansionExprSyntax.self).map { Syntax($0) }
      ?? token.ancestor(MacroExpansionDeclSyntax.self).map { Syntax($0) }
    guard let macro else { return false }
    var found = false
    for token in macro.tokens(viewMode: .sourceAccurate) where token.tokenKind == .atSign {
      guard let attribute = token.parent?.as(AttributeSyntax.self), attribute.attributeName.lastName == name
      else { continue }
      mendAttribute(attribute, error)
      found = true
    }
    return found
  }

  /// A missing property wrapper or macro: the property becomes computed, or state if it has an initial value.
  private mutating func mendAttribute(_ attribute: AttributeSyntax, _ error: SourceError) {
    let name = attribute.attributeName.trimmedDescription
    note(.removed, attribute, "@\(name)", error)
    guard let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, variable.owner != nil, binding.accessorBlock == nil
    else { return replace(attribute, with: "") }
    if binding.initializer != nil, variable.owner?.is(StructDeclSyntax.self) == true {
      return replace(attribute, with: name == "State" ? "" : "@State")
    }
    replace(attribute, with: "")
    guard binding.initializer == nil else { return }
    let type = binding.typeAnnotation?.type.trimmedDescription ?? "_MissingValue"
    let value = self.value(named: "@\(name) \(binding.pattern.trimmedDescription)", error)
    let setter = variable.owner?.is(StructDeclSyntax.self) == true ? "nonmutating set" : "set"
    replace(variable.bindingSpecifier, with: "var")
    replace(
      binding.pattern.endPositionBeforeTrailingTrivia
        .utf8Offset..<binding.endPositionBeforeTrailingTrivia.utf8Offset,
      with: ": \(type) { get { \(value) } \(setter) { _ = newValue } }")
  }

  /// Removes a protocol from the inheritance clause of a type or an extension; false if it is not there.
  private mutating func removeConformance(
    to name: String, of group: any DeclGroupSyntax, _ error: SourceError
  ) -> Bool {
    guard let clause = group.inheritanceClause else { return false }
    let names = Self.implying[name, default: []] + [name]
    var kept = clause.inheritedTypes.filter { !names.contains($0.type.lastName ?? "") }
    if kept.count == clause.inheritedTypes.count {
      // Another protocol requires it: those that are not Swift's own are removed.
      kept = clause.inheritedTypes.filter { Self.harmless.contains($0.type.lastName ?? "") }
      if kept.count == clause.inheritedTypes.count { return false }
    }
    let list = kept.map(\.type.trimmedDescription).joined(separator: ", ")
    replace(clause, with: list.isEmpty ? "" : ": \(list)")
    note(.removed, clause, "the conformance to \(name)", error)
    return true
  }

  /// Protocols that require another one.
  private static let implying: [String: [String]] = [
    "Decodable": ["Codable"], "Encodable": ["Codable"], "Equatable": ["Hashable", "Comparable"],
    "RawRepresentable": ["OptionSet"],
    "Hashable": ["Identifiable"],
  ]
  private static let harmless: Set = [
    "View", "ObservableObject", "Identifiable", "App", "NSObject", "String", "Int", "Error",
  ]

  // MARK: Texts

  private func box(_ name: String, in place: some SyntaxProtocol, _ error: SourceError) -> String {
    "_Missing.\(place.contentKind(error.attempts))(\(literal(name)), \(literal(error.message)))"
  }

  private func value(named name: String, _ error: SourceError) -> String {
    "_Missing.value(\(literal(name)), \(literal(error.message)))"
  }

  /// The end of a function with a return value: an error, an empty value of its type, or, if the compiler does not find
  /// the type, the end of the preview.
  private func end(named name: String, canThrow: Bool, _ error: SourceError) -> String {
    if canThrow { return "throw _Missing.failure(\(literal(name)), \(literal(error.message)))" }
    return error.attempts == 0 ? "return \(value(named: name, error))" : stop(named: name, error)
  }

  private func stop(named name: String, _ error: SourceError) -> String {
    "_Missing.stop(\(literal(name)), \(literal(error.message)))"
  }

  private func literal(_ text: String) -> String {
    let safe = text.filter { !$0.isNewline && $0 != "\"" && $0 != "\\" && $0 != "\0" }
    return "\"\(safe.prefix(200))\""
  }

  // MARK: Edits

  private mutating func replace(_ node: some SyntaxProtocol, with text: String) {
    // What separates a statement from the next on its line stays.
    let text = Syntax(node).as(CodeBlockItemSyntax.self)?.semicolon == nil ? text : "\(text);"
    replace(
      node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset,
      with: text)
  }

  private mutating func replace(_ range: Range<Int>, with text: String) {
    let bytes = tree.syntaxTextBytes
    let feeds = bytes[range].count { $0 == UInt8(ascii: "\n") }
    edits.append(
      RepairAnswer.Edit(
        offset: range.lowerBound, length: range.count, text: text + String(repeating: "\n", count: feeds)))
  }

  private mutating func note(
    _ kind: SourceRepair.Kind, _ place: some SyntaxProtocol, _ name: String, _ error: SourceError
  ) {
    let line = converter.location(for: place.positionAfterSkippingLeadingTrivia).line
    result.repairs.append(SourceRepair(kind: kind, line: line, name: name, error: error.message))
  }
}

extension RepairAnswer.Edit {
  /// Whether it changes what another one replaces; an insertion at the end does, too.
  fileprivate func isWithin(_ other: Self) -> Bool {
    let end = other.offset + other.length
    return offset < end || offset == end && length == 0 && other.length > 0
  }
}

extension SourceError {
  /// Whether a property wrapper or a macro is not there.
  fileprivate var saysAnAttributeIsMissing: Bool {
    message.hasPrefix("unknown attribute '") || message.contains("' cannot be used as an attribute")
  }

  /// Whether nothing tells the type of a placeholder.
  fileprivate var isOfUnknownValue: Bool {
    message.hasPrefix("generic parameter 'Value' could not be inferred")
  }

  /// Whether the compiler names what is not there.
  fileprivate var saysWhatIsMissing: Bool {
    message.hasPrefix("value of type '") && message.contains("' has no member '")
      || message.hasPrefix("cannot find '")
  }

  /// Whether the compiler lacks a type, which may follow from another error.
  fileprivate var isOfInference: Bool {
    message.hasPrefix("cannot infer contextual base in reference to member")
      || message.hasPrefix("cannot infer key path type from context")
      || message.hasPrefix("cannot infer type of closure parameter")
  }
}
