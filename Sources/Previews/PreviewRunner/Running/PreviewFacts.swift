package import Views

/// What is known about a picture's preview besides its name: its settings and location in the source.
package struct PreviewFacts: Equatable, Sendable, Codable {
  /// The snapshot settings of its author.
  package var marks = _PreviewMarks()
  /// Its display name.
  package var displayName: String?
  /// The type that holds it, with its module: the provider, or the one that `#Preview` made.
  package var container: String?
  /// "Module/File.swift" for a `#Preview`; nil for a provider's.
  package var fileID: String?
  /// The colour scheme that it prefers: "light" or "dark".
  package var colorScheme: String?
  /// The orientation of the device: "portrait", "landscapeLeft".
  package var orientation = "portrait"
  /// Its index among those of its provider, from 0.
  package var index = 0
  /// The line that it is declared at; nil for a provider's.
  package var line: Int?

  package init() {}
}
