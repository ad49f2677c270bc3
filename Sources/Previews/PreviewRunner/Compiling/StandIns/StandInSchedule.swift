import Foundation
import Glibc
import OperatingSystem

/// Compiles stand-ins in parallel, one per processor: each as soon as its imports are available, and first those that most others
/// wait for.
///
/// One of them takes as long as all others that a typical app imports.
final class StandInSchedule: @unchecked Sendable {
  private let tasks: [StandInBuilder.Task]
  private let builder: StandInBuilder
  /// For each task, its dependencies among the others.
  private let needed: [Set<Int>]
  /// Guards the following properties; signalled when a task has ended.
  private let condition = NSCondition()
  /// The tasks that have not been started, in order.
  private var waiting: [Int]
  private var done: Set<Int> = []
  private var seconds: [Double?]
  private var failure: PreviewRunnerError?

  /// - Parameter tasks: the missing stand-ins, each after its imports.
  init(_ tasks: [StandInBuilder.Task], builder: StandInBuilder) {
    (self.tasks, self.builder) = (tasks, builder)
    let needed = tasks.map { task in
      Set(tasks.indices.filter { task.needed.libraries.contains(tasks[$0].entry.library) })
    }
    self.needed = needed
    let size = tasks.map { task in task.module.files.reduce(0) { $0 + $1.content.count } }
    // The size of a task and of those that wait for it: the time to compile is proportional to the sources.
    var weight = size
    for number in tasks.indices.reversed() {
      let waiting = tasks.indices.filter { needed[$0].contains(number) }.map { weight[$0] }.max() ?? 0
      weight[number] = size[number] + waiting
    }
    waiting = tasks.indices.sorted { (weight[$1], $0) < (weight[$0], $1) }
    seconds = tasks.map { _ in nil }
  }

  /// Compiles all; returns the seconds that each took, or nil if another run has done it meanwhile.
  func run() throws(PreviewRunnerError) -> [Double?] {
    // It has its own threads, which end with it: workers are forked before the program has any.
    var threads: [pthread_t] = []
    for _ in 1..<max(1, min(Parallel.processorCount, tasks.count)) {
      var thread = pthread_t()
      let schedule = Unmanaged.passUnretained(self).toOpaque()
      guard pthread_create(&thread, nil, Self.threadBody, schedule) == 0 else { break }
      threads.append(thread)
    }
    compileWhatIsThere()
    for thread in threads { pthread_join(thread, nil) }
    if let failure { throw failure }
    return seconds
  }

  private static let threadBody: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    if let schedule = $0 {
      Unmanaged<StandInSchedule>.fromOpaque(schedule).takeUnretainedValue().compileWhatIsThere()
    }
    return nil
  }

  private func compileWhatIsThere() {
    while let number = next() { compile(number) }
  }

  /// Takes the next task whose imports are available; nil if there is none, or if one has failed.
  private func next() -> Int? {
    condition.withLock {
      while failure == nil, !waiting.isEmpty {
        if let index = waiting.firstIndex(where: { needed[$0].isSubset(of: done) }) {
          return waiting.remove(at: index)
        }
        condition.wait()
      }
      return nil
    }
  }

  private func compile(_ number: Int) {
    let result = Result { () throws(PreviewRunnerError) in try builder.compile(tasks[number]) }
    condition.withLock {
      switch result {
      case .success(let taken):
        done.insert(number)
        seconds[number] = taken
      case .failure(let error): failure = failure ?? error
      }
      condition.broadcast()
    }
  }
}
