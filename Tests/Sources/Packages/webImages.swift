// run: --size 300x600
// nothing else is shown
import SDWebImageSwiftUI
import SwiftUI

#Preview("Screen") {
  VStack {
    WebImage(url: URL(string: "https://example.com/a.png")) {
      $0.resizable()
    } placeholder: {
      Text("wait")  // shows: wait
    }
    .indicator(.activity).frame(width: 90, height: 40)
    WebImage(url: nil).resizable().placeholder { Text("none") }  // shows: none
  }
}
