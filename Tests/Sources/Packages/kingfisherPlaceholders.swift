// run: --size 300x600
// nothing else is shown
import Kingfisher
import SwiftUI

// notes: KFImage: A device shows a picture from the network here, after this placeholder.
#Preview("Screen") {
  VStack {
    KFImage.url(URL(string: "https://example.com/a.png"))
      .setProcessor(
        DownsamplingImageProcessor(size: CGSize(width: 9, height: 9))
          |> RoundCornerImageProcessor(cornerRadius: 3)
      )
      .placeholder { Text("loading") }  // shows: loading
      .onFailure { error in print(error) }.cancelOnDisappear(true)
  }
}
