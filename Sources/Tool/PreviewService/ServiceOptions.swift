package import PreviewRunner

/// How a project's previews are compiled and run.
package struct ServiceOptions: Sendable, Equatable {
  package var compiling = CompileSettings()
  /// The platform that a project's targets are compiled for; nil is each one's own.
  package var platform: ApplePlatform?
  /// Folders with packages that were fetched for the project, besides the usual ones.
  package var packages: [String] = []
  package var sandboxing = Sandbox.Use.automatic

  package init() {}
}
