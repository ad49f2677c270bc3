import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Expands `#Preview` to a type that the runner finds in the compiled file.
///
/// Name and traits are passed on as they were written. Variables marked `@Previewable` become stored properties
/// of a view of their own, because state needs a view to belong to.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    var arguments = Array(node.arguments)
    guard let body = takeBody(from: &arguments, of: node) else {
      context.report(.previewWithoutBody, at: node)
      return []
    }
    let location = context.location(of: node)
    let name = context.makeUniqueName("Preview")
    let settings = arguments.map { argument in
      let label = argument.label.map { "\($0.trimmed): " } ?? ""
      return label + argument.expression.trimmedDescription
    }
    let (properties, statements) = split(body.statements)
    let wrapper: String
    let content: String
    if properties.isEmpty {
      wrapper = ""
      content = "{\n\(body.signature?.description ?? "")\(statements)\n}"
    } else {
      wrapper = """
        struct PreviewableContent: SwiftUI.View {
        \(properties.joined(separator: "\n"))
        var body: some SwiftUI.View {
        \(statements)
        }
        }
        """
      content = "{ PreviewableContent() }"
    }
    return [
      """
      nonisolated struct \(name): SwiftUI.PreviewRegistry {
        static var fileID: Swift.String { \(location?.file ?? "#fileID") }
        static var line: Swift.Int { \(location?.line ?? "#line") }
        static var column: Swift.Int { \(location?.column ?? "#column") }
        @MainActor static func makePreview() throws -> SwiftUI.Preview {
          \(raw: wrapper)
          return SwiftUI.Preview(\(raw: settings.joined(separator: ", "))) \(raw: content)
        }
      }
      """
    ]
  }

  /// The closure that describes the view, taken out of the arguments where it stands among them.
  private static func takeBody(
    from arguments: inout [LabeledExprSyntax], of node: some FreestandingMacroExpansionSyntax
  ) -> ClosureExprSyntax? {
    if let closure = node.trailingClosure { return closure }
    guard let last = arguments.last, let closure = last.expression.as(ClosureExprSyntax.self) else {
      return nil
    }
    arguments.removeLast()
    return closure
  }

  /// The declarations marked `@Previewable`, without the mark, and all other statements as they were written.
  private static func split(_ items: CodeBlockItemListSyntax) -> (properties: [String], statements: String) {
    var properties: [String] = []
    var statements = ""
    for item in items {
      guard let variable = item.item.as(VariableDeclSyntax.self),
        let mark = variable.attributes.firstIndex(where: { $0.isNamed("Previewable") })
      else {
        statements += item.description
        continue
      }
      var property = variable
      property.attributes.remove(at: mark)
      properties.append(property.trimmedDescription)
    }
    return (properties, statements)
  }
}

extension AttributeListSyntax.Element {
  /// Whether this is the attribute with the given name, module or not.
  func isNamed(_ name: String) -> Bool {
    guard let type = self.as(AttributeSyntax.self)?.attributeName else { return false }
    if let member = type.as(MemberTypeSyntax.self) { return member.name.text == name }
    return type.as(IdentifierTypeSyntax.self)?.name.text == name
  }
}
