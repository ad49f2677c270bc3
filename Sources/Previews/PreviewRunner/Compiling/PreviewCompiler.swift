import OperatingSystem
package import ProjectAssets
import Reports

/// Compiles the user's sources to a loadable library, once for each content.
package struct PreviewCompiler {
  package let toolchain: Toolchain
  package let installation: EngineInstallation
  let cacheFolder: CompileCache

  /// The folder of compiled libraries.
  package var cache: String { cacheFolder.folder }

  private let settings: CompileSettings

  package init(_ settings: CompileSettings = CompileSettings()) throws(PreviewRunnerError) {
    self.settings = settings
    toolchain = try Toolchain()
    installation = try EngineInstallation()
    cacheFolder = try CompileCache()
    try installation.check(toolchain, in: cacheFolder)
  }

  /// The path of the compiled library.
  ///
  /// - Parameter project: the names that Xcode generates for the sources' project.
  package func library(
    for module: SourceModule, project: ProjectSymbols = ProjectSymbols()
  ) throws(PreviewRunnerError) -> String {
    let plan = try plan(for: module, project: project)
    if let path = cacheFolder.library(plan.key) { return path }
    return try compile(module, plan, as: plan.key) { $0 }
  }

  /// Compiles a module to a library in the cache.
  ///
  /// - Parameters:
  ///   - name: the library's name in the cache.
  ///   - change: changes the adapted sources before they are compiled.
  func compile(
    _ module: SourceModule, _ plan: Plan, as name: String, _ change: (SourceModule) -> SourceModule
  ) throws(PreviewRunnerError) -> String {
    let (options, isolation, standIns, symbols) = (plan.options, plan.isolation, plan.standIns, plan.symbols)
    return try cacheFolder.withScratchFolder { (scratch) throws(PreviewRunnerError) in
      let module = module.adapted(by: plan.adapter)
      let sources = try SourceCopy(of: change(module), in: scratch)
      let lists = "\(scratch)/FittingRoomViewLists.swift"
      try RunnerFile.replace(lists, with: module.viewLists)
      let lookups = "\(scratch)/FittingRoomLookups.swift"
      try RunnerFile.replace(
        lookups, with: Array(isolation.nonisolating(FoundationLookups(for: module).source).utf8))
      let generatedNames = "\(scratch)/FittingRoomGeneratedNames.swift"
      try RunnerFile.replace(generatedNames, with: Array(isolation.nonisolating(symbols).utf8))
      let generated = [lookups] + (symbols.isEmpty ? [] : [generatedNames])
      let object = "\(scratch)/module.o"
      var result = try compile(options, sources.arguments + [lists] + generated, of: module, to: object)
      if result.exitCode != 0, !result.mentions(module) {
        // A list made from syntax alone can be wrong about a view, which must not affect the previews.
        result = try compile(options, sources.arguments + generated, of: module, to: object)
      }
      guard result.exitCode == 0 else {
        throw .doesNotCompile(diagnostics: result.diagnostics(of: module))
      }
      let product = "\(scratch)/library.so"
      let linked = try LibraryLinker(toolchain: toolchain).link(
        [object], with: standIns.libraries, to: product)
      guard linked.exitCode == 0 else {
        throw .doesNotCompile(diagnostics: linked.diagnostics(of: module))
      }
      return try cacheFolder.add(product, as: name)
    }
  }

  /// Whether a module compiles by itself. The answer is cached, and so is the library if it does.
  package func compiles(_ module: SourceModule, project: ProjectSymbols) throws(PreviewRunnerError) -> Bool {
    let mark = "\(cache)/\(try plan(for: module, project: project).key).refused"
    if cacheFolder.opened(mark) != nil { return false }
    do throws(PreviewRunnerError) {
      _ = try library(for: module, project: project)
      return true
    } catch {
      guard case .doesNotCompile = error else { throw error }
      try cacheFolder.seal([], as: mark)
      return false
    }
  }

  /// How a module is compiled by itself.
  struct Plan {
    var key: String
    var options: [String]
    var isolation: DefaultIsolation
    var adapter: SourceAdapter
    var standIns: StandInBuild
    var symbols: String
  }

  func plan(
    for module: SourceModule, project: ProjectSymbols
  ) throws(PreviewRunnerError) -> Plan {
    let symbols = SourceNames(module).generated(project, platform: settings.platform)
    let isolation =
      settings.defaultIsolation ?? DefaultIsolation(ofProjectAround: module.files[0].path)
    let library = try standIns(ofProjectAround: module.files[0].path)
    let adapter = SourceAdapter(platform: settings.platform, modules: library.names)
    let standIns = try library.build(imports(of: module, symbols: symbols, adapter: adapter))
    let options =
      options(for: module) + isolation.arguments + StandInLibrary.aliases + standIns.arguments
    return Plan(
      key: key(of: module, options: options, symbols: symbols), options: options, isolation: isolation,
      adapter: adapter, standIns: standIns, symbols: symbols)
  }

  /// The library of the module's files that compile, and why the others do not.
  package struct CompiledPart {
    package var path: String
    /// The compiler's errors, and the files that depend on those with errors.
    package var failures: [PreviewRunnerError] = []
    package var leftOut: [LeftOutFile] = []
  }

  /// Compiles the files of a module that can be compiled.
  ///
  /// Files that are compiled together may be unrelated, so one with an error does not keep the others from being shown.
  /// Files that need it are left out, too.
  package func libraryOfWhatCompiles(
    in module: SourceModule, project: ProjectSymbols
  ) throws(PreviewRunnerError) -> CompiledPart {
    let failure: PreviewRunnerError
    do throws(PreviewRunnerError) {
      return CompiledPart(path: try library(for: module, project: project))
    } catch {
      failure = error
    }
    var latest = failure
    var rest = module
    var leftOut: [LeftOutFile] = []
    while let diagnostics = latest.diagnostics {
      guard let smaller = rest.withoutFiles(whoseErrorsAreIn: diagnostics) else { break }
      leftOut += rest.leftOut(by: diagnostics, isDependant: !leftOut.isEmpty)
      rest = smaller
      do throws(PreviewRunnerError) {
        let path = try library(for: rest, project: project)
        let dependants = leftOut.filter(\.isDependant).map(PreviewRunnerError.leftOut)
        return CompiledPart(path: path, failures: [failure] + dependants, leftOut: leftOut)
      } catch {
        latest = error
      }
    }
    throw failure
  }

  /// The stand-ins that a project's sources can import: the program's, its own, and the caller's.
  package func standIns(
    ofProjectAround source: String
  ) throws(PreviewRunnerError) -> StandInLibrary {
    for folder in settings.standIns where !FileSystem.isFolder(folder) {
      throw .unreadable(path: folder, reason: "it is not a folder")
    }
    let own = "\(CatalogSearch.project(of: source))/FittingRoomStandIns"
    return try StandInLibrary(
      folders: installation.standIns + (FileSystem.isFolder(own) ? [own] : []) + settings.standIns,
      installation: installation, toolchain: toolchain, cache: cache)
  }

  /// The modules that sources import, explicitly or implicitly.
  private func imports(of module: SourceModule, symbols: String, adapter: SourceAdapter) -> Set<String> {
    module.importedModules(adapter: adapter, defines: settings.defines)
      .union(ImportedModules(of: symbols.utf8, adapter: nil).names)
      .union(settings.implicitImports + module.implicitImports(on: settings.platform))
  }

  /// The hash of everything that the library depends on.
  private func key(of module: SourceModule, options: [String], symbols: String) -> String {
    var hash = SHA256()
    for part in [
      toolchain.signature, installation.signature, settings.platform.rawValue,
      options.joined(separator: "\n"), symbols,
    ] {
      hash.update(part.utf8)
      hash.update([0])
    }
    for file in module.files {
      hash.update(file.path.utf8)
      hash.update([0])
      hash.update("\(file.content.count)".utf8)
      hash.update([0])
      hash.update(file.content)
    }
    return String(hash.hexDigest().prefix(32))
  }

  private func options(for module: SourceModule) -> [String] {
    [
      "-swift-version", "\(settings.swiftVersion)", "-Onone", "-D", "DEBUG", "-parse-as-library",
      "-suppress-warnings",
      "-no-color-diagnostics", "-empty-abi-descriptor", "-module-name", module.name,
      "-package-name", "previews", "-import-module", "PreviewDeclarations",
    ] + installation.compilerArguments(toolchain) + settings.conditionArguments
      + (settings.implicitImports + module.implicitImports(on: settings.platform)).flatMap {
        ["-import-module", $0]
      }
  }

  /// Compiles all files at once to one object file.
  private func compile(
    _ options: [String], _ sources: [String], of module: SourceModule, to object: String
  ) throws(PreviewRunnerError) -> ChildProcess {
    // Excerpts have the numbers of the lines as they are compiled, and not those of the source, after a directive.
    let style: [String] = module.files.contains { $0.alias != nil } ? ["-diagnostic-style=llvm"] : []
    // By itself, the compiler reports an expression that it gives up on only after ten minutes; if the time is not spent in a
    // single expression, the last one that it has finished shows how far it got.
    let reporting: [String] =
      style + [
        "-solver-expression-time-threshold=\(max(1, settings.timeLimit / 2))",
        "-debug-time-expression-type-checking",
      ]
    let arguments =
      try ["-frontend", "-c"] + options + reporting
      // The compiler loads its output for C modules again, so it is in a folder that only the caller can write.
      + ["-module-cache-path", cacheFolder.moduleFolder()]
      + ["-Xcc", "-fmodule-map-file=\(CModuleMap.path(in: cache))", "-o", object] + sources
    var timings = ExpressionTimings(paths: module.files.map(\.path))
    let process = try PreviewRunnerError.converting { () throws(SystemCallError) in
      try ChildProcess(toolchain.frontend, arguments: arguments, timeLimit: settings.timeLimit) {
        timings.take(from: &$0)
      }
    }
    if process.tookTooLong {
      throw .compilingTookTooLong(
        files: module.files.map(\.shownPath), seconds: settings.timeLimit, place: timings.last)
    }
    return process
  }
}

extension PreviewRunnerError {
  /// The compiler's output for sources that do not compile; nil for other errors.
  fileprivate var diagnostics: String? {
    switch self {
    case .doesNotCompile(let diagnostics): diagnostics
    case .compilingTookTooLong(_, _, .some(_)): description
    default: nil
    }
  }
}

extension ChildProcess {
  /// The output of the compiler or the linker, with each file's path on one line: a name may contain a line break.
  fileprivate func diagnostics(of module: SourceModule) -> String {
    module.files.filter { $0.shownPath != $0.path }
      .reduce(String(decoding: output, as: UTF8.self)) { $0.replacing($1.path, with: $1.shownPath) }
  }

  /// Whether the diagnostics are about one of the user's own files.
  fileprivate func mentions(_ module: SourceModule) -> Bool {
    let text = diagnostics(of: module)
    return module.files.contains { text.contains("\($0.shownPath):") }
  }
}
