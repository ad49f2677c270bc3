import Foundation

/// Times the whole program, from source to picture, on a sample of 25 lines.
///
/// Targets: a compiled sample to its picture within 120 ms of process time, a changed source within 1.2 s, and
/// each further size for less than a tenth of the first. The program must lie beside this one.
enum PreviewBenchmark {

  static func run() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("preview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var number = 0
    let changed = try Stopwatch.median(runs: 5) {
      number += 1
      try source(number).write(
        to: folder.appendingPathComponent("Sample.swift"), atomically: true, encoding: .utf8)
      try render(sizes: 1, in: folder)
    }
    let first = try Stopwatch.median { try render(sizes: 1, in: folder) }
    // Enough sizes to stand out from the varying time to start a process.
    let furtherSizes = 200
    let many = try Stopwatch.median { try render(sizes: 1 + furtherSizes, in: folder) }
    print("changed source to picture   \(Stopwatch.text(changed))")
    print("compiled source to picture  \(Stopwatch.text(first))")
    print("each further size           \(Stopwatch.text((many - first) / Double(furtherSizes)))")
  }

  /// A view whose text makes every version a different source.
  private static func source(_ number: Int) -> String {
    """
    import SwiftUI

    struct Sample: View {
      @State private var progress = 0.75

      var body: some View {
        VStack(alignment: .leading, spacing: 8) {
          Label("Upload \(number)", systemImage: "square.and.arrow.up").font(.headline)
          ViewThatFits(in: .horizontal) {
            HStack {
              Text(progress.formatted(.percent))
              ProgressView(value: progress).frame(width: 100)
            }
            ProgressView(value: progress).frame(width: 100)
            Text(progress.formatted(.percent))
          }
        }
        .padding()
        .background(.blue.opacity(0.1), in: RoundedRectangle(cornerRadius: 12))
      }
    }

    #Preview("Sample") {
      Sample()
    }
    """
  }

  private static func render(sizes: Int, in folder: URL) throws {
    try BuiltProgram.run(
      ["render", "Sample.swift", "-o", "out"]
        + (0..<sizes).flatMap { ["--size", "\(100 + 10 * $0)x80"] },
      in: folder)
  }
}
