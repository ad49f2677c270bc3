/// A target of a project, and which of its files are requested.
package struct ProjectRequest: Sendable {
  package var target: ProjectModule
  /// The project's other modules, which the target may import.
  package var others: [ProjectModule]
  /// The files whose previews are requested; nil for all.
  package var files: Set<String>?
  /// Whether previews are shown as soon as what they need has been compiled, rather than with all that they may
  /// need in any way.
  package var isStaged = true
  /// Whether previews are listed and shown one after another, as a server is asked for them, rather than in one
  /// run.
  package var isInteractive = false
  /// How often a preview of an interactive request has ended because its library lacked something: the more often, the more
  /// files are compiled around the requested ones.
  package var attempts = 0
  /// What is shared with other targets that are shown in the same run; nil shares nothing.
  package var session: ProjectSession?
  /// Called with the compiler's progress.
  package var progress: @Sendable (BuildProgress) -> Void = { _ in }
  /// Called with the changes made for compiling, after the previews of each stage.
  package var stage: @Sendable (ProjectBuild.Stage) -> Void = { _ in }
  /// Called at the end with the imported modules that were not found.
  package var missingModules: @Sendable (Set<String>) -> Void = { _ in }
  /// Called at the end with the macro modules that could not be compiled, and why.
  package var macroFailures: @Sendable ([String: String]) -> Void = { _ in }

  package init(target: ProjectModule, others: [ProjectModule], files: Set<String>? = nil) {
    (self.target, self.others, self.files) = (target, others, files)
  }

  /// A module made of plain files, one of which is requested, if no project describes it.
  ///
  /// - Parameters:
  ///   - sources: the module's files, in an order that does not depend on which one is requested.
  ///   - settings: how sources are compiled.
  package init(sources: [String], wanted: String, settings: CompileSettings) {
    var settings = settings
    settings.defaultIsolation = settings.defaultIsolation ?? DefaultIsolation(ofProjectAround: wanted)
    self.init(
      target: ProjectModule(name: "PreviewedModule", sources: sources, settings: settings), others: [],
      files: [wanted])
  }
}
