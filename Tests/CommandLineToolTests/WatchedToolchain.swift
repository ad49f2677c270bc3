import Foundation
import Testing

extension Program {
  /// Makes a toolchain in the program's folder that is the machine's, except for the script that runs the
  /// compiler.
  ///
  /// - Parameter frontend: a line for a shell that runs the compiler whose path it is given, with the arguments `"$@"`.
  /// - Returns: the path of its `swiftc`, for `FITTINGROOM_SWIFTC`.
  func toolchain(frontend: (_ compiler: String) -> String) throws -> String {
    let files = FileManager.default
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let compilers = path.split(separator: ":").map { URL(fileURLWithPath: "\($0)/swiftc") }
    let compiler = try #require(compilers.first { files.isExecutableFile(atPath: $0.path) })
    let real = compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
    let bin = folder.appendingPathComponent("toolchain/bin")
    try files.createDirectory(at: bin, withIntermediateDirectories: true)
    try link("toolchain/lib", to: real.appendingPathComponent("lib").path)
    try link("toolchain/bin/ld.lld", to: real.appendingPathComponent("bin/ld.lld").path)
    for name in ["swiftc", "swift-frontend"] {
      try write(
        """
        #!/bin/sh
        [ "$1" = --version ] && exec '\(real.path)/bin/\(name)' --version
        \(frontend("\(real.path)/bin/\(name)"))

        """, to: "toolchain/bin/\(name)")
      try files.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: bin.appendingPathComponent(name).path)
    }
    return bin.appendingPathComponent("swiftc").path
  }
}
