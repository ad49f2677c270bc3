import SwiftSyntax

/// Visits the declarations of a source that can be compiled separately: top-level declarations, and the members of types.
///
/// Of `#if`, all branches that may be compiled are visited.
struct DeclarationReader {
  private(set) var declarations: [SourceFacts.Declaration] = []
  /// The types that enclose the declaration, the innermost last.
  private var owners: [Owner] = []

  private struct Owner {
    var name: String
    var isClass = false
    var isProtocol = false
    /// The first line of an extension, with its constraints.
    var header: [Int]?
    /// Whether everything in it belongs to the type: an extension that adds a conformance.
    var conforms = false
  }

  init(_ tree: SourceFileSyntax) {
    for item in tree.statements { read(item) }
  }

  private mutating func read(_ item: CodeBlockItemSyntax) {
    switch item.item {
    case .decl(let declaration): read(declaration)
    case .expr(let expression): add(expression, names: [], isPreview: Self.isPreview(expression))
    case .stmt(let statement): add(statement, names: [])
    @unknown default: break
    }
  }

  private mutating func read(_ declaration: DeclSyntax) {
    if let conditional = declaration.as(IfConfigDeclSyntax.self) {
      for clause in conditional.possibleClauses { read(clause) }
    } else if let node = declaration.as(ExtensionDeclSyntax.self) {
      read(node)
    } else if let group = declaration.asProtocol((any DeclGroupSyntax).self),
      let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text.unquoted
    {
      read(group, name)
    } else {
      addMember(declaration)
    }
  }

  private mutating func read(_ clause: IfConfigClauseSyntax) {
    switch clause.elements {
    case .statements(let items)?: for item in items { read(item) }
    case .decls(let members)?: for member in members { read(member.decl) }
    default: break
    }
  }

  // MARK: Types

  private mutating func read(_ node: some DeclGroupSyntax, _ name: String) {
    let header = range(from: Syntax(node), to: node.memberBlock)
    var type = SourceFacts.Declaration(
      names: [name], owner: owners.last?.name, range: header, isType: true)
    type.isPreview =
      node.inheritanceClause?.inheritedTypes.map(\.type).contains(where: Self.isPreviewProvider) ?? false
    type.isClassMember = owners.last?.isClass ?? false
    if let outer = owners.last?.header { type.ranges.append(outer) }
    declarations.append(type)
    owners.append(
      Owner(
        name: name, isClass: node.is(ClassDeclSyntax.self) || node.is(ActorDeclSyntax.self),
        isProtocol: node.is(ProtocolDeclSyntax.self)))
    for member in node.memberBlock.members { read(member.decl) }
    owners.removeLast()
  }

  private mutating func read(_ node: ExtensionDeclSyntax) {
    let name = node.extendedType.lastName ?? ""
    let header = range(from: Syntax(node), to: node.memberBlock)
    let conforms = node.inheritanceClause != nil
    if conforms {
      var conformance = SourceFacts.Declaration(names: [], owner: name, range: header)
      conformance.comesWithOwner = true
      declarations.append(conformance)
    }
    owners.append(Owner(name: name, header: header, conforms: conforms))
    for member in node.memberBlock.members { read(member.decl) }
    owners.removeLast()
  }

  // MARK: Members

  private mutating func addMember(_ declaration: DeclSyntax) {
    guard !declaration.is(ImportDeclSyntax.self) else { return }
    var names = SourceReader.names(declaredBy: declaration)
    if let operation = declaration.as(OperatorDeclSyntax.self) { names = [operation.name.text] }
    if let alias = declaration.as(TypeAliasDeclSyntax.self) { names = [alias.name.text.unquoted] }
    if let cases = declaration.as(EnumCaseDeclSyntax.self) {
      names = cases.elements.map { $0.name.text.unquoted }
    }
    let isPreview = declaration.as(MacroExpansionDeclSyntax.self).map {
      Self.previewMacros.contains($0.macroName.text)
    }
    add(
      declaration, names: names, comesWithOwner: declaration.comesWithType, isPreview: isPreview ?? false,
      isAlias: declaration.is(TypeAliasDeclSyntax.self))
  }

  private mutating func add(
    _ node: some SyntaxProtocol, names: [String], comesWithOwner: Bool = false, isPreview: Bool = false,
    isAlias: Bool = false
  ) {
    var added = SourceFacts.Declaration(
      names: names, owner: owners.last?.name,
      range: [
        node.positionAfterSkippingLeadingTrivia.utf8Offset, node.endPositionBeforeTrailingTrivia.utf8Offset,
      ])
    added.isPreview = isPreview
    added.isAlias = isAlias
    if let owner = owners.last {
      added.isClassMember = owner.isClass
      added.isRequirement = owner.isProtocol
      added.comesWithOwner = comesWithOwner || owner.isProtocol || owner.conforms
      if let header = owner.header { added.ranges.insert(header, at: 0) }
    }
    declarations.append(added)
  }

  private func range(from node: Syntax, to block: MemberBlockSyntax) -> [Int] {
    [
      node.positionAfterSkippingLeadingTrivia.utf8Offset,
      block.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset,
    ]
  }

  /// The macros that declare previews. The second is the name of UIKit previews in the adapted copy.
  static let previewMacros: Set = ["Preview", "UIShown"]

  /// Whether a conforming type provides previews.
  static func isPreviewProvider(_ type: TypeSyntax) -> Bool {
    ["PreviewProvider", "PrefireProvider"].contains(type.lastName)
  }

  private static func isPreview(_ expression: ExprSyntax) -> Bool {
    expression.as(MacroExpansionExprSyntax.self).map { previewMacros.contains($0.macroName.text) } ?? false
  }
}

extension DeclSyntax {
  /// Whether a member is part of its type even if nothing refers to it: stored properties, initializers, and what the language
  /// and frameworks call themselves.
  fileprivate var comesWithType: Bool {
    if let variable = self.as(VariableDeclSyntax.self) {
      if variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) }) { return true }
      return variable.bindings.contains { binding in
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.unquoted
        return binding.isStored || name.map(SourceFacts.requirements.contains) ?? true
      } || variable.attributes.contains { $0.attributeName.map(Self.calledFromOutside.contains) ?? false }
    }
    guard let function = self.as(FunctionDeclSyntax.self) else {
      // Initializers, subscripts, cases, aliases and members that macros generate.
      return true
    }
    let name = function.name.text.unquoted
    return name.first.map { !$0.isLetter && $0 != "_" } ?? true
      || SourceFacts.requirements.contains(name) || name.hasPrefix("build") || name.hasPrefix("append")
      || function.modifiers.contains { $0.name.tokenKind == .keyword(.override) }
      || function.attributes.contains { $0.attributeName.map(Self.calledFromOutside.contains) ?? false }
  }

  private static let calledFromOutside: Set = ["objc", "IBAction", "IBOutlet", "_silgen_name", "_cdecl"]
}

extension PatternBindingSyntax {
  /// Whether a variable is stored rather than computed; it may have observers.
  var isStored: Bool {
    switch accessorBlock?.accessors {
    case nil: return true
    case .getter: return false
    case .accessors(let list):
      return list.allSatisfy {
        [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
      }
    @unknown default: return true
    }
  }
}
