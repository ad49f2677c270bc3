/// The Swift compiler that compiles the user's sources.
package struct Toolchain {
  /// The path of `swiftc`.
  package let compiler: String

  /// Finds the compiler named by FITTINGROOM_SWIFTC, or the first `swiftc` on the PATH.
  package init() throws(PreviewRunnerError) {
    if let path = SystemCall.environment("FITTINGROOM_SWIFTC") {
      guard SystemCall.exists(path) else { throw .noCompiler }
      compiler = path
      return
    }
    let folders = (SystemCall.environment("PATH") ?? "").split(separator: ":")
    guard let path = folders.map({ "\($0)/swiftc" }).first(where: SystemCall.exists) else {
      throw .noCompiler
    }
    compiler = path
  }

  /// What tells one compiler from another.
  var signature: String {
    SystemCall.signature(of: SystemCall.resolve(compiler) ?? compiler) ?? compiler
  }
}
