// run: --size 400x800 --locale en
// nothing else is shown
import SwiftUI

final class Clock: ObservableObject {
  private var timer = Timer()
  private var other: Timer? = nil
  func start() {
    timer.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
  }
  var text: String { "idle: \(timer.isValid) Timer()" }
}

struct Screen: View {
  var body: some View {
    VStack {
      Text(Clock().text)  // shows: idle: true Timer()
    }
  }
}
