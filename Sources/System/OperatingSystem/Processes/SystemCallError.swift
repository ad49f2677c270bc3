#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A failed system call.
package struct SystemCallError: Error, Hashable, Sendable {
  /// The call, or the program that was to be started.
  package let call: String
  /// The system's reason.
  package let reason: String

  /// - Parameter number: the error's; without one the last.
  package init(_ call: String, number: Int32? = nil) {
    self.call = call
    reason = String(cString: strerror(number ?? errno))
  }
}
