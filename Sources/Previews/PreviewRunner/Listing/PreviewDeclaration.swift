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
  /// What the source says about snapshots of the preview, in the words of tools that make them.
  package var mark: Mark?

  package enum Mark: String, Sendable {
    /// There are none: Prefire's `.prefireIgnored()`, SnapshotPreviews' trait `.snapshotExcluded`.
    case ignored
    /// There are some, also where others have none without being asked: Prefire's `.prefireEnabled()` and `PrefireProvider`.
    case enabled
  }

  package init(kind: Kind, name: String?, line: Int, traits: [String] = [], mark: Mark? = nil) {
    (self.kind, self.name, self.line, self.traits, self.mark) = (kind, name, line, traits, mark)
  }
}
