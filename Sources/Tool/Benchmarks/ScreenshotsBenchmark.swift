import Foundation

/// Times the screenshots of an app's page in the store: 20 languages, 6 devices and 5 previews, through the whole
/// program, from source and string catalog to folders that `fastlane deliver` uploads.
///
/// Target: 600 pictures in less than two minutes on two processors, compiling included. The alternative is
/// Apple's simulator, driven by `fastlane snapshot` on a Mac, which users report to take about an hour for
/// two languages (github.com/fastlane/fastlane/issues/21385); on Linux there is nothing to compare with in
/// the same run. The program must be next to this one.
enum ScreenshotsBenchmark {

  /// A device for each kind of screen that the App Store shows most.
  private static let devices = [
    "iPhone 16 Pro Max", "iPhone 14 Plus", "iPhone 16 Pro", "iPhone 16e", "iPad Pro 13", "iPad Pro 11 M4",
  ]

  private static let texts = 40

  static func run() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "screenshots-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try prepare(folder)
    print("store screenshots           20 languages x 6 devices x 5 previews (no peer runs on Linux)")
    try report("compiling and rendering", in: folder, output: "first")
    try report("rendering", in: folder, output: "again")
    try report("in their devices, titled", in: folder, output: "framed", ["--frame", "--title", "text 0"])
  }

  /// Writes the source and its catalog to a folder.
  static func prepare(_ folder: URL) throws {
    try source.write(to: folder.appendingPathComponent("Shop.swift"), atomically: true, encoding: .utf8)
    try catalog().write(to: folder.appendingPathComponent("Localizable.xcstrings"))
  }

  private static func report(
    _ name: String, in folder: URL, output: String, _ arguments: [String] = []
  ) throws {
    let time = try Stopwatch.time { try render(in: folder, output: output, arguments) }
    let (count, bytes) = try size(of: folder.appendingPathComponent(output))
    precondition(count == 600, "There are \(count) pictures instead of 600.")
    let seconds = Double(Int((time / 100).rounded())) / 10
    let megabytes = Double(bytes / 100_000) / 10
    let label = name + String(repeating: " ", count: max(1, 28 - name.count))
    print("\(label)\(seconds) s, \(Stopwatch.text(time / Double(count))) each, \(megabytes) MB")
  }

  /// Renders the 600 pictures.
  static func render(in folder: URL, output: String, _ arguments: [String] = []) throws {
    try BuiltProgram.run(
      ["render", "Shop.swift", "--folders", "deliver", "-o", output]
        + devices.flatMap { ["--device", $0] } + arguments,
      in: folder)
  }

  /// The number of pictures in a folder, and their bytes.
  private static func size(of folder: URL) throws -> (count: Int, bytes: Int) {
    var total = (count: 0, bytes: 0)
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where name.hasSuffix(".png")
    {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: folder.appendingPathComponent(name).path)
      total.count += 1
      total.bytes += attributes[.size] as? Int ?? 0
    }
    return total
  }

  /// Made-up texts in 20 languages.
  private static func catalog() throws -> Data {
    var phrases = InterfacePhrases(seed: 1)
    var strings: [String: Any] = [:]
    for index in 0..<texts {
      var localizations: [String: Any] = [:]
      for (tag, text) in phrases.texts() {
        localizations[tag] = ["stringUnit": ["state": "translated", "value": text]]
      }
      strings["text \(index)"] = ["localizations": localizations]
    }
    return try JSONSerialization.data(
      withJSONObject: ["sourceLanguage": "en", "version": "1.0", "strings": strings],
      options: .sortedKeys)
  }

  /// An app's screens: a list, cards, a form, a first page and a grid.
  private static let source = """
    import SwiftUI

    struct Row: View {
      let title: LocalizedStringKey
      let detail: LocalizedStringKey
      let symbol: String

      var body: some View {
        HStack(spacing: 12) {
          Image(systemName: symbol)
            .foregroundStyle(.white)
            .frame(width: 36, height: 36)
            .background(.blue.gradient, in: RoundedRectangle(cornerRadius: 9))
          VStack(alignment: .leading, spacing: 2) {
            Text(title).font(.headline)
            Text(detail).font(.subheadline).foregroundStyle(.secondary)
          }
          Spacer()
          Image(systemName: "chevron.right").foregroundStyle(.tertiary)
        }
        .padding(.vertical, 8)
      }
    }

    struct Page<Content: View>: View {
      let title: LocalizedStringKey
      @ViewBuilder var content: Content

      var body: some View {
        VStack(alignment: .leading, spacing: 14) {
          Text(title).font(.largeTitle.bold())
          content
          Spacer(minLength: 0)
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(Color(white: 0.96).ignoresSafeArea())
      }
    }

    struct Card: View {
      let title: LocalizedStringKey
      let detail: LocalizedStringKey
      let colors: [Color]

      var body: some View {
        VStack(alignment: .leading, spacing: 8) {
          Label(title, systemImage: "star.fill").font(.title3.bold())
          Text(detail).font(.body)
          ProgressView(value: 0.6).tint(.white)
        }
        .foregroundStyle(.white)
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(
          LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing),
          in: RoundedRectangle(cornerRadius: 20))
        .shadow(color: .black.opacity(0.2), radius: 8, y: 4)
      }
    }

    #Preview("List") {
      Page(title: "text 0") {
        Row(title: "text 1", detail: "text 2", symbol: "person.fill")
        Row(title: "text 3", detail: "text 4", symbol: "bell.fill")
        Row(title: "text 5", detail: "text 6", symbol: "lock.fill")
        Row(title: "text 7", detail: "text 8", symbol: "cart.fill")
        Row(title: "text 9", detail: "text 10", symbol: "heart.fill")
      }
    }

    #Preview("Cards") {
      Page(title: "text 11") {
        Card(title: "text 12", detail: "text 13", colors: [.blue, .purple])
        Card(title: "text 14", detail: "text 15", colors: [.orange, .red])
        Card(title: "text 16", detail: "text 17", colors: [.green, .teal])
      }
    }

    #Preview("Form") {
      Page(title: "text 18") {
        VStack(spacing: 12) {
          Toggle("text 19", isOn: .constant(true))
          Toggle("text 20", isOn: .constant(false))
          Divider()
          HStack { Text("text 21"); Spacer(); Text("text 22").foregroundStyle(.secondary) }
          HStack { Text("text 23"); Spacer(); Text("text 24").foregroundStyle(.secondary) }
        }
        .padding()
        .background(.white, in: RoundedRectangle(cornerRadius: 16))
        Button("text 25") {}.buttonStyle(.borderedProminent)
        Text("text 26").font(.footnote).foregroundStyle(.secondary)
      }
    }

    #Preview("Welcome") {
      ZStack {
        LinearGradient(colors: [.indigo, .pink, .orange], startPoint: .top, endPoint: .bottomTrailing)
          .ignoresSafeArea()
        VStack(spacing: 20) {
          Image(systemName: "sparkles").font(.system(size: 96))
          Text("text 27").font(.largeTitle.bold())
          Text("text 28").font(.title3)
        }
        .multilineTextAlignment(.center)
        .foregroundStyle(.white)
        .padding(32)
      }
    }

    #Preview("Grid") {
      Page(title: "text 29") {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 12)], spacing: 12) {
          ForEach(["text 30", "text 31", "text 32", "text 33", "text 34", "text 35", "text 36", "text 37"], id: \\.self) {
            Text(LocalizedStringKey($0))
              .font(.headline)
              .padding()
              .frame(maxWidth: .infinity, minHeight: 110, alignment: .bottomLeading)
              .background(.teal.opacity(0.25), in: RoundedRectangle(cornerRadius: 18))
          }
        }
      }
    }
    """
}
