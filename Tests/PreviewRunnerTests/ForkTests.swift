import CProcess
import Glibc
import Synchronization
import Testing

/// Behaviour in a forked copy of a process.
@Suite struct ForkTests {
  private static let lock = Mutex(0)

  /// A mutex that another thread waits for is unlocked by the thread that has locked it, even if that thread
  /// had a different ID when it locked a mutex for the first time.
  @Test func mutexesCanBeUnlockedInACopy() {
    // From here on the thread's number is known.
    Self.lock.withLock { $0 += 1 }
    let copy = fr_fork()
    if copy == 0 {
      // The test ends in any case.
      alarm(20)
      var other = pthread_t()
      Self.lock.withLock { count in
        pthread_create(
          &other, nil,
          { _ in
            ForkTests.lock.withLock { $0 += 1 }
            return nil
          }, nil)
        // Until the other thread waits.
        usleep(200_000)
        count += 1
      }
      pthread_join(other, nil)
      _exit(Self.lock.withLock { $0 } == 3 ? 0 : 1)
    }
    var status: Int32 = 0
    while waitpid(copy, &status, 0) < 0 && errno == EINTR {}
    #expect(copy > 0 && status == 0)
  }

  private static let earlier = getpid()

  /// What another thread waits for while it is made.
  private static let contended: Bool = {
    var other = pthread_t()
    pthread_create(
      &other, nil,
      { _ in
        _ = ForkTests.contended
        return nil
      }, nil)
    // Until the other thread waits.
    usleep(200_000)
    return true
  }()

  /// A static property that two threads use for the first time at once is made in a copy, even if the copying thread had a
  /// different ID when it made one for the first time.
  @Test func staticPropertiesCanBeMadeInACopy() {
    _ = Self.earlier
    let copy = fr_fork()
    if copy == 0 {
      alarm(20)
      _exit(Self.contended ? 0 : 1)
    }
    var status: Int32 = 0
    while waitpid(copy, &status, 0) < 0 && errno == EINTR {}
    #expect(copy > 0 && status == 0)
  }
}
