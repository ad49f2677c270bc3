import OperatingSystem
import ProjectAssets

/// What compiling a project's modules one after another takes of the compiler.
extension PreviewCompiler {
  /// The modules of the toolchain that sources may import: not those of C++, which only load where it is compiled as well.
  var toolchainModules: Set<String> {
    Set(
      RunnerFile.names(in: "\(toolchain.resources)/linux").filter { $0.hasSuffix(".swiftmodule") }
        .map { String($0.dropLast(".swiftmodule".count)) }
    )
    .subtracting(["Cxx", "CxxStdlib"])
  }

  /// The files of the program's own that a module is compiled with, by their names.
  func generated(
    for module: SourceModule, _ description: ProjectModule, _ symbols: ProjectSymbols
  ) -> [(name: String, content: [UInt8])] {
    let isolation = description.settings.defaultIsolation ?? .nonisolated
    let names = SourceNames(module).generated(symbols, platform: description.settings.platform)
    let lookups = FoundationLookups(
      for: module, bundleTexts: description.settings.bundleTexts, name: description.name
    ).source
    return [("FittingRoomLookups.swift", lookups), ("FittingRoomGeneratedNames.swift", names)]
      .filter { !$0.1.isEmpty }.map { ($0.0, Array(isolation.nonisolating($0.1).utf8)) }
  }

  /// The modules that a project's module finds without importing them.
  func implicitImports(of module: SourceModule, _ settings: CompileSettings) -> [String] {
    settings.implicitImports + module.implicitImports(on: settings.platform)
      + settings.bridgedModules.filter { settings.platform.has(module: $0) == true }.map(
        StandInLibrary.compiledName(of:))
  }

  /// The frontend's arguments for a module, but for its name, its files and what it imports of the project.
  ///
  /// - Parameter implicit: the modules that its files find without importing them.
  func frontendOptions(
    _ settings: CompileSettings, implicit: [String]
  ) throws(PreviewRunnerError) -> [String] {
    [
      "-swift-version", "\(settings.swiftVersion)", "-Onone", "-D", "DEBUG", "-parse-as-library",
      "-suppress-warnings", "-no-color-diagnostics", "-diagnostic-style=llvm", "-empty-abi-descriptor",
      "-package-name", "previews", "-import-module", "PreviewDeclarations",
    ] + installation.compilerArguments(toolchain) + StandInLibrary.aliases
      + settings.conditionArguments
      + (settings.defaultIsolation ?? .nonisolated).arguments
      + implicit.flatMap { ["-import-module", $0] }
      + [
        "-module-cache-path", try cacheFolder.moduleFolder(), "-Xcc",
        "-fmodule-map-file=\(try CModuleMap.path(in: cache))",
      ]
  }

  /// Compiles a target of a project in a folder that goes afterwards.
  func build(
    _ project: ProjectRequest, processes: Int, _ body: (ProjectBuild) throws(PreviewRunnerError) -> Void
  ) throws(PreviewRunnerError) {
    try cacheFolder.withScratchFolder { (scratch) throws(PreviewRunnerError) in
      try body(
        ProjectBuild(
          project.target, others: project.others, compiler: self,
          session: project.session ?? ProjectSession(),
          in: scratch, processes: processes, progress: project.progress))
    }
  }
}
