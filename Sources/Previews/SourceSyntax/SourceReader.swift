import SwiftParser
import SwiftSyntax

/// Visits a source and collects `SourceFacts`.
///
/// Of `#if`, all branches that may be compiled are visited.
final class SourceReader: SyntaxVisitor {
  private(set) var facts = SourceFacts()
  /// The names in source order, with their byte offsets.
  private var names: [(name: String, offset: Int)] = []
  private let converter: SourceLocationConverter
  /// The number of enclosing types and extensions.
  private var depth = 0
  /// Where the initial values begin that are among the bodies.
  private var initialValues: Set<Int> = []
  /// The extended types of the enclosing extensions: `Row` or `List.Row`.
  private var extended: [String?] = []

  init(_ tree: SourceFileSyntax) {
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
    facts.names = Set(names.map(\.name)).sorted()
    facts.declarations = DeclarationReader(tree).declarations
    noteWhatDeclarationsName()
  }

  /// Notes which of the source's names each declaration mentions, and which of these outside of bodies.
  private func noteWhatDeclarationsName() {
    let numbers = Dictionary(uniqueKeysWithValues: facts.names.enumerated().map { ($0.element, $0.offset) })
    var isInBody: [Bool] = []
    var outer: Set<Int> = []
    var bodies = facts.bodies[...]
    for (name, offset) in names {
      while let body = bodies.first, body[0] + body[1] <= offset { bodies.removeFirst() }
      let body = bodies.first.flatMap { $0[0] <= offset ? $0[0] : nil }
      isInBody.append(body != nil)
      // What memberwise initializers are isolated to is found out by looking at initial values.
      if body.map(initialValues.contains) ?? true, let number = numbers[name] { outer.insert(number) }
    }
    facts.inner = facts.names.indices.filter { !outer.contains($0) }
    for index in facts.declarations.indices {
      var shown: Set<Int> = []
      var hidden: Set<Int> = []
      for range in facts.declarations[index].ranges {
        var position = names.partitionPoint { $0.offset >= range[0] }
        while position < names.count, names[position].offset < range[1] {
          if let number = numbers[names[position].name] {
            if isInBody[position] { hidden.insert(number) } else { shown.insert(number) }
          }
          position += 1
        }
      }
      facts.declarations[index].shown = shown.sorted()
      facts.declarations[index].hidden = hidden.subtracting(shown).sorted()
    }
  }

