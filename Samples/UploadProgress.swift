import SwiftUI

/// Shows how far an upload has come, with as much detail as there is room for.
struct UploadProgressView: View {
  var progress = 0.75

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        Text(progress.formatted(.percent))
        ProgressView(value: progress)
          .frame(width: 100)
      }
      ProgressView(value: progress)
        .frame(width: 100)
      Text(progress.formatted(.percent))
    }
  }
}
