#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Work on several threads of which one runs at a time, except where one waits for something outside, such as another program.
///
/// State that the work shares needs no locks as long as it is whole wherever `whileOthersRun` is called.
package final class Cooperation: @unchecked Sendable {
  /// A piece of work.
  package struct Job {
    /// The indices of jobs that must have ended before; all lower than its own.
    var needed: [Int]
    /// Answers whether further jobs are to be started.
    var body: () -> Bool

    package init(after needed: [Int], _ body: @escaping () -> Bool) {
      (self.needed, self.body) = (needed, body)
    }
  }

  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let ended = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  // Guarded by the mutex.
  /// How many jobs are under way; 0 outside of `run`.
  package private(set) var active = 0
  private var isAbandoned = false
  private var done: Set<Int> = []

  package init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(ended, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    pthread_cond_destroy(ended)
    mutex.deallocate()
    ended.deallocate()
  }

  /// Runs jobs, each as soon as what it needs has ended, the first ones first; returns when all that were started have ended.
  ///
  /// It is not called by a job.
  ///
  /// - Parameter count: how many are under way at once; with one alone, this makes no threads.
  package func run(_ jobs: [Job], atOnce count: Int) {
    if count < 2 || jobs.count < 2 {
      for job in jobs { if !job.body() { return } }
      return
    }
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    (isAbandoned, done) = (false, [])
    var open = Array(jobs.indices)
    while true {
      while !isAbandoned, active < count,
        let place = open.firstIndex(where: { jobs[$0].needed.allSatisfy(done.contains) })
      {
        let index = open.remove(at: place)
        active += 1
        if !DetachedThread.start({ self.perform(jobs[index], index) }) {
          // As if it were the only one.
          perform(jobs[index], index, isLocked: true)
        }
      }
      if active == 0 { return }
      pthread_cond_wait(ended, mutex)
    }
  }

  /// Lets other jobs run while one waits.
  package func whileOthersRun(_ wait: () -> Void) {
    guard active > 0 else { return wait() }
    pthread_mutex_unlock(mutex)
    wait()
    pthread_mutex_lock(mutex)
  }

  private func perform(_ job: Job, _ index: Int, isLocked: Bool = false) {
    if !isLocked { pthread_mutex_lock(mutex) }
    if !job.body() { isAbandoned = true }
    done.insert(index)
    active -= 1
    pthread_cond_broadcast(ended)
    if !isLocked { pthread_mutex_unlock(mutex) }
  }
}
