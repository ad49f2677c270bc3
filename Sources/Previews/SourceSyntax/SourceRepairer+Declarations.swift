import SwiftSyntax

// Properties, attributes and conformances.
extension SourceRepairer {
  /// A property whose initial value does not compile becomes computed, so that making its owner does not evaluate it.
  mutating func mendInitialValue(
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

  private static let sharedNames: Set = [
    "shared", "default", "standard", "current", "main", "live", "mock", "preview", "sharedInstance",
    "instance", "forPreviews", "previewValue", "testValue", "liveValue",
  ]

  /// An entry of the environment whose default does not compile, which is in the macro's expansion: an empty value stands in for it,
  /// since without the entry every view would fail that reads it. False if the place is something else.
  mutating func mendEntry(_ error: SourceError, at token: TokenSyntax) -> Bool {
    guard !error.saysAnAttributeIsMissing, !error.message.hasPrefix("cannot find type"),
      let variable = token.ancestor(VariableDeclSyntax.self),
      variable.attributes.contains(where: { $0.attributeName == "Entry" }), variable.owner != nil,
      variable.bindings.count == 1, let binding = variable.bindings.first,
      let value = binding.initializer?.value, !value.isMissingValue
    else { return false }
    guard mendedNodes.insert(value.id).inserted else { return true }
    let name = binding.pattern.trimmedDescription
    if binding.typeAnnotation == nil {
      let end = binding.pattern.endPositionBeforeTrailingTrivia.utf8Offset
      replace(end..<end, with: ": \(value.literalType ?? guessedType(of: value))")
    }
    replace(value, with: self.value(named: name, error))
    note(.value, binding, name, error)
    return true
  }

  /// Repairs the attribute at a place, or if the place is a macro's, the attributes of the name in its argument: the compiler
  /// reports them in the expansion. False if there are none.
  mutating func mendAttributes(
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
  mutating func mendAttribute(_ attribute: AttributeSyntax, _ error: SourceError) {
    guard mendedNodes.insert(attribute.id).inserted else { return }
    let name = attribute.attributeName.trimmedDescription
    note(.removed, attribute, "@\(name)", error)
    guard let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.accessorBlock == nil
    else { return replace(attribute, with: "") }
    if variable.owner == nil {
      replace(attribute, with: "")
      // A variable of a function must have a value before it is used.
      guard binding.initializer == nil, let type = binding.typeAnnotation, !variable.isMemberOrGlobal else {
        return
      }
      let value = self.value(named: "@\(name) \(binding.pattern.trimmedDescription)", error)
      let end = type.endPositionBeforeTrailingTrivia.utf8Offset
      return replace(end..<end, with: " = \(value)")
    }
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
  mutating func removeConformance(
    to name: String, of group: any DeclGroupSyntax, _ error: SourceError
  ) -> Bool {
    guard let clause = group.inheritanceClause else { return false }
    let names = Self.implying[name, default: []] + [name]
    var kept = clause.inheritedTypes.filter { !names.contains($0.type.lastName ?? "") }
    if kept.count == clause.inheritedTypes.count {
      // Another protocol requires it: those that are not Swift's own are removed. What a class names first may be its superclass.
      let first = group.is(ClassDeclSyntax.self) ? clause.inheritedTypes.first : nil
      kept = clause.inheritedTypes.filter {
        Self.harmless.contains($0.type.lastName ?? "")
          || $0.id == first?.id && clause.inheritedTypes.count > 1
      }
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
}
