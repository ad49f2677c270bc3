import Glibc

/// Where the program's own modules and its compiler plug-in lie.
///
/// In a build folder both are beside the program; an installed program at PREFIX/bin has them in
/// PREFIX/lib/fittingroom.
package struct EngineInstallation {
  package let executable: String
  /// The folder with `SwiftUI.swiftmodule` and the modules that it needs.
  package let modules: String
  /// The macro plug-in's program.
  package let plugin: String

  package init() throws(PreviewRunnerError) {
    let executable = SystemCall.resolve("/proc/self/exe") ?? CommandLine.arguments[0]
    let folder = SystemCall.parent(of: executable) ?? "."
    let candidates = [folder, "\(folder)/../lib/fittingroom"].map { SystemCall.resolve($0) ?? $0 }
    let complete = candidates.first { candidate in
      SystemCall.exists("\(candidate)/Modules/SwiftUI.swiftmodule")
        && SystemCall.exists("\(candidate)/PreviewMacros-tool")
    }
    guard let complete else { throw .noModules(searched: candidates) }
    self.executable = executable
    modules = "\(complete)/Modules"
    plugin = "\(complete)/PreviewMacros-tool"
  }

  /// What tells one build of the program from another.
  ///
  /// The program itself contains every module, so its own file stands for them; the plug-in is a file of its
  /// own.
  var signature: String {
    [executable, "\(modules)/SwiftUI.swiftmodule", "\(modules)/Views.swiftmodule", plugin]
      .map { SystemCall.signature(of: $0) ?? $0 }.joined(separator: "\n")
  }
}
