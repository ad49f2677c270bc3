import SwiftSyntax

extension String {
  /// A name without backticks.
  var unquoted: String { hasPrefix("`") ? String(dropFirst().dropLast()) : self }
}

extension TypeSyntax {
  /// The last component of a type's name: `Row` of `List.Row`.
  var lastName: String? {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text.unquoted }
    if let type = self.as(MemberTypeSyntax.self) { return type.name.text.unquoted }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.lastName }
    return nil
  }

  /// A type's name, with that of its enclosing type if there is one; nil for other types.
  var shortName: String? {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text.unquoted }
    guard let type = self.as(MemberTypeSyntax.self) else { return nil }
    // A type in another one, whatever that is in.
    let outer =
      type.baseType.as(IdentifierTypeSyntax.self)?.name ?? type.baseType.as(MemberTypeSyntax.self)?.name
    return outer.map { "\($0.text.unquoted).\(type.name.text.unquoted)" }
  }

  /// Whether it is or contains a `some` type.
  var isOpaque: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) }
  }
}

extension DeclModifierListSyntax {
  /// Whether no other file sees the declaration.
  var areOfThisFile: Bool {
    contains {
      $0.detail == nil
        && ($0.name.tokenKind == .keyword(.private) || $0.name.tokenKind == .keyword(.fileprivate))
    }
  }
}

extension AttributeListSyntax.Element {
  /// The last component of its name; nil for `#if` branches.
  var attributeName: String? {
    guard case .attribute(let attribute) = self else { return nil }
    return attribute.attributeName.lastName
  }
}

extension MemberBlockSyntax {
  /// Whether a member overrides or calls one of a superclass.
  var asksSuperclass: Bool {
    tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .keyword(.super) || $0.tokenKind == .keyword(.override)
    }
  }
}

extension ExprSyntax {
  /// The call or name at the start of a chain of calls: `Text("a")` of `Text("a").bold().padding()`.
  var chainRoot: ExprSyntax {
    var root = self
    while true {
      if let call = root.as(FunctionCallExprSyntax.self) {
        guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base, !base.isTypeName else {
          return root
        }
        root = base
      } else if let member = root.as(MemberAccessExprSyntax.self), let base = member.base, !base.isTypeName {
        root = base
      } else if let optional = root.as(OptionalChainingExprSyntax.self) {
        root = optional.expression
      } else if let conditional = root.as(PostfixIfConfigExprSyntax.self), let base = conditional.base {
        root = base
      } else {
        return root
      }
    }
  }

  /// A name that looks like a type, with its enclosing type if there is one: `Text`, `List.Row`.
  var shortTypeName: String? {
    func name(_ token: TokenSyntax) -> String? {
      let name = token.text.unquoted
      return name.first?.isUppercase == true ? name : nil
    }
    if let reference = self.as(DeclReferenceExprSyntax.self) { return name(reference.baseName) }
    if let specialized = self.as(GenericSpecializationExprSyntax.self) {
      return specialized.expression.shortTypeName
    }
    guard let member = self.as(MemberAccessExprSyntax.self), let inner = name(member.declName.baseName)
    else { return nil }
    var outer = member.base?.as(DeclReferenceExprSyntax.self).flatMap { name($0.baseName) }
    // Before the enclosing type there may be a module, whose name may begin with a small letter.
    if outer == nil, let enclosing = member.base?.as(MemberAccessExprSyntax.self),
      enclosing.base?.is(DeclReferenceExprSyntax.self) == true
    {
      outer = name(enclosing.declName.baseName)
    }
    return outer.map { "\($0).\(inner)" }
  }

  /// Whether it looks like a type: `Text`, `Charts.Chart`.
  var isTypeName: Bool {
    if let name = self.as(DeclReferenceExprSyntax.self) {
      return name.baseName.text.first?.isUppercase ?? false
    }
    if let specialized = self.as(GenericSpecializationExprSyntax.self) {
      return specialized.expression.isTypeName
    }
    if let member = self.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text.first?.isUppercase ?? false
    }
    return false
  }

  /// Its name for people: `Text` for `Text("a")`, `Keychain.shared` for itself.
  var shownName: String {
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.shownName }
    if let specialized = self.as(GenericSpecializationExprSyntax.self) {
      return specialized.expression.shownName
    }
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text.unquoted }
    if let member = self.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text.unquoted
      guard let base = member.base, base.is(DeclReferenceExprSyntax.self) || base.isTypeName else {
        return name
      }
      return "\(base.shownName).\(name)"
    }
    if let expression = self.as(TryExprSyntax.self) { return expression.expression.shownName }
    if let expression = self.as(AwaitExprSyntax.self) { return expression.expression.shownName }
    return String(trimmedDescription.prefix { !$0.isNewline }.prefix(40))
  }
}
