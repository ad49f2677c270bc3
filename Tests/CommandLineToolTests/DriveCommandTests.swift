import Foundation
import Testing

/// Steps of a user's, from the command line to the picture.
@Suite struct DriveCommandTests {
  private static let source = """
    import SwiftUI

    struct Doubling: View {
      @State private var count = 1
      var body: some View {
        VStack {
          Text("Count \\(count)")
          Button("Add") { count += 1 }
          Button("Double") { count *= 2 }
          Button("Off") {}.disabled(true)
        }
      }
    }

    #Preview { Doubling() }
    """

  @Test func stepsAreTakenInTheOrderOfTheCommandLine() throws {
    let program = try Program(["Doubling.swift": Self.source])
    func count(_ steps: String...) throws -> Bool {
      let result = try program.run(["inspect", "Doubling.swift", "--size", "200x200"] + steps)
      #expect(result.exitCode == 0, "\(result.errors)")
      return result.output.contains("Count 4")
    }
    #expect(try count("--tap", "Add", "--tap", "Double"))
    #expect(!(try count("--tap", "Double", "--tap", "Add")))
    #expect(try count("--tap=Double", "--tap", "Double"))
  }

  private static let touched = """
    import SwiftUI

    struct Touched: View {
      @GestureState private var way = CGSize.zero
      @State private var place = "nowhere"
      @State private var drags = 0
      @State private var presses = 0
      @State private var names = ["One", "Two"]
      var body: some View {
        VStack {
          Text("Way \\(Int(way.width)), drags \\(drags), presses \\(presses), at \\(place)")
          Color.red.frame(width: 40, height: 40).accessibilityIdentifier("Card")
            .gesture(
              DragGesture().updating($way) { value, state, _ in state = value.translation }
                .onEnded { _ in drags += 1 })
            .simultaneousGesture(LongPressGesture(minimumDuration: 1.5).onEnded { _ in presses += 1 })
          List {
            ForEach(names, id: \\.self) { Text($0) }
              .onMove { names.move(fromOffsets: $0, toOffset: $1) }
          }
        }
        .onOpenURL { place = $0.host() ?? "" }
      }
    }

    #Preview { Touched() }
    """

  @Test func fingersAndAddressesAreStepsToo() throws {
    let program = try Program([
      "Touched.swift": Self.touched,
      "steps.txt": """
      open-url app://home
      press Card=2
      hold Card=30,0
      edit-mode
      move One=end
      """,
    ])
    func shows(_ text: String, _ steps: String...) throws {
      let result = try program.run(["inspect", "Touched.swift", "--size", "300x400"] + steps)
      #expect(result.exitCode == 0, "\(result.errors)")
      #expect(result.output.contains(text), "\(steps)")
    }
    try shows("Way 30, drags 0, presses 0, at nowhere", "--hold", "Card=30,0")
    try shows("Way 0, drags 1, presses 0, at home", "--drag", "Card=30,0", "--open-url", "app://home")
    try shows("Way 0, drags 0, presses 1, at nowhere", "--press", "Card=2")
    try shows("Way 0, drags 1, presses 1, at nowhere", "--drag", "Card=0,40,2")
    let result = try program.run(
      "render", "Touched.swift", "--size", "300x400", "--steps", "steps.txt", "-o", "out")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(try program.pictures(in: "out").count == 7)
    for (step, reason) in [
      (["--drag", "Card=far"], "is not a distance"), (["--open-url", "home"], "is not a URL"),
      (["--press", "Way=1"], "no view called"),
      (["--move", "One=up"], "neither “before:” with a row nor “end”"),
    ] {
      let wrong = try program.run(["render", "Touched.swift", "--size", "300x400"] + step)
      #expect(wrong.exitCode == 64)
      #expect(wrong.errors.contains(reason), "\(wrong.errors)")
    }
  }

  @Test func whatAFingerCannotDoEndsWithItsReason() throws {
    let program = try Program(["Doubling.swift": Self.source])
    let disabled = try program.run("render", "Doubling.swift", "--size", "200x200", "--tap", "Off")
    #expect(disabled.exitCode == 64)
    #expect(disabled.errors.contains("“Off” is disabled (Button)"))
    let unknown = try program.run("render", "Doubling.swift", "--size", "200x200", "--tap", "Halve")
    #expect(unknown.exitCode == 64)
    #expect(unknown.errors.contains("there is no view called “Halve”; there are: “Count 1”, “Add”"))
    let malformed = try program.run("render", "Doubling.swift", "--size", "200x200", "--swipe", "Add=up")
    #expect(malformed.exitCode == 64)
    #expect(malformed.errors.contains("“up” is neither “leading” nor “trailing”"))
    #expect(!FileManager.default.fileExists(atPath: program.folder.path + "/Doubling.Doubling.200x200.png"))
  }

