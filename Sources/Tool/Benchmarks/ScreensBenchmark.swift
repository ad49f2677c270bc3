import Foundation

/// Times screens at 1206 by 2622 pixels, from their compiled sources to their pictures: one of settings with 60 rows, and
/// lists of a hundred and of a million rows.
///
/// Targets: the settings within 60 ms beyond the time for a view without content, each further size within 15
/// ms, and the million rows within 1.5 times the hundred. Processor time is measured, which other programs
/// affect least. The program must be next to this one.
enum ScreensBenchmark {
  /// Enough sizes to stand out from the varying time to start a process.
  private static let furtherSizes = 40

  static func run() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("screens-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try source.write(
      to: folder.appendingPathComponent("Screens.swift"), atomically: true, encoding: .utf8)
    let empty = try time("Nothing", sizes: 1, folder)
    let settings = try time("Settings", sizes: 1, folder)
    let many = try time("Settings", sizes: 1 + furtherSizes, folder)
    print(
      "settings of 60 rows     \(Stopwatch.text(settings - empty)) (the program alone: \(Stopwatch.text(empty)))"
    )
    print("each further size       \(Stopwatch.text((many - settings) / Double(furtherSizes)))")
    let hundred = try time("Hundred", sizes: 1 + furtherSizes, folder)
    let million = try time("Million", sizes: 1 + furtherSizes, folder)
    let ratio = Int((million / hundred * 100).rounded())
    print("a million rows to 100   \(ratio / 100).\(ratio % 100 < 10 ? "0" : "")\(ratio % 100) times")
  }

  private static func time(_ preview: String, sizes: Int, _ folder: URL) throws -> Double {
    try BuiltProgram.leastTime(of: preview, in: "Screens.swift", of: folder, sizes: sizes, height: 874)
  }

  private static let source = """
    import SwiftUI

    struct Settings: View {
      @State private var isOn = true

      var body: some View {
        NavigationStack {
          List {
            ForEach(0..<10) { section in
              Section("Section \\(section)") {
                Toggle("Airplane Mode", isOn: $isOn)
                NavigationLink("Wi-Fi") { Text("Networks") }.badge("Engine")
                Label("Bluetooth", systemImage: "antenna.radiowaves.left.and.right")
                LabeledContent("Storage", value: "12.4 GB")
                Button("Restore Purchases") {}
                Text("Row \\(section)")
              }
            }
          }
          .navigationTitle("Settings")
        }
      }
    }

    struct Rows: View {
      let count: Int
      var body: some View { List(0..<count) { Text("Row \\($0)") } }
    }

    #Preview("Nothing") { Color.clear }
    #Preview("Settings") { Settings() }
    #Preview("Hundred") { Rows(count: 100) }
    #Preview("Million") { Rows(count: 1_000_000) }
    """
}
