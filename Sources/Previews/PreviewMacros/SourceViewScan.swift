import SwiftSyntax

/// The views that a source file declares, and which of them can be made without arguments.
///
/// This reads syntax only: a type is a view when it says so itself or in an extension in the same file.
/// Declarations that another file cannot see are left out. Conditional compilation is not evaluated but
/// repeated around what it encloses, so that the compiler decides.
struct SourceViewScan {
  /// Statements that append every view to an array called `views`, in the order of the file.
  private(set) var registrations = ""
  /// Names of types that an extension makes views.
  private var extendedViews: Set<String> = []
  /// Names of types that an extension gives an initializer without required parameters.
  private var extendedInitializers: Set<String> = []

  init(_ file: SourceFileSyntax) {
    let declarations = file.statements.compactMap { $0.item.as(DeclSyntax.self) }
    readExtensions(declarations)
    for declaration in declarations { read(declaration, path: []) }
  }

  private mutating func readExtensions(_ declarations: [DeclSyntax]) {
    for declaration in declarations {
      if let conditional = declaration.as(IfConfigDeclSyntax.self) {
        for clause in conditional.clauses { readExtensions(clause.declarations) }
      } else if let declaration = declaration.as(ExtensionDeclSyntax.self) {
        let name = declaration.extendedType.trimmedDescription
        if declaration.inheritanceClause.namesView { extendedViews.insert(name) }
        let initializers = declaration.memberBlock.members.compactMap {
          $0.decl.as(InitializerDeclSyntax.self)
        }
        if initializers.contains(where: \.canBeCalledWithoutArguments) { extendedInitializers.insert(name) }
      }
    }
  }

  private mutating func read(_ declaration: DeclSyntax, path: [String]) {
    if let conditional = declaration.as(IfConfigDeclSyntax.self) {
      for clause in conditional.clauses {
        registrations += "\(clause.poundKeyword.text) \(clause.condition?.trimmedDescription ?? "")\n"
        for declaration in clause.declarations { read(declaration, path: path) }
      }
      registrations += "#endif\n"
    } else if let type = declaration.as(StructDeclSyntax.self) {
      readType(type, name: type.name, isGeneric: type.genericParameterClause != nil, path: path)
    } else if let type = declaration.as(EnumDeclSyntax.self) {
      readType(type, name: type.name, isGeneric: type.genericParameterClause != nil, path: path)
    } else if let type = declaration.as(ClassDeclSyntax.self) {
      readType(type, name: type.name, isGeneric: type.genericParameterClause != nil, path: path)
    } else if let type = declaration.as(ExtensionDeclSyntax.self), !type.modifiers.areHidden {
      let path = type.extendedType.trimmedDescription.split(separator: ".").map(String.init)
      for member in type.memberBlock.members { read(member.decl, path: path) }
    }
  }

  private mutating func readType(
    _ type: some DeclGroupSyntax, name: TokenSyntax, isGeneric: Bool, path: [String]
  ) {
    // A generic type cannot be named without its arguments, and neither can types nested in it.
    if type.modifiers.areHidden || isGeneric { return }
    let path = path + [name.text]
    let fullName = path.joined(separator: ".")
    if let view = type.as(StructDeclSyntax.self),
      view.inheritanceClause.namesView || extendedViews.contains(fullName)
    {
      let missing = extendedInitializers.contains(fullName) ? [] : view.requiredArguments
      let name = fullName.filter { $0 != "`" }
      let isNested = path.count > 1
      registrations += "views.append(SwiftUI.SourceView(name: \"\(name)\", isNested: \(isNested), "
      if missing.isEmpty {
        registrations += "make: { SwiftUI.AnyView(\(fullName)()) }))\n"
      } else {
        let list = missing.map { "\"\($0)\"" }.joined(separator: ", ")
        registrations += "requiredArguments: [\(list)]))\n"
      }
    }
    for member in type.memberBlock.members { read(member.decl, path: path) }
  }
}

extension IfConfigClauseSyntax {
  /// The declarations between this condition and the next.
  fileprivate var declarations: [DeclSyntax] {
    switch elements {
    case .statements(let items): items.compactMap { $0.item.as(DeclSyntax.self) }
    case .decls(let members): members.map(\.decl)
    default: []
    }
  }
}

extension DeclModifierListSyntax {
  /// Whether another file of the module cannot see the declaration.
  fileprivate var areHidden: Bool {
    contains { modifier in
      // `private(set)` hides only the setter.
      modifier.detail == nil && ["private", "fileprivate"].contains(modifier.name.text)
    }
  }
}

extension InheritanceClauseSyntax? {
  /// Whether `View` is among the inherited types.
  fileprivate var namesView: Bool {
    self?.inheritedTypes.contains { ["View", "SwiftUI.View"].contains($0.type.trimmedDescription) } ?? false
  }
}

extension InitializerDeclSyntax {
  /// Whether every parameter has a default value and the call can neither fail, throw nor wait.
  fileprivate var canBeCalledWithoutArguments: Bool {
    !modifiers.areHidden && optionalMark == nil && genericParameterClause == nil
      && signature.effectSpecifiers == nil
      && signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil || $0.ellipsis != nil }
  }
}

extension StructDeclSyntax {
  /// The names of the required arguments for making a value; empty if there are none.
  fileprivate var requiredArguments: [String] {
    let initializers = memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    if initializers.contains(where: \.canBeCalledWithoutArguments) { return [] }
    if let first = initializers.first {
      let labels = first.signature.parameterClause.parameters.filter { $0.defaultValue == nil }.map(
        \.firstName.text)
      return labels.isEmpty ? ["init"] : labels
    }
    let variables = memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
    return variables.flatMap(\.requiredNames)
  }
}

extension VariableDeclSyntax {
  /// Property wrappers that need no initial value.
  private static let wrappersWithoutValue: Set<String> = [
    "Environment", "EnvironmentObject", "FocusState", "AccessibilityFocusState", "Namespace", "FocusedValue",
    "FocusedBinding",
  ]

  /// The stored properties that the memberwise initializer requires.
  fileprivate var requiredNames: [String] {
    let isStatic = modifiers.contains { ["static", "lazy"].contains($0.name.text) }
    let attributes = attributes.compactMap { $0.as(AttributeSyntax.self) }
    let isInitializedByWrapper = attributes.contains { attribute in
      let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? ""
      if Self.wrappersWithoutValue.contains(name) { return true }
      // `@Query(sort: \.name) var items` makes the wrapper itself; attributes of the language do not.
      return attribute.arguments != nil && name.first?.isUppercase == true && name != "MainActor"
    }
    let isWrapped = attributes.contains { attribute in
      attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text.first?.isUppercase == true
    }
    if isStatic || isInitializedByWrapper { return [] }
    return bindings.compactMap { binding in
      if binding.initializer != nil || binding.isComputed { return nil }
      let type = binding.typeAnnotation?.type
      let isOptional =
        type?.is(OptionalTypeSyntax.self) == true
        || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
      // Optional variables start as nil, and so does `@State var name: String?`; a binding does not.
      let isBinding = attributes.contains { $0.attributeName.trimmedDescription.hasSuffix("Binding") }
      if isOptional, bindingSpecifier.text == "var", !isWrapped || !isBinding { return nil }
      return binding.pattern.trimmedDescription
    }
  }
}

extension PatternBindingSyntax {
  /// Whether the property is computed: it has accessors other than observers.
  fileprivate var isComputed: Bool {
    guard let accessors = accessorBlock?.accessors else { return false }
    guard case .accessors(let list) = accessors else { return true }
    return !list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}
