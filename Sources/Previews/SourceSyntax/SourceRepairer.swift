import SwiftSyntax

/// Changes a source at the places that the compiler reports, as little as possible, so that the rest compiles.
///
/// Code is replaced with a member of `_Missing` (PreviewDeclarations) or removed. The number of lines stays the same, so that the
/// code that follows keeps its line numbers. If a repair did not help, the next attempt replaces the enclosing code: a modifier, a
/// view, a statement, a function's body, a declaration, a type, and finally the file.
struct SourceRepairer {
  let tree: SourceFileSyntax
  let request: RepairRequest
  private let converter: SourceLocationConverter
  private let bytes: [UInt8]
  private var edits: [RepairAnswer.Edit] = []
  /// The attributes and values that an error has had replaced: another error at the same place asks for the same.
  var mendedNodes: Set<SyntaxIdentifier> = []
  /// Requirements of protocols that types have been given.
  var declaredRequirements: Set<String> = []
  var result = RepairAnswer()

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
    if !request.takesOutLostOnly { takeOutKnown() }
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
  func token(of error: SourceError) -> TokenSyntax? {
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

  /// Takes out the modifiers and attributes that are known not to be there, in the whole source: the compiler comes to what is in a
  /// closure only once everything around it is right.
  private mutating func takeOutKnown() {
    if request.lostModifiers.isEmpty, request.lostAttributes.isEmpty { return }
    let (modifiers, attributes) = (Set(request.lostModifiers), Set(request.lostAttributes))
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let name = token.text
      if attributes.contains(name), let attribute = token.parent?.parent?.as(AttributeSyntax.self),
        attribute.attributeName.lastName == name
      {
        mendAttribute(attribute, knownError("unknown attribute '\(name)'"))
      } else if modifiers.contains(name) {
        takeOutModifier(named: token, knownError("value of type 'some View' has no member '\(name)'"))
      }
    }
  }

  /// What the compiler has said elsewhere.
  private func knownError(_ message: String) -> SourceError {
    SourceError(line: 1, column: 1, message: message, attempts: 0)
  }

  /// Takes out the modifiers of names that nothing has, in the statement at a place.
  private mutating func takeOutLost(around error: SourceError) {
    guard let item = body(around: error) else { return }
    let lost = Set(request.lostMembers)
    for name in item.tokens(viewMode: .sourceAccurate) where lost.contains(name.text) {
      var lost = error
      lost.message = "value has no member '\(name.text)'"
      takeOutModifier(named: name, lost)
    }
  }

  /// Takes out the call of a view's modifier that a name belongs to; nothing where it is another name.
  private mutating func takeOutModifier(named name: TokenSyntax, _ error: SourceError) {
    guard let member = name.parent?.parent?.as(MemberAccessExprSyntax.self), let base = member.base,
      base.isView, let call = member.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(member).id
    else { return }
    takeOut(call, of: member, base, error)
  }

  /// Takes a modifier out of a chain.
  mutating func takeOut(
    _ modifier: FunctionCallExprSyntax, of member: MemberAccessExprSyntax, _ base: ExprSyntax,
    _ error: SourceError
  ) {
    guard mendedNodes.insert(member.id).inserted else { return }
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
    if error.attempts == 0, mendEntry(error, at: token) { return }
    if mendPattern(error, at: token) { return }
    // What else stands on the line may have taken attempts.
    if error.attempts < 6, mendOptionality(error.message, at: token) { return }
    if error.attempts < 2, mendSleep(error, at: token) || mendKnown(error, at: token) { return }
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
    if error.attempts == 0, mendAtOnce(error, at: token) { return true }
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
      return declareRequirements(of: error, in: group) || removeConformance(to: name, of: group, error)
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
    if mendIgnoredArguments(message, at: token) || mendDynamicType(message, at: token) { return true }
    if mendImplicitCall(error, at: token) || mendCovariantSelf(message, at: token) { return true }
    if mendComparison(error, at: token) || mendGenericType(error, at: token) { return true }
    return mendKeyword(error, at: token)
  }

  /// Repairs what is only tried once, since nothing else comes of it the second time.
  private mutating func mendAtOnce(_ error: SourceError, at token: TokenSyntax) -> Bool {
    if nameSelf(error.message, at: token) || mendImplicitModifier(error, at: token) { return true }
    if dropShadowedModule(at: token, error) { return true }
    return error.message.hasSuffix("' conform to 'View'") && showOtherThanView(at: token)
  }

