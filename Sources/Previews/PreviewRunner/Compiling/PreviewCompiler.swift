import Glibc
import OperatingSystem
package import ProjectAssets
import Reports

/// Compiles the user's sources to a library that can be loaded, once for each content.
package struct PreviewCompiler {
  package let toolchain: Toolchain
  package let installation: EngineInstallation
  private let cacheFolder: CompileCache

  /// The folder of compiled libraries.
  package var cache: String { cacheFolder.folder }

  private let settings: CompileSettings
  private let standIns: StandIns

  /// The C modules that the library's own modules import.
  private static let cModules = [
    "CDeflate", "CFreeType", "CHarfBuzz", "CICU", "CMarkdown", "COpenCombineHelpers", "CPNG",
    "CKernelLevel", "CProcess", "CRowKernels",
  ]

  /// A file that declares the C modules, without content.
  ///
  /// The compiler wants to know that they exist, but sources see nothing of them: empty ones spare the user the
  /// libraries' headers. The compiler keeps what it makes of them by the file's path, which therefore stays, and is
  /// named by what it declares: programs of several versions share the folder.
  private func cModuleMap() throws(PreviewRunnerError) -> String {
    let text = Array(Self.cModules.map { "module \($0) {}\n" }.joined().utf8)
    var hash = SHA256()
    hash.update(text)
    let path = "\(cache)/CModules.\(hash.hexDigest().prefix(8)).modulemap"
    if (try? RunnerFile.read(path)) != text { try RunnerFile.replace(path, with: text) }
    return path
  }

  package init(_ settings: CompileSettings = CompileSettings()) throws(PreviewRunnerError) {
    self.settings = settings
    toolchain = try Toolchain()
    installation = try EngineInstallation()
    standIns = StandIns(in: installation.modules)
    cacheFolder = try CompileCache()
  }

  /// The path of the compiled library.
  ///
  /// - Parameter project: what Xcode generates Swift for in the sources' project.
  package func library(
    for module: SourceModule, project: ProjectSymbols = ProjectSymbols()
  ) throws(PreviewRunnerError) -> String {
    let symbols = SourceNames(module).generated(project, platform: settings.platform)
    let isolation =
      settings.defaultIsolation ?? DefaultIsolation(ofProjectAround: module.files[0].path)
    let options = options(for: module) + isolation.arguments
    let key = key(of: module, options: options, symbols: symbols)
    if let path = cacheFolder.library(key) { return path }
    return try cacheFolder.withScratchFolder { (scratch) throws(PreviewRunnerError) in
      let module = module.adapted(
        by: SourceAdapter(platform: settings.platform, modules: standIns.importable))
      let sources = try SourceCopy(of: module, in: scratch)
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
        // A list made from syntax alone can be wrong about a view; the previews must not suffer from that.
        result = try compile(options, sources.arguments + generated, of: module, to: object)
      }
      guard result.exitCode == 0 else {
        throw .doesNotCompile(diagnostics: result.diagnostics(of: module))
      }
      let product = "\(scratch)/library.so"
      let linked = try link(object, to: product)
      guard linked.exitCode == 0 else {
        throw .doesNotCompile(diagnostics: linked.diagnostics(of: module))
      }
      return try cacheFolder.add(product, as: key)
    }
  }

  /// The library of those of a module's files that compile, and why the others do not.
  ///
  /// Files that are compiled together may have nothing to do with each other; one that is wrong does not keep the others
  /// from being shown. Those that need it go with it.
  package func libraryOfWhatCompiles(
    in module: SourceModule, project: ProjectSymbols
  ) throws(PreviewRunnerError) -> (path: String, failure: PreviewRunnerError?) {
    let failure: PreviewRunnerError
    do throws(PreviewRunnerError) {
      return (try library(for: module, project: project), nil)
    } catch {
      failure = error
    }
    var latest = failure
    var rest = module
    while let diagnostics = latest.diagnostics {
      guard let smaller = rest.withoutFiles(whoseErrorsAreIn: diagnostics) else { break }
      rest = smaller
      do throws(PreviewRunnerError) {
        return (try library(for: rest, project: project), failure)
      } catch {
        latest = error
      }
    }
    throw failure
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
      "-no-color-diagnostics", "-empty-abi-descriptor", "-module-name", module.name, "-I",
      installation.modules,
      "-package-name", "previews", "-import-module", "PreviewDeclarations", "-load-plugin-library",
      installation.macros, "-in-process-plugin-server-path", toolchain.macroServer,
      "-plugin-path", toolchain.macros,
    ] + settings.defines.flatMap { ["-D", $0] } + standIns.aliases
      + (settings.implicitImports + module.implicitImports).flatMap { ["-import-module", $0] }
  }

  /// Compiles all files in one go to one object file.
  private func compile(
    _ options: [String], _ sources: [String], of module: SourceModule, to object: String
  ) throws(PreviewRunnerError) -> ChildProcess {
    // The compiler names an expression that it gives up on, but does so only after ten minutes by itself; and where what
    // takes long is not one expression to it, the last that it was done with tells where it stood.
    let timing = [
      "-solver-expression-time-threshold=\(max(1, settings.timeLimit / 2))",
      "-debug-time-expression-type-checking",
    ]
    let arguments =
      try ["-frontend", "-c"] + options + timing
      // What the compiler makes of C's modules is loaded by it, too, so that it lies where nobody else can write.
      + ["-module-cache-path", cacheFolder.moduleFolder()]
      + ["-Xcc", "-fmodule-map-file=\(cModuleMap())", "-o", object] + sources
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

  // MARK: Projects

  /// The modules that sources may import beside their project's.
  var importable: Set<String> {
    let own = RunnerFile.names(in: "\(toolchain.resources)/linux").filter { $0.hasSuffix(".swiftmodule") }
      .map { String($0.dropLast(".swiftmodule".count)) }
    return standIns.importable.union(own)
  }

  /// What adapts sources to a platform, where some of its project's modules are there.
  func adapter(for platform: ApplePlatform, others: Set<String>) -> SourceAdapter {
    SourceAdapter(platform: platform, modules: standIns.importable.union(others))
  }

  /// The files of the program's own that a module is compiled with, by their names.
  func generated(
    for module: SourceModule, _ description: ProjectModule, _ symbols: ProjectSymbols
  ) -> [(name: String, content: [UInt8])] {
    let isolation = description.settings.defaultIsolation ?? .nonisolated
    let names = SourceNames(module).generated(symbols, platform: description.settings.platform)
    let lookups = FoundationLookups(for: module).source
    return [("FittingRoomLookups.swift", lookups), ("FittingRoomGeneratedNames.swift", names)]
      .filter { !$0.1.isEmpty }.map { ($0.0, Array(isolation.nonisolating($0.1).utf8)) }
  }

  /// The frontend's arguments for a module, but for its name and its files.
  func frontendOptions(
    for module: SourceModule?, _ settings: CompileSettings
  ) throws(PreviewRunnerError) -> [String] {
    [
      "-swift-version", "\(settings.swiftVersion)", "-Onone", "-D", "DEBUG", "-parse-as-library",
      "-suppress-warnings", "-no-color-diagnostics", "-diagnostic-style=llvm", "-empty-abi-descriptor", "-I",
      installation.modules, "-package-name", "previews", "-import-module", "PreviewDeclarations",
      "-load-plugin-library", installation.macros, "-in-process-plugin-server-path", toolchain.macroServer,
      "-plugin-path", toolchain.macros, "-solver-expression-time-threshold=15",
    ] + settings.defines.flatMap { ["-D", $0] } + standIns.aliases
      + settings.upcomingFeatures.flatMap { ["-enable-upcoming-feature", $0] }
      + settings.experimentalFeatures.flatMap { ["-enable-experimental-feature", $0] }
      + (settings.defaultIsolation ?? .nonisolated).arguments
      + (settings.implicitImports + (module?.implicitImports ?? [])).flatMap { ["-import-module", $0] }
      + ["-Xcc", "-fmodule-map-file=\(try cModuleMap())"]
  }

  /// Makes a library of objects and answers its path.
  func link(_ objects: [String], to product: String) throws(PreviewRunnerError) -> String {
    var libraries: [String] = []
    for object in objects {
      for library in ELFSection.autolinkedLibraries(in: try RunnerFile.read(object))
      where !ProgramLibraries.contain(library) && !libraries.contains(library) { libraries.append(library) }
    }
    let runtime = toolchain.runtime
    let linked = try PreviewRunnerError.converting { () throws(SystemCallError) in
      try ChildProcess(
        toolchain.linker,
        arguments: ["-shared", "-o", product, runtime.startup] + objects
          + ["-L", runtime.folder, "-rpath", runtime.folder, "--as-needed"] + libraries)
    }
    guard linked.exitCode == 0 else {
      throw .doesNotCompile(diagnostics: String(decoding: linked.output, as: UTF8.self))
    }
    return product
  }

  /// Compiles a target of a project in a folder that goes afterwards.
  func build(
    _ target: ProjectModule, others: [ProjectModule], processes: Int,
    progress: @escaping (BuildProgress) -> Void, _ body: (ProjectBuild) throws(PreviewRunnerError) -> Void
  ) throws(PreviewRunnerError) {
    try cacheFolder.withScratchFolder { (scratch) throws(PreviewRunnerError) in
      try body(
        ProjectBuild(
          target, others: others, compiler: self, in: scratch, processes: processes, progress: progress))
    }
  }

  /// Makes a library of an object file.
  private func link(_ object: String, to product: String) throws(PreviewRunnerError) -> ChildProcess {
    let runtime = toolchain.runtime
    let arguments =
      [
        "-shared", "-o", product, runtime.startup, object, "-L", runtime.folder, "-rpath",
        runtime.folder,
        "--as-needed",
      ]
      + toolchain.libraryParts
      + ELFSection.autolinkedLibraries(in: try RunnerFile.read(object))
      .filter { !ProgramLibraries.contain($0) }
    return try PreviewRunnerError.converting { () throws(SystemCallError) in
      try ChildProcess(toolchain.linker, arguments: arguments)
    }
  }
}

extension PreviewRunnerError {
  /// What the compiler says of sources that do not compile; nil for other errors.
  fileprivate var diagnostics: String? {
    switch self {
    case .doesNotCompile(let diagnostics): diagnostics
    case .compilingTookTooLong(_, _, .some(_)): description
    default: nil
    }
  }
}

extension ChildProcess {
  /// What the compiler or the linker says, with each file's path on one line: a name may hold a line break.
  fileprivate func diagnostics(of module: SourceModule) -> String {
    module.files.filter { $0.shownPath != $0.path }
      .reduce(String(decoding: output, as: UTF8.self)) { $0.replacing($1.path, with: $1.shownPath) }
  }

  /// Whether the diagnostics speak of one of the user's own files.
  fileprivate func mentions(_ module: SourceModule) -> Bool {
    let text = diagnostics(of: module)
    return module.files.contains { text.contains("\($0.shownPath):") }
  }
}
