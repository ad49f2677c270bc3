// run: --size 300x600
// nothing else is shown
import NukeUI
import SwiftUI

// notes: LazyImage: A device shows a picture from the network here; what is shown
#Preview("Screen") {
  VStack {
    LazyImage(url: URL(string: "https://example.com/a.png")) { state in
      if let image = state.image {
        image.resizable()
      } else if state.error != nil {
        Text("error")
      } else {
        Text("wait")  // shows: wait
      }
    }
    .processors([.resize(width: 40)])
    // shows: LazyImage
    LazyImage(url: URL(string: "https://example.com/a.png")).frame(width: 90, height: 40)
  }
}
