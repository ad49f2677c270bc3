#if os(Linux)
  internal import CConfinement
  internal import CSandbox
  internal import Glibc
  internal import OperatingSystem

  /// A program that is run to completion without network access, and that can only write to its own folders.
  ///
  /// Both depend on the kernel: without Landlock files are not protected, without seccomp the network is not.
  struct ConfinedProgram {
    private(set) var exitCode: Int32
    /// Its standard output and standard error.
    private(set) var output: [UInt8] = []
    /// Whether it was ended because it took too long.
    private(set) var tookTooLong = false

    /// Whether the kernel can confine programs.
    static var isAvailable: Bool { fr_landlock_version() > 0 && fr_has_filters() != 0 }

    /// How much a program may print.
    private static let largestOutput = 1 << 26

    /// - Parameters:
    ///   - variables: environment variables that replace those of this process.
    ///   - readable: readable files and folders besides the system's; nil for no sandbox.
    ///   - writable: a folder that it may write in.
    ///   - seconds: the processor time limit of each of its processes; the time limit by the clock is a
    ///     multiple of it.
    init(
      _ path: String, arguments: [String], variables: [String: String], readable: [String]?, writable: String,
      seconds: Int
    ) throws(SystemCallError) {
      var ends: [Int32] = [0, 0]
      guard fr_pipe(&ends) == 0 else { throw SystemCallError("pipe") }
      defer { close(ends[0]) }
      let rules = try readable.map { paths throws(SystemCallError) in try Self.rules(paths, writable) } ?? -1
      defer { if rules >= 0 { close(rules) } }
      let pointers = ([path] + arguments).map { strdup($0) } + [nil]
      defer { for pointer in pointers { free(pointer) } }
      let environment = Self.environment(replacing: variables).map { strdup($0) } + [nil]
      defer { for variable in environment { free(variable) } }
      let process = fr_spawn_confined(
        path, pointers, environment, ends[1], rules, readable != nil && fr_has_filters() != 0 ? 1 : 0,
        UInt32(seconds))
      let failure = errno
      close(ends[1])
      guard process > 0 else { throw SystemCallError(path, number: failure) }
      exitCode = 0
      tookTooLong = !Self.read(ends[0], into: &output, seconds: seconds * Self.patience)
      // Processes that it left running would keep files in use that are to be removed.
      fr_end_group(process)
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0 && errno == EINTR {}
      exitCode = fr_exited(status) != 0 ? fr_exit_code(status) : 128 + fr_signal(status)
    }

    /// Replaces this process with another program in the same sandbox, without a writable folder. It keeps
    /// this one's standard streams.
    ///
    /// - Parameters:
    ///   - readable: files and folders that it may read besides the system's.
    ///   - seconds: its processor time limit; the time limit by the clock is a multiple of it.
    /// - Throws: `SystemCallError` if it could not be sandboxed or started.
    static func become(
      _ path: String, readable: [String], seconds: Int
    ) throws(SystemCallError) -> Never {
      let rules = try rules(readable, nil)
      let pointers = [strdup(path), nil]
      let environment = environment(replacing: [:]).map { strdup($0) } + [nil]
      var time = rlimit(rlim_cur: rlim_t(seconds), rlim_max: rlim_t(seconds))
      setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &time)
      var memory = rlimit(rlim_cur: largestMemory, rlim_max: largestMemory)
      setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &memory)
      alarm(UInt32(seconds * patience))
      if rules >= 0, fr_landlock_enforce(rules) != 0 { throw SystemCallError("landlock_restrict_self") }
      if fr_has_filters() != 0, fr_refuse_calls() != 0 { throw SystemCallError("prctl") }
      execve(path, pointers, environment)
      throw SystemCallError(path)
    }

    /// The address space limit of a program that replaces this one, in bytes.
    private static let largestMemory: rlim_t = 4 << 30

    /// The ratio of the clock time limit to the processor time limit: the machine may be busy, and the
    /// program may wait.
    private static let patience = 10

    /// The system's programs, libraries and settings, and each process's information about itself.
    private static let system = [
      "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/etc", "/opt", "/nix/store", "/gnu/store",
      "/proc", "/sys",
      "/dev/zero", "/dev/random", "/dev/urandom",
    ]

    /// A Landlock ruleset; -1 if the kernel does not support it.
    private static func rules(_ readable: [String], _ writable: String?) throws(SystemCallError) -> Int32 {
      let version = fr_landlock_version()
      guard version > 0 else { return -1 }
      let rules = fr_landlock_rules(version)
      guard rules >= 0 else { throw SystemCallError("landlock_create_ruleset") }
      for path in system + readable {
        guard fr_landlock_allow(rules, path, version, FileSystem.isFolder(path) ? 1 : 0, 0) == 0 else {
          close(rules)
          throw SystemCallError("landlock_add_rule")
        }
      }
      guard fr_landlock_allow(rules, "/dev/null", version, 0, 1) == 0,
        writable.map({ fr_landlock_allow_all(rules, $0, version) }) ?? 0 == 0
      else {
        close(rules)
        throw SystemCallError("landlock_add_rule")
      }
      return rules
    }

    /// The environment variables for manifests, besides those with the prefixes in `kept`: paths, language,
    /// and the switches that manifests read; no secrets of the caller.
    private static let known: Set<String> = [
      "CI", "DEVELOPER_DIR", "LANG", "LANGUAGE", "LD_LIBRARY_PATH", "LOGNAME", "PATH", "SDKROOT", "TERM",
      "TOOLCHAINS", "TZ",
      "USER",
    ]
    private static let kept = ["LC_", "SWIFT_", "SWIFTCI_", "SPI_"]

    /// This process's environment variables that are visible to manifests, with replacements.
    private static func environment(replacing variables: [String: String]) -> [String] {
      var kept: [String] = []
      var pointer = environ
      while let entry = pointer.pointee {
        let text = String(cString: entry)
        let name = String(text.prefix { $0 != "=" })
        let isKnown = known.contains(name) || Self.kept.contains { name.hasPrefix($0) }
        if isKnown, variables[name] == nil { kept.append(text) }
        pointer += 1
      }
      return kept + variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    }

    /// Reads to the end; false on a timeout or if there is too much.
    private static func read(_ pipe: Int32, into output: inout [UInt8], seconds: Int) -> Bool {
      let end = ContinuousClock.now + .seconds(seconds)
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while output.count < largestOutput {
        let left = ContinuousClock.now.duration(to: end)
        guard left > .zero else { return false }
        var descriptor = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
        let ready = poll(&descriptor, 1, Int32(clamping: left.components.seconds * 1000 + 1000))
        if ready < 0 && errno != EINTR { return true }
        guard ready > 0 else { continue }
        let count = Glibc.read(pipe, &buffer, buffer.count)
        if count == 0 || count < 0 && errno != EINTR { return true }
        if count > 0 { output += buffer[..<count] }
      }
      return false
    }
  }
#endif
