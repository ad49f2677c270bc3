#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Third-party libraries that a downloaded program bundles for systems that lack them, such as HarfBuzz.
///
/// The system's own take precedence, because libraries that are loaded later, such as picture readers, are
/// built for these. The engine removes the paths from its environment again (`CStart`), so that programs that
/// it starts do not see them.
struct CarriedLibraries {
  private let runtime: String
  private let carried: String

  /// Nil if the program bundles none, like one that was built on its system.
  init?(beside folder: String) {
    runtime = "\(folder)/../lib/fittingroom/swift"
    carried = "\(folder)/../lib/fittingroom/libraries"
    guard access(carried, R_OK | X_OK) == 0 else { return nil }
  }

  /// Makes the loader search the caller's paths, Swift's runtime, the system's paths and then these.
  func offer() {
    let variable = "LD_LIBRARY_PATH"
    let own = ([runtime] + Self.system + [carried]).joined(separator: ":")
    let callers = getenv(variable).map { String(cString: $0) + ":" } ?? ""
    setenv(variable, callers + own, 1)
  }

  #if arch(arm64)
    private static let system = [
      "/lib/aarch64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/lib64", "/usr/lib64", "/lib", "/usr/lib",
    ]
  #else
    private static let system = [
      "/lib/x86_64-linux-gnu", "/usr/lib/x86_64-linux-gnu", "/lib64", "/usr/lib64", "/lib", "/usr/lib",
    ]
  #endif
}
