import Nowhere
import SwiftUI

struct Row: View {
  var body: some View {
    HStack {
      Text("Row")
      RemoteImage(url: nil)
    }
  }
}

#Preview("Row") {
  Row()
}