  /// Has a preview show what may be an object of UIKit's: a statement of its own body is no view.
  private mutating func showOtherThanView(at token: TokenSyntax) -> Bool {
    guard
      let macro = Syntax(token).ancestors.lazy.compactMap({
        $0.asProtocol((any FreestandingMacroExpansionSyntax).self)
      }).first, macro.macroName.text == "Preview", let body = macro.trailingClosure,
      body.statements.contains(where: { $0.id == token.ancestor(CodeBlockItemSyntax.self)?.id })
    else { return false }
    replace(macro.macroName, with: "UIShown")
    return true
  }

  // MARK: Texts

  func box(_ name: String, in place: some SyntaxProtocol, _ error: SourceError) -> String {
    "_Missing.\(place.contentKind(error.attempts))(\(literal(name)), \(literal(error.message)))"
  }

  func value(named name: String, _ error: SourceError) -> String {
    "_Missing.value(\(literal(name)), \(literal(error.message)))"
  }

  /// The same for an argument of a method, which may take any type.
  func argument(named name: String, _ error: SourceError) -> String {
    "_Missing.argument(\(literal(name)), \(literal(error.message)))"
  }

  /// The end of a function with a return value: an error, an empty value of its type, or, if the compiler does not find
  /// the type, the end of the preview.
  func end(named name: String, canThrow: Bool, _ error: SourceError) -> String {
    if canThrow { return "throw _Missing.failure(\(literal(name)), \(literal(error.message)))" }
    return error.attempts == 0 ? "return \(value(named: name, error))" : stop(named: name, error)
  }

  func stop(named name: String, _ error: SourceError) -> String {
    "_Missing.stop(\(literal(name)), \(literal(error.message)))"
  }

  func literal(_ text: String) -> String {
    let safe = text.filter { !$0.isNewline && $0 != "\"" && $0 != "\\" && $0 != "\0" }
    return "\"\(safe.prefix(200))\""
  }

  // MARK: Edits

  mutating func replace(_ node: some SyntaxProtocol, with text: String) {
    // What separates a statement from the next on its line stays.
    let isFollowed = !text.isEmpty && Syntax(node).as(CodeBlockItemSyntax.self)?.semicolon != nil
    let text = isFollowed ? "\(text);" : text
    replace(
      node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset,
      with: text)
  }

  mutating func replace(_ range: Range<Int>, with text: String) {
    let bytes = tree.syntaxTextBytes
    let feeds = bytes[range].count { $0 == UInt8(ascii: "\n") }
    edits.append(
      RepairAnswer.Edit(
        offset: range.lowerBound, length: range.count, text: text + String(repeating: "\n", count: feeds)))
  }

  mutating func note(
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
  var saysAnAttributeIsMissing: Bool {
    message.hasPrefix("unknown attribute '") || message.contains("' cannot be used as an attribute")
  }

  /// Whether a call has an argument that it does not take.
  var saysAnArgumentIsTooMuch: Bool {
    message.hasPrefix("extra argument '") || message.hasPrefix("extra arguments at positions")
  }

  /// Whether no value in the place of an argument would make the call right.
  var isOfWholeModifier: Bool { saysAnArgumentIsTooMuch || saysAnArgumentHasNoType }

  /// Whether an argument such as `.bordered` is of a generic type that nothing else tells, or a key path to what the environment does not
  /// have: no value in its place would be of such a type.
  var saysAnArgumentHasNoType: Bool {
    message.hasSuffix("' cannot be resolved without a contextual type")
      || message.hasPrefix("value of type 'EnvironmentValues' has no member '")
  }

  /// Whether nothing tells the type of a placeholder.
  var isOfUnknownValue: Bool {
    message.hasPrefix("generic parameter 'Value' could not be inferred")
  }

  /// Whether the compiler names what is not there.
  var saysWhatIsMissing: Bool {
    message.hasPrefix("value of type '") && message.contains("' has no member '")
      || message.hasPrefix("cannot find '")
  }

  /// Whether the compiler lacks a type, which may follow from another error.
  var isOfInference: Bool {
    message.hasPrefix("cannot infer contextual base in reference to member")
      || message.hasPrefix("cannot infer key path type from context")
      || message.hasPrefix("cannot infer type of closure parameter")
  }
}
