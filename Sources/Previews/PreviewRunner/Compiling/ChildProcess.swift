import CProcess
import Glibc

/// Another program, run to its end with its output collected.
struct ChildProcess {
  var exitCode: Int32
  var output: [UInt8]

  /// Runs a program; both of its output streams are collected together.
  init(_ path: String, arguments: [String]) throws(PreviewRunnerError) {
    var ends: [Int32] = [0, 0]
    guard fr_pipe(&ends) == 0 else { throw .system(call: "pipe", reason: SystemCall.reason) }
    defer { close(ends[0]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 2)
    var child = pid_t()
    let pointers = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    // Programs built on LLVM take the current folder from PWD, links included, where that is set.
    let variables = Self.environment.map { strdup($0) } + [nil]
    defer { for variable in variables { free(variable) } }
    let failure = posix_spawn(&child, path, &actions, nil, pointers, variables)
    close(ends[1])
    guard failure == 0 else { throw .system(call: path, reason: String(cString: strerror(failure))) }
    output = []
    _ = SystemCall.readAll(ends[0], into: &output)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 && errno == EINTR {}
    exitCode = fr_exited(status) != 0 ? fr_exit_code(status) : 128 + fr_signal(status)
  }

  /// This process's environment, with PWD as the system has it.
  private static var environment: [String] {
    var variables: [String] = []
    var pointer = environ
    while let entry = pointer.pointee {
      let text = String(cString: entry)
      if !text.hasPrefix("PWD=") { variables.append(text) }
      pointer += 1
    }
    return variables + ["PWD=\(SystemCall.currentFolder)"]
  }
}
