import CProcess
import ProjectAssets
import StringCatalogs

/// A live preview that has just started.
package struct StartedPreview {
  package var worker: LiveWorker
  /// Whether its library lacks code that the requested files name: if it ends, the job without stages may not.
  package var isPartial = false
  /// The sources, if their literals can be changed without recompiling.
  package var source: LiveSource?
}

extension RenderJob {
  /// Compiles the sources and starts a process that shows their previews for as long as it is kept.
  ///
  /// The job's steps, pictures and checks are ignored.
  package func live() throws(PreviewRunnerError) -> StartedPreview {
    let module = try SourceModule(paths: sources, name: self.project?.target.name)
    let (compiler, project) = try liveProject()
    let library = try library(of: module, symbols: project.symbols, compiler)
    return StartedPreview(
      worker: try worker(module, project, compiler, library.path), isPartial: library.isPartial,
      source: library.source)
  }

  /// The same of sources that `prepareLive` has compiled, with the numbers of the literals whose changes need
  /// a recompilation; nil if it has not.
  package func live(
    _ source: LiveSource
  ) throws(PreviewRunnerError) -> (worker: LiveWorker, unmarked: Set<Int>)? {
    let (compiler, project) = try liveProject()
    guard let (library, unmarked) = try compiler.markedLibrary(of: source, project: project.symbols) else {
      return nil
    }
    return (try worker(source.module, project, compiler, library), unmarked)
  }

  /// Compiles sources so that their literals can be changed at run time.
  package func prepareLive(_ source: LiveSource) throws(PreviewRunnerError) {
    let (compiler, project) = try liveProject()
    try compiler.compileMarked(source, project: project.symbols)
  }

  /// What the sources' project provides besides them.
  private struct LiveProject {
    var files: ProjectFiles
    var catalog: StringCatalog?
    var symbols: ProjectSymbols { ProjectSymbols(files, texts: catalog) }
  }

  private func liveProject() throws(PreviewRunnerError) -> (PreviewCompiler, LiveProject) {
    let compiler = try PreviewCompiler(project?.target.settings ?? compiling)
    Interruption.watch()
    // Orphaned processes of a view are reparented to this process, which ends them.
    fr_adopt_orphans()
    var catalog = texts
    if catalog == nil { catalog = try ProjectTexts(sources: sources, catalogs: catalogs).read() }
    return (compiler, LiveProject(files: ProjectFiles(near: sources), catalog: catalog))
  }

  private func worker(
    _ module: SourceModule, _ project: LiveProject, _ compiler: PreviewCompiler, _ library: String
  ) throws(PreviewRunnerError) -> LiveWorker {
    let sandbox = try sandbox(compiler, project.files, printed: { _ in })
    let worker = try LiveWorker(
      self, module: module, catalog: project.catalog, files: project.files, sandbox: sandbox)
    worker.load(library)
    return worker
  }
}
