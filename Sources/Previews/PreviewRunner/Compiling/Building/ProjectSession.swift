import OperatingSystem

/// What the targets of a project that are shown in one run share: a module that several of them import is compiled once.
///
/// One build after another uses it; builds at the same time need one each.
package final class ProjectSession: @unchecked Sendable {
  /// A module that one target had compiled, and what others need to know to take it as it is.
  struct Module {
    var compiled: CompiledModule
    /// The hash of its sources and settings.
    var key: String
    /// The modules that it imports. Those of the project are the same ones for all that take it.
    var importedNames: Set<String>
    var imports: [CompiledModule]
    var missingModules: Set<String>
  }

  private var scratch: ScratchFolder?
  private var types: MissingTypes?
  /// The modules by their names.
  var modules: [String: Module] = [:]
  private var folders = 0
  /// What is kept of modules.
  let kept = KeptMemory()

  /// - Parameter keepsLater: whether records are only written by `keep`, and not while somebody waits for a build.
  package init(keepsLater: Bool = false) { kept.isWrittenLater = keepsLater }

  deinit { keep() }

  /// Keeps what is known for later runs.
  package func keep() { kept.write() }

  /// An empty folder for a module; it is there as long as the session is.
  func makeFolder(for module: String, _ compiler: PreviewCompiler) throws(PreviewRunnerError) -> String {
    folders += 1
    let path = "\(try folder(compiler))/\(folders)-\(module)"
    try RunnerFile.makeFolder(path, mode: 0o700)
    return path
  }

  /// The types of modules that are not there.
  func missingTypes(_ compiler: PreviewCompiler, processes: Int) throws(PreviewRunnerError) -> MissingTypes {
    if let types { return types }
    let new = MissingTypes(compiler, in: try folder(compiler), processes: processes)
    types = new
    return new
  }

  /// A folder that is there as long as the session is.
  func folder(_ compiler: PreviewCompiler) throws(PreviewRunnerError) -> String {
    if let scratch { return scratch.path }
    let new = try compiler.cacheFolder.makeScratchFolder()
    scratch = new
    return new.path
  }
}
