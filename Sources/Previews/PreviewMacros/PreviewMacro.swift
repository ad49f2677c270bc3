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
    if node.arguments.contains(where: { $0.label?.text == "as" }) {
      return [registry(of: node, in: context, preview: "SwiftUI.Preview\(call(of: node))")]
    }
    var arguments = Array(node.arguments)
    // A picture does not show the style of a visionOS window.
    arguments.removeAll { ["windowStyle", "immersionStyle"].contains($0.label?.text) }
    guard let body = takeBody(from: &arguments, of: node) else {
      context.report(.previewWithoutBody, at: node)
      return []
    }
    let series = arguments.firstIndex { $0.label?.text == "arguments" }.map { arguments.remove(at: $0) }
    let settings = arguments.map { argument in
      let label = argument.label.map { "\($0.trimmed): " } ?? ""
      return label + argument.expression.trimmedDescription
    }
    let (properties, statements) = split(body.statements)
    if let series {
      guard properties.isEmpty else {
        context.report(.previewableWithArguments, at: node)
        return []
      }
      let previews =
        "SwiftUI._argumentPreviews(of: \(series.expression.trimmedDescription), body: \(body.trimmedDescription)) "
        + "{ SwiftUI.Preview(\((settings + ["body: $0"]).joined(separator: ", "))) }"
      return [
        registry(
          of: node, in: context, kind: "PreviewSeriesRegistry",
          makes: "makePreviews() throws -> [SwiftUI.ArgumentPreview]", preview: previews)
      ]
    }
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
    // The runner's form of a UIKit preview.
    let maker = node.macroName.text == "UIShown" ? "SwiftUI.Preview._shown" : "SwiftUI.Preview"
    let preview = "\(maker)(\(settings.joined(separator: ", "))) \(content)"
    return [registry(of: node, in: context, declaring: wrapper, preview: preview)]
  }

  /// The functions that a widget preview's arguments and closures call, as written.
  private static func call(of node: some FreestandingMacroExpansionSyntax) -> String {
    let arguments = node.arguments.map(\.description).joined()
    let closures = node.additionalTrailingClosures.map(\.description).joined()
    return "(\(arguments)) \(node.trailingClosure?.description ?? "")\(closures)"
  }

  /// The type that the runner finds.
  private static func registry(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext,
    kind: String = "PreviewRegistry", makes signature: String = "makePreview() throws -> SwiftUI.Preview",
    declaring declarations: String = "", preview: String
  ) -> DeclSyntax {
    // Not where its attributes start: users look for the line of `#Preview`.
    let location = context.location(of: node.pound)
    let name = context.makeUniqueName("Preview")
    return """
      nonisolated struct \(name): SwiftUI.\(raw: kind) {
        static var fileID: Swift.String { \(location?.file ?? "#fileID") }
        static var line: Swift.Int { \(location?.line ?? "#line") }
        static var column: Swift.Int { \(location?.column ?? "#column") }
        @MainActor static func \(raw: signature) {
          \(raw: declarations)
          return \(raw: preview)
        }
      }
      """
  }

  /// The closure that describes the view, removed from the arguments if it is one of them.
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
