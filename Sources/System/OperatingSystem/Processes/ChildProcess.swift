#if os(Linux)
  internal import CProcess
  internal import Glibc

  /// Another program, run to its end with its output collected.
  package struct ChildProcess {
    package private(set) var exitCode: Int32
    package private(set) var output: [UInt8]
    /// Its standard error; empty if both streams are collected together.
    package private(set) var errors: [UInt8] = []
    /// Whether it was ended because it took too long.
    package private(set) var tookTooLong = false

    /// Runs a program; both of its output streams are collected together.
    ///
    /// - Parameters:
    ///   - timeLimit: the time limit in seconds; nil for none.
    ///   - condense: shortens what has been collected, now and then and at the end, so that it does not grow without
    ///     bounds.
    /// - Throws: `SystemCallError` if it cannot be started.
    package init(
      _ path: String, arguments: [String], timeLimit: Int? = nil, condense: (inout [UInt8]) -> Void = { _ in }
    ) throws(SystemCallError) {
      var ends: [Int32] = [0, 0]
      guard fr_pipe(&ends) == 0 else { throw SystemCallError("pipe") }
      defer { close(ends[0]) }
      let child: pid_t
      do throws(SystemCallError) {
        child = try Self.spawn(path, arguments: arguments, output: ends[1])
        close(ends[1])
      } catch {
        close(ends[1])
        throw error
      }
      output = []
      if let timeLimit {
        if !Self.read(ends[0], into: &output, seconds: timeLimit, condense) {
          kill(child, SIGKILL)
          tookTooLong = true
        }
      } else {
        _ = Descriptor.readAll(ends[0], into: &output)
      }
      condense(&output)
      exitCode = Self.awaitEnd(of: child)
    }

    /// Runs a program that reads some bytes; its output streams are collected apart.
    ///
    /// - Parameter variables: additional or replaced environment variables.
    /// - Throws: `SystemCallError` if it cannot be started.
    package init(
      _ path: String, arguments: [String], variables: [String: String], input: [UInt8]
    ) throws(SystemCallError) {
      // In files, so that the program never blocks on one stream while the other is read.
      let (source, complaint) = (fr_memory_file(), fr_memory_file())
      defer {
        close(source)
        close(complaint)
      }
      guard source >= 0, complaint >= 0, Descriptor.writeAll(source, input) else {
        throw SystemCallError("memfd_create")
      }
      lseek(source, 0, SEEK_SET)
      var ends: [Int32] = [0, 0]
      guard fr_pipe(&ends) == 0 else { throw SystemCallError("pipe") }
      defer { close(ends[0]) }
      let child: pid_t
      do throws(SystemCallError) {
        child = try Self.spawn(
          path, arguments: arguments, variables: variables, input: source, output: ends[1],
          errors: complaint)
        close(ends[1])
      } catch {
        close(ends[1])
        throw error
      }
      output = []
      _ = Descriptor.readAll(ends[0], into: &output)
      exitCode = Self.awaitEnd(of: child)
      lseek(complaint, 0, SEEK_SET)
      _ = Descriptor.readAll(complaint, into: &errors)
    }

    private static func awaitEnd(of child: pid_t) -> Int32 {
      var status: Int32 = 0
      while waitpid(child, &status, 0) < 0 && errno == EINTR {}
      return fr_exited(status) != 0 ? fr_exit_code(status) : 128 + fr_signal(status)
    }

    /// Starts a program that writes its output streams to descriptors.
    ///
    /// - Parameters:
    ///   - variables: additional or replaced environment variables.
    ///   - input: its standard input; nil for none.
    ///   - errors: the descriptor for standard error; nil for that of its output.
    static func spawn(
      _ path: String, arguments: [String], variables: [String: String] = [:], input: Int32? = nil,
      output: Int32, errors: Int32? = nil
    ) throws(SystemCallError) -> pid_t {
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      if let input {
        posix_spawn_file_actions_adddup2(&actions, input, 0)
      } else {
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      }
      posix_spawn_file_actions_adddup2(&actions, output, 1)
      posix_spawn_file_actions_adddup2(&actions, errors ?? output, 2)
      var child = pid_t()
      let pointers = ([path] + arguments).map { strdup($0) } + [nil]
      defer { for pointer in pointers { free(pointer) } }
      // Programs built on LLVM take the current folder from PWD, links included, where that is set.
      let own = ["PWD": FileSystem.currentFolder].merging(variables) { $1 }
      let entries = own.map { strdup("\($0)=\($1)") }
      defer { for entry in entries { free(entry) } }
      let variables = environment(without: own.keys.map { $0 + "=" }) + entries + [nil]
      let failure = posix_spawn(&child, path, &actions, nil, pointers, variables)
      guard failure == 0 else { throw SystemCallError(path, number: failure) }
      return child
    }

    /// Reads to the end; false on a timeout.
    private static func read(
      _ pipe: Int32, into output: inout [UInt8], seconds: Int, _ condense: (inout [UInt8]) -> Void
    ) -> Bool {
      let end = ContinuousClock.now + .seconds(seconds)
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let left = ContinuousClock.now.duration(to: end)
        guard left > .zero else { return false }
        var descriptor = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
        let milliseconds =
          left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000
        let ready = poll(&descriptor, 1, Int32(clamping: milliseconds + 1))
        if ready < 0 && errno != EINTR { return true }
        guard ready > 0 else { continue }
        let count = Glibc.read(pipe, &buffer, buffer.count)
        if count == 0 || count < 0 && errno != EINTR { return true }
        guard count > 0 else { continue }
        output += buffer[..<count]
        if output.count > 1 << 20 { condense(&output) }
      }
    }

    /// This process's environment except entries with given prefixes.
    ///
    /// Nothing of it is copied: that would stay behind in memory, of which later processes have a copy.
    private static func environment(without beginnings: [String]) -> [UnsafeMutablePointer<CChar>?] {
      var variables: [UnsafeMutablePointer<CChar>?] = []
      var pointer = environ
      while let entry = pointer.pointee {
        if !beginnings.contains(where: { strncmp(entry, $0, $0.utf8.count) == 0 }) { variables.append(entry) }
        pointer += 1
      }
      return variables
    }
  }
#endif
