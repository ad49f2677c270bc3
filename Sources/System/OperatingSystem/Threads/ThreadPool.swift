#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Threads that stay between one piece of work and the next.
///
/// Starting a thread takes as long as drawing a plain screen, and waking a sleeping one half as long. So the
/// calling thread starts working at once, and never waits for a thread that has not joined.
final class ThreadPool: @unchecked Sendable {
  /// Something that several threads may take part in.
  private final class Offer {
    let body: @Sendable () -> Void
    // Guarded by the mutex.
    /// How many more may join.
    var seats: Int
    /// How many threads of the pool are working on it.
    var working = 0

    init(seats: Int, body: @escaping @Sendable () -> Void) {
      self.seats = seats
      self.body = body
    }
  }

  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  /// Tells sleeping threads of offers.
  private let called = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  /// Notifies callers that a part of their work is done.
  private let finished = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  // Guarded by the mutex.
  private var offers: [Offer] = []
  private var size = 0

  private init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(called, nil)
    pthread_cond_init(finished, nil)
  }

  /// The pool of this process.
  static let shared = ThreadPool()

  /// Calls the body on the calling thread, and on up to `helpers` others as soon as they can join; returns
  /// when all that have joined are finished. The body must divide its work itself and return when none is
  /// left.
  func share(helpers: Int, _ body: @escaping @Sendable () -> Void) {
    let offer = Offer(seats: helpers, body: body)
    pthread_mutex_lock(mutex)
    while size < helpers && DetachedThread.start({ self.work() }) { size += 1 }
    offers.append(offer)
    for _ in 0..<helpers { pthread_cond_signal(called) }
    pthread_mutex_unlock(mutex)

    body()

    pthread_mutex_lock(mutex)
    withdraw(offer)
    while offer.working > 0 { pthread_cond_wait(finished, mutex) }
    pthread_mutex_unlock(mutex)
  }

  private func withdraw(_ offer: Offer) {
    offers.removeAll { $0 === offer }
  }

  /// What a thread of the pool does for as long as the process lives.
  private func work() {
    pthread_mutex_lock(mutex)
    while true {
      let offer = nextOffer()
      offer.seats -= 1
      if offer.seats == 0 { withdraw(offer) }
      offer.working += 1
      pthread_mutex_unlock(mutex)
      offer.body()
      pthread_mutex_lock(mutex)
      offer.working -= 1
      if offer.working == 0 { pthread_cond_broadcast(finished) }
    }
  }

  /// Waits for an offer; the mutex is held before and after.
  private func nextOffer() -> Offer {
    while true {
      if let offer = offers.last { return offer }
      pthread_cond_wait(called, mutex)
    }
  }
}
