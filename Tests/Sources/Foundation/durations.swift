// run: --size 400x800 --locale en
// nothing else is shown
// Spans of time: the units are those of the style unless some are named. Apple's pictures of iOS 17 and 18 show the first two.
import SwiftUI

struct Screen: View {
  func text(_ seconds: Double, _ change: (DateComponentsFormatter) -> Void) -> String {
    let formatter = DateComponentsFormatter()
    change(formatter)
    return formatter.string(from: seconds) ?? ""
  }

  var body: some View {
    VStack {
      Text(text(520_800) { $0.unitsStyle = .full })  // shows: 6 days, 40 minutes
      Text(
        text(520_800) {
          $0.allowedUnits = [.hour, .minute]
          $0.unitsStyle = .abbreviated
        })  // shows: 144h 40m
      Text(text(4_530) { $0.unitsStyle = .positional })  // shows: 1:15:30
    }
  }
}