  // MARK: Names

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    let name: String
    switch token.tokenKind {
    case .identifier(let text): name = text.unquoted
    case .binaryOperator(let text), .prefixOperator(let text), .postfixOperator(let text): name = text
    case .dollarIdentifier(let text): name = String(text.dropFirst())
    default: return .skipChildren
    }
    names.append((name, token.positionAfterSkippingLeadingTrivia.utf8Offset))
    return .skipChildren
  }

  // MARK: Conditions

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.possibleClauses { walk(clause) }
    return .skipChildren
  }

  // MARK: Imports

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.text.unquoted {
      let start = node.positionAfterSkippingLeadingTrivia
      facts.imports.append(
        SourceFacts.Import(
          module: module, offset: start.utf8Offset,
          length: node.endPositionBeforeTrailingTrivia.utf8Offset - start.utf8Offset,
          isExported: node.attributes.contains { $0.trimmedDescription == "@_exported" }))
    }
    return .skipChildren
  }

  // MARK: Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
  override func visitPost(_ node: StructDeclSyntax) { depth -= 1 }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if let made = node.madeForEnvironment { facts.makeable[node.name.text.unquoted] = made }
    return enter(node, node.name)
  }
  override func visitPost(_ node: ClassDeclSyntax) { depth -= 1 }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
  override func visitPost(_ node: EnumDeclSyntax) { depth -= 1 }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.objectEdits += node.editsThatInheritNothing
    return enter(node, node.name)
  }
  override func visitPost(_ node: ActorDeclSyntax) { depth -= 1 }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
  override func visitPost(_ node: ProtocolDeclSyntax) { depth -= 1 }

  private func enter(_ node: some DeclGroupSyntax, _ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    if depth == 0 { facts.types.append(name.text.unquoted) }
    depth += 1
    let inherited = node.inheritanceClause?.inheritedTypes.map(\.type) ?? []
    if !inherited.isEmpty {
      facts.inherited[name.text.unquoted, default: []] += inherited.compactMap(\.lastName)
    }
    for (index, type) in inherited.enumerated() {
      if node.is(ClassDeclSyntax.self), index == 0, node.memberBlock.asksSuperclass {
        use(type) { $0.isInheritedByClass = true }
      } else if index > 0 || node.as(EnumDeclSyntax.self)?.hasRawValues != true {
        use(type) { $0.isProtocol = true }
      }
    }
    if inherited.contains(where: DeclarationReader.isPreviewProvider) {
      facts.previews.append(
        SourceFacts.Preview(name: name.text.unquoted, line: line(of: node), isProvider: true))
    }
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if depth == 0 { facts.types.append(node.name.text.unquoted) }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    var members: [String] = []
    for member in node.memberBlock.members { members += Self.names(declaredBy: member.decl) }
    facts.extensions.append(
      SourceFacts.Extension(
        type: node.extendedType.lastName ?? "", members: members, conforms: node.inheritanceClause != nil))
    let inherited = node.inheritanceClause?.inheritedTypes.map(\.type) ?? []
    if let name = node.extendedType.lastName, !inherited.isEmpty {
      facts.inherited[name, default: []] += inherited.compactMap(\.lastName)
    }
    for type in inherited { use(type) { $0.isProtocol = true } }
    extended.append(node.extendedType.shortName)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) {
    depth -= 1
    extended.removeLast()
  }

  // MARK: Uses of types

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    // Before a period, it may be a module.
    if node.parent?.is(MemberTypeSyntax.self) != true { use(TypeSyntax(node)) { _ in } }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let name = TypeSyntax(node).shortName {
      change(name) {
        $0.isType = true
        $0.arity = max($0.arity, node.genericArgumentClause?.arguments.count ?? 0)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    use(node.constraint) { $0.isProtocol = true }
    return .visitChildren
  }

  override func visit(_ node: AttributedTypeSyntax) -> SyntaxVisitorContinueKind {
    let names = node.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    if !Set(names).isDisjoint(with: ["escaping", "autoclosure", "convention"]) {
      use(node.baseType) { $0.isFunction = true }
    }
    return .visitChildren
  }

  override func visit(_ node: CompositionTypeSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements { use(element.type) { $0.isProtocol = true } }
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.inheritedType { use(type) { $0.isProtocol = true } }
    return .visitChildren
  }

  override func visit(_ node: ConformanceRequirementSyntax) -> SyntaxVisitorContinueKind {
    use(node.rightType) { $0.isProtocol = true }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    facts.objectEdits += node.editsThatCastRequests
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    noteChain(node)
    // The parameters of closures are not known.
    guard var name = node.calledExpression.shortTypeName ?? initialized(by: node.calledExpression),
      !node.takesClosure, node.arguments.count <= 12
    else { return .visitChildren }
    if name == "Self", let type = extended.last ?? nil { name = type }
    let labels = node.arguments.map { $0.label?.text ?? "_" }.joined(separator: ",")
    change(name) {
      $0.initializers.insert(labels)
      // What stands among views may be a view, of which a box takes the place.
      if node.isKept, name.first?.isUppercase == true { $0.isType = true }
    }
    return .visitChildren
  }

  /// Notes a chain of eight calls or more without closures that ends with a call.
  private func noteChain(_ last: FunctionCallExprSyntax) {
    if last.parent?.is(MemberAccessExprSyntax.self) == true { return }
    var length = 0
    var next: FunctionCallExprSyntax? = last
    while let call = next {
      if call.takesClosure { return }
      length += 1
      next = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.as(FunctionCallExprSyntax.self)
    }
    if length < 8 { return }
    facts.chains.append([last.positionAfterSkippingLeadingTrivia.utf8Offset, last.trimmedLength.utf8Length])
  }

  /// The type whose initializer `super.init` or, in an extension, `self.init` calls.
  private func initialized(by callee: ExprSyntax) -> String? {
    guard let member = callee.as(MemberAccessExprSyntax.self),
      member.declName.baseName.tokenKind == .keyword(.`init`), let base = member.base
    else { return nil }
    if base.is(SuperExprSyntax.self) {
      return callee.ancestor(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.first?.type.shortName
    }
    return base.trimmedDescription == "self" ? extended.last ?? nil : nil
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.declName.baseName.text
    if let base = node.base?.shortTypeName, member.first?.isLowercase == true,
      !Self.ofAllTypes.contains(member)
    {
      change(base) { $0.members.insert("`\(member)`") }
    }
    return .visitChildren
  }

  /// Members that every type has.
  private static let ofAllTypes: Set = ["self", "init", "allCases"]

  // MARK: Force-unwrapping

  override func visitPost(_ node: ForceUnwrapExprSyntax) {
    guard !node.mayBeChanged, !node.expression.mustStayWhereItIs else { return }
    facts.demands.append(
      SourceFacts.Demand(
        start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
        end: node.expression.endPositionBeforeTrailingTrivia.utf8Offset, kind: .unwrapping))
  }

  override func visitPost(_ node: TryExprSyntax) {
    // In an unfolded sequence of operators, the expression after the keyword ends with the sequence.
    guard node.questionOrExclamationMark?.tokenKind == .exclamationMark,
      node.parent?.is(ExprListSyntax.self) != true, !node.expression.mustStayWhereItIs,
      !node.expression.namesArguments
    else { return }
    facts.demands.append(
      SourceFacts.Demand(
        start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
        end: node.expression.endPositionBeforeTrailingTrivia.utf8Offset, kind: .attempt))
  }

  override func visitPost(_ node: SequenceExprSyntax) {
    facts.demands += node.forcedCasts
  }

  private func use(_ type: TypeSyntax, _ change: (inout SourceFacts.TypeUse) -> Void) {
    guard let type = type.as(IdentifierTypeSyntax.self) else { return }
    self.change(type.name.text.unquoted) {
      $0.arity = max($0.arity, type.genericArgumentClause?.arguments.count ?? 0)
      $0.isType = true
      change(&$0)
    }
  }

  private func change(_ name: String, _ change: (inout SourceFacts.TypeUse) -> Void) {
    change(&facts.typeUses[name, default: SourceFacts.TypeUse()])
  }

  // MARK: Other declarations

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if depth == 0 { facts.globals.append(node.name.text.unquoted) }
    if node.body == nil, let symbol = node.foreignSymbol {
      facts.foreignFunctions.append(
        SourceFacts.ForeignFunction(symbol: symbol, end: node.endPositionBeforeTrailingTrivia.utf8Offset))
    }
    // An opaque result type (`some`) is part of what other files see.
    if let body = node.body,
      node.signature.returnClause?.type.isOpaque != true || node.modifiers.areOfThisFile
    {
      addBody(body.statements)
    }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.body { addBody(body.statements) }
    return .visitChildren
  }

  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    if depth == 0 { facts.globals.append(node.name.text.unquoted) }
    return .visitChildren
  }

  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.globals.append(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      noteValue(of: binding)
      if depth == 0, let name = binding.pattern.as(IdentifierPatternSyntax.self) {
        facts.globals.append(name.identifier.text.unquoted)
      }
      guard let accessors = binding.accessorBlock else { continue }
      // `body` is only called through the protocol; the types of other views are part of what other files see, unless these are private.
      let isOpaque =
        binding.typeAnnotation?.type.isOpaque ?? false && !node.modifiers.areOfThisFile
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      if isOpaque, name != "body", name != "previews" { continue }
      switch accessors.accessors {
      case .getter(let statements): addBody(statements)
      case .accessors(let list):
        for accessor in list { if let body = accessor.body { addBody(body.statements) } }
      @unknown default: break
      }
    }
    return .visitChildren
  }

  /// The initial value of a variable with a written type does not affect other files.
  private func noteValue(of binding: PatternBindingSyntax) {
    guard let value = binding.initializer?.value, let type = binding.typeAnnotation?.type, !type.isOpaque
    else { return }
    addBody(Syntax(value))
    initialValues.insert(value.position.utf8Offset)
  }

  private func addBody(_ statements: some SyntaxProtocol) {
    let start = statements.position.utf8Offset
    let end = statements.endPosition.utf8Offset
    // A nested body is part of the outer one.
    if let last = facts.bodies.last, start < last[0] + last[1] { return }
    if end > start { facts.bodies.append([start, end - start]) }
  }

  // MARK: Previews

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    readPreview(node, node.macroName, node.arguments)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if depth == 0, node.parent?.is(CodeBlockItemSyntax.self) == true {
      readPreview(node, node.macroName, node.arguments)
    }
    return .visitChildren
  }

  private func readPreview(
    _ node: some SyntaxProtocol, _ name: TokenSyntax, _ arguments: LabeledExprListSyntax
  ) {
    guard DeclarationReader.previewMacros.contains(name.text) else { return }
    let title = arguments.first.flatMap {
      $0.label == nil ? $0.expression.as(StringLiteralExprSyntax.self) : nil
    }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    facts.previews.append(
      SourceFacts.Preview(
        name: title?.representedLiteralValue, line: line(of: node), isProvider: false, range: [start, end]))
    facts.bodies.append([start, end - start])
  }

  private func line(of node: some SyntaxProtocol) -> Int {
    converter.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  /// The names by which a member can be referred to.
  static func names(declaredBy declaration: DeclSyntax) -> [String] {
    if let conditional = declaration.as(IfConfigDeclSyntax.self) {
      return conditional.possibleClauses.flatMap { clause -> [String] in
        guard case .decls(let members)? = clause.elements else { return [] }
        return members.flatMap { names(declaredBy: $0.decl) }
      }
    }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return variable.bindings.compactMap {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.unquoted
      }
    }
    if let function = declaration.as(FunctionDeclSyntax.self) { return [function.name.text.unquoted] }
    if declaration.is(InitializerDeclSyntax.self) { return ["init"] }
    if declaration.is(SubscriptDeclSyntax.self) { return ["subscript"] }
    if let type = declaration.asProtocol((any NamedDeclSyntax).self) { return [type.name.text.unquoted] }
    return []
  }
}

extension EnumDeclSyntax {
  /// Whether a case is given a raw value, whose type is then what the enumeration names first.
  fileprivate var hasRawValues: Bool {
    memberBlock.members.contains { member in
      member.decl.as(EnumCaseDeclSyntax.self)?.elements.contains { $0.rawValue != nil } == true
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether a closure stands among the arguments or after them.
  fileprivate var takesClosure: Bool {
    trailingClosure != nil || arguments.contains { $0.expression.is(ClosureExprSyntax.self) }
  }
}
