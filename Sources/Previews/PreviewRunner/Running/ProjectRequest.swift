/// A target of a project, and what of it is wanted.
package struct ProjectRequest: Sendable {
  package var target: ProjectModule
  /// The project's other modules, which the target may import.
  package var others: [ProjectModule]
  /// The files whose previews are wanted; nil wants all.
  package var files: Set<String>?
  /// Whether previews are shown as soon as what they need has been compiled, rather than all at once.
  package var isStaged = true
  /// Is told how the compiler gets on.
  package var progress: @Sendable (BuildProgress) -> Void = { _ in }
  /// Is told what was changed to compile, after the previews of each stage.
  package var stage: @Sendable (ProjectBuild.Stage) -> Void = { _ in }
  /// Is told at the end which modules are imported and nowhere to be found.
  package var missingModules: @Sendable (Set<String>) -> Void = { _ in }
  /// Is told at the end which modules of macros could not be compiled, and why.
  package var macroFailures: @Sendable ([String: String]) -> Void = { _ in }

  package init(target: ProjectModule, others: [ProjectModule], files: Set<String>? = nil) {
    (self.target, self.others, self.files) = (target, others, files)
  }

  /// A module of files of which one is wanted, as no project describes it: where a project is more than its sources tell.
  ///
  /// - Parameters:
  ///   - sources: the module's files, in an order that does not depend on which of them is wanted.
  ///   - settings: how sources are compiled.
  package init(sources: [String], wanted: String, settings: CompileSettings) {
    var settings = settings
    settings.defaultIsolation = settings.defaultIsolation ?? DefaultIsolation(ofProjectAround: wanted)
    self.init(
      target: ProjectModule(name: "PreviewedModule", sources: sources, settings: settings), others: [],
      files: [wanted])
    isStaged = false
  }
}
