import Foundation
import Testing

/// Snapshot settings in previews, with the modifiers of Prefire and SnapshotPreviews.
@Suite struct SnapshotMarkTests {
  private func files(_ program: Program, in folder: String, ending: String) throws -> [String] {
    try program.files(in: folder).filter { $0.hasSuffix(".\(ending)") }.sorted()
  }

  private func document(_ program: Program, _ path: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: try program.bytes(path)) as? [String: Any])
  }

  // MARK: Which previews

  private static let marked = """
    import Prefire
    import SnapshotPreferences
    import SwiftUI
    #Preview("Plain") { Color.red }
    #Preview("Ignored") { Color.red.prefireIgnored() }
    #Preview("Excluded", traits: .snapshotExcluded) { Color.red }
    #Preview("Kept", traits: .snapshotExcluded(false)) { Color.red }
    #Preview("Enabled") { Color.red.prefireEnabled() }
    #Preview("Spoken of") { Text(".prefireIgnored()") /* .prefireIgnored() */ }
    struct Marked_Previews: PrefireProvider { static var previews: some View { Color.blue } }
    struct Other_Previews: PreviewProvider { static var previews: some View { Color.blue } }
    """

  @Test func previewsLeaveThemselvesOutOfSnapshots() throws {
    let program = try Program(["Marks.swift": Self.marked])
    let recorded = try program.run("snapshot", "record", "refs", "Marks.swift", "--size", "9x9")
    #expect(recorded.exitCode == 0, "\(recorded)")
    let names = ["Enabled", "Kept", "Marked_Previews", "Other_Previews", "Plain", "Spoken-of"]
    #expect(try files(program, in: "refs", ending: "png") == names.map { "Marks.\($0).9x9.png" })
    #expect(
      recorded.errors.contains(
        "note: 2 previews are left out, as the sources say of snapshots; --with-ignored takes them, too"),
      "\(recorded.errors)")
    #expect(try program.run("snapshot", "verify", "refs", "Marks.swift", "--size", "9x9").exitCode == 0)
    // For other purposes, and on request, everything is drawn.
    let rendered = try program.run("render", "Marks.swift", "--size", "9x9", "-o", "out")
    #expect(rendered.output.split(separator: "\n").count == 8, "\(rendered)")
    let all = try program.run(
      "snapshot", "record", "all", "Marks.swift", "--size", "9x9", "--with-ignored")
    #expect(all.output.hasSuffix("8 of 8 references written\n"), "\(all)")
    let named = try program.run(
      "snapshot", "record", "one", "Marks.swift", "--size", "9x9", "--preview", "Ignored")
    #expect(named.output == "recorded Marks.Ignored.9x9\n1 of 1 references written\n", "\(named)")
  }

  @Test func prefiresConfigurationHasPreviewsAsk() throws {
    let program = try Program([
      "App/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", platforms: [.iOS(.v17)], targets: [.target(name: "App")])
      """,
      "App/Sources/App/Marks.swift": Self.marked,
      "App/.prefire.yml": "test_configuration:\n  - target: App\n  - preview_default_enabled: false\n",
    ])
    let recorded = try program.run("snapshot", "record", "refs", "App", "--size", "9x9")
    #expect(recorded.exitCode == 0, "\(recorded)")
    #expect(
      try files(program, in: "refs/App", ending: "png")
        == ["Marks.Enabled.9x9.png", "Marks.Marked_Previews.9x9.png"], "\(recorded)")
    // Nothing has changed since, except who has to opt in.
    try #require(try program.run("snapshot", "verify", "refs", "App", "--size", "9x9").exitCode == 0)
    try program.write("test_configuration:\n  preview_default_enabled: true\n", to: "App/.prefire.yml")
    let verified = try program.run("snapshot", "verify", "refs", "App", "--size", "9x9")
    #expect(verified.exitCode == 4, "\(verified)")
    #expect(verified.output.hasSuffix("6 pictures: 4 missing, 2 identical\n"), "\(verified.output)")
  }

  // MARK: How pictures are taken and compared

  @Test func aPreviewsOwnToleranceCounts() throws {
    func source(_ width: Int) -> String {
      """
      import Prefire
      import SnapshotPreferences
      import SwiftUI
      struct Bar: View {
        var body: some View { HStack(spacing: 0) { Color.black.frame(width: \(width)); Color.white } }
      }
      #Preview("Exact") { Bar() }
      #Preview("Prefire") { Bar().snapshot(precision: 0.95) }
      #Preview("Near") { Bar().snapshot(precision: 0.99) }
      #Preview("Threshold") { Bar().snapshotDiffThreshold(0.05) }
      #Preview("Emerge") { VStack { Bar().emergeSnapshotPrecision(0.95) } }
      """
    }
    let program = try Program(["Bars.swift": source(10)])
    let arguments = ["refs", "Bars.swift", "--size", "100x10"]
    try #require(try program.run(["snapshot", "record"] + arguments).exitCode == 0)
    try program.write(source(14), to: "Bars.swift")
    let verified = try program.run(["snapshot", "verify"] + arguments)
    #expect(verified.exitCode == 1)
    #expect(verified.output.hasSuffix("5 pictures: 2 different, 3 within-tolerance\n"), "\(verified.output)")
    #expect(verified.output.contains("Bars.Exact.100x10") && verified.output.contains("Bars.Near.100x10"))
    // The caller's tolerance applies to all.
    let strict = try program.run(["snapshot", "verify"] + arguments + ["--max-diff-pixels", "1"])
    #expect(strict.output.hasSuffix("5 pictures: 5 different\n"), "\(strict.output)")
  }

  @Test func aPreviewsOwnDelayPasses() throws {
    let program = try Program([
      "Late.swift": """
      import Prefire
      import SwiftUI
      struct Late: View {
        @State private var text = "early"
        var body: some View {
          Text(text).task { try? await Task.sleep(for: .seconds(3)); text = "late" }
        }
      }
      #Preview("Soon") { Late() }
      #Preview("Later") { Late().snapshot(delay: 4) }
      """
    ])
    let soon = try program.run("inspect", "Late.swift", "--preview", "Soon")
    #expect(soon.output.contains("\"early\""), "\(soon)")
    let later = try program.run("inspect", "Late.swift", "--preview", "Later")
    #expect(later.output.contains("\"late\""), "\(later)")
  }

  @Test func aPreviewAsksForItsElements() throws {
    let program = try Program([
      "Marks.swift": """
      import SnapshotPreferences
      import SwiftUI
      #Preview("Plain") { Button("Buy") {} }
      #Preview("Spoken") { Button("Buy") {}.snapshotAccessibility(true) }
      #Preview("Emerge") { Button("Buy") {}.emergeAccessibility(true) }
      #Preview("Silent") { Button("Buy") {}.snapshotAccessibility(false) }
      """
    ])
    let rendered = try program.run("render", "Marks.swift", "--size", "90x40", "-o", "out")
    #expect(rendered.exitCode == 0, "\(rendered)")
    #expect(
      try program.files(in: "out").sorted().filter { $0.contains(".accessibility.") }
        == ["Marks.Emerge.90x40.accessibility.png", "Marks.Spoken.90x40.accessibility.png"])
    #expect(try program.bytes("out/Marks.Plain.90x40.png") == program.bytes("out/Marks.Spoken.90x40.png"))
    let arguments = ["refs", "Marks.swift", "--size", "90x40"]
    let recorded = try program.run(["snapshot", "record"] + arguments)
    #expect(recorded.exitCode == 0, "\(recorded)")
    #expect(try files(program, in: "refs", ending: "png").count == 4)
    #expect(try program.text("refs/Marks.Spoken.90x40.accessibility.txt") == "button “Buy”\n")
    #expect(
      try files(program, in: "refs", ending: "txt")
        == ["Marks.Emerge.90x40.accessibility.txt", "Marks.Spoken.90x40.accessibility.txt"])
    // They are compared each time, whatever is known of the pictures.
    for _ in 1...2 {
      let verified = try program.run(["snapshot", "verify"] + arguments)
      #expect(verified.exitCode == 0, "\(verified)")
      #expect(verified.output.hasPrefix("2 of 2 accessibility texts are as they were\n"), "\(verified)")
    }
    try program.write("button “Sell”\n", to: "refs/Marks.Spoken.90x40.accessibility.txt")
    #expect(try program.run(["snapshot", "verify"] + arguments).exitCode == 1)
  }

  // MARK: Sidecars

  @Test func sidecarsSayWhatSnapshotPreviewsSays() throws {
    let program = try Program([
      "LoginView.swift": """
      import SnapshotPreferences
      import SwiftUI
      struct LoginView: View {
        var body: some View { Text("Login").snapshotTags(["component": "form", "state": "first"]) }
      }
      #Preview("Dark Mode") {
        LoginView()
          .snapshotTags(["state": "last"])
          .snapshotAdditionalContext(["fixture": "happy", "attempt": 2, "isRetry": true, "more": ["version": 3]])
          .snapshotGroup("  Checkout ")
          .snapshotDiffThreshold(0.2)
          .snapshotCanvasTheme(.dark)
          .preferredColorScheme(.dark)
      }
      #Preview { LoginView().snapshotGroup(.module) }
      struct LoginScreen_Previews: PreviewProvider {
        static var previews: some View {
          Text("One")
          Text("Two").previewDisplayName("Second").previewInterfaceOrientation(.landscapeLeft)
        }
      }
      """
    ])
    let arguments = ["LoginView.swift", "--size", "90x40", "-o", "out"]
    let rendered = try program.run(["render", "--sidecars"] + arguments)
    #expect(rendered.exitCode == 0, "\(rendered)")
    let dark = try document(program, "out/LoginView.Dark-Mode.90x40.json")
    #expect(dark["display_name"] as? String == "Dark Mode")
    #expect(dark["group"] as? String == "Checkout")
    #expect(dark["diff_threshold"] as? Double == 0.2)
    #expect(dark["tags"] as? [String: String] == ["component": "form", "state": "last"])
    #expect(dark["canvas_theme"] as? String == "dark")
    let context = try #require(dark["context"] as? [String: Any])
    #expect(context["fixture"] as? String == "happy")
    #expect(context["attempt"] as? Int == 2)
    #expect(context["isRetry"] as? Bool == true)
    #expect((context["more"] as? [String: Any])?["version"] as? Int == 3)
    #expect(context["accessibility_enabled"] as? Bool == false)
    #expect(context["variant"] as? String == "90x40")
    let preview = try #require(context["preview"] as? [String: Any])
    #expect(preview["display_name"] as? String == "Dark Mode")
    #expect(preview["preferred_color_scheme"] as? String == "dark")
    #expect(preview["line"] as? Int == 6)
    #expect(preview["index"] as? Int == 0)
    #expect(preview["container_display_name"] as? String == "Login View")

    let unnamed = try document(program, "out/LoginView.Preview.90x40.json")
    #expect(unnamed["display_name"] as? String == "At line #15")
    #expect(unnamed["group"] as? String == "LoginViewModule")
    #expect(unnamed["diff_threshold"] == nil)

    let one = try document(program, "out/LoginView.LoginScreen_Previews.90x40.json")
    #expect(one["display_name"] as? String == "0")
    #expect(one["group"] as? String == "Login Screen")
    let two = try document(program, "out/LoginView.LoginScreen_Previews.Second.90x40.json")
    #expect(two["display_name"] as? String == "Second")
    let second = try #require((two["context"] as? [String: Any])?["preview"] as? [String: Any])
    #expect(second["orientation"] as? String == "landscapeLeft")
    #expect(second["index"] as? Int == 1)
    #expect(second["container_type_name"] as? String == "LoginViewModule.LoginScreen_Previews")
    // Without a request there are none, and the same picture has the same sidecar.
    let text = try program.text("out/LoginView.Dark-Mode.90x40.json")
    #expect(try program.run(["render", "--sidecars"] + arguments).exitCode == 0)
    #expect(try program.text("out/LoginView.Dark-Mode.90x40.json") == text)
    #expect(try program.run("render", "LoginView.swift", "-o", "plain").exitCode == 0)
    #expect(try files(program, in: "plain", ending: "json").isEmpty)
  }

  // MARK: What is drawn in part

  @Test func whatIsDrawnInPartIsNotRecordedUnasked() throws {
    let app = [
      "App/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", platforms: [.iOS(.v17)], targets: [.target(name: "App")])
      """,
      "App/Sources/App/Good.swift": "import SwiftUI\n#Preview(\"Good\") { Color.red }\n",
      "App/Sources/App/Part.swift": """
      import SwiftUI
      import Nowhere
      #Preview("Part") {
        VStack {
          Text("Here")
          Nowhere.Box()
        }
      }
      """,
    ]
    let program = try Program(app)
    let arguments = ["refs", "App", "--size", "90x60"]
    let recorded = try program.run(["snapshot", "record"] + arguments)
    #expect(recorded.exitCode == 65, "\(recorded)")
    #expect(
      recorded.output == """
        recorded App/Good.Good.90x60
        1 of 1 references written
        not recorded, because it is drawn in part: App/Part.Part.90x60: Box (Part.swift:3)
        --drawn-in-part records what is drawn in part, with the boxes

        """)
    #expect(try files(program, in: "refs/App", ending: "png") == ["Good.Good.90x60.png"])
    #expect(recorded.errors.contains("2 previews: 1 drawn, 1 drawn in part, 0 not drawn"))
    // Compared with a reference it is a picture like others, and reports what it lacks.
    let missing = try program.run(["snapshot", "verify"] + arguments)
    #expect(missing.exitCode == 4, "\(missing)")
    #expect(missing.output.contains("\n  drawn in part: Box (Part.swift:3)\n"), "\(missing)")
    // Approving everything that differs does not mean the box.
    let approved = try program.run("snapshot", "approve", "refs", "snapshot-results")
    #expect(
      approved.output == """
        not approved, because it is drawn in part: App/Part.Part.90x60: Box (Part.swift:3); its name approves it

        """, "\(approved)")
    #expect(try files(program, in: "refs/App", ending: "png") == ["Good.Good.90x60.png"])
    let asked = try program.run(["snapshot", "record"] + arguments + ["--drawn-in-part"])
    #expect(asked.exitCode == 0, "\(asked)")
    #expect(asked.output == "recorded App/Part.Part.90x60\n1 of 2 references written\n")
    #expect(try program.run(["snapshot", "verify"] + arguments).exitCode == 0)
  }

  @Test func whatIsDrawnInPartKeepsItsReference() throws {
    let whole = "import SwiftUI\n#Preview(\"Part\") { VStack { Text(\"Here\"); Color.red } }\n"
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", platforms: [.iOS(.v17)], targets: [.target(name: "App")])
      """
    let program = try Program(["App/Package.swift": manifest, "App/Sources/App/Part.swift": whole])
    let arguments = ["refs", "App", "--size", "90x60"]
    try #require(try program.run(["snapshot", "record"] + arguments).exitCode == 0)
    let reference = try program.bytes("refs/App/Part.Part.90x60.png")
    try program.write(
      "import SwiftUI\n#Preview(\"Part\") { VStack { Text(\"Here\"); Unknown() } }\n",
      to: "App/Sources/App/Part.swift")
    #expect(try program.run(["snapshot", "record"] + arguments).exitCode == 65)
    #expect(try program.bytes("refs/App/Part.Part.90x60.png") == reference)
    #expect(try program.run(["snapshot", "verify"] + arguments).exitCode != 0)
    // Once mended, it is the same as before.
    try program.write(whole, to: "App/Sources/App/Part.swift")
    #expect(try program.run(["snapshot", "record"] + arguments).exitCode == 0)
    #expect(try program.run(["snapshot", "verify"] + arguments).exitCode == 0)
  }
}
