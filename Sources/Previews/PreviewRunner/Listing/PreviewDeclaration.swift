/// A preview as its source declares it, found without running or compiling anything.
package struct PreviewDeclaration: Equatable, Sendable {
  package enum Kind: String, Sendable {
    /// `#Preview`.
    case macro
    /// A type that conforms to `PreviewProvider`, which may show several views.
    case provider
  }

  package var kind: Kind
  /// The name in the source; for a provider that of the type. Nil for a macro without one.
  package var name: String?
  /// The type that a macro without a name shows, if its closure is just a call of the type: its pictures are
  /// called after that.
  package var view: String?
  /// The line of `#Preview`, or of the provider's declaration, from 1.
  package var line: Int
  /// The arguments of `traits:`, one text per trait.
  package var traits: [String]
  /// The snapshot settings of the preview in the source, in the terms of snapshot tools.
  package var mark: Mark?

  package enum Mark: String, Sendable {
    /// No snapshots: Prefire's `.prefireIgnored()`, SnapshotPreviews' trait `.snapshotExcluded`.
    case ignored
    /// Snapshots, even if previews have none by default: Prefire's `.prefireEnabled()` and `PrefireProvider`.
    case enabled
  }

  package init(kind: Kind, name: String?, line: Int, traits: [String] = [], mark: Mark? = nil) {
    (self.kind, self.name, self.line, self.traits, self.mark) = (kind, name, line, traits, mark)
  }
}
