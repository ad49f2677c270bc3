// run: --no-sandbox
// A view's process begins without a run loop, whose queues in the kernel it would share with the processes of other views.
import Foundation
import SwiftUI

#Preview {
  let folder = "/proc/self/fd"
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  let targets = names.compactMap {
    try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")
  }
  let queues = targets.filter { $0.contains("eventpoll") || $0.contains("timerfd") }
  Text(targets.isEmpty ? "nothing is open" : "\(queues.count) queues")  // shows: 0 queues
}
