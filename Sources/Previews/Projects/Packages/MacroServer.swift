#if os(Linux)
  internal import OperatingSystem

  /// The process in which the compiler runs macros of packages: third-party programs, which need no files but
  /// their own.
  package enum MacroServer {
    /// How much processor time a server has, which runs the macros of one frontend.
    private static let seconds = 60

    /// Becomes the toolchain's server, sandboxed: it can read the system's files, the toolchain's and the
    /// macros, but cannot write or access the network, as far as the kernel can enforce that.
    ///
    /// - Parameters:
    ///   - program: the toolchain's server.
    ///   - libraries: the folder of the macros' libraries.
    /// - Returns: Why it could not be started.
    package static func become(_ program: String, libraries: String) -> String {
      let toolchain = FileSystem.resolve(program).flatMap(FileSystem.parent(of:)).flatMap(
        FileSystem.parent(of:))
      do throws(SystemCallError) {
        try ConfinedProgram.become(
          program, readable: [libraries] + (toolchain.map { [$0] } ?? []), seconds: seconds)
      } catch {
        return "\(program): \(error.reason)"
      }
    }
  }
#endif
