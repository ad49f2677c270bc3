import Glibc
import OperatingSystem
import Views

/// Where the program's own modules and the macros for the compiler lie.
///
/// In a build folder both are beside the program; an installed program at PREFIX/bin has them in
/// PREFIX/lib/fittingroom.
package struct EngineInstallation {
  package let executable: String
  /// The folder with `SwiftUI.swiftmodule` and the modules that it needs.
  package let modules: String
  /// The library of macros that the compiler loads.
  package let macros: String

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
  }

  /// What tells one build of the program from another.
  ///
  /// The program itself contains every module, so its own file stands for them; the macros are a file of their own.
  var signature: String {
    let interfaces = (["SwiftUI"] + LibraryModules.layers).map { "\(modules)/\($0).swiftmodule" }
    return ([executable, macros] + interfaces).map { FileSystem.signature(of: $0) ?? $0 }.joined(
      separator: "\n")
  }
}
