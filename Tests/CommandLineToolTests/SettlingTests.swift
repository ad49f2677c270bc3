import Foundation
import Testing

/// The state in which views begin, and how much time they get before their picture is taken.
@Suite struct SettlingTests {
  private static let source = """
    import SwiftUI

    enum Theme: String { case plain, bold }

    struct Loading: View {
      @State private var items: [String] = []
      @State private var late = "early"
      @State private var phases = ""
      @AppStorage("name") private var name = "nobody"
      @AppStorage("theme") private var theme = Theme.plain
      @AppStorage("share") private var share: Double?
      @SceneStorage("count") private var count = 0
      @Environment(\\.scenePhase) private var phase

      var body: some View {
        VStack {
          Text("\\(name) \\(theme.rawValue) \\(share ?? -1) \\(count) \\(UserDefaults.standard.integer(forKey: "count"))")
          Other()
          Text("items: \\(items.joined(separator: " "))")
          Text("late: \\(late)")
          Text("phases: \\(phases)")
          Text("passed: \\(Int(Date().timeIntervalSince1970) - 1_757_929_260)")
          Button("Rename") { name = "Grace" }
        }
        .onChange(of: phase) { old, new in phases += "\\(old)>\\(new) " }
        .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 20) { late = "late" } }
        .task {
          try? await Task.sleep(for: .seconds(0.5))
          items = await Self.load()
        }
      }

      nonisolated static func load() async -> [String] {
        try? await Task.sleep(nanoseconds: 300_000_000)
        return ["one", "two"]
      }
    }

    struct Other: View {
      @AppStorage("name") private var name = "else"
      var body: some View { Text("other: \\(name)") }
    }

    struct Shared: PreviewModifier {
      static func makeSharedContext() async throws -> String {
        try await Task.sleep(for: .seconds(1))
        return "from the context"
      }
      func body(content: Content, context: String) -> some View {
        VStack {
          Text(context)
          content
        }
      }
    }

    struct Failing: PreviewModifier {
      struct NoDatabase: Error {}
      static func makeSharedContext() async throws -> Int { throw NoDatabase() }
      func body(content: Content, context: Int) -> some View { content }
    }

    #Preview("Loading") { Loading() }
    #Preview("Shared", traits: .modifier(Shared())) { Text("content") }
    #Preview("Failing", traits: .modifier(Failing())) { Text("content") }

    struct Turned_Previews: PreviewProvider {
      static var previews: some View {
        Color.red.previewDevice("iPhone 16").previewInterfaceOrientation(.landscapeLeft)
          .previewDisplayName("Turned")
      }
    }
    """

  private func inspect(_ program: Program, _ preview: String, _ options: String...) throws -> String {
    let result = try program.run(
      ["inspect", "Loading.swift", "--preview", preview] + options)
    #expect(result.exitCode == 0, "\(result.errors)")
    return result.output
  }

  @Test func viewsFindWhatWasPutUnderNames() throws {
    let program = try Program(["Loading.swift": Self.source])
    let plain = try inspect(program, "Loading", "--size", "300x300")
    #expect(plain.contains("\"nobody plain -1.000000 0 0\""))
    #expect(plain.contains("\"other: else\""))
    let seeded = try inspect(
      program, "Loading", "--size", "300x300", "--defaults", "name=Ada=Lovelace", "--defaults", "theme=bold",
      "--defaults", "share=0.5", "--defaults", "count=3")
    #expect(seeded.contains("\"Ada=Lovelace bold 0.500000 3 3\""))
    #expect(seeded.contains("\"other: Ada=Lovelace\""))
    // All properties of a name share their value.
    let renamed = try inspect(program, "Loading", "--size", "300x300", "--tap", "Rename")
    #expect(renamed.contains("\"Grace plain") && renamed.contains("\"other: Grace\""))
    let wrong = try program.run(
      "inspect", "Loading.swift", "--preview", "Loading", "--size", "300x300", "--defaults", "count=three")
    #expect(wrong.errors.contains("“three” is not of type Int, which the view keeps under “count”"))
    let malformed = try program.run("inspect", "Loading.swift", "--defaults", "count")
    #expect(malformed.exitCode == 64)
  }

  @Test func tasksAreAwaitedOnAClockOnWhichNobodyWaits() throws {
    let program = try Program(["Loading.swift": Self.source])
    let usual = try inspect(program, "Loading", "--size", "300x300")
    #expect(usual.contains("\"items: one two\"") && usual.contains("\"late: early\""))
    let hasty = try inspect(program, "Loading", "--size", "300x300", "--settle", "0")
    #expect(hasty.contains("\"items: \"") && hasty.contains("\"passed: 0\""))
    let half = try inspect(program, "Loading", "--size", "300x300", "--settle", "0", "--wait", "0.6")
    #expect(half.contains("\"items: \""))
    let start = Date()
    let patient = try inspect(program, "Loading", "--size", "300x300", "--settle", "60")
    #expect(patient.contains("\"late: late\"") && patient.contains("\"passed: 20\""))
    #expect(Date().timeIntervalSince(start) < 15)
  }

  @Test func aSceneIsPutAwayInSteps() throws {
    let program = try Program(["Loading.swift": Self.source])
    let away = try inspect(
      program, "Loading", "--size", "300x300", "--scene-phase", "inactive", "--scene-phase", "background")
    #expect(away.contains("\"phases: active>inactive inactive>background \""))
    let wrong = try program.run("inspect", "Loading.swift", "--scene-phase", "asleep")
    #expect(
      wrong.exitCode == 64
        && wrong.errors.contains("“asleep” is not a scene phase; there are: active, inactive"))
  }

  @Test func previewsHaveTheirTraits() throws {
    let program = try Program(["Loading.swift": Self.source])
    #expect(try inspect(program, "Shared", "--size", "200x100").contains("\"from the context\""))
    let failing = try program.run("inspect", "Loading.swift", "--preview", "Failing")
    #expect(failing.exitCode != 0 && failing.errors.contains("NoDatabase"))
    #expect(try inspect(program, "Turned").contains("Turned 852x393@3x.iPhone-16-landscape"))
  }
}
