import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Expands `@NSManaged`, in the runner's spelling that the compiler here accepts: accessors of a property
/// that keep its value in the object, and bodies of the methods that Xcode writes for relationships to many.
struct ManagedMacro: AccessorMacro, BodyMacro {
  /// The prefixes of a relationship's methods, and the functions that implement them.
  private static let methods = [
    ("addTo", "_addManaged"), ("removeFrom", "_removeManaged"), ("insertInto", "_insertManaged"),
    ("replace", "_replaceManaged"),
  ]

  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return [] }
    let key = name.text.filter { $0 != "`" }
    return [
      "get { _managedValue(forKey: \"\(raw: key)\") }",
      "set { _setManagedValue(newValue, forKey: \"\(raw: key)\") }",
    ]
  }

  static func expansion(
    of node: AttributeSyntax,
    providingBodyFor declaration: some DeclSyntaxProtocol & WithOptionalCodeBlockSyntax,
    in context: some MacroExpansionContext
  ) throws -> [CodeBlockItemSyntax] {
    guard let function = declaration.as(FunctionDeclSyntax.self) else { return [] }
    let name = function.name.text
    let arguments = function.signature.parameterClause.parameters.map { parameter in
      let value = (parameter.secondName ?? parameter.firstName).text
      return parameter.firstName.tokenKind == .wildcard ? value : "\(parameter.firstName.text): \(value)"
    }
    for (prefix, method) in methods where name.hasPrefix(prefix) && name.count > prefix.count {
      let rest = name.dropFirst(prefix.count)
      let key = rest.prefix(1).lowercased() + rest.dropFirst()
      return ["\(raw: method)(\(raw: arguments.joined(separator: ", ")), forKey: \"\(raw: key)\")"]
    }
    return []
  }
}
