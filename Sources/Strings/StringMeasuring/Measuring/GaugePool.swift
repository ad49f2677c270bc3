import Fonts
import Synchronization
import Typesetting

/// Gauges that threads borrow while they work, so that their cached fonts and words are reused.
final class GaugePool: Sendable {
  /// A gauge is used by the one thread that has taken it.
  private struct Box: @unchecked Sendable {
    var gauge: TextGauge
  }

  private let fonts: FontLibrary
  private let idle = Mutex<[Box]>([])

  init(fonts: FontLibrary) {
    self.fonts = fonts
  }

  func take() -> TextGauge {
    if let box = idle.withLock({ $0.popLast() }) { return box.gauge }
    // Each text is measured once, so caching texts only costs memory. Words are those of one language at a
    // time. Texts that are too wide are tried at many sizes, each of which may be a face with words of its
    // own.
    return TextGauge(
      typesetter: Typesetter(fonts: fonts, capacity: 64, wordCapacity: 8192, contextCapacity: 256))
  }

  func give(_ gauge: TextGauge) {
    let box = Box(gauge: gauge)
    idle.withLock { $0.append(box) }
  }
}
