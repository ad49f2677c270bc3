import Foundation
import PackagePlugin

/// Compiles the macros of previews to a library that the compiler loads into itself.
///
/// They are compiled against the toolchain's own SwiftSyntax, which takes seconds, where the package swift-syntax takes
/// minutes, and expand without a process of their own. The library becomes a resource beside the program.
@main
struct PreviewMacroLibrary: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let compiler = try context.tool(named: "swiftc").url
    let host = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appending(path: "lib/swift/host")
    let folder = context.package.directoryURL.appending(path: "Sources/Previews/PreviewMacros")
    let sources = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    )
    // A plug-in that is a program of its own has an entry.
    .filter { $0.pathExtension == "swift" && $0.lastPathComponent != "PreviewMacroPlugin.swift" }
    .sorted { $0.path < $1.path }
    let library = context.pluginWorkDirectoryURL.appending(path: "libPreviewMacros.so")
    let options = [
      "-emit-library", "-module-name", "PreviewMacros", "-parse-as-library", "-swift-version", "6",
      // The types are found by their names, so that nothing may be left out because nobody calls it.
      "-Onone", "-wmo", "-enable-upcoming-feature", "InternalImportsByDefault",
      "-enable-upcoming-feature", "MemberImportVisibility",
    ]
    return [
      .buildCommand(
        displayName: "Compiling the macros for the compiler", executable: compiler,
        arguments: options + ["-I", host.path, "-L", host.path, "-o", library.path]
          + sources.map(\.path),
        inputFiles: sources, outputFiles: [library])
    ]
  }
}
