import CProcess
import Glibc
import OperatingSystem

/// What keeps the user's code away from the network and from files that are none of its business.
///
/// A process in the sandbox may write nothing but what it prints and reports, reads the system's files, the toolchain,
/// the program's own and those of the project, and has no network. Landlock keeps the rules of files, and a filter
/// refuses system calls; neither needs any rights.
package struct Sandbox: Sendable {
  /// Whether views run in a sandbox.
  package enum Use: Sendable {
    /// Where the kernel can.
    case automatic
    /// Or not at all.
    case required
    case never
  }

  /// Files and folders that may be read beside the system's.
  let readable: [String]

  /// The system's programs, libraries and settings, and what each process knows of itself.
  private static let system = [
    "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/etc", "/opt", "/nix/store", "/gnu/store",
    "/proc",
    "/dev/zero", "/dev/random", "/dev/urandom",
  ]

  /// Whether the kernel can do all of it.
  static var isAvailable: Bool { fr_landlock_version() > 0 && fr_has_filters() != 0 }

  /// Confines this process and all that it starts, for good.
  func enter() throws(PreviewRunnerError) {
    let version = fr_landlock_version()
    let rules = fr_landlock_rules(version)
    guard rules >= 0 else {
      throw .system(call: "landlock_create_ruleset", reason: systemReason())
    }
    defer { close(rules) }
    for path in Self.system + readable {
      guard allow(path, rules, version, writes: false) else {
        throw .system(call: "landlock_add_rule", reason: systemReason())
      }
    }
    guard allow("/dev/null", rules, version, writes: true), fr_landlock_enforce(rules) == 0 else {
      throw .system(call: "landlock_restrict_self", reason: systemReason())
    }
    guard fr_filter_calls() == 0 else { throw .system(call: "seccomp", reason: systemReason()) }
  }

  private func allow(_ path: String, _ rules: Int32, _ version: Int32, writes: Bool) -> Bool {
    fr_landlock_allow(rules, path, version, FileSystem.isFolder(path) ? 1 : 0, writes ? 1 : 0) == 0
  }
}
