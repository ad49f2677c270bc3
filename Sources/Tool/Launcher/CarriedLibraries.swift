#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The libraries of other projects that a downloaded program carries along for systems that lack them, such as HarfBuzz.
///
/// The system's own come first: what it loads later, such as readers of pictures, is made for these. The engine takes the
/// places out of its environment again (`CStart`), so that no program that it starts sees them.
struct CarriedLibraries {
  private let runtime: String
  private let carried: String

  /// Nil if the program carries none, as one that was built on its system.
  init?(beside folder: String) {
    runtime = "\(folder)/../lib/fittingroom/swift"
    carried = "\(folder)/../lib/fittingroom/libraries"
    guard access(carried, R_OK | X_OK) == 0 else { return nil }
  }

  /// Has the loader look for libraries in the caller's places, Swift's runtime, the system's and then among these.
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
