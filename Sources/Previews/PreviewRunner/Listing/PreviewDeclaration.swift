/// A preview as its source declares it, found without running or compiling anything.
package struct PreviewDeclaration: Equatable, Sendable {
  package enum Kind: String, Sendable {
    /// `#Preview`.
    case macro
    /// A type that conforms to `PreviewProvider`, which may show several views.
    case provider
  }

  package var kind: Kind
  /// The name that the source gives it; of a provider the type's. Nil for a macro without one.
  package var name: String?
  /// The line of `#Preview`, or of the provider's declaration, from 1.
  package var line: Int
  /// What stands behind `traits:`, one text to a trait.
  package var traits: [String]

  package init(kind: Kind, name: String?, line: Int, traits: [String] = []) {
    (self.kind, self.name, self.line, self.traits) = (kind, name, line, traits)
  }
}
