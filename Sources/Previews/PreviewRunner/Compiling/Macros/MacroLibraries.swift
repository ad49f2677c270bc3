import Glibc
import OperatingSystem

/// The macros of a project and its packages, compiled to libraries for the compiler's plug-in server.
///
/// They are compiled against the SwiftSyntax that the toolchain has, whichever version their package asks for. The server that
/// loads and runs them is confined (`fittingroom macro-server`): a macro is a program of others'.
struct MacroLibraries {
  private let compiler: PreviewCompiler
  /// A folder of this build's own.
  private let folder: String
  /// The modules of macros that there are, by their names.
  private let modules: [String: ProjectModule]
  /// The project's other modules, which they may share code with.
  private let others: [String: ProjectModule]
  /// The libraries of those that were asked for.
  private var libraries: [String: String] = [:]
  /// Why others could not be compiled, as the compiler's first error.
  private(set) var failures: [String: String] = [:]
  /// The objects and the folder of what stands for `SwiftCompilerPlugin`, once it is compiled.
  private var plugin: String?

  /// What tells these macros from others: whatever is compiled with them is compiled anew when they change.
  let signature: String

  /// - Parameters:
  ///   - modules: the project's modules, those with macros among them.
  ///   - folder: the build's folder.
  init(_ modules: [ProjectModule], compiler: PreviewCompiler, in folder: String) {
    self.compiler = compiler
    others = Dictionary(
      modules.filter { !$0.isMacros }.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let modules = modules.filter(\.isMacros)
    self.folder = "\(folder)/macros"
    self.modules = Dictionary(modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var hash = SHA256()
    for module in self.modules.values.sorted(by: { $0.name < $1.name }) {
      for part in Self.parts(of: module, others, compiler.toolchain) {
        hash.update("\(part)\n".utf8)
        for source in part.sources { hash.update((try? RunnerFile.read(source)) ?? []) }
      }
    }
    signature = modules.isEmpty ? "" : hash.hexDigest()
  }

  /// The frontend's arguments with which it finds the macros that were compiled.
  var arguments: [String] {
    libraries.sorted { $0.key < $1.key }.flatMap {
      ["-load-resolved-plugin", "\($0.value)#\(folder)/server#\($0.key)"]
    }
  }

  /// Compiles the macros that a module's files declare to be elsewhere.
  mutating func build(for files: [SourceModule.File]) throws(PreviewRunnerError) {
    if modules.isEmpty { return }
    for file in files where file.content.mentions("#externalMacro") {
      for (name, module) in modules.sorted(by: { $0.key < $1.key })
      where libraries[name] == nil && failures[name] == nil && file.content.mentions("\"\(name)\"") {
        try build(module)
      }
    }
  }

  private mutating func build(_ module: ProjectModule) throws(PreviewRunnerError) {
    let parts = Self.parts(of: module, others, compiler.toolchain)
    var hash = SHA256()
    hash.update("\(compiler.toolchain.signature)\n".utf8)
    for part in parts {
      hash.update("\(part)\n".utf8)
      for source in part.sources { hash.update(try RunnerFile.read(source)) }
    }
    let key = "macros-\(hash.hexDigest().prefix(32))"
    if let library = compiler.cacheFolder.library(key) {
      return try use(library, for: module.name)
    }
    let plugin = try compiledPlugin()
    for part in parts {
      let compiled = try compile(part, plugin)
      if compiled.exitCode != 0 {
        failures[module.name] = Self.firstError(in: compiled.output)
        return
      }
    }
    let product = "\(folder)/\(module.name).so"
    let linked = try LibraryLinker(toolchain: compiler.toolchain).linkForCompiler(
      parts.map { "\(folder)/\($0.name).o" } + ["\(plugin)/plugin.o"], to: product)
    if linked.exitCode != 0 {
      failures[module.name] = Self.firstError(in: linked.output)
      return
    }
    try use(compiler.cacheFolder.add(product, as: key), for: module.name)
  }

  /// Has the server find a library of the cache in a folder that holds nothing else: the cache's key is none of a macro's business.
  private mutating func use(_ library: String, for module: String) throws(PreviewRunnerError) {
    try RunnerFile.makeFolder(folder, mode: 0o700)
    try RunnerFile.makeFolder(libraryFolder, mode: 0o700)
    let path = "\(libraryFolder)/\(module).so"
    guard link(library, path) == 0 else { throw .unwritable(path: path, reason: systemReason()) }
    libraries[module] = path
    try writeServer()
  }

  private var libraryFolder: String { "\(folder)/libraries" }

  /// A module of macros behind the project's modules that it imports.
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
        // SwiftSyntax is the toolchain's.
        guard let other = others[name], !FileSystem.exists("\(toolchain.host)/\(name).swiftmodule")
        else { continue }
        add(other)
      }
      parts.append(module)
    }
    add(module)
    return parts
  }

  private func compile(
    _ module: ProjectModule, _ plugin: String
  ) throws(PreviewRunnerError) -> ChildProcess {
    try frontend(
      [
        "-swift-version", "\(module.settings.swiftVersion)", "-I", plugin, "-package-name", "previews",
        "-module-name", module.name, "-emit-module", "-emit-module-path",
        "\(folder)/\(module.name).swiftmodule",
        "-o", "\(folder)/\(module.name).o",
      ] + module.settings.defines.flatMap { ["-D", $0] }
        + module.settings.upcomingFeatures.flatMap { ["-enable-upcoming-feature", $0] }
        + module.settings.experimentalFeatures.flatMap { ["-enable-experimental-feature", $0] }
        + module.sources)
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

  // MARK: The toolchain's part

  /// The folder of the compiled module `SwiftCompilerPlugin`, which the toolchain's SwiftSyntax lacks. Its program is the server.
  private mutating func compiledPlugin() throws(PreviewRunnerError) -> String {
    if let plugin { return plugin }
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
      "\(folder)/SwiftCompilerPlugin.swiftmodule", "-o", "\(folder)/plugin.o", path,
    ])
    guard compiled.exitCode == 0 else {
      throw .doesNotCompile(diagnostics: String(decoding: compiled.output, as: UTF8.self))
    }
    plugin = folder
    return folder
  }

  /// Writes the program that the compiler starts as the macros' server, which takes no arguments.
  private func writeServer() throws(PreviewRunnerError) {
    let path = "\(folder)/server"
    if FileSystem.exists(path) { return }
    try RunnerFile.makeFolder(folder, mode: 0o700)
    let words = [
      compiler.installation.executable, "macro-server", compiler.toolchain.pluginServer, libraryFolder,
    ]
    let line = words.map { "'" + $0.replacing("'", with: "'\\''") + "'" }.joined(separator: " ")
    try RunnerFile.write(Array("#!/bin/sh\nexec \(line)\n".utf8), to: path)
    guard chmod(path, 0o700) == 0 else { throw .unwritable(path: path, reason: systemReason()) }
  }
}
