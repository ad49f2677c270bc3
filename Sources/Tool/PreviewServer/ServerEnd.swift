internal import Glibc
internal import OperatingSystem
internal import Synchronization

/// What ends a server before its input or its page does: a signal, or a client that has gone.
package enum ServerEnd {
  /// Ends channels' processes and removes their files when this process gets a signal that asks it to end, which it then does as
  /// usual. Must be called after the channels were made, and before this process has a second thread: all its threads then leave
  /// the signals to one.
  package static func watchSignals(_ channels: [HostChannel]) {
    var signals = sigset_t()
    sigemptyset(&signals)
    // A signal that is ignored by the caller, as by nohup, stays ignored.
    for number in EndingSignals.numbers where !isIgnored(number) { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let waited = signals
    onThread {
      var signals = waited
      var number: Int32 = 0
      while sigwait(&signals, &number) != 0 {}
      isUnderWay.store(true, ordering: .sequentiallyConsistent)
      for channel in channels.reversed() { channel.end() }
      signal(number, SIG_DFL)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      raise(number)
    }
  }

  /// Ends a channel's process and this one when nobody can read what is written any more: otherwise a request that takes long would
  /// be answered first.
  ///
  /// - Parameter output: where answers are written.
  package static func watchReader(of output: Int32, _ channel: HostChannel, exitCode: Int32) {
    onThread {
      var waiting = pollfd(fd: output, events: 0, revents: 0)
      repeat { waiting.revents = 0 } while poll(&waiting, 1, -1) < 0 && errno == EINTR
      // A terminal or a file has no other end.
      guard waiting.revents & Int16(POLLERR) != 0 else { return }
      isUnderWay.store(true, ordering: .sequentiallyConsistent)
      channel.end()
      _exit(exitCode)
    }
  }

  /// Waits for the end of this process if that is under way: nothing is left to be said.
  package static func wait() {
    while isUnderWay.load(ordering: .sequentiallyConsistent) { pause() }
  }

  private static let isUnderWay = Atomic(false)

  private static func isIgnored(_ number: Int32) -> Bool {
    let earlier = signal(number, SIG_DFL)
    guard unsafeBitCast(earlier, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) else { return false }
    signal(number, SIG_IGN)
    return true
  }

  private static func onThread(_ body: @escaping @Sendable () -> Void) {
    var thread = pthread_t()
    let context = Unmanaged.passRetained(Body(run: body)).toOpaque()
    pthread_create(
      &thread, nil,
      { context in
        if let context { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run() }
        return nil
      }, context)
    pthread_detach(thread)
  }

  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) { self.run = run }
  }
}
