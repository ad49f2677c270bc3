#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The environment variables that decide how a run behaves; none of them can affect a pixel.
package enum ProcessEnvironment {
  /// A variable's value; `nil` when it is not set or empty.
  package static func value(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Whether the run is part of continuous integration.
  package static var isContinuousIntegration: Bool {
    guard let value = value("CI") else { return false }
    return !["0", "false", "no"].contains(value.lowercased())
  }
}
