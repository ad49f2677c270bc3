import OperatingSystem

/// The modules of missing types as they are compiled: one set for all modules of a project, since what is compiled by now may need any
/// of its types.
final class MissingTypes {
  /// What is declared by now.
  private(set) var module = MissingModule()
  /// How the project's modules use names.
  private(set) var uses = ProjectUses()
  private let compiler: PreviewCompiler
  private let folder: String
  private let processes: Int
  /// The parts' sources, as their interfaces were compiled last.
  private var declared = [String](repeating: "", count: MissingModule.parts.count)
  /// The same of their objects.
  private var compiled = [String](repeating: "", count: MissingModule.parts.count)

  /// - Parameters:
  ///   - folder: where the modules are compiled to.
  ///   - processes: how many frontends run at once.
  init(_ compiler: PreviewCompiler, in folder: String, processes: Int) {
    (self.compiler, self.folder, self.processes) = (compiler, folder, processes)
  }

  func add(_ types: MissingModule) { _ = module.add(types.types) }

  /// Adds how a module uses names, before it is compiled.
  func addUses(of build: ModuleBuild) {
    let facts = build.files.prefix(build.userCount).map(\.original.facts)
    uses.add(facts, of: build.name, lacking: build.missingModules)
  }

  /// Adds types; returns the frontend's arguments for importing the modules. Without types, there are no modules to import.
  ///
  /// Files are checked against their interfaces, which are made anew for every type that turns up: without the code, which takes
  /// nine times as long.
  func declare(_ types: MissingModule) throws(PreviewRunnerError) -> [String] {
    add(types)
    try compile(&declared) {
      ["-emit-module", "-experimental-skip-all-function-bodies", "-o", "\($0).swiftmodule"]
    }
    return ["-I", folder] + module.partsInUse.flatMap { ["-import-module", MissingModule.parts[$0]] }
  }

  /// The objects with the types' code.
  func objects() throws(PreviewRunnerError) -> [String] {
    try compile(&compiled) { ["-c", "-o", "\($0).o"] }
    return module.partsInUse.map { "\(path(of: $0)).o" }
  }

  /// Compiles the parts that have changed since.
  ///
  /// - Parameter action: the frontend's arguments for a product with a path that lacks its ending.
  private func compile(_ done: inout [String], _ action: (String) -> [String]) throws(PreviewRunnerError) {
    let options = try compiler.frontendOptions(CompileSettings(), implicit: [])
    while true {
      let sources = Dictionary(
        module.partsInUse.map { ($0, module.source(of: $0)) }, uniquingKeysWith: { first, _ in first })
      var open = sources.keys.filter { sources[$0] != done[$0] }.sorted()
      if open.isEmpty { return }
      // It imports the others.
      if open.count > 1, open.last == MissingModule.partOfConformances { open.removeLast() }
      var commands: [ProcessBatch.Command] = []
      for part in open {
        let path = path(of: part)
        try RunnerFile.write(Array((sources[part] ?? "").utf8), to: "\(path).swift")
        let arguments = ["-frontend"] + action(path) + ["-I", folder] + options
        commands.append(
          ProcessBatch.Command(
            path: compiler.toolchain.frontend,
            arguments: arguments + ["-module-name", MissingModule.parts[part], "\(path).swift"]))
      }
      var failed: [(part: Int, output: [UInt8])] = []
      try PreviewRunnerError.converting { () throws(SystemCallError) in
        try ProcessBatch.run(commands, atOnce: processes) { number, end in
          if end.exitCode == 0 {
            done[open[number]] = sources[open[number]] ?? ""
          } else {
            failed.append((open[number], end.output))
          }
          return true
        }
      }
      for (part, output) in failed {
        // A declaration that the compiler refuses costs that type, and not everything.
        let path = "\(path(of: part)).swift"
        let errors = CompilerDiagnostics(output, files: [:]).errors.filter { $0.path == path }
        guard module.reduce(part, at: Set(errors.map(\.line))) else {
          throw .doesNotCompile(diagnostics: String(decoding: output, as: UTF8.self))
        }
      }
    }
  }

  private func path(of part: Int) -> String { "\(folder)/\(MissingModule.parts[part])" }
}
