import SwiftUI

/// Views that fit their content beside views that fill what they are offered, along each axis.
struct FittingAndFilling: View {
  var body: some View {
    VStack(spacing: 12) {
      Text("Fits").outlined()
      Text("Fills the width").frame(maxWidth: .infinity).outlined()
      HStack(spacing: 12) {
        Text("Fits").outlined()
        Text("Fills the height").frame(maxHeight: .infinity).outlined()
        Text("Fills both").frame(maxWidth: .infinity, maxHeight: .infinity).outlined()
      }
    }
    .padding()
  }
}

/// Where a small view goes in a larger frame, for each of the nine alignments.
struct FrameAlignments: View {
  private let rows: [[Alignment]] = [
    [.topLeading, .top, .topTrailing],
    [.leading, .center, .trailing],
    [.bottomLeading, .bottom, .bottomTrailing],
  ]

  var body: some View {
    Grid {
      ForEach(rows.indices, id: \.self) { row in
        GridRow {
          ForEach(rows[row].indices, id: \.self) { column in
            Circle()
              .fill(.orange)
              .frame(width: 16, height: 16)
              .frame(width: 60, height: 44, alignment: rows[row][column])
              .outlined()
          }
        }
      }
    }
    .padding()
  }
}

extension View {
  func outlined() -> some View {
    border(.gray)
  }
}

#Preview("FittingAndFilling") {
  FittingAndFilling()
}

#Preview("FrameAlignments") {
  FrameAlignments()
}
