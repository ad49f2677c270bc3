import Foundation
import OperatingSystem
import Synchronization
import Testing

/// All work gets done, whichever thread does it.
@Suite struct ParallelTests {
  @Test(arguments: [1, 2, 3, 16]) func resultsComeInTheirOrder(_ threads: Int) {
    for count in [0, 1, 2, 3, 100] {
      #expect(Parallel.map(count: count, threads: threads) { $0 * $0 } == (0..<count).map { $0 * $0 })
    }
  }

  @Test func everyIndexIsTakenOnce() {
    let counters = Counters(500)
    for _ in 0..<200 {
      _ = Parallel.map(count: 500, threads: 4) { counters.add($0) }
    }
    #expect(counters.values.allSatisfy { $0 == 200 })
  }

  @Test func workMayShareOutWorkItself() {
    let sums = Parallel.map(count: 20, threads: 3) { outer in
      Parallel.map(count: 30, threads: 4) { outer * $0 }.reduce(0, +)
    }
    #expect(sums == (0..<20).map { $0 * 435 })
  }

  @Test func manyMayShareOutWorkAtOnce() async {
    let sums = await withTaskGroup(of: Int.self) { group in
      for start in 0..<16 {
        group.addTask {
          (0..<50).map { round in
            Parallel.map(count: 9, threads: 3) { start + round + $0 }.reduce(0, +)
          }.reduce(0, +)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sums.sorted() == (0..<16).map { start in (0..<50).map { 9 * (start + $0) + 36 }.reduce(0, +) })
  }

  /// Other threads join, even if they slept before.
  @Test func sleepersWake() {
    let seen = Seen()
    for _ in 0..<20 where seen.count < 2 {
      Thread.sleep(forTimeInterval: 0.01)
      _ = Parallel.map(count: 2, threads: 2) { _ in
        seen.add(ObjectIdentifier(Thread.current))
        Thread.sleep(forTimeInterval: 0.05)
      }
    }
    #expect(seen.count == 2)
  }

  private final class Seen: Sendable {
    private let threads = Mutex<Set<ObjectIdentifier>>([])

    func add(_ thread: ObjectIdentifier) { threads.withLock { _ = $0.insert(thread) } }
    var count: Int { threads.withLock { $0.count } }
  }

  private final class Counters: Sendable {
    private let counts: Mutex<[Int]>

    init(_ count: Int) { counts = Mutex([Int](repeating: 0, count: count)) }

    func add(_ index: Int) { counts.withLock { $0[index] += 1 } }
    var values: [Int] { counts.withLock { $0 } }
  }
}
