import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Makes a type animatable.
///
/// A picture shows the end of every animation, so values in between are never needed: the conformance with
/// its empty data is all that is needed.
struct AnimatableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // The compiler leaves out protocols that the type conforms to already.
    if protocols.isEmpty { return [] }
    return [try ExtensionDeclSyntax("nonisolated extension \(type.trimmed): SwiftUI.Animatable {}")]
  }
}

/// Marks a property that does not take part in animations.
struct AnimatableIgnoredMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
