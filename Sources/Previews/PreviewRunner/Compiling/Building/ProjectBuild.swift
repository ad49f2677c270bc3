import OperatingSystem
import ProjectAssets
import StringCatalogs

/// Compiles a target of a project, with the modules of the project that it imports, to libraries of previews.
///
/// The previews whose files need the fewest others come first, so that their pictures do not wait for the whole target. A stage's
/// library holds what can run in its previews, as far as names tell (`DeclarationGraph`); where one of them calls what is not there,
/// it is shown once more by a library of all files that it may need in any way (`DeclarationIndex`). Files that no preview needs
/// are not compiled at all: of the modules that a target imports, the interface is compiled, and the files that previews need.
package final class ProjectBuild {
  /// A library that shows some of the target's previews.
  package struct Stage: Sendable {
    package var library: String
    /// The numbers of the target's files whose previews are to be shown.
    package var files: Set<Int>
    /// Whether code that these name is not in the library: where a preview ends because of that, it is to be shown again.
    package var isPartial = false
    /// Whether it has all that was missing where previews of its files ended before.
    package var isRepeated = false
    /// Whether modules are not there, so that the user's own sources need repairs without being wrong.
    package var lacksModules = false
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
  /// Modules that do not need each other are compiled at once.
  private let cooperation = Cooperation()
  private let progress: (BuildProgress) -> Void
  /// What it shares with other targets' builds.
  private let session: ProjectSession
  private let missing: MissingTypes
  private var macros: MacroLibraries
  private var compiled: [String: CompiledModule] = [:]
  /// The modules that are compiled by now, in the order of their names.
  private var compiledInOrder: [CompiledModule] { compiled.values.sorted { $0.name < $1.name } }
  /// The modules that have been read for others, those first that others import.
  private var prepared: [PreparedModule] = []
  /// The modules that have been reached while reading: modules that import each other are not valid Swift, and end there.
  private var underWay: Set<String> = []
  /// The names of all that the modules import.
  private var importedNames: Set<String> = []
  /// Modules that files import and that nothing answers, with the files that do.
  package private(set) var missingModules: Set<String> = []
  /// Why macros could not be compiled, by their modules.
  package var macroFailures: [String: String] { macros.failures }

  /// - Parameters:
  ///   - others: the project's other modules.
  ///   - session: what it shares with the builds of the run's other targets.
  ///   - folder: an empty folder of this build's own.
  ///   - processes: how many frontends run at once.
  init(
    _ target: ProjectModule, others: [ProjectModule], compiler: PreviewCompiler, session: ProjectSession,
    in folder: String, processes: Int, progress: @escaping (BuildProgress) -> Void
  ) throws(PreviewRunnerError) {
    self.target = target
    self.session = session
    missing = try session.missingTypes(compiler, processes: processes)
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
    // Another target may have more of a shared module compiled.
    macros = MacroLibraries(others, compiler: compiler, in: try session.folder(compiler))
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
  ///   - mendsWanted: whether what does not compile of the wanted files is mended, as it is of all others, rather than an error; where
  ///     modules are not there, it is.
  ///   - attempt: if previews are shown later, how often one has ended since its library lacked something: the more often, the more
  ///     files are compiled around them. Nil if they are shown by `stage`.
  ///   - listed: the numbers of the files whose views can be asked for without a preview.
  ///   - symbols: what Xcode generates Swift for in the target's project.
  ///   - stage: shows a stage's previews, and answers the files of all that have ended by now since something was not there, each with
  ///     the symbols of that, as far as they are known.
  func run(
    _ module: SourceModule, wanted: Set<Int>?, isStaged: Bool, mendsWanted: Bool = true, attempt: Int? = nil,
    listed: [Int] = [], symbols: ProjectSymbols,
    stage: (Stage) throws(PreviewRunnerError) -> [Int: Set<String>]
  ) throws(PreviewRunnerError) {
    let generated = compiler.generated(for: module, target, symbols)
    let key =
      key(of: module, wanted: wanted, isStaged: isStaged, listed: listed, generated)
      + (attempt.map { "o\($0)" } ?? "")
    var (kept, ended) = try showKept(key, stage: stage) ?? (KeptStages(), [:])
    if !kept.stages.isEmpty, ended.isEmpty { return }
    let lists = listed.isEmpty ? nil : ("FittingRoomViewLists.swift", module.only(listed).viewLists)
    try macros.build(for: module.files)
    let build = try moduleBuild(of: module, target, generated, lists: lists, in: "\(folder)/\(target.name)")
    missingModules.formUnion(build.modulesThatAreMissing)
    if !mendsWanted, missingModules.isEmpty { build.unmended = wanted ?? [] }
    let index = DeclarationIndex(build.facts)
    let roots = StagePlan.roots(of: build.facts, wanted: wanted)
    try prepareImports(of: roots.isEmpty ? Array(build.facts.indices) : index.closure(of: roots), in: build)
    var plan = StagePlan(
      of: build.facts, beside: prepared.flatMap(\.facts), index, generatedTypes: build.typesOfGenerated,
      roots: roots, isStaged: isStaged)
    let later = attempt.flatMap { $0 == 0 ? nil : plan.stages(of: wanted ?? [], attempt: $0) }
    func show(_ part: StagePlan.Stage, isRepeated: Bool) throws(PreviewRunnerError) {
      var part = part
      // The first pictures do not wait for files that are hard to mend.
      let isFirst = kept.stages.isEmpty && !isRepeated && part.shown.count > 1
      let library = try library(
        of: part, in: build, number: kept.stages.count,
        leaving: isFirst ? { !plan.shown(of: part, without: $0).isEmpty } : nil)
      let late = build.left.isEmpty ? [] : part.shown.subtracting(plan.shown(of: part, without: build.left))
      part.shown.subtract(late)
      let name = "\(key)-\(kept.stages.count)"
      var new = Stage(
        library: try compiler.cacheFolder.add(library.path, as: name), files: part.shown,
        repairs: build.repairs + compiledInOrder.flatMap(\.repairs))
      new.isPartial = library.isPartial && (part.compiled != part.visible || part.beside != nil)
      new.isRepeated = isRepeated
      new.lacksModules = !missingModules.isEmpty
      kept.stages.append(KeptStages.Stage(new, library: name))
      ended = try stage(new)
      if late.isEmpty { return }
      part.shown = late
      try show(part, isRepeated: false)
    }
    if kept.stages.isEmpty {
      for part in later ?? plan.stages { try show(part, isRepeated: false) }
    }
    while !ended.isEmpty {
      let parts = plan.stages(of: ended)
      if parts.isEmpty { break }
      for part in parts { try show(part, isRepeated: true) }
    }
    kept.missingModules = missingModules.sorted()
    kept.standIns = importedNames.sorted()
    kept.standInSignature = standIns.signature
    try kept.keep(key, in: compiler.cacheFolder)
  }

  // MARK: What an earlier run left

  /// What tells this build from all others: whatever may change what comes of it.
  private func key(
    of module: SourceModule, wanted: Set<Int>?, isStaged: Bool, listed: [Int],
    _ generated: [(name: String, content: [UInt8])]
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
    for (name, content) in generated {
      add(name)
      hash.update(content)
    }
    return String(hash.hexDigest().prefix(32))
  }

  /// Hands out the stages of an earlier run, if they are all there; answers them, with the files of previews that have ended since they
  /// lack something: the earlier run may have shown others.
  private func showKept(
    _ key: String, stage: (Stage) throws(PreviewRunnerError) -> [Int: Set<String>]
  ) throws(PreviewRunnerError) -> (kept: KeptStages, ended: [Int: Set<String>])? {
    guard let (kept, libraries) = KeptStages.read(key, in: compiler.cacheFolder) else { return nil }
    // The libraries load the stand-ins from where they lay.
    let standIns = try standInLibrary.build(Set(kept.standIns))
    guard
      kept.standInSignature.split(separator: "\n").sorted()
        == standIns.signature.split(separator: "\n").sorted()
    else { return nil }
    missingModules.formUnion(kept.missingModules)
    var ended: [Int: Set<String>] = [:]
    for (part, library) in zip(kept.stages, libraries) {
      if part.isRepeated, part.files.isDisjoint(with: ended.keys) { continue }
      ended = try stage(
        Stage(
          library: library, files: part.files, isPartial: part.isPartial, isRepeated: part.isRepeated,
          lacksModules: !missingModules.isEmpty, repairs: part.repairs))
    }
    return (kept, ended)
  }

  /// Compiles and links what a stage shows, without the files that may be left for later.
  private func library(
    of stage: StagePlan.Stage, in build: ModuleBuild, number: Int, leaving leave: ((Set<Int>) -> Bool)?
  ) throws(PreviewRunnerError) -> (path: String, isPartial: Bool) {
    try compileImports(of: stage.visible, in: build)
    try compileBeside(stage.beside, ownCount: build.facts.count)
    showCompiled(to: build)
    let objects = try build.objects(of: stage.compiled, amid: stage.visible, leaving: leave)
    missing.add(build.missingTypes)
    return try link(
      objects + compiledInOrder.flatMap(\.objects) + missing.objects(), to: "\(folder)/stage-\(number).so")
  }

  /// Links objects to a library, and tells whether they name what is in none of them.
  private func link(
    _ objects: [String], to product: String
  ) throws(PreviewRunnerError) -> (path: String, isPartial: Bool) {
    let linker = LibraryLinker(toolchain: compiler.toolchain)
    let runtime = try linker.runtimeLibraries(for: objects)
    func link(absent: [String]) throws(PreviewRunnerError) {
      let linked = try linker.link(
        objects, with: standIns.libraries, runtimeLibraries: runtime, to: product, absent: absent)
      guard linked.exitCode == 0 else {
        throw .doesNotCompile(diagnostics: String(decoding: linked.output, as: UTF8.self))
      }
    }
    try link(absent: [])
    // An absent symbol only matters to a preview that uses it, which ends there.
    let loaded = standIns.libraries + linker.paths(ofRuntimeLibraries: runtime)
    let absent = try UndefinedSymbols(of: product, with: loaded)
    if absent.names.isEmpty { return (product, false) }
    try link(absent: absent.names)
    // What has no address by now has the address 0.
    try absent.makeWeak(in: product)
    return (product, true)
  }

  // MARK: Modules

  private func moduleBuild(
    of module: SourceModule, _ description: ProjectModule, _ generated: [(name: String, content: [UInt8])],
    lists: (name: String, content: [UInt8])? = nil, in folder: String
  ) throws(PreviewRunnerError) -> ModuleBuild {
    let settings = description.settings
    let adapter = SourceAdapter(platform: settings.platform, modules: standInLibrary.names.union(others.keys))
    let adapted = module.adapted(by: adapter)
    let implicit = compiler.implicitImports(of: module, settings)
    let named = module.importedModules(adapter: adapter, defines: settings.defines).union(implicit)
    let imported = named.subtracting(others.keys)
    importedNames.formUnion(imported)
    let ownStandIns = try standInLibrary.build(imported)
    standIns.add(ownStandIns)
    // As Xcode's debug configuration has it: sources may import modules as tests do.
    let options = try compiler.frontendOptions(settings, implicit: implicit) + ["-enable-testing"]
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
      options: options, folder: folder, importable: importable, importedNames: named,
      projectModules: Set(others.keys),
      viewFramework: settings.platform.viewFramework(imported: named),
      processes: processes, cooperation: cooperation, progress: progress,
      imported: ModuleSurroundings(),
      surroundings: SHA256.hexDigest(of: surroundings.joined(separator: "\n").utf8),
      keeping: try KeptBuild(
        of: ([description.name, description.sources.min() ?? ""] + options).joined(separator: "\n"),
        in: compiler.cacheFolder, memory: session.kept),
      missingByAll: { [missing] in missing.module }, uses: { [missing] in missing.uses },
      missing: { [missing] (types) throws(PreviewRunnerError) in try missing.declare(types) })
    let build = try ModuleBuild(
      name: description.name, sources: adapted.files, generated: generated, lists: lists,
      missing: missing.module, context: context)
    missing.addUses(of: build)
    return build
  }

  // MARK: Modules that others import

  /// The names of the modules that files of a module import, sorted.
  private func imports(of files: some Sequence<Int>, in build: ModuleBuild) -> [String] {
    let facts = build.facts
    return Set(files.flatMap { facts[$0].imports.map(\.module) }).sorted()
  }

  /// Reads the project's modules that files of a module import, and those that these import, after those that they need themselves.
  private func prepareImports(of files: some Sequence<Int>, in build: ModuleBuild) throws(PreviewRunnerError)
  {
    for name in imports(of: files, in: build) { try prepare(name) }
  }

  private func prepare(_ name: String) throws(PreviewRunnerError) {
    guard name != target.name, let description = others[name], underWay.insert(name).inserted else { return }
    let module = try SourceModule(paths: description.sources, name: name)
    guard !module.files.isEmpty else { return }
    let files = ProjectFiles(near: description.sources)
    // The target that needs it says what is damaged, which has the same project around it. Other files have no symbols, and a project
    // may have hundreds of them.
    let catalogs = CatalogSearch.catalogs(near: description.sources).filter { $0.hasSuffix(".xcstrings") }
    let texts = try? CatalogSearch.read(catalogs) { _ in }
    try macros.build(for: module.files)
    let generated = compiler.generated(for: module, description, ProjectSymbols(files, texts: texts))
    let key = sharingKey(of: module, description, generated)
    if let shared = session.modules[name], shared.key == key {
      let build = shared.compiled.build
      try prepareImports(of: build.facts.indices, in: build)
      if try takeShared(shared) { return }
    }
    let folder = try session.makeFolder(for: name, compiler)
    let build = try moduleBuild(of: module, description, generated, in: "\(folder)/objects")
    try prepareImports(of: build.facts.indices, in: build)
    missingModules.formUnion(build.modulesThatAreMissing)
    var new = PreparedModule(name: name, folder: folder, key: key, build: build)
    new.implicitImports = Set(compiler.implicitImports(of: module, description.settings))
    prepared.append(new)
  }

  /// Compiles the interfaces of the project's modules that some files of a module import.
  private func compileImports(of files: some Sequence<Int>, in build: ModuleBuild) throws(PreviewRunnerError)
  {
    let first = imports(of: files, in: build)
    let needed = imports(below: first)
    let modules = prepared.filter { needed.contains($0.name) && compiled[$0.name] == nil }
    try cooperate(on: modules) { (module) throws(PreviewRunnerError) in try self.compile(module) }
  }

  /// Compiles modules, of which those come first that others import; those that do not need each other at once.
  private func cooperate(
    on modules: [PreparedModule], _ body: @escaping (PreparedModule) throws(PreviewRunnerError) -> Void
  ) throws(PreviewRunnerError) {
    var failures: [Int: PreviewRunnerError] = [:]
    let jobs = modules.enumerated().map { number, module in
      let needed = imports(below: imports(of: module.facts.indices, in: module.build))
      return Cooperation.Job(after: (0..<number).filter { needed.contains(modules[$0].name) }) {
        do throws(PreviewRunnerError) { try body(module) } catch { failures[number] = error }
        return failures.isEmpty
      }
    }
    cooperation.run(jobs, atOnce: processes)
    if let first = failures.keys.min(), let failure = failures[first] { throw failure }
  }

  /// The project's modules among some, and all that these import.
  private func imports(below names: [String]) -> Set<String> {
    var found: Set<String> = []
    var open = names
    while let name = open.popLast() {
      guard let module = prepared.first(where: { $0.name == name }), found.insert(name).inserted else {
        continue
      }
      open += imports(of: module.facts.indices, in: module.build)
    }
    return found
  }

  /// Has a module compiled beside all that it imports, as it is by now.
  private func showCompiled(to build: ModuleBuild) {
    let needed = imports(below: imports(of: build.facts.indices, in: build))
    build.context.imported.update(
      compiledInOrder.filter { needed.contains($0.name) },
      otherArguments: standIns.arguments + macros.arguments)
  }

  private func compile(_ module: PreparedModule) throws(PreviewRunnerError) {
    let (name, build) = (module.name, module.build)
    showCompiled(to: build)
    let new = try CompiledModule(build, in: module.folder)
    missing.add(build.missingTypes)
    compiled[name] = new
    let imported = imports(of: build.facts.indices, in: build)
    session.modules[name] = ProjectSession.Module(
      compiled: new, key: module.key, importedNames: module.implicitImports.union(imported),
      imports: imported.compactMap { compiled[$0] },
      missingModules: Set(build.modulesThatAreMissing))
  }

  /// Compiles the files of other modules that a stage needs, those first that others import.
  ///
  /// - Parameters:
  ///   - files: their numbers, after those of the target's files; nil for all of the modules that are imported.
  ///   - ownCount: how many files the target has.
  private func compileBeside(_ files: [Int]?, ownCount: Int) throws(PreviewRunnerError) {
    var first = ownCount
    var wanted: [String: Set<Int>] = [:]
    for module in prepared {
      let all = first..<first + module.facts.count
      first = all.upperBound
      let needed =
        files.map { Set($0.filter(all.contains).map { $0 - all.lowerBound }) } ?? Set(module.facts.indices)
      // An import that only files have which are not visible is not compiled: its declarations are not used.
      if !needed.isEmpty, compiled[module.name] != nil { wanted[module.name] = needed }
    }
    try cooperate(on: prepared.filter { wanted[$0.name] != nil }) { (module) throws(PreviewRunnerError) in
      guard let compiled = self.compiled[module.name], let files = wanted[module.name] else { return }
      try compiled.compile(files)
      self.missing.add(compiled.build.missingTypes)
    }
  }

  /// What tells a module of the project from others of its name, beside the modules that it imports.
  private func sharingKey(
    of module: SourceModule, _ description: ProjectModule, _ generated: [(name: String, content: [UInt8])]
  ) -> String {
    // What its sources ask of the bundle is in what was generated for them.
    var description = description
    description.settings.bundleTexts = [:]
    var hash = SHA256()
    hash.update("\(description) \(macros.signature)\0".utf8)
    for (name, content) in generated + module.files.map({ ($0.path, $0.content) }) {
      hash.update("\(name) \(content.count)\0".utf8)
      hash.update(content)
    }
    return hash.hexDigest()
  }

  /// Takes a module as another target's build had it compiled, where it imports the same modules; whether it does.
  private func takeShared(_ shared: ProjectSession.Module) throws(PreviewRunnerError) -> Bool {
    guard shared.imports.allSatisfy({ compiled[$0.name] === $0 }) else { return false }
    importedNames.formUnion(shared.importedNames)
    standIns.add(try standInLibrary.build(shared.importedNames))
    missingModules.formUnion(shared.missingModules)
    let module = shared.compiled
    missing.addUses(of: module.build)
    compiled[module.name] = module
    prepared.append(
      PreparedModule(name: module.name, folder: module.folder, key: shared.key, build: module.build))
    return true
  }
}

/// A module of the project that has been read, and is compiled as far as others need it.
private struct PreparedModule {
  var name: String
  var folder: String
  var key: String
  var build: ModuleBuild
  /// What its files declared and named before anything of them was mended.
  var facts: [SourceFacts]
  /// The modules that its files find without importing them.
  var implicitImports: Set<String> = []

  init(name: String, folder: String, key: String, build: ModuleBuild) {
    (self.name, self.folder, self.key, self.build) = (name, folder, key, build)
    facts = build.facts
  }
}
