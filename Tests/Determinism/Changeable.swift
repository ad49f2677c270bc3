import SwiftUI

// Views with everything that could make a picture depend on where, when and after what it is drawn.

enum Shared { nonisolated(unsafe) static var count = 0 }

struct Counter: View {
  let title: String
  private let number: Int

  init(title: String) {
    self.title = title
    Shared.count += 1
    number = Shared.count
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).font(.headline)
      Text("\(number)")
      Text(1234567.89, format: .number)
      Text(Date(timeIntervalSince1970: 0), format: .iso8601.year().month().day())
      ForEach(Set(["a", "b", "c", "d"]).sorted(), id: \.self) { Text($0) }
      Label("Star", systemImage: "star.fill").foregroundStyle(.tint)
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing).frame(height: 20)
    }
    .padding()
  }
}

#Preview("First") { Counter(title: "First") }
#Preview("Second") { Counter(title: "مرحبا Second 👋") }
#Preview { Counter(title: "Third") }

struct Old_Previews: PreviewProvider {
  static var previews: some View {
    Counter(title: "Fourth").previewDisplayName("Fourth")
    Counter(title: "Fifth").previewDisplayName("Fifth")
  }
}
