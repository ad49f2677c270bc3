import Glibc
import OperatingSystem

/// The macros of a project and its packages, compiled to libraries for the compiler's plug-in server.
///
/// They are compiled against the toolchain's SwiftSyntax, whichever version their package requires. The server that
/// loads and runs them is confined (`fittingroom macro-server`): a macro is somebody else's program.
struct MacroLibraries {
  private let compiler: PreviewCompiler
  /// A folder of this build.
  private let folder: String
  /// For each macro module, the parts of its library, and the library's name in the cache.
  private let plans: [String: Plan]
  /// The libraries of the macros that were requested.
  private var libraries: [String: String] = [:]
  /// Why others could not be compiled: the compiler's first error.
  private(set) var failures: [String: String] = [:]

  private struct Plan {
    /// The macro module, after the project's modules that it imports.
    var parts: [ProjectModule]
    var key: String
  }

  /// A hash of these macros: code that uses them is compiled again when they change.
  let signature: String

  /// - Parameters:
  ///   - modules: the project's modules, including those with macros.
  ///   - folder: the build's folder.
  init(_ modules: [ProjectModule], compiler: PreviewCompiler, in folder: String) {
    self.compiler = compiler
    self.folder = "\(folder)/macros"
    let others = Dictionary(
      modules.filter { !$0.isMacros }.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    plans = Dictionary(
      modules.filter(\.isMacros).map { module in
        let parts = Self.parts(of: module, others, compiler.toolchain)
        return (module.name, Plan(parts: parts, key: Self.key(of: parts, compiler.toolchain)))
      }, uniquingKeysWith: { first, _ in first })
    signature = plans.values.map(\.key).sorted().joined(separator: " ")
  }

  private static func key(of parts: [ProjectModule], _ toolchain: Toolchain) -> String {
    var hash = SHA256()
    hash.update("\(toolchain.signature)\n".utf8)
    for part in parts {
      hash.update("\(part)\n".utf8)
      for source in part.sources { hash.update((try? RunnerFile.read(source)) ?? []) }
    }
    return "macros-\(hash.hexDigest().prefix(32))"
  }

  /// The frontend's arguments for finding the compiled macros.
  var arguments: [String] {
    libraries.sorted { $0.key < $1.key }.flatMap {
      ["-load-resolved-plugin", "\($0.value)#\(folder)/server#\($0.key)"]
    }
  }

  /// Compiles the macros that a module's files declare as external.
  mutating func build(for files: [SourceModule.File]) throws(PreviewRunnerError) {
    if plans.isEmpty { return }
    for file in files where file.content.mentions("#externalMacro") {
      for (name, plan) in plans.sorted(by: { $0.key < $1.key })
      where libraries[name] == nil && failures[name] == nil && file.content.mentions("\"\(name)\"") {
        try build(name, plan)
      }
    }
  }

  private mutating func build(_ name: String, _ plan: Plan) throws(PreviewRunnerError) {
    if let library = compiler.cacheFolder.library(plan.key) { return try use(library, for: name) }
    try compilePlugin()
    for part in plan.parts {
      let compiled = try compile(part)
      if compiled.exitCode != 0 {
        failures[name] = Self.firstError(in: compiled.output)
        return
      }
    }
    let product = "\(folder)/\(name).so"
    let linked = try LibraryLinker(toolchain: compiler.toolchain).linkForCompiler(
      plan.parts.map { "\(folder)/\($0.name).o" } + [pluginObject], to: product)
    if linked.exitCode != 0 {
      failures[name] = Self.firstError(in: linked.output)
      return
    }
    try use(compiler.cacheFolder.add(product, as: plan.key), for: name)
  }

  /// Links a cached library into the folder that the server may read; macros must not read the cache's key.
  private mutating func use(_ library: String, for module: String) throws(PreviewRunnerError) {
    try RunnerFile.makeFolder(folder, mode: 0o700)
    try RunnerFile.makeFolder(libraryFolder, mode: 0o700)
    let path = "\(libraryFolder)/\(module).so"
    guard link(library, path) == 0 else { throw .unwritable(path: path, reason: systemReason()) }
    libraries[module] = path
    try writeServer()
  }

  private var libraryFolder: String { "\(folder)/libraries" }

  /// A macro module, after the project's modules that it imports.
  private static func parts(
    of module: ProjectModule, _ others: [String: ProjectModule], _ toolchain: Toolchain
  ) -> [ProjectModule] {
    var parts: [ProjectModule] = []
    var met: Set<String> = []
    func add(_ module: ProjectModule) {
      guard met.insert(module.name).inserted else { return }
      var imported: Set<String> = []
      for source in module.sources {
        let content = (try? RunnerFile.read(source)) ?? []
        imported.formUnion(ImportedModules(of: content, adapter: nil).names)
      }
      for name in imported.sorted() {
        // SwiftSyntax comes from the toolchain.
        guard let other = others[name], !FileSystem.exists("\(toolchain.host)/\(name).swiftmodule")
        else { continue }
        add(other)
      }
      parts.append(module)
    }
    add(module)
    return parts
  }

  private func compile(_ module: ProjectModule) throws(PreviewRunnerError) -> ChildProcess {
    try frontend(
      [
        "-swift-version", "\(module.settings.swiftVersion)", "-I", folder, "-package-name", "previews",
        "-module-name", module.name, "-emit-module", "-emit-module-path",
        "\(folder)/\(module.name).swiftmodule",
        "-o", "\(folder)/\(module.name).o",
      ] + module.settings.conditionArguments + module.sources)
  }

  private func frontend(_ arguments: [String]) throws(PreviewRunnerError) -> ChildProcess {
    let all =
      [
        "-frontend", "-c", "-parse-as-library", "-suppress-warnings", "-no-color-diagnostics",
        "-diagnostic-style=llvm",
        "-I", compiler.toolchain.host, "-module-cache-path", try compiler.cacheFolder.moduleFolder(),
        "-plugin-path", compiler.toolchain.macros, "-in-process-plugin-server-path",
        compiler.toolchain.macroServer,
      ] + arguments
    return try PreviewRunnerError.converting { () throws(SystemCallError) in
      try ChildProcess(compiler.toolchain.frontend, arguments: all)
    }
  }

  private static func firstError(in output: [UInt8]) -> String {
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    let line = lines.first { $0.contains("error:") } ?? lines.first ?? "the compiler said nothing"
    return String(line.prefix(300))
  }

  // MARK: The toolchain's parts

  private var pluginObject: String { "\(folder)/plugin.o" }

  /// Compiles the module `SwiftCompilerPlugin`, which the toolchain's SwiftSyntax lacks: here, the server is the plug-in's program.
  private func compilePlugin() throws(PreviewRunnerError) {
    if FileSystem.exists(pluginObject) { return }
    try RunnerFile.makeFolder(folder, mode: 0o700)
    let source = """
      @_exported import SwiftSyntaxMacros

      public protocol CompilerPlugin {
        init()
        var providingMacros: [any Macro.Type] { get }
      }

      extension CompilerPlugin {
        public static func main() {}
      }
      """
    let path = "\(folder)/SwiftCompilerPlugin.swift"
    try RunnerFile.write(Array(source.utf8), to: path)
    let compiled = try frontend([
      "-module-name", "SwiftCompilerPlugin", "-emit-module", "-emit-module-path",
      "\(folder)/SwiftCompilerPlugin.swiftmodule", "-o", pluginObject, path,
    ])
    guard compiled.exitCode == 0 else {
      throw .doesNotCompile(diagnostics: String(decoding: compiled.output, as: UTF8.self))
    }
  }

  /// Writes the program that the compiler starts as the macro server, which takes no arguments.
  private func writeServer() throws(PreviewRunnerError) {
    let path = "\(folder)/server"
    if FileSystem.exists(path) { return }
    let words = [
      compiler.installation.executable, EngineInstallation.macroServer, compiler.toolchain.pluginServer,
      libraryFolder,
    ]
    // Plain quotes: `ShellWord` writes some words in a form that older shells do not understand.
    let line = words.map { "'" + $0.replacing("'", with: "'\\''") + "'" }.joined(separator: " ")
    try RunnerFile.write(Array("#!/bin/sh\nexec \(line)\n".utf8), to: path)
    guard chmod(path, 0o700) == 0 else { throw .unwritable(path: path, reason: systemReason()) }
  }
}
