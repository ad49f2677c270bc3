import OperatingSystem
import Testing

/// Threads of which one runs at a time.
@Suite struct CooperationTests {
  /// What jobs have done, in order; never locked.
  private final class Log: @unchecked Sendable {
    var entries: [String] = []
    /// How many jobs are between two waits.
    var running = 0
    var mostWaiting = 0
    var waiting = 0
  }

  /// Runs jobs that each wait a few times for another program; the log is whole only if none of them runs beside another.
  private func run(
    _ needed: [[Int]], atOnce count: Int, failing: Int? = nil
  ) throws -> (log: Log, activeAfterwards: Int) {
    let (log, cooperation) = (Log(), Cooperation())
    let jobs = needed.enumerated().map { index, needed in
      Cooperation.Job(after: needed) {
        log.entries.append("begin \(index)")
        for step in 0..<5 {
          log.running += 1
          #expect(log.running == 1)
          log.running -= 1
          log.waiting += 1
          log.mostWaiting = max(log.mostWaiting, log.waiting)
          let command = ProcessBatch.Command(path: "/bin/sleep", arguments: ["0.0\(1 + (index + step) % 3)"])
          do {
            try ProcessBatch.run([command], atOnce: 1, cooperation: cooperation) { _, end in
              #expect(end.exitCode == 0)
              return true
            }
          } catch { Issue.record(error) }
          log.waiting -= 1
        }
        log.entries.append("end \(index)")
        return index != failing
      }
    }
    cooperation.run(jobs, atOnce: count)
    return (log, cooperation.active)
  }

  @Test func jobsWaitForWhatTheyNeed() throws {
    let needed = [[], [0], [0], [], [1, 2], [4, 3], []]
    for _ in 0..<5 {
      let (log, active) = try run(needed, atOnce: 3)
      #expect(log.entries.count == 14 && active == 0)
      #expect(log.mostWaiting > 1 && log.mostWaiting <= 3)
      for (index, needed) in needed.enumerated() {
        let begin = try #require(log.entries.firstIndex(of: "begin \(index)"))
        for other in needed { #expect(try #require(log.entries.firstIndex(of: "end \(other)")) < begin) }
      }
    }
  }

  @Test func oneAtOnceIsOneAfterAnother() throws {
    let (log, _) = try run([[], [], []], atOnce: 1)
    #expect(log.entries == ["begin 0", "end 0", "begin 1", "end 1", "begin 2", "end 2"])
    #expect(log.mostWaiting == 1)
  }

  @Test(arguments: [1, 2]) func noneBeginsAfterAFailure(count: Int) throws {
    let (log, active) = try run([[], [0], [1], [0]], atOnce: count, failing: 0)
    #expect(log.entries == ["begin 0", "end 0"] && active == 0)
  }
}
