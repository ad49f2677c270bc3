import OperatingSystem
import Views

/// Compiles stand-ins, each with its imports.
struct StandInBuilder: Sendable {
  private let installation: EngineInstallation
  private let toolchain: Toolchain
  private let cache: StandInCache
  private let options: [String]

  /// The time limit for compiling one, in seconds; the program's own take up to seven.
  private static let timeLimit = 300

  init(
    installation: EngineInstallation, toolchain: Toolchain, cache: String, aliases: [String]
  ) throws(PreviewRunnerError) {
    self.installation = installation
    self.toolchain = toolchain
    self.cache = try StandInCache(in: cache)
    options =
      [
        // They hold values and do no work whose speed matters, except for being compiled.
        "-swift-version", "5", "-Onone", "-parse-as-library", "-suppress-warnings", "-no-color-diagnostics",
        "-empty-abi-descriptor", "-package-name", "standins",
      ] + installation.compilerArguments(toolchain) + aliases
      + ["-Xcc", "-fmodule-map-file=\(try CModuleMap.path(in: self.cache.folder))"]
  }

  /// A stand-in to make available.
  struct Task: Sendable {
    var module: StandInModule
    var entry: StandInCache.Entry
    /// Its imports.
    var needed: StandInBuild
  }

  /// Makes a module available, with its dependencies.
  func task(for module: StandInModule, with needed: StandInBuild) -> Task {
    Task(module: module, entry: cache.entry(module.name, key: key(of: module, with: needed)), needed: needed)
  }

  func isReady(_ task: Task) -> Bool { cache.has(task.entry) }

  /// Compiles a module whose imports are available; returns the seconds that it took, or nil if another run has done it meanwhile.
  func compile(_ task: Task) throws(PreviewRunnerError) -> Double? {
    try cache.add(task.entry) { (scratch) throws(PreviewRunnerError) in
      try compile(task.module, with: task.needed, to: scratch)
    }
  }

  /// The hash of everything that the compiled module depends on, including the paths of the libraries that it is linked with.
  private func key(of module: StandInModule, with build: StandInBuild) -> String {
    var hash = SHA256()
    for part in [
      toolchain.signature, installation.signature, options.joined(separator: "\n"), build.signature,
      module.folder,
    ] {
      hash.update(part.utf8)
      hash.update([0])
    }
    for file in module.files {
      hash.update("\(file.path)\0\(file.content.count)\0".utf8)
      hash.update(file.content)
    }
    return String(hash.hexDigest().prefix(32))
  }

  private func compile(
    _ module: StandInModule, with build: StandInBuild, to entry: StandInCache.Entry
  ) throws(PreviewRunnerError) {
    // The bytes that were hashed, not those that an editor may have written since.
    var copies: [String] = []
    for (index, file) in module.files.enumerated() {
      let copy = "\(entry.folder)/\(index)\(LibraryModules.standInEnding)"
      try RunnerFile.replace(copy, with: file.content)
      copies.append(copy)
    }
    let object = "\(entry.folder)/module.o"
    let arguments =
      ["-frontend", "-c"] + options + build.arguments
      + ["-module-name", module.name, "-emit-module-path", entry.interface, "-o", object] + copies
    let compiling = try PreviewRunnerError.converting { () throws(SystemCallError) in
      try ChildProcess(toolchain.frontend, arguments: arguments, timeLimit: Self.timeLimit)
    }
    if compiling.tookTooLong {
      throw .unusableStandIn(
        name: module.name, folder: module.folder, reason: "compiling was not done after \(Self.timeLimit) s")
    }
    try check(compiling, of: module, copies: copies)
    try check(
      LibraryLinker(toolchain: toolchain).link([object], with: build.libraries, to: entry.library),
      of: module,
      copies: copies)
    for path in copies + [object] {
      try RunnerFile.delete(path)
    }
  }

  /// Throws the messages of the compiler or the linker, with the paths of the module's own files.
  private func check(
    _ process: ChildProcess, of module: StandInModule, copies: [String]
  ) throws(PreviewRunnerError) {
    guard process.exitCode != 0 else { return }
    var text = String(decoding: process.output, as: UTF8.self)
    for (copy, file) in zip(copies, module.files) {
      text.replace(copy, with: "\(module.folder)/\(file.path)")
    }
    throw .doesNotCompile(
      diagnostics: "error: the stand-in for “\(module.name)” in \(module.folder) does not compile\n\(text)")
  }
}
