import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Expands DependenciesMacros' `@DependencyClient`: initializers, and a method for each endpoint with labels.
struct DependencyClientMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let access = declaration.generatedAccess
    let endpoints = ClientEndpoint.all(of: declaration)
    let marked = Set(["DependencyEndpoint"])
    let methods = endpoints.filter { marked.isDisjoint(with: $0.attributes) }.compactMap(\.method)
    // A public initializer's defaults may only name what is public, which a client's own values need not be.
    let isOpen = !access.isEmpty
    let parameters = endpoints.map { $0.parameter(withOwnDefault: !isOpen) }
    let assignments = endpoints.map { "self.\($0.name) = \($0.name)" }
    var members: [DeclSyntax] = []
    if !endpoints.isEmpty {
      members.append(
        """
        \(raw: access)init(
          \(raw: parameters.joined(separator: ",\n  "))
        ) {
          \(raw: assignments.joined(separator: "\n  "))
        }
        """)
    }
    let isAllOptional = endpoints.allSatisfy { $0.hasDefault(withOwn: !isOpen) }
    if endpoints.isEmpty || (!isAllOptional && endpoints.allSatisfy { $0.hasDefault(withOwn: true) }) {
      let unset = endpoints.filter { $0.value == nil }
      let assignments = unset.map { "self.\($0.name) = \($0.fallback ?? "nil")" }
      members.append("\(raw: access)init() {\n  \(raw: assignments.joined(separator: "\n  "))\n}")
    }
    return members + methods.map { DeclSyntax("\(raw: $0)") }
  }
}

/// Expands `@DependencyEndpoint`: the endpoint's method with its labels.
struct DependencyEndpointMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let endpoint = ClientEndpoint(variable)
    else { return [] }
    let argument = node.arguments?.as(LabeledExprListSyntax.self)?.first?.expression
    let name = (argument?.trimmedDescription.filter { $0 != "\"" }).flatMap { $0.isEmpty ? nil : $0 }
    return endpoint.method(named: name).map { [DeclSyntax("\(raw: $0)")] } ?? []
  }
}

/// A stored property of a client, which is a function in most cases.
private struct ClientEndpoint {
  let name: String
  let type: String
  let function: FunctionTypeSyntax?
  /// The value that the client's declaration gives it.
  let value: String?
  let access: String
  let attributes: [String]

  init?(_ variable: VariableDeclSyntax) {
    guard !variable.modifiers.contains(where: { ["static", "lazy"].contains($0.name.text) }),
      let binding = variable.bindings.first, binding.accessorBlock == nil,
      let type = binding.typeAnnotation?.type
    else { return nil }
    // A constant with a value is not a parameter.
    if variable.bindingSpecifier.text == "let", binding.initializer != nil { return nil }
    name = binding.pattern.trimmedDescription
    self.type = type.trimmedDescription
    function = Self.function(of: type)
    value = binding.initializer?.value.trimmedDescription
    access = variable.modifiers.generatedAccess
    attributes = variable.attributes.names
  }

  static func all(of declaration: some DeclGroupSyntax) -> [ClientEndpoint] {
    declaration.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.compactMap(Self.init)
  }

  private static func function(of type: TypeSyntax) -> FunctionTypeSyntax? {
    if let function = type.as(FunctionTypeSyntax.self) { return function }
    if let attributed = type.as(AttributedTypeSyntax.self) { return Self.function(of: attributed.baseType) }
    let elements = type.as(TupleTypeSyntax.self)?.elements
    return elements?.count == 1 ? elements?.first.flatMap { Self.function(of: $0.type) } : nil
  }

  /// What an endpoint without an implementation does: throws, or nothing where it has no result.
  var fallback: String? {
    guard let function else { return type.hasSuffix("?") ? "nil" : nil }
    let arguments =
      function.parameters.isEmpty ? "" : function.parameters.map { _ in "_" }.joined(separator: ", ") + " in "
    if function.effectSpecifiers?.throwsClause != nil {
      return "{ \(arguments)throw DependenciesMacros.Unimplemented(\"\(name)\") }"
    }
    let result = function.returnClause.type.trimmedDescription
    if ["Void", "()"].contains(result) { return "{ \(arguments)}" }
    return result.hasSuffix("?") ? "{ \(arguments)nil }" : nil
  }

  func hasDefault(withOwn: Bool) -> Bool { defaultValue(withOwn: withOwn) != nil }

  private func defaultValue(withOwn: Bool) -> String? {
    guard let value else { return fallback }
    return withOwn || isPlain ? value : fallback
  }

  /// Whether the client's own value names nothing that need not be public: it consists of literals.
  private var isPlain: Bool {
    let words = (value ?? "").split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
    let known: Set<Substring> = ["true", "false", "nil", "in", "_"]
    return words.allSatisfy { known.contains($0) || $0.allSatisfy { $0.isNumber || $0 == "." } }
  }

  func parameter(withOwnDefault: Bool) -> String {
    let escaping = function == nil ? "" : "@escaping "
    return "\(name): \(escaping)\(type)" + (defaultValue(withOwn: withOwnDefault).map { " = \($0)" } ?? "")
  }

  var method: String? { method(named: nil) }

  /// The method with the endpoint's labels, if it has some.
  func method(named other: String?) -> String? {
    guard let function, function.parameters.contains(where: { $0.secondName != nil }) || other != nil
    else { return nil }
    var parameters: [String] = []
    var arguments: [String] = []
    for (index, parameter) in function.parameters.enumerated() {
      let isFunction = Self.function(of: parameter.type) != nil
      let type = (isFunction ? "@escaping " : "") + parameter.type.trimmedDescription
      let isReference = type.hasPrefix("inout ")
      let label = parameter.secondName?.text ?? "_"
      parameters.append("\(label) p\(index): \(type)")
      arguments.append((isReference ? "&" : "") + "p\(index)")
    }
    let isAsync = function.effectSpecifiers?.asyncSpecifier != nil
    let isThrowing = function.effectSpecifiers?.throwsClause != nil
    let effects = (isAsync ? " async" : "") + (isThrowing ? " throws" : "")
    let call = (isThrowing ? "try " : "") + (isAsync ? "await " : "")
    let result = function.returnClause.type.trimmedDescription
    let actor = type.contains("@MainActor") ? "@MainActor " : ""
    return """
      \(actor)\(access)func \(other ?? name)(\(parameters.joined(separator: ", ")))\(effects) -> \(result) {
        \(call)self.\(name)(\(arguments.joined(separator: ", ")))
      }
      """
  }
}
