import Foundation
import PreviewRunner
import TestSupport
import Testing

/// Every call of the kernel has a decision.
@Suite struct SystemCallTests {
  /// The calls in a header of the kernel, with their numbers.
  private static func calls(inHeader path: String) throws -> [String: Int] {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    var calls: [String: Int] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 3, words[0] == "#define", words[1].hasPrefix("__NR_"), let number = Int(words[2])
      else {
        continue
      }
      calls[String(words[1].dropFirst("__NR_".count))] = number
    }
    return calls
  }

  @Test func everyCallOfTheHeadersIsInTheTable() throws {
    let header = "/usr/include/x86_64-linux-gnu/asm/unistd_64.h"
    guard FileManager.default.fileExists(atPath: header) else {
      // Another processor's headers have other numbers, which no file lists by itself.
      #if arch(x86_64)
        Issue.record("the headers of the kernel are missing: apt-get install linux-libc-dev")
      #endif
      return
    }
    let known = Dictionary(uniqueKeysWithValues: SystemCall.all.map { ($0.name, $0.intel) })
    let calls = try Self.calls(inHeader: header)
    #expect(calls.count > 300)
    for (name, number) in calls { #expect(known[name] == .some(number), "\(name) \(number)") }
  }

  @Test func numbersAreGivenOnce() {
    for numbers in [SystemCall.all.compactMap(\.intel), SystemCall.all.compactMap(\.arm)] {
      #expect(Set(numbers).count == numbers.count)
    }
  }

  @Test func whatReachesBeyondTheProcessIsRefused() {
    let decisions = Dictionary(uniqueKeysWithValues: SystemCall.all.map { ($0.name, $0.decision) })
    for name in [
      "socket", "connect", "bind", "ptrace", "process_vm_readv", "process_vm_writev", "mount", "unshare",
      "setns",
      "fsopen", "open_tree", "fanotify_init", "syslog", "acct", "setdomainname", "shmget", "shmat", "semget",
      "semop",
      "msgget", "msgsnd", "mq_open", "bpf", "perf_event_open", "keyctl", "io_uring_setup", "userfaultfd",
      "chown", "link", "symlinkat", "truncate", "mknod", "sched_setscheduler", "ioprio_set", "personality",
      "pidfd_getfd",
      "kcmp",
    ] { #expect(decisions[name] == .refused, "\(name)") }
    for name in ["unlink", "rename", "mkdir", "renameat2"] {
      #expect(decisions[name] == .changing, "\(name)")
    }
    for name in ["chmod", "fchmodat2", "utimensat"] { #expect(decisions[name] == .withoutEffect, "\(name)") }
    #expect(decisions["prlimit64"] == .itself(argument: 0))
    #expect(decisions["sched_setaffinity"] == .itself(argument: 0))
    #expect(decisions["setpriority"] == .priority)
    #expect(decisions["clone"] == .clone)
    // Arguments that are pointers cannot be checked: the C library falls back to `clone` and `openat`.
    #expect(decisions["clone3"] == .unknown && decisions["openat2"] == .unknown)
  }

  @Test func theDocumentsShowTheTable() throws {
    let document = try String(
      contentsOf: Repository.root.appendingPathComponent("Documentation/Security.md"), encoding: .utf8)
    let rows = document.split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init)
    #expect(rows == SystemCall.all.map(\.documentRow))
  }
}
