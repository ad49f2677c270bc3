import SwiftSyntax

/// How the statements of a block are used: whether they are views, and what the block returns.
///
/// Syntax alone does not show what a closure is for. SwiftUI's actions and the standard library's closures that return values are
/// known by name; all other closures that are passed to a type or to a modifier are treated as builders, and what replaces
/// statements in them works as a statement in every block.
enum BlockKind: Equatable {
  /// Statements are views, scenes or other content.
  case builder
  /// The block returns nothing, and may return early.
  case procedure
  /// The block returns a value.
  case function(throws: Bool)
  /// All properties must have values at the end.
  case initializer

  /// The kind of the block that contains a statement.
  init(around statement: some SyntaxProtocol) {
    var node = Syntax(statement).parent
    while let current = node {
      if let closure = current.as(ClosureExprSyntax.self) {
        self = Self.kind(of: closure)
        return
      }
      if let function = current.as(FunctionDeclSyntax.self) {
        self = Self.kind(of: function)
        return
      }
      if current.is(InitializerDeclSyntax.self) {
        self = .initializer
        return
      }
      if current.is(DeinitializerDeclSyntax.self) {
        self = .procedure
        return
      }
      if let accessor = current.as(AccessorDeclSyntax.self),
        accessor.accessorSpecifier.tokenKind != .keyword(.get)
      {
        self = .procedure
        return
      }
      if let variable = current.as(VariableDeclSyntax.self) {
        let isBuilder =
          variable.attributes.containsBuilder
          || variable.bindings.contains { $0.typeAnnotation?.type.isContent ?? false }
        self = isBuilder ? .builder : .function(throws: false)
        return
      }
      if let function = current.as(SubscriptDeclSyntax.self) {
        self = function.returnClause.type.isContent ? .builder : .function(throws: false)
        return
      }
      node = current.parent
    }
    self = .procedure
  }

  private static func kind(of function: FunctionDeclSyntax) -> BlockKind {
    if function.attributes.containsBuilder { return .builder }
    guard let type = function.signature.returnClause?.type, type.trimmedDescription != "Void",
      type.trimmedDescription != "()"
    else { return .procedure }
    if type.isContent { return .builder }
    // What rethrows, or throws a type of its own, cannot throw that something is missing.
    let effect = function.signature.effectSpecifiers?.throwsClause
    return .function(
      throws: effect?.throwsSpecifier.tokenKind == .keyword(.throws) && effect?.type == nil)
  }

  private static func kind(of closure: ClosureExprSyntax) -> BlockKind {
    if let type = closure.signature?.returnClause?.type {
      if type.isContent { return .builder }
      return type.trimmedDescription == "Void" ? .procedure : .function(throws: false)
    }
    var label: String?
    var parent = closure.parent
    if let argument = parent?.as(LabeledExprSyntax.self) {
      label = argument.label?.text ?? ""
      parent = argument.parent?.parent
    } else if let argument = parent?.as(MultipleTrailingClosureElementSyntax.self) {
      label = argument.label.text
      parent = argument.parent?.parent
    }
    if parent?.is(MacroExpansionDeclSyntax.self) == true || parent?.is(MacroExpansionExprSyntax.self) == true
    {
      return .builder
    }
    guard let call = parent?.as(FunctionCallExprSyntax.self) else { return .function(throws: false) }
    if let label, actionLabels.contains(label) { return .procedure }
    let name = call.calledExpression.lastName
    if name == "Button" || name == "MenuBarExtra" || name == "NavigationLink", label == nil || label == "" {
      let labels = call.additionalTrailingClosures.map(\.label.text)
      let hasTitle = call.arguments.contains { $0.label == nil }
      if name == "Button", labels.contains("label") || hasTitle { return .procedure }
      return .builder
    }
    if procedures.contains(name) { return .procedure }
    if functions.contains(name) { return .function(throws: false) }
    if name.first?.isUppercase == true { return .builder }
    return call.calledExpression.is(MemberAccessExprSyntax.self) ? .builder : .function(throws: false)
  }

  private static let actionLabels: Set = [
    "action", "perform", "onDismiss", "onCommit", "onCancel", "onEditingChanged", "set", "completion",
    "completionHandler",
    "execute", "onCompletion", "onRequest", "onDelete", "onMove", "onTap", "onSubmit", "onChange", "onSelect",
  ]

  private static let procedures: Set = [
    "Task", "onAppear", "onDisappear", "onTapGesture", "onLongPressGesture", "onChange", "onReceive", "task",
    "onSubmit",
    "refreshable", "onDelete", "onMove", "onOpenURL", "withAnimation", "async", "asyncAfter", "sink",
    "forEach", "run", "detached",
    "addOperation", "onEnded", "onHover", "onDrag", "sync", "perform", "withTransaction", "addTask",
    "onContinueUserActivity",
  ]

  private static let functions: Set = [
    "map", "compactMap", "flatMap", "filter", "sorted", "sort", "reduce", "first", "last", "firstIndex",
    "lastIndex", "contains",
    "allSatisfy", "min", "max", "removeAll", "prefix", "drop", "dropFirst", "mapValues", "compactMapValues",
    "Binding",
    "updating", "visualEffect", "partition", "tryMap", "mapError", "catch", "scrollTransition",
    "phaseAnimator", "partitioned",
  ]
}

extension AttributeListSyntax {
  /// Whether an attribute is a result builder, by its name.
  fileprivate var containsBuilder: Bool {
    contains { $0.attributeName?.hasSuffix("Builder") ?? false }
  }
}

extension TypeSyntax {
  /// Whether it is a type of content that builders make.
  fileprivate var isContent: Bool {
    isOpaque || ["View", "AnyView", "Scene"].contains(lastName) || trimmedDescription == "any View"
  }
}

extension ExprSyntax {
  /// The last component of the called name: `onAppear` of `content.onAppear`.
  fileprivate var lastName: String {
    if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    if let specialized = self.as(GenericSpecializationExprSyntax.self) {
      return specialized.expression.lastName
    }
    return ""
  }
}
