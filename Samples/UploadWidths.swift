import SwiftUI

/// One upload under three maximum widths, each of which shows another candidate.
struct UploadWidths: View {
  var body: some View {
    VStack(spacing: 12) {
      Upload(progress: 0.4).frame(maxWidth: 200)
      Upload(progress: 0.4).frame(maxWidth: 100)
      Upload(progress: 0.4).frame(maxWidth: 50)
    }
    .padding()
  }
}

struct Upload: View {
  let progress: Double

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        Text("\(progress.formatted(.percent))")
        ProgressView(value: progress).frame(width: 100)
      }
      ProgressView(value: progress).frame(width: 100)
      Text("\(progress.formatted(.percent))")
    }
  }
}

#Preview("UploadWidths") {
  UploadWidths()
}
