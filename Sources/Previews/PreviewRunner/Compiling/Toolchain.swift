import OperatingSystem

/// The Swift toolchain that compiles the user's sources.
///
/// `swiftc` is a driver, which starts a frontend for each file and a linker through Clang. For a few small files, that
/// takes longer than the work itself, so the frontend and the linker are run directly.
package struct Toolchain {
  /// The path of `swiftc`.
  package let compiler: String
  /// The compiler proper.
  let frontend: String
  /// An ELF linker that takes the options of GNU's.
  let linker: String
  /// `usr/lib/swift`: the standard library and the compiler's resources.
  let resources: String

  /// Finds the compiler named by FITTINGROOM_SWIFTC, or the first `swiftc` on the PATH.
  package init() throws(PreviewRunnerError) {
    if let path = ProcessEnvironment.value("FITTINGROOM_SWIFTC") {
      guard FileSystem.exists(path) else { throw .noCompiler }
      compiler = path
    } else if let path = SearchPath.program("swiftc") {
      compiler = path
    } else {
      throw .noCompiler
    }
    let root = try Self.root(of: compiler)
    resources = "\(root)/lib/swift"
    frontend = "\(root)/bin/swift-frontend"
    guard FileSystem.exists(frontend) else { throw .incompleteToolchain(missing: frontend) }
    let linkers =
      ["\(root)/bin/ld.lld"].filter(FileSystem.exists) + ["ld.lld", "ld"].compactMap(SearchPath.program)
    guard let linker = linkers.first else { throw .incompleteToolchain(missing: "\(root)/bin/ld.lld") }
    self.linker = linker
  }

  /// A mark that distinguishes compilers.
  var signature: String {
    [frontend, linker].map { FileSystem.signature(of: FileSystem.resolve($0) ?? $0) ?? $0 }
      .joined(separator: "\n")
  }

  /// The version, such as "6.3.1 (swift-6.3.1-RELEASE)"; it is read from the compiler, which takes as long as starting it.
  package func version() throws(PreviewRunnerError) -> String {
    guard let version = SwiftVersion.said(in: try Self.versionOutput(of: frontend)) else {
      throw .incompleteToolchain(missing: "an answer to \(frontend) --version")
    }
    return version
  }

  /// Fails if the linker does not start, which needs libraries that the compiler does not.
  func checkLinker() throws(PreviewRunnerError) { _ = try Self.versionOutput(of: linker) }

  private static func versionOutput(of program: String) throws(PreviewRunnerError) -> [UInt8] {
    let answer = try PreviewRunnerError.converting { () throws(SystemCallError) in
      try ChildProcess(program, arguments: ["--version"])
    }
    guard answer.exitCode == 0 else {
      let text = String(decoding: answer.output, as: UTF8.self)
      let reason = text.split(separator: "\n").first.map(String.init) ?? "its exit code is \(answer.exitCode)"
      throw .unusableToolchain(
        program: program,
        reason: reason.hasPrefix("\(program): ") ? String(reason.dropFirst(program.count + 2)) : reason)
    }
    return answer.output
  }

  /// The standard library for this processor, and the start-up code that registers a library with it.
  var runtime: (folder: String, startup: String) {
    #if arch(arm64)
      let architecture = "aarch64"
    #else
      let architecture = "x86_64"
    #endif
    return ("\(resources)/linux", "\(resources)/linux/\(architecture)/swiftrt.o")
  }

  /// The libraries that the compiler consists of, including SwiftSyntax.
  var host: String { "\(resources)/host" }
  /// The part of the C library that is linked statically into every library, such as `atexit`, and the symbols that it needs; empty
  /// if the C library has no such part.
  var libraryParts: [String] {
    #if arch(arm64)
      let triple = "aarch64-linux-gnu"
    #else
      let triple = "x86_64-linux-gnu"
    #endif
    let places = ["/usr/lib/\(triple)", "/usr/lib64", "/usr/lib"].map { "\($0)/libc_nonshared.a" }
    // A library is never unloaded, so objects need not be distinguished by their library.
    return places.first(where: FileSystem.exists).map { [$0, "--defsym=__dso_handle=0"] } ?? []
  }

  /// The server for macros that are loaded into the compiler.
  var macroServer: String { "\(resources)/host/libSwiftInProcPluginServer.so" }
  /// The program that runs macros for the compiler, in a process of its own.
  var pluginServer: String { "\(FileSystem.parent(of: frontend) ?? "/usr/bin")/swift-plugin-server" }
  /// The folder of the standard library's macros.
  var macros: String { "\(resources)/host/plugins" }

  /// The toolchain's folder `usr`.
  private static func root(of compiler: String) throws(PreviewRunnerError) -> String {
    if let path = FileSystem.resolve(compiler), let bin = FileSystem.parent(of: path),
      let root = FileSystem.parent(of: bin), FileSystem.exists("\(root)/lib/swift/linux")
    {
      return root
    }
    // A proxy for the compiler, such as Swiftly's, knows its toolchain.
    let answer = try PreviewRunnerError.converting { () throws(SystemCallError) in
      try ChildProcess(compiler, arguments: ["-print-target-info"])
    }
    let key = "\"runtimeResourcePath\": \""
    let text = String(decoding: answer.output, as: UTF8.self)
    if answer.exitCode == 0, let range = text.firstRange(of: key) {
      let resources = String(text[range.upperBound...].prefix { $0 != "\"" })
      if let folder = FileSystem.parent(of: resources), let root = FileSystem.parent(of: folder) {
        return root
      }
    }
    throw .incompleteToolchain(missing: "\(compiler) -print-target-info")
  }
}
