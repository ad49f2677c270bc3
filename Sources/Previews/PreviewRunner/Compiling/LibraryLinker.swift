import LoadedTypes
import OperatingSystem

/// Links object files to shared libraries, which the program loads.
struct LibraryLinker: Sendable {
  let toolchain: Toolchain

  /// Links object files.
  ///
  /// - Parameters:
  ///   - libraries: the paths of shared libraries that they may need; those that they do need are loaded with them, from there.
  ///   - runtimeLibraries: the names of the toolchain's libraries that they need, if they are known.
  ///   - absent: symbols that nothing defines, whose use ends the process (`AbsentSymbols`).
  func link(
    _ objects: [String], with libraries: [String], runtimeLibraries: [String]? = nil, to product: String,
    absent: [String] = []
  ) throws(PreviewRunnerError) -> ChildProcess {
    var options: [String] = []
    if !absent.isEmpty {
      let list = "\(product).absent"
      let lines = AbsentSymbols.linkerOptions(for: absent).joined(separator: "\n")
      try RunnerFile.write(Array(lines.utf8), to: list)
      options = ["@\(list)"]
    }
    var wanted = runtimeLibraries ?? []
    if runtimeLibraries == nil { wanted = try self.runtimeLibraries(for: objects) }
    let runtime = toolchain.runtime
    let arguments =
      ["-shared", "-o", product, runtime.startup] + objects + options
      + ["-L", runtime.folder, "-rpath", runtime.folder, "--as-needed"] + toolchain.libraryParts + libraries
      + wanted.map { "-l\($0)" }
    return try run(arguments)
  }

  /// The paths of the toolchain's libraries of some names.
  func paths(ofRuntimeLibraries names: [String]) -> [String] {
    names.map { "\(toolchain.runtime.folder)/lib\($0).so" }.filter(FileSystem.exists)
  }

  /// The names of the toolchain's libraries that are loaded with what is linked of objects, beside those that the program brings.
  func runtimeLibraries(for objects: [String]) throws(PreviewRunnerError) -> [String] {
    // Files use its members without importing it where another file of their module does, which may not be among these.
    var wanted = ["swiftRegexBuilder"]
    for object in objects {
      for option in ELFSection.autolinkedLibraries(in: try RunnerFile.read(object))
      where !ProgramLibraries.contain(option) {
        let name = String(option.dropFirst("-l".count))
        if !wanted.contains(name) { wanted.append(name) }
      }
    }
    return wanted
  }

  /// Links object files to a library that the compiler's plug-in server loads, with the toolchain's SwiftSyntax.
  func linkForCompiler(_ objects: [String], to product: String) throws(PreviewRunnerError) -> ChildProcess {
    var wanted: Set<String> = []
    for object in objects {
      wanted.formUnion(ELFSection.autolinkedLibraries(in: try RunnerFile.read(object)))
    }
    let runtime = toolchain.runtime
    let syntax = RunnerFile.names(in: toolchain.host).filter {
      $0.hasPrefix("libSwift") && $0.hasSuffix(".so")
    }
    let folders = [runtime.folder, toolchain.host]
    return try run(
      ["-shared", "-o", product, runtime.startup] + objects
        + folders.flatMap { ["-L", $0, "-rpath", $0] } + ["--as-needed"] + toolchain.libraryParts
        + syntax.sorted().map { "\(toolchain.host)/\($0)" } + wanted.sorted())
  }

  private func run(_ arguments: [String]) throws(PreviewRunnerError) -> ChildProcess {
    try PreviewRunnerError.converting { () throws(SystemCallError) in
      try ChildProcess(toolchain.linker, arguments: arguments)
    }
  }
}
