#if os(Linux)
  internal import CConfinement
  internal import CSandbox
  internal import Glibc
  internal import OperatingSystem

  /// A program that is run to its end without the network and without writing anywhere but into folders of its own.
  ///
  /// Of both it gets what the kernel has: without Landlock nothing keeps it from files, without seccomp nothing from the network.
  struct ConfinedProgram {
    private(set) var exitCode: Int32
    /// What it wrote to both of its output streams.
    private(set) var output: [UInt8] = []
    /// Whether it was ended because it took too long.
    private(set) var tookTooLong = false

    /// Whether the kernel can confine programs.
    static var isAvailable: Bool { fr_landlock_version() > 0 && fr_has_filters() != 0 }

    /// How much a program may print.
    private static let largestOutput = 1 << 26

    /// - Parameters:
    ///   - variables: environment variables that it has instead of those of this process.
    ///   - readable: files and folders that it may read beside the system's; nil does not confine it.
    ///   - writable: a folder that it may write in.
    ///   - seconds: how much processor time each of its processes has, and after how many times as many it is ended.
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
      // What it has left running would keep files that are to be removed.
      fr_end_group(process)
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0 && errno == EINTR {}
      exitCode = fr_exited(status) != 0 ? fr_exit_code(status) : 128 + fr_signal(status)
    }

    /// Becomes another program, confined as programs are that are waited for, with nothing to write to. It keeps this one's standard
    /// streams.
    ///
    /// - Parameters:
    ///   - readable: files and folders that it may read beside the system's.
    ///   - seconds: how much processor time it has, and after how many times as many it is ended.
    /// - Throws: `SystemCallError` if it could not be confined or started.
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

    /// How much address space a program has that this one becomes, in bytes.
    private static let largestMemory: rlim_t = 4 << 30

    /// How many times its processor time a program may take by the clock: a machine may be busy, and it may wait.
    private static let patience = 10

    /// The system's programs, libraries and settings, and what each process knows of itself.
    private static let system = [
      "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/etc", "/opt", "/nix/store", "/gnu/store",
      "/proc", "/sys",
      "/dev/zero", "/dev/random", "/dev/urandom",
    ]

    /// A set of Landlock's rules; -1 where the kernel has none.
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

    /// The variables that manifests find, beside those that begin with `kept`: where things are, in which language, and what
    /// they ask for to build one way or the other; nothing that the program was trusted with.
    private static let known: Set<String> = [
      "CI", "DEVELOPER_DIR", "LANG", "LANGUAGE", "LD_LIBRARY_PATH", "LOGNAME", "PATH", "SDKROOT", "TERM",
      "TOOLCHAINS", "TZ",
      "USER",
    ]
    private static let kept = ["LC_", "SWIFT_", "SWIFTCI_", "SPI_"]

    /// Those variables of this process's environment that manifests find, some of them replaced.
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

    /// Reads to the end; false where that did not come in time or there was too much.
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
