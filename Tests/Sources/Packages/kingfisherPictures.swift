// run: --size 300x600
// nothing else is shown
import Kingfisher
import SwiftUI

// notes: KFImage: A device shows a picture from the network here; a labelled box
#Preview("Screen") {
  VStack {
    KFImage(URL(string: "https://example.com/a.png"))  // shows: KFImage
      .resizable().fade(duration: 0.2).frame(width: 90, height: 40)
  }
}
