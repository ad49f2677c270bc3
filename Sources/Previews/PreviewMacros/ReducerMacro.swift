import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Expands ComposableArchitecture's `@Reducer`: a structure gets what it lacks of a reducer, an enumeration of
/// features becomes the reducer of whichever is there.
struct ReducerMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    if let type = member.as(EnumDeclSyntax.self) {
      let known = type.attributes.names
      let name = type.name.text
      guard ["State", "Action"].contains(name), !known.contains("CasePathable") else { return [] }
      let isLookedUp = name == "Action" || known.contains("dynamicMemberLookup")
      return isLookedUp ? ["@CasePathable"] : ["@CasePathable", "@dynamicMemberLookup"]
    }
    if declaration.is(StructDeclSyntax.self), let body = member.as(VariableDeclSyntax.self),
      body.bindings.first?.pattern.trimmedDescription == "body",
      !body.attributes.names.contains(where: { $0.hasPrefix("ReducerBuilder") })
    {
      let arguments = Self.arguments(of: body.bindings.first?.typeAnnotation?.type)
      return ["@ComposableArchitecture.ReducerBuilder<\(raw: arguments)>"]
    }
    return []
  }

  /// The state and the action that a body's type names, `State, Action` of `some Reducer<State, Action>`.
  private static func arguments(of type: TypeSyntax?) -> String {
    let constraint = type?.as(SomeOrAnyTypeSyntax.self)?.constraint
    let generic =
      constraint?.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? constraint?.as(MemberTypeSyntax.self)?.genericArgumentClause
    let arguments = generic?.arguments.map { "\($0.argument.trimmedDescription)" } ?? []
    switch arguments.count {
    case 2: return arguments.joined(separator: ", ")
    case 1: return "\(arguments[0]).State, \(arguments[0]).Action"
    default: return "Self.State, Self.Action"
    }
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    if protocols.isEmpty { return [] }
    let name =
      declaration.is(EnumDeclSyntax.self)
      ? "ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer"
      : "ComposableArchitecture.Reducer"
    return [try ExtensionDeclSyntax("extension \(type.trimmed): \(raw: name) {}")]
  }

  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if declaration.is(EnumDeclSyntax.self) {
      return CaseReducerMembers(of: declaration, node).all
    }
    let access = declaration.generatedAccess
    let declared = names(of: declaration)
    var members: [DeclSyntax] = []
    if !declared.contains("State") {
      members.append(
        """
        \(raw: access)struct State: Codable, Equatable, Sendable, ComposableArchitecture.ObservableState {
          \(raw: access)init() {}
        }
        """)
    }
    if !declared.contains("Action") {
      members.append("\(raw: access)enum Action: Equatable, Hashable, Sendable {}")
    }
    if !declared.contains("body"), !declared.contains("reduce") {
      members.append(
        "\(raw: access)let body = ComposableArchitecture.EmptyReducer<Self.State, Self.Action>()")
    }
    return members
  }

  /// The names of the types, properties and functions that a type declares itself.
  private static func names(of declaration: some DeclGroupSyntax) -> Set<String> {
    Set(
      declaration.memberBlock.members.flatMap { member -> [String] in
        let decl = member.decl
        if let type = decl.asProtocol((any NamedDeclSyntax).self) { return [type.name.text] }
        if let variable = decl.as(VariableDeclSyntax.self) {
          return variable.bindings.map { $0.pattern.trimmedDescription }
        }
        return []
      })
  }
}

/// What an enumeration of features declares beside its cases.
private struct CaseReducerMembers {
  /// A case, and the feature that it is, if it is one.
  private struct Feature {
    let item: EnumCase
    let isIgnored: Bool
    /// An alert's or a dialog's state, which has actions but no reducer.
    let isEphemeral: Bool
    var type: String { item.values.first?.type ?? "Never" }
    var hasAction: Bool { !isIgnored && item.values.count == 1 }
    var isReducer: Bool { hasAction && !isEphemeral }
  }

  private let access: String
  private let name: String
  private let features: [Feature]
  private let stateConformances: [String]
  private let actionConformances: [String]

