import Foundation
import PackagePlugin

/// Compiles what needs SwiftSyntax to libraries that are loaded when they are needed: the macros of previews, by the compiler, and
/// the reader and repairer of syntax trees, by the program.
///
/// They are compiled against the toolchain's own SwiftSyntax, which takes seconds, where the package swift-syntax takes
/// minutes. The libraries become resources beside the program.
@main
struct PreviewMacroLibrary: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let previews = context.package.directoryURL.appending(path: "Sources/Previews")
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

  private func library(
    _ module: String, of sources: [URL], _ optimization: [String], _ context: PluginContext
  ) throws -> Command {
    let compiler = try context.tool(named: "swiftc").url
    let host = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appending(path: "lib/swift/host")
    let library = context.pluginWorkDirectoryURL.appending(path: "lib\(module).so")
    let options =
      ["-emit-library", "-module-name", module, "-parse-as-library", "-swift-version", "6"] + optimization
      + [
        "-package-name", "fittingroom", "-wmo", "-enable-upcoming-feature", "InternalImportsByDefault",
        "-enable-upcoming-feature",
        "MemberImportVisibility", "-I", host.path, "-L", host.path, "-o", library.path,
      ]
    return .buildCommand(
      displayName: "Compiling \(module) against the toolchain's SwiftSyntax", executable: compiler,
      arguments: options + sources.map(\.path), inputFiles: sources, outputFiles: [library])
  }
}
