#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The folders in which programs are searched for: the variable PATH.
package enum SearchPath {
  /// The path of the first executable with a name; nil if there is none.
  package static func program(_ name: String) -> String? {
    (ProcessEnvironment.value("PATH") ?? "").split(separator: ":").lazy.map { "\($0)/\(name)" }
      .first { access($0, X_OK) == 0 }
  }
}
