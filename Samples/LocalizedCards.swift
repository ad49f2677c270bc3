import SwiftUI

/// One card, whatever the language: it mirrors itself where text runs from right to left.
struct Card: View {
  let title: String
  let detail: String

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Image(systemName: "airplane")
        .font(.title2)
        .foregroundStyle(.blue)
      VStack(alignment: .leading, spacing: 4) {
        Text(title).font(.headline)
        Text(detail).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding()
    .background(.blue.opacity(0.1), in: RoundedRectangle(cornerRadius: 12))
    .padding()
  }
}

#Preview("English") {
  Card(title: "Your flight is on time", detail: "Boarding begins at 14:05 at gate B22.")
}

#Preview("Arabic") {
  Card(title: "رحلتك في موعدها", detail: "يبدأ الصعود في الساعة 14:05 من البوابة B22.")
    .environment(\.locale, Locale(identifier: "ar"))
    .environment(\.layoutDirection, .rightToLeft)
}

#Preview("Japanese") {
  Card(title: "定刻どおりに出発します", detail: "14時05分にB22番ゲートで搭乗を開始します。")
    .environment(\.locale, Locale(identifier: "ja"))
}
