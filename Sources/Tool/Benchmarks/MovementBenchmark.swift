import Foundation

/// Times sixty frames of fifty views that go from a column to a grid, appear, change their colours and fade,
/// on a screen of 390 by 844 points at two pixels per point.
///
/// Target: under 1 s on two cores, the source compiled once.
enum MovementBenchmark {
  static func run() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "movement-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var number = 0
    let changed = try Stopwatch.median(runs: 3) {
      number += 1
      try source(number).write(
        to: folder.appendingPathComponent("Turning.swift"), atomically: true, encoding: .utf8)
      try animate(in: folder)
    }
    let compiled = try Stopwatch.median { try animate(in: folder) }
    print("changed source to 60 frames  \(Stopwatch.text(changed))")
    print("compiled source to 60 frames \(Stopwatch.text(compiled))")
  }

  private static func animate(in folder: URL) throws {
    // The first frame and the last one are a second apart.
    try BuiltProgram.run(
      [
        "animate", "Turning.swift", "--size", "390x844", "--scale", "2", "--tap", "Turn", "--fps", "60",
        "--duration", "0.983", "--background", "white", "-o", "out.png",
      ], in: folder)
  }

  /// A view whose text makes every version a different source.
  private static func source(_ number: Int) -> String {
    """
    import SwiftUI

    struct Turning: View {
      @State private var isTurned = false

      var body: some View {
        let layout = isTurned ? AnyLayout(WrapLayout()) : AnyLayout(VStackLayout(spacing: 2))
        VStack {
          layout {
            ForEach(0..<50, id: \\.self) { index in
              Text("\\(index)").font(.caption2)
                .frame(width: isTurned ? 64 : 200, height: isTurned ? 64 : 13)
                .background(Color(hue: Double(index) / 50, saturation: isTurned ? 0.9 : 0.4, brightness: 0.9))
                .clipShape(RoundedRectangle(cornerRadius: isTurned ? 16 : 4))
                .opacity(isTurned || index % 2 == 0 ? 1 : 0.6)
            }
          }
          Button("Turn") { withAnimation(.spring(duration: 0.9, bounce: 0.2)) { isTurned.toggle() } }
          Text("Version \(number)").font(.footnote)
        }
      }
    }

    struct WrapLayout: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: 350, height: 10 * 70)
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (index, subview) in subviews.enumerated() {
          subview.place(
            at: CGPoint(x: bounds.minX + CGFloat(index % 5) * 70, y: bounds.minY + CGFloat(index / 5) * 70),
            proposal: .unspecified)
        }
      }
    }

    #Preview("Turning") { Turning() }
    """
  }
}
