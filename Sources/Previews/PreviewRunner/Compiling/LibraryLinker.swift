import LoadedTypes
import OperatingSystem

/// Makes shared libraries of object files, which the program loads.
struct LibraryLinker: Sendable {
  let toolchain: Toolchain

  /// Links object files.
  ///
  /// - Parameters:
  ///   - libraries: the paths of shared libraries that they may need; those that they do are loaded with them, from there.
  ///   - absent: names that nobody has, whose addresses are 0.
  func link(
    _ objects: [String], with libraries: [String], to product: String, absent: [String] = []
  ) throws(PreviewRunnerError) -> ChildProcess {
    var wanted: [String] = []
    for object in objects {
      for library in ELFSection.autolinkedLibraries(in: try RunnerFile.read(object))
      where !ProgramLibraries.contain(library) && !wanted.contains(library) { wanted.append(library) }
    }
    let runtime = toolchain.runtime
    let arguments =
      ["-shared", "-o", product, runtime.startup] + objects
      + ["-L", runtime.folder, "-rpath", runtime.folder, "--as-needed"] + toolchain.libraryParts + libraries
      + wanted + absent.map { "--defsym=\($0)=0" }
    return try PreviewRunnerError.converting { () throws(SystemCallError) in
      try ChildProcess(toolchain.linker, arguments: arguments)
    }
  }
}
