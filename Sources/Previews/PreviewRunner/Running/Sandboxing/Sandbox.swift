import CSandbox
import Glibc
import OperatingSystem

/// Keeps the user's code away from the network and from files that it does not need.
///
/// A process in the sandbox may only write its output and reports, and files in a home of its own (`ViewHome`);
/// it may read the system's files, the toolchain, the program's own files and those of the project; and it has
/// no network. It cannot read `/proc`: rules need existing paths, and the numbers of a worker's copies are not known when it is
/// sandboxed. Landlock enforces the file rules, a seccomp filter allows the system calls that views need, and
/// root privileges are dropped; none of this needs privileges.
///
/// A process gets as much of this as the kernel supports. Without Landlock the filter keeps files from being
/// written, but nothing keeps them from being read.
package struct Sandbox: Sendable {
  /// Whether views run in a sandbox.
  package enum Use: Sendable {
    /// If the kernel supports it.
    case automatic
    /// Never.
    case required
    case never
  }

  /// Readable files and folders besides the system's.
  let readable: [String]
  /// Whether the kernel filters system calls, checked before a filter is installed: a sandboxed process may
  /// not check.
  private let filtersCalls = Sandbox.hasFilters

  /// The system's programs, libraries and settings.
  private static let system = [
    "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/etc", "/opt", "/nix/store", "/gnu/store",
    "/dev/zero", "/dev/random", "/dev/urandom",
    // How many processors there are.
    "/sys/devices/system/cpu/online",
  ]

  /// From this version on, Landlock restricts signals to processes in the same sandbox (Linux 6.12).
  private static let versionWithSignals: Int32 = 6

  /// Whether the kernel supports file rules.
  static var hasRules: Bool { fr_landlock_version() > 0 }
  /// Whether it filters system calls.
  static var hasFilters: Bool { fr_has_filters() != 0 }

  /// What views may do if the kernel lacks a part of the sandbox, as a sentence; nil if it has everything.
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

  /// Sandboxes a worker and its descendants permanently, before any of the user's code has run in it.
  ///
  /// - Parameters:
  ///   - library: the compiled sources.
  ///   - home: the path of the folder that may be changed.
  func enterAsWorker(library: String, home: String?) throws(PreviewRunnerError) {
    try restrictFiles(readable + [library], home: home)
    guard fr_drop_capabilities() == 0 else { throw .system(call: "capset", reason: systemReason()) }
    guard filtersCalls else { return }
    try CallFilter(signals: .any, files: Self.hasRules ? .any : .forReading).enforce()
  }

  /// Sandboxes a worker's child process again: signals only reach processes in the same sandbox as the
  /// sender.
  func enterAsCopy(library: String, home: String?) throws(PreviewRunnerError) {
    try restrictFiles(readable + [library], home: home)
    if fr_landlock_version() < Self.versionWithSignals, filtersCalls {
      // The worker's filter still applies to everything else.
      // Of two filters that answer with an error, the last one's counts.
      try CallFilter(signals: .itself(getpid()), files: Self.hasRules ? .any : .forReading).enforce()
    }
  }

  private func restrictFiles(_ paths: [String], home: String?) throws(PreviewRunnerError) {
    let version = fr_landlock_version()
    guard version > 0 else { return }
    let rules = fr_landlock_rules(version)
    guard rules >= 0 else { throw .system(call: "landlock_create_ruleset", reason: systemReason()) }
    defer { close(rules) }
    var isComplete = (Self.system + paths).allSatisfy { allow($0, rules, version, writes: false) }
    if isComplete, let home { isComplete = fr_landlock_allow_changes(rules, home, version) == 0 }
    guard isComplete else { throw .system(call: "landlock_add_rule", reason: systemReason()) }
    guard allow("/dev/null", rules, version, writes: true), fr_landlock_enforce(rules) == 0 else {
      throw .system(call: "landlock_restrict_self", reason: systemReason())
    }
  }

  private func allow(_ path: String, _ rules: Int32, _ version: Int32, writes: Bool) -> Bool {
    fr_landlock_allow(rules, path, version, FileSystem.isFolder(path) ? 1 : 0, writes ? 1 : 0) == 0
  }
}
