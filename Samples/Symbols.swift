import SwiftUI

/// Symbols in one colour, in levels, in palettes and in their own colours, and some that a value fills.
struct Symbols: View {
  private let names = [
    "person.fill.badge.plus", "folder.badge.gearshape", "book.pages.fill", "eraser.fill", "photo",
    "checkmark.circle.fill", "exclamationmark.triangle.fill", "externaldrive.connected.to.line.below",
  ]

  var body: some View {
    VStack(spacing: 16) {
      row
      row.symbolRenderingMode(.hierarchical).foregroundStyle(.blue)
      row.foregroundStyle(.red, .teal)
      row.symbolRenderingMode(.multicolor)
      HStack(spacing: 16) {
        ForEach([0.2, 0.5, 1], id: \.self) { value in
          Image(systemName: "wifi", variableValue: value)
          Image(systemName: "speaker.wave.3.fill", variableValue: value)
        }
      }
    }
    .font(.title)
    .padding()
  }

  private var row: some View {
    HStack(spacing: 8) {
      ForEach(names, id: \.self) { Image(systemName: $0) }
    }
  }
}

#Preview {
  Symbols()
}
