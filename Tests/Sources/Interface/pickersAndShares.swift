// run: --size 390x600
// Initializers that apps use and examples rarely do.
import SwiftUI

struct Poster: Transferable {
  var image: Image
  static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.image) }
}

struct Screen: View {
  @State private var dates: Set<DateComponents> = []
  var body: some View {
    ShareLink(
      item: Poster(image: Image(systemName: "globe")),
      preview: SharePreview(Text("Globe"), image: Image(systemName: "globe"), icon: Image(systemName: "star"))
    )
    // shows: February 1970
    MultiDatePicker("Before", selection: $dates, in: ..<Date(timeIntervalSince1970: 86_400 * 45))
    Text(CGRect(x: 1, y: 2, width: 3, height: 4.5).debugDescription)  // shows: (1.0, 2.0, 3.0, 4.5)
  }
}
