/// A module of a project, as it is compiled: its sources and how they are compiled.
package struct ProjectModule: Sendable, Equatable {
  /// The name by which sources import it.
  package var name: String
  /// The paths of its sources, from the root.
  package var sources: [String]
  package var settings: CompileSettings

  package init(name: String, sources: [String], settings: CompileSettings) {
    (self.name, self.sources, self.settings) = (name, sources, settings)
  }
}