  @Test func scriptsMakeAPictureAfterEachStep() throws {
    let program = try Program([
      "Doubling.swift": Self.source, "steps.txt": "# Twice.\ntap Add\n\ntap Double\n",
      "bad.txt": "tap Add\nhop Add\n",
    ])
    let result = try program.run(
      "render", "Doubling.swift", "--size", "200x200", "--steps", "steps.txt", "-o", "out")
    #expect(result.exitCode == 0, "\(result.errors)")
    let files = try FileManager.default.contentsOfDirectory(atPath: program.folder.path + "/out").sorted()
    let name = "Doubling.Doubling.200x200"
    #expect(files == ["\(name).png"] + (0...2).map { "\(name).step0\($0).png" })
    func bytes(_ file: String) throws -> Data {
      try Data(contentsOf: program.folder.appendingPathComponent("out/\(file)"))
    }
    #expect(try bytes("\(name).png") == bytes("\(name).step02.png"))
    #expect(try bytes("\(name).step00.png") != bytes("\(name).step01.png"))
    let bad = try program.run("render", "Doubling.swift", "--size", "200x200", "--steps", "bad.txt")
    #expect(bad.exitCode == 64)
    #expect(bad.errors.contains("bad.txt, line 2: “hop” is not a step"))
  }

  @Test func aTrapInADestinationCostsItsPictureAlone() throws {
    let program = try Program([
      "Screens.swift": """
      import SwiftUI

      struct Trap: View { var body: some View { let none: [Int] = []; return Text("\\(none[1])") } }

      #Preview("Links") { NavigationStack { NavigationLink("There") { Trap() } } }
      #Preview("Pushed") { NavigationStack { Text("Here").navigationDestination(isPresented: .constant(true)) { Trap() } } }
      #Preview("After") { Text("After") }
      """
    ])
    let result = try program.run("render", "Screens.swift", "--size", "200x200", "-o", "out")
    #expect(result.exitCode == 70)
    #expect(result.errors.contains("Pushed") && !result.errors.contains("Links"))
    let files = try FileManager.default.contentsOfDirectory(atPath: program.folder.path + "/out").sorted()
    #expect(files == ["Screens.After.200x200.png", "Screens.Links.200x200.png"])
  }

  /// The action runs once if the list is pulled far enough, and the view's own button shows when it has
  /// ended.
  @Test func pullingFarEnoughRefreshesOnce() throws {
    let program = try Program([
      "Mailbox.swift": """
      import SwiftUI

      struct Refresher: View {
        @Binding var log: [String]
        @Environment(\\.refresh) private var refresh
        var body: some View {
          Button("Refresh") {
            Task {
              await refresh?()
              log.append("refreshed")
            }
          }
          .disabled(refresh == nil)
        }
      }
      struct Mailbox: View {
        @State private var log: [String] = ["log"]
        var body: some View {
          List {
            Text(log.joined(separator: " "))
            Refresher(log: $log)
          }
          .accessibilityIdentifier("mails")
          .refreshable {
            log.append("begin")
            try? await Task.sleep(for: .milliseconds(300))
            log.append("end")
          }
        }
      }
      #Preview { Mailbox() }
      """
    ])
    for (steps, text) in [
      (["--scroll", "mails=-30", "--wait", "1"], "log"),
      (["--scroll", "mails=-60", "--wait", "1"], "log begin end"),
      (["--scroll", "mails=-60", "--wait", "1", "--scroll", "mails=0", "--wait", "1"], "log begin end"),
      (["--tap", "Refresh", "--wait", "1"], "log begin end refreshed"),
    ] {
      let result = try program.run(["inspect", "Mailbox.swift", "--size", "300x400"] + steps)
      #expect(result.exitCode == 0, "\(result.errors)")
      #expect(result.output.contains("\"\(text)\""), "\(steps): \(result.output)")
    }
  }
}
