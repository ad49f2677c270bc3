import CSandbox
import OperatingSystem

/// The seccomp filter for a process's system calls, made from the table of decisions (`SystemCall`).
///
/// Calls that are not in the table are from a newer kernel: they fail as on an older kernel, so that the C
/// library falls back.
package struct CallFilter {
  /// The processes to which signals may be sent.
  package enum Signals: Equatable, Sendable {
    /// Limited only by Landlock and the system.
    case any
    /// One process.
    case itself(Int32)
  }

  /// The files that may be opened.
  package enum Files: Equatable, Sendable {
    /// Those that Landlock allows.
    case any
    /// Any, for reading: without Landlock, this is the only protection against writing.
    case forReading
  }

  /// Instructions of classic BPF, as seccomp(2) takes them.
  private(set) var program: [sock_filter] = []
  private let files: Files

  private static let refuse = UInt32(SECCOMP_RET_ERRNO) | 1  // EPERM
  private static let done = UInt32(SECCOMP_RET_ERRNO)  // as an error of the number 0
  private static let unknown = UInt32(SECCOMP_RET_ERRNO) | 38  // ENOSYS
  private static let allow = UInt32(SECCOMP_RET_ALLOW)

  /// Where the kernel puts a call's number, its kind of processor and the low half of each argument (struct seccomp_data).
  private static let numberOffset: UInt32 = 0
  private static let architectureOffset: UInt32 = 4
  private static func offset(ofArgument index: Int, high: Bool = false) -> UInt32 {
    16 + 8 * UInt32(index) + (high ? 4 : 0)
  }

  package init(signals: Signals, files: Files = .any) {
    self.files = files
    #if arch(x86_64)
      let architecture: UInt32 = 0xC000_003E  // AUDIT_ARCH_X86_64
    #else
      let architecture: UInt32 = 0xC000_00B7  // AUDIT_ARCH_AARCH64
    #endif
    load(Self.architectureOffset)
    // Calls of another architecture, such as from 32-bit programs, have other numbers.
    answer(Self.refuse, unless: architecture)
    load(Self.numberOffset)
    var allowed: [Int] = []
    for call in SystemCall.all {
      guard let number = call.number else { continue }
      switch call.decision {
      case .allowed: allowed.append(number)
      case .refused: break
      case .unknown: answerNumber(number) { $0.answer(Self.unknown) }
      case .signal:
        if case .itself(let process) = signals {
          answerNumber(number) { filter in
            filter.load(Self.offset(ofArgument: 0))
            filter.answer(Self.allow, if: UInt32(bitPattern: process))
            filter.answer(Self.refuse)
          }
        } else {
          allowed.append(number)
        }
      case .withoutEffect:
        if files == .any { answerNumber(number) { $0.answer(Self.done) } }
      case .changing:
        if files == .any { allowed.append(number) }
      case .descriptorSignal:
        if signals == .any { allowed.append(number) }
      default: answerNumber(number) { $0.check(call.decision) }
      }
    }
    // Consecutive numbers need only one comparison.
    for range in Self.ranges(allowed) {
      answer(Self.allow, from: UInt32(range.lowerBound), through: UInt32(range.upperBound))
    }
    // The calls of the x32 ABI all have higher numbers.
    answer(Self.refuse, from: 0, through: UInt32(SystemCall.highestNumber))
    answer(Self.refuse, from: 0x4000_0000, through: .max)
    answer(Self.unknown)
  }

  /// Installs the filter permanently for this process and its descendants.
  func enforce() throws(PreviewRunnerError) {
    var program = program
    guard fr_filter_calls(&program, UInt16(program.count)) == 0 else {
      throw .system(call: "seccomp", reason: systemReason())
    }
  }

  // MARK: Arguments

  /// Decides a call by its arguments, which are registers and can no longer change.
  private mutating func check(_ decision: SystemCall.Decision) {
    switch decision {
    case .itself(let argument):
      load(Self.offset(ofArgument: argument))
      answer(Self.allow, if: 0)
    case .priority:
      // PRIO_PROCESS, and the caller's own.
      load(Self.offset(ofArgument: 0))
      answer(Self.refuse, unless: 0)
      load(Self.offset(ofArgument: 1))
      answer(Self.allow, if: 0)
    case .clone:
      load(Self.offset(ofArgument: 0))
      answer(Self.refuse, ifAnyOf: SystemCall.namespaceFlags)
      answer(Self.allow)
    case .localSockets:
      load(Self.offset(ofArgument: 0))
      answer(Self.allow, if: 1)  // AF_UNIX
    case .withoutAddress:
      load(Self.offset(ofArgument: 4))
      answer(Self.refuse, unless: 0)
      load(Self.offset(ofArgument: 4, high: true))
      answer(Self.allow, if: 0)
    case .processControl:
      load(Self.offset(ofArgument: 0))
      for option in SystemCall.processControls { answer(Self.allow, if: option) }
      answer(Self.refuse, unless: 1)  // PR_SET_PDEATHSIG, as long as that ends the process
      load(Self.offset(ofArgument: 1))
      answer(Self.allow, if: 9)
    case .deviceControl:
      load(Self.offset(ofArgument: 1))
      for request in SystemCall.deviceControls { answer(Self.allow, if: request) }
    case .descriptorControl:
      load(Self.offset(ofArgument: 1))
      for command in SystemCall.refusedDescriptorControls { answer(Self.refuse, if: command) }
      answer(Self.allow)
    case .opening(let argument):
      load(Self.offset(ofArgument: argument))
      switch files {
      case .any:
        // Before Landlock's third version a readable file can be truncated by opening it.
        append(Self.binaryAnd, SystemCall.accessMode | SystemCall.emptyingFlag)
        answer(Self.refuse, if: SystemCall.emptyingFlag)
        answer(Self.allow)
      case .forReading:
        append(Self.binaryAnd, SystemCall.accessMode | SystemCall.emptyingFlag | SystemCall.makingFlags)
        answer(Self.allow, if: 0)
      }
    case .allowed, .refused, .unknown, .signal, .descriptorSignal, .changing, .withoutEffect: break
    }
    answer(Self.refuse)
  }

  /// The instructions, for tests.
  package var instructions: [(code: UInt16, yes: UInt8, no: UInt8, value: UInt32)] {
    program.map { ($0.code, $0.jt, $0.jf, $0.k) }
  }

  // MARK: Instructions

  // Kinds of instructions (linux/bpf_common.h): loading a word, jumps, returning.
  private static let loadWord: UInt16 = 0x20
  private static let jumpIfEqual: UInt16 = 0x15
  private static let jumpIfGreater: UInt16 = 0x25
  private static let jumpIfAtLeast: UInt16 = 0x35
  private static let jumpIfSet: UInt16 = 0x45
  private static let binaryAnd: UInt16 = 0x54
  private static let returnValue: UInt16 = 0x06

  private mutating func append(_ kind: UInt16, _ value: UInt32, then yes: UInt8 = 0, else no: UInt8 = 0) {
    program.append(sock_filter(code: kind, jt: yes, jf: no, k: value))
  }

  private mutating func load(_ offset: UInt32) { append(Self.loadWord, offset) }

  private mutating func answer(_ value: UInt32) { append(Self.returnValue, value) }

  private mutating func answer(_ value: UInt32, if word: UInt32) {
    append(Self.jumpIfEqual, word, else: 1)
    answer(value)
  }

  private mutating func answer(_ value: UInt32, unless word: UInt32) {
    append(Self.jumpIfEqual, word, then: 1)
    answer(value)
  }

  private mutating func answer(_ value: UInt32, ifAnyOf bits: UInt32) {
    append(Self.jumpIfSet, bits, else: 1)
    answer(value)
  }

  private mutating func answer(_ value: UInt32, from first: UInt32, through last: UInt32) {
    append(Self.jumpIfAtLeast, first, else: 2)
    append(Self.jumpIfGreater, last, then: 1)
    answer(value)
  }

  /// Instructions for one call, which end in an answer.
  private mutating func answerNumber(_ number: Int, _ body: (inout CallFilter) -> Void) {
    let jump = program.count
    append(Self.jumpIfEqual, UInt32(number))
    body(&self)
    program[jump].jf = UInt8(program.count - jump - 1)
  }

  private static func ranges(_ numbers: [Int]) -> [ClosedRange<Int>] {
    var ranges: [ClosedRange<Int>] = []
    for number in numbers.sorted() {
      if let last = ranges.last, last.upperBound + 1 == number {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    return ranges
  }
}
