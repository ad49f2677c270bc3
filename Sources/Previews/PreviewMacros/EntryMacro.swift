import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Expands `@Entry var name = value` to a key type and to accessors that use it.
struct EntryMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let entry = Entry(declaration, in: context, reports: true) else { return [] }
    return [
      "get { self[\(raw: entry.keyName).self] }",
      "set { self[\(raw: entry.keyName).self] = newValue }",
    ]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let entry = Entry(declaration, in: context, reports: false) else { return [] }
    if entry.kind == .focusedValues {
      return [
        """
        private struct \(raw: entry.keyName): SwiftUI.FocusedValueKey {
          typealias Value = \(raw: entry.type ?? "Never")
        }
        """
      ]
    }
    let value = entry.value ?? "nil"
    let property: String
    if let type = entry.type {
      property = "static var defaultValue: \(type) { \(value) }"
    } else {
      // Only a stored property can leave its type to the compiler.
      property = "nonisolated(unsafe) static let defaultValue = \(value)"
    }
    return [
      """
      private struct \(raw: entry.keyName): SwiftUI.\(raw: entry.kind.keyProtocol) {
        \(raw: property)
      }
      """
    ]
  }
}

/// What `@Entry` was attached to.
private struct Entry {
  enum Kind: String {
    case environmentValues = "EnvironmentValues"
    case transaction = "Transaction"
    case containerValues = "ContainerValues"
    case focusedValues = "FocusedValues"

    var keyProtocol: String {
      switch self {
      case .environmentValues: "EnvironmentKey"
      case .transaction: "TransactionKey"
      case .containerValues: "ContainerValueKey"
      case .focusedValues: "FocusedValueKey"
      }
    }
  }

  let kind: Kind
  let name: String
  /// The annotated type; for focused values without the optional that they all are.
  let type: String?
  let value: String?
  var keyName: String { "__Key_\(name)" }

  /// Reads the declaration; both roles of the macro do, and only one of them reports what is wrong.
  init?(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext, reports: Bool) {
    func fail(_ message: MacroDiagnostic) {
      if reports { context.report(message, at: declaration) }
    }
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "var",
      variable.bindings.count == 1, let binding = variable.bindings.first,
      let identifier = binding.pattern.as(IdentifierPatternSyntax.self)
    else {
      fail(.entryNotAVariable)
      return nil
    }
    let extended = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType
    let typeName = extended?.as(MemberTypeSyntax.self)?.name.text ?? extended?.trimmedDescription
    guard let kind = typeName.flatMap(Kind.init) else {
      fail(.entryOutsideOfValues)
      return nil
    }
    let annotated = binding.typeAnnotation?.type
    let optional = annotated?.as(OptionalTypeSyntax.self)?.wrappedType
    let value = binding.initializer?.value.trimmedDescription
    if kind == .focusedValues {
      guard let type = optional ?? annotated else {
        fail(.entryWithoutType)
        return nil
      }
      self.type = type.trimmedDescription
    } else {
      if value == nil, optional == nil {
        fail(.entryWithoutValue)
        return nil
      }
      type = annotated?.trimmedDescription
    }
    self.kind = kind
    self.value = value
    name = identifier.identifier.text.filter { $0 != "`" }
  }
}
