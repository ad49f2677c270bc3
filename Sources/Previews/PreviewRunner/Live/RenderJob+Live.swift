import ProjectAssets
import StringCatalogs

extension RenderJob {
  /// Has the sources compiled, and a process ready that shows their previews for as long as it is kept.
  ///
  /// The job's steps, pictures and checks are of no account.
  package func live() throws(PreviewRunnerError) -> LiveWorker {
    let module = try SourceModule(paths: sources)
    let compiler = try PreviewCompiler(compiling)
    Interruption.watch()
    let files = ProjectFiles(near: sources)
    let sandbox = try sandbox(compiler, files, printed: { _ in })
    let catalog =
      if let texts { StringCatalog?.some(texts) } else {
        try ProjectTexts(sources: sources, catalogs: catalogs).read()
      }
    let library = try compiler.libraryOfWhatCompiles(
      in: module, project: ProjectSymbols(files, texts: catalog)
    ).path
    return try LiveWorker(
      self, module: module, catalog: catalog, files: files, sandbox: sandbox, library: library)
  }
}
