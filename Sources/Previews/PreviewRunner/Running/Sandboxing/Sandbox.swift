import CSandbox
import Glibc
import OperatingSystem

/// What keeps the user's code away from the network and from files that are none of its business.
///
/// A process in the sandbox may write nothing but what it prints and reports, reads the system's files, the toolchain,
/// the program's own and those of the project, and has no network. Of `/proc` it reads nothing: rules name what is there, and
/// the numbers of a worker's copies are not known before it is confined. Landlock keeps the rules of files, a filter lets through the
/// system calls that views need, and root's rights are given up; none of it needs any rights.
///
/// Of these a process gets what the kernel has. Without Landlock the filter keeps files from being written, but nothing keeps
/// them from being read.
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
  /// Whether the kernel filters system calls, asked before there is a filter: a confined process may not ask.
  private let filtersCalls = Sandbox.hasFilters

  /// The system's programs, libraries and settings.
  private static let system = [
    "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/etc", "/opt", "/nix/store", "/gnu/store",
    "/dev/zero", "/dev/random", "/dev/urandom",
    // How many processors there are.
    "/sys/devices/system/cpu/online",
  ]

  /// From this version on, Landlock keeps processes from sending signals to others than those that it confines with them
  /// (Linux 6.12).
  private static let versionWithSignals: Int32 = 6

  /// Whether the kernel has rules of files.
  static var hasRules: Bool { fr_landlock_version() > 0 }
  /// Whether it filters system calls.
  static var hasFilters: Bool { fr_has_filters() != 0 }

  /// What views may do where the kernel lacks a part of the sandbox, as a sentence; nil if it has all of it.
  static var lack: String? {
    switch (hasRules, hasFilters) {
    case (true, true): nil
    case (false, true):
      "this system has no Landlock: views write no files and have no network, but may read whatever you may"
    case (true, false):
      "this system has no seccomp: views write no files and read no others than the project’s, but may reach the network "
        + "and other processes"
    case (false, false): "this system has no sandbox (Landlock and seccomp): views may do whatever you may"
    }
  }

  /// Confines a worker and all that it starts, for good; nothing of the user's has run in it.
  ///
  /// - Parameter library: the compiled sources.
  func enterAsWorker(library: String) throws(PreviewRunnerError) {
    try restrictFiles(readable + [library])
    guard fr_drop_capabilities() == 0 else { throw .system(call: "capset", reason: systemReason()) }
    guard filtersCalls else { return }
    try CallFilter(signals: .any, files: Self.hasRules ? .any : .forReading).enforce()
  }

  /// Confines a process that a worker has started once more: signals reach those alone that are confined with their sender.
  func enterAsCopy(library: String) throws(PreviewRunnerError) {
    try restrictFiles(readable + [library])
    if fr_landlock_version() < Self.versionWithSignals, filtersCalls {
      // The worker's filter still holds for everything else.
      try CallFilter(signals: .itself(getpid())).enforce()
    }
  }

  private func restrictFiles(_ paths: [String]) throws(PreviewRunnerError) {
    let version = fr_landlock_version()
    guard version > 0 else { return }
    let rules = fr_landlock_rules(version)
    guard rules >= 0 else { throw .system(call: "landlock_create_ruleset", reason: systemReason()) }
    defer { close(rules) }
    for path in Self.system + paths {
      guard allow(path, rules, version, writes: false) else {
        throw .system(call: "landlock_add_rule", reason: systemReason())
      }
    }
    guard allow("/dev/null", rules, version, writes: true), fr_landlock_enforce(rules) == 0 else {
      throw .system(call: "landlock_restrict_self", reason: systemReason())
    }
  }

  private func allow(_ path: String, _ rules: Int32, _ version: Int32, writes: Bool) -> Bool {
    fr_landlock_allow(rules, path, version, FileSystem.isFolder(path) ? 1 : 0, writes ? 1 : 0) == 0
  }
}
