import SwiftUI

struct Main: View {
  var body: some View { Row() }
}

#Preview("Main") {
  Main()
}