  init(of declaration: some DeclGroupSyntax, _ node: AttributeSyntax) {
    access = declaration.generatedAccess
    name = declaration.as(EnumDeclSyntax.self)?.name.trimmedDescription ?? "Self"
    features = EnumCase.all(of: declaration).map { item in
      let type = item.values.first?.type ?? ""
      return Feature(
        item: item, isIgnored: item.attributes.contains { $0.hasSuffix("ReducerCaseIgnored") },
        isEphemeral: item.attributes.contains { $0.hasSuffix("ReducerCaseEphemeral") }
          || type.hasPrefix("AlertState<") || type.hasPrefix("ConfirmationDialogState<"))
    }
    var conformances: [String: [String]] = [:]
    var label = ""
    for argument in node.arguments?.as(LabeledExprListSyntax.self) ?? [] {
      label = argument.label?.text ?? label
      let value = argument.expression.trimmedDescription.filter { $0 != "." }
      conformances[label, default: []].append(value.prefix(1).uppercased() + value.dropFirst())
    }
    stateConformances = conformances["state"] ?? []
    actionConformances = conformances["action"] ?? []
  }

  var all: [DeclSyntax] { [state, action, body, caseScope, scope] }

  private func list(_ conformances: [String], _ first: String?) -> String {
    let all = (first.map { [$0] } ?? []) + conformances
    return all.isEmpty ? "" : ": \(all.joined(separator: ", "))"
  }

  private var state: DeclSyntax {
    let cases = features.map { feature in
      feature.isReducer ? "case \(feature.item.name)(\(feature.type).State)" : feature.item.declared
    }
    let protocols = ["ComposableArchitecture.CaseReducerState", "ComposableArchitecture.ObservableState"]
    return """
      @CasePathable @dynamicMemberLookup
      \(raw: access)enum State\(raw: list(protocols + stateConformances, nil)) {
        \(raw: access)typealias StateReducer = \(raw: name)
        \(raw: cases.joined(separator: "\n  "))
      }
      """
  }

  private var action: DeclSyntax {
    let cases = features.filter(\.hasAction).map { "case \($0.item.name)(\($0.type).Action)" }
    return """
      @CasePathable
      \(raw: access)enum Action\(raw: list(actionConformances, nil)) {
        \(raw: cases.joined(separator: "\n  "))
      }
      """
  }

  private var body: DeclSyntax {
    let scopes = features.filter(\.isReducer).map { feature in
      """
      ComposableArchitecture.Scope(
            state: \\Self.State.Cases.\(feature.item.name), action: \\Self.Action.Cases.\(feature.item.name)
          ) { \(feature.type)() }
      """
    }
    let content =
      scopes.isEmpty
      ? "ComposableArchitecture.EmptyReducer<Self.State, Self.Action>()" : scopes.joined(separator: "\n    ")
    return """
      \(raw: access)static var body: ComposableArchitecture.Reduce<Self.State, Self.Action> {
        ComposableArchitecture.Reduce(
          ComposableArchitecture.CombineReducers<Self.State, Self.Action, _> {
            \(raw: content)
          })
      }
      """
  }

  private var caseScope: DeclSyntax {
    let cases = features.map { feature in
      feature.isReducer
        ? "case \(feature.item.name)(ComposableArchitecture.StoreOf<\(feature.type)>)" : feature.item.declared
    }
    return """
      @CasePathable @dynamicMemberLookup
      \(raw: access)enum CaseScope {
        \(raw: cases.joined(separator: "\n  "))
      }
      """
  }

  private var scope: DeclSyntax {
    let cases = features.map { feature in
      let name = feature.item.name
      if feature.isReducer {
        return "case .\(name): return .\(name)(store.scope(state: \\.\(name), action: \\.\(name))!)"
      }
      return "case \(feature.item.pattern): return \(feature.item.made(of: feature.item.names))"
    }
    return """
      @MainActor @preconcurrency
      \(raw: access)static func scope(_ store: ComposableArchitecture.Store<Self.State, Self.Action>) -> CaseScope {
        switch store.state {
        \(raw: cases.joined(separator: "\n  "))
        }
      }
      """
  }
}
