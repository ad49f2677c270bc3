import SwiftUI

struct Badge: View {
  var body: some View {
    Text("Drawn").font(.title2.bold()).padding(12).background(.orange, in: .capsule)
  }
}

/// What draws itself, what follows time, and what is hidden from others.
struct Canvases: View {
  @State private var picture: Image?

  var body: some View {
    VStack(spacing: 16) {
      Canvas { context, size in
        for step in 0..<12 {
          var copy = context
          copy.translateBy(x: size.width / 2, y: size.height / 2)
          copy.rotate(by: .degrees(Double(step) * 30))
          copy.opacity = 1 - Double(step) * 0.07
          copy.fill(Path(ellipseIn: CGRect(x: 30, y: -8, width: 40, height: 16)), with: .color(.blue))
        }
        context.draw(Text("12").font(.headline), at: CGPoint(x: size.width / 2, y: size.height / 2))
      }
      .frame(height: 160)
      TimelineView(.animation) { time in
        let second = time.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 2)
        ProgressView(value: second, total: 2) { Text(time.date, style: .time) }
      }
      if let picture { picture } else { Text("No picture") }
      VStack(alignment: .leading) {
        Label("Account 1234", systemImage: "creditcard")
        Text("A longer text in two lines that is hidden from those who look on").privacySensitive()
        Image(systemName: "person.crop.circle").font(.largeTitle)
      }
      .redacted(reason: .placeholder)
      VStack(alignment: .leading) {
        Text("Balance")
        Text("12,345.00").privacySensitive()
      }
      .redacted(reason: .privacy)
    }
    .padding()
    .onAppear {
      let renderer = ImageRenderer(content: Badge())
      renderer.scale = 2
      picture = renderer.cgImage.map { Image(decorative: $0, scale: 2) }
    }
  }
}

#Preview {
  Canvases()
}
