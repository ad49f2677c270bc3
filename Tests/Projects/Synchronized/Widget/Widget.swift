import SwiftUI

struct TrackWidget: View {
  var body: some View { Text(Track(title: "Now").title) }
}

struct TrackWidget_Previews: PreviewProvider {
  static var previews: some View {
    TrackWidget()
    TrackWidget().previewDisplayName("Again")
  }
}
