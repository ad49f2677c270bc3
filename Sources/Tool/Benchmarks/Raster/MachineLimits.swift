internal import CProcess
import Foundation
import Imaging
internal import OperatingSystem
import Synchronization

/// What a second processor of this machine can gain at all: work that shares nothing, halved between two threads that
/// are bound to a processor each and wait for each other without sleeping.
///
/// Two processors of a virtual machine are often two threads of one core, and one core can take up most of what memory
/// delivers; no rasterizer gets past either.
struct MachineLimits {
  /// What is halved.
  enum Work: String, CaseIterable {
    /// The C library's setting of a canvas.
    case memset
    /// Reading, changing and writing each vector of a canvas.
    case readModifyWrite = "read-modify-write"
    /// Vector arithmetic in registers.
    case arithmetic
  }

  /// The least milliseconds so far, on one processor and on two.
  private(set) var times: [Work: (one: Double, two: Double)] = [:]
  private let canvas: Canvas
  private let processors: [Int]

  /// Memory that both threads write to, each its half.
  private final class Canvas: @unchecked Sendable {
    let base: UnsafeMutableRawPointer
    let count: Int

    init(count: Int) {
      self.count = count
      base = .allocate(byteCount: count, alignment: 4096)
      base.initializeMemory(as: UInt8.self, repeating: 1, count: count)
    }

    deinit { base.deallocate() }
  }

  /// How two threads wait for each other.
  private final class Meeting: Sendable {
    private let arrived = Atomic<Int>(0)
    private let hasEnded = DispatchSemaphore(value: 0)

    /// Runs a part when both threads are there, and gives the milliseconds until both have done theirs.
    @discardableResult
    func together(_ part: () -> Void) -> Double {
      meet()
      return Stopwatch.time {
        part()
        meet()
      }
    }

    private func meet() {
      let number = arrived.add(1, ordering: .acquiringAndReleasing).oldValue
      // Both of this time have come once the count is even.
      while arrived.load(ordering: .acquiring) < number / 2 * 2 + 2 {}
    }

    func end() { hasEnded.signal() }
    func waitForEnd() { hasEnded.wait() }
  }

  /// How often each is measured at once.
  private static let repetitions = 4

  /// - Parameter bytes: the size of the canvas.
  init(bytes: Int) {
    canvas = Canvas(count: bytes)
    processors = Self.ownProcessors
  }

  /// How many times as fast two processors have been as one; nil if there is only one.
  func factor(_ work: Work) -> Double? {
    times[work].map { $0.one / $0.two }
  }

  /// Measures once more and keeps what is less.
  mutating func sample() {
    guard processors.count > 1 else { return }
    for work in Work.allCases {
      let meeting = Meeting()
      let canvas = canvas
      let places = processors
      nonisolated(unsafe) var one = Double.infinity
      nonisolated(unsafe) var two = Double.infinity
      nonisolated(unsafe) let helper = Thread {
        Self.bind(to: places[1])
        for _ in 0..<Self.repetitions { meeting.together { Self.run(work, 1, of: 2, canvas) } }
      }
      Thread {
        Self.bind(to: places[0])
        // Alone first: the other has not been started yet.
        for _ in 0..<Self.repetitions { one = min(one, Stopwatch.time { Self.run(work, 0, of: 1, canvas) }) }
        helper.start()
        for _ in 0..<Self.repetitions {
          two = min(two, meeting.together { Self.run(work, 0, of: 2, canvas) })
        }
        meeting.end()
      }.start()
      meeting.waitForEnd()
      let least = times[work] ?? (.infinity, .infinity)
      times[work] = (min(least.one, one), min(least.two, two))
    }
  }

  private static func run(_ work: Work, _ part: Int, of parts: Int, _ canvas: Canvas) {
    let count = canvas.count / parts / 64 * 64
    let base = canvas.base + part * count
    switch work {
    case .memset:
      memset(base, 0x55, count)
    case .readModifyWrite:
      let vectors = base.assumingMemoryBound(to: SIMD16<UInt8>.self)
      for index in 0..<count / 16 { vectors[index] = vectors[index] &* 3 &+ 1 }
    case .arithmetic:
      // Enough that do not wait for each other to fill all units of a core.
      var lanes = (0..<8).map { SIMD16<UInt16>(repeating: UInt16($0)) }
      lanes.withUnsafeMutableBufferPointer { lanes in
        var (a, b, c, d) = (lanes[0], lanes[1], lanes[2], lanes[3])
        var (e, f, g, h) = (lanes[4], lanes[5], lanes[6], lanes[7])
        for _ in 0..<100_000 / parts {
          (a, b, c, d) = (a &* a &+ 7, b &* b &+ 5, c &* c &+ 3, d &* d &+ 1)
          (e, f, g, h) = (e &+ 7 ^ a, f &+ 5 ^ b, g &+ 3 ^ c, h &+ 1 ^ d)
        }
        lanes[0] = a ^ b ^ c ^ d ^ e ^ f ^ g ^ h
      }
      // Kept, so that it is worked out at all.
      base.storeBytes(of: UInt8(truncatingIfNeeded: lanes[0][0]), as: UInt8.self)
    }
  }

  #if os(Linux)
    /// The processors that this program may run on.
    private static var ownProcessors: [Int] {
      let bits = fr_own_processors()
      return (0..<64).filter { bits >> UInt64($0) & 1 == 1 }
    }

    private static func bind(to processor: Int) { fr_bind_to_processor(Int32(processor)) }
  #else
    // Elsewhere threads cannot be bound; the system spreads them.
    private static var ownProcessors: [Int] { Array(0..<Parallel.processorCount) }
    private static func bind(to processor: Int) {}
  #endif
}
