import OperatingSystem

/// Makes shared libraries of object files, which the program loads.
struct LibraryLinker: Sendable {
  let toolchain: Toolchain

  /// Links an object file.
  ///
  /// - Parameter libraries: the paths of shared libraries that it may need; those that it does are loaded with it, from there.
  func link(
    _ object: String, with libraries: [String], to product: String
  ) throws(PreviewRunnerError) -> ChildProcess {
    let runtime = toolchain.runtime
    let arguments =
      [
        "-shared", "-o", product, runtime.startup, object, "-L", runtime.folder, "-rpath",
        runtime.folder, "--as-needed",
      ] + libraries
      + ELFSection.autolinkedLibraries(in: try RunnerFile.read(object))
      .filter { !ProgramLibraries.contain($0) }
    return try PreviewRunnerError.converting { () throws(SystemCallError) in
      try ChildProcess(toolchain.linker, arguments: arguments)
    }
  }
}
