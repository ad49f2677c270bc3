#if os(Linux)
  internal import CProcess
  internal import Glibc

  /// Other programs, several at once, each run to its end with its output collected.
  package enum ProcessBatch {
    /// A program to run.
    package struct Command: Sendable {
      package var path: String
      package var arguments: [String]
      /// The processor time limit in seconds, which does not depend on how busy the machine is.
      package var processorLimit: Int?

      package init(path: String, arguments: [String], processorLimit: Int? = nil) {
        self.path = path
        self.arguments = arguments
        self.processorLimit = processorLimit
      }
    }

    /// How a program ended.
    package struct End: Sendable {
      package var exitCode: Int32
      /// Both of its output streams.
      package var output: [UInt8]
      /// Whether it was ended because it exceeded its processor time limit.
      package var tookTooLong: Bool
    }

    private struct Running {
      var index: Int
      var process: pid_t
      var pipe: Int32
      var output: [UInt8] = []
    }

    /// Runs programs, each as soon as a slot is free. This process makes no threads for them.
    ///
    /// - Parameters:
    ///   - atOnce: how many run at the same time.
    ///   - cooperation: lets others run while this waits.
    ///   - ended: called with the index and the end of each, in the order in which they end; returning false
    ///     starts no further ones.
    /// - Throws: `SystemCallError` if one cannot be started. Running ones are waited for.
    package static func run(
      _ commands: [Command], atOnce: Int, cooperation: Cooperation? = nil, ended: (Int, End) -> Bool
    ) throws(SystemCallError) {
      var next = 0
      var running: [Running] = []
      var failure: SystemCallError?
      while true {
        while failure == nil, next < commands.count, running.count < max(1, atOnce) {
          do throws(SystemCallError) {
            running.append(try start(commands[next], index: next))
            next += 1
          } catch {
            failure = error
          }
        }
        if running.isEmpty {
          if let failure { throw failure }
          return
        }
        var waiting = running.map { pollfd(fd: $0.pipe, events: Int16(POLLIN), revents: 0) }
        var reason: Int32 = 0
        func wait() { if poll(&waiting, UInt(waiting.count), -1) < 0 { reason = errno } }
        if let cooperation { cooperation.whileOthersRun(wait) } else { wait() }
        if reason == EINTR { continue }
        if reason != 0 { failure = SystemCallError("poll", number: reason) }
        for index in running.indices.reversed() where waiting[index].revents != 0 {
          let count = Descriptor.readSome(running[index].pipe, into: &running[index].output)
          if let count, count > 0 { continue }
          let finished = running.remove(at: index)
          close(finished.pipe)
          if !ended(finished.index, end(of: finished)) { next = commands.count }
        }
      }
    }

    private static func start(_ command: Command, index: Int) throws(SystemCallError) -> Running {
      var ends: [Int32] = [0, 0]
      guard fr_pipe(&ends) == 0 else { throw SystemCallError("pipe") }
      let child: pid_t
      do throws(SystemCallError) {
        child = try ChildProcess.spawn(command.path, arguments: command.arguments, output: ends[1])
      } catch {
        close(ends[0])
        close(ends[1])
        throw error
      }
      close(ends[1])
      if let limit = command.processorLimit { fr_limit_processor_time(child, UInt64(limit)) }
      return Running(index: index, process: child, pipe: ends[0])
    }

    private static func end(of finished: Running) -> End {
      var status: Int32 = 0
      while waitpid(finished.process, &status, 0) < 0 && errno == EINTR {}
      let hasExited = fr_exited(status) != 0
      let signal = hasExited ? 0 : fr_signal(status)
      return End(
        exitCode: hasExited ? fr_exit_code(status) : 128 + signal, output: finished.output,
        tookTooLong: signal == SIGXCPU)
    }
  }
#endif
