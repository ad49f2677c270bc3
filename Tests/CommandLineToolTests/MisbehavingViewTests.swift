import Foundation
import Glibc
import Testing

/// Views that trap, never end, print, allocate or start without end: each ends alone.
@Suite(.serialized) struct MisbehavingViewTests {
  @Test func drawsTheOthersWhereOneTrapsWhileItIsListed() throws {
    let source = """
      import SwiftUI
      func broken() -> some View { let none: Int? = nil; return Text("\\(none!)") }
      #Preview("good") { Color.red }
      #Preview { broken() }
      struct Old_Previews: PreviewProvider {
        static var previews: some View { broken() }
      }
      struct Fine_Previews: PreviewProvider {
        static var previews: some View { Color.blue }
      }
      """
    let program = try Program(["List.swift": source])
    let chosen = try program.run(
      "render", "List.swift", "--size", "2x2", "--preview", "good", "-o", "one")
    #expect(chosen.errors == "")
    #expect(chosen.output == "one/List.good.2x2.png\n")
    #expect(chosen.exitCode == 0)
    let all = try program.run("render", "List.swift", "--size", "2x2", "-o", "all")
    #expect(all.output == "all/List.good.2x2.png\nall/List.Fine_Previews.2x2.png\n")
    for name in ["Preview", "Old_Previews"] {
      #expect(all.errors.contains(try Regex("error: List\\.swift:[0-9]+: \(name) at 2x2 trapped: ")))
    }
    #expect(all.exitCode == 70)
  }

