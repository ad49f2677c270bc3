import OperatingSystem
import ProjectAssets

/// Compiles a target of a project, with the modules of the project that it imports, to libraries of previews.
///
/// The previews whose files need the fewest others come first, so that their pictures do not wait for the whole target; each
/// stage's library holds all objects that there are by then. Files that no preview needs are not compiled at all.
package final class ProjectBuild {
  /// A library that shows some of the target's previews.
  package struct Stage: Sendable {
    package var library: String
    /// The numbers of the target's files whose previews are in this library, and were in none before.
    package var files: Set<Int>
    /// What was changed by now so that the rest compiles, in all modules.
    package var repairs: [FileRepair]
  }

  private let compiler: PreviewCompiler
  private let target: ProjectModule
  private let others: [String: ProjectModule]
  private let folder: String
  private let syntax: SyntaxLibrary
  private let standInLibrary: StandInLibrary
  /// The stand-ins that the modules import.
  private var standIns = StandInBuild()
  private let processes: Int
  private let progress: (BuildProgress) -> Void
  private var missing = MissingModule()
  private var macros: MacroLibraries
  private var compiled: [String: CompiledModule] = [:]
  /// The modules that are being compiled for others, so that circles end.
  private var underWay: Set<String> = []
  /// The names of all that the modules import.
  private var importedNames: Set<String> = []
  /// Modules that files import and that nothing answers, with the files that do.
  package private(set) var missingModules: Set<String> = []
  /// Why macros could not be compiled, by their modules.
  package var macroFailures: [String: String] { macros.failures }

  /// - Parameters:
  ///   - others: the project's other modules.
  ///   - folder: an empty folder of this build's own.
  ///   - processes: how many frontends run at once.
  init(
    _ target: ProjectModule, others: [ProjectModule], compiler: PreviewCompiler, in folder: String,
    processes: Int,
    progress: @escaping (BuildProgress) -> Void
  ) throws(PreviewRunnerError) {
    self.target = target
    // The bundle is the app's, whichever module asks for it.
    let texts = ["CFBundleName": target.name].merging(target.settings.bundleTexts) { $1 }
    self.others = Dictionary(
      others.filter { !$0.isMacros }.map { module in
        var module = module
        module.settings.bundleTexts = texts
        return (module.name, module)
      }, uniquingKeysWith: { first, _ in first })
    self.compiler = compiler
    self.folder = folder
    macros = MacroLibraries(others, compiler: compiler, in: folder)
    self.processes = processes
    self.progress = progress
    standInLibrary = try compiler.standIns(ofProjectAround: target.sources[0])
    syntax = try SyntaxLibrary(path: compiler.installation.syntax, host: compiler.toolchain.host)
  }

  // MARK: Stages

  /// Compiles, and hands out each stage's library as soon as it is there.
  ///
  /// - Parameters:
  ///   - wanted: the numbers of the files whose previews are wanted; nil wants all.
  ///   - isStaged: whether there is more than one stage.
  ///   - mendsWanted: whether what does not compile of the wanted files is mended, as it is of all others, rather than an error.
  ///   - listed: the numbers of the files whose views can be asked for without a preview.
  ///   - symbols: what Xcode generates Swift for in the target's project.
  func run(
    _ module: SourceModule, wanted: Set<Int>?, isStaged: Bool, mendsWanted: Bool = true, listed: [Int] = [],
    symbols: ProjectSymbols, stage: (Stage) throws(PreviewRunnerError) -> Void
  ) throws(PreviewRunnerError) {
    let key = key(of: module, wanted: wanted, isStaged: isStaged, listed: listed, symbols: symbols)
    if try showKept(key, stage: stage) { return }
    let lists = listed.isEmpty ? nil : ("FittingRoomViewLists.swift", module.only(listed).viewLists)
    try macros.build(for: module.files)
    let build = try moduleBuild(of: module, target, symbols: symbols, lists: lists)
    if !mendsWanted { build.unmended = wanted ?? [] }
    let index = DeclarationIndex(build.facts)
    var plan = Self.stages(of: build.facts, wanted: wanted, index)
    if !isStaged { plan = plan.suffix(1) }
    var done: Set<Int> = []
    var kept = KeptStages()
    for files in plan {
      try compileImports(of: files, in: build)
      let objects = try build.objects(of: files)
      _ = missing.add(build.missingTypes.types)
      let imported = compiled.values.sorted { $0.name < $1.name }
      let library = try link(
        objects + imported.flatMap(\.objects) + [missingObject], to: "\(folder)/stage-\(done.count).so")
      let new = Set(files).subtracting(done)
      done.formUnion(new)
      let name = "\(key)-\(kept.stages.count)"
      let repairs = build.repairs + imported.flatMap(\.repairs)
      kept.stages.append(KeptStages.Stage(library: name, files: new, repairs: repairs))
      try stage(
        Stage(library: try compiler.cacheFolder.add(library, as: name), files: new, repairs: repairs))
    }
    missingModules.formUnion(build.modulesThatAreMissing)
    kept.missingModules = missingModules.sorted()
    kept.standIns = importedNames.sorted()
    kept.standInSignature = standIns.signature
    try kept.keep(key, in: compiler.cacheFolder)
  }

  // MARK: What an earlier run left

  /// What tells this build from all others: whatever may change what comes of it.
  private func key(
    of module: SourceModule, wanted: Set<Int>?, isStaged: Bool, listed: [Int], symbols: ProjectSymbols
  ) -> String {
    var hash = SHA256()
    func add(_ text: String) {
      hash.update(text.utf8)
      hash.update([0])
    }
    add(compiler.toolchain.signature)
    add(compiler.installation.signature)
    // The libraries load the stand-ins from where they lie.
    add(StandInCache.folder(in: compiler.cache))
    add("\(wanted.map { $0.sorted() } as Any) \(isStaged) \(listed)")
    add("\(target)")
    add(macros.signature)
    var contents = module.files.map(\.content)
    for part in others.values.sorted(by: { $0.name < $1.name }) {
      add("\(part)")
      contents += part.sources.map { (try? RunnerFile.read($0)) ?? [] }
    }
    for content in contents {
      add("\(content.count)")
      hash.update(content)
    }
    for (name, content) in compiler.generated(for: module, target, symbols) {
      add(name)
      hash.update(content)
    }
    return String(hash.hexDigest().prefix(32))
  }

  /// Hands out the stages of an earlier run, if they are all there; whether they are.
  private func showKept(
    _ key: String, stage: (Stage) throws(PreviewRunnerError) -> Void
  ) throws(PreviewRunnerError) -> Bool {
    guard let (kept, libraries) = KeptStages.read(key, in: compiler.cacheFolder) else { return false }
    // The libraries load the stand-ins from where they lay.
    let standIns = try standInLibrary.build(Set(kept.standIns))
    guard
      kept.standInSignature.split(separator: "\n").sorted()
        == standIns.signature.split(separator: "\n").sorted()
    else { return false }
    missingModules.formUnion(kept.missingModules)
    for (part, library) in zip(kept.stages, libraries) {
      try stage(Stage(library: library, files: part.files, repairs: part.repairs))
    }
    return true
  }

  /// The files of each stage: those that the previews met so far need, three times as many from stage to stage.
  private static func stages(of facts: [SourceFacts], wanted: Set<Int>?, _ index: DeclarationIndex) -> [[Int]]
  {
    let roots = wanted.map { $0.sorted() } ?? facts.indices.filter { !facts[$0].previews.isEmpty }
    // Without previews, views are looked for in all files.
    guard !roots.isEmpty else { return [Array(facts.indices)] }
    let closures = roots.map { index.closure(of: [$0]) }.sorted {
      $0.count == $1.count ? $0.lexicographicallyPrecedes($1) : $0.count < $1.count
    }
    var stages: [[Int]] = []
    var whole: Set<Int> = []
    for (number, closure) in closures.enumerated() {
      whole.formUnion(closure)
      let last = stages.last?.count ?? 0
      let isLast = number == closures.count - 1
      let next = isLast ? 0 : whole.union(closures[number + 1]).count
      if isLast || whole.count >= max(3 * last, 1) && next > max(12, 3 * last) {
        stages.append(whole.sorted())
      }
    }
    return stages
  }

  private func link(_ objects: [String], to product: String) throws(PreviewRunnerError) -> String {
    let linker = LibraryLinker(toolchain: compiler.toolchain)
    var linked = try linker.link(objects, with: standIns.libraries, to: product)
    if linked.exitCode == 0 {
      // What nobody asks for does not matter; what does ends its preview.
      let absent = try UndefinedSymbols(of: product, with: standIns.libraries).names
      if !absent.isEmpty {
        linked = try linker.link(objects, with: standIns.libraries, to: product, absent: absent)
      }
    }
    guard linked.exitCode == 0 else {
      throw .doesNotCompile(diagnostics: String(decoding: linked.output, as: UTF8.self))
    }
    return product
  }

  // MARK: Modules

  private func moduleBuild(
    of module: SourceModule, _ description: ProjectModule, symbols: ProjectSymbols,
    lists: (name: String, content: [UInt8])? = nil
  ) throws(PreviewRunnerError) -> ModuleBuild {
    let settings = description.settings
    let generated = compiler.generated(for: module, description, symbols)
    let adapter = SourceAdapter(platform: settings.platform, modules: standInLibrary.names.union(others.keys))
    let adapted = module.adapted(by: adapter)
    let implicit = compiler.implicitImports(of: module, settings)
    let named = module.importedModules(adapter: adapter, defines: settings.defines).union(implicit)
    let imported = named.subtracting(others.keys)
    importedNames.formUnion(imported)
    let ownStandIns = try standInLibrary.build(imported)
    standIns.add(ownStandIns)
    let options = try compiler.frontendOptions(settings, implicit: implicit)
    let importable = standInLibrary.names.union(compiler.toolchainModules).union(others.keys)
    let surroundings =
      [
        compiler.toolchain.signature, compiler.installation.signature, description.name,
        ownStandIns.signature,
      ]
      // Of what may be imported, what is: other targets of the project have others.
      + options + importable.intersection(named).sorted() + [macros.signature]
    let context = ModuleBuild.Context(
      toolchain: compiler.toolchain, syntax: syntax,
      options: options, folder: "\(folder)/\(description.name)", importable: importable,
      viewFramework: settings.platform.viewFramework(imported: named),
      processes: processes, progress: progress,
      owners: { [self] in
        var owners: [String: String] = [:]
        for module in compiled.values { for type in module.types { owners[type] = module.name } }
        return owners
      },
      interfaces: { [self] in
        compiled.values.sorted { $0.name < $1.name }.flatMap { ["-I", $0.folder] } + standIns.arguments
          + macros.arguments
      },
      surroundings: SHA256.hexDigest(of: surroundings.joined(separator: "\n").utf8),
      imported: { [self] in compiled.mapValues(\.hash) },
      keeping: try KeptBuild(
        of: ([description.name, description.sources.min() ?? ""] + options).joined(separator: "\n"),
        in: compiler.cacheFolder),
      missing: { [self] (module) throws(PreviewRunnerError) in try compileMissing(module) })
    return try ModuleBuild(
      name: description.name, sources: adapted.files, generated: generated, lists: lists, missing: missing,
      context: context)
  }

  /// Compiles the project's modules that some files of a module import.
  private func compileImports(of files: [Int], in build: ModuleBuild) throws(PreviewRunnerError) {
    let facts = build.facts
    let names = Set(files.flatMap { facts[$0].imports.map(\.module) })
    for name in names.sorted() { try compile(name) }
  }

  private func compile(_ name: String) throws(PreviewRunnerError) {
    guard compiled[name] == nil, name != target.name, let description = others[name],
      underWay.insert(name).inserted
    else { return }
    let module = try SourceModule(paths: description.sources, name: name)
    guard !module.files.isEmpty else { return }
    let files = ProjectFiles(near: description.sources)
    // The target that needs it says what is damaged, which has the same project around it.
    let texts = try ProjectTexts(sources: description.sources).read(damaged: { _ in })
    try macros.build(for: module.files)
    let build = try moduleBuild(of: module, description, symbols: ProjectSymbols(files, texts: texts))
    let all = Array(module.files.indices)
    try compileImports(of: all, in: build)
    let objects = try build.objects(of: all)
    let interface = "\(folder)/\(name).interface"
    try RunnerFile.makeFolder(interface, mode: 0o700)
    try build.emitModule(into: interface)
    _ = missing.add(build.missingTypes.types)
    missingModules.formUnion(build.modulesThatAreMissing)
    compiled[name] = CompiledModule(
      name: name, folder: interface, objects: objects, types: build.facts.flatMap(\.types),
      repairs: build.repairs, hash: build.hash)
  }

  // MARK: What is missing

  private var missingObject: String { "\(folder)/\(MissingModule.name).o" }

  /// Compiles the module of missing types; answers the frontend's arguments for those that import it.
  private func compileMissing(_ module: MissingModule) throws(PreviewRunnerError) -> [String] {
    // One module for all of the project's: what is compiled by now may need any of its types.
    _ = missing.add(module.types)
    let source = "\(folder)/\(MissingModule.name).swift"
    let arguments =
      ["-frontend", "-c"] + (try compiler.frontendOptions(CompileSettings(), implicit: []))
      + [
        "-module-name", MissingModule.name, "-emit-module", "-emit-module-path",
        "\(folder)/\(MissingModule.name).swiftmodule", "-o", missingObject, source,
      ]
    while true {
      try RunnerFile.write(Array(missing.source.utf8), to: source)
      let process = try PreviewRunnerError.converting { () throws(SystemCallError) in
        try ChildProcess(compiler.toolchain.frontend, arguments: arguments)
      }
      if process.exitCode == 0 { return ["-I", folder, "-import-module", MissingModule.name] }
      // A declaration that the compiler refuses costs that type, and not everything.
      let errors = CompilerDiagnostics(process.output, files: [:]).errors.filter { $0.path == source }
      guard missing.reduce(at: Set(errors.map(\.line))) else {
        throw .doesNotCompile(diagnostics: String(decoding: process.output, as: UTF8.self))
      }
    }
  }
}
