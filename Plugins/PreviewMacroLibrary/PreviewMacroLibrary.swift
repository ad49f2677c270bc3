import Foundation
import PackagePlugin

/// Compiles what needs SwiftSyntax to libraries that are loaded when they are needed: the macros of previews, by the compiler, and
/// the reader and repairer of syntax trees, by the program.
///
/// They are compiled against the toolchain's own SwiftSyntax, which takes seconds, where the package swift-syntax takes
/// minutes. The libraries become resources beside the program. For packages, which the compiler gives a plug-in as a program, the
/// macros are compiled to one, whose path the target `PreviewMacros` is told.
@main
struct PreviewMacroLibrary: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let previews = context.package.directoryURL.appending(path: "Sources/Previews")
    if target.name == "PreviewMacros" {
      return [try program(of: sources(in: previews.appending(path: "PreviewMacros")), context)]
    }
    // A plug-in that is a program of its own has an entry.
    let macros = try sources(in: previews.appending(path: "PreviewMacros"))
      .filter { $0.lastPathComponent != "PreviewMacroPlugin.swift" }
    let syntax =
      try sources(in: previews.appending(path: "SourceSyntax"))
      + sources(in: previews.appending(path: "PreviewRunner/Compiling/Syntax/Values"))
    return [
      // Types are found by their names, so that nothing may be left out because nobody calls it.
      try library("PreviewMacros", of: macros, ["-Onone"], context),
      try library("SourceSyntax", of: syntax, ["-O"], context),
    ]
  }

  private func sources(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }

  /// The plug-in for macros, and a source that says where it is. It is compiled here and not by the target, because the modules of a user's
  /// package, another SwiftSyntax among them, are in one folder that targets see; and before the build, because Swift Build (6.3) does not
  /// run the build commands of targets with macros.
  private func program(of sources: [URL], _ context: PluginContext) throws -> Command {
    let program = context.pluginWorkDirectoryURL.appending(path: "PreviewMacros")
    let folder = context.pluginWorkDirectoryURL.appending(path: "Sources")
    let path = program.path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let libraries = [
      "SwiftSyntaxMacros", "SwiftSyntaxBuilder", "SwiftSyntax", "SwiftParser", "SwiftDiagnostics",
      "SwiftCompilerPluginMessageHandling",
    ]
    let (compiler, host) = (try context.tool(named: "swiftc").url, try host(context))
    let options =
      ["-emit-executable", "-Onone"] + common(module: "PreviewMacros", host, program)
      + libraries.map { "-l\($0)" } + ["-Xlinker", "-rpath", "-Xlinker", host.path]
    // Every build runs it; only where a source or the compiler is newer than the program is there anything to do.
    let script = """
      place=$1; text=$2; program=$3; compiler=$4; shift 3
      fresh=; for file; do case $file in *.swift|"$compiler") if [ "$file" -nt "$program" ]; then fresh=1; fi ;; esac; done
      if [ -n "$fresh" ] || [ ! -x "$program" ]; then "$@" || exit; touch "$program"; fi
      if [ "$(cat "$place" 2>/dev/null)" != "$text" ]; then mkdir -p "${place%/*}" && printf '%s\\n' "$text" > "$place"; fi
      """
    return .prebuildCommand(
      displayName: "Compiling the macros against the toolchain's SwiftSyntax",
      executable: URL(fileURLWithPath: "/bin/sh"),
      arguments: [
        "-c", script, "sh", folder.appending(path: "MacroProgram.swift").path,
        "let macroProgram = \"\(path)\"", program.path, compiler.path,
      ] + options + sources.map(\.path),
      // The compiler's driver looks for the linker there.
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"],
      outputFilesDirectory: folder)
  }

  /// Where the toolchain keeps SwiftSyntax.
  private func host(_ context: PluginContext) throws -> URL {
    try context.tool(named: "swiftc").url.resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appending(path: "lib/swift/host")
  }

  private func common(module: String, _ host: URL, _ output: URL) -> [String] {
    [
      "-module-name", module, "-parse-as-library", "-swift-version", "6", "-package-name", "fittingroom",
      "-wmo", "-enable-upcoming-feature", "InternalImportsByDefault", "-enable-upcoming-feature",
      "MemberImportVisibility", "-I", host.path, "-L", host.path, "-o", output.path,
    ]
  }

  private func library(
    _ module: String, of sources: [URL], _ optimization: [String], _ context: PluginContext
  ) throws -> Command {
    let library = context.pluginWorkDirectoryURL.appending(path: "lib\(module).so")
    let options =
      ["-emit-library", "-output-file-map", try outputs(of: module, context).path] + optimization
      + common(module: module, try host(context), library)
    return .buildCommand(
      displayName: "Compiling \(module) against the toolchain's SwiftSyntax",
      executable: try context.tool(named: "swiftc").url, arguments: options + sources.map(\.path),
      inputFiles: sources, outputFiles: [library])
  }

  /// A file that names the object of a module for the compiler, which otherwise gives it a random name and puts a hash of that into the
  /// library.
  private func outputs(of module: String, _ context: PluginContext) throws -> URL {
    let file = context.pluginWorkDirectoryURL.appending(path: "\(module).outputs.json")
    let object = context.pluginWorkDirectoryURL.appending(path: "\(module).o").path
    let map = try JSONEncoder().encode(["": ["object": object]])
    if (try? Data(contentsOf: file)) != map { try map.write(to: file) }
    return file
  }
}
