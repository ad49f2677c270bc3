import PreviewRunner
import Testing

/// The kernel's interpretation of the filter's instructions: its decision for every call, whatever its
/// arguments.
@Suite struct CallFilterTests {
  private static let allowed: UInt32 = 0x7FFF_0000
  private static let refused: UInt32 = 0x0005_0001
  private static let unknown: UInt32 = 0x0005_0026

  #if arch(x86_64)
    private static let architecture: UInt32 = 0xC000_003E
  #else
    private static let architecture: UInt32 = 0xC000_00B7
  #endif

  private static func number(of call: SystemCall) -> Int? {
    #if arch(x86_64)
      call.intel
    #else
      call.arm
    #endif
  }

  /// Runs the instructions as the kernel does on its description of a call (struct seccomp_data, seccomp(2)).
  private func answer(
    _ filter: CallFilter, _ number: Int, _ arguments: [UInt64] = [], architecture: UInt32 = architecture
  ) -> UInt32 {
    let padded = arguments + Array(repeating: 0, count: 6 - arguments.count)
    var words = [UInt32(truncatingIfNeeded: number), architecture, 0, 0]
    for argument in padded { words += [UInt32(truncatingIfNeeded: argument), UInt32(argument >> 32)] }
    let program = filter.instructions
    var (accumulator, place): (UInt32, Int) = (0, 0)
    while program.indices.contains(place) {
      let (code, yes, no, value) = program[place]
      place += 1
      switch code {
      case 0x20: accumulator = words[Int(value) / 4]
      case 0x54: accumulator &= value
      case 0x15: place += Int(accumulator == value ? yes : no)
      case 0x25: place += Int(accumulator > value ? yes : no)
      case 0x35: place += Int(accumulator >= value ? yes : no)
      case 0x45: place += Int(accumulator & value != 0 ? yes : no)
      case 0x06: return value
      default: Issue.record("there is no instruction \(code)")
      }
    }
    Issue.record("the program of \(number) has no end")
    return 0
  }

  private static let filters: [(signals: CallFilter.Signals, files: CallFilter.Files)] = [
    (.any, .any), (.any, .forReading), (.itself(4711), .any), (.itself(4711), .forReading),
  ]

  @Test(arguments: filters.indices) func everyCallIsAnsweredByItsDecision(index: Int) {
    let (signals, files) = Self.filters[index]
    let filter = CallFilter(signals: signals, files: files)
    for call in SystemCall.all {
      guard let number = Self.number(of: call) else { continue }
      for arguments in Self.arguments(call.decision) {
        let expected = Self.expected(call.decision, arguments, signals, files)
        let found = answer(filter, number, arguments)
        #expect(found == expected, "\(call.name) \(arguments): \(found)")
      }
    }
  }

  /// Arguments that matter to a decision, and others.
  private static func arguments(_ decision: SystemCall.Decision) -> [[UInt64]] {
    let words: [UInt64] = [0, 1, 2, 9, 4711, 0xFFFF_FFFF, 1 << 32, .max]
    var all = words.map { Array(repeating: $0, count: 6) }
    switch decision {
    case .clone: all += (0..<64).map { [1 << $0 | 17, 0, 0, 0, 0, 0] }
    case .opening(let flags):
      all += (0..<32).flatMap { bit in
        (0...3).map { mode in
          var arguments = [UInt64](repeating: 0, count: 6)
          arguments[flags] = 1 << UInt64(bit) | UInt64(mode)
          return arguments
        }
      }
    case .processControl: all += (0..<80).flatMap { [[$0, 0, 0, 0, 0, 0], [$0, 9, 0, 0, 0, 0]] }
    case .deviceControl: all += (0x5400..<0x5480).map { [0, $0, 0, 0, 0, 0] }
    case .descriptorControl: all += [0..<40, 1024..<1050].flatMap { $0.map { [0, $0, 0, 0, 0, 0] } }
    case .priority, .localSockets: all += words.flatMap { first in words.map { [first, $0, 0, 0, 0, 0] } }
    case .withoutAddress: all += words.map { [1, 1, 1, 1, $0, 1] }
    default: break
    }
    return all
  }

  /// What a call may do, stated a second time.
  private static func expected(
    _ decision: SystemCall.Decision, _ arguments: [UInt64], _ signals: CallFilter.Signals,
    _ files: CallFilter.Files
  ) -> UInt32 {
    let low = arguments.map { UInt32(truncatingIfNeeded: $0) }
    let isAllowed: Bool
    switch decision {
    case .allowed: isAllowed = true
    case .refused: isAllowed = false
    case .unknown: return unknown
    case .itself(let argument): isAllowed = low[argument] == 0
    case .signal: isAllowed = signals == .any || low[0] == 4711
    case .descriptorSignal: isAllowed = signals == .any
    case .changing: isAllowed = files == .any
    // No error, and nothing is done.
    case .withoutEffect: return files == .any ? 0x0005_0000 : refused
    case .priority: isAllowed = low[0] == 0 && low[1] == 0
    // From CLONE_NEWNS to CLONE_NEWNET.
    case .clone: isAllowed = ![17, 25, 26, 27, 28, 29, 30].contains { low[0] & 1 << $0 != 0 }
    case .localSockets: isAllowed = low[0] == 1
    case .withoutAddress: isAllowed = arguments[4] == 0
    case .processControl:
      isAllowed = [2, 3, 15, 16, 22, 23, 38, 39, 0x5356_4D41].contains(low[0]) || low[0] == 1 && low[1] == 9
    case .deviceControl: isAllowed = [0x5401, 0x5413, 0x541B, 0x5421, 0x5450, 0x5451].contains(low[1])
    case .descriptorControl: isAllowed = ![8, 10, 15, 1024, 1026].contains(low[1])
    case .opening(let flags):
      // O_TRUNC, which makes files empty; O_CREAT and O_TMPFILE, which make some.
      let (mode, empties, makes) = (low[flags] & 3, low[flags] & 0o1000 != 0, low[flags] & 0o20000100 != 0)
      isAllowed = files == .any ? !(mode == 0 && empties) : mode == 0 && !empties && !makes
    }
    return isAllowed ? allowed : refused
  }

  @Test func callsThatNobodyKnowsAreNoneOrRefused() {
    let filter = CallFilter(signals: .any)
    let known = Set(SystemCall.all.compactMap(Self.number))
    let highest = known.max() ?? 0
    for number in 0..<2000 where !known.contains(number) {
      #expect(answer(filter, number) == (number <= highest ? Self.refused : Self.unknown), "\(number)")
    }
    // The calls of x32, and numbers below zero.
    for number in [0x4000_0000, 0x4000_0001, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF] {
      #expect(answer(filter, number) == Self.refused)
    }
    // Those of 32-bit processors have other numbers.
    for architecture: UInt32 in [0x4000_0003, 0x4000_0028, 0, .max] {
      #expect(answer(filter, 0, architecture: architecture) == Self.refused)
    }
  }
}
