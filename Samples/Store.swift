import SwiftUI

/// A page with its own layout below a large title and a search field.
struct Store: View {
  private let colors: [Color] = [.pink, .orange, .teal, .indigo, .mint, .brown]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          RoundedRectangle(cornerRadius: 20)
            .fill(
              LinearGradient(colors: [.purple, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
            )
            .frame(height: 180)
            .overlay(alignment: .bottomLeading) {
              VStack(alignment: .leading) {
                Text("New this week").font(.subheadline)
                Text("Calculating machines").font(.title2.bold())
              }
              .foregroundStyle(.white)
              .padding()
            }
          Text("Popular").font(.title3.bold())
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 16)], spacing: 16) {
            ForEach(colors.indices, id: \.self) { index in
              VStack(alignment: .leading, spacing: 4) {
                RoundedRectangle(cornerRadius: 14).fill(colors[index].gradient).frame(height: 120)
                Text("Engine No. \(index + 1)").font(.headline)
                Text("£\(index * 17 + 12).00").font(.subheadline).foregroundStyle(.secondary)
              }
            }
          }
        }
        .padding(.horizontal)
      }
      .navigationTitle("Store")
      .searchable(text: .constant(""), placement: .navigationBarDrawer(displayMode: .always))
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Cart", systemImage: "cart") {} }
      }
    }
  }
}

#Preview("Store") {
  Store()
}
