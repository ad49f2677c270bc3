import SwiftUI

/// A bar whose parts take shares of the width that a GeometryReader reports.
struct StorageBar: View {
  let shares: [(color: Color, share: CGFloat)] = [(.red, 0.35), (.yellow, 0.2), (.green, 0.15)]

  var body: some View {
    VStack(alignment: .leading) {
      Text("Storage").font(.headline)
      GeometryReader { geometry in
        HStack(spacing: 0) {
          ForEach(shares.indices, id: \.self) { index in
            shares[index].color.frame(width: geometry.size.width * shares[index].share)
          }
          Color.gray.opacity(0.2)
        }
      }
      .frame(height: 20)
      .clipShape(RoundedRectangle(cornerRadius: 5))
      Text("70 of 100 GB used").font(.footnote).foregroundStyle(.secondary)
    }
    .padding()
  }
}

#Preview("StorageBar") {
  StorageBar()
}