  @Test func drawsTheOthersWhereOneNeverEndsWhileItIsListed() throws {
    let source = """
      import SwiftUI
      func endless() -> Color { while true {} }
      #Preview { endless() }
      #Preview("good") { Color.red }
      """
    let program = try Program(["List.swift": source])
    let result = try program.run(
      "render", "List.swift", "--size", "2x2", "--time-limit", "1", "-o", "out")
    #expect(result.output == "out/List.good.2x2.png\n")
    #expect(
      result.errors
        == "error: List.swift: Preview at 2x2 was not done after 1 s and was stopped; allow more with --time-limit\n"
    )
    #expect(result.exitCode == 70)
  }

  @Test func countsTheTimeOfEachPreviewByItself() throws {
    let source = """
      import SwiftUI
      func endless() -> Color { while true { print("still here") } }
      #Preview("endless") { endless() }
      """
      + (0..<20).map { "\n#Preview(\"slow \($0)\") { let _ = usleep(400_000); Color.red }" }
      .joined()
    let program = try Program(["Slow.swift": source])
    let clock = ContinuousClock()
    let running = try program.start([
      "render", "Slow.swift", "--size", "2x2", "--time-limit", "2", "--jobs", "2", "-o", "out",
    ])
    // The endless one is stopped long before the others are done: these take eight seconds, one after the
    // other.
    let duration = try clock.measure {
      let result = try running.finish()
      #expect(
        result.errors.contains(
          "error: Slow.swift: endless at 2x2 was not done after 2 s and was stopped; allow more with --time-limit\n"
        ))
      #expect(result.errors.contains(" bytes left out …\n"))
      #expect(result.errors.utf8.count < 1_100_000)
      #expect(result.output.split(separator: "\n").count == 20)
      #expect(result.exitCode == 70)
    }
    #expect(duration < .seconds(60))
  }

  @Test func limitsMemory() throws {
    let source = """
      import SwiftUI
      func greedy() -> Color {
        var all: [[UInt8]] = []
        while true { all.append([UInt8](repeating: 1, count: 1 << 22)) }
      }
      #Preview("greedy") { greedy() }
      #Preview("modest") { Color.red }
      """
    let program = try Program(["Memory.swift": source])
    let result = try program.run(
      "render", "Memory.swift", "--size", "2x2", "--max-memory", "200", "-o", "out")
    #expect(result.output == "out/Memory.modest.2x2.png\n")
    #expect(
      result.errors.contains(
        "error: Memory.swift:6: greedy at 2x2 trapped: it needed more than 200 MB of memory (--max-memory)\n"
      ))
    #expect(result.exitCode == 70)
  }

  /// Processes started by a view count as its own: each of them stays below the limit, all of them together
  /// do not.
  private static let family = """
    import SwiftUI
    /// Swift hides it.
    let fork = unsafeBitCast(dlsym(nil, "fork"), to: (@convention(c) () -> pid_t).self)
    func start(_ count: Int, megabytes: Int) {
      for _ in 0..<count where fork() == 0 {
        if megabytes > 0, let memory = malloc(megabytes << 20) { memset(memory, 1, megabytes << 20) }
        sleep(600)
        _exit(0)
      }
    }

    """

  @Test(arguments: [
    (
      "start(5, megabytes: 120); sleep(600)",
      "it and what it started needed more than 300 MB of memory (--max-memory)"
    ),
    ("start(300, megabytes: 0); sleep(600)", "it started more than 200 processes"),
  ])
  func limitsWhatViewsStartTogether(attack: String, sentence: String) throws {
    let program = try Program([
      "Family.swift": Self.family
        + "#Preview(\"greedy\") { let _ = { \(attack) }(); Color.blue }\n#Preview(\"modest\") { Color.red }\n"
    ])
    let result = try program.run(
      "render", "Family.swift", "--size", "2x2", "--max-memory", "300", "-o", "out")
    #expect(result.output == "out/Family.modest.2x2.png\n")
    #expect(
      result.errors.hasPrefix("error: Family.swift:11: greedy at 2x2 trapped: \(sentence)\n"), "\(result)")
    #expect(result.exitCode == 70)
  }

  /// A few processes that use little are left alone.
  @Test func letsViewsStartALittle() throws {
    let program = try Program([
      "Family.swift": Self.family
        + "#Preview(\"modest\") { let _ = { start(5, megabytes: 20); usleep(500_000) }(); Color.blue }\n"
    ])
    let result = try program.run(
      "render", "Family.swift", "--size", "2x2", "--max-memory", "300", "-o", "out")
    #expect(result.exitCode == 0 && result.errors == "", "\(result)")
  }

  /// Code that runs while the sources are loaded is held to the same.
  @Test func limitsWhatIsStartedWhileSourcesAreLoaded() throws {
    let program = try Program([
      "Early.swift": Self.family + """
        @section(".init_array") @used let early: @convention(c) () -> Void = {
          let fork = unsafeBitCast(dlsym(nil, "fork"), to: (@convention(c) () -> pid_t).self)
          for _ in 0..<300 where fork() == 0 { sleep(600) }
          sleep(600)
        }
        #Preview("a") { Color.red }

        """
    ])
    let result = try program.run("render", "Early.swift", "--size", "2x2", "-o", "out")
    #expect(
      result.exitCode == 70 && result.errors.hasPrefix("error: the compiled sources cannot be loaded")
        && result.errors.hasSuffix(": it started more than 200 processes\n"), "\(result)")
  }

  @Test func endsWhatAViewHasStarted() throws {
    let seconds = Int.random(in: 100_000..<1_000_000)
    let source = """
      import SwiftUI
      func start() -> Color {
        for program in ["/bin/sleep", "/usr/bin/setsid"] where access(program, X_OK) == 0 {
          let process = Process()
          process.executableURL = URL(fileURLWithPath: program)
          process.arguments = program == "/bin/sleep" ? ["\(seconds)"] : ["sleep", "\(seconds)"]
          try? process.run()
        }
        usleep(200_000)
        return .red
      }
      #Preview("parent") { start() }
      """
    let program = try Program(["Parent.swift": source])
    let running = try program.start(["render", "Parent.swift", "--size", "2x2", "-o", "out"])
    // They are there while the view is drawn, else there was nothing to end.
    var wereThere = false
    while running.process.isRunning, !wereThere {
      wereThere = !Self.processes { $0.contains("\(seconds)") }.isEmpty
    }
    _ = try running.finish()
    #expect(wereThere)
    #expect(Self.processes { $0.contains("\(seconds)") }.isEmpty)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGKILL])
  func leavesNoProcessBehind(signal: Int32) throws {
    let seconds = Int.random(in: 100_000..<1_000_000)
    let source = """
      import SwiftUI
      func endless() -> Color {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sleep")
        process.arguments = ["\(seconds)"]
        try? process.run()
        while true {}
      }
      #Preview("endless") { endless() }
      #Preview("endless too") { endless() }
      """
    let program = try Program(["Endless.swift": source])
    // Shells make background processes ignore it.
    Glibc.signal(SIGINT, SIG_DFL)
    let running = try program.start([
      "render", "Endless.swift", "--size", "2x2", "--jobs", "2", "-o", "out",
    ])
    while running.process.isRunning, Self.processes({ $0.contains("\(seconds)") }).count < 2 {
      usleep(10_000)
    }
    kill(running.process.processIdentifier, signal)
    running.process.waitUntilExit()
    #expect(running.process.terminationReason == .uncaughtSignal)
    #expect(running.process.terminationStatus == signal)
    // Ending them takes a moment.
    func left() -> [String] {
      Self.processes { $0.contains("\(seconds)") || $0.contains("Endless.swift") }
    }
    for _ in 0..<500 where !left().isEmpty { usleep(10_000) }
    #expect(left() == [])
    #expect(try program.pictures() == [])
  }

  /// The command lines of all processes that fulfil a condition, with spaces between their words.
  private static func processes(_ condition: (String) -> Bool) -> [String] {
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return numbers.compactMap { number in
      guard Int(number) != nil,
        let words = FileManager.default.contents(atPath: "/proc/\(number)/cmdline")
      else {
        return nil
      }
      let line = String(decoding: words.map { $0 == 0 ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
      return condition(line) ? line : nil
    }
  }

  @Test func namesTheWorstOfSeveralFaults() throws {
    let source = """
      import SwiftUI
      func broken() -> Color { let none: Color? = nil; return none! }
      #Preview("bad") { broken() }
      #Preview("unfaithful") { Image("there is no such picture") }
      """
    let program = try Program(["Faults.swift": source])
    let result = try program.run("render", "Faults.swift", "--size", "9x9", "--strict", "-o", "out")
    #expect(result.errors.contains("bad at 9x9 trapped"))
    #expect(result.exitCode == 70)
    let unfaithful = try program.run(
      "render", "Faults.swift", "--size", "9x9", "--strict", "--preview", "unfaithful", "-o", "out")
    #expect(unfaithful.exitCode == 1)
  }

  @Test func givesPicturesTheModeThatTheUmaskAllows() throws {
    let program = try Program(["Box.swift": "import SwiftUI\n#Preview(\"Box\") { Color.red }"])
    for (mask, mode) in [("077", 0o600), ("022", 0o644), ("002", 0o664)] {
      let run = try program.start(
        ["render", "Box.swift", "--size", "2x2", "-o", "out\(mask)"], shell: "umask \(mask)")
      #expect(try run.finish().exitCode == 0)
      let path = program.folder.appendingPathComponent("out\(mask)/Box.Box.2x2.png").path
      let found = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      #expect(found == mode)
    }
  }
}
