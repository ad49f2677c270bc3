import SwiftSyntax

extension ClassDeclSyntax {
  /// How to make an object of it for a view that looks for one in its environment, or for what asks for the app's delegate, if the
  /// class is declared in the file, is observable or such a delegate, is not generic and needs no arguments; nil for all others.
  var madeForEnvironment: String? {
    guard genericParameterClause == nil, parent?.parent?.parent?.is(SourceFileSyntax.self) == true,
      isObserved || isAppDelegate,
      !attributes.contains(where: {
        $0.attributeName?.hasSuffix("Actor") == true && $0.attributeName != "MainActor"
      }),
      !attributes.contains(where: { $0.attributeName == "available" })
    else { return nil }
    let type = name.text
    let members = memberBlock.members.map(\.decl)
    let isShared = members.contains { member in
      guard let variable = member.as(VariableDeclSyntax.self),
        variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) })
      else { return false }
      return variable.bindings.first?.pattern.trimmedDescription == "shared"
    }
    // A delegate's asks the application for it.
    if isShared, !isAppDelegate { return "\(type).shared" }
    let initializers = members.compactMap { $0.as(InitializerDeclSyntax.self) }
    if initializers.contains(where: \.needsNoArguments) { return "\(type)()" }
    guard initializers.isEmpty, inheritsNoInitializers else { return nil }
    let properties = members.compactMap { $0.as(VariableDeclSyntax.self) }
    return properties.allSatisfy(\.hasValueAtFirst) ? "\(type)()" : nil
  }

  private var isObserved: Bool {
    inheritedNames.contains("ObservableObject") || attributes.contains { $0.attributeName == "Observable" }
  }

  private var isAppDelegate: Bool {
    ["UIApplicationDelegate", "NSApplicationDelegate"].contains(where: inheritedNames.contains)
  }

  private var inheritedNames: [String] { inheritanceClause?.inheritedTypes.compactMap(\.type.lastName) ?? [] }

  /// Whether it inherits from nothing whose initializer may need arguments, as far as names show: only NSObject and protocols.
  private var inheritsNoInitializers: Bool {
    inheritedNames.allSatisfy { name in
      Self.harmless.contains(name) || ["Delegate", "DataSource", "Protocol"].contains { name.hasSuffix($0) }
    }
  }

  private static let harmless: Set = [
    "ObservableObject", "NSObject", "Identifiable", "Hashable", "Equatable", "Sendable", "Observable",
    "UIResponder",
  ]
}

extension InitializerDeclSyntax {
  /// Whether it can be called without arguments and returns an object synchronously.
  fileprivate var needsNoArguments: Bool {
    optionalMark == nil && genericParameterClause == nil && signature.effectSpecifiers == nil
      && attributes.isEmpty
      && signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
  }
}

extension VariableDeclSyntax {
  /// Whether its stored properties, if any, need no value from an initializer.
  fileprivate var hasValueAtFirst: Bool {
    if modifiers.contains(where: {
      $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.lazy)
    }) {
      return true
    }
    let wrappers = ["AppStorage", "FetchRequest", "Query"]
    if attributes.contains(where: { wrappers.contains($0.attributeName ?? "") }) { return true }
    return bindings.allSatisfy { binding in
      if binding.initializer != nil { return true }
      if !binding.isStored { return true }
      let isVariable = bindingSpecifier.tokenKind == .keyword(.var)
      return isVariable && binding.typeAnnotation?.type.isOptional == true
    }
  }
}

extension FunctionDeclSyntax {
  /// The symbol's name in another library, if the source names one.
  var foreignSymbol: String? {
    for case .attribute(let attribute) in attributes where attribute.attributeName.lastName == "_silgen_name"
    {
      let words = attribute.arguments?.trimmedDescription.split(separator: "\"").map(String.init) ?? []
      return words.first
    }
    return nil
  }
}
