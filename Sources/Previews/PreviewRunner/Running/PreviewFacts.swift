package import Views

/// What is known of the preview that a picture shows, beside its name: what says so in its source, and where it stands.
package struct PreviewFacts: Equatable, Sendable, Codable {
  /// What its author says about the picture.
  package var marks = _PreviewMarks()
  /// The name that its author gives it.
  package var displayName: String?
  /// The type that holds it, with its module: the provider, or the one that `#Preview` made.
  package var container: String?
  /// "Module/File.swift" of what `#Preview` made; nil for a provider's.
  package var fileID: String?
  /// The appearance that it asks for: "light" or "dark".
  package var colorScheme: String?
  /// Which way up the device is held: "portrait", "landscapeLeft".
  package var orientation = "portrait"
  /// Its number among those of its provider, from 0.
  package var index = 0
  /// The line that it is declared at; nil for a provider's.
  package var line: Int?

  package init() {}
}
