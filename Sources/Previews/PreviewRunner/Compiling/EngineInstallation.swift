import Glibc
import OperatingSystem
import Views

/// The location of the program's own modules and of the macros for the compiler.
///
/// In a build folder both are beside the program; an installed program at PREFIX/bin has them in
/// PREFIX/lib/fittingroom.
package struct EngineInstallation {
  package let executable: String
  /// The folder with `SwiftUI.swiftmodule` and its dependencies.
  package let modules: String
  /// The macro library that the compiler loads.
  package let macros: String
  /// The folders with the sources of stand-ins: those for Apple's modules, and those for other packages.
  package let standIns: [String]

  /// The argument that makes the program the server for packages' macros; the path of the toolchain's server and the folder of
  /// the macros' libraries follow it.
  package static let macroServer = "macro-server"

  /// The name of the folder of stand-ins for other packages, in that of stand-ins for Apple's modules.
  static let packageStandIns = "Packages"

  /// The library that reads and repairs syntax trees.
  var syntax: String { "\(FileSystem.parent(of: macros) ?? ".")/libSourceSyntax.so" }

  package init() throws(PreviewRunnerError) {
    let executable = FileSystem.resolve("/proc/self/exe") ?? CommandLine.arguments[0]
    let folder = FileSystem.parent(of: executable) ?? "."
    // The build makes the macros a resource of the program.
    let places = [
      (folder, "FittingRoom_CommandLineTool.resources/"), ("\(folder)/../lib/fittingroom", ""),
    ]
    let candidates = places.map { place in
      let folder = FileSystem.resolve(place.0) ?? place.0
      return (modules: "\(folder)/Modules", macros: "\(folder)/\(place.1)libPreviewMacros.so")
    }
    let complete = candidates.first { candidate in
      FileSystem.exists("\(candidate.modules)/SwiftUI.swiftmodule")
        && FileSystem.exists(candidate.macros)
    }
    guard let complete else {
      throw .noModules(searched: candidates.flatMap { [$0.modules, $0.macros] })
    }
    self.executable = executable
    (modules, macros) = complete
    standIns = try Self.standIns(from: folder)
  }

  /// Beside the modules of an installed program; a program in a build folder uses that of its project.
  private static func standIns(from folder: String) throws(PreviewRunnerError) -> [String] {
    var places = ["\(folder)/../lib/fittingroom/StandIns"]
    var above = folder
    // From .build/release up to the project.
    for _ in 0..<6 {
      places.append("\(above)/StandIns")
      guard let next = FileSystem.parent(of: above) else { break }
      above = next
    }
    guard let found = places.first(where: { FileSystem.isFolder("\($0)/WidgetKit") }) else {
      throw .noModules(searched: places)
    }
    let apple = FileSystem.resolve(found) ?? found
    return [apple, "\(apple)/\(packageStandIns)"]
  }

  /// The compiler's arguments for finding the library's modules and macros.
  func compilerArguments(_ toolchain: Toolchain) -> [String] {
    [
      "-I", modules, "-load-plugin-library", macros, "-in-process-plugin-server-path", toolchain.macroServer,
      "-plugin-path", toolchain.macros,
    ]
  }

  /// The version of Swift that built the modules, such as "6.3.1 (swift-6.3.1-RELEASE)": no other can read them.
  package func swiftVersion() throws(PreviewRunnerError) -> String {
    let module = "\(modules)/SwiftUI.swiftmodule"
    guard
      let version = SwiftVersion.said(in: try RunnerFile.read(module))
    else { throw .noModules(searched: [module]) }
    return version
  }

  /// Rejects a toolchain that cannot read the modules.
  ///
  /// The compiler is run once, until it or the program changes: the answer is cached.
  func check(_ toolchain: Toolchain, in cache: CompileCache) throws(PreviewRunnerError) {
    var hash = SHA256()
    hash.update((toolchain.signature + "\n" + signature).utf8)
    let mark = "\(cache.folder)/\(hash.hexDigest().prefix(32)).toolchain"
    if cache.opened(mark) != nil { return }
    let (version, needed) = (try toolchain.version(), try swiftVersion())
    guard version == needed else {
      throw .otherToolchain(compiler: toolchain.compiler, version: version, needed: needed)
    }
    try cache.seal([], as: mark)
  }

  /// A mark that distinguishes builds of the program.
  ///
  /// The program's own file stands for all modules in it; the macros are a separate file.
  var signature: String {
    let interfaces = (["SwiftUI"] + LibraryModules.layers).map { "\(modules)/\($0).swiftmodule" }
    return ([executable, macros, syntax] + interfaces).map { FileSystem.signature(of: $0) ?? $0 }.joined(
      separator: "\n")
  }
}
